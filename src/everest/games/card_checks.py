"""Checks of the cards that games of the family share (S3, U, Q1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from everest.games.faults import Fault, FaultCode, Place, shown_number
from everest.games.schema import AcclimatizationCard, MovementCard
from everest.games.value_checks import MOST_OF_A_KIND, in_range, unique_entries

HIGHEST_CARD = 9


def check_movement_cards(place: Place, cards: Sequence[MovementCard]) -> Iterator[Fault]:
    """U2: points in any direction, or U3: a rope with an upward and a downward number."""
    for index, card in enumerate(cards):
        entry = place.at(f"#{index + 1}")
        yield from in_range(entry.at("count"), card.count, 1, MOST_OF_A_KIND)
        points = card.points()
        for key, value in points.items():
            yield from in_range(entry.at(key), value, 0, HIGHEST_CARD)
        if set(points) not in ({"any"}, {"up", "down"}):
            yield entry.fault(FaultCode.CARD_KIND)
        elif not any(points.values()):
            yield entry.fault(FaultCode.CARD_WITHOUT_POINTS)
    faces = [card.model_dump(exclude={"count"}).values() for card in cards]
    yield from unique_entries(place, [tuple(face) for face in faces])


def check_acclimatization_cards(
    place: Place, cards: Sequence[AcclimatizationCard], least: int
) -> Iterator[Fault]:
    """Q1: a number of points, at least `least`."""
    for index, card in enumerate(cards):
        entry = place.at(f"#{index + 1}")
        yield from in_range(entry.at("points"), card.points, least, HIGHEST_CARD)
        yield from in_range(entry.at("count"), card.count, 1, MOST_OF_A_KIND)
    yield from unique_entries(place, [card.points for card in cards])


def check_card_count(place: Place, found: int, expected: int, key: str) -> Iterator[Fault]:
    """There are as many cards as `key` of rules.toml says."""
    if found != expected:
        number, other = shown_number(found), shown_number(expected)
        yield place.fault(FaultCode.WRONG_CARD_COUNT, found=number, expected=other, key=key)
