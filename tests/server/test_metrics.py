"""What the server counts and measures, and who may know."""

from __future__ import annotations

import asyncio
import re

import pytest
from prometheus_client.parser import text_string_to_metric_families

from everest.server.metrics import FRESH_SECONDS, Metrics
from everest.server.store import Status, Store, Unavailable
from tests.server.client import PATIENCE, bare, connected
from tests.server.serving import Served, serving, settings
from tests.server.store.making import new_match

pytestmark = pytest.mark.anyio

Numbers = dict[str, float]


def numbers(text: str) -> Numbers:
    """Every sample as it stands there, without those that only say when something began."""
    found: Numbers = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join([f"{name}={value}" for name, value in sorted(sample.labels.items())])
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


async def scrape(served: Served, **headers: str) -> Numbers:
    answer = await served.http.get("/metrics", headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return numbers(answer.text)


# -- who may know --------------------------------------------------------------------------------


async def test_only_some_addresses_are_answered(url: str) -> None:
    for allowed, status in {
        ("127.0.0.1", "::1"): 200,
        ("127.0.0.0/8",): 200,
        ("10.0.0.0/8",): 404,
        (): 404,
    }.items():
        async with serving(settings(url, metrics_from=allowed)) as server:
            assert (await server.http.get("/metrics")).status_code == status


async def test_for_others_it_is_as_if_it_were_not_there(url: str) -> None:
    async with serving(settings(url, metrics_from=("192.0.2.1",))) as server:
        refused, nothing = [
            await server.http.get(path) for path in ("/metrics", "/metrics/nothing")
        ]
        assert (refused.status_code, refused.text) == (nothing.status_code, nothing.text)
        assert refused.headers.keys() == nothing.headers.keys()


async def test_a_proxy_does_not_open_it_to_those_behind_it(served: Served) -> None:
    """Uvicorn believes 127.0.0.1 here; a proxy that it does not believe must not help either."""
    for sent in ("203.0.113.7", "127.0.0.1, 203.0.113.7", "nonsense", ""):
        answer = await served.http.get("/metrics", headers={"X-Forwarded-For": sent})
        assert answer.status_code == 404, sent
    assert await scrape(served, **{"X-Forwarded-For": "127.0.0.1"})


# -- what is counted -----------------------------------------------------------------------------


async def test_requests_by_route_and_never_by_what_the_client_made_up(fresh: Served) -> None:
    made = await fresh.make("mine", "mine", game="k2")
    await fresh.http.get(f"/api/matches/{made.id}")
    await fresh.http.get(f"/api/matches/{made.id}")
    await fresh.http.get("/api/matches/unknown")
    await fresh.http.get(f"/nothing/{made.id}")
    await fresh.http.request("MADEUP", f"/api/matches/{made.id}")
    await fresh.http.post("/api/matches", content=b"x" * 100_000)
    counted = await scrape(fresh)
    for labels, count in {
        "method=POST,route=/api/matches,status=201": 1,
        "method=GET,route=/api/matches/{match_id},status=200": 2,
        "method=GET,route=/api/matches/{match_id},status=404": 1,
        "method=GET,route=/{path:client},status=404": 1,
        "method=POST,route=other,status=413": 1,
    }.items():
        assert counted[f"everest_requests_total{{{labels}}}"] == count
    other = [name for name in counted if "method=other" in name and "requests_total" in name]
    assert len(other) == 1


async def test_an_exception_is_an_answer_500(
    fresh: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail() -> None:
        raise RuntimeError

    monkeypatch.setattr(fresh.tables, "listed", fail)
    assert (await fresh.http.get("/api/matches")).status_code == 500
    caplog.clear()
    counted = await scrape(fresh)
    assert counted["everest_requests_total{method=GET,route=/api/matches,status=500}"] == 1


async def test_matches_tables_and_connections(fresh: Served) -> None:
    made = await fresh.make("mine", "mine", game="k2")
    async with (
        connected(fresh, made.id, made.tokens[0]),
        connected(fresh, made.id),
        bare(fresh, made.id),
    ):
        counted = await scrape(fresh)
        assert counted["everest_connections"] == 3
        assert counted["everest_tables"] == 1
        assert sum(counted[f"everest_matches{{status={one.value}}}"] for one in Status) == 1
    while (counted := await scrape(fresh))["everest_connections"]:
        pass
    assert counted["everest_build_info{version=0.1.0}"] == 1


async def test_acts_refusals_and_what_they_take(fresh: Served) -> None:
    made = await fresh.make("mine", "mine", game="k2")
    before = await scrape(fresh)
    async with connected(fresh, made.id, made.tokens[0]) as client:
        assert (await client.act(client.legal[0]))["type"] == "done"
        assert (await client.act("nonsense"))["problem"]["code"] == "act.unknown"
    assert (await fresh.http.get("/api/matches/unknown")).status_code == 404
    after = await scrape(fresh)
    assert after["everest_act_seconds_count"] - before["everest_act_seconds_count"] == 1
    assert after["everest_append_seconds_count"] > before["everest_append_seconds_count"]
    assert after["everest_refusals_total{code=act.unknown}"] == 1
    assert after["everest_refusals_total{code=match.unknown}"] == 1


async def test_bots_are_measured(fresh: Served) -> None:
    made = await fresh.make("greedy", "greedy", game="k2")
    async with connected(fresh, made.id) as client, asyncio.timeout(PATIENCE):
        while (counted := await scrape(fresh))["everest_bot_seconds_count"] < 1:
            await asyncio.sleep(0.1)
        assert client.lines
    assert counted["everest_bot_failures_total"] == 0


async def test_no_label_names_a_match_a_secret_or_a_player(fresh: Served) -> None:
    made = await fresh.make("mine", "mine", game="k2")
    async with connected(fresh, made.id, made.tokens[0]) as client:
        await client.act(client.legal[0])
    await fresh.http.get(f"/api/matches/{made.id}/record")
    text = (await fresh.http.get("/metrics")).text
    for secret in (made.id, *made.tokens.values(), made.host, "seat 0"):
        assert secret not in text
    known = {"status", "version", "method", "route", "code", "le"} | {
        *("implementation", "major", "minor", "patchlevel"),
    }
    assert set(re.findall(r'[{,]([a-z_]+)="', text)) <= known


async def test_applications_do_not_count_for_each_other(url: str, served: Served) -> None:
    async with serving(settings(url)) as other:
        await other.http.get("/api/games")
        assert "everest_requests_total{method=GET,route=/api/games,status=200}" not in (
            await scrape(served)
        )


async def test_it_is_described(served: Served) -> None:
    paths = (await served.http.get("/api/openapi.json")).json()["paths"]
    assert "text/plain" in paths["/metrics"]["get"]["responses"]["200"]["content"]


# -- the class itself ----------------------------------------------------------------------------


class Few:
    in_memory = 7


class Counting(Store):
    """Counts how often it is asked to count."""

    asked = 0
    is_broken = False

    async def counts(self):  # type: ignore[no-untyped-def]
        self.asked += 1
        if self.is_broken:
            raise Unavailable("gone")
        return await super().counts()


@pytest.mark.logs_errors
async def test_matches_are_counted_now_and_then_only(url: str) -> None:
    time = 0.0
    async with await Counting.open(url) as store:
        assert isinstance(store, Counting)
        metrics = Metrics(lambda: time)
        assert "everest_matches{" not in (await metrics.text()).decode()
        metrics.start(store, Few())
        await store.create_match(new_match("a"))
        for _ in range(5):
            found = numbers((await metrics.text()).decode())
        assert (store.asked, found["everest_matches{status=open}"]) == (1, 1)
        assert found["everest_tables"] == 7
        await store.create_match(new_match("b"))
        time = FRESH_SECONDS
        found = numbers((await metrics.text()).decode())
        assert (store.asked, found["everest_matches{status=open}"]) == (2, 2)
        store.is_broken = True
        time = 2 * FRESH_SECONDS
        for _ in range(5):
            found = numbers((await metrics.text()).decode())
        assert store.asked == 3
        assert "everest_matches{status=open}" not in found
        assert found["everest_tables"] == 7


async def test_each_call_counts_what_it_says() -> None:
    time = iter(range(100))
    metrics = Metrics(lambda: float(next(time)))
    metrics.acted(0.2)
    metrics.said()
    metrics.bot_failed()
    metrics.refused("act.stale")
    metrics.refused("made up")
    metrics.connected()
    metrics.answered("GET", "/a/{id}", 200)
    metrics.answered("x" * 1000, None, 404)
    with metrics.appending():
        pass
    with pytest.raises(KeyError), metrics.appending():
        raise KeyError
    with pytest.raises(KeyError), metrics.thinking():
        raise KeyError
    found = numbers((await metrics.text()).decode())
    assert found["everest_act_seconds_sum"] == 0.2
    assert found["everest_act_seconds_bucket{le=0.25}"] == 1
    assert found["everest_act_seconds_bucket{le=0.1}"] == 0
    assert found["everest_chat_lines_total"] == 1
    assert found["everest_bot_failures_total"] == 2
    assert found["everest_refusals_total{code=act.stale}"] == 1
    assert found["everest_refusals_total{code=other}"] == 1
    assert found["everest_connections"] == 1
    assert found["everest_requests_total{method=GET,route=/a/{id},status=200}"] == 1
    assert found["everest_requests_total{method=other,route=other,status=404}"] == 1
    assert (found["everest_append_seconds_count"], found["everest_append_seconds_sum"]) == (1, 1)
    assert (found["everest_bot_seconds_count"], found["everest_bot_seconds_sum"]) == (1, 1)
    metrics.disconnected()
    assert numbers((await metrics.text()).decode())["everest_connections"] == 0
