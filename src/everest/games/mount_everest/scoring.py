"""Points, the score track, and the death of clients (V)."""

from __future__ import annotations

from everest.engine.events import EVERYONE
from everest.engine.row import changed
from everest.games.mount_everest.clients import MOUNTAINEER, TOURIST
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.state import MountEverestState
from everest.games.mount_everest.vocabulary import HOLDER_NAMES


def change_score(
    ruleset: MountEverestRuleset, state: MountEverestState, seat: int, change: int
) -> None:
    """Move a score pawn: never below the minimum (V5), to the right of who is there (V6).

    A pawn that does not move keeps its place (Z11).
    """
    before = state.scores[seat]
    after = max(ruleset.minimum_score, before + change)
    if after == before:
        return
    state.scores = changed(state.scores, seat, after)
    others = [other for other in state.track if other != seat]
    behind = sum([state.scores[other] <= after for other in others])
    state.track = (*others[:behind], seat, *others[behind:])
    if state.events is not None:
        state.tell("score", EVERYONE, {"seat": seat, "from": before, "to": after})


def score_clients(
    ruleset: MountEverestRuleset,
    state: MountEverestState,
    seat: int,
    mountaineers: int,
    tourists: int,
    points: list[int],
) -> None:
    """Score a number of clients by the points of their kinds (V1, V2, V4)."""
    change_score(
        ruleset, state, seat, mountaineers * points[MOUNTAINEER] + tourists * points[TOURIST]
    )


def bury(
    ruleset: MountEverestRuleset,
    state: MountEverestState,
    seat: int,
    holder: int,
    mountaineers: int,
    tourists: int,
    cause: str,
) -> None:
    """Clients have died: the owner loses points at once (V4)."""
    if not (mountaineers or tourists):
        return
    if state.events is not None:
        state.tell(
            "clients-died",
            EVERYONE,
            {
                "seat": seat,
                "holder": HOLDER_NAMES[holder],
                "mountaineers": mountaineers,
                "tourists": tourists,
                "cause": cause,
            },
        )
    score_clients(ruleset, state, seat, mountaineers, tourists, ruleset.clients.death_points)


def ranking(state: MountEverestState) -> list[int]:
    """The seats from first to last: by score, on one number from left to right (E2, E3).

    While the pawns are still being put down, only those that stand.
    """
    return sorted(state.track, key=lambda seat: -state.scores[seat])


def ranks(state: MountEverestState) -> list[int]:
    """The rank of each seat, 1 for the first; all draw until all pawns stand (S7)."""
    order = ranking(state)
    seats = range(len(state.scores))
    return [order.index(seat) + 1 if len(order) == len(seats) else 1 for seat in seats]
