"""What must be conserved in a match, kept as an account of its own from the events alone."""

from collections import Counter

from everest.engine import bag
from everest.engine.events import Event
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import FACE_DOWN, HOLDERS_PER_SEAT, MountEverestState
from tests.properties.matches import number, word


class Ledger:
    """Follows the events of a match from its beginning and audits states.

    Attributes:
        clients, bottles: what each seat has taken from the supply and not lost or given back.
        tents_abandoned: tents of each seat that have left the game (L7).
        tokens_taken: values of the risk tokens taken so far (R3).
        tiles_opened: weather tiles in the order in which they were opened.
    """

    def __init__(self, game: MountEverest) -> None:
        seats = game.rules.seats
        self.game = game
        self.clients = [0] * seats
        self.bottles = [0] * seats
        self.tents_abandoned = [0] * seats
        self.tokens_taken: Counter[int] = Counter()
        self.tiles_opened: list[str] = []

    def note(self, events: list[Event]) -> None:
        """Take in what happened."""
        for event in events:
            if event.kind in ("given", "abandoned"):
                self._note_transfer(event)
            elif event.kind in ("clients-died", "came-home"):
                seat = number(event, "seat")
                self.clients[seat] -= number(event, "mountaineers") + number(event, "tourists")
            elif event.kind == "oxygen-spent":
                self.bottles[number(event, "seat")] -= 1
            elif event.kind == "token-taken":
                self.tokens_taken[number(event, "value")] += 1
            elif event.kind == "weather-opened":
                self.tiles_opened.append(word(event, "tile"))

    def _note_transfer(self, event: Event) -> None:
        seat, item = number(event, "seat"), word(event, "item")
        gain = (word(event, "from") == "supply") - (word(event, "to") == "supply")
        abandoned = event.kind == "abandoned"
        if item == "bottle":
            self.bottles[seat] += gain - abandoned
        elif item == "tent":
            self.tents_abandoned[seat] += abandoned
        else:  # an abandoned client is among the dead
            self.clients[seat] += gain

    # -- auditing -----------------------------------------------------------------------------

    def audit(self, state: MountEverestState) -> None:
        """Fail if anything has been lost or has come from nowhere."""
        for seat in range(self.game.rules.seats):
            audit_cards(self.game, state, seat)
            self._audit_things(state, seat)
        audit_tiles(self.game, state)
        self._audit_tokens(state)
        self._audit_weather(state)

    def _audit_things(self, state: MountEverestState, seat: int) -> None:
        held = slice(HOLDERS_PER_SEAT * seat, HOLDERS_PER_SEAT * (seat + 1))
        assert sum(map(bag.total, state.clients[held])) == self.clients[seat]
        assert sum(state.bottles[held]) == self.bottles[seat]
        assert min(state.bottles[held]) >= 0
        tents = tents_in_game(state, seat) + self.tents_abandoned[seat]
        assert tents == self.game.rules.tents == 2  # T2

    def _audit_tokens(self, state: MountEverestState) -> None:
        values = self.game.rules.token_values
        lying = Counter(values[kind] for kind in bag.listed(state.open_tokens + state.token_bag))
        printed = Counter(values[kind] for kind in bag.listed(self.game.rules.tokens))
        assert lying + self.tokens_taken == printed
        assert sum(printed.values()) == 20  # S6

    def _audit_weather(self, state: MountEverestState) -> None:
        names = [tile.name for tile in self.game.rules.weather]
        face_down = [names[tile] for tile in bag.listed(state.tile_bag)]
        assert sorted(face_down + self.tiles_opened) == sorted(names)
        row = [names[tile] for tile in (state.left_tile, state.right_tile) if tile >= 0]
        if state.right_tile >= 0:
            assert row == self.tiles_opened[-len(row) :]
        else:
            assert row == self.tiles_opened[-1:]


def tents_in_game(state: MountEverestState, seat: int) -> int:
    """Tents of a seat that guides carry, that lie in its stock, and that are pitched."""
    mine = slice(2 * seat, 2 * seat + 2)
    assert min(*state.tents[mine], state.tent_stock[seat]) >= 0
    pitched = sum([space >= 0 for space in state.camps[mine]])
    return sum(state.tents[mine]) + state.tent_stock[seat] + pitched


def cards_of(state: MountEverestState, seat: int) -> dict[str, int]:
    """Where a seat's cards are, as bags."""
    known = (*state.reserve_top[seat], *state.reserve_bottom[seat])
    return {
        "hand": state.hand[seat],
        "deck": state.deck[seat],
        "pile": state.pile[seat],
        "chosen": state.chosen[seat],
        "reserve": state.reserve[seat] + bag.from_kinds(list(known)),
        "drawn": state.drawn[seat],
        "removed": state.removed[seat],
    }


def audit_cards(game: MountEverest, state: MountEverestState, seat: int) -> None:
    """The 24 cards of S3, and the 18 of O6 while no bottle is being spent."""
    rules = game.rules
    places = cards_of(state, seat)
    assert sum(places.values()) == rules.deck + rules.reserve
    assert sum(map(bag.total, places.values())) == 24
    main = [bag.total(places[name]) for name in ("hand", "deck", "pile", "chosen")]
    taken = 1 if state.kept[seat] >= 0 else 0
    assert sum(main) == 18 + taken
    if state.seat == seat:
        printed = rules.cards.printed_kind
        left = bag.from_kinds([printed[card] for card in bag.listed(state.unused)])
        assert bag.overlap(left, state.chosen[seat]) == left


def audit_tiles(game: MountEverest, state: MountEverestState) -> None:
    """Turned tiles and those left over are what was laid out, for each type (S5)."""
    rules = game.rules
    for kind, faces in enumerate(rules.faces):
        turned = [
            face
            for slot, face in enumerate(state.tiles)
            if rules.tile_type[slot] == kind and face != FACE_DOWN
        ]
        assert state.face_bags[kind] + bag.from_kinds(turned) == faces
        assert bag.total(faces) == (5, 7)[kind]
