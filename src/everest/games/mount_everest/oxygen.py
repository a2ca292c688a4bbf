"""Phase 1 of Mount Everest: oxygen before the choice of cards (O)."""

from __future__ import annotations

from everest.engine.actions import ActionTable
from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE
from everest.engine.phase import Draw
from everest.engine.phases.card_choice import CardChoice
from everest.engine.phases.dealing import CHANCE_ACTS, DrawCards
from everest.engine.row import added, changed
from everest.engine.state import NOBODY, NOWHERE
from everest.engine.vocabulary import PLAY
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.state import (
    BOTTOM,
    DRAWING,
    EITHER_END,
    HOLDERS_PER_SEAT,
    IDLE,
    KEEPING,
    REMOVING,
    RETURNING,
    TOP,
    MountEverestState,
)
from everest.games.mount_everest.vocabulary import (
    DRAW,
    KEEP,
    OXYGEN,
    REMOVE,
    RETURN,
    EverestVocabulary,
)


class OxygenAndCards(CardChoice[MountEverestState]):
    """Spend bottles one at a time (O5), then choose cards in secret (C)."""

    def __init__(
        self, ruleset: MountEverestRuleset, table: ActionTable, words: EverestVocabulary
    ) -> None:
        super().__init__(ruleset, table, words)
        self.rules = ruleset
        self.terms = words

    def to_act(self, state: MountEverestState) -> tuple[int, ...]:
        if self._drawing_seat(state) != NOBODY:
            return CHANCE_ACTS
        return super().to_act(state)

    def next_to_act(self, state: MountEverestState, seat: int, action: int) -> tuple[int, ...]:
        if self.table.kinds[action] == PLAY:
            return super().next_to_act(state, seat, action)
        return self.to_act(state)

    def _drawing_seat(self, state: MountEverestState) -> int:
        return state.oxygen_stage.index(DRAWING) if DRAWING in state.oxygen_stage else NOBODY

    def draw(self, state: MountEverestState) -> Draw:
        seat = self._drawing_seat(state)
        return state.reserve[seat], self.terms.draw, seat * self.rules.cards.printed

    def legal(self, state: MountEverestState, seat: int) -> tuple[int, ...]:
        stage = state.oxygen_stage[seat]
        if stage == KEEPING:
            return tuple([self.terms.keep[card] for card in state.drawn[seat].kinds])
        if stage == RETURNING:
            ends = [state.return_end[seat]]
            if ends == [EITHER_END]:
                ends = [TOP, BOTTOM]
            drawn = state.drawn[seat].kinds
            return tuple([self.terms.give_back[2 * card + end] for card in drawn for end in ends])
        if stage == REMOVING:
            others = state.hand[seat].minus(state.kept[seat])
            return tuple([self.terms.remove[card] for card in others.kinds])
        found = super().legal(state, seat)
        first = HOLDERS_PER_SEAT * seat + 2
        if state.bottles[first] or state.bottles[first + 1]:
            for camp in range(2):
                if self._bottle_refusal(state, seat, camp) is None:
                    found = (*found, self.terms.oxygen[camp])
        return found

    def _bottle_refusal(
        self, state: MountEverestState, seat: int, camp: int
    ) -> IllegalAction | None:
        """Why no bottle of this camp can be spent now, if so (O1, O2, O5)."""
        name: dict[str, str | int] = {"camp": camp + 1}
        if state.chosen[seat]:
            return IllegalAction("oxygen.cards-chosen", "O1")
        space = state.camps[2 * seat + camp]
        if space == NOWHERE:
            return IllegalAction("camp.not-pitched", "O1", name)
        if state.bottles[HOLDERS_PER_SEAT * seat + 2 + camp] == 0:
            return IllegalAction("oxygen.no-bottle", "O1", name)
        if self.rules.oxygen_draw[self.rules.board.zone[space]] == 0:
            return IllegalAction("oxygen.too-low", "O5", name)
        if state.reserve_size(seat) == 0:
            return IllegalAction("oxygen.deck-empty", "O5")
        return None

    def act(self, state: MountEverestState, seat: int, action: int) -> None:
        kind = self.table.kinds[action]
        argument = self.table.arg_a[action]
        if kind == PLAY:
            super().act(state, seat, action)
        elif kind == OXYGEN:
            self._spend_bottle(state, seat, argument)
        elif kind == DRAW:
            self._draw(state, argument, self.table.arg_b[action])
        elif kind == KEEP:
            self._keep(state, seat, argument)
        elif kind == RETURN:
            self._return(state, seat, argument, self.table.arg_b[action])
        else:
            self._remove(state, seat, argument)

    def _spend_bottle(self, state: MountEverestState, seat: int, camp: int) -> None:
        space = state.camps[2 * seat + camp]
        state.bottles = added(state.bottles, HOLDERS_PER_SEAT * seat + 2 + camp, -1)
        draws = self.rules.oxygen_draw[self.rules.board.zone[space]]
        state.due = changed(state.due, seat, min(draws, state.reserve_size(seat)))
        if state.events is not None:
            state.tell("oxygen-spent", EVERYONE, {"seat": seat, "camp": camp + 1})
        state.oxygen_stage = changed(state.oxygen_stage, seat, DRAWING)
        self._draw_known(state, seat)

    def _draw_known(self, state: MountEverestState, seat: int) -> None:
        """Draw what lies on top in a known order; what is unknown is left to chance."""
        while state.due[seat] and state.reserve_top[seat]:
            card = state.reserve_top[seat][0]
            state.reserve_top = changed(state.reserve_top, seat, state.reserve_top[seat][1:])
            self._take_drawn(state, seat, card)
        if state.due[seat] == 0:
            state.oxygen_stage = changed(state.oxygen_stage, seat, KEEPING)

    def _draw(self, state: MountEverestState, seat: int, card: int) -> None:
        state.reserve = changed(state.reserve, seat, state.reserve[seat].minus(card))
        self._take_drawn(state, seat, card)
        self._join_known_parts(state, seat)
        self._draw_known(state, seat)

    def _take_drawn(self, state: MountEverestState, seat: int, card: int) -> None:
        state.due = added(state.due, seat, -1)
        state.drawn = changed(state.drawn, seat, state.drawn[seat].plus(card))
        if state.events is not None:
            state.tell("oxygen-drawn", seat, {"seat": seat, "card": self.rules.cards.ids[card]})

    def _join_known_parts(self, state: MountEverestState, seat: int) -> None:
        """With nothing unknown between them, the two known parts are one (O3)."""
        if not state.reserve[seat] and state.reserve_bottom[seat]:
            known = state.reserve_top[seat] + state.reserve_bottom[seat]
            state.reserve_top = changed(state.reserve_top, seat, known)
            state.reserve_bottom = changed(state.reserve_bottom, seat, ())

    def _keep(self, state: MountEverestState, seat: int, card: int) -> None:
        state.drawn = changed(state.drawn, seat, state.drawn[seat].minus(card))
        state.hand = changed(state.hand, seat, state.hand[seat].plus(card))
        state.kept = changed(state.kept, seat, card)
        # O3 asks nothing when only one card was drawn (Z11)
        stage = RETURNING if state.drawn[seat] else REMOVING
        state.oxygen_stage = changed(state.oxygen_stage, seat, stage)
        if state.events is not None:
            state.tell("oxygen-kept", seat, {"seat": seat, "card": self.rules.cards.ids[card]})

    def _return(self, state: MountEverestState, seat: int, card: int, end: int) -> None:
        state.drawn = changed(state.drawn, seat, state.drawn[seat].minus(card))
        if end == TOP:
            top = (card, *state.reserve_top[seat])
            state.reserve_top = changed(state.reserve_top, seat, top)
        else:
            bottom = (*state.reserve_bottom[seat], card)
            state.reserve_bottom = changed(state.reserve_bottom, seat, bottom)
        self._join_known_parts(state, seat)
        state.return_end = changed(state.return_end, seat, end)
        if not state.drawn[seat]:
            state.oxygen_stage = changed(state.oxygen_stage, seat, REMOVING)
        if state.events is not None:
            state.tell(
                "oxygen-returned",
                seat,
                {"seat": seat, "card": self.rules.cards.ids[card], "end": ("top", "bottom")[end]},
            )

    def _remove(self, state: MountEverestState, seat: int, card: int) -> None:
        state.hand = changed(state.hand, seat, state.hand[seat].minus(card))
        state.removed = changed(state.removed, seat, state.removed[seat].plus(card))
        state.kept = changed(state.kept, seat, -1)
        state.return_end = changed(state.return_end, seat, EITHER_END)
        state.swaps = added(state.swaps, seat, 1)
        state.oxygen_stage = changed(state.oxygen_stage, seat, IDLE)
        if state.events is not None:
            state.tell("card-removed", seat, {"seat": seat, "card": self.rules.cards.ids[card]})

    def refusal(self, state: MountEverestState, seat: int, action: int) -> IllegalAction:
        kind = self.table.kinds[action]
        stage = state.oxygen_stage[seat]
        argument = self.table.arg_a[action]
        if kind == OXYGEN and stage == IDLE:
            reason = self._bottle_refusal(state, seat, argument)
            if reason is not None:
                return reason
        if stage == IDLE:
            if kind in (KEEP, RETURN, REMOVE):
                return IllegalAction("oxygen.no-bottle-spent", "O1")
            return super().refusal(state, seat, action)
        card: dict[str, str | int] = {}
        if kind in (KEEP, RETURN, REMOVE):
            card = {"card": self.rules.cards.ids[argument]}
        if stage == KEEPING:
            if kind == KEEP:
                return IllegalAction("oxygen.not-drawn", "O2", card)
            return IllegalAction("oxygen.keep-first", "O2")
        if stage == RETURNING:
            if kind == RETURN and state.drawn[seat].count(argument):
                return IllegalAction("oxygen.same-end", "O3", card)
            if kind == RETURN:
                return IllegalAction("oxygen.not-drawn", "O3", card)
            return IllegalAction("oxygen.return-first", "O3")
        if kind == REMOVE and argument == state.kept[seat]:
            return IllegalAction("oxygen.just-taken", "O4", card)
        if kind == REMOVE:
            return IllegalAction("play.not-in-hand", "O4", card)
        return IllegalAction("oxygen.remove-first", "O4")


class DrawAfterOxygen(DrawCards[MountEverestState]):
    """Drawing cards; a shuffle shows everyone which 18 cards a player has (O6)."""

    def enter(self, state: MountEverestState) -> None:
        for seat in range(self.ruleset.seats):
            if not state.hand[seat] and not state.deck[seat]:
                state.swaps = changed(state.swaps, seat, 0)
        super().enter(state)
