"""Whether a map of Mount Everest makes sense, alone and with the icefall tiles."""

from __future__ import annotations

from collections.abc import Iterator

from everest.games.faults import Fault, FaultCode, Place, shown, shown_number
from everest.games.map_checks import check_map, has_unique_ids, has_ways, placed, reached
from everest.games.mount_everest.crevasses import (
    MOST_STEPS,
    TooManyArrangementsError,
    cutting_arrangement,
)
from everest.games.mount_everest.schema import EverestMap, IcefallType, TokensFile
from everest.games.value_checks import in_range, number_of

HIGHEST_FLAG = 20


def check_everest_map(file: str, board: EverestMap, tokens: TokensFile | None) -> Iterator[Fault]:
    """A file in maps/: what any map must be, and room and ways for the icefall tiles (S5, I4)."""
    yield from check_map(file, board)
    yield from _check_second_starts(file, board)
    if has_ways(board):
        yield from _check_ways(file, board)
    for place, space in placed(file, board.spaces):
        yield from in_range(place.at("k2_flag"), space.k2_flag, 0, HIGHEST_FLAG)
        if space.icefall is not None and space.id in (board.start, board.summit):
            yield place.at("icefall").fault(FaultCode.ICEFALL_AT_END)
    if tokens is not None:
        yield from _check_icefall_spaces(file, board, tokens)
        if has_ways(board) and board.summit in _reached_going_up(board):
            yield from _check_crevasses(file, board, tokens)


def _reached_going_up(board: EverestMap) -> set[str]:
    """The spaces that can be reached from base camp by moving up only (M2)."""
    above: dict[str, list[str]] = {}
    for space in board.spaces:
        for lower in space.below:
            above.setdefault(lower, []).append(space.id)
    return reached(board.start, above)


def _check_second_starts(file: str, board: EverestMap) -> Iterator[Fault]:
    """Base camp is the only space without another below it."""
    if not has_unique_ids(board) or board.start not in {space.id for space in board.spaces}:
        return
    for place, space in placed(file, board.spaces):
        if space.id != board.start and not set(space.below) - {space.id}:
            yield place.at("below").fault(FaultCode.SECOND_START, start=shown(board.start))


def _check_ways(file: str, board: EverestMap) -> Iterator[Fault]:
    """Every space, and above all the summit, can be reached from base camp going up."""
    found = _reached_going_up(board)
    for place, space in placed(file, board.spaces):
        if space.id in found:
            continue
        if space.id == board.summit:
            yield place.fault(FaultCode.UNREACHABLE_SUMMIT, start=shown(board.start))
        elif set(space.below) - {space.id}:  # without any way up to it, it is a second start
            yield place.fault(FaultCode.UNREACHABLE_SPACE, start=shown(board.start))


def _check_icefall_spaces(file: str, board: EverestMap, tokens: TokensFile) -> Iterator[Fault]:
    """S5: tiles may stay in the box, but no icefall space may stay without one."""
    ends = (board.start, board.summit)
    for kind, tiles in tokens.icefall_tiles.by_type().items():
        found = sum(space.icefall == kind and space.id not in ends for space in board.spaces)
        if found > number_of(tiles):
            yield Place(file, "space").fault(
                FaultCode.TOO_MANY_ICEFALL_SPACES,
                type=kind,
                found=found,
                most=shown_number(number_of(tiles)),
            )


def _check_crevasses(file: str, board: EverestMap, tokens: TokensFile) -> Iterator[Fault]:
    place = Place(file, "space")
    number: dict[IcefallType, int] = {
        kind: number_of(tuple(tile for tile in tiles if tile.crevasse))
        for kind, tiles in tokens.icefall_tiles.by_type().items()
    }
    try:
        spaces = cutting_arrangement(board, number)
    except TooManyArrangementsError:
        yield place.fault(FaultCode.TOO_MANY_ARRANGEMENTS, most=MOST_STEPS)
        return
    if spaces is not None:
        names = ", ".join(shown(space) for space in spaces)
        yield place.fault(FaultCode.CREVASSES_CUT_OFF, spaces=names)
