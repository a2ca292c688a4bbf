"""Every match of K2 comes to its end: after 18 days, or with the first death of who is alone."""

import pytest

from everest.engine.state import NOWHERE
from tests.k2.properties.mountain import Mountain
from tests.k2.properties.policies import ALL_POLICIES
from tests.properties.matches import K2Match, number
from tests.properties.scenes import K2_SCENES, Scene

ROUNDS = 18
MOST_ACTIONS = 40
"""Actions of a turn: no three cards hold points for more."""
SOLO = [scene for scene in K2_SCENES if scene.seats == 1]


@pytest.mark.parametrize("scene", K2_SCENES, ids=str)
@pytest.mark.clause("E1", "A1", "KE1", "KX2")
def test_a_match_has_18_days_unless_somebody_alone_loses_a_climber(scene: Scene) -> None:
    match = K2Match.of(scene, 83)
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
    assert days == list(range(1, len(days) + 1))
    assert firsts == [(firsts[0] + day) % scene.seats for day in range(len(days))]
    assert turns == [
        (first + turn) % scene.seats for first in firsts for turn in range(scene.seats)
    ]
    has_died = NOWHERE in match.state.places
    assert len(days) == ROUNDS or (scene.seats == 1 and has_died and len(days) < ROUNDS)
    assert match.game.legal_actions(match.state, 0) == ()
    assert [event.kind for event in step.events].count("game-over") == 1


@pytest.mark.parametrize("name", ALL_POLICIES)
@pytest.mark.clause("A2")
def test_no_player_can_keep_a_turn_from_ending(name: str) -> None:
    for scene in K2_SCENES[3::4]:
        match = K2Match.of(scene, 84, [ALL_POLICIES[name]] * scene.seats)
        actions = 0
        for step in match.run():
            began = any(event.kind == "turn-began" for event in step.events)
            actions = 0 if began else actions + (step.actor >= 0)
            assert actions <= MOST_ACTIONS


@pytest.mark.parametrize("scene", SOLO, ids=str)
@pytest.mark.clause("KX2", "KR7")
def test_a_game_alone_ends_with_its_first_death_and_not_before(scene: Scene) -> None:
    """The result is the other climber's score plus 1, and 2 where both die in one night."""
    deaths = 0
    for seed, policy in enumerate(ALL_POLICIES.values()):
        match = K2Match.of(scene, seed, [policy])
        mountain = Mountain(match.game.rules)
        for step in match.run():
            for event in step.events:
                mountain.note(event)
            assert match.game.is_over(match.state) == (
                bool(mountain.dead) or step.events[-1].kind == "game-over"
            )
        survivors = [climber for climber in (0, 1) if climber not in mountain.dead]
        deaths += len(mountain.dead)
        total = sum(mountain.scores[climber] for climber in survivors) + len(mountain.dead)
        assert match.game.scores(match.state) == [total]
        assert match.state.round == ROUNDS or mountain.dead
        assert match.game.view(match.state, 0)["solo_rank"] == expected_rank(scene, total)
        most = 2 * match.game.rules.board.flags[match.game.rules.board.summit]
        assert match.game.returns(match.state) == [total / most]
    assert deaths


TABLE = {
    ("easy", "summer"): (20, 16, 11),
    ("easy", "winter"): (17, 15, 10),
    ("hard", "summer"): (17, 15, 10),
    ("hard", "winter"): (16, 14, 10),
}
"""The least totals of the three upper ranks (KX2)."""
NAMES = ("himalayan-climber", "alpinist", "tatra-climber")


def expected_rank(scene: Scene, total: int) -> str | None:
    """The rank by the printed table; none on a map that it does not know."""
    least = TABLE.get((scene.map.removeprefix("everest-"), scene.weather))
    if least is None:
        return None
    reached = [name for name, needed in zip(NAMES, least, strict=True) if total >= needed]
    return reached[0] if reached else "sailor"
