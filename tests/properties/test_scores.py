"""Scores, the order of the track, ranking and returns follow from what happened."""

import pytest

import everest
from tests.properties.matches import RandomMatch
from tests.properties.scenes import SCENES, Scene
from tests.properties.score_track import LOWEST, ScoreTrack


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_V5_V6_E3_the_track_is_what_the_events_tell(scene: Scene) -> None:
    match = RandomMatch.of(scene, seed=21)
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
    assert over.data == {"ranking": track.ranking(), "scores": game.scores(match.state)}


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_E2_returns_go_evenly_from_one_to_nought_by_rank(scene: Scene) -> None:
    match = RandomMatch.of(scene, seed=22)
    game = match.game
    with pytest.raises(everest.NotReady):
        game.returns(match.state)
    match.finish()
    ranking = game.ranking(match.state)
    scores = game.scores(match.state)
    returns = game.returns(match.state)
    assert sorted(ranking) == list(range(scene.seats))
    assert [scores[seat] for seat in ranking] == sorted(scores, reverse=True)
    last = scene.seats - 1
    assert [returns[seat] for seat in ranking] == pytest.approx(
        [(last - rank) / last for rank in range(scene.seats)]
    )
