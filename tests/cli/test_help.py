"""Help pages: every option is explained, every example can be run."""

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from everest.cli import remote
from everest.cli.examples import EXAMPLES
from everest.cli.main import the_program
from everest.games.mount_everest.loader import export_rules
from everest.text.catalogue import LANGUAGES, catalogue
from tests.cli.program import Program
from tests.cli.test_verify import committed
from tests.record.matches import bot_record

COMMANDS = [name for name in EXAMPLES if name != "everest"]
NEED_SOMEBODY = ("table", "play", "serve", "bot", *[name for name in EXAMPLES if "admin" in name])
"""Commands that go on until somebody does something, or need a table server's database; their
options alone are read here."""


def command(language: str = "en") -> Any:
    return the_program(language)


def commands(language: str = "en") -> dict[str, Any]:
    """All commands, also those of commands: ``admin list``."""
    found = dict(command(language).commands)
    for name, one in list(found.items()):
        found |= {f"{name} {inner}": value for inner, value in getattr(one, "commands", {}).items()}
    return found


def test_every_command_has_examples() -> None:
    assert set(commands()) == set(COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_a_page_explains_every_option_and_shows_examples(
    program: Program, name: str, language: str
) -> None:
    page = program.good("--lang", language, *name.split(), "--help")
    params = commands(language)[name].params
    for param in params:
        assert param.help, param.name
        if param.param_type_name == "option":
            assert max(param.opts, key=len) in page
            assert re.sub(r"\s+", "", param.help) in re.sub(r"\s+", "", page)
    assert "--lang en|el|ru|pl" in page
    said = catalogue(language).say("cli-option-lang")
    assert re.sub(r"\s+", "", said) in re.sub(r"\s+", "", page)
    for example in EXAMPLES[name]:
        assert example in page
    assert max(len(line) for line in page.split("\n")) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_the_program(program: Program, language: str) -> None:
    page = program.good("--lang", language, "--help")
    assert all(f"  {name} " in page for name in command().commands)
    assert page.count("--lang en|el|ru|pl") == 1
    assert page == program.good("--lang", language)
    assert page == program.good("-h", f"--lang={language}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_english_is_left_on_pages_in_other_languages(program: Program, language: str) -> None:
    if language == "en":
        return
    for name in COMMANDS:
        page = program.good("--lang", language, *name.split(), "--help")
        for word in (
            "Options",
            "Arguments",
            "Usage",
            "Examples",
            "Show this",
            "default",
            "required",
        ):
            assert word not in page, (name, word)


@pytest.mark.parametrize(
    "example",
    [example for name in EXAMPLES if name not in NEED_SOMEBODY for example in EXAMPLES[name]],
)
def test_examples_can_be_run(program: Program, example: str, tmp_path: Path) -> None:
    program.file(committed() if "verify" in example else bot_record())
    (tmp_path / "matches").mkdir()
    program.file(bot_record(), "matches/one.everest")
    if "export-rules" not in example:
        export_rules(tmp_path / "my-everest")
    words = shlex.split(example)[1:]
    words = [word if "*" not in word else "matches/one.everest" for word in words]
    if words[0] == "play":
        words.append("--help")
    if words[0] == "simulate":
        words += ["-n", "1", "-j", "1"]  # the last one counts
    if words[0] == "perft":
        words += ["--depth", "2"]
    ran = program(*words)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out or "--output" in words


@pytest.mark.parametrize("example", EXAMPLES["play"])
def test_options_of_play_are_read(
    program: Program, example: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.file(bot_record())
    seen: list[Any] = []

    def note(given: Any) -> int:
        seen.append(given)
        return 7

    monkeypatch.setattr("everest.cli.play_command.run_play", note)
    assert program(*shlex.split(example)[1:]).code == 7
    (given,) = seen
    if "--names" in example:
        assert (given.names, given.bots) == (("Ann",), ("greedy", "random"))
    if "--map" in example:
        assert (given.map, given.weather, given.record) == ("hard", "winter", Path("match.everest"))
    if "--resume" in example:
        assert (given.resume, given.resume_file) == (True, Path("match.everest"))


@pytest.mark.parametrize("example", EXAMPLES["serve"])
def test_options_of_serve_are_read(
    program: Program, example: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[Any] = []
    monkeypatch.setattr("everest.cli.serving.run", lambda given, *others: seen.append(given))
    program.good(*shlex.split(example)[1:])
    (given,) = seen
    assert (given.host, given.port) == (
        ("0.0.0.0", 8080) if "--port" in example else ("127.0.0.1", 8000)
    )
    assert ("postgresql" in given.database_url) == ("--database-url" in example)


@pytest.mark.parametrize("example", EXAMPLES["bot"])
def test_options_of_bot_are_read(
    program: Program, example: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(url: str) -> Any:
        raise remote.Refused({"code": f"asked {url}"})

    monkeypatch.setattr("everest.cli.remote.request", refuse)
    said = program.bad(*shlex.split(example)[1:])
    assert "asked http://127.0.0.1:8000/api/matches/MATCH" in said
