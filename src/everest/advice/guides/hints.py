"""What a sensible next step is: in the first days each one, later what is easily forgotten."""

from __future__ import annotations

from everest.advice.codes import note
from everest.advice.first_days import next_step
from everest.advice.guides.position import GuidePosition
from everest.advice.heights import wants_camp, way_down
from everest.advice.shapes import Note


def hints(position: GuidePosition) -> list[Note]:
    """Hints, the most pressing first."""
    turn = position.my_turn()
    found: list[Note] = []
    if position.view["phase"] == "cards" and _has_useful_bottle(position):
        found.append(note("oxygen"))
    if turn is not None and turn["at_tile"] is None and not turn["risk_left"]:
        found += _about_height(position)
    return found + next_step(position, _special_step)


def _special_step(position: GuidePosition) -> str | None:
    """What comes before moving."""
    turn = position.my_turn()
    assert turn is not None
    if turn["at_tile"] is not None:
        return "tile"
    if turn["risk_left"] and len(turn["unused"]) <= 1:
        return "settle"
    if turn["rest_left"]:
        return "raise"
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


def _about_height(position: GuidePosition) -> list[Note]:
    """The way down for clients high up, then tents."""
    guides = position.player()["pieces"]
    found: list[Note] = []
    for guide in guides:
        if guide["clients"]:
            found += way_down(position, guide["name"], guide["space"])
    for guide in guides:
        if guide["tents"] and wants_camp(position, guide["space"]):
            found.append(note("camp", piece=guide["name"]))
    return found
