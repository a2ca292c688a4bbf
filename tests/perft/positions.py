"""The positions from which legal sequences are counted, each by name."""

from collections.abc import Callable

from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from tests.positions import choosing, do, furnish, position, standard_game

Position = tuple[MountEverest, MountEverestState]


def setup() -> Position:
    """Nothing has been dealt (S)."""
    game = standard_game(3)
    return game, game.new_state()


def first_choice() -> Position:
    """Two seats choose cards; one of them has bottles in two camps (C, O)."""
    game, state = choosing(hands=[("any1", "any2", "any3", "rope1/2", "rope1/3", "down2")])
    furnish(game, state, 1, camps=("c3", "tf"), loads={"camp1": ("bottle",), "camp2": ("bottle",)})
    return game, state


def base_camp() -> Position:
    """A turn begins with both guides in base camp, empty-handed."""
    return position(cards=("any2", "rope1/3", "any3-loss1"))


def high_up() -> Position:
    """A turn begins high on the mountain, with loads, a camp and risk to settle."""
    return position(
        cards=("any3", "rope2/3", "rest2"),
        places=("sc2", "bal"),
        loads={
            "A": ("mountaineer-4", "tourist-2", "bottle"),
            "B": ("tent", "bottle"),
            "camp1": ("mountaineer-1-summited", "bottle"),
        },
        camps=("sc2",),
        round=7,
        risk=2,
    )


def before_a_tile() -> Position:
    """A tile with cost 2 has just been turned over in front of a guide (I3, Z8)."""
    game, state = position(
        cards=("any2", "rope1/2", "rest1"), loads={"A": ("mountaineer-1",)}, risk=1
    )
    do(game, state, "use rope1/2 for A up", "move A to i2", "tile cost2")
    return game, state


def in_a_full_space() -> Position:
    """A guide has entered a full space and has to get on (M4)."""
    game, state = position(
        cards=("any2", "any3", "rest1"),
        places=("c3", "base"),
        loads={"A": ("mountaineer-3", "tent")},
        others={1: ("y1", "base")},
    )
    do(game, state, "use any2 for A", "move A to y1")
    assert state.passing == 0
    return game, state


def overloaded() -> Position:
    """One guide has handed another more than it can carry, in the middle of an exchange (L4)."""
    game, state = position(
        cards=("any1",),
        places=("w2", "w2"),
        loads={
            "A": ("mountaineer-1", "mountaineer-2", "tourist-1", "tourist-3"),
            "B": ("bottle", "bottle", "tourist-2"),
            "camp1": ("bottle",),
        },
        camps=("w2",),
    )
    do(game, state, "give mountaineer-2 from A to B")
    assert state.overloaded
    return game, state


POSITIONS: dict[str, Callable[[], Position]] = {
    "setup": setup,
    "first choice": first_choice,
    "base camp": base_camp,
    "high up": high_up,
    "before a tile": before_a_tile,
    "in a full space": in_a_full_space,
    "overloaded": overloaded,
}
