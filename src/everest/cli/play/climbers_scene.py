"""What a player of K2 sees: climbers with a level and a score of their own, flags, tents."""

from __future__ import annotations

from everest.cli.play.forecast import night_at
from everest.cli.play.scene import Scene
from everest.engine.view import CampView, TurnView
from everest.engine.vocabulary import PIECE_NAMES
from everest.games.k2.ruleset import K2Ruleset
from everest.games.k2.views import CAMP_NAMES, ClimberView, K2PlayerView, K2View
from everest.text.names import Words, signed


class ClimberScene(Scene):
    """A view of K2."""

    view: K2View
    rules: K2Ruleset

    def __init__(self, words: Words, view: K2View) -> None:
        super().__init__(words, view)

    def player(self, seat: int | None = None) -> K2PlayerView:
        """The public part of a seat; of the viewer's own if none is named."""
        player: K2PlayerView = super().player(seat)
        return player

    def my_turn(self) -> TurnView | None:
        """The turn that is going on, if it is the viewer's."""
        turn: TurnView | None = super().my_turn()
        return turn

    @property
    def camp_bonus(self) -> int:
        """What a tent of the player adds at night (KH1)."""
        return self.rules.tent_bonus

    @property
    def is_alone(self) -> bool:
        """Whether one player plays alone (KX2)."""
        return self.view["seats"] == 1

    def living(self, seat: int | None = None) -> list[ClimberView]:
        """The climbers of a seat that are on the map."""
        return [climber for climber in self.player(seat)["pieces"] if climber["space"] is not None]

    def dying(self) -> ClimberView | None:
        """The climber of the viewer about which it has to decide now (KX1)."""
        dying = self.view["dying"]
        if not dying or dying[0]["seat"] != self.seat:
            return None
        return self.player()["pieces"][PIECE_NAMES.index(dying[0]["piece"])]

    def score_after_rescue(self, score: int) -> int:
        """What a rescue leaves of a climber's score (KX1)."""
        step = self.rules.strip.index(score) - self.rules.rescue_steps
        return self.rules.strip[max(step, 0)]

    # -- the map ------------------------------------------------------------------------------

    def extra_cost(self, space: str) -> int:
        """What today's weather adds to entering a space and to pitching there (KM3)."""
        day = self.day()
        return day.extra_cost[self.zone(space)] if day is not None else 0

    def cost(self, space: str) -> int:
        """What entering a space costs today."""
        return self.board.cost[self.number(space)] + self.extra_cost(space)

    def flag(self, space: str) -> int:
        """The points of reaching a space (KV1)."""
        return self.board.flags[self.number(space)]

    # -- words --------------------------------------------------------------------------------

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
