"""The browser client is built when its sources have changed, and only then."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

import build_client
from build_client import CannotBuild, Node, ensure, is_current


class Builder:
    """A folder with sources, and an npm that does what npm would do."""

    def __init__(self, folder: Path) -> None:
        self.web = folder / "web"
        self.catalogues = folder / "locale"
        self.client = folder / "client"
        self.ran: list[str] = []
        self.fails = ""
        for path in ("src/main.ts", "package-lock.json", "tests/main.test.ts", "index.html"):
            self.write(self.web / path)
        self.write(self.catalogues / "en" / "cli.ftl")
        self.write(self.web / "package.json", '{"engines": {"node": ">=20.19"}}')
        self.age()

    def write(self, path: Path, text: str = "") -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def age(self) -> None:
        """Let all that is there be an hour old."""
        past = time.time() - 3600
        for top in (self.web, self.catalogues, self.client):
            for path in [top, *top.rglob("*")] if top.exists() else []:
                os.utime(path, (past, past))

    def npm(self, *words: str) -> None:
        self.ran.append(words[0])
        if words[0] == self.fails:
            raise CannotBuild("npm failed")
        if words[0] == "ci":
            self.write(self.web / "node_modules" / ".package-lock.json")
        else:
            for path in self.client.glob("*") if self.client.exists() else []:
                path.unlink()
            self.write(self.client / "index.html")


@pytest.fixture
def builder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Builder:
    found = Builder(tmp_path)
    monkeypatch.setattr(build_client, "WEB", found.web)
    monkeypatch.setattr(build_client, "CATALOGUES", found.catalogues)
    monkeypatch.setattr(build_client, "CLIENT", found.client)
    monkeypatch.setattr(build_client, "_version", lambda folder: (22, 1, 0))
    monkeypatch.setattr("shutil.which", lambda name, path=None: f"/usr/bin/{name}")
    monkeypatch.setattr(Node, "npm", lambda self, *words: found.npm(*words))
    return found


def test_it_is_built_once(builder: Builder) -> None:
    assert not is_current()
    ensure()
    assert builder.ran == ["ci", "run"]
    ensure()
    assert builder.ran == ["ci", "run"]


@pytest.mark.parametrize(
    "path", ["web/src/main.ts", "web/src/new/page.ts", "web/index.html", "locale/en/cli.ftl"]
)
def test_it_is_built_again_when_a_source_has_changed(
    builder: Builder, tmp_path: Path, path: str
) -> None:
    ensure()
    builder.age()
    ensure()
    builder.ran.clear()
    builder.write(tmp_path / path, "new")
    ensure()
    assert builder.ran == ["run"]


def test_it_is_built_again_when_a_source_is_gone(builder: Builder) -> None:
    ensure()
    builder.age()
    builder.ran.clear()
    (builder.web / "src" / "main.ts").unlink()
    ensure()
    assert builder.ran == ["run"]


@pytest.mark.parametrize("path", ["tests/main.test.ts", "node_modules/x/y.js", "schemas/a.json"])
def test_other_files_do_not_matter(builder: Builder, path: str) -> None:
    ensure()
    builder.age()
    builder.ran.clear()
    builder.write(builder.web / path, "new")
    past = time.time() - 3600
    os.utime(builder.web, (past, past))
    ensure()
    assert builder.ran == []


def test_packages_are_installed_again_when_others_are_wanted(builder: Builder) -> None:
    ensure()
    builder.age()
    builder.ran.clear()
    builder.write(builder.web / "package-lock.json", "new")
    ensure()
    assert builder.ran == ["ci", "run"]


@pytest.mark.parametrize("step", ["ci", "run"])
def test_a_step_that_has_failed_is_done_again(builder: Builder, step: str) -> None:
    builder.fails = step
    with pytest.raises(CannotBuild):
        ensure()
    assert not is_current()
    builder.ran.clear()
    builder.fails = ""
    ensure()
    assert builder.ran == (["ci", "run"] if step == "ci" else ["run"])
    assert is_current()


def test_what_is_changed_during_a_build_is_built_next_time(
    builder: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    def edit(self: Node, *words: str) -> None:
        builder.npm(*words)
        builder.write(builder.web / "src" / "main.ts", "edited")

    monkeypatch.setattr(Node, "npm", edit)
    ensure()
    assert not is_current()


def test_without_sources_a_client_that_is_there_will_do(builder: Builder) -> None:
    (builder.web / "package.json").unlink()
    with pytest.raises(CannotBuild, match="Neither"):
        ensure()
    builder.write(builder.client / "index.html")
    ensure()
    assert builder.ran == []


def test_a_node_that_is_too_old_will_not_do(
    builder: Builder, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_client, "_packaged", lambda: None)
    for version in ((), (18, 20, 1), (20, 18, 0)):
        monkeypatch.setattr(build_client, "_version", lambda folder, it=version: it)
        with pytest.raises(CannotBuild, match=r"Node.js 20.19 or newer"):
            ensure()
    packaged = Path("/packaged")
    monkeypatch.setattr(build_client, "_packaged", lambda: packaged)
    monkeypatch.setattr(build_client, "_version", lambda folder: (24,) if folder else (18,))
    assert build_client._node(get_node=False) == Node(packaged)
    monkeypatch.setattr(build_client, "_version", lambda folder: (20, 19, 0))
    assert build_client._node(get_node=False) == Node(None)
