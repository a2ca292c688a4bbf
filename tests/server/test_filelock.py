"""One server on one SQLite file."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import URL

from everest.server.filelock import InUse, lock_file, sole_use
from everest.server.store.engine import read_url

HOLD = """
import subprocess, sys
from everest.server.filelock import sole_use
from everest.server.store.engine import read_url
with sole_use(read_url(sys.argv[1])):
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    print(child.pid, flush=True)
    input()
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "server.db"
    path.touch()
    return path


def url_of(file: Path) -> URL:
    return read_url(f"sqlite:///{file}")


def test_a_second_one_is_kept_out_and_the_next_is_not(file: Path) -> None:
    with sole_use(url_of(file)):
        with pytest.raises(InUse) as caught, sole_use(url_of(file)):
            pass
        assert caught.value.file == file
    with sole_use(url_of(file)):
        pass
    assert lock_file(file).stat().st_mode & 0o777 == 0o600


def test_another_name_of_the_file_is_the_same_file(file: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "link.db"
    link.symlink_to(file)
    with sole_use(url_of(file)), pytest.raises(InUse), sole_use(url_of(link)):
        pass


def test_other_files_and_postgresql_have_nothing_to_do_with_it(file: Path, tmp_path: Path) -> None:
    other = read_url("postgresql://127.0.0.1/everest")
    with (
        sole_use(url_of(file)),
        sole_use(url_of(tmp_path / "b.db")),
        sole_use(other),
        sole_use(other),
    ):
        pass


def test_the_system_frees_it_when_the_process_is_killed(file: Path) -> None:
    """Also while a process lives that it has started, as those of bots may for a moment."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, f"sqlite:///{file}"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stdin is not None
    try:
        assert process.stdout.readline()
        with pytest.raises(InUse), sole_use(url_of(file)):
            pass
        process.kill()
        process.wait()
        with sole_use(url_of(file)):
            pass
    finally:
        process.kill()
        process.stdin.close()  # which ends its child, too
        process.stdout.close()


def test_where_there_can_be_no_lock_file_the_system_says_so(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="No such file"), sole_use(url_of(tmp_path / "no" / "a.db")):
        pass
