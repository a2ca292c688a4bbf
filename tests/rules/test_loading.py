"""Loading, unloading, exchanging, abandoning (L)."""

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest

from everest.engine.row import changed
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.state import MountEverestState
from tests.positions import (
    do,
    furnish,
    held,
    points,
    position,
    reason,
    refusal,
    texts,
)

MOST_CLIENTS = {(0, 0): 4, (0, 1): 2, (0, 2): 1, (0, 3): 0, (1, 0): 1, (1, 1): 0}
"""The table of L3: clients by tents and bottles."""

BOTTLE_LIMIT = (3, 3, 2, 1)


def is_legal(things: Counter[str], zone: int) -> bool:
    tents, bottles = things["tent"], things["bottle"]
    most = MOST_CLIENTS.get((tents, bottles), -1)
    return bottles <= BOTTLE_LIMIT[zone] and things.total() - tents - bottles <= most


def gives(game: MountEverest, state: MountEverestState) -> set[str]:
    return {text for text in texts(game, state) if text.startswith("give ")}


# -- L1, L2: from whom to whom ----------------------------------------------------------------


@pytest.mark.clause("L1", "Z2")
def test_things_pass_between_own_holders_in_one_space_only() -> None:
    game, state = position(
        places=("w1", "c1w"),
        camps=("w1", "c1w"),
        loads={
            "A": ("tourist-2",),
            "B": ("mountaineer-2",),
            "camp1": ("bottle",),
            "camp2": ("tourist-3",),
        },
    )
    assert gives(game, state) == {
        "give tourist-2 from A to camp1",
        "give bottle from camp1 to A",
        "give mountaineer-2 from B to camp2",
        "give tourist-3 from camp2 to B",
    }
    for text in ("tourist-2 from A to B", "bottle from camp1 to B", "bottle from camp1 to camp2"):
        assert reason(game, state, f"give {text}") == ("give.not-same-space", "L1")
    assert reason(game, state, "give bottle from A to camp1") == ("give.not-there", "L1")
    assert reason(game, state, "give bottle from supply to A") == ("give.only-in-base-camp", "L2")
    assert reason(game, state, "give tourist-2 from A to supply") == (
        "give.only-in-base-camp",
        "L2",
    )


def test_L1_loading_is_free_and_at_any_time_of_the_turn() -> None:
    game, state = position(
        places=("w1", "w1"), camps=("w1",), loads={"A": ("bottle",)}, cards=("any2", "any1")
    )
    do(game, state, "give bottle from A to B", "use any2 for A", "give bottle from B to camp1")
    assert points(state, "A") == (0, 2, 0)
    do(game, state, "move A to c1w", "move A to w1", "give bottle from camp1 to A", "end")
    assert held(game, state, "A", seat=0) == ["bottle"]


def test_L1_only_in_its_own_turn() -> None:
    game, state = position(places=("w1", "w1"), loads={"A": ("bottle",)})
    furnish(game, state, 1, places=("w1", "w1"), loads={"A": ("bottle",)})
    assert texts(game, state, seat=1) == set()
    assert reason(game, state, "give bottle from A to B", seat=1) == ("turn.not-yours", "A1")
    do(game, state, "end")
    assert "give bottle from A to B" in texts(game, state, seat=1)


def test_L1_other_players_guides_are_no_partners() -> None:
    game, state = position(places=("w1", "base"), loads={"A": ("bottle", "tourist-1")})
    furnish(game, state, 1, places=("w1", "w1"), camps=("w1",), loads={"camp1": ("bottle",)})
    assert not [text for text in gives(game, state) if " A" in text]


def test_L2_what_the_supply_offers_in_base_camp() -> None:
    game, state = position(places=("base", "kala"))
    assert gives(game, state) == {
        "give mountaineer-1 from supply to A",
        "give tourist-1 from supply to A",
        "give bottle from supply to A",
        "give tent from supply to A",
    }
    offered = {text for text in game.actions.texts if "from supply" in text}
    assert all("-1 " in text or "bottle" in text or "tent" in text for text in offered)
    assert not any("summited" in text for text in offered)
    assert reason(game, state, "give bottle from supply to B") == ("give.only-in-base-camp", "L2")


