"""What the plain installation lacks: the table server and its clients."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from everest.cli.complaints import Complaint


@contextmanager
def needs_extra(command: str) -> Iterator[None]:
    """Around the imports of a command that needs packages of the extra `server`.

    Raises:
        Complaint: if one of them is not installed.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] == "everest":
            raise
        raise Complaint(
            "cli-needs-extra", command=command, install='pip install "everest-game[server]"'
        ) from error
