"""A decision of a player at the keyboard: what it sees, and what it can type."""

from __future__ import annotations

from everest.cli.play.commands import Commands
from everest.cli.play.hand_view import show_hand
from everest.cli.play.matching import match_action
from everest.cli.play.menu import Menu
from everest.cli.play.notes import duty_text
from everest.cli.play.picking import Picking
from everest.cli.play.scene import Scene
from everest.cli.play.session import Session
from everest.cli.play.table_view import show_risk, show_scores
from everest.cli.play.terminal import FAINT, HINT, WARNING
from everest.cli.play.weather_view import show_weather, today_text
from everest.engine.errors import IllegalAction
from everest.engine.vocabulary import END
from everest.games.faults import shown
from everest.text.actions import phrase
from everest.text.refusals import refusal_sentence

CALM = ("rest",)
"""Duties that are said as plain lines; nothing is lost yet if they wait."""

MOST_CANDIDATES = 6
"""Of an ambiguous abbreviation at most so many meanings are listed."""


class Human:
    """Asks one seat for its decisions, one `decide` for each."""

    def __init__(self, session: Session, seat: int) -> None:
        self._session = session
        self._screens = session.screens
        self._terminal = session.terminal
        self._say = session.say
        self._seat = seat
        self._commands = Commands(session, seat)

    def decide(self) -> None:
        """Show what there is to decide, and ask until something is done or taken back.

        Raises:
            Leaving: when the player wants to stop.
            InputEnded: when nothing more will be typed.
        """
        session = self._session
        session.log.tell(self._terminal, self._seat)
        scene = session.scene(self._seat)
        self._show_heading(scene)
        legal = session.legal(self._seat)
        if Picking.is_due(session, self._seat):
            picking = Picking(session, self._seat, self._commands)
            picking.run()
            return
        if session.is_forced(self._seat):
            only = phrase(session.words, legal[0])
            self._terminal.say(self._say("only-choice", action=only), FAINT)
            session.apply(self._seat, legal[0])
            return
        menu = Menu(self._screens, scene, legal, self._terminal.width)
        self._show(scene, menu)
        while True:
            line = self._terminal.ask(self._prompt(scene))
            if line.lower() in ("", "look"):
                self._show(scene, menu)
            elif line.lower() in self._screens.foldable:
                self._unfold(menu, line.lower())
            elif self._commands.run(line):
                if self._commands.changed:
                    return
            elif self._act(scene, menu, line):
                return

    def _unfold(self, menu: Menu, name: str) -> None:
        group = menu.group(name)
        if group is None:
            self._terminal.say(self._say("nothing-there"))
        else:
            menu.show_group(self._terminal, group)

    def _prompt(self, scene: Scene) -> str:
        player = scene.words.player(self._seat)
        return self._say("prompt", player=player, day=scene.view["round"]) + " "

    # -- what is shown ------------------------------------------------------------------------

    def _show_heading(self, scene: Scene) -> None:
        """Once for each phase and turn: the weather ahead, the scores, the risk."""
        view = scene.view
        heading = (view["round"], view["phase"], self._seat)
        if heading == self._session.heading:
            return
        self._session.heading = heading
        if view["phase"] == "cards":
            player = scene.words.player(self._seat)
            text = self._say("heading-cards", player=player, day=view["round"])
            self._terminal.title(text)
            show_scores(self._terminal, scene, self._session.is_first_time)
            self._screens.show_day(self._terminal, scene)
            show_weather(self._terminal, scene)
            show_risk(self._terminal, scene)
            self._screens.show_around(self._terminal, scene)
        elif view["phase"] == "actions":
            text = self._say("heading-turn", day=view["round"], weather=today_text(scene))
            self._terminal.say(text)

    def _show(self, scene: Scene, menu: Menu) -> None:
        self._terminal.say()
        phase = scene.view["phase"]
        if phase == "cards":
            show_hand(self._terminal, scene, self._screens)
        elif phase != "risk":
            self._screens.show_around(self._terminal, scene)
        for duty in self._screens.duties(scene):
            self._terminal.say(duty_text(scene, duty), None if duty["code"] in CALM else WARNING)
        self._terminal.say()
        menu.show(self._terminal)
        advice = self._screens.hint(scene)
        if advice is not None:
            self._terminal.say(advice, HINT)

    # -- what is done -------------------------------------------------------------------------

    def _act(self, scene: Scene, menu: Menu, line: str) -> bool:
        """Carry out what was typed; whether that has been done."""
        action = self._action(menu, line)
        if action is None:
            return False
        session = self._session
        if action in menu.legal and action != session.warned and self._warn(scene, menu, action):
            session.warned = action
            return False
        try:
            session.apply(self._seat, action)
        except IllegalAction as refusal:
            words = session.words
            self._terminal.say(refusal_sentence(words.catalogue, refusal, words))
            return False
        return True

    def _warn(self, scene: Scene, menu: Menu, action: int) -> bool:
        """Warn about an action that may not be meant; whether there was something to warn of."""
        if self._session.match.game.actions.kinds[action] == END:
            warnings = self._screens.cautions(scene, menu.legal)
            again = self._say("caution-again")
        else:
            warning = self._screens.death_warning(scene, action)
            warnings = [warning] if warning else []
            again = self._say("caution-any-again")
        for warning in warnings:
            self._terminal.say(warning, WARNING)
        if warnings:
            self._terminal.say(again)
        return bool(warnings)

    def _action(self, menu: Menu, line: str) -> int | None:
        game = self._session.match.game
        if line.isascii() and line.isdecimal():
            number = int(line[:9])
            action = menu.action(number)
            folded = menu.folded_at(number)
            if folded is not None:
                # never by accident: among them are things that cannot be meant
                text = self._say("still-folded", number=number, command=folded.name)
                self._terminal.say(text)
            elif action is None:
                last = len(menu.legal)
                self._terminal.say(self._say("no-such-number", number=shown(line), last=last))
            return action
        found = match_action(game, menu.legal, line)
        if found.action is not None:
            return found.action
        if found.candidates:
            names = [game.text(action) for action in found.candidates[:MOST_CANDIDATES]]
            more = len(found.candidates) - len(names)
            self._terminal.say(
                self._say("ambiguous", text=shown(line), names="; ".join(names), more=more)
            )
            return None
        self._terminal.say(self._say("not-understood", text=shown(line)))
        return None
