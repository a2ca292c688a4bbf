"""Actions in words."""

from __future__ import annotations

from everest.engine.cards import WAY_NAMES
from everest.engine.vocabulary import (
    DEAL,
    FIRST,
    MOVE,
    PAWN,
    PIECE_NAMES,
    PITCH,
    PLAY,
    SETTLE_CARD,
    SETTLE_LEVEL,
    SETTLE_POINT,
    TAKE,
    TOKEN,
    USE,
    WEATHER,
)
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.vocabulary import (
    ABANDON,
    DRAW,
    GIVE,
    HOLDER_NAMES,
    KEEP,
    OXYGEN,
    RAISE,
    REMOVE,
    RETURN,
    TILE,
    USE_REST,
)
from everest.text.catalogue import Catalogue
from everest.text.names import Names, Words


def action_phrase(catalogue: Catalogue, game: MountEverest, action: int, names: Names) -> str:
    """What an action does, as a phrase without a full stop.

    >>> import everest
    >>> game = everest.load("mount-everest")
    >>> names = Names.of(game, ("Ann", "Bob"))
    >>> action_phrase(Catalogue("en"), game, game.actions.find("move A to i3"), names)
    'move guide A to Icefall, the Football Field (i3)'
    """
    return phrase(Words(catalogue, game, names), action)


def phrase(words: Words, action: int) -> str:
    """Like `action_phrase`, for who has words already."""
    kind = words.game.actions.kinds[action]
    if kind == GIVE and words.game.actions.arg_b[action] == ABANDON:
        return words.say("action-abandon", **_arguments(words, kind, action))
    message = f"action-{words.game.actions.kind_names[kind]}"
    return words.say(message, **_arguments(words, kind, action))


def _arguments(words: Words, kind: int, action: int) -> dict[str, str | int]:
    table = words.game.actions
    a, b, c = table.arg_a[action], table.arg_b[action], table.arg_c[action]
    rules = words.rules
    if kind in (PLAY, KEEP, REMOVE):
        return {"card": words.card(rules.cards.ids[a])}
    if kind == RETURN:
        return {"card": words.card(rules.cards.ids[a]), "end": ("top", "bottom")[b]}
    if kind in (DEAL, DRAW):
        return {"player": words.player(a), "card": words.card(rules.cards.ids[b])}
    if kind in (TAKE, TOKEN):
        return {"value": rules.token_values[a]}
    if kind in (FIRST, PAWN):
        return {"player": words.player(a)}
    if kind == WEATHER:
        return {"days": " / ".join([words.day(day) for day in rules.weather[a].days])}
    if kind == USE:
        return {
            "card": words.card(rules.cards.ids[a]),
            "holder": HOLDER_NAMES[b],
            "points": rules.cards.points[4 * a + c],
            "way": WAY_NAMES[c],
        }
    if kind == USE_REST:
        return {"card": words.card(rules.cards.ids[a]), "holder": HOLDER_NAMES[b]}
    if kind == MOVE:
        return {"piece": PIECE_NAMES[a], "space": words.space(rules.board.ids[b])}
    if kind in (PITCH, SETTLE_LEVEL):
        return {"piece": PIECE_NAMES[a]}
    if kind == SETTLE_CARD:
        return {"card": words.card(rules.cards.ids[a]), "way": WAY_NAMES[c]}
    if kind == SETTLE_POINT:
        return {"piece": PIECE_NAMES[a], "way": WAY_NAMES[c]}
    if kind == OXYGEN:
        return {"camp": a + 1}
    if kind == RAISE:
        return {
            "holder": HOLDER_NAMES[a],
            "client": words.thing(rules.clients.names[b]),
            "level": rules.clients.level_of(b) + 1,
        }
    if kind == GIVE:
        return {
            "source": HOLDER_NAMES[a],
            "target": HOLDER_NAMES[b],
            "things": words.thing(words.game.words.item_name(c, rules.clients)),
        }
    if kind == TILE:
        return {"face": words.face(rules.face_names[a])}
    return {}
