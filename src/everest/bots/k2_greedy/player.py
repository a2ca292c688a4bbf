"""The greedy player of K2: thinks once for several actions, and again when a plan fails."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from everest.bots.k2_greedy.cards import CardMind
from everest.bots.k2_greedy.mind import Mind
from everest.bots.k2_greedy.rescue import RescueMind
from everest.bots.k2_greedy.script import Script
from everest.engine.vocabulary import (
    END,
    MOVE,
    SETTLE_CARD,
    SETTLE_LEVEL,
    SETTLE_POINT,
    USE,
    USE_REST,
)
from everest.games.k2.game import K2
from everest.games.k2.state import K2State
from everest.games.k2.view import K2View

PATIENCE: Final = 60
"""Actions after which a turn is brought to its end, so that no plan can run in circles."""

FALLBACKS: Final = (END, SETTLE_POINT, SETTLE_CARD, MOVE, USE_REST, USE, SETTLE_LEVEL)
"""Kinds of actions in the order in which they bring a turn to its end."""


class K2GreedyPlayer:
    """Plays what leaves it the best outlook after its own turn; it reckons with no opponent."""

    def __init__(self, game: K2, rng: Random) -> None:
        self._game = game
        self._rng = rng
        self._mind = Mind(game)
        self._card_mind = CardMind(self._mind)
        self._script: list[int] = []
        self._moment: tuple[int, int, str] | None = None
        self._taken = 0

    def choose(self, view: K2View, legal_actions: Sequence[int]) -> int:
        """The next action of the script, or of a new one."""
        moment = (view["seat"] or 0, view["round"], view["phase"])
        if moment != self._moment:
            self._moment = moment
            self._script = []
            self._taken = 0
        self._taken += 1
        if len(legal_actions) == 1:
            action = legal_actions[0]
            if self._script and self._script[0] == action:
                self._script.pop(0)
            return action
        if not self._script or self._script[0] not in legal_actions:
            self._script = self._think(view, legal_actions)
        return self._script.pop(0)

    def _think(self, view: K2View, legal_actions: Sequence[int]) -> list[int]:
        """At least one action, the first of them legal."""
        seat = view["seat"]
        assert seat is not None, "a player has a seat"
        state = self._game.determinize(view, self._rng)
        if view["phase"] == "risk":
            script = [max(legal_actions, key=self._token_value)]
        elif state.dying:
            outlook = self._mind.outlook(state, seat)
            script = [RescueMind(self._game, state, outlook).choice(legal_actions)]
        elif view["phase"] == "cards":
            script = self._think_cards(state, seat)
        elif self._taken > PATIENCE:
            script = []
        else:
            script = self._think_turn(state, seat)
        if script and script[0] in legal_actions:
            return script
        return [self._fallback(legal_actions)]

    def _token_value(self, action: int) -> int:
        return self._game.rules.token_values[self._game.actions.arg_a[action]]

    def _think_cards(self, state: K2State, seat: int) -> list[int]:
        planner = self._mind.planner(state, seat)
        cards = self._card_mind.choice(planner, state.chosen[seat])
        return [self._game.words.play[card] for card in cards]

    def _think_turn(self, state: K2State, seat: int) -> list[int]:
        kept = self._mind.kept(state, seat, state.hand[seat])
        plan = self._mind.planner(state, seat).best(state.unused, state.risk_left, kept)
        return [] if plan is None else Script(self._game, state, seat).write(plan)

    def _fallback(self, legal_actions: Sequence[int]) -> int:
        """An action that brings the turn nearer to its end."""
        kinds = self._game.actions.kinds
        for kind in FALLBACKS:
            for action in legal_actions:
                if kinds[action] == kind:
                    return action
        return legal_actions[0]
