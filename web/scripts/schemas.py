"""Writes the schemas of the server's protocol: `python web/scripts/schemas.py FOLDER`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from everest.bots.players import BOTS, make_bot
from everest.server.app import create_app
from everest.server.schema import messages_schema
from everest.server.settings import Settings


def schemas() -> dict[str, dict[str, Any]]:
    """The schemas by the names of their files."""
    app = create_app(Settings(database_url=""), make_bot, dict.fromkeys(BOTS, ()))
    return {"openapi.json": app.openapi(), "messages.json": messages_schema()}


def main(folder: Path) -> None:
    """Write the files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, schema in schemas().items():
        (folder / name).write_text(json.dumps(schema, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
