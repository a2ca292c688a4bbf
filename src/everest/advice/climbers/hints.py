"""What a sensible next step is in K2: in the first days each one, later about the height."""

from __future__ import annotations

from everest.advice.climbers.nights import ClimberFate, fates
from everest.advice.climbers.position import ClimberPosition
from everest.advice.codes import note
from everest.advice.first_days import next_step
from everest.advice.heights import wants_camp, way_down
from everest.advice.shapes import Note
from everest.engine.vocabulary import PIECE_NAMES


def hints(position: ClimberPosition) -> list[Note]:
    """Hints, the most pressing first."""
    turn = position.my_turn()
    if not position.living() or position.dying() is not None:
        return []
    found: list[Note] = []
    if turn is not None and not turn["risk_left"]:
        found += _about_height(position)
    if turn is not None and turn["risk_left"] and not turn["unused"] and not position.all_points():
        return found  # only levels are left to settle with
    return found + next_step(position, _special_step)


def _special_step(position: ClimberPosition) -> str | None:
    """What comes before moving."""
    turn = position.my_turn()
    assert turn is not None
    return "settle" if turn["risk_left"] and len(turn["unused"]) <= 1 else None


def _about_height(position: ClimberPosition) -> list[Note]:
    """The way down for who dies tonight, then for who loses levels; then tents."""
    own = list(fates(position, position.seat).values())
    found: list[Note] = []
    for fate in sorted(own, key=lambda fate: fate.level):
        climber = fate.climber
        assert climber["space"] is not None
        found += way_down(position, climber["name"], climber["space"])
    for fate in own:
        if _can_pitch(position, fate) and _tent_helps(position, fate):
            found.append(note("tent", piece=fate.climber["name"]))
    return found


def _can_pitch(position: ClimberPosition, fate: ClimberFate) -> bool:
    """Whether a climber has its tent, and the points to pitch it where it may stay (KM2)."""
    climber, turn = fate.climber, position.my_turn()
    assert climber["space"] is not None
    if not climber["tents"] or turn is None or turn["passing"] == climber["name"]:
        return False
    points = position.points_of(PIECE_NAMES.index(climber["name"]))
    have = points.get("up", 0) + points.get("any", 0)
    return have >= position.cost(climber["space"])


def _tent_helps(position: ClimberPosition, fate: ClimberFate) -> bool:
    """Whether a climber loses levels tonight, fewer of them in a tent, and lives in it (KH1)."""
    climber = fate.climber
    assert climber["space"] is not None
    with_tent = climber["level"] + fate.night.change + position.camp_bonus
    return (
        wants_camp(position, climber["space"])
        and fate.level < climber["level"]
        and fate.level < min(with_tent, position.rules.maximum_level)
        and with_tent >= 1
    )
