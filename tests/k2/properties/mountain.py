"""The climbers as they stand on the table, built from events alone and checked by the rules."""

from everest.engine.events import Event
from everest.games.k2.ruleset import K2Ruleset
from everest.games.k2.state import K2State
from tests.properties.matches import number, word

START_LEVEL, HIGHEST, KEPT = 1, 10, 6
LOWEST_SCORE = 1
STEPS_BACK = 4


class Mountain:
    """Climbers, tents, rescue cards and the order of arrivals.

    Whatever changes a level or a score must be accounted for by what happened before: `due` says
    which levels and scores the rules lead to, by climber, until an event tells of the change.

    Attributes:
        places, tents: by climber; None for nowhere.
        arrivals: climbers that hold the summit.
        dead: climbers that have died, in order.
        checked: climbers whose level has been checked today.
    """

    def __init__(self, rules: K2Ruleset) -> None:
        climbers = 2 * rules.seats
        board = rules.board
        self.rules = rules
        self.number = {name: space for space, name in enumerate(board.ids)}
        self.places: list[int | None] = [board.start] * climbers
        self.tents: list[int | None] = [None] * climbers
        self.levels = [START_LEVEL] * climbers
        self.scores = [LOWEST_SCORE] * climbers
        self.rescues = [int(rules.variant == "family")] * rules.seats
        self.arrivals: list[int] = []
        self.dead: list[int] = []
        self.checked: list[int] = []
        self.level_due: dict[int, int] = {}
        self.score_due: dict[int, int] = {}
        self.day = 0
        self.tiles: list[str] = []

    def note(self, event: Event) -> None:
        """Follow what happened."""
        handler = getattr(self, "_" + event.kind.replace("-", "_"), None)
        if handler is not None:
            handler(event)

    def compare(self, state: K2State) -> None:
        """Fail unless the state is what the events have told."""
        assert not self.score_due, "a score has not changed"
        assert not self.level_due, "a level has not changed"
        assert [None if space < 0 else space for space in state.places] == self.places
        assert [None if space < 0 else space for space in state.camps] == self.tents
        assert list(state.levels) == self.levels
        assert list(state.climber_scores) == self.scores
        assert list(state.rescues) == self.rescues
        assert list(state.summits) == self.arrivals

    def ranks(self) -> list[int]:
        """The rank of each seat by KE1 and KR2: sums first, among equals the first on top."""
        seats = range(self.rules.seats)
        first = [self._first_arrival(seat) for seat in seats]
        totals = [self.scores[2 * seat] + self.scores[2 * seat + 1] for seat in seats]
        return [
            1
            + sum(totals[other] > totals[seat] for other in seats)
            + sum(totals[other] == totals[seat] and first[other] < first[seat] for other in seats)
            for seat in seats
        ]

    def _first_arrival(self, seat: int) -> int:
        mine = [order for order, climber in enumerate(self.arrivals) if climber // 2 == seat]
        return mine[0] if mine else len(self.places)

    # -- what happens -------------------------------------------------------------------------

    def _climber(self, event: Event) -> int:
        name = "holder" if "holder" in event.data else "piece"
        return 2 * number(event, "seat") + "AB".index(word(event, name))

    def _expect_level(self, climber: int, level: int) -> None:
        level = min(max(level, 0), HIGHEST)
        if level != self.levels[climber]:
            assert climber not in self.level_due
            self.level_due[climber] = level

    def _expect_score(self, climber: int, score: int) -> None:
        if score != self.scores[climber]:
            assert climber not in self.score_due
            self.score_due[climber] = score

    def _weather_opened(self, event: Event) -> None:
        self.tiles.append(word(event, "tile"))

    def _day_began(self, event: Event) -> None:
        self.day = number(event, "round")
        self.checked = []
        assert max(self.levels) <= KEPT  # KH2

    def _moved(self, event: Event) -> None:
        climber, target = self._climber(event), self.number[word(event, "to")]
        assert self.places[climber] == self.number[word(event, "from")]
        self.places[climber] = target
        flag = self.rules.board.flags[target]
        self._expect_score(climber, max(flag, self.scores[climber]))  # KV1

    def _summited(self, event: Event) -> None:
        climber = self._climber(event)
        assert self.places[climber] == self.rules.board.summit
        assert climber not in self.arrivals
        self.arrivals.append(climber)

    def _climber_scored(self, event: Event) -> None:
        climber = self._climber(event)
        assert number(event, "from") == self.scores[climber]
        assert number(event, "to") == self.score_due.pop(climber)
        self.scores[climber] = number(event, "to")

    def _pitched(self, event: Event) -> None:
        climber = self._climber(event)
        assert self.tents[climber] is None  # KM2
        assert self.places[climber] == self.number[word(event, "space")]
        self.tents[climber] = self.places[climber]

    def _rest_used(self, event: Event) -> None:
        climber = self._climber(event)
        assert self.places[climber] is not None
        self._expect_level(climber, self.levels[climber] + number(event, "points"))  # KC1

    def _checked(self, event: Event) -> None:
        climber = self._climber(event)
        space = self.places[climber]
        assert space is not None
        assert climber not in self.checked
        self.checked.append(climber)
        seat, board = climber // 2, self.rules.board
        tile = self.tiles[(self.day - 1) // 3]
        days = next(one.days for one in self.rules.weather if one.name == tile)
        loss = days[(self.day - 1) % 3].loss[board.zone[space]]
        has_tent = space in self.tents[2 * seat : 2 * seat + 2]
        change = board.modifier[space] + (1 if has_tent else 0) - loss
        assert number(event, "change") == change  # KH1
        self._expect_level(climber, min(self.levels[climber] + change, KEPT))

    def _level(self, event: Event) -> None:
        climber, cause = self._climber(event), word(event, "cause")
        before, after = number(event, "from"), number(event, "to")
        assert before == self.levels[climber]
        if cause == "risk":
            assert after == before - 1  # KC3
        else:
            assert after == self.level_due.pop(climber)
        self.levels[climber] = after

    def _climber_died(self, event: Event) -> None:
        climber = self._climber(event)
        assert self.levels[climber] == 0  # KH2
        self.places[climber] = None
        self.dead.append(climber)
        self._leave_summit(climber)
        self._expect_score(climber, LOWEST_SCORE)

    def _rescued(self, event: Event) -> None:
        climber = self._climber(event)
        assert self.levels[climber] == 0
        space = self.number[word(event, "space")]
        board = self.rules.board
        assert board.zone[space] == 0  # KX1
        self.rescues[climber // 2] -= 1
        self.places[climber] = space
        assert self.places.count(space) <= board.limit[space]  # KR5
        self._leave_summit(climber)
        self._expect_level(climber, START_LEVEL)
        strip = sorted(set(board.flags))  # KR6
        step = strip.index(self.scores[climber])
        self._expect_score(climber, strip[max(step - STEPS_BACK, 0)])

    def _leave_summit(self, climber: int) -> None:
        if climber in self.arrivals:
            self.arrivals.remove(climber)  # KR2
