"""Refusals as clients get them."""

from __future__ import annotations

import logging

from everest.server.messages.base import ProblemBody
from everest.server.problems import Problem
from everest.server.store import MatchClosed, NoSuchMatch, StoreError, WrongKindOfSeat

LOG = logging.getLogger(__name__)


def problem_body(problem: Problem) -> ProblemBody:
    """A problem as it is sent."""
    refusal = problem.refusal
    return ProblemBody(
        code=problem.code,
        clause=refusal.clause if refusal is not None else None,
        reason=refusal.code if refusal is not None else None,
        params={**problem.params, **(refusal.params if refusal is not None else {})},
    )


def problem_of(error: StoreError) -> Problem:
    """What an error of the store is for whoever asked; one that is our own fault goes to the log.

    Nothing of what was to be stored is said: neither to them nor there.
    """
    if isinstance(error, NoSuchMatch):  # it was deleted meanwhile
        return Problem("match.unknown")
    if isinstance(error, MatchClosed):  # it was ended or put away meanwhile
        return Problem("match.not-running")
    if isinstance(error, WrongKindOfSeat):  # another process was faster
        return Problem("seat.taken")
    LOG.error("the database did not do it: %s: %s", type(error).__name__, error)
    return Problem("server.storage")
