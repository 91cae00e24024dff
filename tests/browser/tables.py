"""Tables made through the page."""

from __future__ import annotations

import json
import urllib.request
from typing import Any


def shelf(address: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{address}/api/games") as answer:
        games: list[dict[str, Any]] = json.load(answer)["games"]
    return games


def start(page: Any, address: str, game: str, *, level: str = "", seats: int | None = None) -> str:
    """Start a game against bots from its page on the shelf; the code of the table."""
    page.goto(f"{address}/new/{game}")
    page.wait_for_selector(".dlg .seats")
    if seats is not None and page.locator(".seats .step b").count():
        while int(page.locator(".seats .step b").inner_text()) > seats:
            page.get_by_role("button", name="Fewer").click()
    if level:
        for box in page.locator("select[aria-label^='How well']").all():
            box.select_option(level)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".view")
    return str(page.url).rsplit("/", 1)[-1]
