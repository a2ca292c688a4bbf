"""All advice for one viewer at one moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

from everest.advice.climbers import choices as climber_choices
from everest.advice.climbers import duties as climber_duties
from everest.advice.climbers import hints as climber_hints
from everest.advice.climbers import nights as climber_nights
from everest.advice.climbers import warnings as climber_warnings
from everest.advice.climbers.position import ClimberPosition
from everest.advice.guides import choices as guide_choices
from everest.advice.guides import duties as guide_duties
from everest.advice.guides import hints as guide_hints
from everest.advice.guides import nights as guide_nights
from everest.advice.guides import warnings as guide_warnings
from everest.advice.guides.position import GuidePosition
from everest.advice.position import PositionT
from everest.advice.reach import reach
from everest.advice.shapes import Advice, Choice, Note, Prospect
from everest.engine.game import AnyGame
from everest.engine.state import State
from everest.engine.view import OVER_NAME, View
from everest.engine.vocabulary import END


@dataclass(frozen=True, kw_only=True)
class Adviser(Generic[PositionT]):
    """The parts of advice that are one game's own.

    Attributes:
        position: the position of a view.
        choice: a legal action in its parts.
        prospects: the nights ahead of everybody.
        duties: what the viewer has to see to before all else.
        warnings: from what the viewer could still do to what it has left undone.
        hints: what a sensible next step is, the most pressing first.
    """

    position: Callable[[AnyGame, Any], PositionT]
    choice: Callable[[PositionT, int], Choice]
    prospects: Callable[[PositionT], list[Prospect]]
    duties: Callable[[PositionT], list[Note]]
    warnings: Callable[[PositionT, Sequence[int]], list[Note]]
    hints: Callable[[PositionT], list[Note]]


ADVISERS: Final[dict[str, Adviser[Any]]] = {
    "mount-everest": Adviser[GuidePosition](
        position=GuidePosition,
        choice=guide_choices.choice,
        prospects=guide_nights.prospects,
        duties=guide_duties.duties,
        warnings=guide_warnings.warnings,
        hints=guide_hints.hints,
    ),
    "k2": Adviser[ClimberPosition](
        position=ClimberPosition,
        choice=climber_choices.choice,
        prospects=climber_nights.prospects,
        duties=climber_duties.duties,
        warnings=climber_warnings.warnings,
        hints=climber_hints.hints,
    ),
}
"""By the name of the game."""


def advise(
    game: AnyGame, state: State, viewer: int | None, view: View, legal: Sequence[int]
) -> Advice:
    """Advice for a viewer; None: a spectator, who is told what everybody sees.

    Args:
        game: the game.
        state: the match. Only `reach` looks at it, on copies and only in the viewer's own turn;
            a state that was determinized from the view does as well.
        viewer: the seat.
        view: what it may know.
        legal: its legal actions, as the game lists them.
    """
    adviser = ADVISERS[game.ruleset.game]
    position = adviser.position(game, view)
    advice: Advice = {
        "costs": {},
        "choices": [],
        "reach": [],
        "prospects": [],
        "duties": [],
        "warnings": [],
        "hints": [],
    }
    if view["phase"] == OVER_NAME:
        return advice
    advice["costs"] = position.costs()
    advice["prospects"] = adviser.prospects(position)
    if viewer is None or not legal:
        return advice
    advice["choices"] = [adviser.choice(position, action) for action in legal]
    advice["duties"] = adviser.duties(position)
    advice["hints"] = adviser.hints(position)
    if position.my_turn() is not None:
        advice["reach"] = reach(game, state, viewer)
        if any(position.table.kinds[action] == END for action in legal):
            advice["warnings"] = adviser.warnings(position, legal)
    return advice
