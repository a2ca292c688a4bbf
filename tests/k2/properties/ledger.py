"""What must be conserved in a match of K2: cards, climbers, tents, rescue cards."""

from everest.engine import bag
from everest.engine.events import Event
from everest.engine.state import NOWHERE
from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from tests.k2.properties.mountain import Mountain
from tests.properties.ledger import Ledger, audit_unused


class K2Ledger(Ledger[K2State]):
    """Follows also the climbers: the mountain, rebuilt from events, is that of the state."""

    game: K2

    def __init__(self, game: K2) -> None:
        super().__init__(game)
        self.mountain = Mountain(game.rules)

    def note(self, events: list[Event]) -> None:
        super().note(events)
        for event in events:
            self.mountain.note(event)

    def audit(self, state: K2State) -> None:
        super().audit(state)
        for seat in range(self.game.rules.seats):
            audit_cards(self.game, state, seat)
        audit_climbers(self.game, state)
        self.mountain.compare(state)


def audit_cards(game: K2, state: K2State, seat: int) -> None:
    """The 18 cards of KS1."""
    places = [bags[seat] for bags in (state.hand, state.deck, state.pile, state.chosen)]
    everything = sum(places, bag.EMPTY)
    assert everything == game.rules.deck
    assert everything.total == 18
    assert state.hand[seat].total <= 6
    audit_unused(game, state, seat)


def audit_climbers(game: K2, state: K2State) -> None:
    """Levels, scores and rescue cards are in their ranges, and belong to each other."""
    rules = game.rules
    climbers = range(2 * rules.seats)
    for climber in climbers:
        alive = state.places[climber] != NOWHERE
        assert 0 <= state.levels[climber] <= 10  # KR4
        assert (state.levels[climber] > 0) == (alive and climber not in state.dying)
        assert state.climber_scores[climber] in rules.board.flags
        if not alive:
            assert state.climber_scores[climber] == 1  # KH2
            assert climber not in state.summits
        elif climber in state.summits:
            assert state.climber_scores[climber] == rules.board.flags[rules.board.summit]
    assert list(state.scores) == [
        sum(state.climber_scores[2 * seat : 2 * seat + 2]) for seat in range(rules.seats)
    ]
    assert len(set(state.summits)) == len(state.summits)
    most = 1 if rules.variant == "family" else 0
    assert all(0 <= left <= most for left in state.rescues)
    # who cannot be rescued waits for its turn to die, too, but is never the one that is asked for
    assert not state.dying or state.rescues[state.dying[0] // 2]
