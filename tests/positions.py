"""Positions for tests: somebody's turn with given cards, guides, loads, camps, tiles, weather.

    game, state = position(places=("c1w", "base"), loads={"A": ("tent",)}, cards=("any2",))
    do(game, state, "use any2 for A", "pitch A")
    assert "move A to w1" in texts(game, state)
    assert refusal(game, state, "pitch A").clause == "T1"

`position` begins the turn of one seat, `furnish` equips any other seat. Cards, tents, tokens and
tiles are conserved, as in a real match. How to act and look is the same in all games, and comes
from `tests.acting`.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import everest
from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.row import added, changed
from everest.engine.state import NOWHERE
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState
from everest.games.mount_everest.vocabulary import HOLDER_NAMES
from tests.acting import (
    card_kind,
    chance,
    deal_played,
    do,
    odds,
    owner,
    place,
    play,
    play_any,
    play_until,
    points,
    random_play,
    reason,
    refusal,
    set_calendar,
    set_tokens,
    space_number,
    take_card,
    texts,
    unused,
)

__all__ = [
    "chance",
    "choosing",
    "do",
    "furnish",
    "held",
    "odds",
    "place",
    "play",
    "play_any",
    "play_until",
    "points",
    "position",
    "random_play",
    "reason",
    "refusal",
    "space_number",
    "standard_game",
    "texts",
    "tile",
    "turn_tile",
    "unused",
]

FILLERS = ("any1", "any2", "any3", "down2", "down3")
"""Cards that stand in where a test does not care."""


@cache
def standard_game(
    seats: int = 2, map_name: str = "easy", weather: str = "summer", rules_dir: Path | None = None
) -> MountEverest:
    """A game by its choices, loaded once; a test that changes its numbers loads its own."""
    return everest.load(seats=seats, map=map_name, weather=weather, rules_dir=rules_dir)


def position(
    game: MountEverest | None = None,
    *,
    seats: int = 2,
    map: str = "easy",
    weather: str = "summer",
    seat: int = 0,
    first_seat: int | None = None,
    cards: Sequence[str] = (),
    places: tuple[str, str] = ("base", "base"),
    loads: Mapping[str, Sequence[str]] | None = None,
    camps: Sequence[str] = (),
    others: Mapping[int, tuple[str, str]] | None = None,
    tiles: Mapping[str, str] | None = None,
    today: tuple[str, int] | None = None,
    round: int = 1,
    risk: int = 0,
    scores: Sequence[int] | None = None,
) -> tuple[MountEverest, MountEverestState]:
    """The beginning of a turn in phase 3.

    Args:
        game: a game with changed rules; else `seats`, `map` and `weather` choose one.
        seat: whose turn it is; `first_seat` began the round (the same seat if not given).
        cards: what the seat can still use, up to 3, such as ``any2``, ``rope1/3``, ``rest2``.
            Fewer than 3: the others count as used before, without any effect.
        places: the spaces of its guides A and B.
        loads: by ``A``, ``B``, ``camp1``, ``camp2``: ``bottle``, ``tent``, ``mountaineer-3``,
            ``tourist-2-summited`` and so on, repeated for more of a kind.
        camps: the spaces of its camps, up to 2.
        others: the spaces of other seats' guides; base camp where nothing is given.
        tiles: faces of icefall tiles by space: ``cost1``, ``cost2``, ``crevasse``; the others
            are face down.
        today: the weather: a tile and its day, 1 to 3; else the first tile, or fine weather in
            summer.
        round: the round; with `today` its day of the tile counts, so 1, 4, 7 ... will do.
        risk: what the seat has to settle in this turn, 0 for none.
        scores: by seat; the pawns stand left to right as the seats do.
    """
    if game is None:
        game = standard_game(seats, map, weather)
    state = game.blank_state()
    rules = game.rules
    state.phase = [phase.name for phase in game.phases].index("actions")
    set_calendar(game, state, round, today)
    state.first_seat = seat if first_seat is None else first_seat
    if scores is not None:
        state.scores = tuple(scores)
    state.track = tuple(sorted(range(rules.seats), key=lambda one: (state.scores[one], one)))
    for one in range(rules.seats):
        _deal(game, state, one, cards if one == seat else ())
    set_tokens(game, state, seat, risk)
    for space, face in (tiles or {}).items():
        turn_tile(game, state, space, face)
    for other, spaces in (others or {}).items():
        furnish(game, state, other, places=spaces)
    furnish(game, state, seat, places=places, loads=loads, camps=camps)
    game.turn.begin_turn(state, seat)
    state.unused = bag.from_kinds([card_kind(game, name) for name in cards])
    return game, state


def furnish(
    game: MountEverest,
    state: MountEverestState,
    seat: int,
    *,
    places: tuple[str, str] | None = None,
    loads: Mapping[str, Sequence[str]] | None = None,
    camps: Sequence[str] = (),
) -> None:
    """Set where a seat's guides stand, its camps, and what all of them hold; see `position`."""
    if places is not None:
        first, second = [space_number(game, space) for space in places]
        state.places = (*state.places[: 2 * seat], first, second, *state.places[2 * seat + 2 :])
    for number in range(2):
        camp = space_number(game, camps[number]) if number < len(camps) else NOWHERE
        state.camps = changed(state.camps, 2 * seat + number, camp)
    for holder in range(HOLDERS_PER_SEAT):
        things = list((loads or {}).get(HOLDER_NAMES[holder], ()))
        index = HOLDERS_PER_SEAT * seat + holder
        state.bottles = changed(state.bottles, index, things.count("bottle"))
        if holder < 2:
            state.tents = changed(state.tents, 2 * seat + holder, things.count("tent"))
        names = [thing for thing in things if thing not in ("bottle", "tent")]
        clients = bag.from_kinds([game.rules.clients.names.index(name) for name in names])
        state.clients = changed(state.clients, index, clients)
    in_stock = game.rules.tents - len(camps) - sum(_tents(state, seat))
    state.tent_stock = changed(state.tent_stock, seat, in_stock)
    assert in_stock >= 0, "a seat has no more tents"
    state.forget()


