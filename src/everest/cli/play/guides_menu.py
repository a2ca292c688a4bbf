"""The choices that only Mount Everest has."""

from __future__ import annotations

from everest.cli.play.guides_deaths import deaths_text
from everest.cli.play.guides_scene import GuideScene
from everest.cli.play.menu import place_card
from everest.cli.play.screens import Placed
from everest.engine.vocabulary import USE_REST
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.vocabulary import (
    ABANDON,
    BACK,
    GIVE,
    HOLDER_NAMES,
    PAY,
    RAISE,
    SETTLE_POOL,
    SUPPLY,
)
from everest.text.actions import phrase


def place(scene: GuideScene, action: int) -> Placed | None:
    """The place in the menu of an action of Mount Everest; None for shared ones."""
    kind = scene.words.game.actions.kinds[action]
    if kind == GIVE:
        return _place_load(scene, action)
    if kind == USE_REST:
        table = scene.words.game.actions
        return place_card(scene, table.arg_a[action], HOLDER_NAMES[table.arg_b[action]])
    group = {RAISE: "raise", PAY: "icefall", BACK: "icefall", SETTLE_POOL: "risk"}.get(kind)
    return Placed(group, phrase(scene.words, action)) if group is not None else None


def _place_load(scene: GuideScene, action: int) -> Placed:
    words, game = scene.words, scene.words.game
    assert isinstance(game, MountEverest)
    table = game.actions
    a, b, c = table.arg_a[action], table.arg_b[action], table.arg_c[action]
    thing = words.thing(game.words.item_name(c, scene.rules.clients))
    source = HOLDER_NAMES[a]
    if b == ABANDON:
        dying = deaths_text(scene, action)
        text = f"{thing} ({dying})" if dying else thing
        return Placed("abandon", scene.say("from-holder", source=source), text)
    if a == SUPPLY:
        return Placed("load", scene.say("menu-take", holder=HOLDER_NAMES[b]), thing)
    return Placed("load", scene.say("menu-bring", source=source, target=HOLDER_NAMES[b]), thing)
