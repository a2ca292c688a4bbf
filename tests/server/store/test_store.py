"""Each method of the store, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import event

from everest.server.store import (
    BadRow,
    ChatRow,
    Cursor,
    Followed,
    Gap,
    LogRow,
    MatchClosed,
    MatchExists,
    MatchRow,
    NewSeat,
    NoSuchMatch,
    NoSuchSeat,
    OutOfStep,
    SeatKind,
    SeatRow,
    Status,
    Store,
    StoreError,
    Taken,
    Unavailable,
    WrongKindOfSeat,
)
from tests.server.store.making import Clock, fingerprint, new_match

pytestmark = pytest.mark.anyio


# -- matches --------------------------------------------------------------------------------------


async def test_a_match_is_there_as_it_was_made(store: Store, clock: Clock) -> None:
    new = new_match("m")
    made = await store.create_match(new)
    assert made == MatchRow(
        id="m",
        created_at=clock.time,
        changed_at=clock.time,
        status=Status.OPEN,
        length=0,
        game=new.game,
        ruleset=new.ruleset,
        digest=new.digest,
        map=new.map,
        weather=new.weather,
        limits=new.limits,
        variant=new.variant,
        seats=2,
        listed=False,
        options=dict(new.options),
        seed=new.seed,
        seed_hash=new.seed_hash,
        host_hash=new.host_hash,
        result=None,
        rematch_of=None,
        waiting=0,
        due=False,
        rematch=None,
        round=0,
    )
    assert await store.match("m") == made


async def test_ids_are_given_once(store: Store) -> None:
    await store.create_match(new_match("m"))
    with pytest.raises(MatchExists):
        await store.create_match(new_match("m", host="somebody else"))
    assert (await store.match("m")).host_hash == fingerprint("host")


async def test_nothing_is_made_when_a_seat_is_wrong(store: Store) -> None:
    with pytest.raises(BadRow):
        await store.create_match(new_match("m", [NewSeat(SeatKind.OPEN), NewSeat(SeatKind.HUMAN)]))
    with pytest.raises(NoSuchMatch):
        await store.match("m")


async def test_a_secret_itself_is_refused_where_a_fingerprint_belongs(store: Store) -> None:
    seat = NewSeat(SeatKind.HUMAN, token_hash="not-a-fingerprint")
    with pytest.raises(BadRow):
        await store.create_match(new_match("m", [seat]))
    with pytest.raises(BadRow):
        await store.create_match(replace(new_match("m"), host_hash="secret"))


async def test_secrets_do_not_show_when_rows_are_printed(store: Store) -> None:
    seat = NewSeat(SeatKind.HUMAN, "Ann", token_hash=fingerprint("token"))
    new = new_match("m", [seat])
    await store.create_match(new)
    loaded = await store.load("m")
    for shown in (repr(new), repr(loaded)):
        assert new.seed not in shown
        assert new.host_hash not in shown
        assert fingerprint("token") not in shown


async def test_lists_are_paged_newest_first(store: Store, clock: Clock) -> None:
    for number in range(7):
        clock.time += number % 2  # some are made in the same millisecond
        await store.create_match(new_match(f"m{number}"))
    expected = ["m6", "m5", "m4", "m3", "m2", "m1", "m0"]
    found: list[str] = []
    after: Cursor | None = None
    for size in (3, 3, 1):
        page = await store.matches(limit=3, after=after)
        assert len(page.matches) == size
        found += [row.id for row in page.matches]
        after = page.after
    assert (found, after) == (expected, None)
    assert (await store.matches(limit=7)).after is None


async def test_lists_by_host_visibility_and_status(store: Store) -> None:
    await store.create_match(new_match("a", host="Ann", listed=True))
    await store.create_match(new_match("b", host="Bob"))
    await store.create_match(new_match("c", host="Ann"))
    await store.append("c", 0, [(-1, "first 0")], status=Status.RUNNING)

    async def ids(**wanted: object) -> list[str]:
        return [row.id for row in (await store.matches(**wanted)).matches]  # type: ignore[arg-type]

    assert await ids() == ["c", "b", "a"]
    assert await ids(host_hash=fingerprint("Ann")) == ["c", "a"]
    assert await ids(listed=True) == ["a"]
    assert await ids(listed=False) == ["c", "b"]
    assert await ids(status=[Status.RUNNING]) == ["c"]
    assert await ids(status=[Status.OPEN], host_hash=fingerprint("Ann")) == ["a"]
    assert await ids(status=[]) == []


async def test_an_archived_match_does_not_change(store: Store) -> None:
    await store.create_match(new_match("m"))
    await store.append("m", 0, [(0, "end")])
    await store.archive("m")
    await store.archive("m")
    with pytest.raises(NoSuchMatch):
        await store.archive("none")
    with pytest.raises(MatchClosed):
        await store.append("m", 1, [(0, "end")])
    with pytest.raises(MatchClosed):
        await store.add_chat("m", None, "Ann", "hello")
    with pytest.raises(MatchClosed):
        await store.free_seat("m", 0)
    assert (await store.match("m")).status is Status.ARCHIVED
    assert len(await store.log("m")) == 1


async def test_deleting_takes_all_that_belongs_to_a_match(store: Store) -> None:
    await store.create_match(new_match("m"))
    await store.append("m", 0, [(0, "end")])
    await store.add_chat("m", 0, "Ann", "hello")
    await store.create_match(new_match("next", rematch_of="m"))
    assert await store.delete("m")
    assert not await store.delete("m")
    with pytest.raises(NoSuchMatch):
        await store.load("m")
    assert (await store.log("m"), await store.seats("m"), await store.chat("m")) == ([], [], [])
    assert (await store.match("next")).rematch_of is None


async def test_a_rematch_names_a_match_that_is_there(store: Store) -> None:
    await store.create_match(new_match("m"))
    assert (await store.create_match(new_match("next", rematch_of="m"))).rematch_of == "m"
    with pytest.raises(NoSuchMatch, match="none"):
        await store.create_match(new_match("other", rematch_of="none"))


async def test_a_match_is_followed_once(store: Store) -> None:
    await store.create_match(new_match("m"))
    assert (await store.match("m")).rematch is None
    await store.create_match(new_match("next", rematch_of="m"))
    assert (await store.match("m")).rematch == "next"
    with pytest.raises(Followed) as followed:
        await store.create_match(new_match("other", rematch_of="m"))
    assert (followed.value.match_id, followed.value.rematch) == ("m", "next")
    with pytest.raises(NoSuchMatch):
        await store.match("other")
    await store.delete("next")
    assert (await store.match("m")).rematch is None
    await store.create_match(new_match("other", rematch_of="m"))
    assert (await store.match("m")).rematch == "other"


async def test_of_all_who_want_a_rematch_one_makes_it(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        for number in range(5):
            await one.create_match(new_match(f"m{number}"))
            ids = [f"m{number} then {place}" for place in range(6)]
            outcomes = await asyncio.gather(
                *[
                    store.create_match(new_match(match_id, rematch_of=f"m{number}"))
                    for store, match_id in zip([one, other] * 3, ids, strict=True)
                ],
                return_exceptions=True,
            )
            made = [outcome for outcome in outcomes if isinstance(outcome, MatchRow)]
            late = [outcome for outcome in outcomes if isinstance(outcome, Followed)]
            assert (len(made), len(late)) == (1, 5)
            assert {outcome.rematch for outcome in late} == {made[0].id}


async def test_what_is_due_is_listed_in_order(store: Store) -> None:
    for match_id in ("e", "d", "c", "b", "a"):
        await store.create_match(new_match(match_id))
        await store.append(match_id, 0, [(-1, "first 0")], status=Status.RUNNING, due=True)
    await store.append("b", 1, [(0, "a")])
    await store.append("c", 1, [(0, "end")], status=Status.OVER, due=True)
    await store.archive("d")
    assert await store.due() == ["a", "e"]
    assert await store.due(limit=1) == ["a"]
    assert await store.due(after="a") == ["e"]
    assert await store.due(after="e") == []
    assert not (await store.match("d")).due


async def test_what_is_due_is_found_without_looking_at_all(store: Store) -> None:
    if store.backend != "sqlite":
        return  # PostgreSQL looks at all of a small table, whatever indexes there are
    asked: list[str] = []
    listened = (store._engine.sync_engine, "before_cursor_execute")

    def note(*arguments: object) -> None:
        asked.append(str(arguments[2]))

    event.listen(*listened, note)
    await store.due()
    event.remove(*listened, note)
    async with store._engine.connect() as connection:
        plan = await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked[-1]}", ("", 100, 0))
        assert "USING INDEX ix_matches_due" in str(plan.all())


async def test_old_matches_are_found_by_their_last_change(store: Store, clock: Clock) -> None:
    for match_id in ("a", "b", "c"):
        await store.create_match(new_match(match_id))
        clock.time += 10
    await store.append("c", 0, [(0, "end")], status=Status.OVER)
    start = clock.time
    clock.time += 10
    await store.append("a", 0, [(0, "end")])
    everything = tuple(Status)
    assert await store.older_than(start, everything) == ["b"]
    assert await store.older_than(start + 1, everything) == ["b", "c"]
    assert await store.older_than(start + 1, [Status.OVER]) == ["c"]
    assert await store.older_than(start + 11, everything) == ["a", "b", "c"]
    assert await store.older_than(start + 11, everything, limit=2) == ["a", "b"]


async def test_counts(store: Store) -> None:
    assert set((await store.counts()).matches.values()) == {0}
    for match_id in ("a", "b", "c"):
        await store.create_match(new_match(match_id))
    await store.append("a", 0, [(0, "end")], status=Status.OVER)
    assert (await store.counts()).matches == {
        Status.OPEN: 2,
        Status.RUNNING: 0,
        Status.OVER: 1,
        Status.ARCHIVED: 0,
    }


# -- the log --------------------------------------------------------------------------------------


async def test_lines_come_back_in_order(store: Store, clock: Clock) -> None:
    await store.create_match(new_match("m"))
    clock.time += 1
    first = await store.append(
        "m", 0, [(-1, "first 1"), (-1, "deal 0 any2")], status=Status.RUNNING
    )
    clock.time += 1
    second = await store.append("m", 2, [(1, "use any2 for A")])
    rows = [
        LogRow(0, -1, "first 1", first),
        LogRow(1, -1, "deal 0 any2", first),
        LogRow(2, 1, "use any2 for A", second),
    ]
    assert await store.log("m") == rows
    assert await store.log("m", 2) == rows[2:]
    assert await store.log("m", 3) == []
    loaded = await store.load("m")
    assert loaded.log == rows
    assert loaded.seats == await store.seats("m")
    assert loaded.match.length == 3
    assert loaded.match.status is Status.RUNNING
    assert loaded.match.changed_at == second == first + 1


async def test_the_last_action_ends_the_match_in_the_same_transaction(store: Store) -> None:
    await store.create_match(new_match("m"))
    await store.append("m", 0, [(0, "end")], status=Status.OVER, result=[14, 9])
    match = await store.match("m")
    assert (match.status, match.result, match.length) == (Status.OVER, [14, 9], 1)
    with pytest.raises(MatchClosed):
        await store.append("m", 1, [(1, "end")])


async def test_an_append_says_who_is_next_and_what_time_was_used(store: Store) -> None:
    await store.create_match(new_match("m"))
    await store.create_match(new_match("other"))
    await store.append(
        "m", 0, [(0, "a")], waiting=0b10, round=7, due=True, used={0: 1500, 1: 1 << 40}
    )
    match = await store.match("m")
    assert (match.waiting, match.round, match.due) == (0b10, 7, True)
    assert [seat.used_ms for seat in await store.seats("m")] == [1500, 1 << 40]
    await store.append("m", 1, [(1, "b")], used={1: 7})
    match = await store.match("m")
    assert (match.waiting, match.due) == (0, False)
    assert [seat.used_ms for seat in await store.seats("m")] == [1500, 7]
    assert [seat.used_ms for seat in await store.seats("other")] == [0, 0]
    await store.append("m", 2, [(1, "c")], waiting=(1 << 20) - 1)
    assert (await store.match("m")).waiting == (1 << 20) - 1


async def test_appends_that_share_a_transaction_leave_the_last_word(store: Store) -> None:
    await store.create_match(new_match("m"))
    await asyncio.gather(
        store.add_chat("m", None, "", "first"),  # they wait behind it
        store.append("m", 0, [(0, "a")], result=[1, 2], waiting=1, due=True, used={0: 1, 1: 1}),
        store.append("m", 1, [(1, "b"), (0, "c")], status=Status.RUNNING, waiting=2, used={1: 2}),
    )
    match = await store.match("m")
    assert (match.length, match.status, match.result) == (3, Status.RUNNING, [1, 2])
    assert (match.waiting, match.due) == (2, False)
    assert [seat.used_ms for seat in await store.seats("m")] == [1, 2]
    await store.append("m", 3, [(0, "d")], due=True)
    match = await store.match("m")
    assert (match.due, match.result) == (True, [1, 2])


async def test_an_append_with_numbers_that_no_match_has_is_refused_whole(store: Store) -> None:
    await store.create_match(new_match("m"))
    with pytest.raises(NoSuchSeat):
        await store.append("m", 0, [(0, "a")], used={0: 1, 2: 1})
    for waiting, day, used in ((-1, 1, 0), (1 << 20, 1, 0), (0, 1, -1), (0, -1, 0)):
        with pytest.raises(BadRow):
            await store.append("m", 0, [(0, "a")], waiting=waiting, round=day, used={0: used})
    with pytest.raises(BadRow):
        await store.append("m", 0, [(0, "a"), (1 << 20, "b")])
    assert (await store.match("m")).length == 0
    assert [seat.used_ms for seat in await store.seats("m")] == [0, 0]


async def test_a_clock_that_goes_back_stops_nobody(store: Store, clock: Clock) -> None:
    made = await store.create_match(new_match("m"))
    clock.time -= 1000
    await store.append("m", 0, [(0, "a")])
    await store.add_chat("m", 0, "Ann", "hello")
    assert (await store.match("m")).changed_at == made.changed_at
    assert (await store.log("m"))[0].at == clock.time


async def test_a_number_is_given_once(store: Store) -> None:
    await store.create_match(new_match("m"))
    await store.append("m", 0, [(0, "a"), (0, "b")])
    with pytest.raises(Taken) as taken:
        await store.append("m", 1, [(1, "c"), (1, "d")])
    assert (taken.value.match_id, taken.value.first_number, taken.value.length) == ("m", 1, 2)
    with pytest.raises(Gap) as gap:
        await store.append("m", 3, [(1, "c")])
    assert (gap.value.first_number, gap.value.length) == (3, 2)
    with pytest.raises(NoSuchMatch):
        await store.append("none", 0, [(1, "c")])
    assert [row.text for row in await store.log("m")] == ["a", "b"]


async def test_of_two_stores_that_append_the_same_number_one_wins(url: str) -> None:
    async with await Store.open(url) as one, await Store.open(url) as other:
        await one.create_match(new_match("m"))
        for number in range(25):
            outcomes = await asyncio.gather(
                one.append("m", number, [(0, "by one")]),
                other.append("m", number, [(1, "by the other")]),
                return_exceptions=True,
            )
            lost = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
            assert [type(outcome) for outcome in lost] == [Taken]
            winner = 0 if isinstance(outcomes[1], Taken) else 1
            assert (await one.log("m", number))[0].actor == winner
        assert len(await other.log("m")) == 25


async def test_fifty_matches_at_once(store: Store) -> None:
    match_ids = [f"m{number}" for number in range(50)]
    await asyncio.gather(*[store.create_match(new_match(match_id)) for match_id in match_ids])

    async def play(match_id: str) -> None:
        for number in range(0, 40, 2):
            await store.append(match_id, number, [(0, f"{match_id} {number}"), (-1, "deal")])

    await asyncio.gather(*[play(match_id) for match_id in match_ids])
    for match_id in match_ids:
        loaded = await store.load(match_id)
        assert (
            [row.number for row in loaded.log] == list(range(40)) == [*range(loaded.match.length)]
        )
        assert [row.text for row in loaded.log[::2]] == [f"{match_id} {n}" for n in range(0, 40, 2)]


async def test_a_refused_append_does_not_harm_those_that_share_its_transaction(
    store: Store,
) -> None:
    for match_id in ("a", "b", "c", "d"):
        await store.create_match(new_match(match_id))
    outcomes = await asyncio.gather(
        store.append("a", 0, [(0, "fine")]),
        store.append("a", 1, [(0, "fine too")]),
        store.append("b", 1, [(0, "ahead")]),
        store.append("none", 0, [(0, "nowhere")]),
        store.append("c", 0, [(99, "no such actor")]),
        store.append("d", 0, [(0, "fine")]),
        return_exceptions=True,
    )
    kinds = [type(outcome) for outcome in outcomes]
    assert kinds[2:] == [Gap, NoSuchMatch, BadRow, int]
    lengths = [(await store.match(match_id)).length for match_id in ("a", "b", "c", "d")]
    assert lengths[1:] == [0, 0, 1]
    # PostgreSQL has several lanes, so the second may have come before the first
    assert lengths[0] == kinds[:2].count(int) >= 1


async def test_appends_wait_together_behind_a_change(store: Store) -> None:
    match_ids = [f"m{number}" for number in range(30)]
    for match_id in match_ids:
        await store.create_match(new_match(match_id))
    await asyncio.gather(
        *[store.add_chat(match_id, None, "", "a") for match_id in match_ids[:8]],
        *[store.append(match_id, 0, [(0, "a")]) for match_id in match_ids],
        *[store.add_chat(match_id, None, "", "b") for match_id in match_ids[:8]],
    )
    assert [len(await store.log(match_id)) for match_id in match_ids] == [1] * 30
    assert [line.text for line in await store.chat("m0")] == ["a", "b"]


async def test_whoever_goes_away_in_the_middle_breaks_nothing(store: Store) -> None:
    match_ids = [f"m{number}" for number in range(20)]
    for match_id in match_ids:
        await store.create_match(new_match(match_id))
    for _ in range(5):
        tasks = [
            asyncio.create_task(store.append(match_id, 0, [(0, "a")])) for match_id in match_ids
        ]
        tasks += [asyncio.create_task(_load(store, match_id)) for match_id in match_ids]
        await asyncio.sleep(0.001)
        for task in tasks[::2]:
            task.cancel()
        outcomes = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(
            isinstance(outcome, int | OutOfStep | asyncio.CancelledError) for outcome in outcomes
        )
    for match_id in match_ids:
        loaded = await store.load(match_id)
        assert loaded.match.length == len(loaded.log)


async def _load(store: Store, match_id: str) -> int:
    return len((await store.load(match_id)).log)


@pytest.mark.parametrize("line", ["", "x" * 201, "a\0b", "a\ud800b"])
async def test_lines_that_no_log_can_hold_are_refused(store: Store, line: str) -> None:
    await store.create_match(new_match("m"))
    with pytest.raises(BadRow):
        await store.append("m", 0, [(0, line)])
    with pytest.raises(BadRow):
        await store.append("m", 0, [])
    assert (await store.match("m")).length == 0


# -- seats ----------------------------------------------------------------------------------------


async def test_seats_are_taken_freed_and_handed_over(store: Store, clock: Clock) -> None:
    await store.create_match(new_match("m", [NewSeat(SeatKind.OPEN, "for Ann")] * 2))
    clock.time += 1
    token = fingerprint("token")
    ann = SeatRow("m", 1, SeatKind.HUMAN, "Ann", None, token, None, 0)
    assert await store.take_seat("m", 1, "Ann", token) == ann
    assert (await store.match("m")).changed_at == clock.time
    assert await store.hand_over("m", 1, "greedy") == replace(ann, held_by="greedy")
    assert await store.give_back("m", 1) == ann
    open_again = SeatRow("m", 1, SeatKind.OPEN, "", None, None, None, 0)
    assert await store.free_seat("m", 1) == open_again
    bot = SeatRow("m", 1, SeatKind.BOT, "Robot", "greedy", None, None, 0)
    assert await store.seat_bot("m", 1, "greedy", "Robot") == bot
    first = SeatRow("m", 0, SeatKind.OPEN, "for Ann", None, None, None, 0)
    assert await store.seats("m") == [first, bot]
    await store.append("m", 0, [(1, "a")], used={1: 70})
    reserved = replace(open_again, name="for Bob", used_ms=70)
    assert await store.free_seat("m", 1, "for Bob") == reserved
    open_again = replace(open_again, used_ms=70)
    assert await store.free_seat("m", 1) == open_again
    assert await store.seats_of(["m", "none"]) == {"m": [first, open_again], "none": []}


async def test_a_seat_is_taken_once(store: Store) -> None:
    await store.create_match(new_match("m"))
    tokens = [fingerprint(str(number)) for number in range(8)]
    outcomes = await asyncio.gather(
        *[store.take_seat("m", 0, "Ann", token) for token in tokens], return_exceptions=True
    )
    seated = [outcome for outcome in outcomes if isinstance(outcome, SeatRow)]
    assert [type(one) for one in outcomes if one not in seated] == [WrongKindOfSeat] * 7
    assert (await store.seats("m"))[0] == seated[0]


async def test_seats_refuse_what_does_not_fit(store: Store) -> None:
    bot = NewSeat(SeatKind.BOT, "Robot", bot="greedy")
    await store.create_match(new_match("m", [bot, NewSeat(SeatKind.OPEN)]))
    token = fingerprint("token")
    for refused in (
        store.take_seat("m", 0, "Ann", token),
        store.seat_bot("m", 0, "random", ""),
        store.hand_over("m", 0, "greedy"),
        store.hand_over("m", 1, "greedy"),
        store.give_back("m", 1),
    ):
        with pytest.raises(WrongKindOfSeat):
            await refused
    with pytest.raises(NoSuchSeat):
        await store.take_seat("m", 2, "Ann", token)
    with pytest.raises(NoSuchMatch):
        await store.take_seat("none", 0, "Ann", token)
    with pytest.raises(BadRow):
        await store.take_seat("m", 1, "x" * 101, token)
    with pytest.raises(BadRow):
        await store.take_seat("m", 1, "Ann", "token")


# -- chat -----------------------------------------------------------------------------------------


async def test_chat_is_kept_in_order(store: Store, clock: Clock) -> None:
    await store.create_match(new_match("m"))
    rows = [
        await store.add_chat("m", 0, "Ann", "hello"),
        await store.add_chat("m", None, "Bob", "ελα <b>"),
    ]
    await store.append("m", 0, [(0, "end")], status=Status.OVER)
    rows.append(await store.add_chat("m", 1, "Cid", "well played"))
    assert rows[1] == ChatRow(1, None, "Bob", "ελα <b>", clock.time)
    assert await store.chat("m") == rows
    assert await store.chat("m", 1) == rows[1:]
    assert await store.chat("m", limit=2) == rows[1:]
    with pytest.raises(NoSuchMatch):
        await store.add_chat("none", 0, "Ann", "hello")
    with pytest.raises(BadRow):
        await store.add_chat("m", 0, "Ann", "x" * 1001)


async def test_all_may_talk_at_once(store: Store) -> None:
    await store.create_match(new_match("m"))
    said = await asyncio.gather(*[store.add_chat("m", 0, "Ann", f"{n}") for n in range(30)])
    assert sorted(row.number for row in said) == list(range(30))
    assert await store.chat("m") == sorted(said, key=lambda row: row.number)


# -- operation ------------------------------------------------------------------------------------


async def test_a_closed_store_says_so(url: str) -> None:
    store = await Store.open(url)
    await store.create_match(new_match("m"))
    await store.ping()
    last = asyncio.create_task(store.append("m", 0, [(0, "a")]))
    await asyncio.sleep(0)
    await store.close()
    assert await last > 0  # what was asked before is done
    with pytest.raises(Unavailable):
        await store.ping()
    with pytest.raises(Unavailable):
        await store.append("m", 1, [(0, "a")])
    await store.close()


async def test_a_database_without_our_tables_is_unavailable(bare_url: str) -> None:
    async with await Store.open(bare_url) as store:
        async with store._engine.begin() as connection:
            await connection.exec_driver_sql("DROP TABLE chat")
        await store.create_match(new_match("m"))
        with pytest.raises(Unavailable):
            await store.add_chat("m", 0, "Ann", "hello")
        with pytest.raises(StoreError):
            await store.chat("m")
