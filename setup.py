"""Compiles the engine and puts the browser client into a wheel; all else is in pyproject.toml."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent))

import build_client
import build_engine


class BuildWithClient(build_py):
    """Builds the client first, except for an editable installation: `make web` does it there."""

    def run(self) -> None:
        """See setuptools."""
        if not self.editable_mode:
            try:
                build_client.ensure()
            except build_client.CannotBuild as error:
                raise SystemExit(
                    f"{error}\nWithout the browser client there is no wheel."
                ) from error
            # files of an earlier build have other names, and would stay
            shutil.rmtree(Path(self.build_lib, "everest", "server", "client"), ignore_errors=True)
        super().run()


COMPILING = {"build", "build_ext", "bdist_wheel", "install"}
"""Commands that need the compiled engine. An editable installation stays plain Python: beside a
compiled module an edited source would be ignored."""

setup(
    cmdclass={"build_py": BuildWithClient},
    # who compiles nothing need not fetch the compiler
    setup_requires=["mypy[mypyc]~=2.4"] if build_engine.why_not() is None else [],
    ext_modules=build_engine.extensions() if COMPILING.intersection(sys.argv) else [],
)
