"""Every match comes to its end, and every turn, whatever players prefer to do."""

import pytest

from everest.engine.row import added, changed
from everest.engine.vocabulary import END
from everest.games.mount_everest.vocabulary import GIVE
from tests.properties.everest_policies import ALL_POLICIES, give_for_ever, waste
from tests.properties.matches import EverestMatch, Step, number
from tests.properties.policies import Policy
from tests.properties.scenes import EVEREST_SCENES, KNOLL, POOR, Scene

MOST_OTHER_ACTIONS = 60
"""Actions of a turn that are no gives: no three cards hold points for more."""

MOST_GIVES_IN_A_RUN = 2 * 255 * 4
"""Each of two camps can be filled with bottles and clients until a bag is full, and emptied."""

ADVERSE_SCENES = [
    Scene("", 2, "easy", "summer"),
    Scene("", 3, "hard", "winter"),
    Scene(KNOLL, 2, "knoll", "summer"),
    Scene(KNOLL, 3, "knoll", "winter"),
    Scene(POOR, 2, "knoll", "summer"),
    Scene(POOR, 4, "knoll", "winter"),
]
BRIEF = [name for name, policy in ALL_POLICIES.items() if policy is not give_for_ever]


class TurnWatch:
    """Watches what is promised of turns: they end (L4), with nothing payable owed (K3)."""

    def __init__(self, match: EverestMatch) -> None:
        self.match = match
        self.other_actions = 0
        self.gives = 0
        self.turns = 0

    def before_step(self) -> tuple[int, int]:
        """What is owed now, and the guide that stands in a full space."""
        return self.match.state.risk_left, self.match.state.passing

    def after_step(self, step: Step, owed: int, passing: int) -> None:
        """Check a ply that was played when so much was owed."""
        game = self.match.game
        kind = game.actions.kinds[step.action]
        if kind == GIVE:
            self.gives += 1
            assert self.gives <= MOST_GIVES_IN_A_RUN
        elif step.actor >= 0:
            self.gives = 0
            self.other_actions += 1
            assert self.other_actions <= MOST_OTHER_ACTIONS
        if kind == END:
            assert passing < 0
            self._check_debt(owed)
            self.turns += 1
        if any(event.kind == "turn-began" for event in step.events):
            self.other_actions = self.gives = 0

    def _check_debt(self, owed: int) -> None:
        """Risk lapses only where even three cards cannot cover it (K3), as no real one can (Z6)."""
        rules = self.match.game.rules
        if rules.id != POOR:
            assert owed == 0


def watched(match: EverestMatch) -> TurnWatch:
    """Play a match to its end and watch its turns."""
    watch = TurnWatch(match)
    while not match.game.is_over(match.state):
        owed, passing = watch.before_step()
        watch.after_step(match.step(), owed, passing)
    return watch


@pytest.mark.parametrize("name", BRIEF)
@pytest.mark.parametrize("scene", ADVERSE_SCENES, ids=str)
def test_A2_K3_M4_no_player_can_keep_a_turn_from_ending_well(scene: Scene, name: str) -> None:
    match = EverestMatch.of(scene, 81, [ALL_POLICIES[name]] * scene.seats)
    watch = watched(match)
    assert watch.turns == scene.seats * 18
    assert match.state.round == 18


@pytest.mark.parametrize("policies", [(give_for_ever, waste), (waste, give_for_ever)])
@pytest.mark.parametrize("rules", [("", "easy"), (KNOLL, "knoll")], ids=["built-in", "knoll"])
def test_L4_giving_comes_to_an_end(rules: tuple[str, str], policies: tuple[Policy, ...]) -> None:
    """Also with a camp in base camp, which takes in as much as the supply gives."""
    match = EverestMatch.of(Scene(rules[0], 2, rules[1], "summer"), 82, list(policies))
    state = match.state
    for seat in (0, 1):
        state.camps = changed(state.camps, 2 * seat, match.game.rules.board.start)
        state.tent_stock = added(state.tent_stock, seat, -1)
    watch = TurnWatch(match)
    while state.round < 3:
        owed, passing = watch.before_step()
        watch.after_step(match.step(), owed, passing)


@pytest.mark.parametrize("scene", EVEREST_SCENES, ids=str)
def test_E1_a_match_has_18_rounds(scene: Scene) -> None:
    match = EverestMatch.of(scene, seed=83)
    days: list[int] = []
    firsts: list[int] = []
    turns: list[int] = []
    for step in match.run():
        for event in step.events:
            if event.kind == "day-began":
                days.append(number(event, "round"))
                firsts.append(number(event, "first_seat"))
            elif event.kind == "turn-began":
                turns.append(number(event, "seat"))
    assert days == list(range(1, 19))
    assert [(first - firsts[0]) % scene.seats for first in firsts] == [
        day % scene.seats for day in range(18)
    ]
    assert turns == [
        (first + turn) % scene.seats for first in firsts for turn in range(scene.seats)
    ]
    assert match.game.legal_actions(match.state, 0) == ()
