"""Scores, ranks and levels of K2 follow from what the events tell, at every moment."""

import pytest

from tests.k2.properties.mountain import Mountain
from tests.k2.properties.policies import ALL_POLICIES, assault, climb, reckless, stoic
from tests.properties.matches import K2Match, Step, number, word
from tests.properties.policies import Policy
from tests.properties.scenes import K2_SCENES, KNOLL, Scene

SEEDS = range(2)
LOSSES = ("climber-died", "rescued")
"""All that takes points away."""


def policies(seats: int) -> list[Policy]:
    return [climb, reckless, stoic, assault, climb][:seats]


@pytest.mark.parametrize("scene", K2_SCENES, ids=str)
@pytest.mark.clause("KV1", "KV2", "KH2", "KE1", "KR2", "KX1")
def test_scores_and_ranks_are_what_the_events_tell(scene: Scene) -> None:
    for seed in SEEDS:
        match = K2Match.of(scene, seed, policies(scene.seats))
        game, state = match.game, match.state
        mountain = Mountain(game.rules)
        for step in match.run():
            for event in step.events:
                mountain.note(event)
            mountain.compare(state)
            assert game.scores(state) == [
                sum(mountain.scores[2 * seat : 2 * seat + 2]) for seat in range(scene.seats)
            ]
            ranks = mountain.ranks()
            assert game.ranks(state) == ranks
            seats = sorted(range(scene.seats), key=lambda seat: (ranks[seat], seat))
            assert game.ranking(state) == seats
            lost = {event.data["seat"] for event in step.events if event.kind in LOSSES}
            assert fallen(step) <= lost
        (over,) = [event for event in step.events if event.kind == "game-over"]
        assert over.data == {
            "ranking": seats,
            "ranks": ranks,
            "scores": game.scores(state),
        }


def fallen(step: Step) -> set[object]:
    """The seats of climbers whose score has become less."""
    scored = [event for event in step.events if event.kind == "climber-scored"]
    return {one.data["seat"] for one in scored if number(one, "to") < number(one, "from")}


@pytest.mark.parametrize("name", ALL_POLICIES)
@pytest.mark.clause("KC2", "KR4", "KH2")
def test_levels_end_at_10_by_day_and_at_6_after_the_check(name: str) -> None:
    for scene in K2_SCENES[1::3]:
        match = K2Match.of(scene, 34, [ALL_POLICIES[name]] * scene.seats)
        state = match.state
        for step in match.run():
            assert min(state.levels) >= 0
            assert max(state.levels) <= 10
            for event in step.events:
                if event.kind == "level" and word(event, "cause") == "check":
                    assert number(event, "to") <= 6
                if event.kind in ("day-began", "game-over"):
                    assert max(state.levels) <= 6


@pytest.mark.clause("KE1", "KR2")
def test_every_way_to_break_a_tie_comes_about() -> None:
    """Also at the end: who is ahead by the summit, and who draws without it."""
    by_summit = drawn = 0
    for seats in (2, 3, 5):
        limits = "relaxed" if seats == 5 else "strict"
        variant = "family" if seats == 3 else "standard"
        weather = "winter" if seats == 3 else "summer"
        scene = Scene(KNOLL, seats, KNOLL, weather, "k2", limits, variant)
        for seed in range(12):
            match = K2Match.of(scene, seed, policies(seats))
            match.finish()
            scores, ranks = match.state.scores, match.game.ranks(match.state)
            for one in range(seats):
                for other in range(one):
                    if scores[one] == scores[other]:
                        by_summit += ranks[one] != ranks[other]
                        drawn += ranks[one] == ranks[other]
    assert by_summit >= 3
    assert drawn >= 3
