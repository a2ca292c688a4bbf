"""What a sensible next step is in K2."""

from __future__ import annotations

from collections.abc import Iterable

from everest.advice.climbers.nights import ClimberFate, fates
from everest.advice.climbers.position import ClimberPosition
from everest.advice.codes import note
from everest.advice.heights import wants_camp
from everest.advice.next_steps import next_step
from everest.advice.parties import Party, about_parties
from everest.advice.shapes import Note
from everest.engine.vocabulary import PIECE_NAMES


def hints(position: ClimberPosition) -> list[Note]:
    """Hints, the most pressing first."""
    turn = position.my_turn()
    if not position.living() or position.dying() is not None:
        return []
    found: list[Note] = []
    parties = _parties(position)
    if turn is not None and not turn["risk_left"]:
        own = fates(position, position.seat).values()
        tents = [fate for fate in own if _can_pitch(position, fate) and _tent_helps(position, fate)]
        saved = [fate for fate in tents if fate.dies]
        found += _pitch(saved) + about_parties(position, parties)
        found += _pitch([fate for fate in tents if not fate.dies])
    return found + next_step(position, parties, lambda _: None)


def _parties(position: ClimberPosition) -> list[Party]:
    """The climbers of the viewer, each for itself: the summit is for who has not been there."""
    highest = position.board.flags[position.board.summit]
    found = []
    for climber in position.living():
        assert climber["space"] is not None
        hopes = climber["score"] < highest
        found.append(Party(climber["name"], climber["space"], [climber["level"]], hopes))
    return found


def _pitch(whose: Iterable[ClimberFate]) -> list[Note]:
    """The tents of these climbers."""
    return [note("tent", piece=fate.climber["name"]) for fate in whose]


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
