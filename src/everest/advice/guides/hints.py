"""What a sensible next step is: in the first days each one, later what is easily forgotten."""

from __future__ import annotations

from everest.advice.codes import note
from everest.advice.duties import players
from everest.advice.guides.position import GuidePosition
from everest.advice.heights import LAST_DAY, wants_camp, way_down
from everest.advice.shapes import Note


def hints(position: GuidePosition) -> list[Note]:
    """Hints, the most pressing first."""
    turn = position.my_turn()
    found: list[Note] = []
    if position.view["phase"] == "cards" and _has_useful_bottle(position):
        found.append(note("oxygen"))
    if turn is not None and turn["at_tile"] is None and not turn["risk_left"]:
        found += _about_height(position)
    if position.view["round"] <= LAST_DAY:
        found += _next_step(position)
    return found


def _next_step(position: GuidePosition) -> list[Note]:
    """What beginners do next."""
    phase = position.view["phase"]
    turn = position.my_turn()
    if phase == "cards":
        return [note("cards", players=players(position))]
    if phase == "risk":
        return [note("risk")]
    if turn is None:
        return []
    if turn["at_tile"] is not None:
        return [note("tile")]
    if turn["risk_left"] and len(turn["unused"]) <= 1:
        return [note("settle")]
    if turn["rest_left"]:
        return [note("raise")]
    if _has_empty_guides_only(position):
        return [note("load")]
    if position.all_points():
        return [note("move")]
    return [note("use" if turn["unused"] else "end")]


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
