"""What axe-core finds on a page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    """Everything that axe-core finds, one line each; none on a page that all can use."""
    # the page's own rules for scripts would not let it in by an address
    page.evaluate(AXE.read_text(encoding="utf-8") + ";undefined")
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{fault['id']} ({fault['impact']}): {node['html'][:200]} {node['failureSummary'][:300]}"
        for fault in found
        for node in fault["nodes"]
    ]


def assert_accessible(page: Page) -> None:
    """Nothing is found.

    Raises:
        AssertionError: with everything that is found.
    """
    found = faults(page)
    assert found == [], "\n".join(found)
