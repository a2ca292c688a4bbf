"""What tonight does to every client (H1, H2), with the sum that it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from everest.cli.play.scene import Scene
from everest.games.mount_everest.clients import KIND_NAMES
from everest.games.mount_everest.views import ClientView
from everest.text.names import signed


@dataclass(frozen=True)
class Night:
    """What tonight does in one place: the parts of the sum."""

    space: int
    camp: int
    weather: int

    @property
    def change(self) -> int:
        """The change of every level there."""
        return self.space + self.camp + self.weather


@dataclass(frozen=True)
class Fate:
    """What tonight does to one client: its level after the check, 0 or less for death."""

    client: ClientView
    night: Night
    level: int
    cut: bool

    @property
    def dies(self) -> bool:
        """Whether it dies."""
        return self.level < 1


def night_at(scene: Scene, seat: int, space: str) -> Night:
    """The sum for the clients of a seat in a space (H1)."""
    number = scene.number(space)
    day = scene.day()
    loss = day.loss[scene.board.zone[number]] if day is not None else 0
    has_camp = any(camp["space"] == space for camp in scene.player(seat)["camps"])
    return Night(scene.board.modifier[number], int(has_camp), -loss)


def fate(scene: Scene, night: Night, client: ClientView) -> Fate:
    """What a night does to a client (H2)."""
    rules = scene.rules.clients
    kind = KIND_NAMES.index(client["kind"])
    level = rules.level_after_check(kind, client["level"], night.change)
    return Fate(client, night, level, level < client["level"] + night.change)


def fates(scene: Scene, seat: int) -> dict[str, list[Fate]]:
    """Tonight for all clients of a seat, by where they are: A, B, camp1, camp2."""
    player = scene.player(seat)
    return {
        place["name"]: [
            fate(scene, night_at(scene, seat, place["space"]), client)
            for client in place["clients"]
        ]
        for place in (*player["pieces"], *player["camps"])
    }


def fate_text(scene: Scene, fate: Fate, message: str) -> str:
    """A client and its night: where the level comes from, and whether it dies."""
    night = fate.night
    parts = [
        scene.say(f"night-{name}", change=signed(change))
        for name, change in (
            ("space", night.space),
            ("camp", night.camp),
            ("weather", night.weather),
        )
        if change
    ]
    client = fate.client
    return scene.say(
        message,
        client=scene.words.client(client["kind"], client["level"], client["summited"]),
        sum=", ".join(parts) if parts else scene.say("night-nothing"),
        level=max(fate.level, 0),
        end="dies" if fate.dies else "cut" if fate.cut else "lives",
    )


FORECAST: Final = "night-of-a-client"
REPORT: Final = "report-of-a-client"


def fate_lines(scene: Scene, fates: list[Fate], message: str = FORECAST) -> list[str]:
    """The nights of the clients in one place, equal ones counted."""
    texts = [fate_text(scene, fate, message) for fate in fates]
    return [
        text
        if texts.count(text) == 1
        else scene.say("several", count=texts.count(text), thing=text)
        for text in dict.fromkeys(texts)
    ]
