"""All codes of notes, each with the names of its params: what a reader's catalogue has to word.

Params are ids and numbers, as in views: ``piece`` is A or B, ``holder`` A, B, camp1 or camp2 (in
K2 the climber), ``space`` a space of the map, ``players`` is ``alone`` or ``several``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from everest.advice.shapes import Note

Codes = Mapping[str, tuple[str, ...]]
"""By code, the names of the params."""

DUTIES: Final[Codes] = {
    # both games
    "take": ("players",),  # choose one of the open risk tokens (R2)
    "risk": ("points",),  # points of risk to settle before the turn ends (K1)
    "passing": ("piece", "space"),  # the piece stands in a full space and has to get on (M4)
    # Mount Everest
    "overloaded": (),  # a guide carries too much: only giving is possible (L4)
    # the piece is in front of a turned tile: it pays `cost` more points of the `have` that serve
    # there, or goes back (I3)
    "at-tile": ("piece", "space", "cost", "have"),
    "rest": ("points", "holder"),  # acclimatization points to give to clients of the holder (Q1)
    # K2: the climber's level fell below 1. Rescued with one of `cards` rescue cards it has level
    # `level`, and its score goes from `score` to `after`; given up, it dies with `lowest` (KX1)
    "dying": ("piece", "score", "after", "level", "lowest", "cards"),
}
"""What the viewer has to see to before all else, in this order where several hold at once."""

WARNINGS: Final[Codes] = {
    # both games: a client, in K2 a climber (index 0), dies tonight (H2, KH2), which takes so many
    # points, as far as the score has them after those that are named before (V5, KX1)
    "dying": ("holder", "index", "points"),
    # K2: that death would end the game at once (KX2)
    "alone": (),
    # Mount Everest: acclimatization points not given out, with clients there
    "rest-left": ("points", "holder"),
    # both games
    "no-card": (),  # none of the three cards has been used
    "cards-left": ("count",),  # cards that are not used; `turn.unused` of the view names them
    "points-left": ("points",),  # movement points that are not used
}
"""What the viewer has left undone, given while it may end its turn, in this order."""

HINTS: Final[Codes] = {
    # both games, about tonight
    # from where the piece loses levels, so many points lead down to the nearest space where it
    # would lose none tonight
    "way-down": ("piece", "points", "space"),
    # somebody with the holder loses levels tonight, and an acclimatization card is left
    "acclimatize": ("holder",),
    # that far down the piece cannot come today, but to where tonight is survived
    "survive": ("piece", "points", "space"),
    # both games: so many points lead up to the summit, and whoever gets there lives through the
    # night there, or further down
    "summit": ("piece", "points"),
    # both games: the step that comes next, whatever the day
    "cards": ("players",),  # how cards are chosen; who plays alone takes a token every day
    "risk": (),  # how a token is settled later
    "settle": (),  # settle the risk before the last points are spent
    "settle-level": (),  # the risk can be settled with levels only
    "move": (),  # move a piece that has points
    "use": (),  # use a card, then move
    "end": (),  # nothing is left to use: look at tonight's levels, then end
    # Mount Everest
    "fetch": ("holder", "space"),  # clients in the camp die tonight unless a guide fetches them
    "oxygen": (),  # a bottle in a camp brings cards, but only before any is chosen (O1)
    # where the guide stands, its tent can become a camp, for so many points (T1)
    "camp": ("piece", "points"),
    "tile": (),  # pay, use another card to be able to pay, or go back (I3)
    "raise": (),  # give acclimatization points to clients that need them (Q1)
    "load": (),  # both guides are empty in base camp: load first (L1)
    # K2: the climber can pitch its tent where it stands, and it helps (KM2)
    "tent": ("piece",),
}
"""What a sensible next step is; several are given with the most pressing first."""


def note(code: str, **params: str | int) -> Note:
    """A note.

    >>> note("risk", points=2)
    {'code': 'risk', 'params': {'points': 2}}
    """
    return {"code": code, "params": params}
