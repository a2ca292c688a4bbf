"""The messages of the WebSocket as JSON Schema: OpenAPI describes REST only."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fastapi import APIRouter
from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from everest.server.messages.play import CLIENT_MESSAGE, SERVER_MESSAGE
from everest.server.shapes import ADVICE, any_view, ref, shape_schemas

CLIENT: Final = "ClientMessage"
SERVER: Final = "ServerMessage"

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"

router = APIRouter(prefix="/api")


class _Generator(GenerateJsonSchema):
    """Titles for messages and their parts, but not for fields: they would say the name again."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


@cache
def messages_schema() -> dict[str, Any]:
    """A schema for every message, with `ClientMessage` and `ServerMessage` among its `$defs`.

    What a client may leave out is not required in its messages. In those of the server every field
    is: it sends them all. Views and advice have schemas of their own.
    """
    unions, shared = TypeAdapter.json_schemas(
        [(CLIENT, "validation", CLIENT_MESSAGE), (SERVER, "serialization", SERVER_MESSAGE)],
        schema_generator=_Generator,
    )
    parts: dict[str, Any] = shared["$defs"]
    parts[CLIENT] = unions[CLIENT, "validation"] | {
        "title": CLIENT,
        "description": "What a client sends.",
    }
    parts[SERVER] = unions[SERVER, "serialization"] | {
        "title": SERVER,
        "description": "What the server sends.",
    }
    told: dict[str, Any] = parts["Update"]["properties"]
    told["view"] = any_view()
    told["advice"] = {"anyOf": [ref(ADVICE), {"type": "null"}]}
    shapes = shape_schemas()
    assert not parts.keys() & shapes.keys()
    parts |= shapes
    return {
        "$schema": DIALECT,
        "title": "Message",
        "description": "A message of the WebSocket, of everest's table server or its clients.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in (CLIENT, SERVER)],
        "$defs": dict(sorted(parts.items())),
    }


@router.get("/messages.json", operation_id="readMessageSchemas", summary="Schemas of messages")
async def messages() -> dict[str, Any]:
    """The messages of the WebSocket as JSON Schema, for machines."""
    return messages_schema()
