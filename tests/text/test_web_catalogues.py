"""The client in the browser asks for the messages that its catalogues have, and for no others."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from everest.advice.codes import DUTIES, HINTS, WARNINGS, Codes
from everest.text.catalogue import LANGUAGES, Catalogue, catalogue_sources
from tests.text.reading import messages, nodes, variables

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
PROTOCOL = ROOT / "docs" / "protocol.md"

LOADED = {"actions.ftl", "events.ftl", "names.ftl", "refusals.ftl"}
"""What the client loads besides files of its own; see web/src/text/languages."""
RULES = {"rules.ftl", "k2-rules.ftl"}
"""What it loads for the pages of the rules."""

OF_THE_CLIENT = {"net.unreachable", "net.closed", "net.unheard"}
"""Problems that the client finds by itself; see web/src/net."""

LITERAL = re.compile(r"""(["'`])(web-(?:[a-z0-9-]|\$\{[^}`]*\})*)\1""")
"""A message of the browser in the program, or the beginning of one."""
SAID = re.compile(r"""([\w.!?]*\.)?\bsay\(\s*"([a-z0-9-]+)"\s*""")
"""A sentence that is said, up to what it is given."""


@cache
def sources() -> dict[str, str]:
    """The client's program, by file."""
    paths = [path for ending in ("ts", "svelte") for path in CLIENT.rglob(f"*.{ending}")]
    return {str(path.relative_to(CLIENT)): path.read_text(encoding="utf-8") for path in paths}


def of_the_browser(language: str = "en") -> set[str]:
    """The messages that only the browser has."""
    return {name for name, (file, _) in messages(language).items() if file.startswith("web")}


def can_be_said() -> set[str]:
    """The messages that the client loads, those of the rules included."""
    return of_the_browser() | {
        name for name, (file, _) in messages("en").items() if file in LOADED | RULES
    }


def literals() -> Iterator[tuple[str, re.Pattern[str]]]:
    """Each mention of messages: where it stands, and what the ids look like."""
    for file, source in sources().items():
        for match in LITERAL.finditer(source):
            parts = re.split(r"\$\{[^}]*\}", match[2])
            ids = "[a-z0-9-]+".join([re.escape(part) for part in parts])
            open_end = "[a-z0-9-]+" if match[2].endswith("-") else ""
            yield f"{file}: {match[2]}", re.compile(ids + open_end)


def references(message: str) -> set[str]:
    """The messages that a message is made of."""
    value = messages("en")[message][1].value
    return {node.id.name for node in nodes(value) if isinstance(node, ftl.MessageReference)}


def given(source: str, start: int) -> set[str] | None:
    """The names in the object that stands behind an id; None where they cannot be read off."""
    if source[start] == ")":
        return set()
    match = re.match(r",\s*\{", source[start:])
    if match is None:
        return None
    names, depth, text = set(), 0, ""
    for sign in source[start + match.end() :]:
        if depth == 0 and sign in ",}":
            if text.strip().startswith("..."):
                return None
            if text.strip():
                names.add(text.split(":")[0].strip().strip('"'))
            text = ""
            if sign == "}":
                return names
        else:
            text += sign
            depth += (sign in "([{") - (sign in ")]}")
    return None


def test_all_messages_of_the_browser_are_told_from_others_by_their_ids() -> None:
    assert len(of_the_browser()) > 80
    assert {name for name in messages("en") if name.startswith("web-")} == of_the_browser()


def test_every_message_that_the_client_names_exists() -> None:
    known = of_the_browser()
    unknown = [place for place, ids in literals() if not any(ids.fullmatch(name) for name in known)]
    assert unknown == []


def test_every_message_of_the_browser_is_used() -> None:
    known = of_the_browser()
    wanted = [ids for _, ids in literals()]
    used = {name for name in known if any(ids.fullmatch(name) for ids in wanted)}
    used |= {part for name in known for part in references(name)}
    assert known - used == set()


def test_the_client_loads_all_that_it_says() -> None:
    known = can_be_said()
    said = {
        f"{file}: {match[2]}": match[2]
        for file, source in sources().items()
        for match in SAID.finditer(source)
    }
    assert len(said) > 40
    assert [place for place, name in said.items() if name not in known] == []
    parts = {part for name in known for part in references(name)}
    assert parts - known == set()


def test_every_sentence_gets_what_it_needs() -> None:
    checked = 0
    for file, source in sources().items():
        for match in SAID.finditer(source):
            names = given(source, match.end())
            if names is None or match[2] not in can_be_said():
                continue
            if match[1] is not None and match[1] != "catalogue.":
                names |= {"game"}  # `Words.say` adds it
            for language in LANGUAGES:
                missing = variables(language, match[2]) - names
                assert missing == set(), f"{file}: {match[2]} in {language}"
            checked += 1
    assert checked > 40


@pytest.mark.parametrize(
    ("prefix", "codes"),
    [("web-duty-", DUTIES), ("web-warning-", WARNINGS), ("web-hint-", HINTS)],
)
def test_every_note_of_advice_has_a_sentence(prefix: str, codes: Codes) -> None:
    # who and how many die where, and the sum of their night; the cards by their names
    more = {
        "web-warning-dying": {"count", "kind", "space", "piece", "sum"},
        "web-warning-cards-left": {"cards"},
    }
    known = {name for name in of_the_browser() if name.startswith(prefix)}
    assert known == {prefix + code for code in codes}
    for code, params in codes.items():
        for language in LANGUAGES:
            needed = variables(language, prefix + code) - {"game"}
            assert needed <= {*params, *more.get(prefix + code, ())}, f"{prefix}{code}: {language}"


def test_every_problem_has_a_sentence_that_needs_nothing() -> None:
    table = PROTOCOL.read_text(encoding="utf-8").split("\n## Codes\n")[1].split("\n## ")[0]
    codes = set(re.findall(r"^\| `([a-z.-]+)` \|", table, re.MULTILINE))
    assert len(codes) > 30
    wanted = {f"web-problem-{code.replace('.', '-')}" for code in codes | OF_THE_CLIENT}
    known = {name for name in of_the_browser() if name.startswith("web-problem-")}
    assert known == wanted
    assert {name for name in known if variables("en", name)} == set()


def test_the_terminal_does_not_read_what_only_the_browser_needs() -> None:
    catalogue = Catalogue("en")
    assert set(catalogue.ids()) == set(messages("en")) - of_the_browser()
    files = [name for name, _ in catalogue_sources("en", of_the_browser=True)]
    assert {"web.ftl", "web-notes.ftl", "web-problems.ftl"} <= set(files)
