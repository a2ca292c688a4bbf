"""What a turn of K2 promises is kept: against a turn worked out from the rules alone.

In every position the legal actions are those that let no more risk lapse than must (K3) and leave
a climber in a full space a way out (M4), as found by trying everything to the end of the turn.
"""

from collections import Counter
from random import Random

import pytest

from everest.engine import bag
from everest.engine.row import changed
from everest.engine.state import NOWHERE
from everest.engine.vocabulary import END, SETTLE_LEVEL
from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from tests.k2.properties.policies import ALL_POLICIES, crowd, indebted, reckless, spend_levels
from tests.k2.properties.turn_model import Turn, World, turn_of
from tests.properties.matches import K2Match
from tests.properties.scenes import K2_SCENES, Scene
from tests.properties.strategies import in_a_turn

SEVERAL = [scene for scene in K2_SCENES if scene.seats > 1]
"""Where a death does not end the match, and with it the turn (KX2)."""

MOST_LEFT = 6
"""Points and levels that a position may still have at most for everything to be tried."""


def scrambled(scene: Scene, rng: Random) -> tuple[K2, K2State]:
    """A turn in a crowd: climbers close together, few levels, any cards, any risk."""
    match = K2Match.of(scene, rng.randrange(1 << 30))
    game, state = match.game, match.state
    assert match.run_until(in_a_turn)
    board, seat = game.rules.board, state.seat
    state.round = rng.randrange(1, 4)
    centre = rng.randrange(len(board))
    near = {centre} | {space for space, _ in board.steps[centre]}
    near |= {after for space in near for after, _ in board.steps[space]}
    for climber in range(len(state.places)):
        state.places = changed(state.places, climber, NOWHERE)
    for climber in range(len(state.places)):
        open_to = [
            space for space in sorted(near) if state.places.count(space) < board.limit[space]
        ]
        place = rng.choice(open_to) if open_to else board.start
        state.places = changed(state.places, climber, place)
    for climber in (2 * seat, 2 * seat + 1):
        state.levels = changed(state.levels, climber, rng.choice((1, 1, 1, 2, 2, 3)))
    if rng.random() < 0.1:
        state.places = changed(state.places, 2 * seat + 1, NOWHERE)
        state.levels = changed(state.levels, 2 * seat + 1, 0)
    cards = rng.sample(list(game.rules.deck.listed), 3)
    state.chosen = changed(state.chosen, seat, bag.from_kinds(cards))
    state.taker, state.taken = seat, rng.choice((1, 2, 2))
    game.turn.begin_turn(state, seat)
    state.forget()
    return game, state


def is_nearly_done(game: K2, state: K2State) -> bool:
    """Whether so little is left to do that everything can be tried."""
    first = 2 * state.seat
    unused = sum(
        [max(game.rules.cards.points[4 * card : 4 * card + 4]) for card in state.unused.listed]
    )
    levels = min(state.risk_left, sum(state.levels[first : first + 2]))
    return unused + sum(state.points) + levels <= MOST_LEFT


@pytest.mark.clause("K3", "M4", "KC3", "KR3", "KR5", "KR12", "KR13")
def test_legal_actions_are_those_of_the_rules_with_both_promises() -> None:
    rng = Random(101)
    met: Counter[str] = Counter()
    for _ in range(150):
        game, state = scrambled(rng.choice(SEVERAL), rng)
        seat, world = state.seat, World(game, state)
        policy = rng.choice((crowd, crowd, indebted, spend_levels, reckless))
        while in_a_turn(game, state) and state.seat == seat:
            legal = game.legal_actions(state, seat)
            turn = turn_of(game, state)
            if is_nearly_done(game, state):
                assert {game.text(action) for action in legal} == world.legal(turn), turn
                assert world.least_lapsing(turn) == 0, turn  # Z6: any three cards cover a token
                met.update(situations(world, turn))
            game.apply(state, seat, policy(game, state, seat, legal, rng))
    assert min(met[name] for name in SITUATIONS) >= 10, met


SITUATIONS = ("plain", "owing", "passing", "passing and owing", "dying", "dying and owing")


def situations(world: World, turn: Turn) -> list[str]:
    """What is special about a position."""
    owing = " and owing" if turn.risk else ""
    if turn.dying >= 0:
        return ["dying", f"dying{owing}"]
    if turn.passing >= 0:
        return ["passing", f"passing{owing}"]
    return ["owing" if owing else "plain"]


@pytest.mark.parametrize("name", ALL_POLICIES)
@pytest.mark.parametrize("scene", K2_SCENES[::3], ids=str)
@pytest.mark.clause("K3", "M4")
def test_no_risk_lapses_and_no_turn_ends_in_a_full_space(scene: Scene, name: str) -> None:
    match = K2Match.of(scene, 91, [ALL_POLICIES[name]] * scene.seats)
    game, state = match.game, match.state
    kinds = game.actions.kinds
    while not game.is_over(state):
        owed, passing = state.risk_left, state.passing
        step = match.step()
        if kinds[step.action] == END:
            assert owed == 0
            assert passing < 0
        elif any(event.kind == "turn-ended" for event in step.events):
            assert scene.seats == 1  # by a death (KX2)
            assert game.is_over(state)
            assert kinds[step.action] == SETTLE_LEVEL or scene.variant == "family"
