"""Positions for tests: somebody's turn with given cards, guides, loads, camps, tiles, weather.

    game, state = position(places=("c1w", "base"), loads={"A": ("tent",)}, cards=("any2",))
    do(game, state, "use any2 for A", "pitch A")
    assert "move A to w1" in texts(game, state)
    assert refusal(game, state, "pitch A").clause == "T1"

`position` begins the turn of one seat, `furnish` equips any other seat, `do` acts for whoever is
to act, chance included. Cards, tents, tokens and tiles are conserved, as in a real match.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import everest
from everest.engine import bag
from everest.engine.state import NOBODY, NOWHERE
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState
from everest.games.mount_everest.vocabulary import HOLDER_NAMES

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
    _set_calendar(game, state, round, today)
    state.first_seat = seat if first_seat is None else first_seat
    if scores is not None:
        state.scores = list(scores)
    state.track = sorted(range(rules.seats), key=lambda one: (state.scores[one], one))
    for one in range(rules.seats):
        _deal(game, state, one, cards if one == seat else ())
    _set_tokens(game, state, seat, risk)
    for space, face in (tiles or {}).items():
        turn_tile(game, state, space, face)
    for other, spaces in (others or {}).items():
        furnish(game, state, other, places=spaces)
    furnish(game, state, seat, places=places, loads=loads, camps=camps)
    game.turn.begin_turn(state, seat)
    state.unused = bag.from_kinds([_card(game, name) for name in cards])
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
        state.places[2 * seat : 2 * seat + 2] = [space_number(game, space) for space in places]
    for number in range(2):
        state.camps[2 * seat + number] = (
            space_number(game, camps[number]) if number < len(camps) else NOWHERE
        )
    for holder in range(HOLDERS_PER_SEAT):
        things = list((loads or {}).get(HOLDER_NAMES[holder], ()))
        index = HOLDERS_PER_SEAT * seat + holder
        state.bottles[index] = things.count("bottle")
        if holder < 2:
            state.tents[2 * seat + holder] = things.count("tent")
        names = [thing for thing in things if thing not in ("bottle", "tent")]
        state.clients[index] = bag.from_kinds([game.rules.clients.names.index(n) for n in names])
    state.tent_stock[seat] = game.rules.tents - len(camps) - sum(_tents(state, seat))
    assert state.tent_stock[seat] >= 0, "a seat has no more tents"
    state.forget()


def turn_tile(game: MountEverest, state: MountEverestState, space: str, face: str) -> None:
    """Turn an icefall tile over, out of the faces that are left."""
    slot = game.rules.tile_slot[space_number(game, space)]
    number = game.rules.face_names.index(face)
    kind = game.rules.tile_type[slot]
    assert bag.count(state.face_bags[kind], number), f"no tile {face} is left for {space}"
    state.face_bags[kind] -= bag.one(number)
    state.tiles[slot] = number


def _set_calendar(
    game: MountEverest, state: MountEverestState, round: int, today: tuple[str, int] | None
) -> None:
    names = [tile.name for tile in game.rules.weather]
    name, day = today or (names[0], (round - 1) % game.rules.days_per_tile + 1)
    gone = (round - 1) // game.rules.days_per_tile
    state.round = gone * game.rules.days_per_tile + day
    state.left_tile = names.index(name)
    others = [tile for tile in range(len(names)) if tile != state.left_tile]
    unseen = others[: len(names) - 1 - gone]
    state.right_tile = unseen.pop() if unseen else -1
    state.tile_bag = bag.from_kinds(unseen)


def _deal(game: MountEverest, state: MountEverestState, seat: int, cards: Sequence[str]) -> None:
    """Played cards of this round, what was played before, what is in hand: 18 in all."""
    rules = game.rules
    left = [bag.count(rules.deck, kind) for kind in range(rules.cards.printed)]
    reserve = [bag.count(rules.reserve, kind) for kind in range(rules.cards.printed)]
    wanted = [_card(game, name) for name in cards]
    chosen: list[int] = []
    removed: list[int] = []
    for kind in wanted:
        if reserve[kind]:
            reserve[kind] -= 1
            removed.append(_take(game, left))
        else:
            assert left[kind], f"{rules.cards.ids[kind]} is not in the deck so often"
            left[kind] -= 1
        chosen.append(kind)
    while len(chosen) < rules.cards_played:
        chosen.append(_take(game, left))
    assert len(chosen) == rules.cards_played, "only three cards are played in a round"
    earlier = (state.round - 1) % (bag.total(rules.deck) // rules.cards_played)
    pile = [_take(game, left) for _ in range(earlier * rules.cards_played)]
    in_hand = min(rules.hand_size - rules.cards_played, sum(left))
    hand = [_take(game, left) for _ in range(in_hand)]
    state.chosen[seat] = bag.from_kinds(chosen)
    state.pile[seat] = bag.from_kinds(pile)
    state.hand[seat] = bag.from_kinds(hand)
    state.deck[seat] = bag.from_counts(left)
    state.removed[seat] = bag.from_kinds(removed)
    state.swaps[seat] = len(removed)
    state.reserve[seat] = bag.from_counts(reserve)


def _take(game: MountEverest, left: list[int]) -> int:
    """A card that nobody asked for: a filler, or else the first that is left."""
    names = game.rules.cards.ids
    fillers = [names.index(name) for name in FILLERS if name in names]
    kind: int = next(kind for kind in [*fillers, *range(len(left))] if left[kind])
    left[kind] -= 1
    return kind


def _card(game: MountEverest, name: str) -> int:
    return game.rules.cards.ids.index(name)


def _set_tokens(game: MountEverest, state: MountEverestState, seat: int, risk: int) -> None:
    kinds = list(bag.listed(state.token_bag))
    if risk:
        state.taker = seat
        state.taken = game.rules.token_values.index(-risk)
        kinds.remove(state.taken)
    state.open_tokens = bag.from_kinds(kinds[: game.rules.open_tokens])
    state.token_bag = bag.from_kinds(kinds[game.rules.open_tokens :])


def _tents(state: MountEverestState, seat: int) -> list[int]:
    return state.tents[2 * seat : 2 * seat + 2]


# -- acting -----------------------------------------------------------------------------------


def do(
    game: MountEverest, state: MountEverestState, *actions: str, seat: int | None = None
) -> MountEverestState:
    """Carry out actions, each for `seat`, or for chance or the only seat that may act."""
    for text in actions:
        actor = _actor(game, state, seat)
        game.apply(state, actor, _number(game, text))
    return state


def texts(game: MountEverest, state: MountEverestState, seat: int | None = None) -> set[str]:
    """The legal actions of `seat`, or of chance or the only seat that may act."""
    actions = game.legal_actions(state, _actor(game, state, seat))
    assert len(actions) == len(set(actions)), "an action is listed twice"
    return {game.text(action) for action in actions}


def refusal(
    game: MountEverest, state: MountEverestState, text: str, seat: int | None = None
) -> everest.IllegalAction:
    """Why an action is refused. It must not be listed, and must leave the state as it is."""
    actor = _actor(game, state, seat)
    before = state.key()
    assert _number(game, text) not in game.legal_actions(state, actor), f"{text!r} is legal"
    try:
        game.apply(state, actor, _number(game, text))
    except everest.IllegalAction as error:
        assert state.key() == before, "a refused action has changed the state"
        return error
    raise AssertionError(f"{text!r} was carried out, though it is not listed")


def reason(
    game: MountEverest, state: MountEverestState, text: str, seat: int | None = None
) -> tuple[str, str]:
    """The code and the clause of a refusal, such as ``("move.too-expensive", "M1")``."""
    error = refusal(game, state, text, seat)
    return error.code, error.clause


def random_play(
    game: MountEverest, seed: int, steps: int
) -> Iterator[tuple[MountEverestState, int]]:
    """States before each decision of a seat, in matches played at random from a seed."""
    rng = random.Random(seed)
    state = game.new_state()
    for _ in range(steps):
        if game.is_over(state):
            state = game.new_state()
        actor = game.to_act(state)[0]
        if actor != everest.CHANCE:
            yield state, actor
        game.apply(state, actor, rng.choice(game.legal_actions(state, actor)))


def _actor(game: MountEverest, state: MountEverestState, seat: int | None) -> int:
    if seat is not None:
        return seat
    waiting = game.to_act(state)
    assert len(waiting) == 1, "several seats may act: name one"
    return waiting[0]


def _number(game: MountEverest, text: str) -> int:
    action = game.actions.find(text)
    assert action >= 0, f"no action is called {text!r}"
    return action


# -- looking ----------------------------------------------------------------------------------


def space_number(game: MountEverest, space: str) -> int:
    """The number of a space in the state."""
    return game.rules.board.ids.index(space)


def place(game: MountEverest, state: MountEverestState, piece: str, seat: int | None = None) -> str:
    """The space where a guide, ``A`` or ``B``, stands."""
    number = state.places[2 * _owner(state, seat) + "AB".index(piece)]
    return game.rules.board.ids[number]


def points(state: MountEverestState, piece: str) -> tuple[int, int, int]:
    """The points of a guide of the turn's player: up, any, down."""
    first = 3 * "AB".index(piece)
    up, any_way, down = state.points[first : first + 3]
    return up, any_way, down


