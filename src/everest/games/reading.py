"""From the bytes of a TOML file to a model, or to faults that name table and entry."""

from __future__ import annotations

import re
import tomllib
from datetime import date, datetime, time
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError
from pydantic_core import ErrorDetails

from everest.games.faults import (
    Fault,
    FaultCode,
    Place,
    RulesetError,
    item_label,
    printable,
    shown,
    shown_number,
)
from everest.games.schema import Table

M = TypeVar("M", bound=Table)

Location = tuple[str | int, ...]

_EXPECTED = {
    "int_type": "integer",
    "float_type": "number",
    "string_type": "text",
    "bool_type": "boolean",
    "tuple_type": "list",
    "model_type": "table",
}
_FOUND: tuple[tuple[type | tuple[type, ...], str], ...] = (
    (bool, "boolean"),  # before int, of which it is a subclass
    (int, "integer"),
    (float, "number"),
    (str, "text"),
    (list, "list"),
    (dict, "table"),
    ((datetime, date, time), "date"),
)
_SYNTAX_PLACE = re.compile(r"^(?P<reason>.*) \(at line (?P<line>\d+), column (?P<column>\d+)\)$")
_QUOTED = re.compile(r"'([^']*)'")


def parse(model: type[M], content: bytes, file: str) -> M:
    """Read the file called `file` into `model`.

    Raises:
        RulesetError: if the file is not TOML, or has not the shape of the model.
    """
    raw = read_toml(content, file)
    try:
        return model.model_validate(raw)
    except ValidationError as error:
        details = error.errors(include_url=False, include_input=False)
        faults = [_fault(model, raw, file, detail) for detail in details]
        # A list that lacks two numbers is reported by pydantic twice.
        unique = [fault for index, fault in enumerate(faults) if fault not in faults[:index]]
        raise RulesetError(unique) from error


def read_toml(content: bytes, file: str) -> dict[str, Any]:
    """Parse TOML text in UTF-8; a byte order mark, which some editors write, is allowed.

    Raises:
        RulesetError: if it is something else.
    """
    place = Place(file)
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise RulesetError([place.fault(FaultCode.NOT_UTF8, line=line)]) from error
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        # Numbers with thousands of digits and lists nested too deeply are no TOMLDecodeError.
        raise RulesetError([_syntax_fault(place, text, error)]) from error


def _syntax_fault(place: Place, text: str, error: Exception) -> Fault:
    # The parser says where in words only; "end of document" and the rare other errors have no line.
    message = str(error)
    line, column = text.count("\n") + 1, len(text) - text.rfind("\n")
    match = _SYNTAX_PLACE.match(message)
    if match:
        message, line, column = match["reason"], int(match["line"]), int(match["column"])
    reason = printable(message.removesuffix(" (at end of document)"))
    return place.fault(FaultCode.TOML_SYNTAX, line=line, column=column, reason=reason)


def _fault(model: type[Table], raw: dict[str, Any], file: str, detail: ErrorDetails) -> Fault:
    location, kind, context = detail["loc"], detail["type"], detail.get("ctx", {})
    if kind == "missing" and isinstance(location[-1], int):
        return _wrong_length(model, raw, file, location[:-1])
    place = _place(raw, file, location)
    if kind == "too_long":
        return _wrong_length(model, raw, file, location)
    if kind == "missing":
        if _is_headed(model, location):
            table = ".".join(part for part in location if isinstance(part, str))
            return Place(file, table).fault(FaultCode.MISSING_TABLE)
        return place.fault(FaultCode.MISSING_KEY)
    value = _value(raw, location)
    if kind == "extra_forbidden":
        known = ", ".join(_fields(_table_at(model, location[:-1])))
        if place.table and not place.entry:
            return place.fault(FaultCode.UNKNOWN_TABLE, known=known)
        return place.fault(FaultCode.UNKNOWN_KEY, known=known)
    if kind == "literal_error":
        choices = ", ".join(_QUOTED.findall(context["expected"]))
        return place.fault(FaultCode.NOT_A_CHOICE, found=_shown_value(value), choices=choices)
    return place.fault(FaultCode.WRONG_TYPE, found=_type_name(value), expected=_EXPECTED[kind])


def _wrong_length(model: type[Table], raw: dict[str, Any], file: str, location: Location) -> Fault:
    name = location[-1]
    field = _fields(_table_at(model, location[:-1]))[str(name)]
    return _place(raw, file, location).fault(
        FaultCode.WRONG_LENGTH,
        found=len(_value(raw, location)),
        expected=len(get_args(field)),
    )


def _place(raw: dict[str, Any], file: str, location: Location) -> Place:
    """Split a location into the table a reader sees the heading of, and the entry in it."""
    table: list[str] = []
    entry: list[str] = []
    value: Any = raw
    for depth, part in enumerate(location):
        container = value
        present = isinstance(part, int) or (isinstance(value, dict) and part in value)
        value = container[part] if present else None
        if isinstance(part, int):
            identifier = value.get("id") if isinstance(value, dict) else None
            entry.append(item_label(identifier, part))
        elif not entry and (isinstance(value, dict) or (depth == 0 and _is_headed_list(value))):
            table.append(part)
        else:
            entry.append(part)
    return Place(file, ".".join(table), tuple(entry))


def _is_headed_list(value: object) -> bool:
    """Whether a value at the head of a file can have been written as ``[[name]]`` tables."""
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def _value(raw: dict[str, Any], location: Location) -> Any:
    value: Any = raw
    for part in location:
        value = value[part]
    return value


def _fields(model: type[BaseModel]) -> dict[str, Any]:
    """The keys of a table as they are written in TOML, with the types of their values."""
    return {field.alias or name: field.annotation for name, field in model.model_fields.items()}


def _table_at(model: type[BaseModel], location: Location) -> type[BaseModel]:
    for part in location:
        if isinstance(part, str):
            inner = _table_in(_fields(model)[part])
            assert inner is not None, f"{part} of {model.__name__} holds no tables"
            model = inner
    return model


def _table_in(annotation: Any) -> type[BaseModel] | None:
    """The model in a type: of the value itself, of an optional one, or of a list's items."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    found = (_table_in(argument) for argument in get_args(annotation))
    return next((table for table in found if table is not None), None)


def _is_headed(model: type[Table], location: Location) -> bool:
    """Whether what belongs at `location` has a heading: it is a table, or a list of tables."""
    annotation = _fields(_table_at(model, location[:-1]))[str(location[-1])]
    if any(isinstance(part, int) for part in location):
        return False
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return True
    return len(location) == 1 and _table_in(annotation) is not None


def _type_name(value: object) -> str:
    return next(name for types, name in _FOUND if isinstance(value, types))


def _shown_value(value: object) -> str | int:
    if isinstance(value, str):
        return shown(value)
    if isinstance(value, int | float) and not isinstance(value, bool):
        return shown_number(value)
    return _type_name(value)
