"""Going back in a match, following a log that another has written, and rebuilding a match from it.

Matches are played at random with everything that a log can hold. Whoever reads the log has to come
to the match that wrote it.
"""

from dataclasses import dataclass, field
from random import Random

import pytest

from everest.engine.actions import CHANCE
from everest.engine.events import Event
from everest.record.errors import RecordError
from everest.record.record import parse_record
from everest.table.commitment import CommittedDealer, verify, with_commitment
from everest.table.log import TAKE_BACK, TALK, NothingToTakeBack, NoWayBack, go_back_to
from everest.table.match import Match
from tests.properties.matches import MIXED
from tests.properties.scenes import SCENES, Scene, load
from tests.record.matches import NAMES, new_k2_match, new_match, play_on
from tests.table.rebuilding import rebuilt

FAR = 60
"""How many plies are gone back at most, but for now and then, when it is to the first choice."""
SOME_SCENES = SCENES[::3]

Row = tuple[int, str]


@dataclass
class Table:
    """A match that is played at random, and the log that it leaves.

    Attributes:
        rows: the log.
        told: what happened in the same order, the opening left out.
    """

    scene: Scene
    rng: Random
    seed: str
    first_seat: int | None = None
    rows: list[Row] = field(default_factory=list)
    told: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.game = load(self.scene)
        self.match = self.new_match()
        self.policies = [self.rng.choice(MIXED[self.scene.game]) for _ in range(self.scene.seats)]
        self.opening = len(self.match.plies)
        self._write(0)

    @property
    def names(self) -> list[str]:
        return NAMES[: self.scene.seats]

    def new_match(self) -> Match:
        """The match as it began."""
        return Match(self.game, self.names, CommittedDealer(self.seed), self.first_seat)

    def read(self) -> Match:
        """The match that the log tells."""
        dealer = CommittedDealer(self.seed)
        return rebuilt(self.game, self.names, dealer, self.rows, self.first_seat)

    def _write(self, before: int) -> None:
        for actor, action in self.match.plies[before:]:
            self.rows.append((actor, self.game.text(action)))

    def act(self) -> None:
        """Let somebody who may act do something."""
        match = self.match
        seat = self.rng.choice(self.game.to_act(match.state))
        legal = self.game.legal_actions(match.state, seat)
        action = self.policies[seat](self.game, match.state, seat, legal, self.rng)
        before = len(match.plies)
        self.told.extend(match.act(seat, action))
        self._write(before)

    def undo(self) -> bool:
        """Let somebody take something back, if anybody can."""
        able = [seat for seat in range(self.scene.seats) if self.match.can_undo(seat)]
        if not able:
            return False
        seat = self.rng.choice(able)
        self.match.undo(seat)
        self.rows.append((seat, TAKE_BACK))
        return True

    def go_back(self) -> bool:
        """Go back to some ply, if any seat has acted."""
        acted = [number for number, (actor, _) in enumerate(self.match.plies) if actor != CHANCE]
        near = [number for number in acted if number >= len(self.match.plies) - FAR]
        if not near:
            return False
        count = acted[0] if self.rng.random() < 0.1 else self.rng.choice(near)
        self.rows.append((self.rng.randrange(self.scene.seats), go_back_to(count)))
        self.match.go_back(count)
        return True

    def play(self, steps: int) -> None:
        """Play so many steps; a match that is over is gone back in."""
        for _ in range(steps):
            chance = self.rng.random()
            if self.game.is_over(self.match.state):
                self.go_back()
            elif chance < 0.02:
                self.rows.append((0, self.rng.choice(sorted(TALK))))
            elif not (chance < 0.25 and self.undo()) and not (chance > 0.99 and self.go_back()):
                self.act()


def assert_same(one: Match, other: Match) -> None:
    """Two matches are in the same position, and the same may be taken back in both."""
    seats = range(one.game.ruleset.seats)
    assert other.plies == one.plies
    assert other.state == one.state
    assert [other.can_undo(seat) for seat in seats] == [one.can_undo(seat) for seat in seats]
    assert other.record() == one.record()


def table_of(scene: Scene, seed: int) -> Table:
    rng = Random(f"{scene}:{seed}")
    first_seat = rng.choice([None, *range(scene.seats)])
    return Table(scene, rng, f"{seed:032}", first_seat)


@pytest.mark.parametrize("scene", SOME_SCENES, ids=str)
def test_a_log_tells_the_match_that_wrote_it(scene: Scene) -> None:
    table = table_of(scene, 1)
    follower, followed = table.new_match(), table.opening
    heard: list[Event] = []
    for _ in range(12):
        table.play(40)
        assert_same(table.match, table.read())
        heard.extend(follower.follow(table.rows[followed:]))
        followed = len(table.rows)
        assert_same(table.match, follower)
        assert heard == table.told
    assert len(table.rows) > len(table.match.plies), "nothing was taken back"


@pytest.mark.parametrize("scene", SCENES[1::4], ids=str)
def test_a_record_is_as_committed_however_often_the_match_went_back(scene: Scene) -> None:
    table = table_of(scene, 2)
    table.play(300)
    again = table.read()
    while not table.game.is_over(table.match.state):
        table.act()
    record = parse_record(with_commitment(table.match.record(), table.seed).to_text())
    found = verify(table.game, record)
    assert (found.is_seed_right, found.wrong, found.is_over) == (True, None, True)
    dealt = sum(ply.actor == CHANCE for ply in record.plies)
    assert found.outcomes == dealt - (table.first_seat is not None)
    # the one that was read deals on as the one that never stopped
    for actor, action in table.match.plies[len(again.plies) :]:
        if actor != CHANCE:
            again.act(actor, action)
    assert_same(table.match, again)


