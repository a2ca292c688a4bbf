"""Actions, events and refusals of K2 in words."""

import ast
import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest

import everest
from everest.engine.errors import IllegalAction
from everest.engine.events import EVERYONE, Event
from everest.games.k2.game import K2
from everest.games.loading import OFFERS
from everest.table.dealer import Dealer
from everest.table.match import Match
from everest.text.actions import action_phrase, phrase
from everest.text.catalogue import LANGUAGES, catalogue
from everest.text.events import EVERYTHING, event_phrase, log_lines
from everest.text.names import Names, Words
from everest.text.problems import record_sentence
from everest.text.refusals import refusal_sentence

SOURCE = Path(__file__).parents[2] / "src" / "everest"
PLAYERS = ("Ann", "Bob", "Eve", "Jan", "Mia")
CHOICES = [
    (1, "easy", "standard"),
    (2, "hard", "standard"),
    (3, "everest-easy", "family"),
    (5, "easy", "family"),
]
NEVER_IN_K2 = {
    "move.crevasse",
    "pitch.no-tent",
    "settle.no-card-used",
    "settle.no-levels",
}
"""Refusals of the shared rules that K2 never comes to: it has reasons of its own before them."""

EVEREST_WORDS = re.compile(
    r"guide|client|bottles?\b"
    r"|οδηγ|πελ[άα]τ|φι[άα]λ"
    r"|гид|клиент|баллон"
    r"|przewodni[kc]|klien[tc]|butl",
    re.IGNORECASE,
)


@cache
def k2(
    seats: int = 2, board: str = "easy", variant: str = "standard", weather: str = "winter"
) -> K2:
    return everest.load("k2", seats=seats, map=board, weather=weather, variant=variant)


def words(language: str, game: K2 | None = None) -> Words:
    game = k2() if game is None else game
    return Words(catalogue(language), game, Names.of(game, PLAYERS[: game.rules.seats]))


def modules_of_k2() -> list[Path]:
    """The modules that K2 is made of."""
    return sorted([*(SOURCE / "engine").rglob("*.py"), *(SOURCE / "games/k2").rglob("*.py")])


def constants(*functions: str) -> set[str]:
    """The texts with which K2's modules begin the arguments of a call."""
    found = set()
    for path in modules_of_k2():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func
            name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            first = node.args[0]
            if name in functions and isinstance(first, ast.Constant):
                found.add(str(first.value))
    return found


# -- actions --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "board", "variant"), CHOICES)
def test_every_action_has_a_phrase_of_its_own(
    language: str, seats: int, board: str, variant: str
) -> None:
    speaker = words(language, k2(seats, board, variant))
    phrases = [phrase(speaker, action) for action in range(len(speaker.game.actions))]
    assert len(set(phrases)) == len(phrases)
    assert not [text for text in phrases if text.endswith(".") or "{" in text]
    assert not [text for text in phrases if EVEREST_WORDS.search(text)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("play rest0", "play acclimatization 0"),
        ("use rest2 for A", "use acclimatization 2 for climber A"),
        ("use rope1/3 for B up", "use rope up 1 or down 3 for climber B: 1 point for going up"),
        ("move A to s02", "move climber A to Moraine Crest (s02)"),
        ("pitch B", "pitch the tent of climber B"),
        ("settle with levels of A", "settle one point with one level of climber A"),
        ("settle with any point of B", "settle one point with a point of climber B"),
        ("rescue A to base", "use the rescue card: put climber A on Base Camp (base)"),
        ("give up B", "let climber B die"),
    ],
)
def test_actions_in_english(text: str, said: str) -> None:
    game = k2(variant="family")
    action = game.actions.find(text)
    assert action >= 0
    assert action_phrase(catalogue("en"), game, action, words("en", game).names) == said


# -- events ---------------------------------------------------------------------------------------


def events_of_a_match(game: K2, seed: int) -> Iterator[Event]:
    """Everything that happens in a match at random."""
    rng = random.Random(seed)
    match = Match(game, list(PLAYERS[: game.rules.seats]), Dealer(str(seed)))
    yield from match.opening
    while waiting := match.game.to_act(match.state):
        legal = match.game.legal_actions(match.state, waiting[0])
        yield from match.act(waiting[0], rng.choice(legal))


