"""Dealing what a viewer cannot know of another seat's cards, consistently with all that it can.

At its last shuffle everybody knew the seat's 18 cards, its *stock*. Each bottle since has brought
one acclimatization card into the hand and removed another card of the hand (O2, O4). What has been
shown since is known. A card that was brought comes into the main deck only with the next shuffle.
"""

from __future__ import annotations

from dataclasses import dataclass

from everest.engine import bag
from everest.engine.bag import Bag
from everest.engine.randomness import RandomSource, shuffle

_TRIES = 60


@dataclass
class Known:
    """What everybody knows of a seat's cards, all as bags or numbers.

    Attributes:
        stock: its 18 cards at the last shuffle.
        shown: the cards that it has shown since.
        outside: all its other cards at the last shuffle: those removed before, and its
            acclimatization deck.
        main_cards: which of all cards come from the main deck.
        hand_size: cards in its hand, cards chosen in secret included.
        reserve_size: cards in its acclimatization deck.
        bottles: bottles that have brought a card since the last shuffle.
    """

    stock: Bag
    shown: Bag
    outside: Bag
    main_cards: Bag
    hand_size: int
    reserve_size: int
    bottles: int


@dataclass
class Hidden:
    """One possibility of where the hidden cards are.

    Attributes:
        hand, deck: lists of cards, in a random order.
        reserve, removed: bags.
    """

    hand: list[int]
    deck: list[int]
    reserve: Bag
    removed: Bag


def deal_hidden(known: Known, rng: RandomSource) -> Hidden:
    """Deal the hidden cards at random.

    A deal made freely can turn out to be impossible, for instance when the last card brought would
    have had to leave the empty hand it came into; it is then made again, and in the end made so
    that it is possible.
    """
    for _ in range(_TRIES):
        hidden = _try_to_deal(known, rng, careful=False)
        if hidden is not None:
            return hidden
    hidden = _try_to_deal(known, rng, careful=True)
    assert hidden is not None, "no deal fits what is known"
    return hidden


def _try_to_deal(known: Known, rng: RandomSource, *, careful: bool) -> Hidden | None:
    """A deal, or None if the bottles could not have been spent so.

    A careful deal shows as many of the cards brought as it can, brings those last, and removes
    brought cards before others; if any deal is possible, such a one is.
    """
    brought, reserve, removed_before = _choose_brought(known, rng, careful=careful)
    brought_shown = _choose_shown(known, brought, rng, careful=careful)
    old_cards = list((known.stock - (known.shown - brought_shown)).listed)
    shown = list(brought_shown.listed)
    unseen = list((brought - brought_shown).listed)
    shuffle(unseen, rng)
    order = [(card, False) for card in unseen] + [(card, True) for card in shown]
    if not careful:
        shuffle(order, rng)
    removed: list[int] = []
    kept: list[int] = []
    for card, is_shown in order:
        choices = len(old_cards) + len(kept)
        if choices == 0:
            return None
        choice = len(old_cards) if careful and kept else rng.randrange(choices)
        if choice < len(old_cards):
            removed.append(old_cards.pop(choice))
        else:
            removed.append(kept.pop(choice - len(old_cards)))
        if not is_shown:
            kept.append(card)
    if len(kept) > known.hand_size:
        return None
    shuffle(old_cards, rng)
    missing = known.hand_size - len(kept)
    hand = kept + old_cards[:missing]
    shuffle(hand, rng)
    return Hidden(
        hand=hand,
        deck=old_cards[missing:],
        reserve=reserve,
        removed=removed_before + bag.from_kinds(removed),
    )


def _choose_brought(known: Known, rng: RandomSource, *, careful: bool) -> tuple[Bag, Bag, Bag]:
    """Which cards the bottles brought, which are still in the reserve, which were removed before.

    What has been shown beyond the stock must have been brought.
    """
    needed = known.shown - known.shown.overlap(known.stock)
    main_removed = known.outside.overlap(known.main_cards)
    candidates = list((known.outside - main_removed - needed).listed)
    shuffle(candidates, rng)
    if careful:
        # cards of kinds that have been shown come first
        candidates.sort(key=lambda card: known.shown.count(card) == 0)
    more = known.bottles - needed.total
    brought = needed + bag.from_kinds(candidates[:more])
    reserve = bag.from_kinds(candidates[more : more + known.reserve_size])
    removed_before = main_removed + bag.from_kinds(candidates[more + known.reserve_size :])
    return brought, reserve, removed_before


def _choose_shown(known: Known, brought: Bag, rng: RandomSource, *, careful: bool) -> Bag:
    """Which of the cards brought are among those shown, where the stock had the same kinds too."""
    chosen = bag.EMPTY
    for card in brought.kinds:
        shown = known.shown.count(card)
        old, new = known.stock.count(card), brought.count(card)
        copies = [False] * old + [True] * new
        if careful:
            copies.reverse()
        else:
            shuffle(copies, rng)
        chosen += bag.from_kinds([card] * sum(copies[:shown]))
    return chosen
