"""What a player of Mount Everest has to see to before all else."""

from __future__ import annotations

from everest.advice.codes import note
from everest.advice.duties import shared_duties
from everest.advice.guides.position import GuidePosition
from everest.advice.guides.tiles import points_at_tile, surcharge
from everest.advice.shapes import Note


def duties(position: GuidePosition) -> list[Note]:
    """Risk and full spaces, loads, icefall, and acclimatization points that wait (L4, I3, Q1)."""
    found = shared_duties(position)
    turn = position.my_turn()
    if turn is None:
        return found
    if turn["overloaded"]:
        found.append(note("overloaded"))
    if turn["at_tile"] is not None:
        found.append(
            note(
                "at-tile",
                piece=turn["at_tile_piece"] or "",
                space=turn["at_tile"],
                cost=surcharge(position),
                have=points_at_tile(position),
            )
        )
    if turn["rest_left"] and turn["rest_target"] is not None:
        found.append(note("rest", points=turn["rest_left"], holder=turn["rest_target"]))
    return found