@cache
def matches() -> list[tuple[K2, list[Event]]]:
    games = [k2(*choice) for choice in CHOICES]
    return [(game, list(events_of_a_match(game, 3))) for game in games]


RARE = [
    Event("summited", EVERYONE, {"seat": 0, "piece": "A"}),
    Event("climber-died", EVERYONE, {"seat": 0, "piece": "A", "cause": "risk"}),
    Event("climber-died", EVERYONE, {"seat": 0, "piece": "B", "cause": "check"}),
    Event("dying", EVERYONE, {"seat": 0, "piece": "A"}),
    Event("rescued", EVERYONE, {"seat": 0, "piece": "A", "space": "base"}),
    Event("risk-tied", EVERYONE, {"sum": 4}),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told(language: str) -> None:
    met = set()
    for game, events in matches():
        speaker = words(language, game)
        for event in [*events, *RARE]:
            met.add(event.kind)
            text = event_phrase(speaker.catalogue, game, event, speaker.names, EVERYTHING)
            assert text
            assert text.endswith((".", "!"))
            assert not EVEREST_WORDS.search(text), text
        assert len(log_lines(speaker, events, EVERYTHING)) < len(events)
    assert constants("tell") | {"summited"} == met


def over(scores: Sequence[int], ranks: Sequence[int]) -> Event:
    ranking = sorted(range(len(scores)), key=lambda seat: ranks[seat])
    return Event(
        "game-over",
        EVERYONE,
        {"ranking": ranking, "ranks": list(ranks), "scores": list(scores)},
    )


@pytest.mark.parametrize(
    ("scores", "ranks", "told"),
    [
        ((7, 12, 9), (3, 1, 2), "Bob 12, Eve 9, Ann 7. Winner: Bob."),
        ((12, 12, 9), (2, 1, 3), "Bob 12, Ann 12, Eve 9. Winner: Bob."),
        ((12, 9, 12), (1, 3, 1), "Ann 12, Eve 12, Bob 9. A draw: Ann, Eve."),
        ((17,), (1,), "Ann 17. Rank: Himalayan climber."),
        ((2,), (1,), "Ann 2. Rank: sailor."),
    ],
)
def test_the_end_says_who_has_won(
    scores: tuple[int, ...], ranks: tuple[int, ...], told: str
) -> None:
    speaker = words("en", k2(len(scores)))
    assert log_lines(speaker, [over(scores, ranks)], None) == [f"The game is over: {told}"]


def test_a_map_without_ranks_has_none_to_tell() -> None:
    game = everest.load("k2", seats=1)
    game.rules.solo_ranks = []
    assert log_lines(words("en", game), [over((9,), (1,))], None) == ["The game is over: Ann 9."]


def test_in_mount_everest_the_end_is_only_told() -> None:
    game = everest.load()
    speaker = Words(catalogue("en"), game, Names.of(game, ("Ann", "Bob")))
    assert log_lines(speaker, [over((3, 4), (2, 1))], None) == ["The game is over: Bob 4, Ann 3."]


@pytest.mark.parametrize(
    ("cause", "end"),
    [
        ("card", "."),
        ("risk", ", by settling risk."),
        ("check", ", in the night."),
        ("rescue", ", by the rescue."),
    ],
)
def test_levels_say_why_they_change(cause: str, end: str) -> None:
    data: dict[str, str | int] = {"seat": 1, "piece": "B", "from": 2, "to": 1, "cause": cause}
    event = Event("level", EVERYONE, {**data})
    assert log_lines(words("en"), [event], None) == [f"Bob: climber B goes from level 2 to 1{end}"]


# -- refusals -------------------------------------------------------------------------------------


@cache
def refusals() -> list[IllegalAction]:
    """For actions that are not legal in positions at random; each once."""
    game = k2(variant="family")
    rng = random.Random(5)
    found = {}
    state = game.new_state()
    for step in range(1500):
        seat = game.to_act(state)[0]
        legal = game.legal_actions(state, seat)
        if step % 25 == 0 or state.dying:
            for action in range(len(game.actions)):
                if action not in legal:
                    error = game.refusal(state, seat, action)
                    found[str(error)] = error
        game.apply(state, seat, rng.choice(legal))
        if game.is_over(state):
            state = game.new_state()
    return list(found.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_that_occurs_is_a_sentence(language: str) -> None:
    speaker = words(language, k2(variant="family"))
    for error in refusals():
        text = refusal_sentence(speaker.catalogue, error, speaker)
        assert text.endswith(f". [{error.clause}]")
        assert not EVEREST_WORDS.search(text), text
        assert refusal_sentence(speaker.catalogue, error, game="k2")
    codes = {error.code for error in refusals()}
    assert len(codes) > 15
    assert codes <= constants("IllegalAction", "refused") - NEVER_IN_K2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(constants("IllegalAction", "refused") - NEVER_IN_K2))
def test_every_refusal_of_k2_is_a_sentence_about_climbers(language: str, code: str) -> None:
    params: dict[str, str | int] = {
        "action": 9999,
        "seat": 1,
        "card": "any2",
        "value": -2,
        "piece": "B",
        "space": "s02",
        "zone": 2,
        "cost": 3,
        "have": 1,
        "limit": 2,
        "risk": 1,
    }
    error = IllegalAction(code, "KM1", params)
    for speaker in (words(language), None):
        text = refusal_sentence(catalogue(language), error, speaker, "k2")
        assert text.endswith(". [KM1]")
        assert not EVEREST_WORDS.search(text), text


def test_a_refusal_says_what_why_and_what_would_be_right() -> None:
    error = IllegalAction("move.full", "M4", {"piece": "A", "space": "s02", "limit": 2})
    assert refusal_sentence(catalogue("en"), error, words("en")) == (
        "Moraine Crest (s02) is full (climbers: 2) and climber A could not surely get on from "
        "there; keep enough points for a way out, or go elsewhere. [M4]"
    )


def test_a_faulty_record_speaks_of_climbers() -> None:
    refused = IllegalAction("end.in-full-space", "M4", {"piece": "A"})
    text = record_sentence(
        catalogue("en"), "record.illegal-action", 9, {"text": "end", "game": "k2"}, refused
    )
    assert "Climber A stands in a full space" in text


# -- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", OFFERS["k2"].maps(None))
def test_spaces_and_choices_have_names(language: str, board: str) -> None:
    speaker = words(language, k2(5, board, "family"))
    ids = speaker.rules.board.ids
    assert all(speaker.space(space).endswith(f" ({space})") for space in ids)
    assert not [space for space in ids if speaker.space_name(space) == space]
    assert speaker.game_name() == "K2"
    for name in (
        speaker.map_name(),
        speaker.weather_name(),
        speaker.limits_name(),
        speaker.variant_name(),
    ):
        assert name
    assert speaker.rank("alpinist") != "" != speaker.rank("tatra-climber")
    assert speaker.rank("champion") == "champion"


def test_choices_in_english() -> None:
    game = everest.load("k2", seats=5, limits="relaxed", variant="family")
    speaker = words("en", game)
    assert speaker.limits_name() == "relaxed limits"
    assert speaker.variant_name() == "family game"
    assert words("en", k2(2, "everest-hard")).map_name() == "Everest, hard"
    assert speaker.holder("A") == "climber A"
    assert speaker.holder("camp2") == "tent of climber B"


def test_winter_days_say_what_costs_more() -> None:
    speaker = words("en")
    tiles = {tile.name: tile for tile in speaker.rules.weather}
    assert speaker.day(tiles["w2"].days[0]) == "fine"
    assert speaker.day(tiles["w2"].days[2]) == (
        "below 6000 m, 6000 to 7000 m, 7000 to 8000 m, above 8000 m: "
        "entering and pitching cost 1 more"
    )
    assert speaker.day(tiles["w4"].days[2]) == (
        "6000 to 7000 m, 7000 to 8000 m, above 8000 m: lose 1, entering and pitching cost 1 more"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_plays_alone_takes_a_token_without_a_highest_sum(language: str) -> None:
    token = Event("token-taken", EVERYONE, {"seat": 0, "value": 2})
    (alone,) = log_lines(words(language, k2(seats=1)), [token], None)
    (of_two,) = log_lines(words(language), [token], None)
    assert alone != of_two
    assert "Ann" in alone
    assert "2" in alone
    if language == "en":
        assert alone == "Ann plays alone and takes the token 2."
        assert of_two == "Ann has the highest risk sum and takes the token 2."
