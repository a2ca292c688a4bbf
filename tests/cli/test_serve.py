"""`everest serve`: it starts, answers and stops; its options, its complaints."""

import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from everest.cli.environment import variable_of
from everest.server.settings import Settings
from everest.server.store.errors import CannotOpen, OpenFault
from everest.text.catalogue import LANGUAGES, catalogue
from tests.cli.program import Program
from tests.cli.table_server import table_server
from tests.cli.test_help import command

SOLO = {"game": "k2", "seats": [{"kind": "mine"}, {"kind": "bot", "bot": "greedy"}]}


@pytest.fixture(autouse=True)
def no_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for param in command().commands["serve"].params:
        monkeypatch.delenv(variable_of(max(param.opts, key=len)), raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


# -- starting and stopping -----------------------------------------------------------------------


def test_it_answers_and_stops_when_it_is_told(tmp_path: Path) -> None:
    with table_server(tmp_path) as server:
        assert str(tmp_path / "everest" / "server.db") in server.line
        assert server.url.startswith("http://127.0.0.1:")
        games = [offer["game"] for offer in server.get("/api/games")["games"]]
        assert games == ["mount-everest", "k2"]
        made = server.get("/api/matches?token=inthewrongplace", SOLO)
        identity, token = made["match"]["id"], made["held"][0]["token"]
        assert "token" in server.get(
            f"/api/matches/{identity}/record", Authorization=f"Bearer {token}"
        )
        assert server.stop(signal.SIGTERM) == 0
        assert server.rest == ""
    assert '"POST /api/matches" 201 ' in server.log
    assert f'"GET /api/matches/{identity[:6]}.../record" 200 ' in server.log
    for secret in (token, made["host_token"], identity, "inthewrongplace"):
        assert secret not in server.log
    assert "Traceback" not in server.log
    assert (tmp_path / "everest" / "server.db").exists()


def test_ctrl_c_stops_it_and_the_processes_of_its_bots(tmp_path: Path) -> None:
    with table_server(tmp_path) as server:
        seats = [{"kind": "bot", "bot": "greedy"}] * 2
        made = server.get("/api/matches", {"game": "k2", "seats": seats})
        while "\n0 " not in server.get(f"/api/matches/{made['match']['id']}/record"):
            time.sleep(0.5)
        assert server.stop(signal.SIGINT, everybody=True) == 0
        assert server.rest == ""
    assert "Traceback" not in server.log


def test_a_proxy_says_who_asks_and_a_stranger_does_not(tmp_path: Path) -> None:
    with table_server(tmp_path, EVEREST_ROOT_PATH="/everest/") as server:
        for path in ("/api/games", "/everest/api/games"):
            assert server.get(path, X_Forwarded_For="203.0.113.7")["games"]
    assert server.log.count('203.0.113.7:0 - "GET ') == 2
    with table_server(tmp_path, "--trusted-proxies", "192.0.2.0/24") as server:
        server.get("/api/games", X_Forwarded_For="203.0.113.7")
    assert "203.0.113.7" not in server.log


def test_it_takes_no_time_unless_it_is_wanted() -> None:
    script = (
        "import sys; from everest.cli import main; assert main(['--version']) == 0\n"
        "heavy = {'fastapi', 'uvicorn', 'sqlalchemy', 'alembic', 'websockets', 'asyncpg'}\n"
        "sys.exit(sorted(heavy & set(sys.modules)) or 0)"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")


# -- options and the environment ------------------------------------------------------------------


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    seen: list[Any] = []
    monkeypatch.setattr(
        "everest.cli.serving.run", lambda settings, proxies, announce: seen.append(settings)
    )
    return seen


def test_every_setting_has_an_option() -> None:
    names = {param.name for param in command().commands["serve"].params}
    assert names - {"trusted_proxies"} == {
        "allow_origin" if name == "allowed_origins" else name
        for name in Settings.model_fields
        if name not in ("make_folder", "network_hosts")
    }


def test_defaults_are_those_of_the_settings(
    program: Program, started: list[Settings], tmp_path: Path
) -> None:
    program.good("serve")
    file = tmp_path / "data" / "everest" / "server.db"
    assert started == [Settings(database_url=f"sqlite+aiosqlite:///{file}", make_folder=True)]


def test_options_and_variables(
    program: Program, started: list[Settings], monkeypatch: pytest.MonkeyPatch
) -> None:
    program.good(
        *("serve", "--host", "::1", "--port", "81", "--database-url", "postgresql://db/e"),
        *("--root-path", "/a/b/", "--allow-origin", "https://A.example:444,http://b.example"),
        *("--allow-origin", "https://c.example/", "--bot-processes", "2", "--idle-seconds", "3"),
        *("--most-connections", "4", "--most-matches", "5", "--messages-per-second", "6"),
        *("--delete-over-after", "7", "--delete-unfinished-after", "8", "--log-format", "JSON"),
        *("--metrics-from", "10.0.0.0/8,::1", "--log-level", "warning"),
    )
    wanted = Settings(
        host="::1",
        port=81,
        database_url="postgresql://db/e",
        root_path="/a/b",
        allowed_origins=("https://a.example:444", "http://b.example", "https://c.example"),
        bot_processes=2,
        idle_seconds=3,
        most_connections=4,
        most_matches=5,
        messages_per_second=6,
        delete_over_after=7,
        delete_unfinished_after=8,
        metrics_from=("10.0.0.0/8", "::1"),
        log_format="json",
        log_level="warning",
    )
    for name, value in {
        "HOST": "::1",
        "PORT": "81",
        "DATABASE_URL": "postgresql://db/e",
        "ROOT_PATH": "/a/b",
        "ALLOW_ORIGIN": "https://a.example:444, http://b.example ,https://c.example",
        "BOT_PROCESSES": "2",
        "IDLE_SECONDS": "3",
        "MOST_CONNECTIONS": "4",
        "MOST_MATCHES": "5",
        "MESSAGES_PER_SECOND": "6",
        "DELETE_OVER_AFTER": "7",
        "DELETE_UNFINISHED_AFTER": "8",
        "METRICS_FROM": "10.0.0.0/8, ::1",
        "LOG_FORMAT": "json",
        "LOG_LEVEL": "Warning",
    }.items():
        monkeypatch.setenv(f"EVEREST_{name}", value)
    program.good("serve")
    assert started == [wanted, wanted]
    monkeypatch.setenv("EVEREST_PORT", "")
    program.good("serve", "--host", "192.0.2.1")
    assert (started[-1].host, started[-1].port) == ("192.0.2.1", 8000)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--host", " "),
        ("--port", "70000"),
        ("--port", "-1"),
        ("--root-path", "everest"),
        ("--root-path", "/a b"),
        ("--root-path", "/a//b"),
        ("--allow-origin", "example.org"),
        ("--allow-origin", "https://example.org/page"),
        ("--allow-origin", "https://example.org:port"),
        ("--allow-origin", "null"),
        ("--trusted-proxies", "nginx"),
        ("--trusted-proxies", "127.0.0.1,10.0.0.0/99"),
        ("--bot-processes", "0"),
        ("--bot-processes", "65"),
        ("--idle-seconds", "0"),
        ("--most-connections", "none"),
        ("--most-matches", "1.5"),
        ("--messages-per-second", "x"),
        ("--delete-over-after", "-1"),
        ("--delete-over-after", "40000"),
        ("--delete-unfinished-after", "0.5"),
        ("--metrics-from", "*"),
        ("--metrics-from", "prometheus"),
        ("--log-format", "xml"),
        ("--log-level", "trace"),
    ],
)
def test_a_bad_value_gets_one_sentence_that_names_what_it_was_given_by(
    program: Program, option: str, value: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert option in program.bad("serve", f"{option}={value}")
    if value.strip():
        monkeypatch.setenv(variable_of(option), value)
        assert variable_of(option) in program.bad("serve")


# -- what can go wrong ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("missing", "language", "words"),
    [
        ("uvicorn", "en", ["serve"]),
        ("fastapi", "el", ["serve"]),
        ("sqlalchemy", "ru", ["serve"]),
        ("websockets", "pl", ["bot", "--url", "http://127.0.0.1:9/api/matches/x"]),
    ],
)
def test_what_to_install_is_said(missing: str, language: str, words: list[str]) -> None:
    script = (
        f"import sys; sys.modules[{missing!r}] = None\n"
        "from everest.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    ran = subprocess.run(
        [sys.executable, "-c", script, "--lang", language, *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert 'pip install "everest-game[server]"' in ran.stderr


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fault", OpenFault)
def test_every_fault_of_the_database_has_a_sentence(fault: OpenFault, language: str) -> None:
    params = dict.fromkeys(("database", "reason", "known", "folder", "revision"), "something")
    said = catalogue(language).say(f"cli-serve-{fault.value}", **params)
    assert said.endswith(".")
    documented = set(re.findall(r"`(\w+)`", _docstring(fault)))
    assert "something" in said
    for name in documented:  # what the store says is passed on
        assert "other" in catalogue(language).say(
            f"cli-serve-{fault.value}", **{**params, name: "other"}
        )


def _docstring(fault: OpenFault) -> str:
    source = Path(sys.modules[OpenFault.__module__].__file__ or "").read_text(encoding="utf-8")
    return source.split(f'"{fault.value}"\n')[1].split('"""')[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("url", "fault"),
    [
        ("nonsense", OpenFault.BAD_URL),
        ("sqlite:///a.db?mode=ro", OpenFault.BAD_URL),
        ("mysql://ann:secret@db/everest", OpenFault.UNKNOWN_DATABASE),
        ("sqlite://", OpenFault.IN_MEMORY),
        ("sqlite:///none/a.db", OpenFault.NO_FOLDER),
        ("sqlite:///text.db", OpenFault.UNUSABLE_FILE),
        ("postgresql://ann:secret@127.0.0.1:9/everest", OpenFault.NO_SERVER),
    ],
)
def test_a_database_that_cannot_be_used_gets_one_sentence(
    program: Program, url: str, fault: OpenFault, language: str
) -> None:
    (program.folder / "text.db").write_text("no database " * 1000)
    said = program.bad("--lang", language, "serve", "--port", "0", "--database-url", url)
    start = catalogue(language).say(
        f"cli-serve-{fault.value}",
        **dict.fromkeys(("database", "reason", "known", "folder", "revision"), "*"),
    )
    assert said.split(" ")[0] == start.split(" ")[0] or "*" in start.split(" ")[0]
    assert "secret" not in said


@pytest.mark.parametrize("fault", [OpenFault.NEWER_SCHEMA, OpenFault.CANNOT_MIGRATE])
def test_faults_of_the_tables_get_a_sentence(
    program: Program, fault: OpenFault, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(url: str, *, make_folder: bool = False) -> Any:
        raise CannotOpen(fault, database="/data/a.db", reason="why", revision="9")

    monkeypatch.setattr("everest.server.store.Store.open", refuse)
    said = program.bad("serve", "--port", "0")
    assert "/data/a.db" in said
    assert "cannot be brought" in said or "newer version" in said


def test_a_port_that_is_taken_gets_one_sentence(program: Program) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert f"port {port} (Address already in use)" in program.bad("serve", "--port", str(port))


@pytest.mark.parametrize("host", ["192.0.2.1", "a..b", "::g", "x" * 300])
def test_an_address_that_is_not_ours_gets_one_sentence(program: Program, host: str) -> None:
    assert "cannot listen" in program.bad("serve", "--host", host, "--port", "0")