@pytest.mark.parametrize("scene", SOME_SCENES, ids=str)
def test_the_same_choices_after_going_back_bring_the_same(scene: Scene) -> None:
    table = table_of(scene, 3)
    undo = [[table.match.can_undo(seat) for seat in range(scene.seats)]]
    lengths, states = [len(table.match.plies)], [table.match.state.clone()]
    while len(table.match.plies) < 250 and table.game.to_act(table.match.state):
        table.act()
        lengths.append(len(table.match.plies))
        states.append(table.match.state.clone())
        undo.append([table.match.can_undo(seat) for seat in range(scene.seats)])
    whole = table.match.plies[:]
    for index in [0, *table.rng.sample(range(len(lengths) - 1), 12)]:
        match = table.match
        match.go_back(lengths[index])
        assert match.plies == whole[: lengths[index]]
        assert match.state == states[index]
        assert [match.can_undo(seat) for seat in range(scene.seats)] == undo[index]
        for actor, action in whole[lengths[index] :]:
            if actor != CHANCE:
                match.act(actor, action)
        assert match.plies == whole
        assert match.state == states[-1]


def test_chance_that_was_gone_back_over_has_no_number() -> None:
    class Noting(CommittedDealer):
        numbers: list[int] = []  # noqa: RUF012

        def number(self, plies: int, dealt: int) -> int:
            self.numbers.append(dealt)
            return dealt

    match = play_on(new_k2_match(2), plies=120)
    match.dealer = dealer = Noting("0a" * 16)
    match.go_back(next(number for number, (actor, _) in enumerate(match.plies) if actor != CHANCE))
    dealt = sum(actor == CHANCE for actor, _ in match.plies)
    play_on(match, plies=200)
    assert dealer.numbers == list(range(dealt, dealt + len(dealer.numbers)))
    assert dealer.numbers


def test_a_match_that_is_over_can_be_gone_back_in() -> None:
    match = play_on(new_k2_match(2))
    plies = match.plies[:]
    last = max(number for number, (actor, _) in enumerate(plies) if actor != CHANCE)
    match.go_back(last)
    assert not match.game.is_over(match.state)
    assert match.record().header.result is None
    match.act(*plies[last])
    assert match.plies == plies


@pytest.mark.parametrize("match", [new_match(2), new_k2_match(2)], ids=["mount-everest", "k2"])
def test_there_is_no_way_back_but_to_where_a_seat_acted(match: Match) -> None:
    play_on(match, plies=150)
    state, plies = match.state.clone(), match.plies[:]
    can_undo = [match.can_undo(seat) for seat in range(2)]
    of_chance = [number for number, (actor, _) in enumerate(plies) if actor == CHANCE]
    for count in (-1, len(plies), len(plies) + 1, *of_chance):
        with pytest.raises(NoWayBack):
            match.go_back(count)
    assert (match.state, match.plies) == (state, plies)
    assert [match.can_undo(seat) for seat in range(2)] == can_undo


def test_the_listener_is_told_of_what_is_new_only() -> None:
    table = table_of(SCENES[0], 4)
    follower = table.new_match()
    told: list[tuple[int, int, bool]] = []
    heard: list[tuple[int, int, bool]] = []
    table.match.listener = lambda *args: told.append(args)
    follower.listener = lambda *args: heard.append(args)
    while len([text for _, text in table.rows if text.startswith("go back to ")]) < 3:
        table.play(100)
    follower.follow(table.rows[table.opening :])
    assert heard == told
    assert len(told) == sum(
        text != TAKE_BACK and text not in TALK and not text.startswith("go back to ")
        for _, text in table.rows[table.opening :]
    )


def test_what_cannot_be_followed_leaves_what_came_before() -> None:
    match = new_k2_match(2)
    choice = match.game.text(match.game.legal_actions(match.state, 0)[0])
    length = len(match.plies)
    for text, error in (
        ("move A to summit", RecordError),
        ("nothing", RecordError),
        (go_back_to(0), NoWayBack),
    ):
        with pytest.raises(error):
            match.follow([(0, choice), (0, text)])
        assert len(match.plies) == length + 1
        assert match.state.events is None
        match.undo(0)
    with pytest.raises(NothingToTakeBack):
        match.follow([(0, TAKE_BACK)])
    assert len(match.plies) == length


def test_nothing_is_dealt_while_following() -> None:
    match, follower = new_k2_match(2), new_k2_match(2)
    rows: list[Row] = []
    while not rows or rows[-1][0] != CHANCE:
        before = len(match.plies)
        play_on(match, plies=before + 1)
        rows += [(actor, match.game.text(action)) for actor, action in match.plies[before:]]
    until = next(number for number, (actor, _) in enumerate(rows) if actor == CHANCE)
    length = len(follower.plies)
    follower.follow(rows[:until])
    assert len(follower.plies) == length + until
    assert follower.game.to_act(follower.state) == (CHANCE,)
    follower.follow(rows[until:])
    assert follower.plies == match.plies


@pytest.mark.parametrize("seats", [2, 3])
def test_who_begins_stays_as_chosen_in_a_rebuilt_match(seats: int) -> None:
    game = new_match(seats).game
    for first in range(seats):
        match = rebuilt(game, NAMES[:seats], CommittedDealer("0a"), [], first)
        assert match.plies[0] == (CHANCE, game.actions.find_loosely(f"first {first}"))
        assert match.record().header.first_seat == first
    with pytest.raises(ValueError, match="first seat"):
        rebuilt(game, NAMES[:seats], CommittedDealer("0a"), [], seats)
