"""The greedy player: thinks once for several actions, and again when something new shows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from everest.bots.greedy.cards import CardMind
from everest.bots.greedy.mind import Mind
from everest.bots.greedy.planning import Planner
from everest.bots.greedy.script import Script
from everest.engine.vocabulary import END, MOVE, SETTLE_CARD, SETTLE_LEVEL, SETTLE_POINT, USE
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import (
    BOTTOM,
    IDLE,
    KEEPING,
    RETURNING,
    TOP,
    MountEverestState,
)
from everest.games.mount_everest.view import EverestView
from everest.games.mount_everest.vocabulary import PAY, RAISE, SETTLE_POOL

PATIENCE: Final = 200
"""Actions after which a turn is brought to its end, so that no plan can run in circles."""

FALLBACKS: Final = (
    END,
    PAY,
    SETTLE_POOL,
    SETTLE_POINT,
    SETTLE_CARD,
    RAISE,
    SETTLE_LEVEL,
    MOVE,
    USE,
)
"""Kinds of actions in the order in which they bring a turn to its end."""


class GreedyPlayer:
    """Plays what leaves it the best outlook after its own turn; it reckons with no opponent."""

    def __init__(self, game: MountEverest, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._mind = Mind(game)
        self._card_mind = CardMind(game, self._mind.paces[0])
        self._script: list[int] = []
        self._moment: tuple[int, int, str] | None = None
        self._taken = 0

    def choose(self, view: EverestView, legal_actions: Sequence[int]) -> int:
        """The next action of the script, or of a new one."""
        if len(legal_actions) == 1:
            action = legal_actions[0]
            if self._script and self._script[0] == action:
                self._script.pop(0)
            return action
        moment = (view["seat"] or 0, view["round"], view["phase"])
        if moment != self._moment:
            self._moment = moment
            self._script = []
            self._taken = 0
        self._taken += 1
        if not self._script or self._script[0] not in legal_actions:
            self._script = self._think(view, legal_actions)
        return self._script.pop(0)

    def _think(self, view: EverestView, legal_actions: Sequence[int]) -> list[int]:
        """At least one action, the first of them legal."""
        seat = view["seat"]
        assert seat is not None, "a player has a seat"
        state = self._game.determinize(view, self._rng)
        if view["phase"] == "cards":
            script = self._think_cards(state, seat)
        elif view["phase"] == "risk":
            script = [max(legal_actions, key=self._token_value)]
        elif self._taken > PATIENCE:
            script = []
        else:
            script = self._think_turn(state, seat, legal_actions)
        if script and script[0] in legal_actions:
            return script
        return [self._fallback(legal_actions)]

    def _token_value(self, action: int) -> int:
        return self._game.rules.token_values[self._game.actions.arg_a[action]]

    # -- phase 1 ----------------------------------------------------------------------------

    def _think_cards(self, state: MountEverestState, seat: int) -> list[int]:
        words, mind = self._game.words, self._card_mind
        stage = state.oxygen_stage[seat]
        if stage == KEEPING:
            return [words.keep[mind.kept(state.drawn[seat])]]
        if stage == RETURNING:
            card = mind.kept(state.drawn[seat])
            end = state.return_end[seat]
            if end not in (TOP, BOTTOM):
                end = TOP if mind.goes_on_top(state, seat, card) else BOTTOM
            return [words.give_back[2 * card + end]]
        if stage != IDLE:
            return [words.remove[mind.removed(state.hand[seat], state.kept[seat])]]
        number = self._game.rules.cards_played
        planner = Planner(self._mind.trips(state, seat))
        camp = mind.spends_bottle(planner, state.hand[seat], number)
        if camp >= 0:
            return [words.oxygen[camp]]
        return [words.play[card] for card in mind.choice(planner, state.hand[seat], number)]

    # -- phase 3 ----------------------------------------------------------------------------

    def _think_turn(
        self, state: MountEverestState, seat: int, legal_actions: Sequence[int]
    ) -> list[int]:
        if state.pending_space >= 0:
            return [self._at_tile(state, legal_actions)]
        trips = self._mind.trips(state, seat)
        plan = Planner(trips).best(state.unused, state.risk_left)
        return Script(self._game, state, trips).write(plan) if plan is not None else []

    def _at_tile(self, state: MountEverestState, legal_actions: Sequence[int]) -> int:
        """Pay for the tile; if points lack, use the smallest card that helps; else go back (I3)."""
        actions = self._game.actions
        if self._game.words.pay in legal_actions:
            return self._game.words.pay
        uses = [action for action in legal_actions if actions.kinds[action] == USE]
        cards = self._game.rules.cards
        harmless = [action for action in uses if not cards.loss[actions.arg_a[action]]]
        if harmless:
            return min(harmless, key=lambda action: cards.best[actions.arg_a[action]])
        return self._game.words.back

    def _fallback(self, legal_actions: Sequence[int]) -> int:
        """An action that brings the turn nearer to its end."""
        kinds = self._game.actions.kinds
        for kind in FALLBACKS:
            for action in legal_actions:
                if kinds[action] == kind:
                    return action
        return legal_actions[0]
