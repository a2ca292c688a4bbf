"""Matches to make records of: played by bots, at random, by carriers of oxygen, by climbers."""

from collections import deque
from functools import cache
from random import Random

import everest
from everest.bots.simulation import play_match
from everest.engine.board import UNLIMITED
from everest.engine.game import AnyGame
from everest.engine.state import State
from everest.record.masking import mask
from everest.record.record import Ply, Record
from everest.table.dealer import Dealer
from everest.table.match import Match
from tests.positions import standard_game

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]
CAMP_SITES = ("l1", "c3", "y1")
"""Where the carriers pitch, on the easy side: in zone 2, where a bottle brings two cards (O2)."""


def new_match(seats: int = 2, seed: str = "match", first: int | None = None) -> Match:
    """A match on the easy side in summer that has just been dealt."""
    return Match(standard_game(seats), NAMES[:seats], Dealer(seed), first)


def new_k2_match(
    seats: int = 2, seed: str = "match", variant: str = "standard", limits: str = "strict"
) -> Match:
    """A match of K2 on the easy side in summer that has just been dealt."""
    game = everest.load("k2", seats=seats, variant=variant, limits=limits)
    return Match(game, NAMES[:seats], Dealer(seed))


def play_on(match: Match, seed: str = "play", plies: int = 1 << 20) -> Match:
    """Play at random until so many plies are there or the match is over."""
    rng = Random(seed)
    while len(match.plies) < plies and (waiting := match.game.to_act(match.state)):
        seat = rng.choice(waiting)
        match.act(seat, rng.choice(match.game.legal_actions(match.state, seat)))
    return match


@cache
def bot_record(bots: tuple[str, ...] = ("greedy", "random"), seed: str = "match") -> Record:
    """The record of a whole match between bots; do not change it."""
    return play_match(standard_game(len(bots)), bots, seed).record


def carry_oxygen(match: Match, rounds: int, seed: str = "carry") -> Match:
    """Play so that each of three seats pitches a camp and spends its bottles there.

    Where several may act, which one does is random.
    """
    rng = Random(seed)
    while match.game.to_act(match.state) and match.state.round <= rounds:
        seat = rng.choice(match.game.to_act(match.state))
        match.act(seat, _carriers_choice(match, seat, rng))
    return match


def _carriers_choice(match: Match, seat: int, rng: Random) -> int:
    game = match.game
    legal = {game.text(action): action for action in game.legal_actions(match.state, seat)}
    state = match.state
    spent = [text for text in legal if text.startswith(("oxygen", "keep", "return", "remove"))]
    if spent:
        oxygen = [text for text in spent if text.startswith("oxygen")]
        return legal[rng.choice(oxygen or spent)]
    site = game.ruleset.board.ids.index(CAMP_SITES[seat % len(CAMP_SITES)])
    distance = distances(game, site)
    has_camp = state.camps[2 * seat] >= 0
    wanted = ["give bottle from A to camp1", "give bottle from B to camp1"]
    if state.places[2 * seat] == site and not has_camp:
        wanted.append("pitch A")
    if not has_camp and not state.tents[2 * seat]:
        wanted.append("give tent from supply to A")
    wanted.append("give bottle from supply to A")
    if state.bottles[4 * seat + 1] < 2:  # more do not get into zone 2 (L6)
        wanted.append("give bottle from supply to B")
    for text in wanted:
        if text in legal:
            return legal[text]
    for text in sorted(legal, key=lambda text: _after(game, text, distance)):
        piece = text.split(" ")[1] if text.startswith("move") else ""
        if (
            piece
            and _after(game, text, distance) < distance[state.places[2 * seat + "AB".index(piece)]]
        ):
            return legal[text]
    for start in ("use any", "use rope", "settle", "pay", "play", "take", "back"):
        found = [text for text in legal if text.startswith(start) and not text.endswith(" down")]
        if found:
            return legal[rng.choice(found)]
    return legal.get("end") or rng.choice(list(legal.values()))


def _after(game: AnyGame, text: str, distance: list[int]) -> int:
    """How far a piece is from its goal after an action; far for all but moves."""
    if not text.startswith("move"):
        return UNLIMITED
    return distance[game.ruleset.board.ids.index(text.split(" ")[-1])]


def distances(game: AnyGame, goal: int) -> list[int]:
    """Steps from each space to `goal`."""
    steps = [UNLIMITED] * len(game.ruleset.board)
    steps[goal] = 0
    queue = deque([goal])
    while queue:
        space = queue.popleft()
        for neighbour, _ in game.ruleset.board.steps[space]:
            if steps[neighbour] == UNLIMITED:
                steps[neighbour] = steps[space] + 1
                queue.append(neighbour)
    return steps


def climb(match: Match, start: int) -> Match:
    """Play a match of K2: acclimatize before day `start`, then lead climber A to the summit.

    From day 9 on some arrive; who starts on the first day dies on the way.
    """
    distance = distances(match.game, match.game.ruleset.board.summit)
    while waiting := match.game.to_act(match.state):
        legal = match.game.legal_actions(match.state, waiting[0])
        texts = {match.game.text(action): action for action in legal}
        best = max(texts, key=lambda text: (_climbers_wish(match, text, start, distance), text))
        match.act(waiting[0], texts[best])
    return match


def _climbers_wish(match: Match, text: str, start: int, distance: list[int]) -> int:
    """How much the climbers want an action; ending the turn comes before all that is below 0."""
    game, state = match.game, match.state
    kind, *words = text.split(" ")
    goes_up = state.round >= start
    if kind == "move":
        here = state.places[2 * state.seat + "AB".index(words[0])]
        is_wanted = goes_up and words[0] == "A" and _after(game, text, distance) < distance[here]
        return 10 if is_wanted else -1
    if kind == "play":
        # from the start two cards to move by, and one of acclimatization
        seat = game.to_act(state)[0]
        wants_rest = not goes_up or state.chosen[seat].total == 2
        cards = game.ruleset.cards
        is_wanted = words[0].startswith("rest") == wants_rest
        return 5 + (1 + cards.best[cards.ids.index(words[0])] if is_wanted else 0)
    return {"settle": 6, "use": 5 if words and words[-1] == "A" else 4}.get(kind, 0)


class Line:
    """A match as a list of plies that can be continued in several ways."""

    def __init__(self, game: AnyGame, record: Record, state: State) -> None:
        self.game = game
        self.header = record.header
        self.plies = [Ply(ply.actor, ply.text) for ply in record.plies]
        self.state = state.clone()

    def act(self, seat: int, action: int) -> None:
        self.game.apply(self.state, seat, action)
        self.plies.append(Ply(seat, self.game.text(action)))

    def legal(self, seat: int) -> dict[str, int]:
        return {self.game.text(one): one for one in self.game.legal_actions(self.state, seat)}

    def record(self) -> Record:
        return Record(self.header, self.plies)

    def masked(self, viewer: int | None) -> str:
        return mask(self.game, self.record(), viewer).to_text()


def before_choosing(seed: str, bottles: int = 2) -> Match:
    """A match in which seat 1 is about to choose cards and can spend bottles first."""
    for start in range(3, 12):
        match = carry_oxygen(new_match(3, seed), start)
        state = match.state
        if match.game.to_act(state) == (0, 1, 2) and sum(state.bottles[4 + 2 : 4 + 4]) >= bottles:
            return match
    raise AssertionError(f"seat 1 has no {bottles} bottles in seed {seed}")
