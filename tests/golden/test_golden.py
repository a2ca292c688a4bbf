"""Whole games on record lead to where they led when they were played.

``python -m tests.golden.make`` renews the records; see there when that is right.
"""

import itertools
from collections import Counter

import pytest

from everest.games.loading import OFFERS
from everest.record.files import read_record
from everest.record.replay import check_record, game_of
from tests.golden.endings import ENDINGS
from tests.golden.games import FOLDERS, GAMES, MOST_BYTES, GoldenGame, memory_of, remembered
from tests.properties.event_kinds import event_kinds

ALL_GAMES = [golden for family in GAMES.values() for golden in family]


@pytest.mark.parametrize("golden", ALL_GAMES, ids=lambda golden: golden.label)
def test_a_record_leads_to_its_end(golden: GoldenGame) -> None:
    record = read_record(golden.path)
    header = record.header
    assert (header.game, header.seats, header.map) == (golden.game, golden.seats, golden.map)
    assert header.weather == golden.weather
    assert (header.limits, header.variant) == (golden.limits, golden.variant)
    assert header.result is not None
    assert header.plies == len(record.plies)
    game = game_of(header)
    final = check_record(game, record)
    assert game.is_over(final)
    known = remembered(golden.game)[golden.name]
    assert header.result == known["result"]
    assert memory_of(game, record) == known


@pytest.mark.parametrize("golden", ALL_GAMES, ids=lambda golden: golden.label)
def test_a_record_is_small_and_written_as_records_are(golden: GoldenGame) -> None:
    text = golden.path.read_text(encoding="utf-8")
    assert len(text.encode()) < MOST_BYTES
    assert read_record(golden.path).to_text() == text


@pytest.mark.parametrize("family", GAMES)
def test_the_folders_hold_the_golden_games_and_no_others(family: str) -> None:
    names = [golden.name for golden in GAMES[family]]
    assert len(set(names)) == len(names)
    assert {path.stem for path in FOLDERS[family].glob("*.record")} == set(names)
    assert set(remembered(family)) == set(names)


def test_S1_every_choice_of_mount_everest_has_a_record() -> None:
    offer = OFFERS["mount-everest"]
    choices = itertools.product(offer.seat_counts, offer.maps(None), offer.weather(None))
    assert {golden[:3] for golden in GAMES["mount-everest"]} == set(choices)


@pytest.mark.clause("KS3", "KX1", "KX2", "KR11")
def test_every_choice_of_k2_has_a_record_though_not_with_every_other() -> None:
    offer, games = OFFERS["k2"], GAMES["k2"]
    places = itertools.product(offer.maps(None), offer.weather(None))
    assert {(golden.map, golden.weather) for golden in games} == set(places)
    assert {golden.seats for golden in games} == set(offer.seat_counts)
    assert {golden.limits for golden in games} == set(offer.limits)
    assert {golden.variant for golden in games} == set(offer.variants)


@pytest.mark.parametrize("family", GAMES)
def test_every_kind_of_event_has_a_record(family: str) -> None:
    found: Counter[str] = Counter()
    for memory in remembered(family).values():
        found.update(memory["kinds"])
    assert event_kinds(family) - set(found) == set()


@pytest.mark.parametrize("family", GAMES)
@pytest.mark.clause("E2", "E3", "KE1", "KX1", "KX2", "KR7")
def test_every_kind_of_ending_has_a_record(family: str) -> None:
    endings_of, known = ENDINGS[family]
    found: set[str] = set()
    for memory in remembered(family).values():
        found |= endings_of(memory)
    assert found == known
