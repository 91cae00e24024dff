"""For everyone: axe-core finds nothing on any screen, in light and dark, on a phone, a desk and a television."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hands import Hands
from tables import every_game, newcomer, start

import gamenight
from gamenight.core.record import Record
from gamenight.sitting.recording import begin, close, step

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
GAMES = gamenight.game_names()
LOOKS = pytest.mark.parametrize(("size", "theme"), [("desktop", "light"), ("phone", "dark")])
Visit = Callable[..., Any]
OUTSIDE = """(scroll) => [...document.querySelectorAll('.acts .btn, .hand button, .tools .btn')].filter((node) => {
  if (scroll) node.scrollIntoView({ block: 'nearest' });
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


@LOOKS
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
        ("/tv", ".tv .scan"),
        ("/daily", ".stage .btn.primary"),
        ("/club", "form .btn.primary"),
        ("/duplicate", "form .btn.primary"),
    ]:
        page.goto(server.address + path)
        page.wait_for_selector(ready)
        assert not violations(page), path
    page.goto(server.address + "/new/hearts?friends")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".lobby .share")
    assert not violations(page), "lobby"


@pytest.mark.parametrize("game", every_game())
def test_a_table_on_a_narrow_phone_and_in_big_type_too(visit: Visit, server: Any, game: str) -> None:
    """At 320 pixels, as on a desk at 400 percent, every control is inside the window and nothing scrolls sideways. With
    type of twice the size every control of a desk can be scrolled to."""
    turn = GAMES.index(game)
    page = visit("", ("phone", "desktop")[turn % 2], color_scheme=("light", "dark")[turn // 2 % 2])
    start(page, server.address, game, level="easy")
    page.wait_for_selector(".view .prompt")
    page.wait_for_timeout(300)
    assert not violations(page)
    page.set_viewport_size({"width": 320, "height": 640})
    page.wait_for_timeout(200)
    assert not page.evaluate(OUTSIDE, False), "narrow"
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate("() => document.documentElement.style.fontSize = '200%'")
    page.wait_for_timeout(200)
    assert not page.evaluate(OUTSIDE, True), "big type"


def test_dialogs_at_a_table(visit: Visit, server: Any) -> None:
    page = visit("", "desktop")
    code = start(page, server.address, "hearts", level="easy")
    page.wait_for_selector(".prompt .turn-dot")
    for key, ready in [("m", "dialog .list"), ("h", "dialog .yes")]:
        page.keyboard.press(key)
        page.wait_for_selector(ready)
        assert not violations(page), key
        if key == "m":
            page.keyboard.press("Escape")
    page.get_by_role("button", name="Take the hint").click()
    page.wait_for_selector(".pop.yes .primary")
    assert not violations(page), "hint"
    page.keyboard.press("Escape")
    for name in ["Rules", "Talk", "More"]:
        page.get_by_role("button", name=name, exact=True).click()
        page.wait_for_selector("dialog")
        assert not violations(page), name
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    page.goto(f"{server.address}/tv/{code}")
    page.wait_for_selector(".tv .story")
    assert not violations(page), "television"


@LOOKS
def test_lesson_minute_and_coach(visit: Visit, server: Any, size: str, theme: str) -> None:
    page = visit("/learn/hearts", size, color_scheme=theme)
    page.wait_for_selector(".coach ol li")
    assert not violations(page), "before the lesson"
    for _ in range(3):
        page.locator(".coach .primary").click()
    page.get_by_role("button", name="Show me").wait_for()
    page.locator(".hand .thing:not(.legal)").last.click()
    page.wait_for_selector(".coach .try")
    assert not violations(page), "lesson"
    newcomer(page, server.address)
    page.wait_for_selector("dialog .picture")
    assert not violations(page), "in a minute"
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("complementary", name="Your coach").wait_for()
    assert not violations(page), "coach"


@LOOKS
def test_auction_trade_and_mortgage(visit: Visit, server: Any, size: str, theme: str) -> None:
    page = visit("", size, color_scheme=theme)
    start(page, server.address, "monopoly", level="easy", seats=2)
    hands = Hands(page, seed=5)
    hands.until(".amount")
    assert not violations(page), "auction"
    hands.use("button:trade", "dialog .cols")
    assert not violations(page), "trade"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    hands.use("button:mortgage", ".acts .quietly")  # puts it back
    assert not violations(page), "mortgage"


@LOOKS
def test_why_not_talk_and_the_screen_between_seats(visit: Visit, server: Any, size: str, theme: str) -> None:
    page = visit("", size, color_scheme=theme)
    start(page, server.address, "crazy_eights", level="easy", seats=2)
    page.wait_for_selector(".prompt .turn-dot")
    page.locator(".hand .thing:not(.legal)").first.click()
    page.wait_for_selector(".pop.no .rule")
    assert not violations(page), "why not"
    page.get_by_role("button", name="Open the rulebook").click()
    page.wait_for_selector("dialog .now")
    assert not violations(page), "rulebook"
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.get_by_role("button", name="Talk", exact=True).click()
    page.locator("dialog .btn").first.wait_for()
    assert not violations(page), "talk"
    page.goto(f"{server.address}/new/crazy_eights?pass")
    page.get_by_role("radio", name="Until playable").click()
    assert not violations(page), "house rules"
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".view .prompt")
    hands = Hands(page)
    hands.until(".veil .btn")
    assert not violations(page), "screen between seats"


@LOOKS
def test_a_finished_game(visit: Visit, server: Any, size: str, theme: str) -> None:
    page = visit("", size, color_scheme=theme)
    code = start(page, server.address, "crazy_eights", level="easy", seats=2)
    hands = Hands(page)
    hands.play(4, 60)
    hands.give_up()
    hands.finish(60)
    assert not violations(page), "over"
    page.get_by_role("link", name="Look at it again").click()
    page.wait_for_selector(".scrub output")
    page.get_by_role("button", name="To the end").click()
    assert not violations(page), "replay"
    page.get_by_role("link", name="Check the luck").click()
    page.get_by_text("All fair").wait_for()
    assert not violations(page), "fairness"
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.goto(f"{server.address}/tv/{code}")
    page.wait_for_selector(".tv .story")
    assert not violations(page), "television"


def chess_record() -> str:
    game = gamenight.game("chess")
    record = Record(game, 2, game.house(2, {}), ("Mabel", "Theo"))
    chance = gamenight.Seeded(1)
    position = begin(record, chance)
    for text in ("f2f3", "e7e5", "g2g4", "d8h4"):  # the shortest mate there is
        view = position.view(seat := position.to_move() // 2)
        [move] = game.read(view, text)
        step(record, position, seat, move, chance)
    close(record, position)
    return record.text()


def test_a_board_that_is_only_looked_at_scrolls_by_keyboard(visit: Visit) -> None:
    page = visit("/replay", "phone")
    record = {"name": "chess.txt", "mimeType": "text/plain", "buffer": chess_record().encode()}
    page.locator("input[type=file]").set_input_files([record])
    page.get_by_role("region", name="Board").focus()
    assert page.evaluate("() => document.activeElement.scrollHeight > document.activeElement.clientHeight")
    assert not violations(page)
