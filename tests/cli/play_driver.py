"""Plays `everest play` through its input and output, as a person would read and type."""

import io
import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Generic

from everest.cli.play import PlayOptions, run_play
from everest.cli.play.human import Human
from everest.cli.play.session import Session
from everest.cli.play.terminal import InputEnded, Terminal
from everest.engine.game import Game
from everest.engine.state import StateT
from everest.table.dealer import Dealer
from everest.table.match import Match
from everest.text.catalogue import catalogue
from everest.text.names import Names, Words

NUMBER = re.compile(r"(?:^|(?<=\s))(\d+)\) ", re.MULTILINE)
ESCAPE = "\x1b"

Typist = Callable[[str], str | None]
"""From what was printed since the last line to the next line; None: the end of input."""


class Screen(io.StringIO):
    """What is printed; a terminal if it says so."""

    def __init__(self, is_tty: bool = False) -> None:
        super().__init__()
        self.is_tty = is_tty

    def isatty(self) -> bool:
        return self.is_tty


class Keyboard(io.StringIO):
    """Asks a typist for each line."""

    def __init__(self, screen: Screen, typist: Typist) -> None:
        super().__init__()
        self.screen = screen
        self.typist = typist
        self.read_to = 0
        self.pages: list[str] = []

    def isatty(self) -> bool:
        return self.screen.is_tty

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self.screen.seek(self.read_to)
        page = self.screen.read()
        self.read_to += len(page)
        self.pages.append(page)
        line = self.typist(page)
        return "" if line is None else f"{line}\n"


class Played:
    """A run of the program: its exit code, all it printed, and that in pages between inputs."""

    def __init__(
        self,
        typist: Typist,
        folder: Path,
        *,
        tty: bool = False,
        environ: dict[str, str] | None = None,
        **options: Any,
    ) -> None:
        self.screen = Screen(tty)
        keyboard = Keyboard(self.screen, typist)
        env = {"XDG_DATA_HOME": str(folder), "TERM": "xterm-256color", **(environ or {})}
        chosen = PlayOptions(**{"lang": "en", "seed": "test", "bots": ("random",), **options})
        self.code = run_play(chosen, keyboard, self.screen, env)
        self.text = self.screen.getvalue()
        self.pages = keyboard.pages
        self.files = sorted((folder / "everest" / "games").glob("*.everest"))

    @property
    def words(self) -> str:
        """All that was printed, with line breaks as spaces."""
        return " ".join(self.text.split())


def typed(lines: Iterable[str]) -> Typist:
    """Types these lines, then nothing more."""
    rest = iter(lines)
    return lambda page: next(rest, None)


def chooser(seed: int, quit_after: int | None = None) -> Typist:
    """Types any of the numbers that were shown last, now and then something else."""
    rng = random.Random(seed)
    shown = ["1"]
    count = 0

    def choose(page: str) -> str:
        nonlocal count
        count += 1
        if count == quit_after:
            return "quit"
        found = NUMBER.findall(page)
        if found:
            shown[:] = found
        chance = rng.random()
        if chance < 0.02:
            return rng.choice(["undo", "end", "load", "weather", "abandon"])
        return rng.choice(shown)

    return choose


class Desk(Generic[StateT]):
    """A player in front of a position, in seat 0; it goes on until somebody else is to act."""

    def __init__(
        self,
        where: tuple[Game[StateT, Any], StateT],
        *lines: str,
        lang: str = "en",
        seat: int = 0,
    ) -> None:
        self.game, state = where
        seats = self.game.ruleset.seats
        names = ["Ann", "Bob", "Cid", "Dan", "Eve"][:seats]
        self.match = Match(self.game, names, Dealer("desk"))
        self.match.state = state
        self.match._keep_from_here()
        self.screen = Screen()
        keyboard = Keyboard(self.screen, typed(lines))
        words = Words(catalogue(lang), self.game, Names.of(self.game, names))
        bots: dict[int, Any] = {other: None for other in range(seats) if other != seat}
        session = Session(
            self.match, words, Terminal(keyboard, self.screen, environ={}), bots, Path("/dev/null")
        )
        session.log.take_as_told()
        session.holder = seat
        human = Human(session, seat)
        try:
            while self.game.to_act(self.match.state) == (seat,):
                human.decide()
            if session.game_over:
                session.finish()
        except InputEnded:
            pass

    @property
    def state(self) -> StateT:
        state: StateT = self.match.state
        return state

    @property
    def text(self) -> str:
        """All that was printed, line breaks as spaces."""
        return " ".join(self.screen.getvalue().split())


def reckless(*, rescues: bool = True) -> Typist:
    """Plays K2 in English upward without a thought: up if it can, else a card, else whatever.

    Who dies is rescued, or not.
    """
    rng = random.Random(0)
    last = [""]

    def choose(page: str) -> str:
        if "type end again" in page or "type it again" in page:
            return last[0]
        if "Pass the keyboard to" in page.splitlines()[-1]:
            return ""
        wanted = [
            r"^ +(\d+)\) up to",
            r"^ +(?:[^\d].*:  )(\d+)\) for climber",
            r"^ +(\d+)\) settle",
        ]
        if re.search(r"\[give up (A|B)\]", page):
            give_up = re.search(r"\[(give up [AB])\]", page)
            assert give_up is not None
            last[0] = NUMBER.findall(page)[0] if rescues else give_up[1]
            return last[0]
        if re.search(r"^Choose 3 cards", page, re.MULTILINE):
            last[0] = " ".join(rng.sample([str(number) for number in range(1, 7)], 3))
            return last[0]
        for pattern in wanted:
            found = re.findall(pattern, page, re.MULTILINE)
            if found:
                last[0] = rng.choice(found)
                return last[0]
        numbers = NUMBER.findall(page)
        last[0] = "end" if "[end]" in page else numbers[0] if numbers else ""
        return last[0]

    return choose
