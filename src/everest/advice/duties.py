"""What the viewer of any game has to see to before all else: risk, and a piece in a full space."""

from __future__ import annotations

from everest.advice.codes import note
from everest.advice.position import Position
from everest.advice.shapes import Note
from everest.engine.vocabulary import PIECE_NAMES


def players(position: Position) -> str:
    """``alone`` or ``several``: what some notes have to know."""
    return "alone" if position.is_alone else "several"


def shared_duties(position: Position) -> list[Note]:
    """A token to take, risk to settle, and a piece that must get on (R2, K1, M4)."""
    if position.view["phase"] == "risk" and position.seat in position.view["to_act"]:
        return [note("take", players=players(position))]
    turn = position.my_turn()
    if turn is None:
        return []
    found: list[Note] = []
    if turn["risk_left"]:
        found.append(note("risk", points=turn["risk_left"]))
    if turn["passing"] is not None:
        piece = turn["passing"]
        space = position.player()["pieces"][PIECE_NAMES.index(piece)]["space"]
        found.append(note("passing", piece=piece, space=space))
    return found
