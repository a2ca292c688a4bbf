"""A position as plain data for programs; docs/json.md documents every key."""

from __future__ import annotations

from typing import Any

from everest.cli.shared import Opened
from everest.engine.actions import CHANCE
from everest.text.events import EVERYTHING


def state_report(opened: Opened, plies: int, viewer: int | None) -> dict[str, Any]:
    """The position after so many plies.

    Args:
        opened: the record.
        plies: how many plies to replay.
        viewer: whose view: a seat, None for a spectator, `EVERYTHING` for the whole state.

    Raises:
        RecordComplaint: if one of the plies is not legal, or the record is masked.
    """
    game = opened.game
    state = opened.state(plies)
    view = game.full_view(state) if viewer == EVERYTHING else game.view(state, viewer)
    return {
        "ply": plies,
        "plies": len(opened.record.plies),
        "names": opened.record.header.names,
        "knows": _knows(viewer),
        "over": game.is_over(state),
        "chance_due": game.to_act(state) == (CHANCE,),
        "view": view,
    }


def _knows(viewer: int | None) -> str:
    if viewer is None:
        return "spectator"
    return "everything" if viewer == EVERYTHING else "seat"
