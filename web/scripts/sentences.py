"""Writes what Python says about matches, for the client to say the same.

`python web/scripts/sentences.py FILE`: a sample of actions, events and refusals of matches between
bots, as clients are told of them, with their sentences in all languages. Spaces go by their names
alone there, and places by their words: nobody types ids in a browser.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final

from everest.advice.advising import ADVISERS
from everest.bots.players import make_bot
from everest.engine.errors import IllegalAction
from everest.engine.events import Event
from everest.engine.game import AnyGame
from everest.server.problems import Problem
from everest.server.refusals import problem_body
from everest.server.rulesets import ruleset_info
from everest.server.thinking import Choices
from everest.table.dealer import Dealer
from everest.table.match import Match
from everest.text.actions import phrase
from everest.text.catalogue import LANGUAGES, catalogue
from everest.text.events import EVERYTHING, told
from everest.text.names import Names, Words
from everest.text.refusals import refusal_sentence

GUESSES: Final = 40
"""At each moment so many actions are tried that need not be legal."""

SELDOM: Final = ("swap", "settle-pool")
"""Kinds of actions that are hardly ever legal; their phrases do not tell whether they are."""

PLACES: Final = frozenset(("A", "B", "camp1", "camp2", "supply", "up", "down", "top", "bottom"))
"""Words of the notation that make a phrase another one."""

LONGEST: Final = 12
"""So many events of one moment are enough."""


@dataclass(frozen=True)
class Setting:
    """A match to take a sample of."""

    choices: Choices
    bots: tuple[str, ...]
    seed: str


def setting(game: str, bots: str, seed: str, **choices: str) -> Setting:
    """A setting with the usual choices where no others are made."""
    names = tuple(bots.split())
    usual = {"map": "easy", "weather": "summer", "limits": "strict", "variant": "standard"}
    return Setting(Choices(game=game, seats=len(names), **{**usual, **choices}), names, seed)


SETTINGS: Final = (
    setting("mount-everest", "greedy random", "tea"),
    setting("mount-everest", "random random random", "flags", map="hard", weather="winter"),
    setting("k2", "random " * 3, "rope9", map="everest-hard", weather="winter", variant="family"),
    setting("k2", "greedy", "alone"),
)


class BrowserWords(Words):
    """Words as the client has them."""

    def space(self, space: str) -> str:
        """The name alone."""
        return self.space_name(space)


@dataclass
class Sample:
    """What a match has brought that none before it had.

    Attributes:
        choices: legal actions, each with its number.
        events: events of one moment.
        refusals: what was not legal: its text and why.
    """

    game: Any
    names: tuple[str, ...]
    choices: list[tuple[int, dict[str, Any]]] = field(default_factory=list)
    events: list[list[Event]] = field(default_factory=list)
    refusals: list[tuple[str, IllegalAction]] = field(default_factory=list)


class Sampler:
    """Takes samples of matches, each thing once."""

    def __init__(self) -> None:
        self._seen: set[tuple[object, ...]] = set()

    def sample(self, wanted: Setting) -> Sample:
        """Play a match to its end, and keep what is new."""
        game: Any = wanted.choices.load()
        rng = Random(wanted.seed)
        players = [
            make_bot(name, game, Random(f"{wanted.seed}:{seat}"))
            for seat, name in enumerate(wanted.bots)
        ]
        names = tuple(["Ann", "Bob", "Eva"][: len(wanted.bots)])
        match = Match(game, list(names), Dealer(wanted.seed))
        found = Sample(game, names)
        by_kind = [list(group) for group in _by_kind(game).values()]
        seldom = [action for kind in SELDOM for action in _by_kind(game).get(kind, ())]
        self._happened(found, match.opening)
        while waiting := game.to_act(match.state):
            seat = waiting[0]
            view, legal = game.view(match.state, seat), game.legal_actions(match.state, seat)
            self._could_do(found, view, legal)
            if view["turn"] is not None:
                self._could_do(found, view, seldom)
            guesses = [rng.choice(rng.choice(by_kind)) for _ in range(GUESSES)]
            self._tried(found, match, rng.choice([seat, seat, rng.randrange(len(names))]), guesses)
            self._happened(found, match.act(seat, players[seat].choose(view, legal)))
        return found

    def _is_new(self, found: Sample, *what: object) -> bool:
        key = (found.game.ruleset.game, *what)
        is_new = key not in self._seen
        self._seen.add(key)
        return is_new

    def _could_do(self, found: Sample, view: Any, actions: Iterable[int]) -> None:
        adviser = ADVISERS[found.game.ruleset.game]
        new = [action for action in actions if self._is_new_action(found, action)]
        if new:
            position = adviser.position(found.game, view)
            found.choices += [(action, dict(adviser.choice(position, action))) for action in new]

    def _is_new_action(self, found: Sample, action: int) -> bool:
        """Whether its places or its things were in no phrase of this kind."""
        table = found.game.actions
        if not self._is_new(found, "number", action):
            return False
        places, things = _parts(table.texts[action])
        kind = table.kind_names[table.kinds[action]]
        is_elsewhere = self._is_new(found, "places", kind, *places)
        return self._is_new(found, "things", kind, *things) or is_elsewhere

    def _tried(self, found: Sample, match: Match, seat: int, actions: Iterable[int]) -> None:
        legal = found.game.legal_actions(match.state, seat)
        for action in actions:
            if action in legal:
                continue
            refusal = found.game.refusal(match.state, seat, action)
            if refusal is not None and self._is_new(found, "refusal", refusal.code):
                found.refusals.append((found.game.text(action), refusal))

    def _happened(self, found: Sample, events: Sequence[Event]) -> None:
        new = [
            index
            for index, event in enumerate(events)
            if self._is_new(found, "event", event.kind, len(found.names) == 1, *_sort(event))
        ]
        if new:
            first = max(new[0] - 1, 0)
            found.events.append(list(events[first : first + LONGEST]))


def _by_kind(game: AnyGame) -> dict[str, list[int]]:
    """All actions by the name of their kind."""
    found: dict[str, list[int]] = {}
    for action, kind in enumerate(game.actions.kinds):
        found.setdefault(game.actions.kind_names[kind], []).append(action)
    return found


def _parts(text: str) -> tuple[list[str], list[str]]:
    """The places and ways in the text of an action, and its things without their numbers."""
    words = text.split()[1:]
    places = [word for word in words if word in PLACES]
    things = [re.sub("[0-9]+", "", word) for word in words if word not in PLACES]
    return places, things


def _sort(event: Event) -> tuple[object, ...]:
    """What makes the sentence about an event another one."""
    chosen = ("cause", "end", "face", "tile", "holder", "way")
    counts = ("mountaineers", "tourists", "levels", "risk", "value")
    return tuple(event.data.get(name) for name in (*chosen, *counts))


def said(found: Sample, language: str) -> dict[str, Any]:
    """The sentences of a sample in one language."""
    words = BrowserWords(catalogue(language), found.game, Names.of(found.game, found.names))
    return {
        "choices": [phrase(words, action) for action, _ in found.choices],
        "events": [told(words, events, EVERYTHING) for events in found.events],
        "refusals": [_why_not(words, refusal) for _, refusal in found.refusals],
    }


def _why_not(words: Words, refusal: IllegalAction) -> str:
    """The sentence alone, the places in words."""
    params = {
        name: words.holder(str(value)) if name in ("holder", "source", "target") else value
        for name, value in refusal.params.items()
    }
    shown = IllegalAction(refusal.code, refusal.clause, params)
    return refusal_sentence(words.catalogue, shown, words).removesuffix(f" [{refusal.clause}]")


def sentences() -> list[dict[str, Any]]:
    """All matches, with their samples and what is said about them."""
    sampler = Sampler()
    made = []
    for wanted in SETTINGS:
        found = sampler.sample(wanted)
        made.append(
            {
                "ruleset": ruleset_info(wanted.choices).model_dump(),
                "names": list(found.names),
                "choices": [choice for _, choice in found.choices],
                "events": [
                    [{"kind": event.kind, "data": event.data} for event in events]
                    for events in found.events
                ],
                "refusals": [
                    problem_body(Problem("act.illegal", {"action": text}, refusal)).model_dump()
                    for text, refusal in found.refusals
                ],
                "said": {language: said(found, language) for language in LANGUAGES},
            }
        )
    return made


def text(matches: list[dict[str, Any]]) -> str:
    """The file, a match a line."""
    lines = [json.dumps(match, ensure_ascii=False) for match in matches]
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(sentences()), encoding="utf-8")
