"""For everyone: axe-core finds nothing on any screen, in light and dark, on a phone, a desk and a television."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tables import start

import gamenight

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GAMES = gamenight.games()
Visit = Callable[..., Any]
OUTSIDE = """() => [...document.querySelectorAll('.acts .btn, .hand button, .tools .btn')].filter((node) => {
  const box = node.getBoundingClientRect();
  return box.right < 10 || box.left > innerWidth - 10 || box.top > innerHeight - 10 || box.bottom < 10;
}).map((node) => node.textContent || node.ariaLabel)"""


@pytest.fixture(autouse=True)
def _has_axe() -> None:
    if not AXE.exists():
        pytest.skip("axe-core is not installed: npm ci in web/.")


def violations(page: Any) -> list[str]:
    page.evaluate(AXE.read_text())
    found = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [
        f"{each['id']}: {node['target']} {node['failureSummary'][:200]}"
        for each in found
        for node in each["nodes"][:3]
    ]


@pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
def test_shelf_setup_and_pages(visit: Visit, server: Any, size: str, theme: str) -> None:
    page = visit("/", size, color_scheme=theme)
    page.wait_for_selector(".box")
    assert not violations(page)
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog")
    assert not violations(page)
    for path, ready in [
        ("/new/hearts", ".opt"),
        ("/new/hearts?friends", ".opt"),
        ("/replay", "main .panel"),
        ("/fair", "main .panel"),
        ("/rules/hearts", ".book li"),
        ("/tv", ".ask"),
    ]:
        page.goto(server.address + path)
        page.wait_for_selector(ready)
        assert not violations(page), path
    page.goto(server.address + "/new/hearts?friends")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".lobby .share")
    assert not violations(page), "lobby"


@pytest.mark.parametrize("game", GAMES)
def test_a_table(visit: Visit, server: Any, game: str) -> None:
    turn = GAMES.index(game)
    page = visit("/", ("phone", "desktop")[turn % 2], color_scheme=("light", "dark")[turn // 2 % 2])
    start(page, server.address, game, level="easy")
    page.wait_for_selector(".view .prompt")
    page.wait_for_timeout(300)
    assert not violations(page)


def test_dialogs_at_a_table(visit: Visit, server: Any) -> None:
    page = visit("/", "desktop")
    code = start(page, server.address, "hearts", level="easy")
    page.wait_for_selector(".prompt .turn-dot")
    for key, ready in [("m", "dialog .list"), ("h", ".pop.yes .primary")]:
        page.keyboard.press(key)
        page.wait_for_selector(ready)
        assert not violations(page), key
        page.keyboard.press("Escape")
    for name in ["Rules", "Talk", "More"]:
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_selector("dialog")
        assert not violations(page), name
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.goto(f"{server.address}/tv/{code}")
    page.wait_for_selector(".tv .joinp")
    assert not violations(page), "television"


def test_type_may_grow_to_twice_its_size(visit: Visit, server: Any) -> None:
    """At 200 percent nothing is lost: every control of a table can still be reached inside the window."""
    page = visit("/", "desktop")
    start(page, server.address, "crazy_eights", level="easy")
    page.wait_for_selector(".prompt .turn-dot")
    page.evaluate("() => document.documentElement.style.fontSize = '200%'")
    page.wait_for_timeout(200)
    outside = page.evaluate(OUTSIDE)
    assert not outside
