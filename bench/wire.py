"""A WebSocket client that costs little, so that the server is what is measured.

It knows as much of RFC 6455 as a driver of load needs: text messages in one frame, pings and the
close. It offers no compression, and masks with zeros, which changes nothing and is allowed.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import struct
from collections.abc import Callable
from typing import Final

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10

_KEY: Final = base64.b64encode(b"everest's bench.").decode()
_MAGIC: Final = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""What the server adds to the key, by RFC 6455."""

_ACCEPTED: Final = base64.b64encode(hashlib.sha1((_KEY + _MAGIC).encode()).digest())

_FINAL: Final = 0x80
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)
_SHORT: Final = 125
_IN_TWO_BYTES: Final = 126
_IN_EIGHT_BYTES: Final = 127


class BadAnswer(Exception):
    """The server has sent what this client does not understand."""


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame as a client sends it.

    >>> frame(TEXT, b"hi").hex(" ")
    '81 82 00 00 00 00 68 69'
    """
    size = len(payload)
    if size <= _SHORT:
        head = struct.pack("!BB", _FINAL | opcode, _MASKED | size)
    else:
        head = struct.pack("!BBH", _FINAL | opcode, _MASKED | _IN_TWO_BYTES, size)
    return head + _NO_MASK + payload


def first_frame(data: bytes, begin: int = 0) -> tuple[int, bytes, int] | None:
    """The first frame of a server in `data`: opcode, payload, and where the next one begins.

    None as long as it is not complete.

    Raises:
        BadAnswer: if it is a part of a message, masked or compressed.

    >>> first_frame(bytes([0x81, 2]) + b"hi" + bytes([0x81]))
    (1, b'hi', 4)
    >>> first_frame(bytes([0x81, 2]) + b"h") is None
    True
    """
    if len(data) < begin + 2:
        return None
    first, size = data[begin], data[begin + 1]
    if first & 0xF0 != _FINAL or size & _MASKED or first & 0x0F not in (TEXT, CLOSE, PING, PONG):
        raise BadAnswer(f"a frame that begins with {data[begin : begin + 2].hex()}")
    at = begin + 2
    if size in (_IN_TWO_BYTES, _IN_EIGHT_BYTES):
        at += 2 if size == _IN_TWO_BYTES else 8
        size = int.from_bytes(data[begin + 2 : at], "big")
    end = at + size
    return (first & 0x0F, data[at:end], end) if len(data) >= end else None


class Wire(asyncio.Protocol):
    """One connection.

    Args:
        host: what the request says of the server's address.
        path: the path of the WebSocket.
        opened: is called when the server has accepted.
        heard: is called with each text message.
        lost: is called once with the close code, 1006 if the server has said none.
    """

    def __init__(
        self,
        host: str,
        path: str,
        opened: Callable[[], None],
        heard: Callable[[bytes], None],
        lost: Callable[[int], None],
    ) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._opened, self._heard, self._lost = opened, heard, lost
        self._data = b""
        self._is_open = False
        self._code = 1006

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        """Take what has come, and keep what is not complete yet."""
        data = self._data + data if self._data else data
        at = 0
        if not self._is_open:
            at = data.find(b"\r\n\r\n") + 4
            if at < 4:
                self._data = data
                return
            if not data.startswith(b"HTTP/1.1 101 ") or _ACCEPTED not in data[:at]:
                raise BadAnswer(data[:at].decode(errors="replace"))
            self._is_open = True
            self._opened()
        while (found := first_frame(data, at)) is not None:
            opcode, payload, at = found
            self._take(opcode, payload)
        self._data = data[at:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._heard(payload)
        elif opcode == PING:
            self._transport.write(frame(PONG, payload))
        elif opcode == CLOSE:
            self._code = int.from_bytes(payload[:2], "big") if payload else 1005
            self._transport.write(frame(CLOSE, payload[:2]))
            self._transport.close()

    def send(self, text: bytes) -> None:
        """Send a text message."""
        self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        """Take leave."""
        self._transport.write(frame(CLOSE, (1000).to_bytes(2, "big")))
        self._transport.close()

    def connection_lost(self, error: Exception | None) -> None:
        """Tell that the connection has ended."""
        self._lost(self._code)
