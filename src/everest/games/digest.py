"""The checksum of a ruleset: equal for data that play the same."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Mapping
from typing import Any

from everest.games.schema import Table

WITHOUT_EFFECT = frozenset({"provenance", "title", "name", "altitude_m", "at"})
"""Keys for people and pictures. (Of the altitude, play knows the zone.)"""


def digest_of(tables: Mapping[str, Table], unused: Collection[str] = ()) -> str:
    """``sha256:`` and the checksum of everything in `tables` that has an effect on play.

    `unused` are further keys without effect, those that only another game plays with.

    What is left out where it has its default counts as left out, so a key with a default may be
    added to the schema without changing the digest of any data that exists. The order of lists
    counts: it is the order of the actions in a ruleset's table.
    """
    omitted = WITHOUT_EFFECT.union(unused)
    data = {
        name: _without(omitted, table.model_dump(mode="json", by_alias=True, exclude_defaults=True))
        for name, table in tables.items()
    }
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return "sha256:" + hashlib.sha256(text.encode()).hexdigest()


def _without(omitted: Collection[str], value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _without(omitted, item) for key, item in value.items() if key not in omitted}
    if isinstance(value, list):
        return [_without(omitted, item) for item in value]
    return value
