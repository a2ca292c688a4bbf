"""A match and the replay of its record are the same match."""

from random import Random

import pytest

from everest.record.record import parse_record
from everest.record.replay import check_record, replay
from everest.table.dealer import Dealer
from everest.table.match import Match
from tests.properties.matches import MIXED
from tests.properties.scenes import SCENES, Scene, load


def played(scene: Scene, seed: int, most_plies: int = 1 << 20) -> Match:
    """A match at a table with a dealer."""
    game, rng = load(scene), Random(seed)
    match = Match(game, [f"player {seat}" for seat in range(scene.seats)], Dealer(str(seed)))
    policies = [rng.choice(MIXED[scene.game]) for _ in range(scene.seats)]
    while (waiting := game.to_act(match.state)) and len(match.plies) < most_plies:
        seat = rng.choice(waiting)
        legal = game.legal_actions(match.state, seat)
        match.act(seat, policies[seat](game, match.state, seat, legal, rng))
    return match


@pytest.mark.parametrize("scene", SCENES, ids=str)
def test_a_record_replays_to_the_same_end(scene: Scene) -> None:
    match = played(scene, seed=51)
    game, record = match.game, match.record()
    text = record.to_text()
    again = parse_record(text)
    assert again == record
    assert again.to_text() == text
    final = check_record(game, again)
    assert final.key() == match.state.key()
    assert again.header.limits == scene.limits
    assert again.header.variant == scene.variant
    for seat in (*range(scene.seats), None):
        assert game.view(final, seat) == game.view(match.state, seat)
    assert again.header.result == game.scores(match.state)


@pytest.mark.parametrize("scene", SCENES[::4], ids=str)
def test_a_replay_passes_through_every_state_of_the_match(scene: Scene) -> None:
    match = played(scene, seed=52)
    game = match.game
    state = game.new_state()
    states = replay(game, parse_record(match.record().to_text()))
    first, nothing = next(states)
    assert nothing is None
    assert first.key() == state.key()
    for (actor, action), (shown, ply) in zip(match.plies, states, strict=True):
        game.apply(state, actor, action)
        assert shown.key() == state.key()
        assert ply is not None
        assert (ply.actor, ply.text) == (actor, game.text(action))


@pytest.mark.parametrize("scene", SCENES[::3], ids=str)
def test_a_match_can_be_resumed_from_its_record(scene: Scene) -> None:
    match = played(scene, seed=53, most_plies=300)
    record = parse_record(match.record().to_text())
    resumed = Match.resumed(match.game, record, Dealer("53"))
    assert resumed.state.key() == match.state.key()
    assert resumed.plies == match.plies
    assert resumed.record() == match.record()
