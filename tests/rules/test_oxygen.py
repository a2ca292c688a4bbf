"""O: oxygen. A bottle in a camp brings an acclimatization card for another card of the hand."""

from collections.abc import Sequence

import pytest

from everest.engine import bag
from everest.engine.row import changed
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from tests.positions import (
    chance,
    choosing,
    do,
    furnish,
    held,
    odds,
    play,
    play_until,
    reason,
    texts,
)

HAND = ("any1", "any1", "any2", "any3", "rope1/2", "down2")
CHANCE = -1


def camping(
    *spaces: str,
    bottles: int = 1,
    hand: Sequence[str] = HAND,
    round: int = 1,
    deck: Sequence[str] | None = None,
) -> tuple[MountEverest, MountEverestState]:
    """Seat 0 may spend bottles in camps on these spaces; `deck`: its acclimatization deck."""
    game, state = choosing(hands=[hand], round=round)
    loads = {f"camp{number + 1}": ["bottle"] * bottles for number in range(len(spaces))}
    furnish(game, state, 0, camps=spaces, loads=loads)
    if deck is not None:
        left = bag.from_kinds([game.rules.cards.ids.index(name) for name in deck])
        state.removed = changed(state.removed, 0, state.reserve[0] - left)
        state.reserve = changed(state.reserve, 0, left)
    return game, state


def spend(game: MountEverest, state: MountEverestState, *drawn: str, camp: int = 1) -> None:
    """Spend a bottle and draw these cards by chance."""
    do(game, state, f"oxygen camp{camp}", seat=0)
    for name in drawn:
        do(game, state, f"draw 0 {name}", seat=CHANCE)


def hand(game: MountEverest, state: MountEverestState, seat: int = 0) -> list[str]:
    return game.view(state, seat)["players"][seat]["private"]["hand"]


# -- O1 ---------------------------------------------------------------------------------------


def test_O1_a_bottle_of_an_own_camp_can_be_spent_though_nobody_is_there() -> None:
    game, state = camping("w2")
    spend(game, state, "rest1")
    assert held(game, state, "camp1", 0) == []


def test_O1_a_bottle_of_a_guide_cannot_be_spent() -> None:
    game, state = camping("w2", bottles=0)
    furnish(game, state, 0, places=("w2", "w2"), camps=("w2",), loads={"A": ["bottle"]})
    assert reason(game, state, "oxygen camp1", 0) == ("oxygen.no-bottle", "O1")
    assert held(game, state, "A", 0) == ["bottle"]


def test_O1_a_camp_that_does_not_stand_has_no_bottle() -> None:
    game, state = camping("w2")
    assert reason(game, state, "oxygen camp2", 0) == ("camp.not-pitched", "O1")


def test_O1_a_bottle_of_another_player_cannot_be_spent() -> None:
    game, state = camping("w2")
    assert reason(game, state, "oxygen camp1", 1) == ("camp.not-pitched", "O1")
    furnish(game, state, 1, camps=("w2",))
    assert reason(game, state, "oxygen camp1", 1) == ("oxygen.no-bottle", "O1")


def test_O1_nothing_is_kept_or_removed_without_a_bottle() -> None:
    game, state = camping("w2")
    for text in ("keep rest1", "return rest1 top", "remove any1"):
        assert reason(game, state, text, 0) == ("oxygen.no-bottle-spent", "O1")


def test_O1_oxygen_is_not_compulsory() -> None:
    game, state = camping("w2")
    play(game, state, 0, "any1", "any1", "any2")
    assert held(game, state, "camp1", 0) == ["bottle"]


def test_O1_not_during_a_turn() -> None:
    game, state = camping("w2")
    play(game, state, 0, "any1", "any1", "any2")
    play_until(game, state, "actions")
    assert reason(game, state, "oxygen camp1", 0) == ("phase.not-in-a-turn", "A2")


# -- O2 ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "cards"), [("w2", 1), ("c1e", 1), ("c3", 2), ("sc1", 2), ("bal", 3), ("summit", 3)]
)
def test_O2_the_zone_of_the_camp_says_how_many_cards_are_drawn(space: str, cards: int) -> None:
    game, state = camping(space)
    do(game, state, "oxygen camp1", seat=0)
    drawn = 0
    while game.to_act(state) == (CHANCE,):
        do(game, state, next(iter(odds(game, state))))
        drawn += 1
    assert drawn == cards
    assert len(game.view(state, 0)["players"][0]["private"]["oxygen"]["drawn"]) == cards


