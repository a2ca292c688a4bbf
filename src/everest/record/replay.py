"""Replaying records: every ply is checked by the rules, no random number is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from everest.engine.actions import CHANCE
from everest.engine.errors import UnknownAction
from everest.engine.game import AnyGame
from everest.engine.state import State
from everest.engine.vocabulary import FIRST
from everest.games.errors import UnknownChoice
from everest.games.faults import FaultCode, RulesetError, shown
from everest.games.loading import load
from everest.record.errors import RecordError
from everest.record.record import Header, Ply, Record


def game_of(header: Header, rules_dir: Path | None = None) -> AnyGame:
    """The rules that a record was played by.

    Args:
        header: the record's header.
        rules_dir: the data files it was played with, if they are not the built-in ones.

    Raises:
        RecordError: if the data at hand is not what the record was played with.
        RulesetError: if the data has faults.
    """
    try:
        game = load(
            header.game,
            seats=header.seats,
            map=header.map,
            weather=header.weather,
            rules_dir=rules_dir,
            limits=header.limits,
            variant=header.variant,
        )
    except UnknownChoice as error:
        raise RecordError(
            _CODES_OF_CHOICES[error.option],
            header.line_of(error.option),
            {
                "value": shown(str(error.given)),
                "known": ", ".join([str(one) for one in error.known]),
            },
            game=header.game,
        ) from error
    except RulesetError as error:
        raise _missing_file(header, error) or error from error
    if (game.ruleset.id, game.ruleset.digest) != (header.ruleset, header.digest):
        key = "ruleset" if game.ruleset.id != header.ruleset else "digest"
        raise RecordError(
            "record.other-ruleset",
            header.line_of(key),
            {
                "key": key,
                "ruleset": shown(header.ruleset),
                "digest": shown(header.digest[:19]),
                "have_ruleset": game.ruleset.id,
                "have_digest": game.ruleset.digest[:19],
            },
            game=header.game,
        )
    return game


_CODES_OF_CHOICES = {
    "game": "record.no-such-game",
    "seats": "record.bad-seats",
    "limits": "record.no-such-limits",
    "variant": "record.no-such-variant",
}
_CODES_OF_FAULTS = {
    FaultCode.NO_SUCH_MAP: ("map", "record.no-such-map"),
    FaultCode.NO_SUCH_WEATHER: ("weather", "record.no-such-weather"),
}


def _missing_file(header: Header, error: RulesetError) -> RecordError | None:
    """What the record's header asks for and the data does not have."""
    for fault in error.faults:
        if fault.code in _CODES_OF_FAULTS:
            key, code = _CODES_OF_FAULTS[fault.code]
            params = {"value": fault.params["found"], "known": fault.params["known"]}
            return RecordError(code, header.line_of(key), params, game=header.game)
    return None


def require_complete(record: Record) -> None:
    """A masked record lacks lines, so it cannot be replayed.

    Raises:
        RecordError: if it is masked.
    """
    header = record.header
    if header.masked is not None:
        raise RecordError("record.masked", header.line_of("masked"), {"seat": header.masked})


def action_of(game: AnyGame, state: State, ply: Ply) -> int:
    """The action of a ply, known to be legal.

    Raises:
        RecordError: if it is unknown or illegal.
    """
    try:
        action = game.parse(state, ply.actor, ply.text)
    except UnknownAction as error:
        params: dict[str, str | int] = {
            "text": shown(ply.text),
            "nearest": error.nearest[0] if error.nearest else "none",
        }
        raise RecordError("record.unknown-action", ply.line, params) from error
    if action not in game.legal_actions(state, ply.actor):
        refusal = game.refusal(state, ply.actor, action)
        params = {"text": shown(ply.text), "game": game.ruleset.game}
        if ply.actor == CHANCE and refusal.code == "turn.not-yours":
            # chance is no player who could wait for its turn
            raise RecordError("record.not-for-chance", ply.line, params, clause=refusal.clause)
        raise RecordError("record.illegal-action", ply.line, params, refusal)
    return action


def replay(
    game: AnyGame, record: Record, upto: int | None = None
) -> Iterator[tuple[State, Ply | None]]:
    """The states of a match: the first one, then one after each ply, each a state of its own.

    Args:
        game: the rules, see `game_of`.
        record: a complete record.
        upto: stop after this many plies.

    Raises:
        RecordError: at the first ply that is not legal, or for a masked record.
    """
    require_complete(record)
    state = game.new_state()
    yield state.clone(), None
    for ply in record.plies[:upto]:
        game.apply(state, ply.actor, action_of(game, state, ply))
        yield state.clone(), ply


def final_state(game: AnyGame, record: Record, upto: int | None = None) -> State:
    """The state after `upto` plies, or after all.

    Raises:
        RecordError: at the first ply that is not legal, or for a masked record.
    """
    require_complete(record)
    state: State = game.new_state()
    for ply in record.plies[:upto]:
        game.apply(state, ply.actor, action_of(game, state, ply))
    return state


def check_first_seat(game: AnyGame, record: Record) -> None:
    """Whether the seat that the header says was chosen to begin is the one that began.

    Raises:
        RecordError: if another seat began.
    """
    chosen = record.header.first_seat
    if chosen is None or not record.plies:
        return
    action = game.actions.find_loosely(record.plies[0].text)
    if action >= 0 and game.actions.kinds[action] == FIRST and game.actions.arg_a[action] != chosen:
        raise RecordError(
            "record.wrong-first-seat",
            record.header.line_of("first-seat"),
            {"stated": chosen, "right": game.actions.arg_a[action]},
        )


def check_record(game: AnyGame, record: Record) -> State:
    """Replay a record to its end and compare what its header says; returns the last state.

    Raises:
        RecordError: at the first line that is wrong.
    """
    state = final_state(game, record)
    header = record.header
    check_first_seat(game, record)
    stated = header.result
    if stated is not None and not game.is_over(state):
        last = record.plies[-1].line if record.plies else 0
        raise RecordError(
            "record.result-too-early",
            header.line_of("result"),
            {"round": state.round, "last": last},
            game=header.game,
        )
    if header.plies is not None and header.plies != len(record.plies):
        raise RecordError(
            "record.wrong-plies",
            header.line_of("plies"),
            {"stated": header.plies, "right": len(record.plies)},
        )
    if stated is not None and stated != game.scores(state):
        raise RecordError(
            "record.wrong-result",
            header.line_of("result"),
            {
                "stated": " ".join([str(score) for score in stated]),
                "right": " ".join([str(score) for score in game.scores(state)]),
            },
            game=header.game,
        )
    return state
