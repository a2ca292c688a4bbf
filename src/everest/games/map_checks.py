"""Checks of a map that do not depend on the game: its spaces, and how they are connected."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import TypeVar

from everest.games.faults import Fault, FaultCode, Place, item_label, shown, shown_number
from everest.games.schema import MapFile, Space
from everest.games.value_checks import identifier, in_range, repeats, sourced, text, unique_ids

SpaceT = TypeVar("SpaceT", bound=Space)

ZONE_FROM_METRES = (0, 6000, 7000, 8000)
HIGHEST_ALTITUDE = 9999
DEAREST_SPACE = 9
STRONGEST_MODIFIER = 5


def check_map(file: str, board: MapFile) -> Iterator[Fault]:
    """All that can be wrong with a map of any game of the family (M1 to M3, H1).

    What depends on earlier findings is left out when they would only be repeated: connections
    where ids are not unique. Which spaces there must be ways to is for the game to check.
    """
    head = Place(file)
    yield from sourced(head, board)
    yield from text(head.at("title"), board.title)
    yield from unique_ids(Place(file, "space"), [space.id for space in board.spaces])
    for place, space in placed(file, board.spaces):
        yield from _check_space(place, space)
    altitudes = {space.id: space.altitude_m for space in board.spaces}
    if len(altitudes) == len(board.spaces):
        for place, space in placed(file, board.spaces):
            yield from _check_below(place.at("below"), space, altitudes)
        yield from _check_ends(file, board)
        yield from _check_loops(file, board)


def placed(file: str, spaces: Sequence[SpaceT]) -> Iterator[tuple[Place, SpaceT]]:
    """Each space of a map with its place in the file."""
    for index, space in enumerate(spaces):
        yield Place(file, "space", (item_label(space.id, index),)), space


def has_unique_ids(board: MapFile) -> bool:
    """Whether every space can be told by its id."""
    return len({space.id for space in board.spaces}) == len(board.spaces)


def has_ways(board: MapFile) -> bool:
    """Whether ids are unique, and start, summit and the ends of all connections are spaces.

    Only then can one speak of ways; one wrong id would make everything above unreachable.
    """
    ids = {space.id for space in board.spaces}
    named = {board.start, board.summit}.union(*(space.connected() for space in board.spaces))
    return named <= ids and has_unique_ids(board)


def reached(start: str, onward: Mapping[str, Collection[str]]) -> set[str]:
    """The spaces to which ways lead from `start`, when each leads on to those in `onward`."""
    found = {start}
    waiting = [start]
    while waiting:
        for space in onward.get(waiting.pop(), ()):
            if space not in found:
                found.add(space)
                waiting.append(space)
    return found


def zone_of(altitude_m: int) -> int:
    """The zone that an altitude lies in.

    >>> [zone_of(metres) for metres in (5999, 6000, 7999, 8000)]
    [0, 1, 2, 3]
    """
    return max(zone for zone, metres in enumerate(ZONE_FROM_METRES) if altitude_m >= metres)


def _check_space(place: Place, space: Space) -> Iterator[Fault]:
    yield from identifier(place.at("id"), space.id)
    yield from text(place.at("name"), space.name)
    yield from in_range(place.at("cost"), space.cost, 1, DEAREST_SPACE)
    modifier = STRONGEST_MODIFIER
    yield from in_range(place.at("acclimatization"), space.acclimatization, -modifier, modifier)
    for index, fraction in enumerate(space.at):
        yield from in_range(place.at("at", f"#{index + 1}"), fraction, 0, 1)
    altitude_faults = list(in_range(place.at("altitude_m"), space.altitude_m, 0, HIGHEST_ALTITUDE))
    yield from altitude_faults
    if not altitude_faults and space.zone != zone_of(space.altitude_m):
        yield place.at("zone").fault(
            FaultCode.WRONG_ZONE,
            found=shown_number(space.zone),
            expected=zone_of(space.altitude_m),
            altitude=space.altitude_m,
        )


def _check_below(place: Place, space: Space, altitudes: Mapping[str, int]) -> Iterator[Fault]:
    """Each connection of M2 leads from an existing space, once, and not downhill."""
    yield from check_ends_of(place, space.id, space.below, altitudes)
    for lower in space.below:
        if altitudes.get(lower, space.altitude_m) > space.altitude_m:
            yield place.fault(
                FaultCode.DOWNHILL_CONNECTION,
                lower=shown(lower),
                lower_altitude=shown_number(altitudes[lower]),
                altitude=shown_number(space.altitude_m),
            )


def check_ends_of(
    place: Place, space: str, ends: Sequence[str], ids: Collection[str]
) -> Iterator[Fault]:
    """The connections written at a space lead to other spaces that exist, to each once."""
    for end in ends:
        if end == space:
            yield place.fault(FaultCode.SELF_CONNECTION)
        elif end not in ids:
            yield place.fault(FaultCode.UNKNOWN_SPACE, found=shown(end))
    for index, _ in repeats(ends):
        yield place.fault(FaultCode.DUPLICATE_CONNECTION, found=shown(ends[index]))


def _check_ends(file: str, board: MapFile) -> Iterator[Fault]:
    """Start and summit are two spaces; the start has none below it and is in zone 0."""
    head = Place(file)
    ids = {space.id for space in board.spaces}
    for key, found in (("start", board.start), ("summit", board.summit)):
        if found not in ids:
            yield head.at(key).fault(FaultCode.UNKNOWN_SPACE, found=shown(found))
    if board.start == board.summit:
        yield head.at("summit").fault(FaultCode.START_IS_SUMMIT)
    for place, space in placed(file, board.spaces):
        if space.id != board.start:
            continue
        if space.zone != 0:
            yield place.at("zone").fault(FaultCode.START_ZONE, found=shown_number(space.zone))
        if set(space.below) - {space.id}:
            yield place.at("below").fault(FaultCode.START_NOT_LOWEST)


def _check_loops(file: str, board: MapFile) -> Iterator[Fault]:
    """No way up leads back to where it began, which among spaces of one altitude it could.

    Connections that lead downhill, or to themselves, are faults of their own and are left out.
    """
    altitude = {space.id: space.altitude_m for space in board.spaces}
    lower_ends = {
        space.id: {
            lower
            for lower in space.below
            if lower != space.id and altitude.get(lower, space.altitude_m + 1) <= space.altitude_m
        }
        for space in board.spaces
    }
    # Spaces that are the end of every way through them are on no loop; what remains are loops
    # and the ways between them.
    remaining = set(lower_ends)
    while True:
        with_upper = {lower for space in remaining for lower in lower_ends[space]}
        on_ways = {space for space in remaining & with_upper if lower_ends[space] & remaining}
        if on_ways == remaining:
            break
        remaining = on_ways
    if remaining:
        names = ", ".join(shown(space) for space in sorted(remaining))
        yield Place(file, "space").fault(FaultCode.CONNECTION_LOOP, spaces=names)
