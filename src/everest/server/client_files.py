"""The browser client: the files that its build has left, and one page for all its addresses."""

from __future__ import annotations

import hashlib
import html
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, HTTPException, Request
from fastapi.responses import PlainTextResponse, Response
from starlette.convertors import Convertor, register_url_convertor

from everest.server.encoding import takes_gzip
from everest.server.metrics import Metrics
from everest.server.problems import Problem

FOLDER: Final = Path(__file__).parent / "client"
"""Where the build puts the client."""

PAGE: Final = "index.html"
HOW_TO_BUILD: Final = (
    "The page for the browser is not built; run `make web` in the folder of the source."
)

_ADDRESS: Final = re.compile(
    r"(|match/[^/]+|rules(/[^/]+)?|learn|new(/(bots|friends|pass|alone))?)/?"
)
"""Addresses that the client understands; all of them are its one page.

At any other, which is no file either, the page says itself that there is nothing.
"""

_HASHED: Final = "assets/"
"""Files in here have a checksum of what is in them in their names."""

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"

_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Not those of the system, which can be told that JavaScript is plain text."""


@dataclass(frozen=True)
class File:
    """A file of the client in memory.

    Attributes:
        body: what is in it.
        packed: the same, compressed with gzip, if the build has left that beside it.
        kind: its media type.
        caching: how long a browser may keep it.
        tag: a checksum of what is in it.
    """

    body: bytes
    packed: bytes | None
    kind: str
    caching: str
    tag: str


class ClientFiles:
    """The client as it was built last; only what is in its folder can be asked for."""

    def __init__(self, folder: Path, root_path: str) -> None:
        """The files of a folder, for a server that is offered under a path."""
        self._folder = folder
        self._base = f'<base href="{html.escape(root_path)}/">'
        self._files: dict[str, File] = {}
        self._built: list[int] = []

    def find(self, path: str) -> File | None:
        """What is at an address; None if nothing is.

        Raises:
            FileNotFoundError: if the client is not built.
        """
        self._read_if_new()
        return self._files.get(PAGE if _ADDRESS.fullmatch(path) else path)

    def _read_if_new(self) -> None:
        """Read all files, when there is another build than before."""
        folder = self._folder
        places = [folder, folder / _HASHED] if (folder / _HASHED).is_dir() else [folder]
        built = [place.stat().st_mtime_ns for place in (folder / PAGE, *places)]
        if built == self._built:
            return
        names = {
            file.relative_to(self._folder).as_posix(): file
            for file in self._folder.rglob("[!.]*")
            if file.is_file()
        }
        self._files = {
            name: self._read(name, file, names.get(f"{name}.gz")) for name, file in names.items()
        }
        self._built = built

    def _read(self, name: str, file: Path, packed: Path | None) -> File:
        body = file.read_bytes()
        if name == PAGE:
            body, packed = body.replace(b"<head>", f"<head>{self._base}".encode(), 1), None
        return File(
            body=body,
            packed=packed.read_bytes() if packed is not None else None,
            kind=_TYPES.get(file.suffix, "application/octet-stream"),
            caching=FOREVER if name.startswith(_HASHED) else ASK_AGAIN,
            tag=f'W/"{hashlib.sha256(body).hexdigest()[:32]}"',
        )


class _Address(Convertor[str]):
    """Any path that is not one of the interfaces for programs."""

    regex = r"(?!(?:api|healthz|readyz|metrics)(?:/|$)).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("client", _Address())

router = APIRouter()


@router.api_route("/{path:client}", methods=["GET", "HEAD"], include_in_schema=False)
async def client_file(path: str, request: Request) -> Response:
    """A file of the browser client, or its page."""
    files: ClientFiles = request.app.state.client_files
    try:
        file = files.find(path)
    except FileNotFoundError:
        return _not_built(path, request)
    if file is None:
        return _lost(files, path)
    headers = {"Cache-Control": file.caching, "ETag": file.tag}
    if file.packed is not None:
        headers["Vary"] = "Accept-Encoding"
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and takes_gzip(request.headers):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=file.kind, headers=headers)


def _lost(files: ClientFiles, path: str) -> Response:
    """There is nothing: people read so on the page; whoever asks for a part of it needs none."""
    page = None if path.startswith(_HASHED) else files.find("")
    if page is None:
        raise HTTPException(404)
    return Response(page.body, 404, media_type=page.kind)


def _not_built(path: str, request: Request) -> Response:
    if _ADDRESS.fullmatch(path) is None:
        raise HTTPException(404)
    problem = Problem("client.not-built")
    counted: Metrics = request.app.state.metrics
    counted.refused(problem.code)
    return PlainTextResponse(f"{HOW_TO_BUILD} ({problem.code})\n", problem.status)


def install(app: FastAPI, root_path: str) -> None:
    """Add the client to an application, behind all its other routes."""
    app.state.client_files = ClientFiles(FOLDER, root_path)
    app.include_router(router)
