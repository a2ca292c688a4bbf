"""Write the rulesets of all built-in maps for the tests of the map."""

import json
from pathlib import Path

from everest.games.loading import OFFERS
from everest.server.rulesets import ruleset_info
from everest.server.thinking import Choices

FOLDER = Path(__file__).parents[1] / "tests" / "map" / "rulesets"

for game, offer in OFFERS.items():
    for board in offer.maps(None):
        choices = Choices(game, 5, board, "winter", "strict", "standard")
        text = json.dumps(ruleset_info(choices).model_dump(), separators=(",", ":"))
        (FOLDER / f"{game}-{board}.json").write_text(text + "\n", encoding="utf-8")
