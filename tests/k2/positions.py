"""Positions of K2 for tests: somebody's turn with given cards, climbers, tents, weather.

    game, state = position(places=("s16", "base"), levels=(3, 1), cards=("any3",))
    do(game, state, "use any3 for A", "move A to s13", "end")
    assert score(state, "A", seat=0) == 3

`position` begins the turn of one seat, `choosing` phase 1, and `furnish` equips any other seat.
Cards, tents and tokens are conserved, as in a real match. How to act and look is the same in all
games, and comes from `tests.acting`.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import everest
from everest.engine import bag
from everest.engine.events import Event
from everest.engine.row import changed
from everest.engine.state import NOWHERE
from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from tests.acting import (
    card_kind,
    deal_played,
    do,
    owner,
    set_calendar,
    set_tokens,
    space_number,
    take_card,
)

FILLERS = ("any1", "any2", "any3")
"""Cards that stand in where a test does not care."""

Pair = tuple[int, int]
"""A number for climber A and one for climber B."""
Places = tuple[str | None, str | None]
"""The spaces of climbers A and B, or of their tents; None for nowhere."""


@cache
def standard_game(
    seats: int = 2,
    map_name: str = "easy",
    weather: str = "summer",
    limits: str = "strict",
    variant: str = "standard",
    rules_dir: Path | None = None,
) -> K2:
    """A game by its choices, loaded once."""
    return everest.load(
        "k2",
        seats=seats,
        map=map_name,
        weather=weather,
        limits=limits,
        variant=variant,
        rules_dir=rules_dir,
    )


def position(
    game: K2 | None = None,
    *,
    seats: int = 2,
    map: str = "easy",
    weather: str = "summer",
    limits: str = "strict",
    variant: str = "standard",
    seat: int = 0,
    first_seat: int | None = None,
    cards: Sequence[str] = (),
    places: Places = ("base", "base"),
    levels: Pair = (1, 1),
    scores: Pair | None = None,
    tents: Places = (None, None),
    others: Mapping[int, Places] | None = None,
    today: tuple[str, int] | None = None,
    round: int = 1,
    risk: int = 0,
    rescues: Sequence[int] | None = None,
    summits: Sequence[tuple[int, str]] = (),
) -> tuple[K2, K2State]:
    """The beginning of a turn in phase 3.

    Args:
        game: a game that a test has loaded; else the choices before `seat` give one.
        seat: whose turn it is; `first_seat` began the round (the same seat if not given).
        cards: what the seat can still use, up to 3, such as ``any2``, ``rope1/3``, ``rest2``.
            Fewer than 3: the others count as used before, without any effect.
        places: the spaces of its climbers A and B, None for a dead one.
        levels, scores: theirs; a score that is not given is the flag of the climber's space.
        tents: where its pitched tents stand, that of A and that of B.
        others: the spaces of other seats' climbers; base camp where nothing is given.
        today: the weather: a tile and its day, 1 to 3; else the first tile, or fine weather in
            summer.
        round: the round; with `today` its day of the tile counts, so 1, 4, 7 ... will do.
        risk: what the seat has to settle in this turn, 0 for none.
        rescues: rescue cards left, by seat.
        summits: who came to the summit, in this order.
    """
    if game is None:
        game = standard_game(seats, map, weather, limits, variant)
    state = game.blank_state()
    state.phase = [phase.name for phase in game.phases].index("actions")
    set_calendar(game, state, round, today)
    state.first_seat = seat if first_seat is None else first_seat
    for one in range(game.rules.seats):
        _deal(game, state, one, cards if one == seat else ())
    set_tokens(game, state, seat, risk)
    for other, spaces in (others or {}).items():
        furnish(game, state, other, places=spaces)
    furnish(game, state, seat, places=places, levels=levels, scores=scores, tents=tents)
    if rescues is not None:
        state.rescues = tuple(rescues)
    state.summits = tuple(_climber(one, piece) for one, piece in summits)
    game.turn.begin_turn(state, seat)
    state.unused = bag.from_kinds([card_kind(game, name) for name in cards])
    return game, state


def furnish(
    game: K2,
    state: K2State,
    seat: int,
    *,
    places: Places = ("base", "base"),
    levels: Pair = (1, 1),
    scores: Pair | None = None,
    tents: Places = (None, None),
) -> None:
    """Set a seat's climbers and tents; see `position`."""
    first = 2 * seat
    for number in range(2):
        climber, space, tent = first + number, places[number], tents[number]
        alive = space is not None
        state.places = changed(
            state.places, climber, space_number(game, space) if space is not None else NOWHERE
        )
        state.levels = changed(state.levels, climber, levels[number] if alive else 0)
        flag = game.rules.board.flags[state.places[climber]] if alive else 1
        state.climber_scores = changed(
            state.climber_scores, climber, flag if scores is None else scores[number]
        )
        state.camps = changed(
            state.camps, climber, space_number(game, tent) if tent is not None else NOWHERE
        )
    state.scores = changed(state.scores, seat, sum(state.climber_scores[first : first + 2]))
    state.forget()


