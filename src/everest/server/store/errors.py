"""What can go wrong with the store. No message holds a secret or a password."""

from __future__ import annotations

from enum import StrEnum

LONGEST_REASON = 200


class StoreError(Exception):
    """Anything that the store refuses or cannot do."""


class OpenFault(StrEnum):
    """Why a database cannot be opened; in brackets what `CannotOpen.params` says of it.

    Each also says `database`: the URL without the password, or the file.
    """

    BAD_URL = "bad-url"
    """It is no database URL, or says something that the driver does not know (`reason`)."""
    UNKNOWN_DATABASE = "unknown-database"
    """A URL of something that is neither SQLite nor PostgreSQL (`known`)."""
    IN_MEMORY = "in-memory"
    """An SQLite database in memory, which would lose everything."""
    NO_FOLDER = "no-folder"
    """The folder of the file is not there, or cannot be made (`folder`)."""
    UNUSABLE_FILE = "unusable-file"
    """The file is no SQLite database, or cannot be read and written (`reason`)."""
    NO_SERVER = "no-server"
    """The database server does not answer, or does not let us in (`reason`)."""
    NEWER_SCHEMA = "newer-schema"
    """A newer version of this program has written it (`revision`)."""
    CANNOT_MIGRATE = "cannot-migrate"
    """Its tables cannot be brought up to date (`reason`)."""


class CannotOpen(StoreError):
    """A database cannot be used.

    Attributes:
        code: why.
        params: the particulars, see `OpenFault`.
    """

    def __init__(self, code: OpenFault, **params: str) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        particulars = ", ".join([f"{key}: {value}" for key, value in self.params.items()])
        return f"{self.code.value} ({particulars})"


class BackupFault(StrEnum):
    """Why a backup cannot be made; in brackets what `CannotBackUp.params` says of it."""

    NOT_SQLITE = "not-sqlite"
    """PostgreSQL has its own tool for it, pg_dump."""
    FILE_EXISTS = "file-exists"
    """Something is there already (`file`)."""
    FAILED = "failed"
    """The copy could not be written or is not sound (`file`, `reason`)."""


class CannotBackUp(StoreError):
    """No backup was made.

    Attributes:
        code: why.
        params: the particulars, see `BackupFault`.
    """

    def __init__(self, code: BackupFault, **params: str) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params


class Unavailable(StoreError):
    """The database did not do it: it is locked, full, gone, too slow, or this store is closed.

    What was asked may have been done all the same if the connection was lost in the middle.
    """


class BadRow(StoreError):
    """A value that the tables do not allow. This is a fault of the program."""


class NoSuchMatch(StoreError):
    """There is no such match, or none any more.

    Attributes:
        match_id: the match.
    """

    def __init__(self, match_id: str) -> None:
        super().__init__(match_id)
        self.match_id = match_id


class MatchExists(StoreError):
    """There is a match of this id already.

    Attributes:
        match_id: the match.
    """

    def __init__(self, match_id: str) -> None:
        super().__init__(match_id)
        self.match_id = match_id


class Followed(StoreError):
    """Another match follows this one already.

    Attributes:
        match_id: the match.
        rematch: the one that follows it.
    """

    def __init__(self, match_id: str, rematch: str) -> None:
        super().__init__(match_id, rematch)
        self.match_id = match_id
        self.rematch = rematch


class MatchClosed(StoreError):
    """The match is over or archived, and takes no such change any more.

    Attributes:
        match_id: the match.
    """

    def __init__(self, match_id: str) -> None:
        super().__init__(match_id)
        self.match_id = match_id


class OutOfStep(StoreError):
    """The log does not end where the writer believes it does: it must be loaded again.

    Attributes:
        match_id: the match.
        first_number: the number that the first of the new rows was to have.
        length: the number that it should have had.
    """

    def __init__(self, match_id: str, first_number: int, length: int) -> None:
        super().__init__(match_id, first_number, length)
        self.match_id = match_id
        self.first_number = first_number
        self.length = length


class Taken(OutOfStep):
    """There is a row of this number already: another writer was here."""


class Gap(OutOfStep):
    """The row before this number is not there: the database is older than the writer's memory."""


class NoSuchSeat(StoreError):
    """The match has no such seat.

    Attributes:
        match_id, seat: which one.
    """

    def __init__(self, match_id: str, seat: int) -> None:
        super().__init__(match_id, seat)
        self.match_id = match_id
        self.seat = seat


class WrongKindOfSeat(StoreError):
    """What sits there does not allow it: the seat is not open, or nobody sits there.

    Attributes:
        match_id, seat: which one.
        kind: what sits there.
    """

    def __init__(self, match_id: str, seat: int, kind: str) -> None:
        super().__init__(match_id, seat, kind)
        self.match_id = match_id
        self.seat = seat
        self.kind = kind


def reason_of(error: BaseException) -> str:
    """What an error of a driver says, on one line and short."""
    said = getattr(error, "orig", None) or error
    text = " ".join(str(said).split()) or type(said).__name__
    # SQLAlchemy puts the driver's class before its words
    if text.startswith("<class '") and "'>: " in text:
        text = text.split("'>: ", 1)[1]
    return text if len(text) <= LONGEST_REASON else text[: LONGEST_REASON - 3] + "..."
