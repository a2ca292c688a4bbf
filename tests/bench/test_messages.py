from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import everest
from bench.messages import NotUnderstood, as_line, kind_of, read_update
from everest.engine.actions import CHANCE
from everest.games.loading import GAMES
from everest.table.dealer import Dealer
from everest.table.match import Match


def updates(game_name: str) -> Iterator[dict[str, Any]]:
    """What a seat is sent throughout a random match, as far as the driver knows of it."""
    game = everest.load(game_name, seats=4, map="easy", weather="summer")
    rng = Random(1)
    match = Match(game, ["a", "b", "c", "d"], Dealer("bench"))
    while waiting := [seat for seat in game.to_act(match.state) if seat != CHANCE]:
        action = rng.choice(game.legal_actions(match.state, waiting[0]))
        events = match.act(waiting[0], action)
        legal = game.legal_actions(match.state, 1)
        yield {
            "type": "update",
            "lines": [{"actor": str(waiting[0]), "text": game.text(action)}],
            "events": [{"kind": event.kind, "data": dict(event.data)} for event in events],
            "ply": len(match.plies),
            "view": game.view(match.state, 1),
            "legal": [{"number": action, "text": game.text(action)} for action in legal],
            "over": game.is_over(match.state),
        }


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_is_found_is_what_is_there(game: str) -> None:
    is_over = False
    for update in updates(game):
        for separators in ((",", ":"), (", ", ": ")):
            text = json.dumps(update, ensure_ascii=False, separators=separators).encode()
            found = read_update(text)
            assert kind_of(text) == "update"
            assert (found.ply, found.is_over) == (update["ply"], update["over"])
            assert (found.legal(), found.may_act) == (update["legal"], bool(update["legal"]))
        text = json.dumps(update, ensure_ascii=False, separators=(",", ":")).encode()
        (line,) = update["lines"]
        assert as_line(int(line["actor"]), line["text"]) in text
        is_over = update["over"]
    assert is_over


def test_a_message_without_a_part_is_not_understood() -> None:
    with pytest.raises(NotUnderstood):
        kind_of(b"{}")
    with pytest.raises(NotUnderstood):
        read_update(b'{"type":"update","ply":1,"over":false}')
