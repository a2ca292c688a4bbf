"""Whole games on record lead to where they led when they were played.

``python -m tests.golden.make`` renews the records; see there when that is right.
"""

import itertools
from collections import Counter

import pytest

from everest.games.loading import SEAT_COUNTS
from everest.games.mount_everest.loader import available_maps, available_weather
from everest.record.files import read_record
from everest.record.replay import check_record, game_of
from tests.golden.endings import KINDS_OF_ENDING, endings_of
from tests.golden.games import FOLDER, GAMES, MOST_BYTES, GoldenGame, memory_of, remembered
from tests.properties.event_kinds import event_kinds


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_record_leads_to_its_end(golden: GoldenGame) -> None:
    record = read_record(golden.path)
    header = record.header
    assert (header.seats, header.map, header.weather) == golden[:3]
    assert header.result is not None
    assert header.plies == len(record.plies)
    game = game_of(header)
    final = check_record(game, record)
    assert game.is_over(final)
    known = remembered()[golden.name]
    assert header.result == known["result"]
    assert memory_of(game, record) == known


@pytest.mark.parametrize("golden", GAMES, ids=lambda golden: golden.name)
def test_a_record_is_small_and_written_as_records_are(golden: GoldenGame) -> None:
    text = golden.path.read_text(encoding="utf-8")
    assert len(text.encode()) < MOST_BYTES
    assert read_record(golden.path).to_text() == text


def test_S1_every_choice_has_a_record() -> None:
    choices = itertools.product(SEAT_COUNTS, available_maps(), available_weather())
    assert {golden[:3] for golden in GAMES} == set(choices)
    assert {path.stem for path in FOLDER.glob("*.record")} == {golden.name for golden in GAMES}
    assert set(remembered()) == {golden.name for golden in GAMES}


def test_every_kind_of_event_has_a_record() -> None:
    found: Counter[str] = Counter()
    for memory in remembered().values():
        found.update(memory["kinds"])
    assert event_kinds() - set(found) == set()


@pytest.mark.clause("E2", "E3")
def test_every_kind_of_ending_has_a_record() -> None:
    found: set[str] = set()
    for memory in remembered().values():
        found |= endings_of(memory["result"], memory["kinds"])
    assert found == set(KINDS_OF_ENDING)
