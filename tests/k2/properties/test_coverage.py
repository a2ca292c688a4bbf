"""The random matches of K2 reach every situation, so that the properties are about something."""

from collections import Counter

from everest.engine.state import NOWHERE
from everest.games.k2.state import K2State
from everest.games.k2.vocabulary import KIND_NAMES
from tests.properties.event_kinds import event_kinds
from tests.properties.matches import K2Match, Step
from tests.properties.scenes import K2_BUILT_IN, K2_EDITED
from tests.properties.strategies import in_phase

SEEDS = range(3)

OFTEN = {
    "in a full space": 100,
    "in a full space, owing": 20,
    "dying in a turn": 5,
    "dying in the check": 5,
    "two dying at a time": 1,
    "a level above 6": 20,
    "a level of 10": 1,
    "both climbers dead": 5,
    "both climbers on the summit": 1,
    "two tents in one space": 5,
    "beside the tent of a dead climber": 5,
    "a rescue from the summit's score": 1,
    "a match ended by a death": 2,
    "a day with dearer steps": 50,
}
"""Situations, and in how many positions each comes about at least."""

CAUSES = (
    "climber-died check",
    "climber-died risk",
    "level card",
    "level check",
    "level rescue",
    "level risk",
)


def test_every_kind_of_event_and_action_happens() -> None:
    events: Counter[str] = Counter()
    actions: Counter[int] = Counter()
    causes: Counter[str] = Counter()
    met: Counter[str] = Counter()
    for scene in [*K2_EDITED, *K2_BUILT_IN]:
        for seed in SEEDS:
            match = K2Match.of(scene, seed)
            for step in match.run():
                actions[match.game.actions.kinds[step.action]] += 1
                for event in step.events:
                    events[event.kind] += 1
                    causes[f"{event.kind} {event.data.get('cause', '')}"] += 1
                met.update(situations(match, step))
    kinds = event_kinds("k2")
    assert kinds - set(events) == set()
    assert set(events) - kinds == set()
    assert [name for kind, name in enumerate(KIND_NAMES) if not actions[kind]] == []
    assert [cause for cause in CAUSES if not causes[cause]] == []
    assert {name: met[name] for name, times in OFTEN.items() if met[name] < times} == {}


def situations(match: K2Match, step: Step) -> list[str]:
    """What is special about a position."""
    game, state = match.game, match.state
    holds = {
        "in a full space": state.passing >= 0,
        "in a full space, owing": state.passing >= 0 and state.risk_left > 0,
        "dying in a turn": bool(state.dying) and in_phase(game, state, "actions"),
        "dying in the check": bool(state.dying) and in_phase(game, state, "check"),
        "two dying at a time": len(state.dying) > 1,
        "a level above 6": max(state.levels) > 6,
        "a level of 10": max(state.levels) == 10,
        "a match ended by a death": game.is_over(state) and state.round < game.rules.rounds,
        "a rescue from the summit's score": any(
            event.kind == "climber-scored"
            and event.data["from"] == game.rules.strip[-1]
            and event.data["to"] != 1
            for event in step.events
        ),
        "a day with dearer steps": state.seat >= 0 and any(game.turn.day(state).extra_cost),
    }
    holds |= {name: True for seat in range(game.rules.seats) for name in of_seat(state, seat)}
    return [name for name, is_so in holds.items() if is_so]


def of_seat(state: K2State, seat: int) -> list[str]:
    """What is special about a seat's climbers and tents."""
    places, tents = state.places[2 * seat : 2 * seat + 2], state.camps[2 * seat : 2 * seat + 2]
    found = []
    if places == (NOWHERE, NOWHERE):
        found.append("both climbers dead")
    if {2 * seat, 2 * seat + 1} <= set(state.summits):
        found.append("both climbers on the summit")
    if tents[0] == tents[1] != NOWHERE:
        found.append("two tents in one space")
    for dead in (0, 1):
        if places[dead] == NOWHERE and places[1 - dead] == tents[dead] != NOWHERE:
            found.append("beside the tent of a dead climber")
    return found
