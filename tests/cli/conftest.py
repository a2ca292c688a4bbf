"""The program to test."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from everest.games.k2 import loader as k2
from everest.games.mount_everest import loader as mount_everest
from tests.cli.program import Program


def read_once(load_data: Callable[..., Any]) -> Callable[..., Any]:
    """The same, but built-in data, which nobody changes, is read once."""
    built_in = cache(load_data)

    def read(map_name: str, weather_name: str, rules_dir: Path | None = None) -> Any:
        if rules_dir is None:
            return built_in(map_name, weather_name)
        return load_data(map_name, weather_name, rules_dir)

    return read


@pytest.fixture(scope="session", autouse=True)
def built_in_data_is_read_once() -> Iterator[None]:
    """Commands are run hundreds of times in this process, where a user has one for each."""
    with pytest.MonkeyPatch.context() as patch:
        for loader in (mount_everest, k2):
            patch.setattr(loader, "load_data", read_once(loader.load_data))
        yield


@pytest.fixture
def program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Program:
    """The command `everest` in an empty folder and an English environment of 100 columns."""
    for variable in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.chdir(tmp_path)
    return Program(tmp_path, capsys)
