"""Every language has every message, and the program asks for no other."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

import everest
from everest.games.k2 import vocabulary as k2
from everest.games.loading import GAMES, OFFERS
from everest.games.mount_everest import vocabulary as mount_everest
from everest.text.catalogue import (
    LANGUAGES,
    Catalogue,
    MessageError,
    catalogue,
    pick_language,
)
from everest.text.names import space_message
from everest.text.refusals import refusal_message
from tests.text.reading import case_names, messages, nodes, selectors, variables

SOURCE = Path(__file__).parents[2] / "src" / "everest"
OTHERS = [language for language in LANGUAGES if language != "en"]

# Plural categories of whole numbers: https://cldr.unicode.org/index/cldr-spec/plural-rules
CATEGORIES = {"en": {"one"}, "el": {"one"}, "ru": {"one", "few"}, "pl": {"one", "few"}}
ALL_CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


# -- the catalogues among each other --------------------------------------------------------------


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_in_the_same_files(language: str) -> None:
    english = {name: file for name, (file, _) in messages("en").items()}
    other = {name: file for name, (file, _) in messages(language).items()}
    assert set(other) - set(english) == set()
    assert set(english) - set(other) == set()
    assert other == english


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables(language: str) -> None:
    """Apart from the game: where games differ in one language, in another one word may do."""
    different = {
        name: (sorted(variables("en", name)), sorted(variables(language, name)))
        for name in messages("en")
        if (variables("en", name) ^ variables(language, name)) - {"game"}
    }
    assert different == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_cover_the_categories_of_the_language(language: str) -> None:
    for name, selector in selectors(language):
        keys = case_names(selector)
        if keys & (ALL_CATEGORIES - {"other"}):
            assert keys >= CATEGORIES[language], f"{name} lacks {CATEGORIES[language] - keys}"
            assert keys <= ALL_CATEGORIES, f"{name} mixes plurals with other cases: {keys}"


@pytest.mark.parametrize("language", OTHERS)
def test_cases_are_the_same_in_every_language(language: str) -> None:
    """A selector on words (not on numbers) has the same words everywhere."""

    def cases(tongue: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for name, selector in selectors(tongue):
            keys = case_names(selector)
            if not keys & ALL_CATEGORIES and not keys & set(GAMES):
                found.setdefault(name, set()).update(keys)
        return found

    english = cases("en")
    for name, keys in cases(language).items():
        assert keys == english.get(name, keys), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_differs_by_game_has_a_case_for_each(language: str) -> None:
    found = 0
    for name, selector in selectors(language):
        about_game = (
            isinstance(selector.selector, ftl.VariableReference)
            and selector.selector.id.name == "game"
        )
        if about_game or case_names(selector) & set(GAMES):
            assert about_game, name
            assert case_names(selector) == set(GAMES), name
            found += 1
    assert found > 10


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_untranslated(language: str) -> None:
    """Texts of more than two words differ from the English ones."""
    same = []
    for name, (_, message) in messages(language).items():
        text = "".join(
            node.value for node in nodes(message.value) if isinstance(node, ftl.TextElement)
        )
        english = "".join(
            node.value
            for node in nodes(messages("en")[name][1].value)
            if isinstance(node, ftl.TextElement)
        )
        if text == english and len(re.findall(r"[A-Za-z]{3,}", text)) > 2:
            same.append(name)
    assert same == []


# -- the catalogues and the program ---------------------------------------------------------------


@cache
def calls(function: str) -> list[tuple[str, ast.Call]]:
    """All calls of a function or method in the program, with where they stand."""
    found = []
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
                if name == function:
                    found.append((f"{path.relative_to(SOURCE)}:{node.lineno}", node))
    return found


def strings(node: ast.expr, path: str) -> set[str]:
    """The texts that an argument can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    if isinstance(node, ast.IfExp):
        return strings(node.body, path) | strings(node.orelse, path)
    return set()


@cache
def says_with_a_catalogue(place: str, function: str) -> bool:
    """Whether a call asks a catalogue itself, not `Words.say`, which adds the game."""
    if function == "say":
        source = (SOURCE / place.split(":")[0]).read_text(encoding="utf-8")
        return "say = catalogue.say\n" in source
    return function.endswith("catalogue.say")


def test_messages_that_the_program_says_exist_and_get_what_they_need() -> None:
    found = [*calls("say"), *calls("_say")]
    assert len(found) > 100
    for place, call in found:
        for message in strings(call.args[0], place) if call.args else ():
            assert message in messages("en"), f"{place}: {message}"
            given = {keyword.arg for keyword in call.keywords}
            if None in given:
                continue
            needed = variables("en", message)
            for language in LANGUAGES:
                needed |= variables(language, message) & {"game"}
            if not says_with_a_catalogue(place, ast.unparse(call.func)):
                needed -= {"game"}
            assert given == needed, f"{place}: {message}"


