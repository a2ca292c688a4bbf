"""Actions, events and refusals in words."""

import random

import pytest

import everest
from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE, Event
from everest.games.errors import UnknownChoice
from everest.games.faults import RulesetError
from everest.games.mount_everest.loader import load_data
from everest.table.dealer import Dealer
from everest.table.match import Match
from everest.text.actions import action_phrase, phrase
from everest.text.catalogue import LANGUAGES, catalogue
from everest.text.events import EVERYTHING, event_phrase, log_lines
from everest.text.names import Names, Words
from everest.text.problems import choice_sentence, fault_sentence, record_sentence
from everest.text.refusals import refusal_sentence
from tests.positions import position, random_play, refusal


def words(language: str) -> Words:
    game = everest.load(weather="winter")
    return Words(catalogue(language), game, Names.of(game, ("Ann", "Bob")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_phrase_of_its_own(language: str) -> None:
    speaker = words(language)
    actions = range(len(speaker.game.actions))
    phrases = [phrase(speaker, action) for action in actions]
    assert len(set(phrases)) == len(phrases)
    assert not [text for text in phrases if text.endswith(".") or "{" in text]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("play any2", "play movement 2"),
        ("use rope1/3 for A up", "use rope up 1 or down 3 for guide A: 1 point for going up"),
        ("use rest2 for camp1", "use acclimatization 2 on camp 1"),
        ("use any3-loss1 for B", "use movement 3 (clients lose 1) for guide B: 3 points for any"),
        ("move B to base", "move guide B to Base Camp (base)"),
        ("give tent from supply to A", "bring from the supply to guide A: tent"),
        ("abandon tourist-2-summited of B", "abandon for good, from guide B: tourist level 2, su"),
        ("settle with card rope1/3 up", "settle one point with a card: rope up 1 or down 3, its"),
        ("return rest1 top", "put acclimatization 1 back on top of the acclimatization deck"),
        ("raise mountaineer-1 of camp2", "raise mountaineer level 1 to level 2 (camp 2)"),
        ("use any2-left1 for A", "use movement 1 (left of: movement 2) for guide A: 1 point for"),
        ("tile crevasse", "turn the icefall tile over: crevasse, nobody can enter"),
    ],
)
def test_actions_in_english(text: str, said: str) -> None:
    speaker = words("en")
    action = speaker.game.actions.find(text)
    assert action >= 0
    assert action_phrase(catalogue("en"), speaker.game, action, speaker.names).startswith(said)


def events_of_matches() -> list[Event]:
    """Everything that happens in two matches at random."""
    rng = random.Random(4)
    found: list[Event] = []
    for number in range(2):
        match = Match(everest.load(weather="winter"), ["Ann", "Bob"], Dealer(str(number)))
        found += match.opening
        while waiting := match.game.to_act(match.state):
            legal = match.game.legal_actions(match.state, waiting[0])
            found += match.act(waiting[0], rng.choice(legal))
    return found


@pytest.fixture(scope="module")
def events() -> list[Event]:
    return events_of_matches()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told(language: str, events: list[Event]) -> None:
    speaker = words(language)
    for event in events:
        text = event_phrase(speaker.catalogue, speaker.game, event, speaker.names, EVERYTHING)
        assert text
        assert text.endswith((".", "!"))
    assert len(log_lines(speaker, events, EVERYTHING)) < len(events)


def test_secrets_are_told_to_nobody_else(events: list[Event]) -> None:
    speaker = words("en")
    secrets = [event for event in events if event.audience != EVERYONE]
    assert secrets
    for event in secrets:
        for viewer in (None, 1 - event.audience):
            told = event_phrase(speaker.catalogue, speaker.game, event, speaker.names, viewer)
            assert told is None
    mine = "\n".join(log_lines(speaker, events, 0))
    assert "Ann draws:" in mine
    assert "Bob draws:" not in mine
    assert "draws:" not in "\n".join(log_lines(speaker, events, None))


def test_trivial_events_are_merged() -> None:
    speaker = words("en")
    given = [
        Event("given", EVERYONE, {"seat": 0, "item": item, "from": "supply", "to": "A"})
        for item in ("mountaineer-1", "mountaineer-1", "tourist-1")
    ]
    other = Event("given", EVERYONE, {"seat": 0, "item": "tent", "from": "supply", "to": "B"})
    assert log_lines(speaker, [*given, other], None) == [
        "Ann brings from the supply to guide A: 2 x mountaineer level 1, tourist level 1.",
        "Ann brings from the supply to guide B: tent.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_occurs_is_a_sentence(language: str) -> None:
    """Each action that is not legal, in positions at random."""
    speaker = words(language)
    codes = set()
    for step, (state, seat) in enumerate(random_play(speaker.game, seed=8, steps=700)):
        if step % 25:
            continue
        legal = set(speaker.game.legal_actions(state, seat))
        for action in range(0, len(speaker.game.actions), 7):
            if action not in legal:
                error = speaker.game.refusal(state, seat, action)
                codes.add(error.code)
                text = refusal_sentence(speaker.catalogue, error, speaker)
                assert text.endswith(f" [{error.clause}]")
                assert text.removesuffix(f" [{error.clause}]").endswith((".", "·"))
                assert refusal_sentence(speaker.catalogue, error)
    assert len(codes) > 12


def test_a_refusal_says_what_why_and_what_would_be_right() -> None:
    game, state = position(cards=("any1",))
    error = refusal(game, state, "move A to i3")
    speaker = Words(catalogue("en"), game, Names.of(game, ("Ann", "Bob")))
    assert refusal_sentence(catalogue("en"), error, speaker) == (
        "Entering Icefall, the Football Field (i3) costs 1 and guide A has 0 points for that "
        "direction; use a card for it first. [M1]"
    )


def test_somebody_else_is_named_in_a_refusal() -> None:
    error = IllegalAction("turn.not-yours", "A1", {"seat": 1})
    assert "(Bob)" in refusal_sentence(catalogue("en"), error, words("en"))
    assert "(1)" in refusal_sentence(catalogue("en"), error)


def test_spaces_without_a_translation_keep_their_names() -> None:
    game = everest.load()
    names = Names(("Ann", "Bob"), {"base": "Our garden", "i3": "Base Camp"})
    speaker = Words(catalogue("pl"), game, names)
    assert speaker.space("base") == "Our garden (base)"
    assert speaker.space("i3") == "Baza (i3)"
    assert speaker.space("c3") == "c3 (c3)"


def test_days_are_told_zone_by_zone() -> None:
    speaker = words("en")
    tiles = {tile.name: tile for tile in speaker.rules.weather}
    assert speaker.day(tiles["w5"].days[0]) == "fine"
    assert speaker.day(tiles["w6"].days[0]) == "6000 to 7000 m: no movement"
    assert speaker.day(tiles["w6"].days[2]) == "6000 to 7000 m, 7000 to 8000 m: lose 2"


def test_faulty_records_files_and_choices() -> None:
    english = catalogue("en")
    assert record_sentence(english, "record.missing-key", 3, {"key": "map"}).startswith("line 3: ")
    refused = IllegalAction("pitch.no-tent", "T1", {"piece": "A"})
    text = record_sentence(english, "record.illegal-action", 9, {"text": "pitch A"}, refused)
    assert text.startswith("line 9: ")
    assert text.endswith("[T1]")
    assert "2, 3" in choice_sentence(english, UnknownChoice("seats", 9, (2, 3)))
    with pytest.raises(RulesetError) as caught:
        load_data("flat", "summer")
    assert "flat" in fault_sentence(english, caught.value.faults[0])
