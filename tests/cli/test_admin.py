"""`everest admin`: matches listed, put away, deleted and written; every complaint."""

from __future__ import annotations

import asyncio
import io
import json
import re
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from everest.record.record import parse_record
from everest.server.retention import DAY
from everest.server.store import NewMatch, NewSeat, SeatKind, Status, Store
from everest.server.store.database import now
from everest.server.store.engine import default_url
from everest.text.catalogue import LANGUAGES, catalogue
from tests.cli.program import Program
from tests.cli.table_server import table_server
from tests.cli.test_verify import committed

AGES = {"old-over": 100, "going-on": 40, "new-over": 10, "waiting": 1}


def new_match(match_id: str) -> NewMatch:
    """A match by the rules of the record."""
    header = committed().header
    return NewMatch(
        id=match_id,
        game=header.game,
        ruleset=header.ruleset,
        digest=header.digest,
        map=header.map,
        weather=header.weather,
        limits=header.limits,
        variant=header.variant,
        seed=str(header.seed),
        seed_hash=str(header.commitment),
        host_hash="0" * 64,
        seats=[NewSeat(SeatKind.BOT, name, "greedy") for name in header.names],
    )


async def fill(url: str) -> None:
    """A match of each kind, the oldest first."""
    record = committed()
    rows = [(ply.actor, ply.text) for ply in record.plies]
    time = now()
    async with await Store.open(url, make_folder=True, clock=lambda: time) as store:
        for match_id, days in AGES.items():
            time = now() - days * DAY - 1000
            await store.create_match(new_match(match_id))
            if match_id.endswith("over"):
                result = record.header.result
                await store.append(match_id, 0, rows, status=Status.OVER, result=result)
            elif match_id == "going-on":
                await store.append(match_id, 0, rows[:60], status=Status.RUNNING)