def held(
    game: MountEverest, state: MountEverestState, holder: str, seat: int | None = None
) -> list[str]:
    """What a guide or camp of a seat holds, in alphabetical order."""
    owner = _owner(state, seat)
    number = HOLDER_NAMES.index(holder)
    index = HOLDERS_PER_SEAT * owner + number
    things = [game.rules.clients.names[item] for item in bag.listed(state.clients[index])]
    things += ["bottle"] * state.bottles[index]
    if number < 2:
        things += ["tent"] * state.tents[2 * owner + number]
    return sorted(things)


def unused(game: MountEverest, state: MountEverestState) -> list[str]:
    """The cards that the turn's player has left, remainders by their own names."""
    return [game.rules.cards.ids[card] for card in bag.listed(state.unused)]


def tile(game: MountEverest, state: MountEverestState, space: str) -> str | None:
    """The face of an icefall tile, or None while it lies face down."""
    face = state.tiles[game.rules.tile_slot[space_number(game, space)]]
    return game.rules.face_names[face] if face >= 0 else None


def _owner(state: MountEverestState, seat: int | None) -> int:
    owner = state.seat if seat is None else seat
    assert owner != NOBODY, "nobody's turn: name a seat"
    return owner


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
    _set_calendar(game, state, round, None)
    state.first_seat = first_seat
    state.track = list(range(game.rules.seats))
    _set_tokens(game, state, first_seat, 0)
    for seat in range(game.rules.seats):
        _deal(game, state, seat, ())
        hand = bag.from_kinds([_card(game, name) for name in (hands[seat : seat + 1] or [()])[0]])
        cards = list(bag.listed(state.chosen[seat] + state.hand[seat]))
        state.chosen[seat] = 0
        _exchange(game, state, seat, cards, hand)
        state.hand[seat] = bag.from_kinds(cards)
    return game, state


