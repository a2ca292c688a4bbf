"""Replaying records: every ply is checked by the rules, no random number is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from everest.engine.errors import UnknownAction
from everest.games.loading import load
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from everest.record.errors import RecordError
from everest.record.record import HIDDEN, Header, Ply, Record


def game_of(header: Header, rules_dir: Path | None = None) -> MountEverest:
    """The rules that a record was played by.

    Args:
        header: the record's header.
        rules_dir: the data files it was played with, if they are not the built-in ones.

    Raises:
        RecordError: if the data at hand is not what the record was played with.
        UnknownChoice: for a game or a number of seats that there is not.
        RulesetError: if the data has faults.
    """
    game = load(
        header.game,
        seats=header.seats,
        map=header.map,
        weather=header.weather,
        rules_dir=rules_dir,
    )
    if (game.rules.id, game.rules.digest) != (header.ruleset, header.digest):
        raise RecordError(
            "record.other-ruleset",
            0,
            {
                "ruleset": header.ruleset,
                "digest": header.digest[:19],
                "have_ruleset": game.rules.id,
                "have_digest": game.rules.digest[:19],
            },
        )
    return game


def action_of(game: MountEverest, state: MountEverestState, ply: Ply) -> int:
    """The action of a ply, known to be legal.

    Raises:
        RecordError: if it is hidden, unknown or illegal.
    """
    if ply.text == HIDDEN:
        raise RecordError("record.masked", ply.line)
    try:
        action = game.parse(state, ply.actor, ply.text)
    except UnknownAction as error:
        raise RecordError("record.unknown-action", ply.line, {"text": ply.text[:60]}) from error
    if action not in game.legal_actions(state, ply.actor):
        refusal = game.refusal(state, ply.actor, action)
        raise RecordError("record.illegal-action", ply.line, {"text": ply.text}, refusal)
    return action


def replay(
    game: MountEverest, record: Record, upto: int | None = None
) -> Iterator[tuple[MountEverestState, Ply | None]]:
    """The states of a match: the first one, then one after each ply, each a state of its own.

    Args:
        game: the rules, see `game_of`.
        record: a complete record.
        upto: stop after this many plies.

    Raises:
        RecordError: at the first ply that is not legal.
    """
    state = game.new_state()
    yield state.clone(), None
    for ply in record.plies[:upto]:
        game.apply(state, ply.actor, action_of(game, state, ply))
        yield state.clone(), ply


def final_state(game: MountEverest, record: Record, upto: int | None = None) -> MountEverestState:
    """The state after `upto` plies, or after all.

    Raises:
        RecordError: at the first ply that is not legal.
    """
    state = game.new_state()
    for ply in record.plies[:upto]:
        game.apply(state, ply.actor, action_of(game, state, ply))
    return state


def check_record(game: MountEverest, record: Record) -> MountEverestState:
    """Replay a record to its end and compare its result; returns the last state.

    Raises:
        RecordError: at the first line that is wrong.
    """
    state = final_state(game, record)
    stated = record.header.result
    if stated is not None and not game.is_over(state):
        raise RecordError("record.result-too-early", 0, {"plies": len(record.plies)})
    if game.is_over(state) and stated is not None and stated != game.scores(state):
        raise RecordError(
            "record.wrong-result",
            0,
            {
                "stated": " ".join([str(score) for score in stated]),
                "right": " ".join([str(score) for score in game.scores(state)]),
            },
        )
    return state
