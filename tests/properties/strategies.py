"""Hypothesis strategies: matches that have been played at random up to some ply."""

from random import Random

from hypothesis import HealthCheck, Phase, assume, note, settings
from hypothesis import strategies as st

from everest import CHANCE
from everest.engine.game import AnyGame
from everest.engine.row import added, changed
from everest.engine.state import NOWHERE, State
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import HOLDERS_PER_SEAT, IDLE, MountEverestState
from everest.games.mount_everest.vocabulary import OXYGEN
from tests.properties.matches import AnyMatch, Condition, EverestMatch
from tests.properties.scenes import EVEREST_SCENES, SCENES, Scene

SEEDS = st.integers(0, 2**32 - 1)
MOST_PLIES = 900
"""Where most matches are near their end."""


def tries(number: int) -> settings:
    """Settings for so many examples; a seed tells no more when it is smaller, so none is sought.

    Rare moments, such as somebody being in the middle of a bottle, have to be looked for long.
    """
    return settings(
        max_examples=number,
        phases=(Phase.explicit, Phase.reuse, Phase.generate),
        suppress_health_check=[HealthCheck.filter_too_much],
    )


@st.composite
def matches(
    draw: st.DrawFn, scenes: list[Scene] = SCENES, condition: Condition | None = None
) -> AnyMatch:
    """A match somewhere on its way; with a condition, the next moment at which it holds."""
    scene = draw(st.sampled_from(scenes))
    seed = draw(SEEDS)
    match = AnyMatch.of(scene, seed)
    plies = draw(st.integers(0, MOST_PLIES))
    while len(match.plies) < plies and not match.game.is_over(match.state):
        match.step()
    assume(condition is None or match.run_until(condition))
    note(f"scene {scene}, seed {seed}, {len(match.plies)} plies")
    return match


@st.composite
def oxygen(
    draw: st.DrawFn, scenes: list[Scene] = EVEREST_SCENES, *, have_spent: bool = False
) -> EverestMatch:
    """A match of Mount Everest in phase 1: who has a tent left has bottles high up.

    Some choices have been made: some seats are on their way through a bottle, some have chosen.
    With `have_spent` everybody who can has spent one already.
    """
    match = draw(matches(scenes, choices_begin))
    supply_camps(match.game, match.state, match.rng)
    if have_spent:
        spend_bottles(match)
    for _ in range(draw(st.integers(0, 12))):
        if not in_phase(match.game, match.state, "cards"):
            break
        match.step()
    assume(in_phase(match.game, match.state, "cards"))
    return match


def in_phase(game: AnyGame, state: State, name: str) -> bool:
    """Whether the phase of this name is on."""
    return not game.is_over(state) and game.phases[state.phase].name == name


def choices_begin(game: AnyGame, state: State) -> bool:
    """Whether nobody has done anything yet in phase 1."""
    untouched = not any(state.chosen)
    if isinstance(state, MountEverestState):
        untouched = untouched and all(stage == IDLE for stage in state.oxygen_stage)
    return in_phase(game, state, "cards") and untouched


def in_a_turn(game: AnyGame, state: State) -> bool:
    """Whether somebody's turn is on."""
    return in_phase(game, state, "actions")


def spend_bottles(match: EverestMatch) -> None:
    """Each seat that can spends a bottle and is done with it."""
    game, state = match.game, match.state
    kinds = game.actions.kinds
    for seat in range(game.rules.seats):
        actions = game.legal_actions(state, seat)
        bottles = [action for action in actions if kinds[action] == OXYGEN]
        if bottles:
            game.apply(state, seat, match.rng.choice(bottles))
            while state.oxygen_stage[seat] != IDLE:
                actor = CHANCE if game.to_act(state) == (CHANCE,) else seat
                game.apply(state, actor, match.rng.choice(game.legal_actions(state, actor)))


def supply_camps(game: AnyGame, state: State, rng: Random) -> None:
    """Give every seat something to do in phase 1 besides choosing cards, where a game has that.

    In Mount Everest tents are pitched high up, as far as any are in stock, with bottles in them.
    """
    if isinstance(game, MountEverest) and isinstance(state, MountEverestState):
        supply_bottles(game, state, rng)


def supply_bottles(game: MountEverest, state: MountEverestState, rng: Random) -> None:
    """Pitch tents of every seat high up, as far as it has any in stock, and put bottles in."""
    board = game.rules.board
    high = [space for space in range(len(board)) if board.zone[space] > 0]
    for seat in range(game.rules.seats):
        for camp in (0, 1):
            if state.camps[2 * seat + camp] == NOWHERE and state.tent_stock[seat]:
                state.tent_stock = added(state.tent_stock, seat, -1)
                state.camps = changed(state.camps, 2 * seat + camp, rng.choice(high))
            if state.camps[2 * seat + camp] != NOWHERE:
                state.bottles = added(
                    state.bottles, HOLDERS_PER_SEAT * seat + 2 + camp, rng.randrange(4)
                )
    state.forget()
