"""What tonight does to every climber, and the nights after it (KH1, KH2)."""

from __future__ import annotations

from dataclasses import dataclass

from everest.advice.climbers.position import ClimberPosition
from everest.advice.nights import Fate, level_after, night_at, nights_ahead
from everest.advice.shapes import Prospect
from everest.games.k2.view import ClimberView


@dataclass(frozen=True)
class ClimberFate(Fate):
    """What tonight does to one climber."""

    climber: ClimberView


def fates(position: ClimberPosition, seat: int) -> dict[str, ClimberFate]:
    """Tonight for the living climbers of a seat, by their names."""
    found: dict[str, ClimberFate] = {}
    for climber in position.living(seat):
        assert climber["space"] is not None
        night = night_at(position, seat, climber["space"])
        level, cut = level_after(climber["level"], night.change, position.rules.maximum_level)
        found[climber["name"]] = ClimberFate(night, level, cut, climber)
    return found


def prospects(position: ClimberPosition) -> list[Prospect]:
    """The nights ahead of all climbers that live and are not dying just now."""
    return [
        {
            "seat": seat,
            "holder": climber["name"],
            "index": 0,
            "nights": nights_ahead(
                position, seat, climber["space"], climber["level"], position.rules.maximum_level
            ),
        }
        for seat in range(position.rules.seats)
        for climber in position.living(seat)
        if climber["space"] is not None and climber["level"] >= 1
    ]
