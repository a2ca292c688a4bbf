"""What all tests share."""

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

# Tests share the processor, so a slow example is no failure. The same examples are tried each time,
# so that whoever has changed nothing there fails at none; `search` looks for others.
settings.register_profile("everest", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("search", deadline=None, derandomize=False, print_blob=True)
settings.load_profile("everest")

BROWSER = Path(__file__).parent / "browser"
LONGEST = ("test_games.py", "test_online.py", "test_learning.py")


@pytest.hookimpl(optionalhook=True)  # where xdist is left out
def pytest_xdist_auto_num_workers() -> int:
    """More processes than there are cores: tests wait for servers, disks and browsers, too."""
    return (os.cpu_count() or 1) + 2


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """The garbage collector leaves what pytest has made alone, and comes less often.

    It took a tenth of the time of the tests to find, again and again, that all of it is in use.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


@pytest.hookimpl(wrapper=True, tryfirst=True)  # after all others that put tests into an order
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None]:
    """Tests in the browser come last, the longest of them first.

    Playwright leaves a running event loop behind in its process, where `asyncio.run` fails from
    then on. Each worker of xdist does its tests in this order: the browser's after all others.
    """
    yield
    items.sort(key=place)


def place(item: pytest.Item) -> int:
    if BROWSER not in item.path.parents:
        return 0
    return 1 + (LONGEST.index(item.path.name) if item.path.name in LONGEST else len(LONGEST))
