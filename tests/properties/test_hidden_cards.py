"""Dealing hidden cards, against true histories of a seat's cards played at random."""

from __future__ import annotations

from random import Random

import pytest

import everest
from everest.engine import bag
from everest.games.mount_everest.hidden_cards import Known, deal_hidden

RULES = everest.load().rules


class TrueSeat:
    """A seat's cards, all known: draws, bottles, plays and shuffles as the rules have them."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.reserve = list(RULES.reserve.listed)
        self.deck = list(RULES.deck.listed)
        rng.shuffle(self.reserve)
        rng.shuffle(self.deck)
        self.stock = RULES.deck
        self.hand: list[int] = []
        self.shown: list[int] = []
        self.removed: list[int] = []
        self.bottles = 0

    def draw(self) -> None:
        if not self.hand and not self.deck:
            self.deck, self.shown, self.bottles = self.shown, [], 0
            self.stock = bag.from_kinds(self.deck)
            self.rng.shuffle(self.deck)
        while self.deck and len(self.hand) < RULES.hand_size:
            self.hand.append(self.deck.pop())

    def spend_bottle(self) -> None:
        brought = self.reserve.pop(self.rng.randrange(len(self.reserve)))
        self.removed.append(self.hand.pop(self.rng.randrange(len(self.hand))))
        self.hand.append(brought)
        self.bottles += 1

    def play(self) -> None:
        for _ in range(RULES.cards_played):
            self.shown.append(self.hand.pop(self.rng.randrange(len(self.hand))))

    def known(self) -> Known:
        return Known(
            stock=self.stock,
            shown=bag.from_kinds(self.shown),
            outside=RULES.deck + RULES.reserve - self.stock,
            main_cards=RULES.deck,
            hand_size=len(self.hand),
            reserve_size=len(self.reserve),
            bottles=self.bottles,
        )


def histories(seed: int, greed: float) -> list[tuple[TrueSeat, Known]]:
    """What is known at every moment of a game of 18 days, with the truth of the last moment."""
    rng = Random(seed)
    seat = TrueSeat(rng)
    moments = []
    for _ in range(18):
        seat.draw()
        while seat.reserve and rng.random() < greed:
            seat.spend_bottle()
            moments.append((seat, seat.known()))
        seat.play()
        moments.append((seat, seat.known()))
    return moments


@pytest.mark.parametrize("greed", [0.1, 0.4, 0.9])
def test_O4_O6_every_true_history_can_be_dealt_for(greed: float) -> None:
    everything = RULES.deck + RULES.reserve
    for seed in range(150):
        for _, known in histories(seed, greed):
            hidden = deal_hidden(known, Random(seed))
            hand, deck = bag.from_kinds(hidden.hand), bag.from_kinds(hidden.deck)
            assert hand + deck + hidden.reserve + hidden.removed + known.shown == everything
            assert len(hidden.hand) == known.hand_size
            assert hidden.reserve.total == known.reserve_size
            # no card that was brought since the last shuffle is in the deck
            assert deck == deck.overlap(known.stock)
            # only acclimatization cards are in the reserve
            assert hidden.reserve == hidden.reserve.overlap(RULES.reserve)


def test_O6_the_truth_is_among_what_can_be_dealt() -> None:
    """In short histories the true world comes up among many deals."""
    for seed in range(40):
        seat = TrueSeat(Random(seed))
        seat.draw()
        seat.spend_bottle()
        if seed % 2:
            seat.play()
        known = seat.known()
        truth = (bag.from_kinds(seat.reserve), bag.from_kinds(seat.removed))
        rng = Random(seed)
        worlds = set()
        for _ in range(600):
            hidden = deal_hidden(known, rng)
            worlds.add((hidden.reserve, hidden.removed))
        assert truth in worlds


def test_O6_a_second_copy_that_was_shown_may_have_been_the_old_one_or_the_new_one() -> None:
    cards = RULES.cards.ids
    rest2, any1 = bag.from_kinds([cards.index("rest2")]), bag.from_kinds([cards.index("any1")])
    stock = RULES.deck - any1 + rest2
    known = Known(
        stock=stock,
        shown=rest2 + bag.from_kinds([cards.index("any2")]) + bag.from_kinds([cards.index("any3")]),
        outside=RULES.deck + RULES.reserve - stock,
        main_cards=RULES.deck,
        hand_size=3,
        reserve_size=4,
        bottles=1,
    )
    rng = Random(1)
    in_deck = sum(cards.index("rest2") in deal_hidden(known, rng).deck for _ in range(400))
    assert 0 < in_deck < 400


def test_O4_the_last_bottle_cannot_have_removed_what_it_brought() -> None:
    """Day 6 is over: the hand is empty, so of two cards brought the last one has been shown."""
    cards = RULES.cards.ids
    rest2, any1 = bag.from_kinds([cards.index("rest2")]), bag.from_kinds([cards.index("any1")])
    known = Known(
        stock=RULES.deck,
        shown=RULES.deck - any1 + rest2,
        outside=RULES.reserve,
        main_cards=RULES.deck,
        hand_size=0,
        reserve_size=4,
        bottles=2,
    )
    for seed in range(300):
        hidden = deal_hidden(known, Random(seed))
        assert hidden.hand == hidden.deck == []
        assert hidden.removed.count(cards.index("any1")) == 1
        assert hidden.removed.total == 2