def test_every_refusal_has_a_sentence() -> None:
    codes = {
        code
        for function in ("IllegalAction", "refused")
        for place, call in calls(function)
        for code in strings(call.args[0], place)
    }
    assert len(codes) > 60
    assert {"move.full", "move.crevasse", "rescue.full"} <= codes
    wanted = {refusal_message(code) for code in codes}
    known = {name for name in messages("en") if name.startswith("refusal-")}
    assert known == wanted


def test_every_event_has_a_sentence() -> None:
    kinds = {
        kind for place, call in calls("tell") if call.args for kind in strings(call.args[0], place)
    }
    # told under a name that is set just before
    kinds |= {"summited", "came-home"}
    assert len(kinds) > 35
    known = {name for name in messages("en") if name.startswith("event-")}
    assert known == {f"event-{kind}" for kind in kinds}


def test_every_kind_of_action_has_a_phrase() -> None:
    known = {name for name in messages("en") if name.startswith("action-")}
    kinds = {*mount_everest.KIND_NAMES, *k2.KIND_NAMES, "abandon"}
    assert known == {f"action-{kind}" for kind in kinds}


def test_every_fault_of_a_record_has_a_sentence() -> None:
    codes = {code for place, call in calls("RecordError") for code in strings(call.args[0], place)}
    assert len(codes) > 20
    assert {code.replace(".", "-") for code in codes} <= set(messages("en"))


def test_every_space_of_the_built_in_maps_has_a_name_in_each_language() -> None:
    names = {
        name
        for offer in OFFERS.values()
        for board in offer.maps(None)
        for name in offer.picture(board, "summer", None).names.values()
    }
    assert {"Hillary Step", "Bottleneck"} <= names
    known = {name for name in messages("en") if name.startswith("space-")}
    assert known == {space_message(name) for name in names}
    for name in names:
        assert catalogue("en").say(space_message(name)) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_spaces_of_a_map_have_the_same_name(language: str) -> None:
    for offer in OFFERS.values():
        for board in offer.maps(None):
            names = offer.picture(board, "summer", None).names.values()
            said = [catalogue(language).say(space_message(name)) for name in names]
            assert len(set(said)) == len(said), board


def test_everything_that_games_offer_has_a_name_in_each_language() -> None:
    wanted = {f"game-name-{name}" for name in GAMES}
    for offer in OFFERS.values():
        wanted |= {f"map-name-{name}" for name in offer.maps(None)}
        wanted |= {f"weather-name-{name}" for name in offer.weather(None)}
        wanted |= {f"limits-name-{name}" for name in offer.limits}
        wanted |= {f"variant-name-{name}" for name in offer.variants}
    prefixes = ("game-name-", "map-name-", "weather-name-", "limits-name-", "variant-name-")
    assert {name for name in messages("en") if name.startswith(prefixes)} == wanted


def test_every_rank_has_a_name_in_each_language() -> None:
    ranks = {
        rank
        for board in OFFERS["k2"].maps(None)
        for weather in OFFERS["k2"].weather(None)
        for _, rank in everest.load("k2", seats=1, map=board, weather=weather).rules.solo_ranks
    }
    assert len(ranks) == 4
    known = {
        name
        for name, (file, _) in messages("en").items()
        if name.startswith("rank-") and file == "names.ftl"
    }
    assert known == {f"rank-{rank}" for rank in ranks}


# -- the catalogue itself -------------------------------------------------------------------------


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(KeyError):
        catalogue("en").say("no-such-message")
    assert not catalogue("en").has("no-such-message")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MessageError):
        catalogue("en").say("event-turn-ended")


def test_a_catalogue_of_an_unknown_language_is_an_error() -> None:
    with pytest.raises(ValueError, match="xx"):
        Catalogue("xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_plain_and_nothing_is_isolated(language: str) -> None:
    text = catalogue(language).say("weather-later", day=12345, effect="x")
    assert "12345" in text
    assert not set(text) & set("\u2066\u2067\u2068\u2069")


def test_the_language_is_picked() -> None:
    assert pick_language("el", {"LANG": "ru_RU.UTF-8"}) == "el"
    assert pick_language("pl_PL", {}) == "pl"
    assert pick_language(None, {"LC_ALL": "ru_RU.UTF-8", "LANG": "el_GR"}) == "ru"
    assert pick_language(None, {"LC_ALL": "", "LC_MESSAGES": "pl", "LANG": "el_GR"}) == "pl"
    assert pick_language(None, {"LANG": "fr_FR.UTF-8"}) == "en"
    assert pick_language(None, {"LC_ALL": "C", "LANG": "el_GR"}) == "en"
    assert pick_language(None, {}) == "en"
    with pytest.raises(ValueError, match="fr"):
        pick_language("fr", {})
