"""Whether an answer may be sent compressed."""

from __future__ import annotations

from starlette.datastructures import Headers


def takes_gzip(headers: Headers) -> bool:
    """Whether whoever asks reads what was compressed with gzip.

    >>> takes_gzip(Headers({"accept-encoding": "br, GZIP;q=0.8"})), takes_gzip(Headers({}))
    (True, False)
    >>> takes_gzip(Headers({"accept-encoding": "gzip;q=0"}))
    False
    """
    for choice in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = choice.partition(";")
        if name.strip() == "gzip":
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False
