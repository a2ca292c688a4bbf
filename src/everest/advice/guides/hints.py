"""What a sensible next step is in Mount Everest."""

from __future__ import annotations

from everest.advice.codes import note
from everest.advice.guides.position import GuidePosition
from everest.advice.heights import wants_camp
from everest.advice.next_steps import next_step
from everest.advice.parties import Party, about_parties
from everest.advice.shapes import Note


def hints(position: GuidePosition) -> list[Note]:
    """Hints, the most pressing first."""
    turn = position.my_turn()
    found: list[Note] = []
    parties = _parties(position)
    if position.view["phase"] == "cards" and _has_useful_bottle(position):
        found.append(note("oxygen"))
    if turn is not None and turn["at_tile"] is None and not turn["risk_left"]:
        if turn["rest_left"]:
            found.append(note("raise"))  # who is in need may be helped by that
        found += about_parties(position, parties) + _camps(position)
    return found + next_step(position, parties, _special_step)


def _parties(position: GuidePosition) -> list[Party]:
    """The clients of the viewer, by where they are."""
    player = position.player()
    return [
        Party(
            place["name"],
            place["space"],
            [client["level"] for client in place["clients"]],
            hopes=any(not client["summited"] for client in place["clients"]),
        )
        for place in (*player["pieces"], *player["camps"])
        if place["clients"]
    ]


def _special_step(position: GuidePosition) -> str | None:
    """What comes before moving."""
    turn = position.my_turn()
    assert turn is not None
    if turn["at_tile"] is not None:
        return "tile"
    if turn["risk_left"] or turn["rest_left"]:
        return None
    return "load" if _has_empty_guides_only(position) else None


def _has_empty_guides_only(position: GuidePosition) -> bool:
    """Whether all guides are in base camp and carry nothing."""
    base = position.board.ids[position.board.start]
    return not any(
        guide["space"] != base or guide["clients"] or guide["bottles"] or guide["tents"]
        for guide in position.player()["pieces"]
    )


# -- what comes later -----------------------------------------------------------------------------


def _has_useful_bottle(position: GuidePosition) -> bool:
    """Whether a bottle lies in a camp where it brings cards (O1)."""
    player = position.player()
    return bool(player["reserve_size"]) and any(
        camp["bottles"] and position.rules.oxygen_draw[position.zone(camp["space"])]
        for camp in player["camps"]
    )


def _camps(position: GuidePosition) -> list[Note]:
    """Tents that can become a camp where their guide stands."""
    return [
        note("camp", piece=guide["name"], points=position.cost(guide["space"]) or 0)
        for guide in position.player()["pieces"]
        if guide["tents"] and wants_camp(position, guide["space"])
    ]
