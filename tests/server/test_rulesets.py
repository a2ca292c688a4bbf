"""What clients are told of a ruleset is what the rules play by."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from everest.engine.board import UNLIMITED
from everest.engine.cards import DOWN, UP
from everest.engine.game import AnyGame
from everest.games.loading import OFFERS, limits_for, load
from tests.server.serving import Served

pytestmark = pytest.mark.anyio


async def ruleset(served: Served, **choices: Any) -> dict[str, Any]:
    answer = await served.http.get("/api/ruleset", params=choices)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def all_choices() -> list[dict[str, Any]]:
    """Everything that can be played."""
    return [
        {
            "game": game,
            "seats": seats,
            "map": board,
            "weather": weather,
            "limits": limits,
            "variant": variant,
        }
        for game, offer in OFFERS.items()
        for seats, board, weather, variant in product(
            offer.seat_counts, offer.maps(None), offer.weather(None), offer.variants
        )
        for limits in limits_for(game, seats, board)
    ]


async def test_every_ruleset_is_that_of_the_rules(served: Served) -> None:
    for choices in all_choices():
        found = await ruleset(served, **choices)
        game: AnyGame = load(**choices)
        rules, board = game.ruleset, game.ruleset.board
        named = {key: found[key] for key in choices}
        assert named == choices
        assert (found["ruleset"], found["digest"]) == (rules.id, rules.digest)
        assert [space["id"] for space in found["spaces"]] == board.ids
        assert [space["cost"] for space in found["spaces"]] == board.cost
        assert [space["modifier"] for space in found["spaces"]] == board.modifier
        assert [space["limit"] or UNLIMITED for space in found["spaces"]] == board.limit
        for space in found["spaces"]:
            assert 0 < space["x"] < 1, space
            assert 0 < space["y"] < 1, space
            zone = found["zones"][space["zone"]]
            assert space["altitude"] >= zone["from_altitude"]
            assert space["limit"] == (None if space["id"] == found["start"] else zone["limit"])
        assert len({(space["x"], space["y"]) for space in found["spaces"]}) == len(board)
        ends = [(edge["lower"], edge["upper"]) for edge in found["edges"]]
        assert 2 * len(ends) == sum(len(steps) for steps in board.steps)
        for edge, (lower, upper) in zip(found["edges"], ends, strict=True):
            way = board.direction(board.ids.index(lower), board.ids.index(upper))
            back = board.direction(board.ids.index(upper), board.ids.index(lower))
            assert edge["level"] == (way not in (UP, DOWN))
            assert edge["level"] or (way, back) == (UP, DOWN)
        assert len(found["deck"]) == 18
        assert len(found["tokens"]) == 20
        days = [len(tile["days"]) for tile in found["weather_tiles"]]
        assert sum(days) == found["rounds"] == 18
        assert (found["start"], found["summit"]) == (board.ids[board.start], board.ids[-1])


async def test_a_ruleset_of_mount_everest(served: Served) -> None:
    found = await ruleset(served, map="hard", weather="winter", seats=3)
    assert found["map_title"] == "Southwest Face and West Ridge (harder side)"
    base, tile = found["spaces"][0], found["spaces"][1]
    assert base == {
        "id": "base",
        "name": "Base Camp",
        "x": 0.58,
        "y": 0.955,
        "altitude": 5364,
        "zone": 0,
        "cost": 1,
        "modifier": 1,
        "flag": None,
        "tile": None,
        "limit": None,
    }
    assert (tile["id"], tile["tile"]) == ("i1", "I")
    assert {space["tile"] for space in found["spaces"]} == {None, "I", "II"}
    assert found["zones"][3] == {"from_altitude": 8000, "limit": 1, "bottles": 1, "oxygen": 3}
    cards = {card["id"]: card for card in found["cards"]}
    assert cards["any3-loss1"] == {
        "id": "any3-loss1",
        "up": 0,
        "any": 3,
        "down": 0,
        "rest": 0,
        "loss": 1,
        "risk": 3,
        "printed": None,
    }
    assert cards["rope1/2-down-left1"]["printed"] == "rope1/2"
    assert sorted(found["reserve"]) == ["rest1", "rest1", "rest2", "rest2", "rest3", "rest3"]
    assert found["weather_tiles"][0]["days"][1] == {
        "loss": [0, 0, 0, 0],
        "closed": [False, False, True, True],
        "extra_cost": [0, 0, 0, 0],
    }
    assert found["clients"][1] == {
        "kind": "tourist",
        "summit": 3,
        "home": 3,
        "death": -4,
        "highest_level": 3,
    }
    assert found["faces"] == [
        {"name": "cost1", "cost": 1},
        {"name": "cost2", "cost": 2},
        {"name": "crevasse", "cost": None},
    ]
    assert found["guide_board"] == {
        "rows": 4,
        "tent": 3,
        "first_bottle": 2,
        "further_bottle": 1,
        "bottle_beside_tent": 1,
        "client": 1,
        "maximum_tents": 1,
    }
    rest = ("start_score", "minimum_score", "highest_level", "maximum_level", "camp_bonus", "tents")
    assert [found[key] for key in rest] == [5, 1, 6, None, 1, 2]
    nothing = ("strip", "solo_ranks", "rescue")
    assert [found[key] for key in nothing] == [None, [], None]


async def test_a_ruleset_of_k2(served: Served) -> None:
    found = await ruleset(served, game="k2", seats=1, variant="family", weather="winter")
    flags = {space["flag"] for space in found["spaces"]}
    assert found["strip"] == sorted(flags)
    assert found["solo_ranks"] == [
        {"rank": "himalayan-climber", "least": 17},
        {"rank": "alpinist", "least": 15},
        {"rank": "tatra-climber", "least": 10},
        {"rank": "sailor", "least": 0},
    ]
    assert found["rescue"] == {"zone": 0, "steps": 4}
    assert found["weather_tiles"][1]["days"][2]["extra_cost"] == [1, 1, 1, 1]
    rest = ("start_score", "minimum_score", "highest_level", "maximum_level", "camp_bonus", "tents")
    assert [found[key] for key in rest] == [2, None, 10, 6, 1, 2]
    nothing = ("reserve", "clients", "faces", "guide_board")
    assert [found[key] for key in nothing] == [None, [], [], None]
    assert all(zone["bottles"] is zone["oxygen"] is None for zone in found["zones"])
    assert (await ruleset(served, game="k2"))["rescue"] is None


@pytest.mark.parametrize(
    ("choices", "option", "given"),
    [
        ({"game": "chess"}, "game", "chess"),
        ({"map": "north"}, "map", "north"),
        ({"weather": "spring"}, "weather", "spring"),
        ({"limits": "relaxed"}, "limits", "relaxed"),
        ({"game": "k2", "seats": "2", "limits": "relaxed"}, "limits", "relaxed"),
        ({"variant": "family"}, "variant", "family"),
        ({"seats": "1"}, "seats", "1"),
    ],
)
async def test_what_there_is_not_is_refused(
    served: Served, choices: dict[str, str], option: str, given: str
) -> None:
    answer = await served.http.get("/api/ruleset", params=choices)
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["code"] == "choice.unknown"
    assert set(problem["params"]) == {"option", "given", "known"}
    assert (problem["params"]["option"], problem["params"]["given"]) == (option, given)


@pytest.mark.parametrize("seats", ["0", "6", "many"])
async def test_a_bad_number_of_seats_is_refused(served: Served, seats: str) -> None:
    answer = await served.http.get("/api/ruleset", params={"seats": seats})
    assert answer.status_code == 422
    assert answer.json()["params"]["where"] == "query.seats"
