"""A server that is killed by a test: ``python -m tests.server.killed PORT URL``."""

from __future__ import annotations

import sys

import uvicorn

from everest.bots.players import make_bot
from everest.server.app import create_app
from tests.server.serving import ALL_BOTS, settings


def main(port: int, url: str) -> None:
    app = create_app(settings(url), make_bot, ALL_BOTS)
    uvicorn.run(app, host="127.0.0.1", port=port, log_config=None)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
