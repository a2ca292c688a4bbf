"""All numbers of judgement of the greedy bot in one place; nothing here comes from the rules."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """What the greedy bot believes. Worths are points of score.

    Attributes:
        effort_up, effort_down: effort of a point of the way up and down. Down is cheaper, since
            ropes give more points that way.
        crevasse_cost: what a crevasse under a face-down tile is counted as, in points: the one
            that is lost and the way around.
        detour: how much effort more than the shortest way a space may need to be planned for.
        pace_luck: how far a day's points may be bettered by choosing 3 cards of 6: the share of
            days on which the better of two deals is had.
        spare_cards: cards a day that the guide which comes second can expect.
        patience: what a point of the outlook is worth a day later; below 1, so that sure points
            come before hoped ones.
        dread: how many times worse than its points the death of a client is taken.
        kept_point: worth of a movement point that stays in hand for another day.
        kept_rest: worth of an acclimatization point that stays in hand.
        risk_point: worth of a movement point, when a risk token takes it.
        tent_speed: points a day that a guide with a tent can expect.
        tent_trust: how much of the reckoned gain of a camp is believed.
        in_the_way: what it costs to stand, without clients, at an own camp with room for one.
        bottle_gain: least gain of worth for which a bottle is spent.
    """

    effort_up: int = 4
    effort_down: int = 3
    crevasse_cost: int = 3
    detour: int = 8
    pace_luck: float = 0.5
    spare_cards: int = 1
    patience: float = 0.995
    dread: float = 2.0
    kept_point: float = 0.25
    kept_rest: float = 0.4
    risk_point: float = 0.3
    tent_speed: float = 4.5
    tent_trust: float = 1.0
    in_the_way: float = 2.0
    bottle_gain: float = 1.5


WEIGHTS = Weights()
