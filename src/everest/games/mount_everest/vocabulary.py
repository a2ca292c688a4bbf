"""The actions that only Mount Everest has."""

from __future__ import annotations

from typing import Final

from everest.engine.actions import ActionTable
from everest.engine.cards import REST
from everest.engine.vocabulary import SHARED_KINDS, USE_REST, Vocabulary
from everest.games.mount_everest.clients import ClientRules
from everest.games.mount_everest.ruleset import MountEverestRuleset
from everest.games.mount_everest.state import BOTTOM, TOP

OXYGEN: Final = 14
KEEP: Final = 15
RETURN: Final = 16
REMOVE: Final = 17
RAISE: Final = 18
GIVE: Final = 19
SWAP: Final = 20
PAY: Final = 21
BACK: Final = 22
SETTLE_POOL: Final = 23
PAWN: Final = 24
DRAW: Final = 25
TILE: Final = 26

KIND_NAMES: Final = [
    *SHARED_KINDS,
    "oxygen",
    "keep",
    "return",
    "remove",
    "raise",
    "give",
    "swap",
    "pay",
    "back",
    "settle-pool",
    "pawn",
    "draw",
    "tile",
]

HOLDER_NAMES: Final = ("A", "B", "camp1", "camp2", "supply", "abandon")
GUIDES: Final[tuple[int, ...]] = (0, 1)
CAMPS: Final[tuple[int, ...]] = (2, 3)
SUPPLY: Final = 4
ABANDON: Final = 5


class EverestVocabulary(Vocabulary):
    """The shared actions and those of Mount Everest.

    Attributes:
        oxygen: by camp (0, 1); keep, remove: by card; give_back: at ``card * 2 + end``;
        use_rest: at ``card * 4 + holder``; raise_level: at ``holder * classes + class``;
        give: at ``(source * 6 + target) * items + item``, the items being the client classes,
            then a bottle, then a tent;
        pawn: by seat; draw: at ``seat * printed cards + card``; tile: by face.
        items, bottle, tent: number of kinds of things, and which are bottle and tent.
    """

    def __init__(self, ruleset: MountEverestRuleset, table: ActionTable) -> None:
        super().__init__(ruleset, table)
        cards = ruleset.cards
        clients = ruleset.clients
        rest_cards = [card for card in range(len(cards)) if cards.points[4 * card + REST]]
        self.bottle = clients.classes
        self.tent = clients.classes + 1
        self.items = clients.classes + 2

        self.oxygen = [table.add(OXYGEN, f"oxygen camp{camp + 1}", camp) for camp in (0, 1)]
        self.keep = [-1] * cards.printed
        self.give_back = [-1] * (2 * cards.printed)
        self.draw = [-1] * (ruleset.seats * cards.printed)
        for card in rest_cards:
            if card >= cards.printed:
                continue
            name = cards.ids[card]
            self.keep[card] = table.add(KEEP, f"keep {name}", card)
            self.give_back[2 * card + TOP] = table.add(RETURN, f"return {name} top", card, TOP)
            self.give_back[2 * card + BOTTOM] = table.add(
                RETURN, f"return {name} bottom", card, BOTTOM
            )
            for seat in range(ruleset.seats):
                index = seat * cards.printed + card
                self.draw[index] = table.add(DRAW, f"draw {seat} {name}", seat, card)
        self.remove = [
            table.add(REMOVE, f"remove {cards.ids[card]}", card) for card in range(cards.printed)
        ]
        self.use_rest = [-1] * (4 * len(cards))
        for card in rest_cards:
            for holder in (*GUIDES, *CAMPS):
                text = f"use {cards.ids[card]} for {HOLDER_NAMES[holder]}"
                self.use_rest[4 * card + holder] = table.add(USE_REST, text, card, holder)
        self.raise_level = [-1] * (4 * clients.classes)
        for holder in (*GUIDES, *CAMPS):
            for item in range(clients.classes):
                if clients.level_of(item) < clients.levels:
                    text = f"raise {clients.names[item]} of {HOLDER_NAMES[holder]}"
                    index = holder * clients.classes + item
                    self.raise_level[index] = table.add(RAISE, text, holder, item)
        self.give = [-1] * (6 * 6 * self.items)
        for source in (*GUIDES, *CAMPS, SUPPLY):
            for target in (*GUIDES, *CAMPS, SUPPLY, ABANDON):
                for item in self._givable(ruleset, source, target):
                    text = self._give_text(ruleset, source, target, item)
                    index = (source * 6 + target) * self.items + item
                    self.give[index] = table.add(GIVE, text, source, target, item)
        self._table = table
        self.swap = table.add(SWAP, "swap A and B")
        self.pay = table.add(PAY, "pay")
        self.back = table.add(BACK, "back")
        self.settle_pool = table.add(SETTLE_POOL, "settle with rest point")
        self.pawn = [table.add(PAWN, f"pawn {seat}", seat) for seat in range(ruleset.seats)]
        self.tile = [
            table.add(TILE, f"tile {name}", face) for face, name in enumerate(ruleset.face_names)
        ]

    def _givable(self, ruleset: MountEverestRuleset, source: int, target: int) -> list[int]:
        """Things that can ever pass from `source` to `target` (L1, L2, L7, L8)."""
        if source == target or (source == SUPPLY and target == ABANDON):
            return []
        items = list(range(ruleset.clients.classes))
        if source == SUPPLY:
            items = ruleset.clients.fresh[:]
        items.append(self.bottle)
        if source not in CAMPS and target not in CAMPS:
            items.append(self.tent)
        return items

    def _give_text(self, ruleset: MountEverestRuleset, source: int, target: int, item: int) -> str:
        name = self.item_name(item, ruleset.clients)
        if target == ABANDON:
            return f"abandon {name} of {HOLDER_NAMES[source]}"
        return f"give {name} from {HOLDER_NAMES[source]} to {HOLDER_NAMES[target]}"

    def give_parts(self, action: int) -> tuple[int, int, int]:
        """Source, target and thing of a give."""
        table = self._table
        return table.arg_a[action], table.arg_b[action], table.arg_c[action]

    def item_name(self, item: int, clients: ClientRules) -> str:
        """The name of a thing in the notation."""
        if item == self.bottle:
            return "bottle"
        if item == self.tent:
            return "tent"
        return clients.names[item]
