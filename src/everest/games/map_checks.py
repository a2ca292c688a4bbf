"""Checks of a map that do not depend on the game: its spaces, and how they are connected."""

from __future__ import annotations

from collections.abc import Iterator

from everest.games.faults import Fault, FaultCode, Place, item_label, shown, shown_number
from everest.games.schema import MapFile, Space
from everest.games.value_checks import identifier, in_range, repeats, sourced, text, unique_ids

ZONE_FROM_METRES = (0, 6000, 7000, 8000)
HIGHEST_ALTITUDE = 9999
DEAREST_SPACE = 9
STRONGEST_MODIFIER = 5


def check_map(file: str, board: MapFile) -> Iterator[Fault]:
    """All that can be wrong with a map of any game of the family (M1 to M3, H1).

    What depends on earlier findings is left out when they would only be repeated: connections
    where ids are not unique, ways where connections lead to spaces that do not exist.
    """
    head = Place(file)
    yield from sourced(head, board)
    yield from text(head.at("title"), board.title)
    yield from unique_ids(Place(file, "space"), [space.id for space in board.spaces])
    for index, space in enumerate(board.spaces):
        yield from _check_space(_place(file, space, index), space)
    altitudes = {space.id: space.altitude_m for space in board.spaces}
    if len(altitudes) == len(board.spaces):
        for index, space in enumerate(board.spaces):
            yield from _check_connections(_place(file, space, index), space, altitudes)
        yield from _check_ends(file, board)
        yield from _check_loops(file, board)
    if has_ways(board):
        yield from _check_ways(file, board)


def has_ways(board: MapFile) -> bool:
    """Whether ids are unique, and start, summit and the ends of all connections are spaces.

    Only then can one speak of ways; one wrong id would make everything above unreachable.
    """
    ids = {space.id for space in board.spaces}
    named = {board.start, board.summit}.union(*(space.below for space in board.spaces))
    return named <= ids and len(ids) == len(board.spaces)


def reached_going_up(board: MapFile) -> set[str]:
    """The spaces that can be reached from the start by moving up only (M2)."""
    above: dict[str, list[str]] = {}
    for space in board.spaces:
        for lower in space.below:
            above.setdefault(lower, []).append(space.id)
    reached = {board.start}
    waiting = [board.start]
    while waiting:
        for upper in above.get(waiting.pop(), []):
            if upper not in reached:
                reached.add(upper)
                waiting.append(upper)
    return reached


def zone_of(altitude_m: int) -> int:
    """The zone that an altitude lies in.

    >>> [zone_of(metres) for metres in (5999, 6000, 7999, 8000)]
    [0, 1, 2, 3]
    """
    return max(zone for zone, metres in enumerate(ZONE_FROM_METRES) if altitude_m >= metres)


def _place(file: str, space: Space, index: int) -> Place:
    return Place(file, "space", (item_label(space.id, index),))


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


def _check_connections(place: Place, space: Space, altitudes: dict[str, int]) -> Iterator[Fault]:
    """Each connection of M2 leads from an existing space, once, and not downhill."""
    below = place.at("below")
    for lower in space.below:
        if lower == space.id:
            yield below.fault(FaultCode.SELF_CONNECTION)
        elif lower not in altitudes:
            yield below.fault(FaultCode.UNKNOWN_SPACE, found=shown(lower))
        elif altitudes[lower] > space.altitude_m:
            yield below.fault(
                FaultCode.DOWNHILL_CONNECTION,
                lower=shown(lower),
                lower_altitude=shown_number(altitudes[lower]),
                altitude=shown_number(space.altitude_m),
            )
    for index, _ in repeats(space.below):
        yield below.fault(FaultCode.DUPLICATE_CONNECTION, found=shown(space.below[index]))


def _check_ends(file: str, board: MapFile) -> Iterator[Fault]:
    """Base camp is the one lowest space, in zone 0; the summit is another space."""
    head = Place(file)
    ids = {space.id for space in board.spaces}
    for key, found in (("start", board.start), ("summit", board.summit)):
        if found not in ids:
            yield head.at(key).fault(FaultCode.UNKNOWN_SPACE, found=shown(found))
    if board.start == board.summit:
        yield head.at("summit").fault(FaultCode.START_IS_SUMMIT)
    if board.start not in ids:
        return
    for index, space in enumerate(board.spaces):
        place = _place(file, space, index)
        below = set(space.below) - {space.id}
        if space.id == board.start:
            if space.zone != 0:
                found_zone = shown_number(space.zone)
                yield place.at("zone").fault(FaultCode.START_ZONE, found=found_zone)
            if below:
                yield place.at("below").fault(FaultCode.START_NOT_LOWEST)
        elif not below:
            yield place.at("below").fault(FaultCode.SECOND_START, start=shown(board.start))


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


def _check_ways(file: str, board: MapFile) -> Iterator[Fault]:
    """Every space, and above all the summit, can be reached from base camp going up."""
    reached = reached_going_up(board)
    for index, space in enumerate(board.spaces):
        if space.id in reached:
            continue
        place = _place(file, space, index)
        if space.id == board.summit:
            yield place.fault(FaultCode.UNREACHABLE_SUMMIT, start=shown(board.start))
        elif set(space.below) - {space.id}:  # without any way up to it, it is a second start
            yield place.fault(FaultCode.UNREACHABLE_SPACE, start=shown(board.start))
