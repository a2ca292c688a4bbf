"""Scores, the order of the track, ranking and returns follow from what happened."""

from statistics import mean

import pytest

import everest
from tests.properties.matches import AnyMatch, EverestMatch
from tests.properties.scenes import EVEREST_SCENES, SCENES, Scene
from tests.properties.score_track import LOWEST, ScoreTrack


@pytest.mark.parametrize("scene", EVEREST_SCENES, ids=str)
def test_V5_V6_E3_the_track_is_what_the_events_tell(scene: Scene) -> None:
    match = EverestMatch.of(scene, seed=21)
    game = match.game
    track = ScoreTrack()
    for step in match.run():
        track.note(step.events)
        if len(track.scores) == scene.seats:
            scores = game.scores(match.state)
            assert scores == [track.scores[seat] for seat in range(scene.seats)]
            assert min(scores) >= LOWEST
            assert game.ranking(match.state) == track.ranking()
    (over,) = [event for event in step.events if event.kind == "game-over"]
    assert over.data == {
        "ranking": track.ranking(),
        "ranks": [track.ranking().index(seat) + 1 for seat in range(scene.seats)],
        "scores": game.scores(match.state),
    }


@pytest.mark.parametrize("scene", [scene for scene in SCENES if scene.seats > 1], ids=str)
def test_E2_KE1_returns_go_evenly_from_one_to_nought_by_rank(scene: Scene) -> None:
    match = AnyMatch.of(scene, seed=22)
    game = match.game
    with pytest.raises(everest.NotReady):
        game.returns(match.state)
    match.finish()
    ranking, ranks = game.ranking(match.state), game.ranks(match.state)
    scores, returns = game.scores(match.state), game.returns(match.state)
    assert sorted(ranking) == list(range(scene.seats))
    assert [scores[seat] for seat in ranking] == sorted(scores, reverse=True)
    assert [ranks[seat] for seat in ranking] == sorted(ranks)
    worth = [1.0 - place / (scene.seats - 1) for place in range(scene.seats)]
    for seat, rank in enumerate(ranks):
        drawn = [other for other in range(scene.seats) if ranks[other] == rank]
        assert sum(other < rank for other in ranks) == rank - 1
        assert returns[seat] == pytest.approx(mean(worth[rank - 1 :][: len(drawn)]))
