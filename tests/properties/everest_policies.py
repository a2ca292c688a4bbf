"""Players of Mount Everest for tests, see `tests.properties.policies`."""

from collections.abc import Sequence
from random import Random

from everest.engine.cards import ANY, DOWN, UP
from everest.engine.vocabulary import END, MOVE, PITCH, PLAY, TAKE, USE, USE_REST
from everest.games.mount_everest.clients import MOUNTAINEER
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, MountEverestState
from everest.games.mount_everest.vocabulary import (
    ABANDON,
    CAMPS,
    GIVE,
    OXYGEN,
    RAISE,
    SUPPLY,
    SWAP,
)
from tests.properties.policies import NEVER, Policy, distances, preferring, wander

give_for_ever = preferring({"give": 1000, "end": NEVER})
"""Loads, unloads and abandons as long as anything of the kind is possible."""

restless = preferring({"end": NEVER, "swap": 100, "move": 20, "use": 5, "give": 0.05})
"""Moves and changes places, and ends its turn only when nothing else is left."""

indebted = preferring(
    {
        "use": 20,
        "use-rest": 20,
        "raise": 20,
        "move": 20,
        "pitch": 20,
        "settle-card": NEVER,
        "settle-point": NEVER,
        "settle-level": NEVER,
        "settle-pool": NEVER,
        "give": 2,
    }
)
"""Spends everything it can before it settles its risk."""


settled_in = preferring(
    {
        "oxygen": 60,
        "pitch": 60,
        "use-rest": 20,
        "settle-pool": 60,
        "settle-level": 20,
        "raise": 0.5,
        "end": 0.2,
    }
)
"""Lives in its camps on oxygen, and pays its risk with levels wherever it can."""


def waste(
    game: MountEverest, state: MountEverestState, seat: int, legal: Sequence[int], rng: Random
) -> int:
    """Takes from the supply and abandons by turns, and never wants to end."""
    table = game.actions
    weights: list[float] = []
    for action in legal:
        weight = NEVER if table.kinds[action] == END else 1.0
        if table.kinds[action] == GIVE and table.arg_b[action] == ABANDON:
            weight = 40.0
        if table.kinds[action] == GIVE and table.arg_a[action] == SUPPLY:
            weight = 40.0
        weights.append(weight)
    return rng.choices(legal, weights)[0]


def intrude(
    game: MountEverest, state: MountEverestState, seat: int, legal: Sequence[int], rng: Random
) -> int:
    """Enters full spaces wherever it can, and lingers there."""
    table = game.actions
    board = game.rules.board
    weights: list[float] = []
    for action in legal:
        weight = {END: 0.02, USE: 3.0, PITCH: 3.0, SWAP: 30.0}.get(table.kinds[action], 0.3)
        if table.kinds[action] == MOVE:
            target = table.arg_b[action]
            full = state.places.count(target) >= board.limit[target]
            up = board.altitude[target] > board.altitude[state.places[2 * seat]]
            weight = 60.0 if full else 4.0 if up else 1.0
        weights.append(weight)
    return rng.choices(legal, weights)[0]


def overload(
    game: MountEverest, state: MountEverestState, seat: int, legal: Sequence[int], rng: Random
) -> int:
    """Hands things from guide to guide, so that one of them carries too much for a moment."""
    table = game.actions
    weights: list[float] = []
    for action in legal:
        weight = 0.1 if table.kinds[action] == END else 1.0
        if table.kinds[action] == GIVE:
            between_guides = table.arg_a[action] < 2 and table.arg_b[action] < 2
            weight = 50.0 if between_guides else 2.0
            if table.arg_b[action] == ABANDON or table.arg_b[action] == SUPPLY:
                weight = 0.2
        weights.append(weight)
    return rng.choices(legal, weights)[0]


# -- climbing ---------------------------------------------------------------------------------

LEAD, PORTER = 0, 1
LATE_START = 10
LAST_START = 16
"""The day from which nobody sets out any more."""


def climb(
    game: MountEverest, state: MountEverestState, seat: int, legal: Sequence[int], rng: Random
) -> int:
    """Guide A leads clients up and home; guide B pitches tents and leaves bottles in them."""
    return rng.choices(legal, [_worth(game, state, seat, action) for action in legal])[0]


def idle(
    game: MountEverest, state: MountEverestState, seat: int, legal: Sequence[int], rng: Random
) -> int:
    """Stays in base camp and takes no risk that it need not take."""
    table = game.actions
    ends = [action for action in legal if table.kinds[action] == END]
    return ends[0] if ends else climb(game, state, seat, legal, rng)


def late(
    game: MountEverest, state: MountEverestState, seat: int, legal: Sequence[int], rng: Random
) -> int:
    """Is idle until clients that set out will still be alive at the end of the match."""
    policy = climb if state.round >= LATE_START else idle
    return policy(game, state, seat, legal, rng)