def test_L2_a_camp_in_base_camp_takes_clients_and_bottles_from_the_supply() -> None:
    game, state = position(camps=("base", "w1"))
    do(game, state, "give tourist-1 from supply to camp1", "give bottle from supply to camp1")
    assert held(game, state, "camp1") == ["bottle", "tourist-1"]
    assert reason(game, state, "give tourist-1 from supply to camp2") == (
        "give.only-in-base-camp",
        "L2",
    )


def test_L2_the_supply_does_not_run_out() -> None:
    game, state = position(camps=("base",))
    for item in ("mountaineer-1", "tourist-1", "bottle"):
        do(game, state, *[f"give {item} from supply to camp1"] * 60)
    assert Counter(held(game, state, "camp1")) == {
        "mountaineer-1": 60,
        "tourist-1": 60,
        "bottle": 60,
    }


# -- L3: what a guide carries -----------------------------------------------------------------


@pytest.mark.clause("L3", "L6")
@pytest.mark.parametrize("tents", [0, 1, 2])
@pytest.mark.parametrize("bottles", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("clients", [0, 1, 2, 3, 4, 5])
def test_every_load_is_reached_or_refused_by_loading(
    tents: int, bottles: int, clients: int
) -> None:
    things = ["tent"] * tents + ["bottle"] * bottles + ["tourist-1"] * clients
    for order in sorted(set(itertools.permutations(("tent", "bottle", "tourist-1")))):
        game, state = position()
        refused = ""
        for item in sorted(things, key=order.index):
            text = f"give {item} from supply to A"
            if text not in texts(game, state):
                refused = refusal(game, state, text).clause
                break
            do(game, state, text)
            assert is_legal(Counter(held(game, state, "A")), zone=0)
        if is_legal(Counter(things), zone=0):
            assert held(game, state, "A") == sorted(things)
        else:
            assert refused in ("L3", "L6")
            assert refused == "L3" or held(game, state, "A").count("bottle") == 3


def test_L3_kinds_levels_and_summits_make_no_difference() -> None:
    crowd = ("mountaineer-1", "mountaineer-4-summited", "tourist-6", "tourist-2-summited")
    game, state = position(
        places=("w1", "base"), camps=("w1",), loads={"camp1": (*crowd, "tourist-1")}
    )
    do(game, state, *[f"give {client} from camp1 to A" for client in crowd])
    assert reason(game, state, "give tourist-1 from camp1 to A") == ("give.no-room", "L3")


@pytest.mark.clause("L3", "L4")
@pytest.mark.parametrize("source", ["supply", "camp1"])
def test_only_the_other_guide_may_overload_a_guide(source: str) -> None:
    game, state = position(
        camps=("base",),
        loads={"A": ("tent", "bottle"), "B": ("tourist-1",), "camp1": ("tourist-1",)},
    )
    assert reason(game, state, f"give tourist-1 from {source} to A") == ("give.no-room", "L3")
    do(game, state, "give tourist-1 from B to A")
    assert state.overloaded


# -- L4: exchanges ----------------------------------------------------------------------------


def test_L4_two_full_guides_exchange_clients() -> None:
    game, state = position(
        places=("w1", "w1"),
        loads={"A": ("mountaineer-1",) * 4, "B": ("tourist-1",) * 4},
        cards=("any1",),
    )
    do(game, state, "use any1 for A", "give mountaineer-1 from A to B")
    # B carries five: nothing but the exchange goes on
    assert reason(game, state, "end") == ("load.overloaded", "L4")
    assert reason(game, state, "move A to c1w") == ("load.overloaded", "L4")
    assert texts(game, state) == {
        "give tourist-1 from B to A",
        "abandon tourist-1 of B",
        "abandon mountaineer-1 of B",
        "abandon mountaineer-1 of A",
        "give mountaineer-1 from A to B",
    }
    do(game, state, "give tourist-1 from B to A")
    assert {"end", "move A to c1w"} <= texts(game, state)
    assert Counter(held(game, state, "B")) == {"mountaineer-1": 1, "tourist-1": 3}


def legal_loads(zone: int) -> Iterator[tuple[str, ...]]:
    """Every legal load of two kinds of clients, bottles and a tent."""
    for tents, bottles, first, second in itertools.product(range(2), range(4), range(5), range(5)):
        things = ("tent",) * tents + ("bottle",) * bottles
        things += ("mountaineer-2",) * first + ("tourist-3",) * second
        if is_legal(Counter(things), zone):
            yield things


Arrangement = tuple[tuple[str, ...], ...]


def reachable(
    game: MountEverest, state: MountEverestState, holders: tuple[str, ...]
) -> set[Arrangement]:
    """All arrangements that one run of gives leads to; a run is never stuck halfway."""
    found: set[Arrangement] = set()
    seen = {state.key()}
    waiting = [state]
    while waiting:
        now = waiting.pop()
        if not now.overloaded:
            found.add(tuple(tuple(held(game, now, holder)) for holder in holders))
        possible = gives(game, now)
        assert possible or not now.overloaded, "a guide cannot get rid of what is too much"
        for text in possible:
            after = do(game, now.clone(), text)
            if after.key() not in seen:
                seen.add(after.key())
                waiting.append(after)
    return found


def arrangements(things: Counter[str], holders: tuple[str, ...], zone: int) -> set[Arrangement]:
    """All ways to share things out so that each guide's load is legal; camps take no tents."""
    ways = [
        [split for split in splits(number, len(holders)) if fits_camps(item, split, holders)]
        for item, number in things.items()
    ]
    found: set[Arrangement] = set()
    for choice in itertools.product(*ways):
        loads = [
            Counter({item: split[index] for item, split in zip(things, choice, strict=True)})
            for index in range(len(holders))
        ]
        if all(
            holder.startswith("camp") or is_legal(load, zone)
            for holder, load in zip(holders, loads, strict=True)
        ):
            found.add(tuple(tuple(sorted(load.elements())) for load in loads))
    return found


def splits(number: int, parts: int) -> list[tuple[int, ...]]:
    if parts == 1:
        return [(number,)]
    return [(n, *rest) for n in range(number + 1) for rest in splits(number - n, parts - 1)]


def fits_camps(item: str, split: tuple[int, ...], holders: tuple[str, ...]) -> bool:
    return item != "tent" or not any(
        number for number, holder in zip(split, holders, strict=True) if holder.startswith("camp")
    )


@pytest.mark.clause("L3", "L4")
@pytest.mark.parametrize(("space", "zone"), [("w1", 1), ("sc1", 2), ("se", 3)])
def test_two_guides_reach_every_legal_arrangement(space: str, zone: int) -> None:
    out_of_reach = []
    pairs = itertools.combinations_with_replacement(legal_loads(zone), 2)
    for number, pair in enumerate(pairs):
        mine, yours = pair if number % 2 else pair[::-1]
        game, state = position(places=(space, space), loads={"A": mine, "B": yours})
        expected = arrangements(Counter((*mine, *yours)), ("A", "B"), zone)
        found = reachable(game, state, ("A", "B"))
        assert found <= expected
        out_of_reach += [(mine, yours, end) for end in sorted(expected - found)]
    assert out_of_reach == []


ITEMS = ("bottle", "bottle", "tent", "mountaineer-1", "mountaineer-3", "tourist-2", "tourist-3")


def random_loads(
    rng: random.Random, holders: tuple[str, ...], number: int, zone: int
) -> Mapping[str, tuple[str, ...]]:
    """Legal loads of up to so many things, never more than two tents with the camps."""
    loads: dict[str, tuple[str, ...]] = dict.fromkeys(holders, ())
    tents = 2 - sum(holder.startswith("camp") for holder in holders)
    for _ in range(number):
        holder, item = rng.choice(holders), rng.choice(ITEMS)
        if item == "tent" and (tents == 0 or holder.startswith("camp")):
            continue
        more = (*loads[holder], item)
        if holder.startswith("camp") or is_legal(Counter(more), zone):
            loads[holder] = more
            tents -= item == "tent"
    return loads


@pytest.mark.clause("L1", "L3", "L4", "T3")
@pytest.mark.parametrize(
    "holders",
    [("A", "camp1"), ("A", "camp1", "camp2"), ("A", "B", "camp1"), ("A", "B", "camp1", "camp2")],
)
@pytest.mark.parametrize("seed", range(8))
def test_guides_and_camps_reach_every_legal_arrangement(
    holders: tuple[str, ...], seed: int
) -> None:
    rng = random.Random(seed)
    space, zone = rng.choice((("w1", 1), ("sc1", 2), ("se", 3)))
    loads = random_loads(rng, holders, 9 - len(holders), zone)
    game, state = position(
        places=(space, space if "B" in holders else "kala"),
        camps=(space,) * sum(holder.startswith("camp") for holder in holders),
        loads=loads,
    )
    things = Counter(itertools.chain.from_iterable(loads.values()))
    assert reachable(game, state, holders) == arrangements(things, holders, zone), loads


@pytest.mark.clause("L2", "L3", "L4", "L8")
@pytest.mark.parametrize("mine", [*legal_loads(0)], ids="+".join)
def test_in_base_camp_a_guide_reaches_every_load_of_new_things(mine: tuple[str, ...]) -> None:
    game, state = position(places=("base", "kala"), loads={"A": mine})
    start = Counter(mine)
    expected = set()
    for tents, bottles, first, second, new_first, new_second in itertools.product(
        range(2),
        range(4),
        range(start["mountaineer-2"] + 1),
        range(start["tourist-3"] + 1),
        range(5),
        range(5),
    ):
        load = Counter(
            {
                "tent": tents,
                "bottle": bottles,
                "mountaineer-2": first,
                "tourist-3": second,
                "mountaineer-1": new_first,
                "tourist-1": new_second,
            }
        )
        if is_legal(load, 0):
            expected.add((tuple(sorted(load.elements())),))
    assert reachable(game, state, ("A",)) == expected


def test_L4_a_run_of_gives_always_ends() -> None:
    rng = random.Random(4)
    for _ in range(60):
        holders = ("A", "B", "camp1", "camp2")
        loads = random_loads(rng, holders, 12, 1)
        game, state = position(places=("w1", "w1"), camps=("w1", "w1"), loads=loads)
        things = sum(len(load) for load in loads.values())
        steps = 0
        while possible := sorted(gives(game, state)):
            do(game, state, rng.choice(possible))
            steps += 1
            # in a run each thing passes from a giver to a receiver, at most once for each pair
            assert steps <= 3 * things
        assert not state.overloaded


def test_L4_a_run_of_gives_ends_in_base_camp_too() -> None:
    rng = random.Random(5)
    full = ("bottle", "mountaineer-1", "tourist-1", "mountaineer-3")
    game, state = position(
        camps=("base",),
        loads={"A": ("bottle",), "B": ("tourist-2",), "camp1": full * 60},
        cards=("any1",),
    )
    steps = 0
    while possible := sorted(gives(game, state)):
        do(game, state, rng.choice(possible))
        steps += 1
        assert steps < 1000
    assert "end" in texts(game, state)


def test_L4_what_was_just_received_is_passed_on_after_another_action() -> None:
    game, state = position(
        places=("w1", "w1"), camps=("w1",), loads={"A": ("bottle",)}, cards=("any1",)
    )
    do(game, state, "give bottle from A to B")
    assert reason(game, state, "give bottle from B to camp1") == ("give.just-received", "L4")
    do(game, state, "use any1 for A", "give bottle from B to camp1")
    game, state = position(
        places=("w1", "w1"), camps=("w1",), loads={"A": ("bottle",) * 2, "B": ("bottle",)}
    )
    do(game, state, "give bottle from A to camp1")
    assert reason(game, state, "give bottle from B to A") == ("give.just-given", "L4")


@pytest.mark.clause("L4", "L7")
def test_abandoning_is_legal_while_a_guide_is_overloaded() -> None:
    game, state = position(
        places=("w1", "w1"), loads={"A": ("bottle",) * 3, "B": ("bottle", "tourist-2")}
    )
    do(game, state, "give tourist-2 from B to A")
    assert state.overloaded
    do(game, state, "abandon bottle of A")
    assert not state.overloaded
    do(game, state, "end")
    assert held(game, state, "A", seat=0) == ["bottle", "bottle", "tourist-2"]


# -- L5, L6 -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "client",
    ["mountaineer-1", "mountaineer-6", "tourist-3", "tourist-5-summited", "mountaineer-4-summited"],
)
def test_L5_a_client_keeps_its_level_when_it_changes_hands(client: str) -> None:
    game, state = position(
        places=("w1", "w1"), camps=("w1", "w1"), loads={"A": (client,)}, cards=("any1",) * 3
    )
    do(game, state, f"give {client} from A to B", "use any1 for A")
    do(game, state, f"give {client} from B to camp1", "use any1 for A")
    do(game, state, f"give {client} from camp1 to camp2", "use any1 for A")
    do(game, state, f"give {client} from camp2 to A")
    assert held(game, state, "A") == [client]
    assert game.scores(state) == [5, 5]


