"""Who spends the night together, and what is best done for them before it comes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from everest.advice.budget import can_pay, has_rest_card
from everest.advice.codes import note
from everest.advice.heights import HIGH_ZONE, Way, nearest, nearest_rest, way_up
from everest.advice.nights import night_at
from everest.advice.position import Position
from everest.advice.shapes import Note
from everest.engine.vocabulary import PIECE_NAMES


@dataclass(frozen=True)
class Party:
    """Those of the viewer who are in one place.

    Attributes:
        holder: A, B, camp1 or camp2.
        space: where they are.
        levels: their levels, at least one.
        hopes: whether somebody among them would gain by coming to the summit.
    """

    holder: str
    space: str
    levels: Sequence[int]
    hopes: bool = False

    @property
    def piece(self) -> str | None:
        """The piece that leads them; none leads those in a camp."""
        return self.holder if self.holder in PIECE_NAMES else None


def about_parties(position: Position, parties: Sequence[Party]) -> list[Note]:
    """What to do for those who die tonight, then the summit, then for those who lose levels."""
    weakest = sorted(parties, key=lambda party: min(party.levels) + _change(position, party.space))
    dying = [party for party in weakest if not _lives(position, party, party.space)]
    found: list[Note] = []
    for party in dying:
        found += _rescue(position, party)
    for party in parties:
        found += _summit(position, party)
    for party in weakest:
        if party not in dying:
            found += _relief(position, party)
    return found


def in_need_of_rest(position: Position, parties: Sequence[Party]) -> str | None:
    """Who loses most for want of levels tonight, None where nobody is on the map."""
    if not parties:
        return None
    return min(parties, key=lambda party: min(party.levels) + _change(position, party.space)).holder


def _change(position: Position, space: str) -> int:
    return night_at(position, position.seat, space).change


def _lives(position: Position, party: Party, space: str) -> bool:
    """Whether everybody of a party would live through tonight in a space."""
    return min(party.levels) + _change(position, space) >= 1


def _rescue(position: Position, party: Party) -> list[Note]:
    """The surest of what keeps everybody of a party alive; the way down if nothing can."""
    rest_card = [note("acclimatize", holder=party.holder)] if has_rest_card(position) else []
    if party.piece is None:
        return rest_card or [note("fetch", holder=party.holder, space=party.space)]
    rest = nearest_rest(position, party.space)
    if rest is not None and can_pay(position, party.piece, down=rest.points):
        return [_down("way-down", party.piece, rest)]
    if rest_card:
        return rest_card
    safe = nearest(
        position, party.space, position.below, lambda space: _lives(position, party, space)
    )
    if safe is not None and can_pay(position, party.piece, down=safe.points):
        return [_down("survive", party.piece, safe)]
    return [_down("way-down", party.piece, rest)] if rest is not None else []


def _relief(position: Position, party: Party) -> list[Note]:
    """The way down for a party that loses levels high up."""
    is_high = position.zone(party.space) >= HIGH_ZONE
    if party.piece is None or not is_high or _change(position, party.space) >= 0:
        return []
    rest = nearest_rest(position, party.space)
    return [_down("way-down", party.piece, rest)] if rest is not None else []


def _down(code: str, piece: str, way: Way) -> Note:
    return note(code, piece=piece, points=way.points, space=way.space)


def _summit(position: Position, party: Party) -> list[Note]:
    """The summit, if a party can come there today and live through the night somewhere."""
    if party.piece is None or not party.hopes:
        return []
    up = way_up(position, party.space)
    if up is None or not can_pay(position, party.piece, up=up.points):
        return []
    if not _lives(position, party, up.space):
        safe = nearest(
            position, up.space, position.below, lambda space: _lives(position, party, space)
        )
        if safe is None or not can_pay(position, party.piece, up=up.points, down=safe.points):
            return []
    return [note("summit", piece=party.piece, points=up.points)]
