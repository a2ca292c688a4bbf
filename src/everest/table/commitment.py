"""Deals that can be checked: a seed that is committed to before the match, and told after it.

The dealer shows a checksum of its seed before anything is dealt. So it cannot choose another seed
later, and whoever has the record of the finished match can check that every outcome of chance is
the one that the seed gives.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from everest.engine.actions import CHANCE
from everest.engine.game import AnyGame
from everest.record.record import Ply, Record
from everest.record.replay import action_of, check_record, require_complete
from everest.table.dealer import Dealer, chosen_outcome


def commitment(seed: str) -> str:
    """What is shown of a seed before the match: 64 hexadecimal digits.

    >>> commitment("example")[:16]
    '252a39f30119903f'
    """
    return hashlib.sha256(f"everest-seed-1:{seed}".encode()).hexdigest()


class CommittedDealer(Dealer):
    """Draws each outcome from the seed and the number of those before it.

    The number of the ply would not do: while seats choose in secret, one of them can take a card
    back when another has drawn already. That moves the draw up in the record, which does not tell
    of taking back, but not among the outcomes of chance.
    """

    def number(self, plies: int, dealt: int) -> int:
        """The number that the next outcome is drawn by: how many there are already."""
        return dealt


def with_commitment(record: Record, seed: str) -> Record:
    """A record with the commitment to its seed, and with the seed where the match is over."""
    told = seed if record.header.result is not None else None
    header = replace(record.header, commitment=commitment(seed), seed=told)
    return Record(header, record.plies)


class NothingToVerify(ValueError):
    """A record does not say what its chance was drawn from.

    Attributes:
        has_commitment: whether the commitment is there, and only the seed is not told yet.
    """

    def __init__(self, has_commitment: bool) -> None:
        super().__init__(has_commitment)
        self.has_commitment = has_commitment


@dataclass(frozen=True)
class Verification:
    """What came of checking a record.

    Attributes:
        is_seed_right: whether the seed is the one of the commitment.
        outcomes: how many outcomes of chance are what the seed gives, up to the first that is not;
            a first seat that was chosen is none of them.
        wrong: the first action of chance that is not what it should be.
        right: what should stand in its place, "" where none is wrong.
        is_over: whether the match was played to its end.
        is_first_seat_wrong: whether `wrong` is who began, where the header says who was chosen to
            begin; the seed has nothing to do with it then.
    """

    is_seed_right: bool
    outcomes: int
    wrong: Ply | None
    right: str
    is_over: bool
    is_first_seat_wrong: bool = False


def verify(game: AnyGame, record: Record) -> Verification:
    """Check the seed of a record and every outcome of chance up to the first that is wrong.

    A first seat that was chosen is not drawn, but it has a number among the outcomes all the same.

    Raises:
        NothingToVerify: if the record has no commitment or no seed.
        RecordError: if an action before the first wrong outcome is not legal, or the record does
            not come to what its head says.
    """
    header = record.header
    if header.commitment is None or header.seed is None:
        raise NothingToVerify(header.commitment is not None)
    require_complete(record)
    is_seed_right = commitment(header.seed) == header.commitment
    dealer = CommittedDealer(header.seed)
    state = game.new_state()
    dealt = drawn = 0
    for number, ply in enumerate(record.plies):
        if ply.actor == CHANCE and game.to_act(state) == (CHANCE,):
            outcomes = game.chance_outcomes(state)
            chosen = chosen_outcome(game, outcomes, header.first_seat)
            if chosen is None:
                right = dealer.choose(outcomes, dealer.number(number, dealt))
            else:
                right = chosen
            given = game.actions.find_loosely(ply.text)
            if given >= 0 and given != right:
                text, is_first_seat = game.text(right), chosen is not None
                return Verification(is_seed_right, drawn, ply, text, False, is_first_seat)
            dealt += 1
            drawn += chosen is None
        game.apply(state, ply.actor, action_of(game, state, ply))
    check_record(game, record)
    return Verification(is_seed_right, drawn, None, "", game.is_over(state))
