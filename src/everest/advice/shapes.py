"""What advice looks like, as plain data ready for JSON, in the manner of `everest.engine.view`."""

from __future__ import annotations

from typing import TypedDict


class Choice(TypedDict):
    """A legal action in its parts; what an action of its kind does not have is None.

    Attributes:
        action: its text, as in docs/notation.md.
        kind: its kind, as in docs/notation.md, such as ``move``; ``abandon`` stands for itself.
        piece: A or B: who moves, pitches, pays, or for whom a movement card is used.
        space: where a piece goes, or where it pitches or tries a tile.
        card: the card that is played, kept, returned, removed, used or settled with.
        way: ``up``, ``any`` or ``down``: how points serve; ``top`` or ``bottom`` for a return.
        source: what gives: A, B, camp1, camp2 or supply.
        target: what gets something: A, B, camp1, camp2 or supply.
        thing: what is given, abandoned or raised: bottle, tent, or a client such as tourist-2.
        value: of a risk token.
        points: movement points or levels that a card gives.
        cost: movement points that it takes.
        deaths: who dies of it at once: clients such as tourist-1, in K2 the climber.
    """

    action: str
    kind: str
    piece: str | None
    space: str | None
    card: str | None
    way: str | None
    source: str | None
    target: str | None
    thing: str | None
    value: int | None
    points: int | None
    cost: int | None
    deaths: list[str]


class Night(TypedDict):
    """What a night does to somebody who stays where it is: the parts of the sum, and the level.

    Attributes:
        day: the number of the day that ends with it.
        space: what the space gives or takes (H1, KH1).
        camp: what a camp or tent of the player adds.
        weather: what the weather takes, 0 or less.
        level: the level afterwards, 0 for death.
        dies: whether it dies.
        cut: whether the level is cut to the highest that may be kept (H2, KH2).
    """

    day: int
    space: int
    camp: int
    weather: int
    level: int
    dies: bool
    cut: bool


class Prospect(TypedDict):
    """The nights ahead of one client, in K2 of one climber, as far as the weather is known.

    Attributes:
        seat: whose it is.
        holder: where it is: A, B, camp1 or camp2.
        index: its place among the clients there, as in the view; 0 in K2.
        nights: tonight first; they end with death, or with the weather that is known.
    """

    seat: int
    holder: str
    index: int
    nights: list[Night]


class Destination(TypedDict):
    """A space that a piece can come to in this turn.

    Attributes:
        space: the space.
        cost: movement points that getting there takes in all.
        uses: cards that have to be used for the piece first; none if its points are enough.
        actions: what to do to get there, one legal action after another.
        blind: whether the last step is onto a face-down icefall tile, which may stop it (I1).
        passing: whether the piece could not end its turn there (M4).
    """

    space: str
    cost: int
    uses: list[str]
    actions: list[str]
    blind: bool
    passing: bool


class Reach(TypedDict):
    """Where a piece of the viewer can come to in this turn, nearest first.

    Attributes:
        piece: A or B.
        destinations: one for each space; with the points that it has if they are enough.
    """

    piece: str
    destinations: list[Destination]


class Note(TypedDict):
    """Something to be said, as a code with what it is about.

    Attributes:
        code: such as ``dying``.
        params: by name: pieces, holders, spaces and cards by their ids, and numbers.
    """

    code: str
    params: dict[str, str | int]


class Advice(TypedDict):
    """All advice for a viewer at one moment.

    Attributes:
        costs: movement points that entering each space takes today, None where nobody can enter.
        choices: its legal actions in their parts, in the order of `legal`.
        reach: for each of its pieces that can move now.
        prospects: for everybody on the mountain, of all seats.
        duties: what has to be seen to before all else.
        warnings: what it has left undone, to be said before it ends its turn.
        hints: what a sensible next step is, the most pressing first.
    """

    costs: dict[str, int | None]
    choices: list[Choice]
    reach: list[Reach]
    prospects: list[Prospect]
    duties: list[Note]
    warnings: list[Note]
    hints: list[Note]
