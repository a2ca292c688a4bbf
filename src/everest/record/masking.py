"""Records as one seat may see them: nothing is left in them that it may not know.

Cards dealt to others show as ``* deal 1 ?``, and cards that others have chosen and that are not
shown yet as ``1 play ?``. What others draw, keep, return and remove for a bottle is left out
altogether: the number of such lines would tell where they put cards back (C1, O3). For the same
reason the cards that others choose stand where they are shown, seat by seat, and not where they
were chosen. So two matches that differ in nothing that a seat may know are masked for it to the
same text.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from everest.engine.actions import CHANCE
from everest.engine.game import AnyGame
from everest.engine.vocabulary import DEAL, PLAY
from everest.games.faults import shown
from everest.record.errors import RecordError
from everest.record.record import HIDDEN, SPECTATOR, Header, Ply, Record, is_hidden
from everest.record.replay import action_of, check_first_seat, require_complete


@dataclass(frozen=True)
class Step:
    """An action, and the line that one seat has of it.

    Attributes:
        ply: the action as it was.
        seen: its line in the masked record; None if it is left out.
    """

    ply: Ply
    seen: Ply | None


@dataclass(frozen=True)
class Sight:
    """A match as one seat learns of it.

    Attributes:
        steps: actions that are legal in this order, which is that of the masked record.
        unshown: cards that others have chosen and that were not shown before the record ended.
    """

    steps: list[Step]
    unshown: list[Step]


class Observer:
    """Follows a match action by action, as one seat learns of it.

    Attributes:
        game: the rules.
        seat: the seat; None: a spectator.
    """

    def __init__(self, game: AnyGame, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self._unshown: list[list[Ply]] = [[] for _ in range(game.ruleset.seats)]

    def note(self, ply: Ply, action: int, *, ends_phase: bool) -> list[Step]:
        """An action was carried out, and the phase ended with it or not; what the seat learns.

        Actions that it does not learn of are among the steps, with no line of their own.
        """
        kind = self.game.actions.kinds[action]
        owner = self.game.owner(ply.actor, action)
        steps: list[Step] = []
        if owner == self.seat:
            steps.append(Step(ply, Ply(ply.actor, ply.text)))
        elif kind == DEAL:
            steps.append(Step(ply, Ply(CHANCE, _hidden_deal(owner))))
        elif kind == PLAY:
            self._unshown[owner].append(ply)
        elif kind in self.game.private_kinds:
            steps.append(Step(ply, None))
        else:
            steps.append(Step(ply, Ply(ply.actor, ply.text)))
        if ends_phase:
            for plays in self._unshown:
                steps.extend([Step(play, Ply(play.actor, play.text)) for play in plays])
                plays.clear()
        return steps

    def unshown(self) -> list[Step]:
        """Cards that others have chosen and not shown yet, as far as the seat knows of them.

        That somebody has chosen is open; how far somebody has got is not.
        """
        enough = self.game.ruleset.cards_played
        return [
            Step(play, Ply(owner, _HIDDEN_PLAY) if len(plays) == enough else None)
            for owner, plays in enumerate(self._unshown)
            for play in plays
        ]


def sight(game: AnyGame, record: Record, seat: int | None) -> Sight:
    """The match as `seat` learns of it; None: as a spectator does.

    Raises:
        RecordError: if the record is not legal, or masked already.
    """
    require_complete(record)
    state = game.new_state()
    observer = Observer(game, seat)
    steps: list[Step] = []
    for ply in record.plies:
        action = action_of(game, state, ply)
        phase = state.phase
        game.apply(state, ply.actor, action)
        steps.extend(observer.note(ply, action, ends_phase=state.phase != phase))
    return Sight(steps, observer.unshown())


def mask(game: AnyGame, record: Record, seat: int | None) -> Record:
    """The record as `seat` may see it; None: as a spectator may.

    Raises:
        RecordError: if the record is not legal, or masked already.
    """
    seen = sight(game, record, seat)
    lines = [step.seen for step in [*seen.steps, *seen.unshown] if step.seen is not None]
    return Record(_masked_header(record.header, seat), lines)


def check_masked(game: AnyGame, record: Record) -> None:
    """Whether every line of a masked record is an action or a hidden one; more cannot be told.

    An action must be one that the seat may know. Who begins is told, so it has to be the seat that
    the header says was chosen, where it says so.

    Raises:
        RecordError: at the first line that is neither.
    """
    check_first_seat(game, record)
    hidden = {(CHANCE, _hidden_deal(seat)) for seat in range(game.ruleset.seats)}
    hidden |= {(seat, _HIDDEN_PLAY) for seat in range(game.ruleset.seats)}
    for ply in record.plies:
        action = game.actions.find_loosely(ply.text)
        if action >= 0 and not _may_be_known(game, record.header.masked, ply.actor, action):
            raise RecordError(
                "record.not-masked",
                ply.line,
                {"text": shown(ply.text), "seat": str(record.header.masked)},
            )
        if action < 0 and (not is_hidden(ply.text) or (ply.actor, ply.text) not in hidden):
            params: dict[str, str | int] = {"text": shown(ply.text), "nearest": "none"}
            raise RecordError("record.unknown-action", ply.line, params)


def _may_be_known(game: AnyGame, viewer: str | None, actor: int, action: int) -> bool:
    kind = game.actions.kinds[action]
    if kind == DEAL or kind in game.private_kinds:
        return str(game.owner(actor, action)) == viewer
    return True


_HIDDEN_PLAY = f"play {HIDDEN}"


def _hidden_deal(seat: int) -> str:
    return f"deal {seat} {HIDDEN}"


def _masked_header(header: Header, seat: int | None) -> Header:
    # the number of plies would tell what the left-out lines are left out for, the seed all of it
    viewer = SPECTATOR if seat is None else str(seat)
    return replace(header, masked=viewer, plies=None, seed=None, lines={})
