"""Compiles the engine and the games with mypyc, from the same source that Python runs.

`pip install .` does it where a C compiler is found, unless EVEREST_PURE=1 is set. Run as a program,
it lays out a package with the compiled engine in build/compiled/, for tests and benchmarks: they
take it from there with PYTHONPATH=build/compiled. All but the engine and the games is shared with
the source.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent
PACKAGE: Final = ROOT / "src" / "everest"
COMPILED: Final = ROOT / "build" / "compiled"
STAMP: Final = COMPILED / ".made-of"

COPIED: Final = ("engine", "games")
"""What of the package is copied, to have the compiled modules beside it."""

PURE: Final = "EVEREST_PURE"
"""The environment variable that asks an installation to leave the engine plain Python."""

WEAK: Final = re.compile(r"^ *\.tp_weaklistoffset = .*\n", re.MULTILINE)
"""What mypyc writes, on Python 3.11, so that the objects of a class take weak references."""

HELD_BACK: Final = frozenset(
    {
        # read files once at the start, and the classes of pydantic cannot be compiled
        "games/data_loader.py",
        "games/files.py",
        "games/loading.py",
        "games/reading.py",
        "games/schema.py",
        "games/card_checks.py",
        "games/counts_checks.py",
        "games/map_checks.py",
        "games/value_checks.py",
        "games/weather_checks.py",
        "games/compiling.py",
        "games/faults.py",
        "games/errors.py",
        "games/digest.py",
        "games/picture.py",
        "games/feats.py",
        "games/k2/checks.py",
        "games/k2/compiling.py",
        "games/k2/everest_maps.py",
        "games/k2/feats.py",
        "games/k2/loader.py",
        "games/k2/map_checks.py",
        "games/k2/schema.py",
        "games/mount_everest/checks.py",
        "games/mount_everest/compiling.py",
        "games/mount_everest/feats.py",
        "games/mount_everest/files.py",
        "games/mount_everest/loader.py",
        "games/mount_everest/map_checks.py",
        "games/mount_everest/schema.py",
        # exceptions would lose their docstrings, and could not be subclassed
        "engine/errors.py",
        # dictionaries with types, which mypyc makes others of, and nothing that runs
        "engine/view.py",
        "games/k2/view.py",
        "games/mount_everest/view.py",
    }
)
"""What stays plain Python: what is no part of a match that is being played."""


def modules() -> list[Path]:
    """The files that are compiled."""
    found = [*PACKAGE.glob("engine/**/*.py"), *PACKAGE.glob("games/**/*.py")]
    wanted = [path for path in found if path.relative_to(PACKAGE).as_posix() not in HELD_BACK]
    return sorted([path for path in wanted if path.name != "__init__.py"])


def why_not() -> str | None:
    """Why nothing is compiled, or None if it is."""
    if os.environ.get(PURE) == "1":
        return f"{PURE}=1 is set"
    if sys.implementation.name != "cpython":
        return "only CPython runs compiled modules"
    return None if _has_compiler() else "no C compiler with Python's headers is found"


def _has_compiler() -> bool:
    """Whether a module of one line can be compiled."""
    from setuptools._distutils.ccompiler import new_compiler
    from setuptools._distutils.errors import CCompilerError, DistutilsError
    from setuptools._distutils.sysconfig import customize_compiler

    compiler = new_compiler()
    customize_compiler(compiler)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n")
        include = [sysconfig.get_paths()["include"], sysconfig.get_paths()["platinclude"]]
        try:
            compiler.compile([str(source)], output_dir=folder, include_dirs=include)
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def extensions() -> list[Any]:
    """The compiled modules for setuptools; nothing where nothing is to be compiled."""
    reason = why_not()
    if reason is not None:
        print(f"everest: the engine stays plain Python, since {reason}", flush=True)
        return []
    print("everest: compiling the engine with mypyc (a minute or two) ...", flush=True)
    from mypyc.build import mypycify

    options = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
    paths = [str(path.relative_to(ROOT)) for path in modules()]
    folder = str(ROOT / "build" / "mypyc")
    made = mypycify([*options, *paths], opt_level="1", debug_level="0", target_dir=folder)
    for source in {str(name) for extension in made for name in extension.sources}:
        _refuse_weak_references(Path(source))
    return made


def _refuse_weak_references(source: Path) -> None:
    """Take out of the translation that objects take weak references, as on Python 3.12 and later.

    Of classes with `Generic` among their bases they would, but mypyc does not end a weak reference
    with its object, so that it points to memory that has been given back:
    https://github.com/mypyc/mypyc/issues/1102
    """
    text = source.read_text()
    if WEAK.search(text):
        source.write_text(WEAK.sub("", text))


def _sources() -> str:
    """A checksum of all that the compiled modules are made of."""
    digest = hashlib.sha256(f"{sys.version} {sys.platform}".encode())
    files = [path for name in COPIED for path in (PACKAGE / name).rglob("*.*")]
    for path in [Path(__file__), ROOT / "pyproject.toml", *sorted(files)]:
        if path.is_file() and path.suffix != ".pyc":
            digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def _lay_out() -> None:
    """Put a package beside the source that shares all with it but the engine and the games."""
    shutil.rmtree(COMPILED, ignore_errors=True)
    package = COMPILED / "everest"
    package.mkdir(parents=True)
    for path in PACKAGE.iterdir():
        if path.name in COPIED:
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(path, package / path.name, ignore=ignored)
        elif path.name != "__pycache__":
            (package / path.name).symlink_to(path)


def is_made() -> bool:
    """Whether the compiled package is there, made of the source as it is now."""
    return STAMP.exists() and STAMP.read_text() == _sources()


def main() -> int:
    """Build the compiled package, unless that is done."""
    made_of = _sources()
    if is_made():
        return 0
    reason = why_not()
    if reason is not None:
        print(f"The engine cannot be compiled: {reason}.", file=sys.stderr)
        return 1
    print("Compiling the engine into build/compiled (a minute or two) ...", flush=True)
    begin = time.monotonic()
    _lay_out()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(COMPILED)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        print("Compiling the engine has failed.", file=sys.stderr)
        return 1
    STAMP.write_text(made_of)
    print(f"The engine is compiled, in {time.monotonic() - begin:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
