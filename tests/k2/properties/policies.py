"""Players of K2 for tests, see `tests.properties.policies`."""

from collections.abc import Sequence
from random import Random

from everest.engine.state import PIECES_PER_SEAT
from everest.engine.vocabulary import END, MOVE, PITCH, PLAY, SETTLE_LEVEL, TAKE, USE, USE_REST
from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from everest.games.k2.vocabulary import GIVE_UP, RESCUE
from tests.properties.policies import NEVER, Policy, distances, preferring, wander

hurry = preferring({"end": NEVER, "move": 20, "use": 5, "pitch": 0.2, "give-up": 0.1})
"""Moves anywhere as long as it can."""

indebted = preferring(
    {
        "use": 20,
        "use-rest": 20,
        "move": 20,
        "pitch": 20,
        "settle-card": NEVER,
        "settle-point": NEVER,
        "settle-level": NEVER,
    }
)
"""Spends everything it can before it settles its risk."""

spend_levels = preferring(
    {
        "use": 20,
        "use-rest": 5,
        "move": 20,
        "settle-level": 500,
        "settle-card": 0.1,
        "settle-point": 0.1,
        "end": 0.05,
        "give-up": 0.3,
    }
)
"""Pays its risk with levels wherever it can, to the death."""

camp_early = preferring({"pitch": 100, "use": 5, "move": 3, "end": 0.2, "give-up": 0.3})
"""Pitches its tents as soon as it can pay for them."""


def level_tonight(game: K2, state: K2State, seat: int, piece: int, space: int) -> int:
    """The level that a climber would have tomorrow if it stayed in `space`."""
    rules = game.rules
    first = PIECES_PER_SEAT * seat
    tent = space in state.camps[first : first + PIECES_PER_SEAT]
    loss = game.turn.day(state).loss[rules.board.zone[space]]
    level = state.levels[first + piece] + rules.board.modifier[space] + tent - loss
    return min(level, rules.maximum_level)


def level_later(game: K2, state: K2State, seat: int, piece: int, space: int, nights: int) -> int:
    """The same after some nights in `space`, by the weather that is known."""
    rules = game.rules
    level = level_tonight(game, state, seat, piece, space)
    still_open = min(nights, rules.rounds - state.round + 1)
    for night in range(1, still_open):
        tiles, day = divmod((state.round - 1) % rules.days_per_tile + night, rules.days_per_tile)
        tile = (state.left_tile, state.right_tile, -1)[min(tiles, 2)]
        loss = rules.weather[tile].days[day].loss[rules.board.zone[space]] if tile >= 0 else 0
        first = PIECES_PER_SEAT * seat
        tent = space in state.camps[first : first + PIECES_PER_SEAT]
        level = min(level + rules.board.modifier[space] + tent - loss, rules.maximum_level)
    return level


