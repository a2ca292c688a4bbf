"""A bag is a multiset, however many bags there are."""

import pickle
from collections import Counter
from copy import deepcopy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from everest.engine import bag

items = st.lists(st.integers(0, 30), max_size=40)


@given(items, items)
def test_a_bag_counts_as_a_counter_does(first: list[int], second: list[int]) -> None:
    one, other = bag.from_kinds(first), bag.from_kinds(second)
    numbers = Counter(first)
    assert one.listed == tuple(sorted(first))
    assert one.kinds == tuple(sorted(numbers))
    assert one.total == len(first)
    assert bool(one) == bool(first)
    assert [one.count(kind) for kind in range(31)] == [numbers[kind] for kind in range(31)]
    assert one.bits == sum([1 << kind for kind in numbers])
    assert one + other == bag.from_kinds(first + second)
    assert (one + other) - other == one
    assert one.overlap(other) == bag.from_kinds((numbers & Counter(second)).elements())
    assert bag.from_counts([numbers[kind] for kind in range(31)]) == one
    assert (one == other) == (sorted(first) == sorted(second))


@given(items)
def test_what_was_taken_out_can_be_put_back(kinds: list[int]) -> None:
    content = bag.from_kinds(kinds)
    for kind in content.kinds:
        assert content.minus(kind).plus(kind) == content
        assert content.minus(kind).count(kind) == content.count(kind) - 1
        assert content.minus(kind).total == content.total - 1


@given(items)
def test_copies_of_a_bag_are_equal(kinds: list[int]) -> None:
    content = bag.from_kinds(kinds)
    for copy in (
        pickle.loads(pickle.dumps(content)),
        deepcopy(content),
        eval(repr(content), vars(bag)),
    ):
        assert copy == content
        assert hash(copy) == hash(content)
    assert content != kinds


def test_no_more_comes_out_than_is_in_and_no_more_fits_than_is_counted() -> None:
    content = bag.from_kinds([3, 3, 5])
    with pytest.raises(ValueError, match="no item of kind 4"):
        content.minus(4)
    with pytest.raises(ValueError, match="no item of kind 3"):
        content - bag.from_kinds([3, 3, 3])
    full = bag.from_counts([0, bag.LARGEST_COUNT])
    assert full.total == bag.LARGEST_COUNT
    with pytest.raises(ValueError, match="no more than 255"):
        full.plus(1)
    with pytest.raises(ValueError, match="no more than 255"):
        full + bag.from_kinds([1])
    with pytest.raises(IndexError):
        bag.EMPTY.item_at(0.5)


def test_bags_that_were_forgotten_go_on_and_equal_those_made_anew() -> None:
    old = bag.from_kinds([1, 2, 2])
    less = old.minus(2)
    for number in range(bag.MOST_KEPT + 1):
        bag.of(number << 32)
    anew = bag.from_kinds([1, 2, 2])
    assert anew is not old
    assert anew == old
    assert old.minus(2) == less == anew.minus(2)
    assert {old: "same"}[anew] == "same"