def test_O2_every_card_left_in_the_deck_is_as_likely() -> None:
    game, state = camping("bal")
    do(game, state, "oxygen camp1", seat=0)
    assert odds(game, state) == {"draw 0 rest1": 2, "draw 0 rest2": 2, "draw 0 rest3": 2}
    do(game, state, "draw 0 rest2", seat=CHANCE)
    assert odds(game, state) == {"draw 0 rest1": 2, "draw 0 rest2": 1, "draw 0 rest3": 2}
    do(game, state, "draw 0 rest2", seat=CHANCE)
    assert odds(game, state) == {"draw 0 rest1": 2, "draw 0 rest3": 2}


def test_O2_one_of_the_drawn_cards_is_kept_in_hand() -> None:
    game, state = camping("bal")
    spend(game, state, "rest1", "rest1", "rest3")
    assert texts(game, state, 0) == {"keep rest1", "keep rest3"}
    assert reason(game, state, "keep rest2", 0) == ("oxygen.not-drawn", "O2")
    do(game, state, "keep rest1", seat=0)
    assert sorted(hand(game, state)) == sorted([*HAND, "rest1"])


def test_O2_a_card_must_be_kept_before_anything_else() -> None:
    game, state = camping("sc1", bottles=2)
    spend(game, state, "rest1", "rest2")
    for text in ("play any1", "oxygen camp1", "remove any1", "return rest1 top"):
        assert reason(game, state, text, 0) == ("oxygen.keep-first", "O2")


# -- O3 ---------------------------------------------------------------------------------------


def test_O3_cards_go_back_on_the_top_in_the_order_of_choice_and_come_again_without_chance() -> None:
    game, state = camping("bal", bottles=2)
    spend(game, state, "rest1", "rest2", "rest3")
    do(game, state, "keep rest3", "return rest1 top", "return rest2 top", seat=0)
    private = game.view(state, 0)["players"][0]["private"]
    assert private["reserve_top"] == ["rest2", "rest1"]
    assert private["reserve_unknown"] == ["rest1", "rest2", "rest3"]
    do(game, state, "remove any1", seat=0)
    # two known cards come first; only the third is drawn by chance
    do(game, state, "oxygen camp1", seat=0)
    assert odds(game, state) == {"draw 0 rest1": 1, "draw 0 rest2": 1, "draw 0 rest3": 1}
    do(game, state, "draw 0 rest3", seat=CHANCE)
    assert texts(game, state, 0) == {"keep rest1", "keep rest2", "keep rest3"}


@pytest.mark.parametrize(("first", "second"), [("rest1", "rest3"), ("rest3", "rest1")])
def test_O3_the_last_card_laid_on_top_is_the_first_to_come(first: str, second: str) -> None:
    game, state = camping("bal", "w2")
    spend(game, state, "rest1", "rest2", "rest3")
    do(game, state, "keep rest2", f"return {first} top", f"return {second} top", seat=0)
    do(game, state, "remove any1", "oxygen camp2", seat=0)
    assert game.to_act(state) == (0, 1)
    assert texts(game, state, 0) == {f"keep {second}"}


def test_O3_cards_at_the_bottom_come_last_in_their_order() -> None:
    game, state = camping("bal", bottles=3)
    spend(game, state, "rest1", "rest2", "rest3")
    do(game, state, "keep rest2", "return rest3 bottom", "return rest1 bottom", seat=0)
    do(game, state, "remove any1", "oxygen camp1", seat=0)
    # the other three are drawn first
    for name in ("rest1", "rest2", "rest3"):
        assert odds(game, state)[f"draw 0 {name}"] == 1
        do(game, state, f"draw 0 {name}", seat=CHANCE)
    do(game, state, "keep rest3", "return rest1 bottom", "return rest2 bottom", seat=0)
    private = game.view(state, 0)["players"][0]["private"]
    assert private["reserve_top"] == ["rest3", "rest1", "rest1", "rest2"]
    do(game, state, "remove any1", "oxygen camp1", seat=0)
    assert game.view(state, 0)["players"][0]["private"]["oxygen"]["drawn"] == [
        "rest1",
        "rest1",
        "rest3",
    ]