def turn_tile(game: MountEverest, state: MountEverestState, space: str, face: str) -> None:
    """Turn an icefall tile over, out of the faces that are left."""
    slot = game.rules.tile_slot[space_number(game, space)]
    number = game.rules.face_names.index(face)
    kind = game.rules.tile_type[slot]
    assert state.face_bags[kind].count(number), f"no tile {face} is left for {space}"
    state.face_bags = changed(state.face_bags, kind, state.face_bags[kind].minus(number))
    state.tiles = changed(state.tiles, slot, number)


def _deal(game: MountEverest, state: MountEverestState, seat: int, cards: Sequence[str]) -> None:
    """Played cards, hand and deck, 18 in all; acclimatization cards come from their own deck."""
    rules = game.rules
    left = [rules.deck.count(kind) for kind in range(rules.cards.printed)]
    reserve = [rules.reserve.count(kind) for kind in range(rules.cards.printed)]
    wanted = [card_kind(game, name) for name in cards]
    chosen: list[int] = []
    removed: list[int] = []
    for kind in wanted:
        if reserve[kind]:
            reserve[kind] -= 1
            removed.append(take_card(game, left, FILLERS))
        else:
            assert left[kind], f"{rules.cards.ids[kind]} is not in the deck so often"
            left[kind] -= 1
        chosen.append(kind)
    deal_played(game, state, seat, chosen, left, FILLERS)
    state.removed = changed(state.removed, seat, bag.from_kinds(removed))
    state.swaps = changed(state.swaps, seat, len(removed))
    state.reserve = changed(state.reserve, seat, bag.from_counts(reserve))


def _tents(state: MountEverestState, seat: int) -> tuple[int, ...]:
    return state.tents[2 * seat : 2 * seat + 2]


# -- looking ----------------------------------------------------------------------------------


def held(
    game: MountEverest, state: MountEverestState, holder: str, seat: int | None = None
) -> list[str]:
    """What a guide or camp of a seat holds, in alphabetical order."""
    holder_seat = owner(state, seat)
    number = HOLDER_NAMES.index(holder)
    index = HOLDERS_PER_SEAT * holder_seat + number
    things = [game.rules.clients.names[item] for item in state.clients[index].listed]
    things += ["bottle"] * state.bottles[index]
    if number < 2:
        things += ["tent"] * state.tents[2 * holder_seat + number]
    return sorted(things)


def tile(game: MountEverest, state: MountEverestState, space: str) -> str | None:
    """The face of an icefall tile, or None while it lies face down."""
    face = state.tiles[game.rules.tile_slot[space_number(game, space)]]
    return game.rules.face_names[face] if face >= 0 else None


# -- phases 1 and 2 ---------------------------------------------------------------------------


def choosing(
    game: MountEverest | None = None,
    *,
    seats: int = 2,
    map: str = "easy",
    weather: str = "summer",
    hands: Sequence[Sequence[str]] = (),
    round: int = 1,
    first_seat: int = 0,
) -> tuple[MountEverest, MountEverestState]:
    """The beginning of phase 1, before anybody has chosen; other arguments as in `position`.

    Args:
        hands: some cards of each seat's hand, in the order of the seats; the rest is filled up.
    """
    if game is None:
        game = standard_game(seats, map, weather)
    state = game.blank_state()
    state.phase = [phase.name for phase in game.phases].index("cards")
    set_calendar(game, state, round, None)
    state.first_seat = first_seat
    state.track = tuple(range(game.rules.seats))
    set_tokens(game, state, first_seat, 0)
    for seat in range(game.rules.seats):
        _deal(game, state, seat, ())
        hand = bag.from_kinds(
            [card_kind(game, name) for name in (hands[seat : seat + 1] or [()])[0]]
        )
        cards = list((state.chosen[seat] + state.hand[seat]).listed)
        state.chosen = changed(state.chosen, seat, bag.EMPTY)
        _exchange(game, state, seat, cards, hand)
        state.hand = changed(state.hand, seat, bag.from_kinds(cards))
    return game, state


def _exchange(
    game: MountEverest, state: MountEverestState, seat: int, cards: list[int], wanted: Bag
) -> None:
    """Swap cards of a hand for the wanted ones, out of what is undrawn, played or kept apart."""
    for kind in wanted.listed:
        if cards.count(kind) >= wanted.count(kind):
            continue
        spare = next(card for card in cards if cards.count(card) > wanted.count(card))
        cards.remove(spare)
        cards.append(kind)
        if state.deck[seat].count(kind):
            deck = state.deck[seat].minus(kind).plus(spare)
            state.deck = changed(state.deck, seat, deck)
        elif state.pile[seat].count(kind):
            pile = state.pile[seat].minus(kind).plus(spare)
            state.pile = changed(state.pile, seat, pile)
        else:
            assert state.reserve[seat].count(kind), "a seat has no such card left"
            state.reserve = changed(state.reserve, seat, state.reserve[seat].minus(kind))
            state.removed = changed(state.removed, seat, state.removed[seat].plus(spare))
            state.swaps = added(state.swaps, seat, 1)