@pytest.mark.parametrize(("space", "limit"), [("base", 3), ("w1", 3), ("sc1", 2), ("tf", 1)])
@pytest.mark.parametrize("source", ["camp1", "B"])
def test_L6_bottles_are_limited_by_the_zone(space: str, limit: int, source: str) -> None:
    stock = ("bottle",) * (limit + 1 if source == "camp1" else limit)
    game, state = position(places=(space, space), camps=(space,), loads={source: stock})
    for _ in range(limit):
        do(game, state, f"give bottle from {source} to A")
    assert held(game, state, "A") == ["bottle"] * limit
    state.bottles = changed(state.bottles, 1 if source == "B" else 2, 1)
    state.forget()
    error = refusal(game, state, f"give bottle from {source} to A")
    assert (error.code, error.clause) == ("give.too-many-bottles", "L6")
    assert error.params["limit"] == limit


# -- L7, L8 -----------------------------------------------------------------------------------


@pytest.mark.clause("L7", "V4")
@pytest.mark.parametrize("space", ["base", "w1", "summit"])
@pytest.mark.parametrize(
    ("thing", "score"),
    [
        ("bottle", 9),
        ("tent", 9),
        ("mountaineer-3", 6),
        ("tourist-1", 5),
        ("mountaineer-2-summited", 6),
        ("tourist-4-summited", 5),
    ],
)
def test_anything_can_be_abandoned_anywhere(space: str, thing: str, score: int) -> None:
    if space == "base" and "summited" in thing:
        space = "kala"
    game, state = position(places=(space, "base"), loads={"A": (thing,)}, scores=(9, 5))
    stock = state.tent_stock[0]
    do(game, state, f"abandon {thing} of A")
    assert held(game, state, "A") == []
    assert game.scores(state)[0] == score
    assert state.tent_stock[0] == stock


