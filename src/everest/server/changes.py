"""What has changed between two values of JSON, as paths and new values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

Path = tuple[str | int, ...]


def changes(before: Any, after: Any, path: Path = ()) -> list[dict[str, Any]]:
    """What makes `after` out of `before`, as `Change`.

    Dicts with the same keys are compared key by key, lists of the same length item by item; what
    else differs is replaced as a whole.

    >>> changes({"day": 1, "hand": ["any1", "any2"]}, {"day": 1, "hand": ["any1", "rest1"]})
    [{'path': ('hand', 1), 'value': 'rest1'}]
    """
    if before == after:
        return []
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        pairs: Sequence[tuple[str | int, Any, Any]] = [
            (key, before[key], value) for key, value in after.items()
        ]
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        pairs = list(zip(range(len(before)), before, after, strict=True))
    else:
        return [{"path": path, "value": after}]
    return [change for key, old, new in pairs for change in changes(old, new, (*path, key))]