def _worth(game: MountEverest, state: MountEverestState, seat: int, action: int) -> float:
    table = game.actions
    kind = table.kinds[action]
    if kind == PLAY:
        return _worth_of_card(game, state, seat, table.arg_a[action])
    if kind == TAKE:
        return 1.0 + table.arg_a[action]
    if kind == USE:
        return _worth_of_use(game, state, seat, action)
    if kind == MOVE:
        return _worth_of_step(game, state, seat, table.arg_a[action], table.arg_b[action])
    if kind == GIVE:
        return _worth_of_give(game, state, seat, action)
    if kind == PITCH:
        here = state.places[2 * seat + table.arg_a[action]]
        return 40.0 if game.rules.board.zone[here] > 1 else 0.01
    return {END: 0.05, SWAP: 40.0, OXYGEN: 40.0, RAISE: 50.0, USE_REST: 5.0}.get(kind, 3.0)


def _goal(game: MountEverest, state: MountEverestState, seat: int, piece: int) -> int | None:
    """Where a guide is going: a tent's place or the summit, then home; None while it waits."""
    board, rules = game.rules.board, game.rules.clients
    holder = HOLDERS_PER_SEAT * seat + piece
    clients = state.clients[holder].kinds
    here = state.places[2 * seat + piece]
    if any(rules.has_summited(item) for item in clients):
        return board.start
    if clients:
        ready = all(_is_ready(game, item) for item in clients) and state.round < LAST_START
        return board.summit if ready or here != board.start else None
    if state.tents[2 * seat + piece] or state.bottles[holder]:
        return board.summit
    return board.start if here != board.start else None


def _is_ready(game: MountEverest, item: int) -> bool:
    """Whether clients of a class have the level that they can keep, and may set out."""
    rules = game.rules.clients
    return rules.level_of(item) >= rules.highest_level[rules.kind_of(item)]


def _worth_of_card(game: MountEverest, state: MountEverestState, seat: int, card: int) -> float:
    """What leads where guide A is going, and does not wear clients out."""
    up, any_way, down, rest = game.rules.cards.points[4 * card : 4 * card + 4]
    homewards = _goal(game, state, seat, LEAD) == game.rules.board.start
    useful = any_way + rest + (down if homewards else up)
    return float(0.3 + useful) ** 3 / (1 + 30 * game.rules.cards.loss[card])


def _worth_of_use(game: MountEverest, state: MountEverestState, seat: int, action: int) -> float:
    card, piece, way = (part[action] for part in _arguments(game))
    goal = _goal(game, state, seat, piece)
    if goal is None:
        return 0.002
    wanted = (DOWN, ANY) if goal == game.rules.board.start else (UP, ANY)
    if way not in wanted or game.rules.cards.loss[card]:
        return 0.004
    return 30.0 if piece == LEAD else 3.0


def _arguments(game: MountEverest) -> tuple[list[int], list[int], list[int]]:
    return game.actions.arg_a, game.actions.arg_b, game.actions.arg_c


def _worth_of_step(
    game: MountEverest, state: MountEverestState, seat: int, piece: int, target: int
) -> float:
    goal = _goal(game, state, seat, piece)
    if goal is None:
        return 0.002
    far = distances(game.rules.board, game.turn.entry_costs(state), goal)
    return 40.0 if far[target] < far[state.places[2 * seat + piece]] else 0.002


def _worth_of_give(game: MountEverest, state: MountEverestState, seat: int, action: int) -> float:
    source, target, item = game.words.give_parts(action)
    client = item < game.words.bottle
    if source == SUPPLY and target == LEAD and client:
        # nobody new comes along when others are on the way up already
        fresh = state.clients[HOLDERS_PER_SEAT * seat + LEAD].kinds
        waiting = not any(_is_ready(game, other) for other in fresh)
        mountaineer = game.rules.clients.kind_of(item) == MOUNTAINEER
        return (40.0 if mountaineer else 1.0) if waiting else 0.0003
    if source == SUPPLY and target == PORTER and not client:
        return 30.0 if item == game.words.tent else 1.0
    if item == game.words.bottle and source < 2 and target in CAMPS:
        return 60.0
    if source in CAMPS and target < 2 and client:
        return 5.0
    return 0.0003


ALL_POLICIES: dict[str, Policy] = {
    "climb": climb,
    "give": give_for_ever,
    "idle": idle,
    "indebted": indebted,
    "intrude": intrude,
    "late": late,
    "overload": overload,
    "restless": restless,
    "settled-in": settled_in,
    "wander": wander,
    "waste": waste,
}

MIXED: tuple[Policy, ...] = (climb, climb, climb, wander, settled_in, indebted, intrude, overload)
"""What seats are given in matches in which anything may happen."""
