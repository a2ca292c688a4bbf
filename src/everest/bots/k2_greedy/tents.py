"""What an evening is worth, with the tents that stand and one that may be pitched."""

from __future__ import annotations

from everest.bots.forecast import Forecast
from everest.bots.k2_greedy.outlook import Outlook
from everest.bots.k2_greedy.pace import Pace
from everest.games.k2.game import K2

NO_SITE = -1

MOST_OUTLOOKS = 60
"""Outlooks for average weather that are kept; each takes about a megabyte."""

OUTLOOKS = "K2's greedy bot: outlooks"
"""Outlooks for average weather depend on the ruleset alone; all players of a game share them."""


class Tents:
    """Worths of evenings; a new tent adds what it adds in average weather."""

    def __init__(
        self, game: K2, outlook: Outlook, camps: frozenset[int], paces: list[Pace], rescues: int
    ) -> None:
        self.game = game
        self.outlook = outlook
        self.camps = camps
        self._paces = paces
        self._rescues = rescues

    def is_site(self, space: int) -> bool:
        """Whether a tent may be of use: away from the valley, and where none stands."""
        board = self.game.rules.board
        return space not in self.camps and board.zone[space] > 0 and space != board.summit

    def worth(self, day: int, space: int, score: int, level: int, site: int) -> float:
        """Worth of a climber in the evening, with a new tent on a site or with none."""
        worth = self.outlook.evening(day, space, score, level)
        if site == NO_SITE:
            return worth
        with_tent = self._average(self.camps | {site}).evening(day, space, score, level)
        return worth + with_tent - self._average(self.camps).evening(day, space, score, level)

    def _average(self, camps: frozenset[int]) -> Outlook:
        """The outlook of somebody who sees no weather tile."""
        known: dict[tuple[frozenset[int], int], Outlook]
        known = self.game.kept.setdefault(OUTLOOKS, {})
        key = camps, self._rescues
        if key not in known:
            if len(known) >= MOST_OUTLOOKS:
                del known[next(iter(known))]
            rules = self.game.rules
            forecast = Forecast.average(rules)
            known[key] = Outlook(rules, camps, forecast, self._paces, 0, self._rescues)
        return known[key]
