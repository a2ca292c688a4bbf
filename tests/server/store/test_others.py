"""Servers that share a database: what they hear of each other, and who keeps which match."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from everest.server.store import BadRow, Gap, MatchRow, Status, Store, Unavailable
from everest.server.store.link import Link
from tests.server.client import PATIENCE
from tests.server.postgres import Postgres
from tests.server.store.making import fingerprint, new_match

pytestmark = pytest.mark.anyio


@dataclass
class Ear:
    """What a store that listens has heard."""

    store: Store
    heard: list[str] = field(default_factory=list)
    lost: int = 0

    async def listen(self) -> None:
        await self.store.listen(self.heard.append, self._on_lost)

    async def until_heard(self, count: int) -> None:
        await _until(lambda: len(self.heard) >= count)

    async def until_lost(self, count: int) -> None:
        await _until(lambda: self.lost >= count)

    def _on_lost(self) -> None:
        self.lost += 1


async def _until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.01)


@pytest.fixture
async def one(postgres_url: str) -> AsyncIterator[Store]:
    async with await Store.open(postgres_url) as store:
        yield store


@pytest.fixture
async def other(postgres_url: str) -> AsyncIterator[Store]:
    async with await Store.open(postgres_url) as store:
        yield store


async def _end_connections(postgres: Postgres, url: str) -> None:
    database = url.partition("?")[0].rpartition("/")[2]
    await postgres.run(
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{database}'"
    )


# -- hearing --------------------------------------------------------------------------------------


async def test_every_change_by_another_is_heard_and_none_of_its_own(
    one: Store, other: Store
) -> None:
    here, there = Ear(one), Ear(other)
    await here.listen()
    await there.listen()
    await one.create_match(new_match("m"))
    changes = (
        one.append("m", 0, [(0, "a")]),
        one.take_seat("m", 0, "Ann", fingerprint("token")),
        one.hand_over("m", 0, "greedy"),
        one.give_back("m", 0),
        one.free_seat("m", 0),
        one.seat_bot("m", 0, "greedy", "Robot"),
        one.add_chat("m", 0, "Ann", "hello"),
        one.create_match(new_match("next", rematch_of="m")),
        one.archive("m"),
        one.delete("m"),
    )
    for number, change in enumerate(changes, 1):
        await change
        await there.until_heard(number)
        assert there.heard == ["m"] * number
    await other.append("next", 0, [(0, "a")])
    await here.until_heard(1)
    assert here.heard == ["next"]  # and nothing that it did itself
    assert len(there.heard) == len(changes)


async def test_of_appends_that_share_a_transaction_each_match_is_heard(
    one: Store, other: Store
) -> None:
    ear = Ear(other)
    await ear.listen()
    match_ids = [f"m{number}" for number in range(20)]
    for match_id in match_ids:
        await one.create_match(new_match(match_id))
    await asyncio.gather(*[one.append(match_id, 0, [(0, "a")]) for match_id in match_ids])
    await ear.until_heard(20)
    assert sorted(ear.heard) == sorted(match_ids)


async def test_what_is_heard_is_there_to_be_read(one: Store, other: Store) -> None:
    await one.create_match(new_match("m"))
    read: asyncio.Queue[asyncio.Task[MatchRow]] = asyncio.Queue()
    await other.listen(
        lambda match_id: read.put_nowait(asyncio.create_task(other.match(match_id))), lambda: None
    )
    for number in range(20):
        await one.append("m", number, [(0, "a")])
        async with asyncio.timeout(PATIENCE):
            assert (await (await read.get())).length == number + 1


async def test_what_was_refused_is_not_heard(one: Store, other: Store) -> None:
    ear = Ear(other)
    await ear.listen()
    await one.create_match(new_match("m"))
    with pytest.raises(Gap):
        await one.append("m", 5, [(0, "a")])
    with pytest.raises(BadRow):
        await one.append("m", 0, [(99, "a")])
    with pytest.raises(BadRow):
        await one.take_seat("m", 0, "Ann", "no fingerprint")
    await one.append("m", 0, [(0, "a")], status=Status.RUNNING)
    await ear.until_heard(1)
    assert ear.heard == ["m"]


async def test_a_broken_connection_is_made_anew_and_the_loss_is_told(
    postgres: Postgres, postgres_url: str, one: Store, other: Store
) -> None:
    ear = Ear(other)
    await ear.listen()
    await one.create_match(new_match("m"))
    for times in (1, 2):
        await _end_connections(postgres, postgres_url)
        await ear.until_lost(times)
        ear.heard.clear()
        await one.append("m", times - 1, [(0, "a")])
        await ear.until_heard(1)
        assert ear.heard == ["m"]
    assert ear.lost == 2


async def test_it_goes_on_trying_until_there_is_a_connection(
    postgres: Postgres, postgres_url: str, one: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ear = Ear(one)
    await ear.listen()
    connect = Link._connect
    attempts = 0

    async def refuse(link: Link) -> object:
        nonlocal attempts
        attempts += 1
        if attempts < 4:
            raise ConnectionRefusedError("nobody there")
        return await connect(link)

    monkeypatch.setattr(Link, "_connect", refuse)
    monkeypatch.setattr("everest.server.store.link.FIRST_PAUSE", 0.01)
    await _end_connections(postgres, postgres_url)
    await ear.until_lost(1)
    await asyncio.sleep(0.1)
    assert (attempts, ear.lost) == (4, 1)


async def test_listening_without_a_database_says_so_and_hears_later(
    one: Store, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(_link: Link) -> object:
        raise ConnectionRefusedError("nobody there")

    ear = Ear(other)
    with monkeypatch.context() as patch:
        patch.setattr(Link, "_connect", refuse)
        with pytest.raises(Unavailable, match="nobody there"):
            await ear.listen()
        with pytest.raises(Unavailable, match="nobody there"):
            await other.keep("m")
    await ear.until_lost(1)
    await one.create_match(new_match("m"))
    await one.append("m", 0, [(0, "a")])
    await ear.until_heard(1)


async def test_a_store_closes_while_it_tries_to_connect(
    postgres: Postgres, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(postgres_url)
    ear = Ear(store)
    await ear.listen()
    attempts: list[Link] = []

    async def refuse(link: Link) -> object:
        attempts.append(link)
        raise ConnectionRefusedError("nobody there")

    monkeypatch.setattr(Link, "_connect", refuse)
    await _end_connections(postgres, postgres_url)
    await _until(lambda: len(attempts) > 1)
    async with asyncio.timeout(PATIENCE):
        await store.close()
    count = len(attempts)
    await asyncio.sleep(0.3)
    assert (len(attempts), ear.lost) == (count, 0)


async def test_a_connection_that_is_dead_without_a_sign_is_found_out(
    one: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("everest.server.store.link.CHECK_SECONDS", 0.05)
    ear = Ear(one)
    await ear.listen()
    await asyncio.sleep(0.2)  # it is asked, and answers
    assert ear.lost == 0
    assert one._link is not None
    dead = one._link._connection

    async def no_answer(*_args: object, **_options: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(type(dead), "fetchval", no_answer)
    await _until(lambda: dead.is_closed())
    monkeypatch.undo()
    await ear.until_lost(1)
    assert one._link._connection is not dead


# -- keeping --------------------------------------------------------------------------------------


async def test_one_server_keeps_a_match(one: Store, other: Store) -> None:
    assert not one.keeps("m")
    assert await one.keep("m")
    assert await one.keep("m")
    assert one.keeps("m")
    assert not await other.keep("m")
    assert not other.keeps("m")
    assert await other.keep("n")
    await one.let_go("m")
    assert not one.keeps("m")
    assert await other.keep("m")
    await one.let_go("m")  # which is none of its own
    assert not await one.keep("m")


async def test_asking_several_times_at_once_counts_once(one: Store, other: Store) -> None:
    assert await asyncio.gather(*[one.keep("m") for _ in range(10)]) == [True] * 10
    await one.let_go("m")
    assert await other.keep("m")


async def test_keeping_and_letting_go_are_done_in_the_order_asked(one: Store, other: Store) -> None:
    await asyncio.gather(one.keep("m"), one.let_go("m"))
    assert not one.keeps("m")
    assert await other.keep("m")
    await asyncio.gather(other.let_go("m"), other.keep("m"))
    assert other.keeps("m")
    assert not await one.keep("m")


async def test_of_two_that_ask_at_once_one_has_it(one: Store, other: Store) -> None:
    for number in range(10):
        match_id = f"m{number}"
        both = await asyncio.gather(one.keep(match_id), other.keep(match_id))
        assert sorted(both) == [False, True]


async def test_whoever_goes_away_while_asking_leaves_no_lock_that_nobody_knows(
    one: Store, other: Store
) -> None:
    await one.keep("other")
    asking = asyncio.create_task(one.keep("m"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    await _until(lambda: one.keeps("m"))
    await one.let_go("m")
    assert await other.keep("m")


async def test_a_store_that_closes_leaves_all_to_others(postgres_url: str, other: Store) -> None:
    one = await Store.open(postgres_url)
    for match_id in ("m", "n"):
        assert await one.keep(match_id)
    await one.close()
    assert not one.keeps("m")
    assert await other.keep("m")
    assert await other.keep("n")
    await one.let_go("m")
    with pytest.raises(Unavailable):
        await one.keep("m")
    with pytest.raises(Unavailable):
        await one.listen(lambda _id: None, lambda: None)


async def test_with_the_connection_all_is_lost_and_may_be_had_again(
    postgres: Postgres, postgres_url: str, one: Store, other: Store
) -> None:
    ear = Ear(one)
    await ear.listen()
    assert await one.keep("m")
    await _end_connections(postgres, postgres_url)
    await _until(lambda: not one.keeps("m"))
    assert await other.keep("m")
    assert not await one.keep("m")
    await ear.until_lost(1)
    await other.let_go("m")
    assert await one.keep("m")


async def test_a_server_that_is_killed_leaves_its_matches(postgres_url: str, other: Store) -> None:
    code = (
        "import asyncio, sys\n"
        "from everest.server.store import Store\n"
        "async def main():\n"
        "    store = await Store.open(sys.argv[1])\n"
        "    print(await store.keep('m'), flush=True)\n"
        "    await asyncio.sleep(600)\n"
        "asyncio.run(main())\n"
    )
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", code, postgres_url, stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    assert await process.stdout.readline() == b"True\n"
    assert not await other.keep("m")
    process.kill()
    await process.wait()
    async with asyncio.timeout(PATIENCE):
        while not await other.keep("m"):
            await asyncio.sleep(0.01)


# -- one server only ------------------------------------------------------------------------------


async def test_in_sqlite_there_are_no_others(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'server.db'}"
    async with await Store.open(url) as one, await Store.open(url) as other:
        ear = Ear(other)
        await ear.listen()
        await one.create_match(new_match("m"))
        await one.append("m", 0, [(0, "a")])
        assert (ear.heard, ear.lost) == ([], 0)
        assert one.keeps("m")
        assert await one.keep("m")
        await one.let_go("m")
        assert one.keeps("m")
