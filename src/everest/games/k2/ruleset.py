"""The numbers of K2 beyond what all games of the family share."""

from __future__ import annotations

from dataclasses import dataclass

from everest.engine.ruleset import Ruleset


@dataclass(kw_only=True, eq=False)
class K2Ruleset(Ruleset):
    """A ruleset with climbers, each with a level and a score of its own.

    Attributes:
        start_level: the level that a climber begins with (KS2).
        highest_level: the end of the track, where a level stops within a round (KR4).
        maximum_level: the level that is kept at the end of a round at most (KH2).
        lowest_score: where a climber's score begins, and what is left of it by death (KS2, KH2).
        tent_bonus: what a tent of the player adds in the check (KH1).
        strip: the steps of the scoring strip in ascending order: the flags of the map (KR6).
        rescue_cards: rescue cards of each player, 0 without the family variant (KX1).
        rescue_zone: the zone in which a rescued climber is put down (KX1).
        rescue_steps: steps of the strip that a rescue costs (KX1).
        solo_ranks: the ranks of a game played alone as least total and code, the best first; the
            last begins at 0. Empty where the table names none for this map and weather (KX2).
    """

    start_level: int
    highest_level: int
    maximum_level: int
    lowest_score: int
    tent_bonus: int
    strip: list[int]
    rescue_cards: int
    rescue_zone: int
    rescue_steps: int
    solo_ranks: list[tuple[int, str]]
