"""Write the order of the clauses of the rules, as `everest rules` prints them, for the client.

`.venv/bin/python web/scripts/clause_order.py` writes web/src/pages/rules/clauses.json anew.
"""

import json
from pathlib import Path
from typing import Final

from everest.cli.rules import INTRODUCTION_OF_K2, sections
from everest.games.loading import GAMES
from everest.text.catalogue import catalogue

PLACE: Final = Path(__file__).parents[1] / "src" / "pages" / "rules" / "clauses.json"


def order() -> str:
    """The sections of each game with their clauses, and the introduction's parts, as JSON."""
    english = catalogue("en")
    games = [
        {
            "game": game,
            "sections": [
                {"section": section, "clauses": clauses}
                for section, clauses in sections(english, game).items()
            ],
        }
        for game in GAMES
    ]
    found = {"games": games, "introduction": list(INTRODUCTION_OF_K2)}
    return json.dumps(found, indent=1) + "\n"


if __name__ == "__main__":
    PLACE.write_text(order(), encoding="utf-8")
