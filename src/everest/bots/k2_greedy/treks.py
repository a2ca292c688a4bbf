"""All that one climber may sensibly do in a turn, and what the evening after it is worth."""

from __future__ import annotations

from typing import NamedTuple

from everest.bots.hands import Means
from everest.bots.k2_greedy.tents import NO_SITE, Tents
from everest.bots.k2_greedy.walks import Walk, walks
from everest.engine.state import NOWHERE, PIECES_PER_SEAT
from everest.games.k2.game import K2
from everest.games.k2.state import K2State

FEW = 3
"""Treks of a climber that are tried with those of the other, lest both end in one full space."""


class Trek(NamedTuple):
    """What a climber may do in a turn.

    Attributes:
        worth: worth of the evening after it.
        end: where it ends; NOWHERE for a dead climber.
        pitches: whether the climber pitches its tent at the end.
        up, down, flat: points that it takes, by direction.
        path: the spaces that it enters.
        score, level: what the climber has in the evening.
    """

    worth: float
    end: int
    pitches: bool
    up: int
    down: int
    flat: int
    path: tuple[int, ...]
    score: int
    level: int


NO_TREK = Trek(0.0, NOWHERE, False, 0, 0, 0, (), 0, 0)


class Treks:
    """The treks of both climbers of one seat in one state."""

    def __init__(self, game: K2, state: K2State, seat: int, tents: Tents, most: int) -> None:
        """`most` are the points that the seat can have at most in this turn."""
        self.rules = game.rules
        self.board = game.rules.board
        self.state = state
        self.seat = seat
        self.tents = tents
        self.costs = game.turn.entry_costs(state)
        first = PIECES_PER_SEAT * seat
        self.climbers = range(first, first + PIECES_PER_SEAT)
        self._walks = [self._walks_of(climber, most) for climber in self.climbers]
        self._found: dict[tuple[int, int, int, int], list[Trek]] = {}
        self._affordable: dict[tuple[int, Means, int, int], list[Trek]] = {}

    def _walks_of(self, climber: int, most: int) -> list[Walk]:
        if not self.state.is_alive(climber):
            return []
        found = walks(self.board, self.costs, self.state.places[climber], most)
        return [walk for walk in found if self.room(walk.end) > 0]

    def room(self, space: int) -> int:
        """Climbers of this seat that can end in a space, the others staying where they are."""
        places = self.state.places
        mine = [places[climber] for climber in self.climbers].count(space)
        return self.board.limit[space] - places.count(space) + mine

    def sites(self, most: int) -> list[int]:
        """Spaces that are worth thinking of for a tent in this turn, the best few of them."""
        found: dict[int, float] = {}
        for piece, climber in enumerate(self.climbers):
            if not self.state.is_alive(climber) or self.state.camps[climber] != NOWHERE:
                continue
            for walk in self._walks[piece]:
                cost = walk.up + walk.down + walk.flat + self.costs[walk.end]
                if cost <= most and walk.end not in found and self.tents.is_site(walk.end):
                    level = self.state.levels[climber]
                    found[walk.end] = self._trek(piece, walk, level, NO_SITE).worth
        return sorted(found, key=lambda site: -found[site])

    # -- treks ------------------------------------------------------------------------------

    def affordable(self, piece: int, means: Means, paid: int, site: int) -> list[Trek]:
        """The best few treks that the means pay for, and the best few with a tent at the end.

        Args:
            piece: which climber.
            means: its points, and the levels that it is given.
            paid: levels with which it pays risk.
            site: where the seat pitches a tent in this turn, or NO_SITE.
        """
        key = piece, means, paid, site
        found = self._affordable.get(key)
        if found is None:
            # who has neither moved nor been given levels cannot pay with them (KR3)
            may_stay = not paid or means.rest > 0 or self._is_engaged(piece)
            treks = [
                trek
                for trek in self._treks(piece, means.rest, paid, site)
                if means.affords(trek.up, trek.down, trek.flat) and (trek.path or may_stay)
            ]
            plain = [trek for trek in treks if not trek.pitches]
            pitching = [trek for trek in treks if trek.pitches]
            found = self._affordable[key] = plain[:FEW] + pitching[:FEW]
        return found

    def _is_engaged(self, piece: int) -> bool:
        state = self.state
        return state.seat == self.seat and bool((state.engaged >> piece) & 1)

    def _treks(self, piece: int, rest: int, paid: int, site: int) -> list[Trek]:
        """The treks of a climber, the best first, costs aside."""
        key = piece, rest, paid, site
        treks = self._found.get(key)
        if treks is None:
            climber = self.climbers[piece]
            if not self.state.is_alive(climber):
                treks = [NO_TREK]
            else:
                highest = self.rules.highest_level
                level = min(self.state.levels[climber] + rest, highest) - paid
                treks = [self._trek(piece, walk, level, site) for walk in self._walks[piece]]
                if site != NO_SITE:
                    treks += [
                        self._pitching(trek)
                        for trek in treks
                        if trek.end == site and self.state.camps[climber] == NOWHERE
                    ]
                treks.sort(key=lambda trek: (-trek.worth, trek.up + trek.down + trek.flat))
                treks = _worth_a_look(treks)
            self._found[key] = treks
        return treks

    def _trek(self, piece: int, walk: Walk, level: int, site: int) -> Trek:
        score = max(self.state.climber_scores[self.climbers[piece]], walk.top)
        worth = self.tents.worth(self.state.round, walk.end, score, level, site)
        return Trek(worth, walk.end, False, walk.up, walk.down, walk.flat, walk.path, score, level)

    def _pitching(self, trek: Trek) -> Trek:
        return trek._replace(pitches=True, up=trek.up + self.costs[trek.end])


def _worth_a_look(treks: list[Trek]) -> list[Trek]:
    """Of treks with the best first, those to which no few better ones are cheaper."""
    found: list[Trek] = []
    for trek in treks:
        better = {
            (other.end, other.pitches)
            for other in found
            if other.up <= trek.up and other.down <= trek.down and other.flat <= trek.flat
        }
        if len(better) < 2 * FEW and (trek.end, trek.pitches) not in better:
            found.append(trek)
    return found
