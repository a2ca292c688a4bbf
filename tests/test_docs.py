"""The documentation is held to the code: its examples run, its names and links exist."""

from __future__ import annotations

import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import everest

ROOT = Path(__file__).parent.parent
MODULES = sorted(
    [
        ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")
        for path in (ROOT / "src").rglob("*.py")
        if ">>>" in path.read_text(encoding="utf-8")
    ]
)
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])


def code_blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of a language on a page."""
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.M | re.S)


def test_the_readme_plays_a_game_in_ten_lines(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = code_blocks(ROOT / "README.md", "python")
    lines = [line for line in example.splitlines() if line.strip() and "import" not in line]
    assert len(lines) <= 10
    exec(compile(example, "README.md", "exec"), {})
    scores, ranking, returns = re.findall(r"\[.*?\]", capsys.readouterr().out)
    assert sorted(eval(ranking)) == [0, 1, 2]
    assert len(eval(scores)) == 3
    assert sorted(eval(returns)) == [0.0, 0.5, 1.0]


@pytest.mark.parametrize("module", MODULES)
def test_examples_in_docstrings_run(module: str) -> None:
    found = doctest.testmod(import_module(module), optionflags=doctest.ELLIPSIS)
    assert found.attempted > 0
    assert found.failed == 0


@pytest.mark.parametrize("document", PAGES, ids=lambda document: document.name)
def test_links_lead_to_files(document: Path) -> None:
    targets = re.findall(r"\]\((?!https?:|#)([^)#]+)", document.read_text(encoding="utf-8"))
    assert [target for target in targets if not (document.parent / target).exists()] == []


@pytest.mark.parametrize("document", PAGES, ids=lambda document: document.name)
def test_paths_named_in_the_text_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    paths = set(
        re.findall(
            r"`((?:docs|src|tests|bench|engine|games|record|table|bots|text|cli)/[\w./-]*)`", text
        )
    )
    missing = [
        path
        for path in paths
        if not (ROOT / path).exists() and not (ROOT / "src" / "everest" / path).exists()
    ]
    assert missing == []


def test_the_public_names_have_docstrings() -> None:
    for name in everest.__all__:
        value = getattr(everest, name)
        assert name == "CHANCE" or value.__doc__, name


def test_the_readme_names_every_command_and_make_target() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    commands = {path.stem for path in (ROOT / "src/everest/cli").glob("*.py")}
    for command in (
        *("replay", "check", "legal", "mask", "simulate", "rules", "perft"),
        *("serve", "bot", "verify"),
    ):
        assert command in commands
        assert f"`.venv/bin/everest {command}" in text
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"\bmake (\w+)\s", text):
        assert re.search(rf"^{target}:", makefile, re.M), target
