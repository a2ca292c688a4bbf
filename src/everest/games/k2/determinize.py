"""From a view of K2 back to a state: hidden hands and decks are dealt at random."""

from __future__ import annotations

from everest.engine.randomness import RandomSource, shuffle
from everest.engine.restoring import (
    deal_to,
    restore_head,
    restore_player,
    restore_private,
    restore_turn,
)
from everest.engine.row import changed
from everest.engine.state import NOWHERE, PIECES_PER_SEAT
from everest.engine.vocabulary import PIECE_NAMES
from everest.games.k2.ruleset import K2Ruleset
from everest.games.k2.state import K2State
from everest.games.k2.view import K2PlayerView, K2View, NamedClimber
from everest.games.k2.views import CAMP_NAMES


class Determinizer:
    """Rebuilds states of one ruleset."""

    def __init__(self, ruleset: K2Ruleset, phase_names: list[str]) -> None:
        self.rules = ruleset
        self.phase_names = phase_names

    def determinize(self, view: K2View, rng: RandomSource) -> K2State:
        """A state of which `view` is the view, the rest being drawn from `rng`."""
        rules = self.rules
        state = K2State(rules)
        restore_head(rules, self.phase_names, state, view)
        for player in view["players"]:
            self._restore_public(state, player)
            private = player.get("private")
            if private is not None:
                restore_private(rules, state, player["seat"], private)
            else:
                self._deal_hidden(state, player, rng, in_secret=view["phase"] == "cards")
        state.summits = tuple([_climber(named) for named in view["summits"]])
        state.dying = tuple([_climber(named) for named in view["dying"]])
        if view["turn"] is not None:
            restore_turn(rules, state, view["turn"])
        return state

    def _restore_public(self, state: K2State, player: K2PlayerView) -> None:
        seat = player["seat"]
        ids = self.rules.board.ids
        restore_player(self.rules, state, player)
        state.rescues = changed(state.rescues, seat, player["rescue_cards"])
        for piece, climber in enumerate(player["pieces"], start=PIECES_PER_SEAT * seat):
            space = climber["space"]
            place = NOWHERE if space is None else ids.index(space)
            state.places = changed(state.places, piece, place)
            state.levels = changed(state.levels, piece, climber["level"])
            state.climber_scores = changed(state.climber_scores, piece, climber["score"])
        for camp in player["camps"]:
            owner = PIECES_PER_SEAT * seat + CAMP_NAMES.index(camp["name"])
            state.camps = changed(state.camps, owner, ids.index(camp["space"]))

    def _deal_hidden(
        self, state: K2State, player: K2PlayerView, rng: RandomSource, *, in_secret: bool
    ) -> None:
        """Deal what a seat has not shown since its last shuffle: each order is as likely."""
        seat = player["seat"]
        unseen = list((state.stock[seat] - state.pile[seat] - state.chosen[seat]).listed)
        shuffle(unseen, rng)
        size = player["hand_size"]
        deal_to(self.rules, state, player, unseen[:size], unseen[size:], in_secret=in_secret)


def _climber(named: NamedClimber) -> int:
    return PIECES_PER_SEAT * named["seat"] + PIECE_NAMES.index(named["piece"])
