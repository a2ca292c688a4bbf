"""Records as one seat may see them: what it may not know is replaced by ``?``.

Cards that are chosen in secret are open once everybody has chosen (C2), so only those of the
phase that is still going on stay hidden; what a seat draws, keeps, returns and removes stays
hidden for good (C1).
"""

from __future__ import annotations

from dataclasses import replace

from everest.engine.vocabulary import DEAL, PLAY
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.vocabulary import DRAW, KEEP, REMOVE, RETURN
from everest.record.record import HIDDEN, SPECTATOR, Ply, Record
from everest.record.replay import action_of

_OWN_SECRETS = (KEEP, RETURN, REMOVE)
_DEALT_SECRETS = (DEAL, DRAW)


def mask(game: MountEverest, record: Record, seat: int | None) -> Record:
    """The record as `seat` may see it; None: as a spectator may.

    Raises:
        RecordError: if the record is not legal.
    """
    state = game.new_state()
    masked: list[Ply] = []
    plays_to_show: list[tuple[int, Ply]] = []
    for ply in record.plies:
        action = action_of(game, state, ply)
        kind = game.actions.kinds[action]
        owner = game.actions.arg_a[action] if kind in _DEALT_SECRETS else ply.actor
        secret = owner != seat and kind in (PLAY, *_OWN_SECRETS, *_DEALT_SECRETS)
        if secret and kind == PLAY:
            plays_to_show.append((len(masked), ply))
        masked.append(Ply(ply.actor, HIDDEN if secret else ply.text, ply.line))
        phase = state.phase
        game.apply(state, ply.actor, action)
        if state.phase != phase:
            for index, play in plays_to_show:
                masked[index] = play
            plays_to_show.clear()
    viewer = SPECTATOR if seat is None else str(seat)
    return Record(replace(record.header, masked=viewer), masked)
