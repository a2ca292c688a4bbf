"""docs/own-data.md explains every key of the data files of each game."""

import re
from pathlib import Path
from typing import Any

import pytest

from everest.games.k2 import loader as k2_loader
from everest.games.k2 import schema as k2
from everest.games.mount_everest import files as everest_files
from everest.games.mount_everest import schema as everest
from everest.games.schema import Table

TEXT = (Path(__file__).parents[2] / "docs/own-data.md").read_text(encoding="utf-8")

EVEREST_FILES: tuple[type[Table], ...] = (
    everest.RulesFile,
    everest.LimitsFile,
    everest.DeckFile,
    everest.TokensFile,
    everest.EverestMap,
    everest.EverestWeather,
)
K2_FILES: tuple[type[Table], ...] = (
    k2.RulesFile,
    k2.LimitsFile,
    k2.DeckFile,
    k2.TokensFile,
    k2.SoloFile,
    k2.K2Map,
    k2.K2Weather,
)


def part(game: str) -> str:
    """What stands under the heading of a game, up to that of the next."""
    return TEXT.split(f"\n## {game}\n")[1].split("\n## ")[0]


def model_keys(model: type[Table]) -> set[str]:
    """The keys of a table and of the tables in it, as they are written in TOML."""
    keys: set[str] = set()

    def walk(schema: Any, root: Any) -> None:
        if isinstance(schema, dict):
            if "$ref" in schema:
                walk(root["$defs"][schema["$ref"].rpartition("/")[2]], root)
            keys.update(schema.get("properties", {}))
            for inner in schema.values():
                walk(inner, root)
        elif isinstance(schema, list):
            for inner in schema:
                walk(inner, root)

    schema = model.model_json_schema(by_alias=True)
    walk({key: value for key, value in schema.items() if key != "$defs"}, schema)
    return keys


@pytest.mark.parametrize(
    ("game", "models"), [("Mount Everest", EVEREST_FILES), ("K2", K2_FILES)], ids=["everest", "k2"]
)
def test_every_key_of_the_data_files_is_explained(
    game: str, models: tuple[type[Table], ...]
) -> None:
    keys: set[str] = set().union(*(model_keys(model) for model in models))
    missing = {
        key
        for key in keys
        if not re.search(rf"(?<![a-z_-]){re.escape(key)}(?![a-z_-])", part(game))
    }
    assert missing == set()


@pytest.mark.parametrize(
    ("game", "names"),
    [("Mount Everest", everest_files.built_in_names()), ("K2", k2_loader.built_in_names())],
    ids=["everest", "k2"],
)
def test_every_file_has_a_heading(game: str, names: tuple[str, ...]) -> None:
    headings = set(re.findall(r"^### (\S+\.toml)$", part(game), re.MULTILINE))
    assert headings == {re.sub(r"/.*", "/*.toml", name) for name in names}
