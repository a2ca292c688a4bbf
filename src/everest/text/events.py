"""Events in words: one for each line of a log, or many, with trivial ones merged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from everest.engine.events import EVERYONE, Event
from everest.engine.game import AnyGame
from everest.games.k2.game import K2
from everest.games.k2.standings import solo_rank
from everest.text.catalogue import Catalogue
from everest.text.names import Names, Words, signed

EVERYTHING = -2
"""A viewer who may know all, for reviews of finished matches."""

_MERGED = {
    # kind: the data that must be equal, and the list that grows
    "given": (("seat", "from", "to"), "item"),
    "abandoned": (("seat", "from", "to"), "item"),
    "drawn": (("seat",), "card"),
    "oxygen-drawn": (("seat",), "card"),
    "card-chosen": (("seat",), "card"),
    "token-opened": ((), "value"),
    "weather-opened": ((), "tile"),
}
_UNTOLD = ("turn-ended",)
"""What the next event says anyway."""


def event_phrase(
    catalogue: Catalogue, game: AnyGame, event: Event, names: Names, viewer: int | None
) -> str | None:
    """A sentence about one event, or None if `viewer` may not know of it.

    Args:
        catalogue: the language.
        game: the rules of the match.
        event: what happened.
        names: names of players and spaces.
        viewer: a seat, None for a spectator, or `EVERYTHING`.
    """
    if not may_know(event, viewer):
        return None
    return _sentence(Words(catalogue, game, names), [event])


def log_lines(words: Words, events: Iterable[Event], viewer: int | None) -> list[str]:
    """Sentences about events for `viewer`: one a line, repeated trivial ones merged."""
    return [line for _, line in told(words, events, viewer)]


def told(words: Words, events: Iterable[Event], viewer: int | None) -> list[tuple[str, str]]:
    """Like `log_lines`, each with the kind of its event."""
    groups: list[list[Event]] = []
    for event in events:
        if event.kind in _UNTOLD or not may_know(event, viewer):
            continue
        if groups and _belong_together(groups[-1][-1], event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return [(group[0].kind, _sentence(words, group)) for group in groups]


def may_know(event: Event, viewer: int | None) -> bool:
    """Whether `viewer` is in the audience of an event."""
    return event.audience in (EVERYONE, viewer) or viewer == EVERYTHING


def _belong_together(first: Event, second: Event) -> bool:
    if first.kind != second.kind or first.kind not in _MERGED:
        return False
    return all(first.data[name] == second.data[name] for name in _MERGED[first.kind][0])


def _sentence(words: Words, events: Sequence[Event]) -> str:
    """A sentence about events of one kind that belong together."""
    event = events[0]
    arguments: dict[str, str | int] = {}
    for name, value in event.data.items():
        worded = _worded(words, event, name, value)
        if worded is not None:
            arguments[name] = worded
    if event.kind in _MERGED:
        name = _MERGED[event.kind][1]
        arguments[f"{name}s"] = _list(words, name, [str(each.data[name]) for each in events])
    if event.kind in ("given", "abandoned"):
        arguments["source"], arguments["target"] = str(event.data["from"]), str(event.data["to"])
    if "mountaineers" in event.data:
        arguments["clients"] = words.client_count(
            _number(event.data["mountaineers"]), _number(event.data["tourists"])
        )
    if event.kind == "token-taken":
        arguments["seats"] = words.rules.seats  # who plays alone has no highest sum (KX2)
    if event.kind == "game-over":
        arguments.update(_result(words, event))
    return words.say(f"event-{event.kind}", **arguments)


def _worded(words: Words, event: Event, name: str, value: object) -> str | int | None:
    if name in ("seat", "first_seat"):
        return words.player(_number(value))
    if name == "seats":
        return words.players(_numbers(value))
    if name == "card":
        return words.card(str(value))
    if name == "cards" and isinstance(value, list):
        return words.cards([str(card) for card in value])
    if name in ("space", "A", "B") or (name in ("from", "to") and event.kind == "moved"):
        return words.space(str(value))
    if name == "client":
        return words.thing(str(value))
    if name == "change":
        return signed(_number(value))
    if name == "face":
        return words.face(str(value))
    return value if isinstance(value, str | int) else None


def _list(words: Words, name: str, values: list[str]) -> str:
    if name == "card":
        return words.cards(values)
    if name == "item":
        return words.things(values)
    if name == "tile":
        return " / ".join([_tile(words, value) for value in values])
    return ", ".join(values)


def _tile(words: Words, name: str) -> str:
    """The days of a weather tile."""
    tile = next(tile for tile in words.rules.weather if tile.name == name)
    return " / ".join([words.day(day) for day in tile.days])


def _result(words: Words, event: Event) -> dict[str, str | int]:
    """Everybody's score, and how the game went out: who won, or the rank of a player alone."""
    ranking, scores = _numbers(event.data["ranking"]), _numbers(event.data["scores"])
    ranks = _numbers(event.data["ranks"])
    listed = ", ".join([f"{words.player(seat)} {scores[seat]}" for seat in ranking])
    winners = [seat for seat in ranking if ranks[seat] == 1]
    if len(ranking) > 1:
        outcome = "won" if len(winners) == 1 else "drawn"
        return {"scores": listed, "outcome": outcome, "winners": words.players(winners)}
    assert isinstance(words.game, K2), "nothing else is played alone"
    rank = solo_rank(words.game.rules, scores[0])
    if rank is None:
        return {"scores": listed, "outcome": "unranked"}
    return {"scores": listed, "outcome": "ranked", "rank": words.rank(rank)}


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value


def _numbers(value: object) -> list[int]:
    assert isinstance(value, list)
    return [_number(number) for number in value]
