"""What a sensible next step is: in the first days each one, later what is easily forgotten."""

from __future__ import annotations

import heapq
from typing import Final

from everest.cli.play.forecast import night_at
from everest.cli.play.scene import Scene

LAST_DAY: Final = 3
"""Who has played this many days needs no hints about every step."""

HIGH_ZONE: Final = 2
"""From 7000 m on the way down is worth counting."""

CAMP_ZONE: Final = 1
"""From 6000 m on a camp is worth its tent."""


def hint(scene: Scene) -> str | None:
    """One line of advice, or None."""
    phase = scene.view["phase"]
    turn = scene.my_turn()
    if phase == "cards" and _has_useful_bottle(scene):
        return scene.say("hint-oxygen")
    if turn is not None and turn["at_tile"] is None and not turn["risk_left"]:
        later = _hint_about_height(scene)
        if later is not None:
            return later
    if scene.view["round"] > LAST_DAY:
        return None
    if phase == "cards":
        return scene.say("hint-cards")
    if phase == "risk":
        return scene.say("hint-risk")
    if turn is None:
        return None
    if turn["at_tile"] is not None:
        return scene.say("hint-tile")
    if turn["risk_left"] and len(turn["unused"]) <= 1:
        return scene.say("hint-settle")
    if turn["rest_left"]:
        return scene.say("hint-raise")
    return _hint_in_a_turn(scene, turn["unused"])


def _hint_in_a_turn(scene: Scene, unused: list[str]) -> str | None:
    guides = scene.player()["pieces"]
    base = scene.board.ids[scene.board.start]
    empty = [
        guide
        for guide in guides
        if guide["space"] == base and not (guide["clients"] or guide["bottles"] or guide["tents"])
    ]
    if len(empty) == len(guides):
        return scene.say("hint-load")
    if any(scene.points_of(piece) for piece in range(len(guides))):
        return scene.say("hint-move")
    if unused:
        return scene.say("hint-use")
    return scene.say("hint-end")


# -- what comes later -----------------------------------------------------------------------------


def _has_useful_bottle(scene: Scene) -> bool:
    """Whether a bottle lies in a camp where it brings cards (O1)."""
    player = scene.player()
    return bool(player["reserve_size"]) and any(
        camp["bottles"] and scene.rules.oxygen_draw[scene.zone(camp["space"])]
        for camp in player["camps"]
    )


def _hint_about_height(scene: Scene) -> str | None:
    player = scene.player()
    for guide in player["pieces"]:
        space = guide["space"]
        if not guide["clients"] or scene.zone(space) < HIGH_ZONE:
            continue
        if night_at(scene, scene.seat, space).change < 0:
            found = nearest_rest(scene, space)
            if found is not None:
                target, points = found
                where = scene.words.space(target)
                name = guide["name"]
                return scene.say("hint-way-down", piece=name, points=points, space=where)
    camps = [camp["space"] for camp in player["camps"]]
    for guide in player["pieces"]:
        space = guide["space"]
        if guide["tents"] and scene.zone(space) >= CAMP_ZONE and space not in camps:
            return scene.say("hint-camp", piece=guide["name"])
    return None


def nearest_rest(scene: Scene, space: str) -> tuple[str, int] | None:
    """The nearest space below where nobody loses a level tonight, with the points to get there.

    Ways that today's weather closes do not count, nor does how many guides a space holds.
    """
    day = scene.day()
    closed = day.closed if day is not None else [False] * (max(scene.board.zone) + 1)
    best = {space: 0}
    queue = [(0, space)]
    while queue:
        points, here = heapq.heappop(queue)
        if points > best[here]:
            continue
        if here != space and night_at(scene, scene.seat, here).change >= 0:
            return here, points
        if closed[scene.zone(here)]:
            continue
        for below in scene.below(here):
            cost = scene.cost(below)
            if cost is None or closed[scene.zone(below)]:
                continue
            if points + cost < best.get(below, points + cost + 1):
                best[below] = points + cost
                heapq.heappush(queue, (points + cost, below))
    return None
