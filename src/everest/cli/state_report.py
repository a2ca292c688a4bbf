"""A position as plain data for programs; docs/json.md documents every key."""

from __future__ import annotations

from typing import Any

from everest.cli.perspective import Perspective
from everest.engine.actions import CHANCE
from everest.text.events import EVERYTHING


def state_report(perspective: Perspective, number: int) -> dict[str, Any]:
    """The position after so many actions, as the viewer counts them.

    Raises:
        RecordComplaint: if one of the actions is not legal.
    """
    game = perspective.opened.game
    viewer = perspective.viewer
    state = perspective.state(number)
    chance_due = game.to_act(state) == (CHANCE,)
    if viewer == EVERYTHING:
        view = game.full_view(state)
    else:
        view = game.view(state, viewer)
        chance_due = chance_due and _knows_of_chance(view)
    return {
        "ply": number,
        "plies": perspective.last,
        "names": perspective.opened.record.header.names,
        "knows": _knows(viewer),
        "over": game.is_over(state),
        "chance_due": chance_due,
        "view": view,
    }


def _knows_of_chance(view: Any) -> bool:
    """Whether who has this view knows it when chance acts: not while others draw for a bottle."""
    seat = view["seat"]
    if not view["to_act"]:
        return True
    if seat is None:
        return False
    oxygen = view["players"][seat]["private"].get("oxygen")
    return oxygen is not None and bool(oxygen["stage"] == "drawing")


def _knows(viewer: int | None) -> str:
    if viewer is None:
        return "spectator"
    return "everything" if viewer == EVERYTHING else "seat"
