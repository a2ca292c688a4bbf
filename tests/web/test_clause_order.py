"""The web client knows the order of the clauses of the rules as `everest rules` prints them."""

import runpy
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"


def test_the_client_has_the_clauses_of_the_catalogue() -> None:
    script = runpy.run_path(str(WEB / "scripts" / "clause_order.py"))
    written = (WEB / "src" / "pages" / "rules" / "clauses.json").read_text(encoding="utf-8")
    assert written == script["order"](), "run .venv/bin/python web/scripts/clause_order.py"
