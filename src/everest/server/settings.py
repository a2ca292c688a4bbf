"""Everything that whoever runs the server can choose."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field


class Settings(BaseModel):
    """The options of `everest serve`; each can come from the environment too.

    Attributes:
        host, port: where the server listens.
        database_url: where matches are kept.
        make_folder: whether the folder of an SQLite file is made if it is not there.
        root_path: the path under which a reverse proxy offers the server, such as ``/everest``.
        allowed_origins: origins from which browsers may open connections, besides the server's own.
        bot_processes: processes in which bots think.
        idle_seconds: a match at which nothing has happened for so long leaves the memory.
        most_connections: connections from one address at a time.
        most_matches: matches that one address may make within an hour.
        messages_per_second: messages that one connection may send on average.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    database_url: str
    make_folder: bool = False
    root_path: str = ""
    allowed_origins: tuple[str, ...] = ()
    bot_processes: Annotated[int, Field(ge=1, le=64)] = 1
    idle_seconds: Annotated[float, Field(gt=0)] = 60.0
    most_connections: Annotated[int, Field(ge=1)] = 50
    most_matches: Annotated[int, Field(ge=1)] = 100
    messages_per_second: Annotated[float, Field(gt=0)] = 20.0