def climbing(nights: int, start: int = 1, ready: int = 1) -> Policy:
    """A policy that climbs, and stays where its climbers survive so many nights.

    Args:
        nights: 0 to climb whatever happens.
        start: the day from which it climbs above 7000 m.
        ready: the level from which a climber leaves the lower half.
    """

    def choose(game: K2, state: K2State, seat: int, legal: Sequence[int], rng: Random) -> int:
        return rng.choices(legal, [worth(game, state, seat, action) for action in legal])[0]

    def worth(game: K2, state: K2State, seat: int, action: int) -> float:
        table = game.actions
        kind, piece = table.kinds[action], table.arg_a[action]
        if kind == PLAY:
            up, any_way, _, rest = game.rules.cards.points[4 * piece : 4 * piece + 4]
            return float(0.3 + up + any_way + rest) ** 2
        if kind == TAKE:
            return (30.0, 3.0, 0.2)[-game.rules.token_values[piece]]
        if kind == USE:
            return _worth_of_use(game, state, seat, action)
        if kind == USE_REST:
            climber = PIECES_PER_SEAT * seat + table.arg_b[action]
            return 8.0 if state.levels[climber] < game.rules.maximum_level else 0.02
        if kind == MOVE:
            return _worth_of_step(game, state, seat, piece, table.arg_b[action])
        if kind == PITCH:
            here = state.places[PIECES_PER_SEAT * seat + piece]
            return 20.0 if game.rules.board.modifier[here] < 0 else NEVER
        if kind == RESCUE:
            return 3.0 if table.arg_b[action] else 0.5
        return {END: 0.1, SETTLE_LEVEL: 0.01, GIVE_UP: 0.5}.get(kind, 3.0)

    def _may_stay(game: K2, state: K2State, seat: int, piece: int, space: int) -> bool:
        if not nights:
            return True
        zone = game.rules.board.zone[space]
        if zone > 1 and state.round < start:
            return False
        if zone > 0 and state.levels[PIECES_PER_SEAT * seat + piece] < ready:
            return False
        return level_later(game, state, seat, piece, space, nights) > 0

    def _worth_of_step(game: K2, state: K2State, seat: int, piece: int, target: int) -> float:
        board = game.rules.board
        here = state.places[PIECES_PER_SEAT * seat + piece]
        far = distances(board, game.turn.entry_costs(state), board.summit)
        if level_tonight(game, state, seat, piece, here) < 1 and nights:
            before = level_tonight(game, state, seat, piece, here)
            return 60.0 if level_tonight(game, state, seat, piece, target) > before else 0.01
        if far[target] < far[here]:
            return 40.0 if _may_stay(game, state, seat, piece, target) else 0.001
        return 0.002

    def _worth_of_use(game: K2, state: K2State, seat: int, action: int) -> float:
        piece = game.actions.arg_b[action]
        board = game.rules.board
        here = state.places[PIECES_PER_SEAT * seat + piece]
        useful = [
            _worth_of_step(game, state, seat, piece, target) for target, _ in board.steps[here]
        ]
        if max(useful) < 1.0:
            return 0.005
        return 30.0 if piece == 0 or state.round > start + 2 else 10.0

    return choose


climb = climbing(nights=2)
"""Climbs as high as its climbers can stay."""

assault = climbing(nights=1, start=11, ready=4)
"""Gathers strength, and climbs when the end is near."""

reckless = climbing(nights=0)
"""Climbs whatever happens."""


def crowd(game: K2, state: K2State, seat: int, legal: Sequence[int], rng: Random) -> int:
    """Enters full spaces wherever it can, and lingers there."""
    table, board = game.actions, game.rules.board
    weights: list[float] = []
    for action in legal:
        weight = {END: 0.02, USE: 3.0, PITCH: 3.0, GIVE_UP: 0.3}.get(table.kinds[action], 0.3)
        if table.kinds[action] == MOVE:
            target = table.arg_b[action]
            here = state.places[PIECES_PER_SEAT * seat + table.arg_a[action]]
            full = state.places.count(target) >= board.limit[target]
            up = board.altitude[target] > board.altitude[here]
            weight = 60.0 if full else 4.0 if up else 1.0
        weights.append(weight)
    return rng.choices(legal, weights)[0]


def idle(game: K2, state: K2State, seat: int, legal: Sequence[int], rng: Random) -> int:
    """Stays in base camp and takes no risk that it need not take."""
    ends = [action for action in legal if game.actions.kinds[action] == END]
    return ends[0] if ends else climb(game, state, seat, legal, rng)


def stoic(game: K2, state: K2State, seat: int, legal: Sequence[int], rng: Random) -> int:
    """Climbs whatever happens, and lets the dying die."""
    deaths = [action for action in legal if game.actions.kinds[action] == GIVE_UP]
    return deaths[0] if deaths else reckless(game, state, seat, legal, rng)


ALL_POLICIES: dict[str, Policy] = {
    "assault": assault,
    "camp-early": camp_early,
    "climb": climb,
    "crowd": crowd,
    "hurry": hurry,
    "idle": idle,
    "indebted": indebted,
    "reckless": reckless,
    "spend-levels": spend_levels,
    "stoic": stoic,
    "wander": wander,
}

MIXED: tuple[Policy, ...] = (
    assault,
    climb,
    climb,
    reckless,
    crowd,
    indebted,
    spend_levels,
    camp_early,
    wander,
)
"""What seats are given in matches in which anything may happen."""
