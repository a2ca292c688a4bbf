"""Changes of what is hidden: cards of one seat change places, and nobody else may notice."""

from collections.abc import Callable
from random import Random
from typing import Any

from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.game import AnyGame
from everest.engine.row import changed
from everest.engine.state import State
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import IDLE, MountEverestState
from tests.properties.strategies import in_phase

Change = Callable[[Any, Any, int, Random], bool]
"""Changes a seat's hidden cards; False where there is nothing of the kind to change."""


Row = tuple[Bag, ...]


def _exchanged(first: Row, second: Row, seat: int, rng: Random) -> tuple[Row, Row]:
    """Swap one card between two places of a seat for a card of another kind, where there is one."""
    pairs = [
        (one, other) for one in first[seat].kinds for other in second[seat].kinds if one != other
    ]
    if not pairs:
        return first, second
    one, other = rng.choice(pairs)
    first = changed(first, seat, first[seat].minus(one).plus(other))
    return first, changed(second, seat, second[seat].minus(other).plus(one))


def hand_and_deck(game: AnyGame, state: State, seat: int, rng: Random) -> bool:
    """A card of the hand was drawn later."""
    if isinstance(state, MountEverestState) and state.kept[seat] >= 0:
        return False
    before = state.hand
    state.hand, state.deck = _exchanged(state.hand, state.deck, seat, rng)
    return state.hand != before


def chosen_cards(game: AnyGame, state: State, seat: int, rng: Random) -> bool:
    """Other cards lie face down."""
    if not in_phase(game, state, "cards"):
        return False
    before = state.chosen
    state.chosen, state.hand = _exchanged(state.chosen, state.hand, seat, rng)
    return state.chosen != before


def number_chosen(game: AnyGame, state: State, seat: int, rng: Random) -> bool:
    """Fewer cards of those three have been chosen so far: only the third one shows."""
    chosen = state.chosen[seat].listed
    if not in_phase(game, state, "cards") or not 0 < len(chosen) < game.ruleset.cards_played:
        return False
    state.hand = changed(state.hand, seat, state.hand[seat].plus(chosen[-1]))
    state.chosen = changed(state.chosen, seat, state.chosen[seat].minus(chosen[-1]))
    return True


def removed_card(game: MountEverest, state: MountEverestState, seat: int, rng: Random) -> bool:
    """Another card was removed for a bottle."""
    if state.kept[seat] >= 0:
        return False
    before = state.removed
    state.removed, state.hand = _exchanged(state.removed, state.hand, seat, rng)
    return state.removed != before


def brought_card(game: MountEverest, state: MountEverestState, seat: int, rng: Random) -> bool:
    """A bottle brought another card of the acclimatization deck."""
    rest = set(state.hand[seat].kinds) & set(game.rules.reserve.kinds)
    if state.kept[seat] >= 0 or not rest:
        return False
    before = state.hand
    state.hand, state.reserve = _exchanged(state.hand, state.reserve, seat, rng)
    return state.hand != before


def order_of_reserve(game: MountEverest, state: MountEverestState, seat: int, rng: Random) -> bool:
    """The owner put cards back in another order, or knows the place of another card."""
    known = [*state.reserve_top[seat], *state.reserve_bottom[seat]]
    cards = known + list(state.reserve[seat].listed)
    if len(cards) < 2:
        return False
    rng.shuffle(cards)
    top = rng.randrange(len(cards) + 1)
    bottom = rng.randrange(top, len(cards) + 1)
    state.reserve_top = changed(state.reserve_top, seat, tuple(cards[:top]))
    state.reserve = changed(state.reserve, seat, bag.from_kinds(cards[top:bottom]))
    state.reserve_bottom = changed(state.reserve_bottom, seat, tuple(cards[bottom:]))
    return True


def stage_of_bottle(game: MountEverest, state: MountEverestState, seat: int, rng: Random) -> bool:
    """The owner is further on with a bottle, or has done with it."""
    if state.oxygen_stage[seat] == IDLE or seat not in game.to_act(state):
        return False
    for _ in range(rng.randrange(1, 5)):
        if state.oxygen_stage[seat] == IDLE:
            break
        game.apply(state, seat, rng.choice(game.legal_actions(state, seat)))
    return True


CHANGES: tuple[Change, ...] = (hand_and_deck, chosen_cards, number_chosen)
"""Changes that there are in every game."""

EVEREST_CHANGES: tuple[Change, ...] = (
    *CHANGES,
    removed_card,
    brought_card,
    order_of_reserve,
    stage_of_bottle,
)


def changes_of(game: AnyGame) -> tuple[Change, ...]:
    """All changes that there are in a game."""
    return EVEREST_CHANGES if isinstance(game, MountEverest) else CHANGES
