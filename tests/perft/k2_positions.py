"""The positions of K2 from which legal sequences are counted, each by name.

The last turn of a match is in two of them: no sequence goes on beyond it.
"""

from collections.abc import Callable

from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from tests.acting import do
from tests.k2.positions import choosing, position, standard_game

Position = tuple[K2, K2State]


def setup() -> Position:
    """Nothing has been dealt (KS)."""
    game = standard_game(2, "hard", "winter", "strict", "family")
    return game, game.new_state()


def first_choice() -> Position:
    """Two seats choose cards, with several of a kind and one of each (C)."""
    return choosing(hands=[("any1", "any2", "any3"), ("rope1/2", "rest1", "rest0")])


def base_camp() -> Position:
    """A turn begins with both climbers in base camp."""
    return position(cards=("any2", "rope1/3", "rest1"))


def high_up() -> Position:
    """A turn on level ground and above it, in winter, with a tent and risk to settle (KM1, KM3)."""
    return position(
        map="hard",
        weather="winter",
        today=("w4", 3),
        cards=("any3", "rope2/3", "rest2"),
        places=("s13", "s19"),
        levels=(2, 3),
        tents=("s13", None),
        round=7,
        risk=2,
    )


def dying() -> Position:
    """A climber has paid risk with its last level, and may be rescued or not (KX1)."""
    game, state = position(
        map="hard",
        variant="family",
        cards=("any2", "any1"),
        places=("s15", "s01"),
        others={1: ("s02", "s02")},
        risk=1,
    )
    return game, do(game, state, "use any2 for A", "move A to s14", "settle with levels of A")


def two_dying() -> Position:
    """The night takes both climbers of a player and one of another, who all have a rescue (KR9)."""
    game, state = position(
        map="hard",
        variant="family",
        today=("t4", 2),
        first_seat=1,
        places=("s21", "s23"),
        others={1: ("s13", "base")},
    )
    return game, do(game, state, "end")


def last_turn() -> Position:
    """The last turn of all, high up, with two cards and risk to settle."""
    return position(
        first_seat=1,
        round=18,
        cards=("rope2/3", "rest2"),
        places=("s21", "s17"),
        levels=(1, 2),
        risk=2,
    )


def last_full_space() -> Position:
    """The last turn of all: a climber has entered a full space and has to get on (M4)."""
    game, state = position(
        map="hard",
        first_seat=1,
        round=18,
        cards=("any3", "any2", "rope1/3"),
        places=("s21", "s20"),
        others={1: ("s22", "s24")},
        levels=(2, 1),
        risk=1,
    )
    do(game, state, "use any2 for B", "move B to s22")
    assert state.passing == 1
    return game, state


POSITIONS: dict[str, Callable[[], Position]] = {
    "k2 setup": setup,
    "k2 first choice": first_choice,
    "k2 base camp": base_camp,
    "k2 high up": high_up,
    "k2 dying": dying,
    "k2 two dying": two_dying,
    "k2 last turn": last_turn,
    "k2 last full space": last_full_space,
}
