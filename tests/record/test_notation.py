"""Every action has one text, as docs/notation.md says it has."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import everest
from everest.engine.game import AnyGame
from everest.games.loading import GAMES, OFFERS

DOCUMENT = Path(__file__).parents[2] / "docs/notation.md"
CHOICES = [
    (name, seats, board, weather, variant)
    for name, offer in OFFERS.items()
    for seats in offer.seat_counts
    for board in offer.maps(None)
    for weather in offer.weather(None)
    for variant in offer.variants
]
EXAMPLES = {
    "mount-everest": ("mount-everest", 2, "easy", "winter", "standard"),
    "k2": ("k2", 2, "everest-easy", "winter", "family"),
}
"""What has the examples of the document, by game."""
NAMES = {"both": GAMES, "Mount Everest": ("mount-everest",), "K2": ("k2",)}
"""What the document calls the games."""
TOKEN = re.compile(
    r"""\s*(?:
        (?P<text>"[^"]*") | (?P<range>\[[^]]*\]) | (?P<name>[a-z][a-z-]*) | (?P<sign>[()|?*+])
    )""",
    re.VERBOSE,
)


@cache
def loaded(name: str, seats: int, board: str, weather: str, variant: str) -> AnyGame:
    return everest.load(name, seats=seats, map=board, weather=weather, variant=variant)


def kinds_and_texts(game: AnyGame) -> Iterator[tuple[str, str]]:
    """The kind and the text of each action."""
    table = game.actions
    return zip([table.kind_names[kind] for kind in table.kinds], table.texts, strict=True)


@cache
def grammar() -> dict[str, str]:
    """The rules of the documented grammar, each as a regular expression."""
    block = re.search(r"```ebnf\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    rules = re.findall(r"^([a-z-]+) +::= (.*(?:\n +.*)*)", block[1], re.MULTILINE)
    bodies = dict(rules)
    assert len(bodies) == len(rules), "a rule is given twice"
    return {name: expand(body, bodies) for name, body in bodies.items()}


def expand(body: str, bodies: dict[str, str]) -> str:
    parts = []
    position = 0
    while body[position:].strip():
        match = TOKEN.match(body, position)
        assert match is not None, body[position:]
        position = match.end()
        if match["text"]:
            parts.append(f"(?:{re.escape(match['text'][1:-1])})")
        elif match["name"]:
            parts.append(f"(?:{expand(bodies[match['name']], bodies)})")
        else:
            parts.append(match["range"] or match["sign"])
    return "".join(parts)


def rows() -> list[tuple[str, str, str]]:
    """A game, a kind and an example: the rows of the tables of kinds, for each of their games."""
    pattern = r"^\| `([a-z-]+)` \| ([A-Za-z2 ]+) \| [A-Z0-9, a-c]+ \| `([^`]+)` \|"
    found = re.findall(pattern, DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    return [(game, kind, example) for kind, names, example in found for game in NAMES[names]]


def words() -> list[tuple[str, str]]:
    """A game and a word: the rows of the table of words, for each word and game."""
    pattern = r"^\| ((?:`[^`]+`(?:, )?)+)(?: \.\.\.)? \| ([A-Za-z2 ]+) \| [^|]+ \|$"
    found = re.findall(pattern, DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    return [
        (game, word)
        for listed, names in found
        for word in re.findall("`([^`]+)`", listed)
        for game in NAMES[names]
    ]


@pytest.mark.parametrize("choice", CHOICES, ids=str)
def test_every_text_names_its_action(choice: tuple[str, int, str, str, str]) -> None:
    game = loaded(*choice)
    state = game.new_state()
    for action in range(len(game.actions)):
        text = game.text(action)
        assert game.parse(state, everest.CHANCE, text) == action
        assert game.parse(state, everest.CHANCE, f"  {text.upper()} ".replace(" ", "  ")) == action


@pytest.mark.parametrize("choice", CHOICES, ids=str)
def test_every_text_is_in_the_grammar(choice: tuple[str, int, str, str, str]) -> None:
    game = loaded(*choice)
    rules = {name: re.compile(pattern) for name, pattern in grammar().items()}
    by_chance = ("first", "pawn", "token", "weather", "deal", "draw", "tile")
    for kind, text in kinds_and_texts(game):
        assert rules[kind].fullmatch(text), (kind, text)
        whole = rules["chance" if kind in by_chance else "action"]
        assert whole.fullmatch(text), text


@pytest.mark.parametrize("name", GAMES)
def test_no_text_is_of_two_kinds(name: str) -> None:
    game = loaded(*EXAMPLES[name])
    patterns = {kind: re.compile(grammar()[kind]) for kind in game.actions.kind_names}
    for kind, text in kinds_and_texts(game):
        assert [other for other in patterns if patterns[other].fullmatch(text)] == [kind], text


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_is_in_the_tables_and_no_other(name: str) -> None:
    kinds = [kind for game, kind, _ in rows() if game == name]
    assert set(kinds) == set(loaded(*EXAMPLES[name]).actions.kind_names)


@pytest.mark.parametrize(("name", "kind", "example"), rows())
def test_examples_are_actions_of_their_kind(name: str, kind: str, example: str) -> None:
    table = loaded(*EXAMPLES[name]).actions
    action = table.find(example)
    assert action >= 0
    assert table.kind_names[table.kinds[action]] == kind


def test_rescues_are_in_the_family_variant_only() -> None:
    standard = loaded("k2", 2, "easy", "winter", "standard")
    family = loaded("k2", 2, "easy", "winter", "family")
    assert {kind for kind, _ in kinds_and_texts(family)} - {
        kind for kind, _ in kinds_and_texts(standard)
    } == {"rescue", "give-up"}


@pytest.mark.parametrize(("name", "word"), words())
def test_words_of_the_table_occur_in_texts(name: str, word: str) -> None:
    texts = loaded(*EXAMPLES[name]).actions.texts
    assert any(word in text.split(" ") for text in texts)


@pytest.mark.parametrize(("name", "word"), words())
def test_words_of_one_game_do_not_occur_in_the_other(name: str, word: str) -> None:
    for other in set(GAMES) - {game for game, known in words() if known == word}:
        assert not any(word in text.split(" ") for text in loaded(*EXAMPLES[other]).actions.texts)


def test_no_two_texts_differ_in_capitals_or_spaces_only() -> None:
    for choice in CHOICES:
        texts = loaded(*choice).actions.texts
        assert len({" ".join(text.lower().split()) for text in texts}) == len(texts)


def test_limits_do_not_change_the_actions() -> None:
    relaxed = everest.load("k2", seats=5, weather="winter", limits="relaxed")
    assert relaxed.actions.texts == loaded("k2", 5, "easy", "winter", "standard").actions.texts
