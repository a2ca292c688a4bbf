"""What a player of K2 sees, in words: climbers with a level and a score, flags, tents."""

from __future__ import annotations

from everest.advice.climbers.position import ClimberPosition
from everest.advice.nights import night_at
from everest.cli.play.scene import Scene
from everest.engine.view import CampView
from everest.engine.vocabulary import PIECE_NAMES
from everest.games.k2.view import ClimberView
from everest.games.k2.views import CAMP_NAMES
from everest.text.names import signed


class ClimberScene(Scene, ClimberPosition):
    """A view of K2 in words."""

    def flag(self, space: str) -> int:
        """The points of reaching a space (KV1)."""
        return self.board.flags[self.number(space)]

    def climber_text(self, climber: ClimberView, space: str) -> str:
        """A living climber: where it is, its level and its score."""
        return self.say(
            "climber-line",
            piece=climber["name"],
            space=self.words.space(space),
            height=self.board.altitude[self.number(space)],
            level=climber["level"],
            score=climber["score"],
        )

    def neighbour_text(self, space: str) -> str:
        """A neighbouring space in a few words: its id, cost today, flag, night, and room."""
        room = self.room(space)
        return self.say(
            "neighbour-of-climber",
            id=space,
            cost=self.cost(space),
            flag=self.flag(space),
            night=signed(night_at(self, self.seat, space).change),
            room=room if room is not None else "free",
        )

    def move_text(self, piece: int, space: str) -> str:
        """A step to a neighbouring space, as a choice."""
        return self.say(
            "menu-climb",
            way=self.way(piece, space),
            space=self.words.space(space),
            cost=self.cost(space),
            flag=self.flag(space),
            full="yes" if self.room(space) == 0 else "no",
        )

    def band_text(self, zone: int) -> str:
        """The heading of an altitude zone on the map: its limit, and today's weather."""
        day = self.day()
        return self.say(
            "map-zone-of-climbers",
            zone=self.words.zone(zone),
            limit=self.zone_limit(zone),
            loss=day.loss[zone] if day is not None else 0,
            extra=day.extra_cost[zone] if day is not None else 0,
        )

    def flag_text(self, space: str) -> str:
        """On the map, what reaching a space is worth (KV1)."""
        return self.say("map-flag", flag=self.flag(space))

    def camp_text(self, seat: int, camp: CampView) -> str:
        """A tent with its owner."""
        return self.say("map-tent", player=self.words.player(seat), piece=self.tent_owner(camp))

    def tent_owner(self, camp: CampView) -> str:
        """The climber whose tent it is."""
        return PIECE_NAMES[CAMP_NAMES.index(camp["name"])]
