"""The random matches reach every situation, so that the properties are about something."""

from collections import Counter

from everest.games.mount_everest.vocabulary import KIND_NAMES
from tests.properties.event_kinds import event_kinds
from tests.properties.everest_policies import settled_in
from tests.properties.matches import EverestMatch, number
from tests.properties.policies import Policy
from tests.properties.scenes import EVEREST_BUILT_IN, EVEREST_EDITED, KNOLL, Scene
from tests.properties.strategies import choices_begin, supply_camps

SEEDS = range(1, 4)


def test_every_kind_of_event_and_action_happens() -> None:
    """Also for each cause of death and of loss, and in both kinds of games together."""
    events: Counter[str] = Counter()
    actions: Counter[int] = Counter()
    causes: Counter[str] = Counter()
    passing = overloaded = 0
    scenes: list[tuple[Scene, list[Policy] | None]] = [
        (scene, None) for scene in [*EVEREST_EDITED, *EVEREST_BUILT_IN[::5]]
    ]
    scenes += [(scene, [settled_in] * scene.seats) for scene in EVEREST_EDITED]
    for scene, policies in scenes:
        for seed in SEEDS:
            match = EverestMatch.of(scene, seed, policies)
            for step in match.run():
                if policies and choices_begin(match.game, match.state):
                    supply_camps(match.game, match.state, match.rng)
                actions[match.game.actions.kinds[step.action]] += 1
                passing += match.state.passing >= 0
                overloaded += match.state.overloaded
                for event in step.events:
                    events[event.kind] += 1
                    causes[f"{event.kind} {event.data.get('cause', '')}"] += 1
    assert event_kinds("mount-everest") - set(events) == set()
    assert set(events) - event_kinds("mount-everest") == set()
    missing = [name for kind, name in enumerate(KIND_NAMES) if not actions[kind]]
    assert missing == []
    for cause in ("card", "risk", "check", "abandoned"):
        assert causes[f"clients-died {cause}"]
    for cause in ("card", "risk"):
        assert causes[f"levels-lost {cause}"]
    assert passing > 20
    assert overloaded > 20


def test_clients_reach_the_summit_and_come_home_again_and_again() -> None:
    summits = homecomings = 0
    for seed in SEEDS:
        for step in EverestMatch.of(Scene(KNOLL, 3, "knoll", "summer"), seed).run():
            for event in step.events:
                if event.kind in ("summited", "came-home"):
                    people = number(event, "mountaineers") + number(event, "tourists")
                    summits += people if event.kind == "summited" else 0
                    homecomings += people if event.kind == "came-home" else 0
    assert 0 < homecomings <= summits
    assert summits > 20
