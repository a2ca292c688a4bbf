"""Every action has one text, as docs/notation.md says it has."""

import re
from pathlib import Path

import pytest

import everest
from everest.games.loading import SEAT_COUNTS
from everest.games.mount_everest.loader import available_maps, available_weather
from everest.games.mount_everest.vocabulary import KIND_NAMES
from tests.positions import standard_game

DOCUMENT = Path(__file__).parents[2] / "docs/notation.md"
CHOICES = [
    (seats, board, weather)
    for seats in SEAT_COUNTS
    for board in available_maps()
    for weather in available_weather()
]
TOKEN = re.compile(
    r"""\s*(?:
        (?P<text>"[^"]*") | (?P<range>\[[^]]*\]) | (?P<name>[a-z][a-z-]*) | (?P<sign>[()|?*+])
    )""",
    re.VERBOSE,
)
WORDS = (
    "A camp1 supply i3 any2 rope1/3 down2 any3-loss1 any3-left1 rope1/3-down-left2 "
    "mountaineer-3 tourist-2-summited bottle tent up any down"
)


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


def rows() -> list[tuple[str, str]]:
    """The kind and the example in each row of the tables of kinds."""
    return re.findall(
        r"^\| `([a-z-]+)` \| [A-Z0-9, a-c]+ \| `([^`]+)` \|",
        DOCUMENT.read_text(encoding="utf-8"),
        re.MULTILINE,
    )


@pytest.mark.parametrize(("seats", "board", "weather"), CHOICES)
def test_every_text_names_its_action(seats: int, board: str, weather: str) -> None:
    game = standard_game(seats, board, weather)
    state = game.new_state()
    for action in range(len(game.actions)):
        text = game.text(action)
        assert game.parse(state, everest.CHANCE, text) == action
        assert game.parse(state, everest.CHANCE, f"  {text.upper()} ".replace(" ", "  ")) == action


@pytest.mark.parametrize(("seats", "board", "weather"), CHOICES)
def test_every_text_is_in_the_grammar(seats: int, board: str, weather: str) -> None:
    game = standard_game(seats, board, weather)
    rules = {name: re.compile(pattern) for name, pattern in grammar().items()}
    by_chance = ("first", "pawn", "token", "weather", "deal", "draw", "tile")
    for action, text in enumerate(game.actions.texts):
        kind = KIND_NAMES[game.actions.kinds[action]]
        assert rules[kind].fullmatch(text), (kind, text)
        whole = rules["chance" if kind in by_chance else "action"]
        assert whole.fullmatch(text), text


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_no_text_is_of_two_kinds(kind: str) -> None:
    pattern = re.compile(grammar()[kind])
    game = standard_game()
    strangers = [
        text
        for action, text in enumerate(game.actions.texts)
        if KIND_NAMES[game.actions.kinds[action]] != kind and pattern.fullmatch(text)
    ]
    assert strangers == []


def test_every_kind_is_in_the_tables_and_no_other() -> None:
    assert {kind for kind, _ in rows()} == set(KIND_NAMES)


@pytest.mark.parametrize(("kind", "example"), rows())
def test_examples_are_actions_of_their_kind(kind: str, example: str) -> None:
    game = standard_game()
    action = game.actions.find(example)
    assert action >= 0
    assert KIND_NAMES[game.actions.kinds[action]] == kind


@pytest.mark.parametrize("words", WORDS.split(" "))
def test_words_of_the_table_occur_in_texts(words: str) -> None:
    game = standard_game()
    assert any(words in text.split(" ") for text in game.actions.texts)


def test_no_two_texts_differ_in_capitals_or_spaces_only() -> None:
    for seats, board, weather in CHOICES:
        texts = standard_game(seats, board, weather).actions.texts
        assert len({" ".join(text.lower().split()) for text in texts}) == len(texts)