@pytest.mark.clause("L7", "Z2")
def test_abandoning_from_a_camp_needs_nobody_there() -> None:
    game, state = position(camps=("sc1",), loads={"camp1": ("bottle", "tourist-2")}, scores=(9, 5))
    do(game, state, "abandon bottle of camp1", "abandon tourist-2 of camp1", "end")
    assert held(game, state, "camp1", seat=0) == []
    assert game.scores(state)[0] == 5


def test_L7_what_is_not_there_cannot_be_abandoned() -> None:
    game, state = position(camps=("sc1",), loads={"A": ("bottle",)})
    assert reason(game, state, "abandon tent of A") == ("give.not-there", "L1")
    assert reason(game, state, "abandon bottle of B") == ("give.not-there", "L1")
    assert reason(game, state, "abandon bottle of camp1") == ("give.not-there", "L1")
    assert reason(game, state, "abandon bottle of camp2") == ("camp.not-pitched", "L1")


@pytest.mark.parametrize("thing", ["bottle", "tent", "mountaineer-1", "tourist-3"])
def test_L8_in_base_camp_things_go_back_without_gain_or_loss(thing: str) -> None:
    game, state = position(loads={"A": (thing,)})
    stock = state.tent_stock[0]
    do(game, state, f"give {thing} from A to supply")
    assert held(game, state, "A") == []
    assert game.scores(state) == [5, 5]
    assert state.tent_stock[0] == stock + (thing == "tent")


@pytest.mark.parametrize("thing", ["bottle", "mountaineer-1", "tourist-3"])
def test_L8_a_camp_in_base_camp_is_unloaded_too(thing: str) -> None:
    game, state = position(camps=("base",), loads={"camp1": (thing,)})
    do(game, state, f"give {thing} from camp1 to supply")
    assert held(game, state, "camp1") == []
    assert game.scores(state) == [5, 5]


@pytest.mark.clause("L8", "L2")
def test_a_new_client_begins_at_level_1_again() -> None:
    game, state = position(loads={"A": ("tourist-3",)})
    do(game, state, "give tourist-3 from A to supply", "give tourist-1 from supply to A")
    assert held(game, state, "A") == ["tourist-1"]
