"""What tests of all games share: acting in a match, looking at it, setting it up.

    do(game, state, "use any2 for A", "pitch A")
    assert "move A to w1" in texts(game, state)
    assert refusal(game, state, "pitch A").clause == "T1"

`do` acts for whoever is to act, chance included. The positions themselves are built by
`tests.positions` for Mount Everest and by `tests.k2.positions` for K2.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import everest
from everest.engine import bag
from everest.engine.game import AnyGame, Game
from everest.engine.row import changed
from everest.engine.state import NOBODY, State, StateT

# -- acting -----------------------------------------------------------------------------------


def do(game: AnyGame, state: StateT, *actions: str, seat: int | None = None) -> StateT:
    """Carry out actions, each for `seat`, or for chance or the only seat that may act."""
    for text in actions:
        actor = _actor(game, state, seat)
        game.apply(state, actor, _number(game, text))
    return state


def texts(game: AnyGame, state: State, seat: int | None = None) -> set[str]:
    """The legal actions of `seat`, or of chance or the only seat that may act."""
    actions = game.legal_actions(state, _actor(game, state, seat))
    assert len(actions) == len(set(actions)), "an action is listed twice"
    return {game.text(action) for action in actions}


def refusal(
    game: AnyGame, state: State, text: str, seat: int | None = None
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


def reason(game: AnyGame, state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """The code and the clause of a refusal, such as ``("move.too-expensive", "M1")``."""
    error = refusal(game, state, text, seat)
    return error.code, error.clause


def random_play(game: Game[StateT, Any], seed: int, steps: int) -> Iterator[tuple[StateT, int]]:
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


def _actor(game: AnyGame, state: State, seat: int | None) -> int:
    if seat is not None:
        return seat
    waiting = game.to_act(state)
    assert len(waiting) == 1, "several seats may act: name one"
    return waiting[0]


def _number(game: AnyGame, text: str) -> int:
    action = game.actions.find(text)
    assert action >= 0, f"no action is called {text!r}"
    return action


# -- looking ----------------------------------------------------------------------------------


def space_number(game: AnyGame, space: str) -> int:
    """The number of a space in the state."""
    return game.ruleset.board.ids.index(space)


def place(game: AnyGame, state: State, piece: str, seat: int | None = None) -> str:
    """The space where a piece, ``A`` or ``B``, stands."""
    number = state.places[2 * owner(state, seat) + "AB".index(piece)]
    return game.ruleset.board.ids[number]


def points(state: State, piece: str) -> tuple[int, int, int]:
    """The points of a piece of the turn's player: up, any, down."""
    first = 3 * "AB".index(piece)
    up, any_way, down = state.points[first : first + 3]
    return up, any_way, down


def unused(game: AnyGame, state: State) -> list[str]:
    """The cards that the turn's player has left, remainders by their own names."""
    return [game.ruleset.cards.ids[card] for card in state.unused.listed]


def owner(state: State, seat: int | None) -> int:
    """The seat, or whose turn it is."""
    number = state.seat if seat is None else seat
    assert number != NOBODY, "nobody's turn: name a seat"
    return number


# -- the phases of a round ----------------------------------------------------------------------


def chance(game: AnyGame, state: StateT, *wanted: str) -> StateT:
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


def odds(game: AnyGame, state: State) -> dict[str, int]:
    """What chance may do now, with the weights."""
    return {game.text(action): weight for action, weight in game.chance_outcomes(state)}


def play(game: AnyGame, state: StateT, seat: int, *cards: str) -> StateT:
    """A seat chooses these cards, in whatever order the game asks for."""
    names = game.ruleset.cards.ids
    for card in sorted(cards, key=names.index):
        do(game, state, f"play {card}", seat=seat)
    return state


def play_any(game: AnyGame, state: StateT) -> StateT:
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


def play_until(game: AnyGame, state: StateT, phase: str) -> StateT:
    """Play on dully until the next time that this phase (or the end, ``over``) has begun."""
    names = [*[one.name for one in game.phases], "over"]
    before = (state.round, state.phase)
    while names[state.phase] != phase or (state.round, state.phase) == before:
        play_any(game, state)
    return state


# -- setting up --------------------------------------------------------------------------------


def set_calendar(game: AnyGame, state: State, round: int, today: tuple[str, int] | None) -> None:
    """Set the round, and the weather row with the tiles that are left; see `position`."""
    names = [tile.name for tile in game.ruleset.weather]
    name, day = today or (names[0], (round - 1) % game.ruleset.days_per_tile + 1)
    gone = (round - 1) // game.ruleset.days_per_tile
    state.round = gone * game.ruleset.days_per_tile + day
    state.left_tile = names.index(name)
    others = [tile for tile in range(len(names)) if tile != state.left_tile]
    unseen = others[: len(names) - 1 - gone]
    state.right_tile = unseen.pop() if unseen else -1
    state.tile_bag = bag.from_kinds(unseen)


def set_tokens(game: AnyGame, state: State, seat: int, risk: int) -> None:
    """Open the risk tokens; with a risk, the seat has taken a token that is worth so much."""
    kinds = list(state.token_bag.listed)
    if risk:
        state.taker = seat
        state.taken = game.ruleset.token_values.index(-risk)
        kinds.remove(state.taken)
    state.open_tokens = bag.from_kinds(kinds[: game.ruleset.open_tokens])
    state.token_bag = bag.from_kinds(kinds[game.ruleset.open_tokens :])


def deal_played(
    game: AnyGame,
    state: State,
    seat: int,
    chosen: Sequence[int],
    left: list[int],
    fillers: Sequence[str],
) -> None:
    """The cards of a seat that has played: this round, in earlier ones; then hand and deck.

    Args:
        chosen: what it has played this round, filled up to three cards.
        left: how many of each kind are left of its main deck; `fillers` are taken first.
    """
    rules = game.ruleset
    played = [*chosen]
    while len(played) < rules.cards_played:
        played.append(take_card(game, left, fillers))
    assert len(played) == rules.cards_played, "only three cards are played in a round"
    earlier = (state.round - 1) % (rules.deck.total // rules.cards_played)
    pile = [take_card(game, left, fillers) for _ in range(earlier * rules.cards_played)]
    in_hand = min(rules.hand_size - rules.cards_played, sum(left))
    hand = [take_card(game, left, fillers) for _ in range(in_hand)]
    state.chosen = changed(state.chosen, seat, bag.from_kinds(played))
    state.pile = changed(state.pile, seat, bag.from_kinds(pile))
    state.hand = changed(state.hand, seat, bag.from_kinds(hand))
    state.deck = changed(state.deck, seat, bag.from_counts(left))


def take_card(game: AnyGame, left: list[int], fillers: Sequence[str]) -> int:
    """A card that nobody asked for: a filler, or else the first that is left."""
    names = game.ruleset.cards.ids
    preferred = [names.index(name) for name in fillers if name in names]
    kind: int = next(kind for kind in [*preferred, *range(len(left))] if left[kind])
    left[kind] -= 1
    return kind


def card_kind(game: AnyGame, name: str) -> int:
    """The number of a card kind."""
    return game.ruleset.cards.ids.index(name)
