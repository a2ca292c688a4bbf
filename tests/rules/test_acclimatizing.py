"""Acclimatization cards: on one guide or camp, shared out among the clients there (Q)."""

import random
from collections import Counter

import pytest

from tests.positions import (
    do,
    held,
    points,
    position,
    reason,
    texts,
    unused,
)


def raises(legal: set[str]) -> set[str]:
    return {text for text in legal if text.startswith("raise")}


@pytest.mark.clause("Q1", "U5")
def test_a_card_is_used_on_one_guide_or_camp_anywhere() -> None:
    game, state = position(places=("sc1", "base"), camps=("w1", "tf"), cards=("rest2",))
    uses = {text for text in texts(game, state) if text.startswith("use")}
    assert uses == {f"use rest2 for {holder}" for holder in ("A", "B", "camp1", "camp2")}
    do(game, state, "use rest2 for camp2")
    assert unused(game, state) == []
    assert reason(game, state, "use rest2 for A") == ("use.card-not-left", "U5")


@pytest.mark.clause("Q1", "U5")
def test_a_card_needs_a_camp_that_stands() -> None:
    game, state = position(camps=("w1",), cards=("rest2",))
    assert reason(game, state, "use rest2 for camp2") == ("camp.not-pitched", "U5")


@pytest.mark.parametrize("holder", ["A", "B", "camp1", "camp2"])
def test_Q1_only_the_clients_there_gain(holder: str) -> None:
    everybody = dict.fromkeys(("A", "B", "camp1", "camp2"), ("tourist-1", "mountaineer-2"))
    game, state = position(
        places=("w1", "w1"), camps=("w1", "w1"), loads=everybody, cards=("rest3",)
    )
    do(game, state, f"use rest3 for {holder}")
    assert raises(texts(game, state)) == {
        f"raise tourist-1 of {holder}",
        f"raise mountaineer-2 of {holder}",
    }
    for other in {"A", "B", "camp1", "camp2"} - {holder}:
        assert reason(game, state, f"raise tourist-1 of {other}") == ("raise.no-points", "Q1")
    assert reason(game, state, f"raise tourist-4 of {holder}") == ("raise.not-there", "Q1")
    do(game, state, f"raise tourist-1 of {holder}")
    for other in {"A", "B", "camp1", "camp2"}:
        expected = "tourist-2" if other == holder else "tourist-1"
        assert held(game, state, other) == ["mountaineer-2", expected]


@pytest.mark.parametrize(
    ("shares", "expected"),
    [
        ((3, 0, 0), ("tourist-4", "tourist-1", "mountaineer-2")),
        ((1, 1, 1), ("tourist-2", "tourist-2", "mountaineer-3")),
        ((0, 1, 2), ("tourist-1", "tourist-2", "mountaineer-4")),
        ((0, 0, 3), ("tourist-1", "tourist-1", "mountaineer-5")),
        ((1, 0, 0), ("tourist-2", "tourist-1", "mountaineer-2")),
        ((0, 0, 0), ("tourist-1", "tourist-1", "mountaineer-2")),
    ],
)
def test_Q1_points_are_shared_out_as_the_player_likes(
    shares: tuple[int, int, int], expected: tuple[str, ...]
) -> None:
    start = ("tourist-1", "tourist-1", "mountaineer-2")
    game, state = position(places=("w1", "base"), loads={"A": start}, cards=("rest3",))
    do(game, state, "use rest3 for A")
    for client, number in zip(start, shares, strict=True):
        kind, level = client.split("-")
        do(game, state, *[f"raise {kind}-{int(level) + step} of A" for step in range(number)])
    if sum(shares) == 3:
        assert not raises(texts(game, state))
        assert reason(game, state, f"raise {expected[0]} of A") == ("raise.no-points", "Q1")
    # points may be left
    do(game, state, "end")
    assert held(game, state, "A", seat=0) == sorted(expected)


def test_Q1_several_cards_on_the_same_place_add_up() -> None:
    game, state = position(
        camps=("w1",), loads={"camp1": ("tourist-1",)}, cards=("rest2", "rest3", "rest1")
    )
    do(game, state, "use rest2 for camp1", "use rest3 for camp1")
    do(game, state, *[f"raise tourist-{level} of camp1" for level in range(1, 6)])
    assert held(game, state, "camp1") == ["tourist-6"]
    assert not raises(texts(game, state))


def test_Q1_cards_on_two_places_do_not_mix() -> None:
    game, state = position(
        places=("w1", "w1"), loads={"A": ("tourist-1",), "B": ("tourist-1",)}, cards=("rest2",) * 2
    )
    do(game, state, "use rest2 for A", "raise tourist-1 of A", "use rest2 for B")
    assert raises(texts(game, state)) == {"raise tourist-1 of B"}
    assert reason(game, state, "raise tourist-2 of A") == ("raise.no-points", "Q1")


