"""What tonight does to every client (H1, H2), with the sum that it comes from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from everest.cli.play.forecast import Night, night_at, sum_text
from everest.cli.play.guides_scene import GuideScene
from everest.cli.play.screens import Nights
from everest.games.mount_everest.clients import KIND_NAMES
from everest.games.mount_everest.views import ClientView


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


def fate(scene: GuideScene, night: Night, client: ClientView) -> Fate:
    """What a night does to a client (H2)."""
    rules = scene.rules.clients
    kind = KIND_NAMES.index(client["kind"])
    level = rules.level_after_check(kind, client["level"], night.change)
    return Fate(client, night, level, level < client["level"] + night.change)


def fates(scene: GuideScene, seat: int) -> dict[str, list[Fate]]:
    """Tonight for all clients of a seat, by where they are: A, B, camp1, camp2."""
    player = scene.player(seat)
    return {
        place["name"]: [
            fate(scene, night_at(scene, seat, place["space"]), client)
            for client in place["clients"]
        ]
        for place in (*player["pieces"], *player["camps"])
    }


def fate_text(scene: GuideScene, fate: Fate, message: str) -> str:
    """A client and its night: where the level comes from, and whether it dies."""
    client = fate.client
    return scene.say(
        message,
        client=scene.words.client(client["kind"], client["level"], client["summited"]),
        sum=sum_text(scene, fate.night),
        level=max(fate.level, 0),
        end="dies" if fate.dies else "cut" if fate.cut else "lives",
    )


FORECAST: Final = "night-of-a-client"
REPORT: Final = "report-of-a-client"


def fate_lines(scene: GuideScene, fates: list[Fate], message: str = FORECAST) -> list[str]:
    """The nights of the clients in one place, equal ones counted."""
    texts = [fate_text(scene, fate, message) for fate in fates]
    return [
        text
        if texts.count(text) == 1
        else scene.say("several", count=texts.count(text), thing=text)
        for text in dict.fromkeys(texts)
    ]


def nights(scene: GuideScene) -> Nights:
    """What the night does everywhere, as it is told afterwards."""
    return {
        (seat, holder): fate_lines(scene, found, REPORT)
        for seat in range(scene.rules.seats)
        for holder, found in fates(scene, seat).items()
        if found
    }
