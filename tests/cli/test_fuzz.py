"""Whatever is given on the command line or in a file: an exit code, never a traceback."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from everest.cli.examples import EXAMPLES
from everest.cli.main import main
from tests.record.matches import bot_record

COMMANDS = [name for name in EXAMPLES if name not in ("everest", "play", "simulate")]
OPTIONS = [
    "--json", "--ply", "--seat", "--depth", "--rules-dir", "--lang", "--all", "--help", "-d",
    "--game", "--limits", "--variant",
]  # fmt: skip
PLAIN = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "good").write_text(bot_record().to_text(), encoding="utf-8")
    monkeypatch.setattr(
        "everest.cli.serving.run", lambda *given, **more: None
    )  # it would never end
    return tmp_path


def quiet(text: str) -> bool:
    return "Traceback" not in text


words = st.one_of(
    st.sampled_from(COMMANDS),
    st.sampled_from(OPTIONS),
    st.sampled_from(["good", ".", "0", "1", "spectator", "bad", "-1", "M4", "", "k2", "family"]),
    st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=12),
)


@PLAIN
@given(st.sampled_from(COMMANDS), st.lists(words, max_size=5))
def test_any_words(capsys: pytest.CaptureFixture[str], command: str, rest: list[str]) -> None:
    if command == "perft" and any(word.isdecimal() and int(word) > 3 for word in rest):
        rest = []  # it would take too long
    assert main([command, *rest]) in (0, 2)
    assert quiet(capsys.readouterr().err)


@PLAIN
@given(st.sampled_from(COMMANDS), st.binary(max_size=200))
def test_any_file(capsys: pytest.CaptureFixture[str], command: str, content: bytes) -> None:
    Path("bad").write_bytes(content)
    options = {"mask": ["--seat", "0"], "perft": ["--depth", "1"]}.get(command, [])
    if command not in ("rules", "export-rules"):
        assert main([command, "bad", *options]) == 2
        assert quiet(capsys.readouterr().err)


@settings(PLAIN, max_examples=30)  # each is given to five commands
@given(st.data())
def test_a_record_with_bytes_changed(
    capsys: pytest.CaptureFixture[str], data: st.DataObject
) -> None:
    content = bytearray(bot_record().to_text().encode())
    for _ in range(data.draw(st.integers(1, 3))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    Path("bad").write_bytes(content)
    for command in (
        *(["check"], ["replay", "--json"], ["legal"], ["mask", "--seat", "1"], ["verify"]),
    ):
        assert main([command[0], "bad", *command[1:]]) in (0, 2)
    assert quiet(capsys.readouterr().err)


@PLAIN
@given(
    st.sampled_from(["rules.toml", "maps/x.toml", "weather/y.toml", "z.toml"]),
    st.binary(max_size=80),
)
def test_any_data_file(capsys: pytest.CaptureFixture[str], name: str, content: bytes) -> None:
    path = Path("own") / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    assert main(["check", "own", str(path)]) == 2
    assert quiet(capsys.readouterr().err)
    path.unlink()
