"""What a player of Mount Everest sees: the icefall, loads, camps with clients and bottles."""

from __future__ import annotations

from everest.cli.play.scene import Scene
from everest.engine.board import UNLIMITED
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.views import (
    EverestCampView,
    EverestPlayerView,
    EverestTurnView,
    EverestView,
)
from everest.text.names import Words

TRY_COST = 1
"""What stepping onto a face-down icefall tile costs (I1)."""


class GuideScene(Scene):
    """A view of Mount Everest."""

    view: EverestView
    rules: MountEverestRuleset

    def __init__(self, words: Words, view: EverestView) -> None:
        super().__init__(words, view)
        self._faces = {tile["space"]: tile for tile in view["icefall"]}

    def player(self, seat: int | None = None) -> EverestPlayerView:
        """The public part of a seat; of the viewer's own if none is named."""
        player: EverestPlayerView = super().player(seat)
        return player

    def my_turn(self) -> EverestTurnView | None:
        """The turn that is going on, if it is the viewer's."""
        turn: EverestTurnView | None = super().my_turn()
        return turn

    # -- the icefall --------------------------------------------------------------------------

    def tile(self, space: str) -> str | None:
        """What the icefall tile of a space shows in words; None where none lies."""
        tile = self._faces.get(space)
        if tile is None:
            return None
        if tile["face"] is None:
            return self.say("tile-of-type", type=tile["type"])
        return self.words.face(tile["face"])

    def is_face_down(self, space: str) -> bool:
        """Whether a face-down icefall tile lies in a space."""
        tile = self._faces.get(space)
        return tile is not None and tile["face"] is None

    def cost(self, space: str) -> int | None:
        """What entering a space costs now, None where nobody can."""
        tile = self._faces.get(space)
        if tile is None:
            return self.board.cost[self.number(space)]
        if tile["face"] is None:
            return TRY_COST
        cost = self.rules.face_costs[self.rules.face_names.index(tile["face"])]
        return None if cost >= UNLIMITED else cost

    # -- words --------------------------------------------------------------------------------

    def neighbour_text(self, space: str) -> str:
        """A neighbouring space in a few words: its id, and what entering it costs."""
        cost = self.cost(space)
        return self.say(
            "neighbour",
            id=space,
            cost=cost if cost is not None else 0,
            kind="crevasse" if cost is None else "unknown" if self.is_face_down(space) else "known",
            full="yes" if self.room(space) == 0 and cost is not None else "no",
        )

    def move_text(self, piece: int, space: str) -> str:
        """A step to a neighbouring space, as a choice."""
        return self.say(
            "menu-move",
            way=self.way(piece, space),
            space=self.words.space(space),
            cost=self.cost(space) or 0,
            tile=f", {self.tile(space)}" if self.is_face_down(space) else "",
            full="yes" if self.room(space) == 0 else "no",
        )

    def band_text(self, zone: int) -> str:
        """The heading of an altitude zone on the map: its limits, and today's weather."""
        day = self.day()
        return self.say(
            "map-zone",
            zone=self.words.zone(zone),
            limit=self.zone_limit(zone),
            bottles=self.rules.loads.bottle_limit[zone],
            loss=day.loss[zone] if day is not None else 0,
            closed="yes" if day is not None and day.closed[zone] else "no",
        )

    def ground_text(self, space: str) -> str:
        """What the map shows in a space beyond its row: its icefall tile."""
        return self.tile(space) or ""

    def camp_text(self, seat: int, camp: EverestCampView) -> str:
        """A camp with its owner and what it holds."""
        clients = [
            self.words.client(client["kind"], client["level"], client["summited"])
            for client in camp["clients"]
        ]
        bottles = [self.words.thing("bottle")] * camp["bottles"]
        return self.say(
            "map-camp",
            player=self.words.player(seat),
            camp=self.words.holder(camp["name"]),
            things=self.words.listed(clients + bottles),
        )