def test_O3_when_the_unknown_cards_run_out_those_at_the_bottom_follow() -> None:
    game, state = camping("sc1", bottles=2, deck=("rest1", "rest2", "rest3"))
    spend(game, state, "rest1", "rest2")
    do(game, state, "keep rest2", "return rest1 bottom", "remove any1", "oxygen camp1", seat=0)
    assert odds(game, state) == {"draw 0 rest3": 1}
    do(game, state, "draw 0 rest3", seat=CHANCE)
    assert texts(game, state, 0) == {"keep rest1", "keep rest3"}


@pytest.mark.parametrize(("end", "other"), [("top", "bottom"), ("bottom", "top")])
def test_O3_all_cards_go_to_the_same_end(end: str, other: str) -> None:
    game, state = camping("bal")
    spend(game, state, "rest1", "rest2", "rest3")
    do(game, state, "keep rest2", seat=0)
    assert texts(game, state, 0) == {
        f"return {name} {where}" for name in ("rest1", "rest3") for where in ("top", "bottom")
    }
    do(game, state, f"return rest1 {end}", seat=0)
    assert texts(game, state, 0) == {f"return rest3 {end}"}
    assert reason(game, state, f"return rest3 {other}", 0) == ("oxygen.same-end", "O3")


def test_O3_the_end_is_chosen_anew_with_every_bottle() -> None:
    game, state = camping("sc1", bottles=2)
    spend(game, state, "rest1", "rest2")
    do(game, state, "keep rest2", "return rest1 bottom", "remove any1", seat=0)
    spend(game, state, "rest2", "rest3")
    do(game, state, "keep rest3", seat=0)
    assert texts(game, state, 0) == {"return rest2 top", "return rest2 bottom"}


def test_O3_the_kept_card_and_others_do_not_go_back() -> None:
    game, state = camping("sc1")
    spend(game, state, "rest1", "rest2")
    do(game, state, "keep rest2", seat=0)
    assert reason(game, state, "return rest2 top", 0) == ("oxygen.not-drawn", "O3")
    for text in ("play any1", "oxygen camp1", "remove any1"):
        assert reason(game, state, text, 0) == ("oxygen.return-first", "O3")


def test_O3_Z11_with_one_card_drawn_nothing_goes_back() -> None:
    game, state = camping("w2")
    spend(game, state, "rest2")
    do(game, state, "keep rest2", seat=0)
    assert texts(game, state, 0) == {f"remove {name}" for name in set(HAND)}


def test_O3_known_cards_stay_known_in_later_rounds() -> None:
    game, state = camping("sc1", bottles=2)
    spend(game, state, "rest1", "rest3")
    do(game, state, "keep rest1", "return rest3 top", "remove any1", seat=0)
    play_until(game, state, "risk")
    play_until(game, state, "cards")
    do(game, state, "oxygen camp1", seat=0)
    do(game, state, "draw 0 rest2", seat=CHANCE)
    assert texts(game, state, 0) == {"keep rest3", "keep rest2"}


# -- O4 ---------------------------------------------------------------------------------------


def test_O4_one_card_of_the_hand_leaves_the_game() -> None:
    game, state = camping("w2")
    spend(game, state, "rest2")
    do(game, state, "keep rest2", "remove any3", seat=0)
    private = game.view(state, 0)["players"][0]["private"]
    assert sorted(private["hand"]) == sorted(["any1", "any1", "any2", "rope1/2", "down2", "rest2"])
    assert private["removed"] == ["any3"]


def test_O4_not_the_card_just_taken() -> None:
    game, state = camping("w2")
    spend(game, state, "rest2")
    do(game, state, "keep rest2", seat=0)
    assert reason(game, state, "remove rest2", 0) == ("oxygen.just-taken", "O4")


def test_O4_nor_a_card_that_is_not_in_the_hand() -> None:
    game, state = camping("w2")
    spend(game, state, "rest2")
    do(game, state, "keep rest2", seat=0)
    assert reason(game, state, "remove down3", 0) == ("play.not-in-hand", "O4")


