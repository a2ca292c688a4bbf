"""The server serves the browser client, and nothing else of its disk."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from everest.server import client_files
from everest.server.client_files import HOW_TO_BUILD
from everest.server.store.engine import default_url
from tests.server.serving import Served, serving, settings

pytestmark = pytest.mark.anyio

PAGE = "<!doctype html><html><head><title>Everest</title></head><body></body></html>"
SCRIPT = "console.log('up');" * 50


def build(folder: Path, script: str = SCRIPT) -> None:
    """Leave what a build of the client leaves."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-AbC1.js").write_text(script)
    (folder / "assets" / "index-AbC1.js.gz").write_bytes(gzip.compress(script.encode(), mtime=0))
    (folder / "assets" / "map-Xy_2.webp").write_bytes(b"RIFF")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a client that is not built yet."""
    found = tmp_path / "client"
    monkeypatch.setattr(client_files, "FOLDER", found)
    return found


@pytest.fixture(scope="module")
async def built(
    tmp_path_factory: pytest.TempPathFactory, anyio_backend: str
) -> AsyncIterator[Served]:
    """A server with a client, which nobody changes."""
    around = tmp_path_factory.mktemp("built")
    build(around / "client")
    (around / "secret.txt").write_text("secret")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(client_files, "FOLDER", around / "client")
        async with serving(settings(default_url(around))) as running:
            yield running


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/match/0123456789abcdef",
        "/rules",
        "/rules/M4",
        "/learn",
        "/new",
        "/new/bots",
        "/new?x=1",
        "/rules/",
        "/learn/",
        "/new/bots/",
        "/match/0123456789abcdef/",
    ],
)
async def test_all_addresses_of_the_client_are_its_page(built: Served, path: str) -> None:
    answer = await built.http.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == PAGE.replace("<head>", '<head><base href="/">')
    policy = answer.headers["content-security-policy"]
    assert policy == "default-src 'self'; frame-ancestors 'none'; base-uri 'self'"


@pytest.mark.parametrize(
    "path",
    [
        "/match",
        "/match/a/b",
        "/rules/M4/x",
        "/learn/x",
        "/elsewhere",
        "/new/zork",
        "/assets",
        "/assets/",
        "/assets/none.js",
        "/assets/../../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "//etc/passwd",
        "/api",
        "/api/",
        "/api/none",
        "/metrics/x",
    ],
)
async def test_everything_else_is_not_found(built: Served, path: str) -> None:
    assert await status_of(built, path) == 404


@pytest.mark.parametrize("path", ["/zork", "/learn/x", "/match", "/assets", "/icon.png"])
async def test_people_read_on_the_page_that_there_is_nothing(built: Served, path: str) -> None:
    answer = await built.http.get(path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-store"
    assert '<head><base href="/">' in answer.text


@pytest.mark.parametrize("path", ["/api", "/api/none", "/metrics/x", "/assets/none.js"])
async def test_programs_are_told_so_by_a_code(built: Served, path: str) -> None:
    answer = await built.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] == "address.unknown"


async def status_of(served: Served, path: str) -> int:
    """Ask for a path just as it is written: clients tidy paths up."""
    host, port = served.address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
    writer.write(head.encode())
    text = (await reader.read()).decode()
    writer.close()
    return int(text.split()[1])


async def test_files_with_checksums_in_their_names_are_kept_for_ever(built: Served) -> None:
    answer = await built.http.get("/assets/index-AbC1.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.text == SCRIPT
    plain = await built.http.get("/assets/index-AbC1.js", headers={"Accept-Encoding": "br"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == "Accept-Encoding"
    assert plain.text == SCRIPT
    picture = await built.http.get("/assets/map-Xy_2.webp")
    assert picture.headers["content-type"] == "image/webp"
    assert "content-encoding" not in picture.headers
    icon = await built.http.get("/icon.svg")
    assert icon.headers["cache-control"] == "no-cache"


async def test_what_a_browser_has_is_not_sent_again(built: Served) -> None:
    for path in ("/", "/icon.svg"):
        tag = (await built.http.get(path)).headers["etag"]
        again = await built.http.get(path, headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["cache-control"] == "no-cache"
        other = await built.http.get(path, headers={"If-None-Match": 'W/"0"'})
        assert other.status_code == 200


async def test_a_new_build_is_served_at_once(
    folder: Path, tmp_path: Path, anyio_backend: str
) -> None:
    build(folder)
    async with serving(settings(default_url(tmp_path))) as served:
        assert (await served.http.get("/assets/new-1.js")).status_code == 404
        (folder / "assets" / "new-1.js").write_text("1")
        assert (await served.http.get("/assets/new-1.js")).text == "1"
        (folder / "assets" / "new-1.js.gz").write_bytes(gzip.compress(b"1"))
        assert (await served.http.get("/assets/new-1.js")).headers["content-encoding"] == "gzip"
        (folder / "index.html").unlink()
        assert (await served.http.get("/")).status_code == 503


async def test_without_a_build_it_is_said_how_to_make_one(
    folder: Path, tmp_path: Path, anyio_backend: str
) -> None:
    async with serving(settings(default_url(tmp_path))) as served:
        for path in ("/", "/match/0123456789abcdef"):
            answer = await served.http.get(path)
            assert answer.status_code == 503
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"
            assert answer.text == f"{HOW_TO_BUILD} (client.not-built)\n"
        assert (await served.http.get("/icon.svg")).status_code == 404
        assert (await served.http.get("/api/games")).status_code == 200
        metrics = (await served.http.get("/metrics")).text
        assert 'everest_refusals_total{code="client.not-built"} 2.0' in metrics
        build(folder)
        assert (await served.http.get("/")).status_code == 200


async def test_under_a_path_of_a_proxy(folder: Path, tmp_path: Path, anyio_backend: str) -> None:
    """Whether the proxy takes its path away from the address or not."""
    build(folder)
    async with serving(settings(default_url(tmp_path), root_path="/games/everest")) as served:
        for before in ("", "/games/everest"):
            for path in ("/", "/match/0123456789abcdef"):
                answer = await served.http.get(before + path)
                assert '<head><base href="/games/everest/">' in answer.text
            assert (await served.http.get(f"{before}/assets/index-AbC1.js")).text == SCRIPT
            assert (await served.http.get(f"{before}/api/games")).status_code == 200


async def test_other_methods_and_the_interfaces_are_as_they_were(built: Served) -> None:
    assert (await built.http.head("/")).status_code == 200
    refused = await built.http.post("/", json={})
    assert (refused.status_code, refused.headers["allow"]) == (405, "GET, HEAD")
    refused = await built.http.get("/api/mine")
    assert (refused.status_code, refused.headers["allow"]) == (405, "POST")
    assert (await built.http.get("/healthz")).json() == {"status": "ok"}
    assert (await built.http.head("/healthz")).status_code == 405
    made = await built.make("mine", "mine")
    async with connect(built.play_url(made.id), proxy=None) as socket:
        await socket.send('{"type": "hello"}')
        assert '"welcome"' in str(await socket.recv())
    paths = (await built.http.get("/api/openapi.json")).json()["paths"]
    assert not [path for path in paths if "client" in path]
