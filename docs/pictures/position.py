"""The position to draw: a match between bots, played up to a moment."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from style import MAP, NAMES, WEATHER, Point

from everest.bots.players import make_bot
from everest.engine.weather import Day
from everest.games.loading import load
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.loader import load_data
from everest.games.mount_everest.views import EverestView
from everest.table.dealer import Dealer
from everest.table.match import Match


@dataclass(frozen=True)
class Position:
    """A moment of a match, as a spectator sees it."""

    game: MountEverest
    view: EverestView
    names: tuple[str, ...]
    spots: dict[str, Point]
    titles: dict[str, str]

    def title(self, space: str) -> str:
        """The name of a space."""
        return self.titles[space]

    def number(self, space: str) -> int:
        """The number of a space on the board."""
        return self.game.rules.board.ids.index(space)

    def days(self) -> list[tuple[int, Day]]:
        """All days whose weather lies open, with their numbers."""
        weather, rules = self.view["weather"], self.game.rules
        first = self.view["round"] - weather["day"]
        tiles = {tile.name: tile for tile in rules.weather}
        found: list[tuple[int, Day]] = []
        for name in (weather["left"], weather["right"]):
            if name is not None:
                found += [(first + len(found) + at, day) for at, day in enumerate(tiles[name].days)]
        return [(number, day) for number, day in found if number <= rules.rounds]

    def today(self) -> Day:
        """The weather of the coming night."""
        return next(day for number, day in self.days() if number == self.view["round"])


def play(seats: int, seed: str, day: int, turn: int) -> Position:
    """Play a match until a seat begins its turn on a day.

    Raises:
        ValueError: if that moment does not come.
    """
    game = load("mount-everest", seats=seats, map=MAP, weather=WEATHER)
    names = NAMES[:seats]
    players = [make_bot("greedy", game, Random(f"{seed}:{seat}")) for seat in range(seats)]
    match = Match(game, list(names), Dealer(seed))
    while waiting := game.to_act(match.state):
        seat = waiting[0]
        view = game.view(match.state, seat)
        if (view["round"], view["phase"], seat) == (day, "actions", turn):
            spaces = load_data(MAP, WEATHER).map.spaces
            return Position(
                game,
                game.view(match.state, None),
                names,
                {space.id: (space.at[0], space.at[1]) for space in spaces},
                {space.id: space.name for space in spaces},
            )
        match.act(seat, players[seat].choose(view, game.legal_actions(match.state, seat)))
    raise ValueError(f"seat {turn} has no turn on day {day}")
