"""Secrets that open seats: made here, given out once, kept as fingerprints only."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

TOKEN_BYTES: Final = 24
"""192 bits, where 128 are asked for."""

LONGEST_TOKEN: Final = 64


def new_token() -> str:
    """A secret that nobody can guess, fit for a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_match_id() -> str:
    """The id of a match: whoever has the link may look, so it cannot be guessed either."""
    return secrets.token_urlsafe(16)


def fingerprint(token: str) -> str:
    """What is stored of a secret: from this nobody gets it back."""
    return hashlib.sha256(token.encode()).hexdigest()


def opens(token: str, stored: str | None) -> bool:
    """Whether a secret is the one of a fingerprint, compared in constant time.

    >>> opens("a", fingerprint("a")), opens("b", fingerprint("a")), opens("a", None)
    (True, False, False)
    """
    return stored is not None and hmac.compare_digest(fingerprint(token), stored)
