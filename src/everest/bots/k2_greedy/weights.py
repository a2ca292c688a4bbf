"""All numbers of judgement of K2's greedy bot in one place; nothing here comes from the rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What the greedy bot of K2 believes. Worths are points of score.

    Attributes:
        share: the part of a day's cards that each climber can expect.
        late_share, late_days: the same for so many last days, when both climbers need them most.
        most_points: points of a day beyond which none are reckoned with.
        dread: how much worse than its points the death of a climber is taken.
        dread_alone: how much worse still where it ends the match, if that were the first day.
        patience: what a point of the outlook is worth a day later; below 1, so that sure points
            come before hoped ones.
        kept_point: worth of a movement point that stays in hand for another day.
        kept_rest: worth of an acclimatization point that stays in hand.
        tent_gain: least gain of worth for which a tent is pitched.
        tent_sites: sites for a tent that are looked at in one turn.
        kept_rescue: worth of a rescue card for the other climber, as part of its score.
    """

    share: float = 1.0
    late_share: float = 0.6
    late_days: int = 6
    most_points: int = 7
    dread: float = 0.0
    dread_alone: float = 6.0
    patience: float = 0.98
    kept_point: float = 0.2
    kept_rest: float = 0.2
    tent_gain: float = 0.1
    tent_sites: int = 2
    kept_rescue: float = 0.2


WEIGHTS = Weights()
