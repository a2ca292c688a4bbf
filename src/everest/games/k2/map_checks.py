"""Whether a map of K2 makes sense."""

from __future__ import annotations

from collections.abc import Iterator

from everest.games.faults import Fault, FaultCode, shown, shown_number
from everest.games.k2.schema import K2Map
from everest.games.map_checks import (
    check_ends_of,
    check_map,
    has_unique_ids,
    has_ways,
    placed,
    reached,
)
from everest.games.value_checks import in_range

HIGHEST_FLAG = 99


def check_k2_map(file: str, board: K2Map) -> Iterator[Fault]:
    """A file in maps/: what any map must be, level connections and flags (KM1, KV1)."""
    yield from check_map(file, board)
    for place, space in placed(file, board.spaces):
        yield from in_range(place.at("flag"), space.flag, 1, HIGHEST_FLAG)
    if has_unique_ids(board):
        yield from _check_level(file, board)
        yield from _check_flags(file, board)
    if has_ways(board):
        yield from _check_ways(file, board)


def _check_level(file: str, board: K2Map) -> Iterator[Fault]:
    """A level connection joins spaces of one height, and is the only one between them (KR1)."""
    altitudes = {space.id: space.altitude_m for space in board.spaces}
    joined = {frozenset((space.id, lower)) for space in board.spaces for lower in space.below}
    for place, space in placed(file, board.spaces):
        level = place.at("level")
        yield from check_ends_of(level, space.id, space.level, altitudes)
        for end in dict.fromkeys(space.level):
            if end == space.id or end not in altitudes:
                continue
            if altitudes[end] != space.altitude_m:
                yield level.fault(
                    FaultCode.UNEVEN_CONNECTION,
                    other=shown(end),
                    other_altitude=shown_number(altitudes[end]),
                    altitude=shown_number(space.altitude_m),
                )
            if frozenset((space.id, end)) in joined:
                yield level.fault(FaultCode.DUPLICATE_CONNECTION, found=shown(end))
            joined.add(frozenset((space.id, end)))


def _check_flags(file: str, board: K2Map) -> Iterator[Fault]:
    """No flag is lower than base camp's, where scores begin, and the summit's is highest (KV2)."""
    flags = {space.id: space.flag for space in board.spaces}
    start, summit = flags.get(board.start), flags.get(board.summit)
    for place, space in placed(file, board.spaces):
        found = shown_number(space.flag)
        if start is not None and space.flag < start:
            yield place.at("flag").fault(
                FaultCode.FLAG_BELOW_START, found=found, start=shown_number(start)
            )
        if summit is not None and space.id != board.summit and space.flag >= summit:
            yield place.at("flag").fault(
                FaultCode.FLAG_NOT_BELOW_SUMMIT, found=found, summit=shown_number(summit)
            )


def _check_ways(file: str, board: K2Map) -> Iterator[Fault]:
    """Every space can be reached from base camp, going up or down."""
    neighbours: dict[str, set[str]] = {space.id: set() for space in board.spaces}
    for space in board.spaces:
        for end in space.connected():
            neighbours[space.id].add(end)
            neighbours[end].add(space.id)
    found = reached(board.start, neighbours)
    for place, space in placed(file, board.spaces):
        if space.id not in found:
            yield place.fault(FaultCode.CUT_OFF_SPACE, start=shown(board.start))
