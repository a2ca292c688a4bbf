"""The dealer: exact weights, and nothing but the seed and the ply decides."""

from collections import Counter

import pytest

from everest.table.dealer import Dealer

# The value that chi-square exceeds in one of a thousand fair samples, by degrees of freedom.
CRITICAL = {1: 10.83, 2: 13.82, 3: 16.27, 8: 26.12}


@pytest.mark.parametrize(
    "weights", [[1, 1], [4, 11, 5], [1, 2, 3, 94], [5, 4, 2, 2, 1, 1, 1, 1, 1]]
)
def test_outcomes_are_as_frequent_as_their_weights_say(weights: list[int]) -> None:
    outcomes = list(enumerate(weights))
    draws = 20_000
    dealer = Dealer("frequencies")
    counts = Counter(dealer.choose(outcomes, ply) for ply in range(draws))
    expected = [draws * weight / sum(weights) for weight in weights]
    chi_square = sum(
        (counts[action] - wanted) ** 2 / wanted for action, wanted in enumerate(expected)
    )
    assert chi_square < CRITICAL[len(weights) - 1]


def test_seeds_are_as_even_as_plies() -> None:
    outcomes = [(0, 1), (1, 1), (2, 1), (3, 1)]
    counts = Counter(Dealer(str(seed)).choose(outcomes, 0) for seed in range(8000))
    assert sum((counts[action] - 2000) ** 2 / 2000 for action in range(4)) < CRITICAL[3]


def test_outcomes_without_weight_never_come() -> None:
    dealer = Dealer("none")
    assert {dealer.choose([(7, 0), (8, 1), (9, 0)], ply) for ply in range(200)} == {8}


def test_the_same_seed_and_ply_bring_the_same() -> None:
    outcomes = [(action, 1) for action in range(1000)]
    first, second = Dealer("seed"), Dealer("seed")
    backwards = [second.choose(outcomes, ply) for ply in reversed(range(50))]
    assert [first.choose(outcomes, ply) for ply in range(50)] == backwards[::-1]
    assert first.choose(outcomes, 0) != Dealer("other").choose(outcomes, 0)


def test_a_dealer_without_a_seed_draws_one() -> None:
    first, second = Dealer(), Dealer()
    assert first.seed != second.seed
    assert len(first.seed) == 32


def test_any_bytes_of_a_command_line_are_a_seed() -> None:
    outcomes = [(action, 1) for action in range(1000)]
    first = Dealer("\udcff").choose(outcomes, 0)
    assert first == Dealer("\udcff").choose(outcomes, 0)
    assert first != Dealer("\udcfe").choose(outcomes, 0)
