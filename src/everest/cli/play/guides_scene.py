"""What a player of Mount Everest sees, in words: the icefall, camps with clients and bottles."""

from __future__ import annotations

from everest.advice.guides.position import GuidePosition
from everest.cli.play.scene import Scene
from everest.games.mount_everest.view import EverestCampView


class GuideScene(Scene, GuidePosition):
    """A view of Mount Everest in words."""

    def tile(self, space: str) -> str | None:
        """What the icefall tile of a space shows in words; None where none lies."""
        tile = self.tile_at(space)
        if tile is None:
            return None
        if tile["face"] is None:
            return self.say("tile-of-type", type=tile["type"])
        return self.words.face(tile["face"])

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
