"""The documentation is held to the code: its examples run, its names and links exist."""

from __future__ import annotations

import ast
import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import everest

ROOT = Path(__file__).parent.parent
MODULES = sorted(
    [path for path in (ROOT / "src").rglob("*.py") if ">>>" in path.read_text("utf-8")]
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


def docstrings(source: str) -> list[str]:
    """The docstrings of a module and of all in it."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(source)) if isinstance(node, kinds)]
    return [text for node in nodes if (text := ast.get_docstring(node)) is not None]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_examples_in_docstrings_run(path: Path) -> None:
    parts = path.relative_to(ROOT / "src").with_suffix("").parts
    module = import_module(".".join(parts).removesuffix(".__init__"))
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    # taken from the source: compiled functions do not show their docstrings
    for text in docstrings(path.read_text("utf-8")):
        names = dict(vars(module))
        runner.run(doctest.DocTestParser().get_doctest(text, names, module.__name__, None, None))
    assert runner.tries > 0
    assert runner.failures == 0


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
