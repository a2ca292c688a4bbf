"""`everest rules`: the references of both games, and how they refer to each other."""

import re
from functools import cache

import pytest

from everest.cli.rules import sections
from everest.games.loading import GAMES
from everest.text.catalogue import LANGUAGES, catalogue
from tests.clauses import known
from tests.cli.program import Program

LABEL = re.compile(r"\b[A-Z]{1,2}[0-9]{1,2}\b")
RULES_OF_K2 = re.compile(r"rule-K[A-Z][0-9]+|rules-k2-.*|rules-section-K[A-Z]")

CLAUSES = known()
OF_K2 = [clause for clause in CLAUSES if clause[1].isalpha()]
OF_MOUNT_EVEREST = [clause for clause in CLAUSES if clause[1].isdigit()]


def words(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


@cache
def labels(language: str, message: str) -> set[str]:
    """The clauses that a message names."""
    return set(LABEL.findall(catalogue(language).say(message)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_of_k2_has_its_introduction_and_all_its_clauses(
    program: Program, language: str
) -> None:
    say = catalogue(language).say
    page = program.good("--lang", language, "rules", "--game", "k2")
    assert page.startswith(say("rules-k2-title") + "\n\n")
    assert re.findall(r"^  ([A-Z]+\d+) ", page, re.M) == OF_K2
    for message in catalogue(language).ids():
        if RULES_OF_K2.fullmatch(message):
            assert words(say(message)) in words(page)
    assert max(len(line) for line in page.split("\n")) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_of_mount_everest_has_nothing_of_k2(program: Program, language: str) -> None:
    page = program.good("--lang", language, "rules")
    assert page == program.good("--lang", language, "rules", "--game", "mount-everest")
    assert re.findall(r"^  ([A-Z]+\d+) ", page, re.M) == OF_MOUNT_EVEREST
    assert catalogue(language).say("rules-k2-title") not in page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clause", OF_K2)
def test_each_clause_of_k2_is_shown_alone(program: Program, clause: str, language: str) -> None:
    shown = program.good("--lang", language, "rules", clause)
    assert words(shown) == f"{clause} {words(catalogue(language).say(f'rule-{clause}'))}"


def test_a_clause_or_section_is_found_in_either_game(program: Program) -> None:
    assert program.good("rules", " ks1 ") == program.good("rules", "KS1", "--game", "K2")
    assert program.good("rules", "km").startswith("KM  K2: moving and tents\n\n  KM1   ")
    assert program.good("rules", "--game", "k2", "M4") == program.good("rules", "M4")
    assert program.good("rules", "K2").startswith("  K2    You may mix:")
    assert program.good("rules", "K").startswith("K  Settling risk\n")


def test_a_clause_that_is_in_neither_game_gets_one_sentence(program: Program) -> None:
    assert "“KS9”; what there is: KS1 ... KS3." in program.bad("rules", "KS9")
    assert "what there is: KE1." in program.bad("rules", "KE2", "--game", "k2")
    assert "S, C, O, " in program.bad("rules", "KZ1")
    assert "X, Z, KS, KC, KM, KV, KH, KE, KX, KR." in program.bad("rules", "KZ1")


def test_a_game_that_does_not_exist_gets_one_sentence(program: Program) -> None:
    sentence = "--game should be one of mount-everest, k2, and not “chess”."
    assert program.bad("rules", "--game", "chess") == sentence
    assert program.bad("rules", "M4", "--game", "chess") == sentence
    assert "A value should follow the option --game" in program.bad("rules", "--game")
    assert "K2" not in program.bad("--lang", "el", "rules", "--game", "")


def test_no_label_is_used_by_both_games() -> None:
    found = [set(sections(catalogue("en"), game)) for game in GAMES]
    assert found[0] & found[1] == set()
    clauses = [
        clause
        for game in GAMES
        for part in sections(catalogue("en"), game).values()
        for clause in part
    ]
    assert clauses == CLAUSES


def test_the_introduction_places_every_clause_of_mount_everest() -> None:
    """Each clause is said once to hold in K2, to give way to another, or to have no place."""
    parts = sections(catalogue("en"), "mount-everest")
    placed: list[str] = []
    for part in ("same", "instead", "without"):
        text = catalogue("en").say(f"rules-k2-{part}")
        text = re.sub(r" to (section K|K[A-Z]).*?(?=[;.])", "", text)  # what they give way to
        text = re.sub(r"K2(?!, K3)", "", text)  # the game
        placed += LABEL.findall(text)
        for letters in re.findall(r"\b[Ss]ections? ((?:[A-Z](?:, | and )?)+)", text):
            for letter in re.findall("[A-Z]", letters):
                placed += parts[letter]
    assert sorted(placed) == sorted(OF_MOUNT_EVEREST)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_every_language_refers_to_the_same_clauses(language: str) -> None:
    for message in catalogue("en").ids():
        if message.startswith(("rule-", "rules-k2-")):
            assert labels(language, message) == labels("en", message), message
            assert labels("en", message) <= set(CLAUSES), message