@pytest.fixture(autouse=True)
def environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("EVEREST_DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with a few matches, of which each test has a copy."""
    folder = tmp_path_factory.mktemp("filled")
    asyncio.run(fill(default_url(folder)))
    return folder


@pytest.fixture
def url(tmp_path: Path, environment: None, filled: Path) -> str:
    """The database that is used if none is named, with a few matches."""
    folder = tmp_path / "data" / "everest"
    shutil.copytree(filled, folder)
    return default_url(folder)


def ids(program: Program, *options: str) -> list[str]:
    listed = json.loads(program.good("admin", "list", "--json", *options))["matches"]
    return [match["id"] for match in listed]


# -- listing -------------------------------------------------------------------------------------


def test_all_matches_are_listed_newest_first(program: Program, url: str) -> None:
    head, *rows, count = program.good("admin", "list").splitlines()
    assert head.split() == ["MATCH", "STATUS", "GAME", "SEATS", "LINES", "MADE", "CHANGED"]
    assert [row.split()[:3] for row in rows] == [
        ["waiting", "open", "k2"],
        ["new-over", "over", "k2"],
        ["going-on", "running", "k2"],
        ["old-over", "over", "k2"],
    ]
    assert count == "4 matches"


def test_the_json_has_all_that_the_document_says(program: Program, url: str) -> None:
    (match,) = json.loads(program.good("admin", "list", "--json", "--status", "running"))["matches"]
    document = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    described = document.split("### Listing")[1].split("\n### ")[0]
    assert set(match) <= set(re.findall(r"`(\w+)`", described))
    assert (match["id"], match["lines"], match["scores"]) == ("going-on", 60, None)


@pytest.mark.parametrize(
    ("options", "found"),
    [
        (["--status", "over"], ["new-over", "old-over"]),
        (["--status", "open,running"], ["waiting", "going-on"]),
        (["--older-than", "30"], ["going-on", "old-over"]),
        (["--older-than", "30", "--status", "over"], ["old-over"]),
        (["--status", "archived"], []),
    ],
)
def test_filters(program: Program, url: str, options: list[str], found: list[str]) -> None:
    assert ids(program, *options) == found
    if not found:
        assert program.good("admin", "list", *options) == "There are no such matches.\n"


def test_more_than_a_page(program: Program, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("everest.cli.admin_matches.PAGE", 3)
    assert len(ids(program)) == 4


def test_the_database_by_option_and_by_variable(
    program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = f"sqlite:///{tmp_path / 'other.db'}"
    asyncio.run(fill(other))
    assert len(ids(program, "--database-url", other)) == 4
    monkeypatch.setenv("EVEREST_DATABASE_URL", other)
    assert len(ids(program)) == 4


# -- putting away and deleting -------------------------------------------------------------------


def test_archive_what_is_named_or_over_for_long(program: Program, url: str) -> None:
    assert program.good("admin", "archive", "new") == "1 match was put away.\n"
    assert program.good("admin", "archive", "--older-than", "30") == "1 match was put away.\n"
    assert ids(program, "--status", "archived") == ["new-over", "old-over"]
    said = program.good("admin", "archive", "--older-than", "30", "--status", "open,running")
    assert said == "1 match was put away.\n"
    assert ids(program, "--status", "open,running") == ["waiting"]


def test_delete_what_is_named(program: Program, url: str) -> None:
    said = program.good("admin", "delete", "--yes", "old", "old-over", "waiting")
    assert said == "2 matches were deleted.\n"
    assert ids(program) == ["new-over", "going-on"]


def test_delete_what_is_old(program: Program, url: str) -> None:
    program.good("admin", "archive", "new-over")
    assert program.good("admin", "delete", "--yes", "--older-than", "5").startswith("2 matches")
    assert ids(program) == ["waiting", "going-on"]
    program.good("admin", "delete", "--yes", "--older-than", "5", "--status", "running")
    assert ids(program) == ["waiting"]
    assert program.good("admin", "delete", "--older-than", "500").startswith("0 matches")


def test_nothing_is_deleted_where_nobody_can_be_asked(
    program: Program, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("y\n"))
    assert "add --yes" in program.bad("admin", "delete", "waiting")
    assert len(ids(program)) == 4


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("language", "answer", "left"),
    [
        ("en", "y\n", 3),
        ("en", "Yes\n", 3),
        ("el", "ναι\n", 3),
        ("ru", "д\n", 3),
        ("pl", "T\n", 3),
        ("en", "n\n", 4),
        ("en", "\n", 4),
        ("en", "", 4),
    ],
)
def test_somebody_who_can_be_asked_is(
    program: Program,
    url: str,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    answer: str,
    left: int,
) -> None:
    monkeypatch.setattr("sys.stdin", Terminal(answer))
    program.good("--lang", language, "admin", "delete", "waiting")
    assert len(ids(program)) == left


@pytest.mark.parametrize("command", ["archive", "delete"])
@pytest.mark.parametrize(
    "words", [[], ["waiting", "--older-than", "3"], ["waiting", "--status", "open"]]
)
def test_matches_are_named_in_one_way(
    program: Program, url: str, command: str, words: list[str]
) -> None:
    assert f"everest admin {command} --help" in program.bad("admin", command, *words)
    assert len(ids(program)) == 4


def test_ids_may_be_cut_short_if_they_stay_clear(program: Program, url: str) -> None:
    async def add(*names: str) -> None:
        async with await Store.open(url) as store:
            for name in names:
                await store.create_match(new_match(name))

    asyncio.run(add("old", "-dash"))
    assert "begin with “o”, as old" in program.bad("admin", "delete", "--yes", "o")
    assert "“zzz”" in program.bad("admin", "delete", "--yes", "zzz")
    assert "begins with “”" in program.bad("admin", "archive", "")
    program.good("admin", "delete", "--yes", "old")  # the whole id, though another begins with it
    program.good("admin", "delete", "--yes", "--", "-d")
    assert set(ids(program)) == set(AGES)


# -- records -------------------------------------------------------------------------------------


def test_the_record_of_a_match_that_is_over_is_complete(program: Program, url: str) -> None:
    assert program.good("admin", "export", "old").rstrip() == committed().to_text().rstrip()
    program.good("admin", "export", "old", "--output", "out.everest")
    assert parse_record((program.folder / "out.everest").read_text()) == committed()
    program.good("verify", "out.everest")
    assert "exists" in program.bad("admin", "export", "old", "--output", "out.everest")


def test_that_of_one_that_goes_on_is_what_spectators_see(program: Program, url: str) -> None:
    ran = program("admin", "export", "going-on")
    assert (ran.code, ran.err) == (
        0,
        "The match is not over: this is what spectators see of it.\n",
    )
    record = parse_record(ran.out)
    assert record.header.masked == "spectator"
    assert str(committed().header.seed) not in ran.out


def test_one_that_has_not_begun_has_none(program: Program, url: str) -> None:
    assert "has not begun" in program.bad("admin", "export", "waiting")


def test_rules_that_are_not_there_any_more(program: Program, url: str) -> None:
    async def add() -> None:
        async with await Store.open(url) as store:
            await store.create_match(replace(new_match("odd"), map="gone"))
            await store.append("odd", 0, [(-1, "x")])

    asyncio.run(add())
    assert "this version of everest does not have" in program.bad("admin", "export", "odd")


# -- complaints ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["admin", "lst"], "“list”"),
        (["admin", "list", "--odd"], "everest admin list"),
        (["admin", "list", "more"], "everest admin list"),
        (["admin", "list", "--status", "lost"], "--status"),
        (["admin", "archive", "--status", "archived", "--older-than", "1"], "--status"),
        (["admin", "list", "--older-than", "-1"], "--older-than"),
        (["admin", "list", "--older-than", "x"], "--older-than"),
        (["admin", "export"], "MATCH"),
        (["admin", "export", "a", "b"], "everest admin export"),
        (["admin", "backup"], "FILE"),
        (["admin", "list", "--database-url", "mysql://ann:secret@db/e"], "mysql"),
        (["admin", "list", "--database-url", "postgresql://a:secret@127.0.0.1:9/e"], "127.0.0.1"),
    ],
)
def test_bad_input_gets_one_sentence(
    program: Program, url: str, words: list[str], said: str
) -> None:
    complaint = program.bad(*words)
    assert said in complaint
    assert "secret" not in complaint


