"""Choosing the three cards of the day, all at once or one by one."""

from __future__ import annotations

from everest.cli.play.commands import Commands
from everest.cli.play.matching import match_action
from everest.cli.play.session import Session
from everest.cli.play.table_view import risk_sum
from everest.cli.play.terminal import FAINT, HINT, TITLE, WARNING
from everest.engine.errors import IllegalAction
from everest.engine.vocabulary import PLAY
from everest.games.faults import shown
from everest.text.actions import phrase
from everest.text.refusals import refusal_sentence


class Picking:
    """Collects the cards and lays them down together, in the order that the rules ask for.

    The engine wants cards in the order of their kinds, so that one choice is one sequence; a
    person need not know that.
    """

    def __init__(self, session: Session, seat: int, commands: Commands) -> None:
        self._session = session
        self._terminal = session.terminal
        self._say = session.say
        self._seat = seat
        self._commands = commands
        self._scene = session.scene(seat)
        private = self._scene.player().get("private")
        assert private is not None
        self._hand = private["hand"]
        kinds = session.match.game.actions.kinds
        self._others = [action for action in session.legal(seat) if kinds[action] != PLAY]
        self._wanted = self._scene.rules.cards_played
        self._picked: list[int] = []

    @staticmethod
    def is_due(session: Session, seat: int) -> bool:
        """Whether a seat chooses cards now, and has not laid any down.

        In the midst of something else, such as the spending of a bottle, it is not.
        """
        scene = session.scene(seat)
        private = scene.player().get("private")
        if private is None or scene.view["phase"] != "cards" or private["chosen"]:
            return False
        kinds = session.match.game.actions.kinds
        return any(kinds[action] == PLAY for action in session.legal(seat))

    def run(self) -> None:
        """Ask until the cards lie on the table, a bottle is spent, or something is undone.

        Raises:
            Leaving, InputEnded: see `Human.decide`.
        """
        self._say_what_the_deck_holds()
        if len(self._hand) == self._wanted and not self._others:
            cards = self._session.words.cards(self._hand)
            self._terminal.say(self._say("only-cards", cards=cards), FAINT)
            self._picked = list(range(self._wanted))
            self._lay_down()
            return
        self._show()
        while True:
            player = self._scene.words.player(self._seat)
            left = self._wanted - len(self._picked)
            prompt = self._say("prompt-cards", player=player, count=left)
            line = self._terminal.ask(prompt + " ")
            if line.lower() in ("", "look"):
                self._show()
            elif line.lower() in ("u", "undo") and self._picked:
                card = self._hand[self._picked.pop()]
                self._terminal.say(self._say("unpicked", card=self._scene.words.card(card)))
                self._show_picked()
            elif self._commands.run(line):
                if self._commands.changed:
                    return
            elif self._take(line):
                return

    # -- what is shown ------------------------------------------------------------------------

    def _say_what_the_deck_holds(self) -> None:
        """On the days around the empty deck: why there are only three cards (C3)."""
        private = self._scene.player().get("private")
        if private is None or private["deck"]:
            return
        kept = len(self._hand) - self._wanted
        if kept == 0:
            self._terminal.say(self._say("last-cards"))
        elif self._scene.view["round"] < self._scene.rules.rounds:
            self._terminal.say(self._say("kept-cards", count=kept), WARNING)

    def _show(self) -> None:
        words = self._scene.words
        self._terminal.say(self._say("pick-title", count=self._wanted), TITLE)
        for index, card in enumerate(self._hand):
            mark = f"  {self._say('pick-mark')}" if index in self._picked else ""
            self._terminal.say(f"{index + 1:>3}) {words.card(card)}  [play {card}]{mark}", hang=4)
        for index, action in enumerate(self._others, start=len(self._hand) + 1):
            text = f"{index:>3}) {phrase(words, action)}  [{words.game.text(action)}]"
            self._terminal.say(text, hang=4)
        advice = self._session.screens.hint(self._scene)
        if advice is not None:
            self._terminal.say(advice, HINT)

    def _show_picked(self) -> None:
        cards = [self._hand[index] for index in self._picked]
        total = risk_sum(self._scene, cards)
        text = self._scene.words.cards(cards)
        self._terminal.say(self._say("picked", cards=text, sum=total))

    # -- what is done -------------------------------------------------------------------------

    def _take(self, line: str) -> bool:
        """Pick cards or spend a bottle; whether the match has changed."""
        words = line.replace(",", " ").split()
        if all(word.isascii() and word.isdecimal() for word in words):
            numbers = [int(word[:9]) for word in words]
            others = range(len(self._hand) + 1, len(self._hand) + len(self._others) + 1)
            if len(numbers) == 1 and numbers[0] in others:
                return self._apply(self._others[numbers[0] - len(self._hand) - 1])
            return self._pick([number - 1 for number in numbers])
        return self._take_named(line)

    def _take_named(self, line: str) -> bool:
        game = self._session.match.game
        left = [index for index in range(len(self._hand)) if index not in self._picked]
        plays = {game.actions.find(f"play {self._hand[index]}"): index for index in left}
        found = match_action(game, [*plays, *self._others], line)
        if found.action in plays:
            return self._pick([plays[found.action]])
        if found.action is not None:
            if found.action in [game.actions.find(f"play {card}") for card in self._hand]:
                # all cards of this kind are picked already
                self._terminal.say(self._say("pick-twice"))
                return False
            return self._apply(found.action)
        if found.candidates:
            names = "; ".join([game.text(action) for action in found.candidates])
            self._terminal.say(self._say("ambiguous", text=shown(line), names=names, more=0))
        else:
            self._terminal.say(self._say("not-understood", text=shown(line)))
        return False

    def _pick(self, indices: list[int]) -> bool:
        last = len(self._hand)
        picked = [*self._picked, *indices]
        if not all(0 <= index < last for index in indices):
            self._terminal.say(self._say("pick-no-such-number", last=last))
        elif len(set(picked)) < len(picked):
            self._terminal.say(self._say("pick-twice"))
        elif len(picked) > self._wanted:
            self._terminal.say(self._say("pick-too-many", count=self._wanted))
        else:
            self._picked = picked
            self._show_picked()
            if len(picked) == self._wanted:
                self._lay_down()
                return True
        return False

    def _lay_down(self) -> None:
        ids = self._scene.rules.cards.ids
        actions = self._session.match.game.actions
        for card in sorted([self._hand[index] for index in self._picked], key=ids.index):
            self._session.apply(self._seat, actions.find(f"play {card}"))

    def _apply(self, action: int) -> bool:
        try:
            self._session.apply(self._seat, action)
        except IllegalAction as refusal:
            words = self._session.words
            self._terminal.say(refusal_sentence(words.catalogue, refusal, words))
            return False
        return True
