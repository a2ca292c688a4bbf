"""What `everest play` can be told."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(kw_only=True)
class PlayOptions:
    """The options of `everest play`; what is None or empty is asked for or has a default.

    Attributes:
        game: the name of the game; None: Mount Everest.
        seats: number of players; seats without a human are bots'.
        names: the humans, in the order of their seats; nobody named: one human.
        bots: of the game's bots in `everest.bots.players.BOTS`, for the seats after the humans.
        map, weather: the side of the map and the weather set.
        limits, variant: which of the game's limits and variants; None: the usual ones.
        seed: makes the deal repeatable.
        first: the seat that begins, from 0; None: drawn.
        rules_dir: a folder with one's own data files.
        lang: the language; None: the system's.
        resume: go on with the latest game that has not ended.
        resume_file: go on with this game.
        record: where the game is saved; None: in the user's data folder.
        no_color: no colour and no bold.
        quick: start with the defaults, ask nothing.
    """

    game: str | None = None
    seats: int | None = None
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    map: str | None = None
    weather: str | None = None
    limits: str | None = None
    variant: str | None = None
    seed: str | None = None
    first: int | None = None
    rules_dir: Path | None = None
    lang: str | None = None
    resume: bool = False
    resume_file: Path | None = None
    record: Path | None = None
    no_color: bool = False
    quick: bool = False

    def says_nothing(self) -> bool:
        """Whether nothing is chosen that the questions at the start would ask for."""
        asked = (
            self.game,
            self.seats,
            self.names,
            self.bots,
            self.map,
            self.weather,
            self.limits,
            self.variant,
        )
        return not self.quick and not any(asked)