def test_O4_an_acclimatization_card_taken_before_may_be_removed() -> None:
    game, state = camping("w2", bottles=2)
    spend(game, state, "rest1")
    do(game, state, "keep rest1", "remove any1", seat=0)
    spend(game, state, "rest2")
    do(game, state, "keep rest2", "remove rest1", seat=0)
    assert "rest2" in hand(game, state)
    assert "rest1" not in hand(game, state)


def test_O4_of_two_equal_cards_the_older_may_be_removed() -> None:
    game, state = camping("w2", bottles=2)
    spend(game, state, "rest1")
    do(game, state, "keep rest1", "remove any1", seat=0)
    spend(game, state, "rest1")
    do(game, state, "keep rest1", "remove rest1", seat=0)
    assert hand(game, state).count("rest1") == 1


def test_O4_removing_is_compulsory() -> None:
    game, state = camping("w2", bottles=2)
    spend(game, state, "rest2")
    do(game, state, "keep rest2", seat=0)
    for text in ("play any1", "oxygen camp1", "keep rest2"):
        assert reason(game, state, text, 0) == ("oxygen.remove-first", "O4")


def test_O4_a_removed_card_never_comes_back() -> None:
    game, state = camping("w2", hand=["any3", "any3", "any1", "any1", "any2", "any2"])
    spend(game, state, "rest2")
    do(game, state, "keep rest2", "remove any3", seat=0)
    while state.round < 7:
        play_until(game, state, "cards")
    cards = [game.rules.cards.ids[card] for card in (state.hand[0] + state.deck[0]).listed]
    assert cards.count("any3") == 1
    assert cards.count("rest2") == 1
    assert game.view(state, 0)["players"][0]["private"]["reserve_unknown"].count("rest2") == 1


# -- O5 ---------------------------------------------------------------------------------------


def test_O5_bottles_are_spent_one_after_the_other() -> None:
    game, state = camping("w2", "sc1", bottles=2)
    spend(game, state, "rest1", camp=1)
    do(game, state, "keep rest1", "remove any1", seat=0)
    spend(game, state, "rest1", "rest2", camp=2)
    do(game, state, "keep rest2", "return rest1 top", "remove any1", seat=0)
    do(game, state, "oxygen camp1", "keep rest1", "remove any2", seat=0)
    assert held(game, state, "camp1", 0) == []
    assert held(game, state, "camp2", 0) == ["bottle"]
    assert {"oxygen camp2", "play any3"} <= texts(game, state, 0)


@pytest.mark.parametrize("deck", [("rest3",), ("rest1", "rest3")])
def test_O5_from_a_short_deck_those_that_are_left_are_drawn(deck: tuple[str, ...]) -> None:
    game, state = camping("bal", deck=deck)
    spend(game, state, *deck)
    assert texts(game, state, 0) == {f"keep {name}" for name in deck}


def test_O5_from_an_empty_deck_nothing_is_spent() -> None:
    game, state = camping("bal", deck=())
    assert reason(game, state, "oxygen camp1", 0) == ("oxygen.deck-empty", "O5")


def test_O5_six_bottles_empty_the_deck() -> None:
    game, state = camping("w2", bottles=7)
    for name in ("rest1", "rest1", "rest2", "rest2", "rest3", "rest3"):
        spend(game, state, name)
        removable = next(card for card in hand(game, state) if card != name)
        do(game, state, f"keep {name}", f"remove {removable}", seat=0)
    assert held(game, state, "camp1", 0) == ["bottle"]
    assert reason(game, state, "oxygen camp1", 0) == ("oxygen.deck-empty", "O5")


@pytest.mark.parametrize("space", ["base", "kala", "j4"])
def test_O5_below_6000_m_nothing_is_spent(space: str) -> None:
    game, state = camping(space)
    assert reason(game, state, "oxygen camp1", 0) == ("oxygen.too-low", "O5")
    assert held(game, state, "camp1", 0) == ["bottle"]


def test_O5_one_players_bottle_does_not_hold_up_the_others() -> None:
    game, state = camping("w2")
    spend(game, state, "rest2")
    assert game.to_act(state) == (0, 1)
    do(game, state, "keep rest2", seat=0)
    play(game, state, 1, *sorted(hand(game, state, 1))[:3])
    do(game, state, "remove any1", seat=0)
    play(game, state, 0, "any1", "any2", "rest2")