def choosing(
    game: K2 | None = None,
    *,
    seats: int = 2,
    map: str = "easy",
    hands: Sequence[Sequence[str]] = (),
    others: Mapping[int, Places] | None = None,
    round: int = 1,
    first_seat: int = 0,
) -> tuple[K2, K2State]:
    """The beginning of phase 1, before anybody has chosen; other arguments as in `position`.

    Args:
        hands: up to three cards of each seat's hand, in the order of the seats; the rest is
            filled up.
        others: the spaces of any seats' climbers.
    """
    if game is None:
        game = standard_game(seats, map)
    state = game.blank_state()
    state.phase = [phase.name for phase in game.phases].index("cards")
    set_calendar(game, state, round, None)
    state.first_seat = first_seat
    set_tokens(game, state, first_seat, 0)
    for seat in range(game.rules.seats):
        _deal(game, state, seat, hands[seat] if seat < len(hands) else ())
        furnish(game, state, seat, places=(others or {}).get(seat, ("base", "base")))
        state.hand = changed(state.hand, seat, state.hand[seat] + state.chosen[seat])
        state.chosen = changed(state.chosen, seat, bag.EMPTY)
    return game, state


def _deal(game: K2, state: K2State, seat: int, cards: Sequence[str]) -> None:
    """Played cards of this round, what was played before, hand and deck: 18 in all."""
    rules = game.rules
    left = [rules.deck.count(kind) for kind in range(rules.cards.printed)]
    chosen = []
    for name in cards:
        kind = card_kind(game, name)
        assert left[kind], f"{name} is not in the deck so often"
        left[kind] -= 1
        chosen.append(kind)
    while len(chosen) < rules.cards_played:
        chosen.append(take_card(game, left, FILLERS))
    deal_played(game, state, seat, chosen, left, FILLERS)


# -- acting -----------------------------------------------------------------------------------


def end_turns(game: K2, state: K2State) -> K2State:
    """Everybody ends its turn: phase 4 begins, with all that it does until a seat has to act."""
    actions = [phase.name for phase in game.phases].index("actions")
    while state.phase == actions:
        do(game, state, "end")
    return state


def heard(game: K2, state: K2State, *actions: str) -> list[Event]:
    """Carry out actions, and tell what happened."""
    state.events = []
    do(game, state, *actions)
    return state.events


# -- looking ----------------------------------------------------------------------------------


def level(state: K2State, piece: str, seat: int | None = None) -> int:
    """The level of a climber, ``A`` or ``B``."""
    return state.levels[_climber(owner(state, seat), piece)]


def score(state: K2State, piece: str, seat: int | None = None) -> int:
    """Where a climber's score pawn stands."""
    return state.climber_scores[_climber(owner(state, seat), piece)]


def is_alive(state: K2State, piece: str, seat: int | None = None) -> bool:
    """Whether a climber is on the map."""
    return state.places[_climber(owner(state, seat), piece)] != NOWHERE


def tent(game: K2, state: K2State, piece: str, seat: int | None = None) -> str | None:
    """The space where the tent of a climber stands, or None."""
    space = state.camps[_climber(owner(state, seat), piece)]
    return game.rules.board.ids[space] if space != NOWHERE else None


def _climber(seat: int, piece: str) -> int:
    return 2 * seat + "AB".index(piece)
