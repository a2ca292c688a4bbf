"""Everything that whoever runs the server can choose."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field

LogFormat = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]

LOG_FORMATS: Final[tuple[LogFormat, ...]] = get_args(LogFormat)
LOG_LEVELS: Final[tuple[LogLevel, ...]] = get_args(LogLevel)


class Settings(BaseModel):
    """The options of `everest serve`; each can come from the environment too.

    Attributes:
        host, port: where the server listens.
        database_url: where matches are kept.
        make_folder: whether the folder of an SQLite file is made if it is not there.
        network_hosts: where others in the network find a server that is opened on the same machine;
            None where that is not known, as behind a proxy, empty if nobody does.
        root_path: the path under which a reverse proxy offers the server, such as ``/everest``.
        allowed_origins: origins from which browsers may open connections, besides the server's own.
        bot_processes: processes in which bots think.
        idle_seconds: a match at which nothing has happened for so long leaves the memory.
        most_connections: connections from one address at a time.
        most_matches: matches that one address may make within an hour.
        messages_per_second: messages that one connection may send on average.
        metrics_from: addresses and networks that may ask for the metrics.
        log_format, log_level: how the log is written, and from which level on.
        delete_over_after: days after which a match that is over is deleted; 0: never.
        delete_unfinished_after: days after which one that nobody plays on is deleted; 0: never.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    host: str = "127.0.0.1"
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    database_url: str
    make_folder: bool = False
    network_hosts: tuple[str, ...] | None = None
    root_path: str = ""
    allowed_origins: tuple[str, ...] = ()
    bot_processes: Annotated[int, Field(ge=1, le=64)] = 1
    idle_seconds: Annotated[float, Field(gt=0)] = 60.0
    most_connections: Annotated[int, Field(ge=1)] = 50
    most_matches: Annotated[int, Field(ge=1)] = 100
    messages_per_second: Annotated[float, Field(gt=0)] = 20.0
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    log_format: LogFormat = "text"
    log_level: LogLevel = "info"
    delete_over_after: Annotated[int, Field(ge=0)] = 0
    delete_unfinished_after: Annotated[int, Field(ge=0)] = 0
