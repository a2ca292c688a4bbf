"""Words for the things of the game: cards, clients, spaces, holders, zones, days."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from everest.engine.board import UNLIMITED
from everest.engine.cards import ANY, DOWN, REST, UP
from everest.engine.game import AnyGame
from everest.engine.weather import Day
from everest.games.loading import OFFERS
from everest.games.mount_everest.game import MountEverest
from everest.text.catalogue import Catalogue

_NOT_IN_AN_ID = re.compile(r"[^a-z0-9]+")


@dataclass(frozen=True)
class Names:
    """The names that no rules object holds.

    Attributes:
        players: who sits where.
        spaces: the name of each space by its id, as the map's file has it.
    """

    players: tuple[str, ...]
    spaces: Mapping[str, str]

    @classmethod
    def of(cls, game: AnyGame, players: Sequence[str], rules_dir: Path | None = None) -> Names:
        """The names of a match; `rules_dir` is what the game was loaded from."""
        ruleset = game.ruleset
        picture = OFFERS[ruleset.game].picture
        shown = picture(ruleset.map_name, ruleset.weather_name, rules_dir)
        return cls(tuple(players), shown.names)


def space_message(name: str) -> str:
    """The id of the message that translates the name of a space.

    >>> space_message("Camp I, west")
    'space-camp-i-west'
    """
    return "space-" + _NOT_IN_AN_ID.sub("-", name.lower()).strip("-")


class Words:
    """Puts the ids of one game into the words of one language.

    Attributes:
        catalogue: the language.
        game: whose ids they are.
        rules: its ruleset.
        names: the names of players and spaces.
    """

    def __init__(self, catalogue: Catalogue, game: AnyGame, names: Names) -> None:
        self.catalogue = catalogue
        self.game = game
        self.rules = game.ruleset
        self.names = names

    def say(self, message_id: str, /, **arguments: str | int) -> str:
        """A sentence in the words of this game: messages that differ by game select on ``$game``.

        Raises:
            KeyError: if there is no such message.
            MessageError: if the message needs an argument that is not given.
        """
        return self.catalogue.say(message_id, game=self.rules.game, **arguments)

    def game_name(self) -> str:
        """The name of the game."""
        return self.say(f"game-name-{self.rules.game}")

    def map_name(self) -> str:
        """The side of the map; the name of one's own map stays as it is."""
        return self._translated("map-name-", self.rules.map_name)

    def weather_name(self) -> str:
        """The weather set; the name of one's own set stays as it is."""
        return self._translated("weather-name-", self.rules.weather_name)

    def limits_name(self) -> str:
        """Which of the printed limits hold."""
        return self.say(f"limits-name-{self.rules.limits_name}")

    def variant_name(self) -> str:
        """The variant."""
        return self.say(f"variant-name-{self.rules.variant}")

    def rank(self, rank: str) -> str:
        """What a player alone has come to; a rank of one's own stays as it is."""
        return self._translated("rank-", rank)

    def _translated(self, prefix: str, name: str) -> str:
        return self.say(prefix + name) if self.catalogue.has(prefix + name) else name

    def player(self, seat: int) -> str:
        """Who sits there."""
        return self.names.players[seat]

    def players(self, seats: Sequence[int]) -> str:
        """Several players, with commas."""
        return ", ".join([self.player(seat) for seat in seats])

    def space_name(self, space: str) -> str:
        """The name of a space alone; names that have no translation stay as they are."""
        name = self.names.spaces.get(space, space)
        message = space_message(name)
        return self.say(message) if self.catalogue.has(message) else name

    def space(self, space: str) -> str:
        """The name of a space with its id, which is what one types."""
        return self.say("space", name=self.space_name(space), id=space)

    def holder(self, holder: str) -> str:
        """A guide, a camp, the supply."""
        return self.say("holder", holder=holder)

    def thing(self, name: str) -> str:
        """A bottle, a tent or a client by its name in the notation."""
        if name in ("bottle", "tent"):
            return self.say(f"thing-{name}")
        kind, level, *summited = name.split("-")
        return self.client(kind, int(level), bool(summited))

    def things(self, names: Sequence[str]) -> str:
        """Several things, equal ones counted."""
        return self.listed([self.thing(name) for name in names])

    def client(self, kind: str, level: int, summited: bool) -> str:
        """A client with its level."""
        return self.say("client", kind=kind, level=level, summited="yes" if summited else "no")

    def client_count(self, mountaineers: int, tourists: int) -> str:
        """How many clients of each kind."""
        parts = []
        if mountaineers:
            parts.append(self.say("count-mountaineers", count=mountaineers))
        if tourists:
            parts.append(self.say("count-tourists", count=tourists))
        return ", ".join(parts)

    def card(self, name: str) -> str:
        """A card by its id."""
        cards = self.rules.cards
        card = cards.ids.index(name)
        text = self._face_of_card(card)
        if cards.loss[card]:
            text = self.say("card-with-loss", card=text, loss=cards.loss[card])
        if card >= cards.printed:
            printed = self._face_of_card(cards.printed_kind[card])
            text = self.say("card-remainder", card=text, printed=printed)
        return text

    def _face_of_card(self, card: int) -> str:
        """What a card gives."""
        points = self.rules.cards.points
        up, any_way, down, rest = (points[4 * card + way] for way in (UP, ANY, DOWN, REST))
        if any_way:
            return self.say("card-any", points=any_way)
        if up and down:
            return self.say("card-rope", up=up, down=down)
        if up:
            return self.say("card-up", points=up)
        if down:
            return self.say("card-down", points=down)
        return self.say("card-rest", points=rest)

    def cards(self, names: Sequence[str]) -> str:
        """Several cards, equal ones counted."""
        return self.listed([self.card(name) for name in names])

    def listed(self, texts: Sequence[str]) -> str:
        """Texts with commas, equal ones counted; a word for none at all."""
        if not texts:
            return self.say("nothing")
        counted = {text: texts.count(text) for text in texts}
        return ", ".join(
            [
                text if number == 1 else self.say("several", count=number, thing=text)
                for text, number in counted.items()
            ]
        )

    def face(self, name: str | None) -> str:
        """What an icefall tile shows; None: it lies face down."""
        if name is None:
            return self.say("tile-face-down")
        assert isinstance(self.game, MountEverest), "no other game has icefall tiles"
        rules = self.game.rules
        cost = rules.face_costs[rules.face_names.index(name)]
        if cost >= UNLIMITED:
            return self.say("tile-crevasse")
        return self.say("tile-cost", cost=cost)

    def zone(self, zone: int) -> str:
        """An altitude zone, such as above 8000 m."""
        return self.say("zone", zone=f"z{zone}")

    def day(self, day: Day) -> str:
        """What the weather of a day does, zone by zone with the same effects together."""
        zones_of: dict[str, list[int]] = {}
        for zone in range(len(day.loss)):
            effects = ", ".join(self._effects(day, zone))
            if effects:
                zones_of.setdefault(effects, []).append(zone)
        if not zones_of:
            return self.say("day-fine")
        return "; ".join(
            [
                self.say(
                    "day-effect",
                    zones=", ".join([self.zone(zone) for zone in zones]),
                    effects=effects,
                )
                for effects, zones in zones_of.items()
            ]
        )

    def _effects(self, day: Day, zone: int) -> list[str]:
        effects = []
        if day.loss[zone]:
            effects.append(self.say("day-loss", loss=day.loss[zone]))
        if day.extra_cost[zone]:
            effects.append(self.say("day-extra-cost", cost=day.extra_cost[zone]))
        if day.closed[zone]:
            effects.append(self.say("day-closed"))
        return effects


def signed(number: int) -> str:
    """A number with its sign, the hyphen for minus so that every terminal can show it.

    >>> signed(1), signed(-2), signed(0)
    ('+1', '-2', '0')
    """
    return f"{number:+d}" if number else "0"
