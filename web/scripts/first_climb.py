"""Films the guided first climb: `python web/scripts/first_climb.py` writes its JSON.

The film is a match that was played once and is kept as the record `first-climb.everest`. The engine
plays it again here, so every position, all that happens and all advice is its own: the browser only
shows it. Chance and the other player were chosen so that everything worth teaching happens within
seven days. If rules or numbers change, the record is refused, and has to be played anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

from everest.advice import advise
from everest.engine.game import AnyGame
from everest.record.files import read_record
from everest.record.record import Record
from everest.record.replay import game_of
from everest.server.changes import changes
from everest.server.history import Past
from everest.table.dealer import Dealer
from everest.table.match import Match

RECORD = Path(__file__).with_name("first-climb.everest")
FILM = Path(__file__).parents[1] / "src" / "learn" / "first-climb.json"
PUPIL = 0
"""The seat of whoever learns."""

Json = Any


@dataclass(frozen=True)
class Lesson:
    """A place where the film stops; its words are in web/src/learn/lessons.ts.

    Attributes:
        id: its name.
        at: how the action of the pupil begins before which it stops: the first one after what the
            lesson before has asked for.
        asks: how many of its actions the pupil does itself, from there on; 0: it is told something.
            The first two of a climb are enough, a card and a step: the film goes on to its end.
    """

    id: str
    at: str
    asks: int


LESSONS: Final = (
    Lesson("welcome", "play", 0),
    Lesson("weather", "play", 0),
    Lesson("cards", "play", 3),
    Lesson("token", "take", 1),
    Lesson("outfit", "give", 2),
    Lesson("clients", "give", 3),
    Lesson("icefall", "use", 2),
    Lesson("crevasse", "move", 1),
    Lesson("camp", "pitch", 2),
    Lesson("night", "end", 1),
    Lesson("follow", "use any", 2),
    Lesson("wait", "play", 3),
    Lesson("settle", "settle", 1),
    Lesson("push", "use any", 2),
    Lesson("oxygen", "oxygen", 3),
    Lesson("summit", "use any", 2),
    Lesson("tourist", "use rest", 2),
    Lesson("down", "use rope", 2),
    Lesson("home", "use any", 2),
)


def film() -> dict[str, Json]:
    """The match as the pupil sees it; see `Film` in web/src/learn/film.ts."""
    record = read_record(RECORD)
    game = game_of(record.header)
    steps = list(past(game, record).steps())
    own = [index - 1 for index, step in enumerate(steps) if _is_own(step)]
    actions = [steps[index + 1]["line"]["text"] for index in own]
    lessons, asked = [], set()
    number = 0
    for lesson in LESSONS:
        number = next(n for n in range(number, len(own)) if actions[n].startswith(lesson.at))
        lessons.append({"id": lesson.id, "step": own[number], "asks": lesson.asks})
        asked |= {own[n] for n in range(number, number + lesson.asks)}
        number += lesson.asks
    choices: dict[str, int] = {}
    frames = list(_frames(game, steps, asked, choices))
    return {
        "ruleset": _choices(game),
        "digest": game.ruleset.digest,
        "seat": PUPIL,
        "lessons": lessons,
        "choices": [json.loads(choice) for choice in choices],
        "steps": frames,
    }


def past(game: AnyGame, record: Record) -> Past:
    """The match of a record as the server keeps it."""
    match = Match.before_deal(game, record.header.names, Dealer("of the record"))
    phase_ends: set[int] = set()

    def note(actor: int, action: int, ends_phase: bool) -> None:
        if ends_phase:
            phase_ends.add(len(match.plies) - 1)

    match.listener = note
    match.replay(record.plies)
    view = game.view(match.state, PUPIL)
    return Past(game, match.plies, phase_ends, PUPIL, knows_all=False, view=view)


def _is_own(step: dict[str, Json]) -> bool:
    return step["line"] is not None and step["line"]["actor"] == str(PUPIL)


def _choices(game: AnyGame) -> dict[str, Json]:
    """What rules these are, as the server is asked for them."""
    rules = game.ruleset
    return {
        "game": rules.game,
        "map": rules.map_name,
        "weather": rules.weather_name,
        "limits": rules.limits_name,
        "variant": rules.variant,
        "seats": rules.seats,
    }


def _frames(
    game: AnyGame, steps: Sequence[dict[str, Json]], asked: set[int], choices: dict[str, int]
) -> Iterator[dict[str, Json]]:
    """The steps as they are written: with forecasts, and with advice where the pupil is asked.

    Choices come again and again, so they stand in a list of their own, `choices`.
    """
    view: Json = None
    prospects: Json = None
    costs: Json = None
    for index, step in enumerate(steps):
        for change in step["changes"]:
            view = changed(view, change["path"], change["value"])
        # what the view hides makes no difference to what its owner may do
        state = game.determinize(view, Random(0))
        legal = game.legal_actions(state, PUPIL) if PUPIL in view["to_act"] else ()
        advice: dict[str, Json] = dict(advise(game, state, PUPIL, view, legal))
        ahead = [one for one in advice.pop("prospects") if one["seat"] == PUPIL]
        entering = advice.pop("costs")
        frame = _filled({"ply": step["ply"], "events": step["events"], "changes": step["changes"]})
        if _is_own(step):
            frame["action"] = step["line"]["text"]
        if different := changes(prospects, ahead):
            frame["prospects"] = different
        if different := changes(costs, entering):
            frame["costs"] = different
        if index in asked:
            frame["advice"] = _shortened(advice, steps[index + 1]["line"]["text"], choices)
        prospects, costs = ahead, entering
        yield frame


def _shortened(advice: dict[str, Json], action: str, choices: dict[str, int]) -> dict[str, Json]:
    """Advice with the numbers of its choices, and the ways of none but the piece that is to act."""
    texts = [json.dumps(_filled(choice)) for choice in advice["choices"]]
    reach = [
        {"piece": one["piece"], "destinations": [_filled(place) for place in one["destinations"]]}
        for one in advice["reach"]
        if one["piece"] in action.split()
    ]
    numbers = [choices.setdefault(text, len(choices)) for text in texts]
    return {**_filled(advice), "choices": numbers, "reach": reach}


def _filled(shape: dict[str, Json]) -> dict[str, Json]:
    """Without what is None, false or an empty list."""
    return {
        key: value
        for key, value in shape.items()
        if value is not None and value is not False and value != []
    }


def changed(where: Json, path: Sequence[str | int], value: Json) -> Json:
    """`value` put into `where` at a path; the rest is shared."""
    if not path:
        return value
    copy = where.copy()
    copy[path[0]] = changed(where[path[0]], path[1:], value)
    return copy


def text() -> str:
    """The film as it is written, a step a line."""
    made = film()
    steps = [json.dumps(step, separators=(",", ":")) for step in made.pop("steps")]
    head = json.dumps(made, separators=(",", ":"))
    return f'{head[:-1]},"steps":[\n' + ",\n".join(steps) + "\n]}\n"


if __name__ == "__main__":
    FILM.write_text(text(), encoding="utf-8")
