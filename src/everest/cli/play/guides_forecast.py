"""What tonight does to every client (H1, H2), in words, with the sum that it comes from."""

from __future__ import annotations

from typing import Final

from everest.advice.guides.nights import ClientFate, fates
from everest.cli.play.forecast import sum_text
from everest.cli.play.guides_scene import GuideScene
from everest.cli.play.screens import Nights


def fate_text(scene: GuideScene, fate: ClientFate, message: str) -> str:
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


def fate_lines(scene: GuideScene, fates: list[ClientFate], message: str = FORECAST) -> list[str]:
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
