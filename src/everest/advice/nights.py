"""What a night does in a space (H1, KH1), and to a level there, night after night (H2, KH2)."""

from __future__ import annotations

from dataclasses import dataclass

from everest.advice.position import Position
from everest.advice.shapes import Night


@dataclass(frozen=True)
class NightSum:
    """What a night does in one place: the parts of the sum."""

    space: int
    camp: int
    weather: int

    @property
    def change(self) -> int:
        """The change of every level there."""
        return self.space + self.camp + self.weather


def night_at(position: Position, seat: int, space: str, ahead: int = 0) -> NightSum:
    """The sum for who belongs to a seat and is in a space, so many nights after tonight."""
    number = position.number(space)
    day = position.day(ahead)
    loss = day.loss[position.board.zone[number]] if day is not None else 0
    has_camp = any(camp["space"] == space for camp in position.player(seat)["camps"])
    return NightSum(position.board.modifier[number], position.camp_bonus if has_camp else 0, -loss)


@dataclass(frozen=True)
class Fate:
    """What tonight does to somebody: its level after the check, 0 or less for death."""

    night: NightSum
    level: int
    cut: bool

    @property
    def dies(self) -> bool:
        """Whether its level falls below 1."""
        return self.level < 1


def level_after(level: int, change: int, highest: int) -> tuple[int, bool]:
    """A level after a night, and whether it was cut to the highest that is kept (H2, KH2).

    >>> level_after(4, 2, highest=5)
    (5, True)
    """
    kept = min(level + change, highest)
    return kept, kept < level + change


def nights_ahead(
    position: Position, seat: int, space: str, level: int, highest: int
) -> list[Night]:
    """The nights of somebody who stays where it is, as far as the weather is known (S4)."""
    found: list[Night] = []
    # in the check that is going on tonight has been: the next night is tomorrow's (KR9)
    ahead = 1 if position.view["phase"] == "check" else 0
    while level >= 1 and position.day(ahead) is not None:
        night = night_at(position, seat, space, ahead)
        level, cut = level_after(level, night.change, highest)
        found.append(
            {
                "day": position.view["round"] + ahead,
                "space": night.space,
                "camp": night.camp,
                "weather": night.weather,
                "level": max(level, 0),
                "dies": level < 1,
                "cut": cut,
            }
        )
        ahead += 1
    return found
