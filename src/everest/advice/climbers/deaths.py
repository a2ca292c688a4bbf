"""Which climber an action kills at once (KC3, KH2), or gives up (KX1)."""

from __future__ import annotations

from everest.advice.climbers.position import ClimberPosition
from everest.engine.vocabulary import SETTLE_LEVEL
from everest.games.k2.view import ClimberView
from everest.games.k2.vocabulary import GIVE_UP


def deaths(position: ClimberPosition, action: int) -> ClimberView | None:
    """The climber of the viewer whose last level `action` takes; None where it takes none."""
    table = position.table
    kind = table.kinds[action]
    if kind not in (SETTLE_LEVEL, GIVE_UP):
        return None
    climber = position.player()["pieces"][table.arg_a[action]]
    dies = kind == GIVE_UP or climber["level"] <= 1
    return climber if dies and climber["space"] is not None else None


def is_rescuable(position: ClimberPosition, action: int) -> bool:
    """Whether a rescue card can still save who dies of an action (KX1)."""
    is_given_up = position.table.kinds[action] == GIVE_UP
    return position.player()["rescue_cards"] > 0 and not is_given_up
