"""Views and advice as JSON Schema: they are TypedDicts, which pydantic takes from 3.12 on only."""

from __future__ import annotations

import inspect
import types
import typing
from typing import Any, Final, NotRequired, TypeVar, Union, get_args, get_origin, get_type_hints

from everest.advice.shapes import Advice
from everest.games.k2.view import K2View
from everest.games.mount_everest.view import EverestView

ADVICE: Final = "Advice"

VIEWS: Final[dict[str, tuple[str, type]]] = {
    "mount-everest": ("MountEverestView", EverestView),
    "k2": ("K2View", K2View),
}
"""By game: what its view is called, and the view."""

_PLAIN: Final[dict[object, dict[str, Any]]] = {
    str: {"type": "string"},
    int: {"type": "integer"},
    bool: {"type": "boolean"},
    types.NoneType: {"type": "null"},
}


def ref(name: str) -> dict[str, Any]:
    """Where a schema stands among the `$defs`.

    >>> ref("K2View")
    {'$ref': '#/$defs/K2View'}
    """
    return {"$ref": f"#/$defs/{name}"}


def any_view() -> dict[str, Any]:
    """The schema of the view of any game."""
    return {"anyOf": [ref(name) for name, _ in VIEWS.values()]}


def shape_schemas() -> dict[str, dict[str, Any]]:
    """The schemas of views, of advice, and of all their parts, by name.

    `game` is fixed in a view, so that a client can tell by it which one it has.
    """
    found = Shapes()
    for game, (name, view) in VIEWS.items():
        found.add(view, name)
        found.schemas[name]["properties"]["game"] = {"type": "string", "const": game}
    found.add(Advice, ADVICE)
    return found.schemas


class Shapes:
    """Makes JSON Schemas of TypedDicts.

    Attributes:
        schemas: what was made, by the names of the classes.
    """

    def __init__(self) -> None:
        self.schemas: dict[str, dict[str, Any]] = {}

    def add(self, shape: type, name: str) -> None:
        """Add a TypedDict under a name, and all that is in it under their own ones.

        Raises:
            TypeError: if there is something in it that has no schema here.
        """
        if name in self.schemas:
            return
        properties: dict[str, Any] = {}
        required: list[str] = []
        self.schemas[name] = {
            "title": name,
            "description": inspect.getdoc(shape) or "",
            "type": "object",
            "additionalProperties": False,
            "properties": properties,
            "required": required,
        }
        given = _arguments(shape)
        for key, hint in get_type_hints(shape, include_extras=True).items():
            if get_origin(hint) is NotRequired:
                (hint,) = get_args(hint)
            else:
                required.append(key)
            properties[key] = self._schema(hint, given)

    def _schema(self, hint: Any, given: dict[TypeVar, Any]) -> dict[str, Any]:
        """The schema of a type; `given` are the types that stand for variables."""
        hint = given.get(hint, hint) if isinstance(hint, TypeVar) else hint
        origin, inner = get_origin(hint), get_args(hint)
        if hint in _PLAIN:
            return dict(_PLAIN[hint])
        if typing.is_typeddict(hint):
            self.add(hint, hint.__name__)
            return ref(hint.__name__)
        if origin is list:
            return {"type": "array", "items": self._schema(inner[0], given)}
        if origin is dict and inner[0] is str:
            return {"type": "object", "additionalProperties": self._schema(inner[1], given)}
        if origin in (Union, types.UnionType):
            return {"anyOf": [self._schema(one, given) for one in inner]}
        raise TypeError(f"no schema for {hint}")


def _arguments(shape: type) -> dict[TypeVar, Any]:
    """The types that a TypedDict gives for the variables of those that it is made from."""
    given: dict[TypeVar, Any] = {}
    for base in getattr(shape, "__orig_bases__", ()):
        origin = get_origin(base)
        if typing.is_typeddict(origin):
            given |= zip(origin.__parameters__, get_args(base), strict=True)
    return given