@pytest.mark.parametrize(
    "words", [["list"], ["archive", "a"], ["delete", "a"], ["export", "a"], ["backup", "b.db"]]
)
def test_a_database_that_is_not_there_is_not_made(program: Program, words: list[str]) -> None:
    assert "There is no database" in program.bad("admin", *words)
    assert not (program.folder / "data").exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_command_the_page_is_shown(program: Program, language: str) -> None:
    page = program.good("--lang", language, "admin")
    assert page == program.good("--lang", language, "admin", "--help")
    assert catalogue(language).say("cli-admin-list-short") in page


def test_what_the_database_refuses_gets_a_sentence(
    program: Program, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from everest.server.store import Unavailable

    async def refuse(*args: Any, **options: Any) -> Any:
        raise Unavailable("database is locked")

    monkeypatch.setattr(Store, "matches", refuse)
    assert "database is locked" in program.bad("admin", "list")


# -- while the server runs -----------------------------------------------------------------------


def test_matches_can_be_looked_after_while_the_server_runs(
    program: Program, tmp_path: Path
) -> None:
    (tmp_path / "data").mkdir()
    with table_server(tmp_path / "data") as server:
        body = {"game": "k2", "seats": [{"kind": "mine"}, {"kind": "mine"}]}
        made = [server.get("/api/matches", body)["match"]["id"] for _ in range(2)]
        assert set(ids(program)) == set(made)
        assert program.good("admin", "delete", "--yes", "--", made[0]).startswith("1 match was")
        program.good("admin", "archive", "--", made[1])
        assert ids(program, "--status", "archived") == [made[1]]
        program.good("admin", "backup", "copy.db")
