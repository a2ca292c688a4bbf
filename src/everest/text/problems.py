"""Faulty records, data files and choices in words."""

from __future__ import annotations

from collections.abc import Mapping

from everest.engine.errors import IllegalAction
from everest.games.errors import UnknownChoice
from everest.games.faults import Fault
from everest.games.loading import DEFAULT_GAME
from everest.text.catalogue import Catalogue
from everest.text.names import Words
from everest.text.refusals import refusal_sentence


def record_sentence(
    catalogue: Catalogue,
    code: str,
    line: int,
    params: Mapping[str, str | int],
    refusal: IllegalAction | None = None,
    words: Words | None = None,
) -> str:
    """What is wrong with a record: the parts of an `everest.record.errors.RecordError`.

    `params` name the game of a refusal where it is known.

    >>> record_sentence(Catalogue("en"), "record.missing-key", 4, {"key": "map"}).split(":")[0]
    'line 4'
    """
    text = catalogue.say(code.replace(".", "-"), **params)
    if refusal is not None:
        game = str(params.get("game", DEFAULT_GAME))
        text = f"{text} {refusal_sentence(catalogue, refusal, words, game)}"
    return catalogue.say("record-line", line=line, text=text) if line else text


def fault_sentence(catalogue: Catalogue, fault: Fault) -> str:
    """What is wrong with a data file."""
    return catalogue.say(f"fault-{fault.code}", **fault.arguments())


def choice_sentence(catalogue: Catalogue, error: UnknownChoice) -> str:
    """What is wrong with the choice of a game, or of what it is to be played with."""
    known = ", ".join([str(choice) for choice in error.known])
    return catalogue.say(f"choice-{error.option}", given=error.given, known=known)
