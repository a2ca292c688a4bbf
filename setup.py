"""Puts the browser client into a wheel; everything else is said in pyproject.toml."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent))

import build_client


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


setup(cmdclass={"build_py": BuildWithClient})
