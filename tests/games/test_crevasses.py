"""The search for arrangements of crevasses, against trying them all."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from everest.games.mount_everest.crevasses import cutting_arrangement
from everest.games.mount_everest.loader import load_data
from everest.games.mount_everest.schema import EverestMap, EverestSpace, IcefallType

KINDS: tuple[IcefallType, ...] = ("I", "II")


@st.composite
def maps(draw: st.DrawFn) -> EverestMap:
    """Small maps with connections at random, the first space the start, the last the summit."""
    size = draw(st.integers(3, 9))
    spaces = []
    for index in range(size):
        lower = st.lists(st.integers(0, index - 1), min_size=1, max_size=3, unique=True)
        below = draw(lower) if index else []
        inner = 0 < index < size - 1
        spaces.append(
            {
                "id": f"s{index}",
                "name": "Space",
                "altitude_m": 5000 + index,
                "zone": 0,
                "cost": 1,
                "acclimatization": 0,
                "k2_flag": 1,
                "at": [0.5, 0.5],
                "below": [f"s{number}" for number in below],
                "icefall": draw(st.sampled_from((None, *KINDS))) if inner else None,
            }
        )
    return EverestMap.model_validate(
        {
            "provenance": "made up",
            "title": "Test",
            "start": "s0",
            "summit": f"s{size - 1}",
            "space": spaces,
        }
    )


def connected(board: EverestMap, closed: set[str]) -> bool:
    reached, grown = {board.start}, True
    while grown:
        grown = False
        for space in board.spaces:
            for lower in space.below:
                ends = {space.id, lower}
                if len(ends & reached) == 1 and not ends & closed:
                    reached |= ends
                    grown = True
    return board.summit in reached


def arrangements(board: EverestMap, crevasses: dict[IcefallType, int]) -> list[set[str]]:
    def choices(kind: IcefallType) -> list[tuple[EverestSpace, ...]]:
        spaces = [space for space in board.spaces if space.icefall == kind]
        return list(combinations(spaces, min(crevasses[kind], len(spaces))))

    return [
        {space.id for space in first + second} for first in choices("I") for second in choices("II")
    ]


@given(maps(), st.integers(0, 3), st.integers(0, 3))
def test_the_search_agrees_with_trying_all(board: EverestMap, first: int, second: int) -> None:
    crevasses: dict[IcefallType, int] = {"I": first, "II": second}
    cutting = [closed for closed in arrangements(board, crevasses) if not connected(board, closed)]
    found = cutting_arrangement(board, crevasses)
    assert (found is not None) == bool(cutting)
    if found is not None:
        kinds = {space.id: space.icefall for space in board.spaces}
        assert not connected(board, set(found))
        assert all(
            [kinds[space] for space in found].count(kind) <= crevasses[kind] for kind in KINDS
        )
        assert all(kinds[space] is not None for space in found)


def test_no_arrangement_of_the_printed_tiles_cuts_a_built_in_map_off() -> None:
    for name in ("easy", "hard"):
        board = load_data(name, "summer").map
        assert all(connected(board, closed) for closed in arrangements(board, {"I": 1, "II": 2}))
        assert cutting_arrangement(board, {"I": 1, "II": 2}) is None


def test_a_bottleneck_is_found() -> None:
    board = load_data("easy", "summer").map
    assert cutting_arrangement(board, {"I": 5, "II": 0}) == ("i1", "i2", "i3", "i4", "i5")
    assert cutting_arrangement(board, {"I": 4, "II": 0}) is None
