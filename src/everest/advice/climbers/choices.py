"""The legal actions of K2 in their parts."""

from __future__ import annotations

from everest.advice.choices import shared_choice
from everest.advice.climbers.deaths import deaths
from everest.advice.climbers.position import ClimberPosition
from everest.advice.shapes import Choice
from everest.engine.vocabulary import PIECE_NAMES, USE_REST
from everest.games.k2.vocabulary import GIVE_UP, RESCUE


def choice(position: ClimberPosition, action: int) -> Choice:
    """A legal action in its parts."""
    found = shared_choice(position, action)
    table, cards = position.table, position.rules.cards
    kind = table.kinds[action]
    a, b = table.arg_a[action], table.arg_b[action]
    if kind == USE_REST:
        found["card"] = cards.ids[a]
        found["target"] = PIECE_NAMES[b]
        found["points"] = cards.best[a]
    elif kind == RESCUE:
        found["piece"] = PIECE_NAMES[a]
        found["space"] = position.board.ids[b]
    elif kind == GIVE_UP:
        found["piece"] = PIECE_NAMES[a]
    climber = deaths(position, action)
    found["deaths"] = [climber["name"]] if climber is not None else []
    return found