# -- O6 and C1 --------------------------------------------------------------------------------


def total(state: MountEverestState, seat: int = 0) -> int:
    return (state.hand[seat] + state.deck[seat] + state.pile[seat] + state.chosen[seat]).total


def test_O6_hand_deck_and_played_cards_number_18_throughout() -> None:
    game, state = camping("w2", bottles=3, round=4)
    for round in range(4, 7):
        assert total(state) == 18
        spend(game, state, "rest1" if round < 6 else "rest2")
        kept = "rest1" if round < 6 else "rest2"
        assert total(state) == 18
        other = next(card for card in hand(game, state) if not card.startswith("rest"))
        do(game, state, f"keep {kept}", f"remove {other}", seat=0)
        assert total(state) == 18
        play_until(game, state, "actions")
        assert total(state) == 18
        play_until(game, state, "cards")
    # the reshuffle after round 6 mixes in all three
    cards = [game.rules.cards.ids[card] for card in (state.hand[0] + state.deck[0]).listed]
    assert len(cards) == 18
    assert sum(card.startswith("rest") for card in cards) == 3


def test_O6_the_hand_is_as_large_as_without_oxygen() -> None:
    game, state = camping("w2", round=6, hand=["any1", "any2", "down2"])
    spend(game, state, "rest1")
    do(game, state, "keep rest1", "remove any2", seat=0)
    assert hand(game, state) == ["any1", "down2", "rest1"]
    assert state.deck[0].total == 0


def test_O6_at_the_reshuffle_everybody_knows_which_18_cards_a_player_has() -> None:
    game, state = camping("w2", round=6, hand=["any1", "any2", "down2"])
    spend(game, state, "rest1")
    do(game, state, "keep rest1", "remove any2", seat=0)
    play_until(game, state, "actions")
    play_until(game, state, "cards")
    player = game.view(state, 1)["players"][0]
    assert player["swaps"] == 0
    assert len(player["stock"]) == 18
    assert player["stock"].count("rest1") == 1
    assert player["stock"].count("any2") == 3


@pytest.mark.parametrize("watcher", [1, None])
def test_C1_O2_only_the_bottle_shows_when_oxygen_is_used(watcher: int | None) -> None:
    game, state = camping("bal")
    expected = game.view(state, watcher)
    player = expected["players"][0]
    player["camps"][0]["bottles"] = 0
    player["reserve_size"] -= 1
    player["swaps"] += 1
    do(game, state, "oxygen camp1", seat=0)
    assert game.view(state, watcher) == expected
    for text in ("draw 0 rest1", "draw 0 rest3", "draw 0 rest2"):
        do(game, state, text, seat=CHANCE)
        assert game.view(state, watcher) == expected
    for text in ("keep rest3", "return rest2 top", "return rest1 top", "remove any2"):
        do(game, state, text, seat=0)
        assert game.view(state, watcher) == expected


def test_C1_O4_events_of_drawing_keeping_returning_and_removing_are_secret() -> None:
    game, state = camping("sc1")
    state.events = []
    spend(game, state, "rest1", "rest3")
    do(game, state, "keep rest3", "return rest1 bottom", "remove any2", seat=0)
    audiences = [(event.kind, event.audience) for event in state.events]
    assert audiences == [
        ("oxygen-spent", -1),
        ("oxygen-drawn", 0),
        ("oxygen-drawn", 0),
        ("oxygen-kept", 0),
        ("oxygen-returned", 0),
        ("card-removed", 0),
    ]


def test_O2_the_deck_of_every_player_is_its_own() -> None:
    game, state = camping("w2")
    furnish(game, state, 1, camps=("w3",), loads={"camp1": ["bottle"]})
    spend(game, state, "rest3")
    do(game, state, "keep rest3", "remove any1", seat=0)
    do(game, state, "oxygen camp1", seat=1)
    assert odds(game, state) == {"draw 1 rest1": 2, "draw 1 rest2": 2, "draw 1 rest3": 2}
    chance(game, state)
    assert game.to_act(state) == (0, 1)
