"""What a player of K2 has to see to before all else."""

from __future__ import annotations

from everest.advice.climbers.position import ClimberPosition
from everest.advice.codes import note
from everest.advice.duties import shared_duties
from everest.advice.shapes import Note


def duties(position: ClimberPosition) -> list[Note]:
    """Risk and full spaces, and the climber that dies if it is not rescued (KX1)."""
    found = shared_duties(position)
    climber = position.dying()
    if climber is not None:
        found.append(
            note(
                "dying",
                piece=climber["name"],
                score=climber["score"],
                after=position.score_after_rescue(climber["score"]),
                level=position.rules.start_level,
                lowest=position.rules.lowest_score,
                cards=position.player()["rescue_cards"],
            )
        )
    return found
