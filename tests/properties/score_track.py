"""The score track as it stands on the table: pawns on numbers, built from events alone (V, E3)."""

from collections import defaultdict

from everest.engine.events import Event
from tests.properties.matches import number, scores_move

LOWEST = 1
POINTS = {
    "summited": {"mountaineers": 2, "tourists": 3},
    "came-home": {"mountaineers": 2, "tourists": 3},
    "clients-died": {"mountaineers": -3, "tourists": -4},
}
"""What events are worth by the rules (V1, V2, V4)."""


class ScoreTrack:
    """Pawns on the numbers of the track, on each from left to right.

    `due` is the score that the last event with points leads to, by seat, until a pawn has moved.
    """

    def __init__(self) -> None:
        self.pawns: dict[int, list[int]] = defaultdict(list)
        self.scores: dict[int, int] = {}
        self.due: dict[int, int] = {}

    def note(self, events: list[Event]) -> None:
        """Follow what happened; every move of a pawn must be accounted for, and every point."""
        for event in events:
            if event.kind == "pawn-order":
                seats = event.data["seats"]
                assert isinstance(seats, list)
                for seat in seats:
                    assert isinstance(seat, int)
                    self.scores[seat] = 5  # S2
                    self.pawns[5].append(seat)
            elif event.kind in POINTS:
                self._expect(event)
            elif event.kind == "score":
                self._move(event)
        assert not self.due, "points were not scored"

    def _expect(self, event: Event) -> None:
        seat = number(event, "seat")
        worth = sum([number(event, kind) * each for kind, each in POINTS[event.kind].items()])
        score = max(LOWEST, self.scores[seat] + worth)
        assert seat not in self.due
        if score != self.scores[seat]:  # a pawn that is at the end already stays (Z11)
            self.due[seat] = score

    def _move(self, event: Event) -> None:
        seat, before, after = scores_move(event)
        assert before == self.scores[seat]
        assert after == self.due.pop(seat)
        self.pawns[before].remove(seat)
        self.pawns[after].append(seat)  # to the right of who is there (V6)
        self.scores[seat] = after

    def ranking(self) -> list[int]:
        """From first to last: the highest number, and on one number the leftmost (E2, E3)."""
        return [seat for score in sorted(self.pawns, reverse=True) for seat in self.pawns[score]]