def _exchange(
    game: MountEverest, state: MountEverestState, seat: int, cards: list[int], wanted: int
) -> None:
    """Swap cards of a hand for the wanted ones, out of what is undrawn, played or kept apart."""
    for kind in bag.listed(wanted):
        if cards.count(kind) >= bag.count(wanted, kind):
            continue
        spare = next(card for card in cards if cards.count(card) > bag.count(wanted, card))
        cards.remove(spare)
        cards.append(kind)
        for heap in (state.deck, state.pile):
            if bag.count(heap[seat], kind):
                heap[seat] += bag.one(spare) - bag.one(kind)
                break
        else:
            assert bag.count(state.reserve[seat], kind), "a seat has no such card left"
            state.reserve[seat] -= bag.one(kind)
            state.removed[seat] += bag.one(spare)
            state.swaps[seat] += 1


def chance(game: MountEverest, state: MountEverestState, *wanted: str) -> MountEverestState:
    """Let chance act until a seat is to act: what is wanted where it can be, else anything."""
    left = list(wanted)
    while game.to_act(state) == (everest.CHANCE,):
        possible = [game.text(action) for action, _ in game.chance_outcomes(state)]
        text = next((text for text in left if text in possible), possible[0])
        if text in left:
            left.remove(text)
        do(game, state, text)
    assert not left, f"never possible: {', '.join(left)}"
    return state


def odds(game: MountEverest, state: MountEverestState) -> dict[str, int]:
    """What chance may do now, with the weights."""
    return {game.text(action): weight for action, weight in game.chance_outcomes(state)}


def play(game: MountEverest, state: MountEverestState, seat: int, *cards: str) -> MountEverestState:
    """A seat chooses these cards, in whatever order the game asks for."""
    names = game.rules.cards.ids
    for card in sorted(cards, key=names.index):
        do(game, state, f"play {card}", seat=seat)
    return state


def play_any(game: MountEverest, state: MountEverestState) -> MountEverestState:
    """Whoever is to act does the dullest thing: ends the turn, settles, takes, plays a card."""
    seat = game.to_act(state)[0]
    if seat == everest.CHANCE:
        return chance(game, state)
    possible = [game.text(action) for action in game.legal_actions(state, seat)]
    for word in ("end", "settle", "take", "play"):
        for text in possible:
            if text.split()[0] == word:
                return do(game, state, text, seat=seat)
    raise AssertionError(f"nothing dull is possible: {', '.join(possible)}")


def play_until(game: MountEverest, state: MountEverestState, phase: str) -> MountEverestState:
    """Play on dully until the next time that this phase (or the end, ``over``) has begun."""
    names = [*[one.name for one in game.phases], "over"]
    before = (state.round, state.phase)
    while names[state.phase] != phase or (state.round, state.phase) == before:
        play_any(game, state)
    return state
