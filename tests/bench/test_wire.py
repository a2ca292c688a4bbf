from __future__ import annotations

import asyncio

import pytest
from websockets.asyncio.server import ServerConnection, serve

from bench.wire import CLOSE, PING, TEXT, BadAnswer, Wire, first_frame, frame

SIZES = (0, 1, 125, 126, 127, 65535, 65536, 70_000)


def served(payload: bytes, opcode: int = TEXT) -> bytes:
    """A frame as a server sends it."""
    size = len(payload)
    if size <= 125:
        return bytes([0x80 | opcode, size]) + payload
    short = size < 1 << 16
    return (
        bytes([0x80 | opcode, 126 if short else 127]) + size.to_bytes(2 if short else 8) + payload
    )


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_read_as_soon_as_all_of_it_is_there(size: int) -> None:
    data = served(b"x" * size)
    assert first_frame(data) == (TEXT, b"x" * size, len(data))
    assert first_frame(data + b"more") == (TEXT, b"x" * size, len(data))
    assert first_frame(b"before" + data, 6) == (TEXT, b"x" * size, 6 + len(data))
    for short in {0, 1, 2, len(data) - 1}:
        if short < len(data):
            assert first_frame(data[:short]) is None


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(b"\x01\x02hi", id="a part of a message"),
        pytest.param(b"\xc1\x02hi", id="compressed"),
        pytest.param(frame(TEXT, b"hi"), id="masked"),
        pytest.param(served(b"hi", opcode=2), id="binary"),
    ],
)
def test_what_it_cannot_read_is_no_message(data: bytes) -> None:
    with pytest.raises(BadAnswer):
        first_frame(data)


def test_it_talks_with_a_server() -> None:
    texts = ["x" * size for size in (0, 125, 126, 4000)]

    async def answer(socket: ServerConnection) -> None:
        await (await socket.ping())
        for _ in texts:
            await socket.send(await socket.recv())
        await socket.close(1012)

    async def talk() -> tuple[list[bytes], int]:
        heard: list[bytes] = []
        lost: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        async with serve(answer, "127.0.0.1", 0) as server:
            host, port = server.sockets[0].getsockname()[:2]

            def opened() -> None:
                for text in texts:
                    wire.send(text.encode())

            wire = Wire(f"{host}:{port}", "/", opened, heard.append, lost.set_result)
            await asyncio.get_running_loop().create_connection(lambda: wire, host, port)
            return heard, await asyncio.wait_for(lost, 120)

    heard, code = asyncio.run(talk())
    assert [text.decode() for text in heard] == texts
    assert code == 1012


def test_control_frames_are_told_apart() -> None:
    assert first_frame(served(b"", CLOSE)) == (CLOSE, b"", 2)
    assert first_frame(served(b"ab", PING)) == (PING, b"ab", 4)
