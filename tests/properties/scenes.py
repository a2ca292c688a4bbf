"""The games that the properties are tried on: the built-in ones, and some in which more happens.

An edited game has a small mountain, little room and rich cards, so that full spaces, changes of
places, summits, deaths, camps and oxygen are common where in the built-in games they are rare.
In K2 it also has connections that are exactly level.
"""

import itertools
import tempfile
from functools import cache
from pathlib import Path
from typing import NamedTuple

import everest
from everest.engine.game import AnyGame
from everest.games.k2.loader import export_rules as export_k2_rules
from everest.games.loading import DEFAULT_GAME, DEFAULT_LIMITS, DEFAULT_VARIANT
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
    game: str = DEFAULT_GAME
    limits: str = DEFAULT_LIMITS
    variant: str = DEFAULT_VARIANT

    def __str__(self) -> str:
        usual = (BUILT_IN, DEFAULT_GAME, DEFAULT_LIMITS, DEFAULT_VARIANT)
        parts = (self.game, *self[:4], *self[5:])
        return "-".join([str(part) for part in parts if part not in usual])


EVEREST_BUILT_IN = [
    Scene(BUILT_IN, seats, map_name, weather)
    for seats, map_name, weather in itertools.product(
        (2, 3, 4, 5), ("easy", "hard"), ("summer", "winter")
    )
]
EVEREST_EDITED = [
    Scene(KNOLL, 2, "knoll", "summer"),
    Scene(KNOLL, 3, "knoll", "winter"),
    Scene(KNOLL, 5, "knoll", "summer"),
    Scene(POOR, 2, "knoll", "winter"),
    Scene(POOR, 4, "knoll", "summer"),
]
EVEREST_SCENES = [*EVEREST_BUILT_IN, *EVEREST_EDITED]


def k2_scene(
    seats: int,
    map: str,
    weather: str,
    limits: str = DEFAULT_LIMITS,
    variant: str = DEFAULT_VARIANT,
) -> Scene:
    """A scene of K2; the map ``knoll`` is that of the edited game."""
    return Scene(KNOLL if map == KNOLL else BUILT_IN, seats, map, weather, "k2", limits, variant)


RELAXED, STRICT = "relaxed", "strict"
FAMILY = "family"
K2_BUILT_IN = [
    k2_scene(1, "easy", "summer"),
    k2_scene(1, "hard", "winter", STRICT, FAMILY),
    k2_scene(1, "everest-hard", "summer"),
    k2_scene(2, "easy", "winter"),
    k2_scene(2, "hard", "summer", STRICT, FAMILY),
    k2_scene(2, "everest-easy", "winter"),
    k2_scene(3, "hard", "winter"),
    k2_scene(3, "everest-easy", "summer", STRICT, FAMILY),
    k2_scene(4, "easy", "summer", STRICT, FAMILY),
    k2_scene(4, "everest-hard", "winter"),
    k2_scene(5, "easy", "winter"),
    k2_scene(5, "hard", "summer", RELAXED),
    k2_scene(5, "hard", "winter", RELAXED, FAMILY),
    k2_scene(5, "everest-hard", "summer", STRICT, FAMILY),
]
K2_EDITED = [
    k2_scene(1, KNOLL, "winter"),
    k2_scene(1, KNOLL, "summer", STRICT, FAMILY),
    k2_scene(2, KNOLL, "summer"),
    k2_scene(3, KNOLL, "winter", STRICT, FAMILY),
    k2_scene(5, KNOLL, "summer", RELAXED),
]
K2_SCENES = [*K2_BUILT_IN, *K2_EDITED]

SCENES = [*EVEREST_SCENES, *K2_SCENES]

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


K2_SPACES = """
base   5000 0 1  1  1 -
path   5500 0 1  1  1 -  base
moor   5500 0 1  1  1 path base
col    6100 1 1  0  2 -  path moor
serac  6100 1 2  0  2 col moor
camp   7100 2 1 -1  3 -  col serac
rib    7100 2 1 -1  4 camp serac
ridge  8100 3 1 -1  5 -  camp rib
summit 8600 3 1 -2  8 -  ridge
"""
"""The same for K2: id, altitude, zone, cost, acclimatization, flag, neighbours: level, below."""

K2_DECK = """
[main_deck]
provenance = "made up for tests"
movement = [
    { any = 1, count = 4 },
    { any = 2, count = 3 },
    { any = 3, count = 2 },
    { up = 1, down = 2, count = 2 },
    { up = 2, down = 3, count = 2 },
]
acclimatization = [
    { points = 0, count = 1 },
    { points = 1, count = 2 },
    { points = 3, count = 2 },
]
"""


@cache
def load(scene: Scene) -> AnyGame:
    """The game of a scene, loaded once."""
    if scene.rules == BUILT_IN:
        return _load(scene, None)
    with tempfile.TemporaryDirectory() as folder:
        rules_dir = Path(folder) / "rules"
        if scene.game == "k2":
            export_k2_rules(rules_dir)
            _edit_k2(rules_dir)
        else:
            export_rules(rules_dir)
            _edit(rules_dir, scene.rules)
        return _load(scene, rules_dir)


def _load(scene: Scene, rules_dir: Path | None) -> AnyGame:
    return everest.load(
        scene.game,
        seats=scene.seats,
        map=scene.map,
        weather=scene.weather,
        rules_dir=rules_dir,
        limits=scene.limits,
        variant=scene.variant,
    )


def _edit_k2(rules_dir: Path) -> None:
    (rules_dir / "maps/knoll.toml").write_text(_small_k2(), encoding="utf-8")
    (rules_dir / "deck.toml").write_text(K2_DECK, encoding="utf-8")
    _replace(rules_dir / "rules.toml", 'id = "k2"', f'id = "{KNOLL}"')
    for row in ("players_2", "players_3", "players_4"):
        _set_limits(rules_dir / "limits.toml", row, [1, 1, 1, 1])
    _set_limits(rules_dir / "limits.toml", "players_5", [2, 2, 1, 1])
    _set_limits(rules_dir / "limits.toml", "players_5_relaxed", [2, 2, 2, 1])


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
    _set_limits(path, f"players_{seats}", [room, room, room, 1])


def _set_limits(path: Path, row: str, limits: list[int]) -> None:
    lines = path.read_text(encoding="utf-8").split("\n")
    index = next(i for i, line in enumerate(lines) if line.startswith(f"{row} = "))
    lines[index] = f"{row} = {limits}"
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


def _small_k2() -> str:
    parts = [
        'provenance = "made up for tests"\ntitle = "Knoll"\nstart = "base"\nsummit = "summit"\n'
    ]
    for number, line in enumerate(K2_SPACES.strip().split("\n")):
        name, altitude, zone, cost, modifier, flag, level, *below = line.split()
        parts.append(
            f"[[space]]\n"
            f'id = "{name}"\nname = "{name}"\naltitude_m = {altitude}\nzone = {zone}\n'
            f"cost = {cost}\nacclimatization = {modifier}\nflag = {flag}\n"
            f"at = [0.5, {0.95 - 0.09 * number:.2f}]\nbelow = {below}\n"
            + (f'level = ["{level}"]\n' if level != "-" else "")
        )
    return "\n".join(parts).replace("'", '"')
