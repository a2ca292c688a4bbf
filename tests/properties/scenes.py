"""The games that the properties are tried on: the built-in ones, and some in which more happens.

An edited game has a small mountain, little room and rich cards, so that full spaces, changes of
places, summits, deaths, camps and oxygen are common where in the built-in games they are rare.
"""

import itertools
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

import everest
from everest.games.mount_everest.game import MountEverest
from everest.games.mount_everest.loader import export_rules

BUILT_IN = ""
KNOLL = "knoll"
POOR = "poor"


class Scene(NamedTuple):
    """What a game is loaded with; `rules` is BUILT_IN or one of the edited games."""

    rules: str
    seats: int
    map: str
    weather: str

    def __str__(self) -> str:
        return "-".join([str(part) for part in self if part != BUILT_IN])


BUILT_IN_SCENES = [
    Scene(BUILT_IN, seats, map_name, weather)
    for seats, map_name, weather in itertools.product(
        (2, 3, 4, 5), ("easy", "hard"), ("summer", "winter")
    )
]
EDITED_SCENES = [
    Scene(KNOLL, 2, "knoll", "summer"),
    Scene(KNOLL, 3, "knoll", "winter"),
    Scene(KNOLL, 5, "knoll", "summer"),
    Scene(POOR, 2, "knoll", "winter"),
    Scene(POOR, 4, "knoll", "summer"),
]
SCENES = [*BUILT_IN_SCENES, *EDITED_SCENES]

SPACES = """
base   5364 0 1  1 -
path   5500 0 1  1 -  base
ice-a  5500 0 1  0 I  base
ice-b  5600 0 1  0 I  base path
col    6100 1 1  1 -  path ice-a ice-b
serac  6200 1 1  0 II col
camp   7100 2 1  0 -  col serac
rib    7200 2 1 -1 -  col
ridge  8100 3 1 -1 -  camp rib
summit 8848 3 1 -2 -  ridge
"""
"""The small mountain: id, altitude, zone, cost, acclimatization, icefall, spaces below."""

RICH_DECK = """
[main_deck]
provenance = "made up for tests"
cards = [
    { any = 3, count = 4 },
    { any = 2, count = 4 },
    { any = 4, loss = 1, count = 3 },
    { up = 3, down = 1, count = 3 },
    { up = 2, down = 3, count = 2 },
    { up = 0, down = 3, count = 2 },
]

[acclimatization_deck]
provenance = "made up for tests"
cards = [
    { points = 1, count = 2 },
    { points = 2, count = 2 },
    { points = 4, count = 2 },
]
"""

POOR_DECK = """
[main_deck]
provenance = "made up for tests"
cards = [
    { any = 1, count = 6 },
    { any = 1, loss = 1, count = 4 },
    { any = 2, loss = 3, count = 2 },
    { up = 1, down = 2, count = 3 },
    { up = 0, down = 1, count = 3 },
]

[acclimatization_deck]
provenance = "made up for tests"
cards = [{ points = 1, count = 4 }, { points = 2, count = 2 }]
"""


@cache
def load(scene: Scene) -> MountEverest:
    """The game of a scene, loaded once."""
    if scene.rules == BUILT_IN:
        return everest.load(seats=scene.seats, map=scene.map, weather=scene.weather)
    with tempfile.TemporaryDirectory() as folder:
        rules_dir = Path(folder) / "rules"
        export_rules(rules_dir)
        _edit(rules_dir, scene.rules)
        return everest.load(
            seats=scene.seats, map=scene.map, weather=scene.weather, rules_dir=rules_dir
        )


def _edit(rules_dir: Path, rules: str) -> None:
    (rules_dir / "maps/knoll.toml").write_text(_small_mountain(), encoding="utf-8")
    deck = RICH_DECK if rules == KNOLL else POOR_DECK
    (rules_dir / "deck.toml").write_text(deck, encoding="utf-8")
    _replace(rules_dir / "rules.toml", 'id = "mount-everest"', f'id = "{rules}"')
    _replace(rules_dir / "rules.toml", "by_zone = [0, 1, 2, 3]", "by_zone = [0, 2, 3, 3]")
    for seats in (2, 3, 4, 5):
        _make_narrow(rules_dir / "limits.toml", seats)
    if rules == KNOLL:
        _replace(rules_dir / "rules.toml", "start_level = 1", "start_level = 2")
    else:
        _replace(rules_dir / "tokens.toml", "{ value = 0, count = 4 }", "{ value = -4, count = 4 }")


def _make_narrow(path: Path, seats: int) -> None:
    """One guide on each space for up to three players, two for more."""
    room = 1 if seats < 4 else 2
    lines = path.read_text(encoding="utf-8").split("\n")
    index = next(i for i, line in enumerate(lines) if line.startswith(f"players_{seats} = "))
    lines[index] = f"players_{seats} = {[room, room, room, 1]}"
    path.write_text("\n".join(lines), encoding="utf-8")


def _replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{path.name} has no {old!r}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def _small_mountain() -> str:
    parts = [
        'provenance = "made up for tests"\ntitle = "Knoll"\nstart = "base"\nsummit = "summit"\n'
    ]
    for number, line in enumerate(SPACES.strip().split("\n")):
        name, altitude, zone, cost, modifier, icefall, *below = line.split()
        parts.append(
            f"[[space]]\n"
            f'id = "{name}"\nname = "{name}"\naltitude_m = {altitude}\nzone = {zone}\n'
            f"cost = {cost}\nacclimatization = {modifier}\nk2_flag = 1\n"
            f"at = [0.5, {0.95 - 0.09 * number:.2f}]\nbelow = {below}\n"
            + (f'icefall = "{icefall}"\n' if icefall != "-" else "")
        )
    return "\n".join(parts).replace("'", '"')
