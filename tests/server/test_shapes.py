"""Views and advice are what their schemas say, and the schemas say all that is in them."""

from __future__ import annotations

import json
from typing import Any, Generic, NotRequired, TypedDict, TypeVar

import jsonschema_rs
import pytest

from everest.games.loading import GAMES
from everest.server.schema import messages_schema
from everest.server.shapes import ADVICE, VIEWS, Shapes
from everest.table.match import Match
from tests.cli.test_documents import rich_matches

ThingT = TypeVar("ThingT")


class Shelf(TypedDict, Generic[ThingT]):
    """Things."""

    things: list[ThingT]
    label: NotRequired[str | None]


class Book(TypedDict):
    title: str


class Books(Shelf[Book]):
    by_year: dict[str, int]


class Odd(TypedDict):
    when: float


def test_a_typed_dict_has_a_schema_with_all_that_it_is_made_from() -> None:
    found = Shapes()
    found.add(Books, "Library")
    assert list(found.schemas) == ["Library", "Book"]
    library = found.schemas["Library"]
    assert library["properties"] == {
        "things": {"type": "array", "items": {"$ref": "#/$defs/Book"}},
        "label": {"anyOf": [{"type": "string"}, {"type": "null"}]},
        "by_year": {"type": "object", "additionalProperties": {"type": "integer"}},
    }
    assert library["required"] == ["things", "by_year"]
    assert library["additionalProperties"] is False


@pytest.mark.parametrize("shape", [Odd, Shelf])
def test_what_has_no_schema_is_refused(shape: type) -> None:
    with pytest.raises(TypeError, match="no schema for"):
        Shapes().add(shape, "Bad")


def schema(name: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{name}", "$defs": messages_schema()["$defs"]}


def views(match: Match) -> list[Any]:
    """Views of all viewers throughout a match, and all of everything."""
    game, state = match.game, match.game.new_state()
    found = []
    for actor, action in match.plies:
        found += [game.full_view(state), *game.views(state, [None, 0]).values()]
        game.apply(state, actor, action)
    return [json.loads(json.dumps(view)) for view in [*found, game.full_view(state)]]


def keys(value: Any, names: dict[str, Any], part: dict[str, Any]) -> set[str]:
    """The keys of a value, with the names of the schemas that they are in."""
    found: set[str] = set()
    if "$ref" in part:
        name = part["$ref"].rpartition("/")[2]
        assert isinstance(value, dict)
        found |= {f"{name}.{key}" for key in value}
        for key, inner in value.items():
            found |= keys(inner, names, names[name]["properties"][key])
    elif "anyOf" in part and value is not None:
        (part,) = [one for one in part["anyOf"] if one != {"type": "null"}]
        found |= keys(value, names, part)
    elif part.get("type") == "array":
        for item in value:
            found |= keys(item, names, part["items"])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_views_are_what_their_schemas_say_and_the_schemas_say_no_more(game: str) -> None:
    name = VIEWS[game][0]
    other = jsonschema_rs.validator_for(schema(VIEWS[next(one for one in GAMES if one != game)][0]))
    validator = jsonschema_rs.validator_for(schema(name))
    names = messages_schema()["$defs"]
    assert names[name]["properties"]["game"] == {"type": "string", "const": game}
    found: set[str] = set()
    for match in rich_matches(game):
        for view in views(match):
            validator.validate(view)
            assert not other.is_valid(view)
            found |= keys(view, names, {"$ref": f"#/$defs/{name}"})
    parts = {one.partition(".")[0] for one in found}
    assert found == {f"{part}.{key}" for part in parts for key in names[part]["properties"]}


def test_an_update_has_a_view_of_either_game_and_perhaps_advice() -> None:
    told = messages_schema()["$defs"]["Update"]["properties"]
    refs = [{"$ref": f"#/$defs/{VIEWS[game][0]}"} for game in GAMES]
    assert told["view"] == {"anyOf": refs}
    assert told["advice"] == {"anyOf": [{"$ref": f"#/$defs/{ADVICE}"}, {"type": "null"}]}
