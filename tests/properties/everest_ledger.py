"""What must be conserved in a match of Mount Everest beyond what all games share."""

from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.events import Event
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import FACE_DOWN, HOLDERS_PER_SEAT, MountEverestState
from tests.properties.ledger import Ledger, audit_unused
from tests.properties.matches import number, word


class EverestLedger(Ledger[MountEverestState]):
    """Follows also what comes from the supply and goes back to it.

    Attributes:
        clients, bottles: what each seat has taken from the supply and not lost or given back.
        tents_abandoned: tents of each seat that have left the game (L7).
    """

    game: MountEverest

    def __init__(self, game: MountEverest) -> None:
        super().__init__(game)
        seats = game.rules.seats
        self.clients = [0] * seats
        self.bottles = [0] * seats
        self.tents_abandoned = [0] * seats

    def note(self, events: list[Event]) -> None:
        super().note(events)
        for event in events:
            if event.kind in ("given", "abandoned"):
                self._note_transfer(event)
            elif event.kind in ("clients-died", "came-home"):
                seat = number(event, "seat")
                self.clients[seat] -= number(event, "mountaineers") + number(event, "tourists")
            elif event.kind == "oxygen-spent":
                self.bottles[number(event, "seat")] -= 1

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

    def audit(self, state: MountEverestState) -> None:
        super().audit(state)
        for seat in range(self.game.rules.seats):
            audit_cards(self.game, state, seat)
            self._audit_things(state, seat)
        audit_tiles(self.game, state)

    def _audit_things(self, state: MountEverestState, seat: int) -> None:
        held = slice(HOLDERS_PER_SEAT * seat, HOLDERS_PER_SEAT * (seat + 1))
        assert sum([clients.total for clients in state.clients[held]]) == self.clients[seat]
        assert sum(state.bottles[held]) == self.bottles[seat]
        assert min(state.bottles[held]) >= 0
        tents = tents_in_game(state, seat) + self.tents_abandoned[seat]
        assert tents == self.game.rules.tents == 2  # T2


def tents_in_game(state: MountEverestState, seat: int) -> int:
    """Tents of a seat that guides carry, that lie in its stock, and that are pitched."""
    mine = slice(2 * seat, 2 * seat + 2)
    assert min(*state.tents[mine], state.tent_stock[seat]) >= 0
    pitched = sum([space >= 0 for space in state.camps[mine]])
    return sum(state.tents[mine]) + state.tent_stock[seat] + pitched


def cards_of(state: MountEverestState, seat: int) -> dict[str, Bag]:
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
    everything = sum(places.values(), bag.EMPTY)
    assert everything == rules.deck + rules.reserve
    assert everything.total == 24
    main = [places[name].total for name in ("hand", "deck", "pile", "chosen")]
    taken = 1 if state.kept[seat] >= 0 else 0
    assert sum(main) == 18 + taken
    audit_unused(game, state, seat)


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
        assert faces.total == (5, 7)[kind]