def test_Q1_levels_of_a_guide_rise_wherever_it_stands() -> None:
    for space in ("base", "i1", "w1", "tf", "summit"):
        game, state = position(
            places=(space, "base"),
            loads={"A": ("mountaineer-1",)},
            tiles={"i1": "cost1"},
            cards=("rest1",),
        )
        do(game, state, "use rest1 for A", "raise mountaineer-1 of A")
        assert held(game, state, "A") == ["mountaineer-2"]


@pytest.mark.parametrize(
    "action", ["use any1 for B", "give bottle from A to B", "move A to w1", "abandon bottle of A"]
)
def test_Q1_points_are_given_out_when_the_card_is_used(action: str) -> None:
    game, state = position(
        places=("c1w", "c1w"),
        loads={"A": ("tourist-1", "bottle")},
        cards=("rest2", "any1", "any1"),
    )
    do(game, state, "use any1 for A", "use rest2 for A", "raise tourist-1 of A", action)
    assert reason(game, state, "raise tourist-2 of A") == ("raise.no-points", "Q1")


@pytest.mark.clause("Q1", "K1", "Z3")
def test_points_not_given_out_pay_risk_and_nothing_else() -> None:
    game, state = position(
        places=("c1w", "base"),
        loads={"A": ("tourist-1",)},
        cards=("rest3", "any1"),
        risk=2,
    )
    do(game, state, "use rest3 for A", "use any1 for A", "move A to w1")
    assert not raises(texts(game, state))
    assert points(state, "A") == (0, 0, 0)
    do(game, state, "settle with rest point", "settle with rest point")
    assert reason(game, state, "settle with rest point") == ("settle.nothing-due", "K1")
    do(game, state, "end")
    assert held(game, state, "A", seat=0) == ["tourist-1"]


@pytest.mark.clause("Q1", "K3")
def test_a_point_that_risk_needs_is_not_given_out() -> None:
    game, state = position(camps=("w1",), loads={"camp1": ("tourist-1",)}, cards=("rest2",), risk=2)
    do(game, state, "use rest2 for camp1")
    assert reason(game, state, "raise tourist-1 of camp1") == ("risk.unpayable-after", "K3")
    do(game, state, "settle with rest point")
    assert reason(game, state, "raise tourist-1 of camp1") == ("risk.unpayable-after", "K3")
    do(game, state, "settle with rest point", "end")


@pytest.mark.clause("Q1", "K1")
def test_settling_in_between_does_not_stop_the_giving_out() -> None:
    game, state = position(
        camps=("w1",), loads={"camp1": ("tourist-1",)}, cards=("rest3", "any1"), risk=2
    )
    do(game, state, "use rest3 for camp1", "settle with card any1", "settle with rest point")
    do(game, state, "raise tourist-1 of camp1", "raise tourist-2 of camp1")
    assert not raises(texts(game, state))
    do(game, state, "end")


@pytest.mark.parametrize("client", ["mountaineer", "tourist"])
@pytest.mark.parametrize("suffix", ["", "-summited"])
def test_Q2_a_level_rises_to_6_at_most(client: str, suffix: str) -> None:
    game, state = position(
        places=("w1", "base"), loads={"A": (f"{client}-5{suffix}",)}, cards=("rest3",)
    )
    do(game, state, "use rest3 for A", f"raise {client}-5{suffix} of A")
    assert held(game, state, "A") == [f"{client}-6{suffix}"]
    assert not raises(texts(game, state))
    assert game.actions.find(f"raise {client}-6{suffix} of A") == -1
    do(game, state, "end")
    assert held(game, state, "A", seat=0) == [f"{client}-6{suffix}"]


@pytest.mark.clause("Q1", "Q2")
def test_in_random_turns_levels_rise_by_no_more_than_the_cards_give() -> None:
    rng = random.Random(1)
    for _ in range(200):
        loads = {
            name: tuple(
                f"{rng.choice(('tourist', 'mountaineer'))}-{rng.randint(1, 6)}"
                for _ in range(rng.randint(0, 4))
            )
            for name in ("A", "B", "camp1")
        }
        cards = rng.sample(["rest1", "rest2", "rest3", "rest3", "rest2"], 3)
        game, state = position(places=("w1", "c1w"), camps=("kala",), loads=loads, cards=cards)
        gained: Counter[str] = Counter()
        allowed: Counter[str] = Counter()
        while state.seat == 0:
            text = rng.choice(sorted(t for t in texts(game, state) if "abandon" not in t))
            do(game, state, text)
            if text.startswith("use rest"):
                allowed[text.split()[-1]] += int(text.split()[1].removeprefix("rest"))
            elif text.startswith("raise"):
                gained[text.split()[-1]] += 1
        assert gained <= allowed
        for name in loads:
            before = sum(int(client.split("-")[1]) for client in loads[name])
            after = [int(client.split("-")[1]) for client in held(game, state, name, seat=0)]
            assert sum(after) == before + gained[name]
            assert max(after, default=0) <= 6
