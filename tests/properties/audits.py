"""Auditing states of whatever game."""

from everest.engine.game import AnyGame
from everest.engine.state import State
from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from tests.k2.properties import ledger as k2
from tests.properties import everest_ledger as everest
from tests.properties.ledger import Ledger


def ledger_of(game: AnyGame) -> Ledger[State]:
    """A ledger for a match that has not begun."""
    ledger: Ledger[MountEverestState] | Ledger[K2State]
    if isinstance(game, MountEverest):
        ledger = everest.EverestLedger(game)
    else:
        assert isinstance(game, K2)
        ledger = k2.K2Ledger(game)
    return ledger  # type: ignore[return-value] # it gets states of its own game


def audit_position(game: AnyGame, state: State) -> None:
    """What must be true of every state, however it has come about."""
    seats = range(game.ruleset.seats)
    if isinstance(game, MountEverest):
        assert isinstance(state, MountEverestState)
        for seat in seats:
            everest.audit_cards(game, state, seat)
        everest.audit_tiles(game, state)
        return
    assert isinstance(game, K2)
    assert isinstance(state, K2State)
    for seat in seats:
        k2.audit_cards(game, state, seat)
    k2.audit_climbers(game, state)
