"""A newcomer at a table: the game in a minute, a coach who explains, asks once, and can be sent away."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hands import WHERE
from tables import newcomer

pytest.importorskip("playwright.sync_api")
Visit = Callable[..., Any]


def advice(page: Any, delay: float = 0.0) -> dict[str, Any]:
    """The coach will doubt every move but the best, which is the first of the page's own choices."""
    kept: dict[str, Any] = {}

    def answer(route: Any) -> None:
        texts = kept["texts"]
        doubts = [{"text": text, "share": 20} for text in texts[1:]]
        best = {"text": texts[0], "says": "Play the first.", "why": "It keeps your eights.", "share": 60}
        if delay:
            kept["held"] = route
            return
        route.fulfill(body=json.dumps({"number": 1, "advice": {**best, "doubts": doubts}}))

    page.route("**/coach?what=doubts*", answer)
    return kept


def choices(page: Any, code: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(
        "async (code) => (await (await fetch(`/api/tables/${code}/state`)).json()).scene.choices", code
    )
    return found


def sit_down(page: Any, server: Any, delay: float = 0.0) -> list[dict[str, Any]]:
    """A table with something to doubt: the choices, best first."""
    kept = advice(page, delay)
    for _ in range(20):
        code = newcomer(page, server.address)
        offered = [each for each in choices(page, code) if each["text"] != "draw"]
        if len(offered) > 1:
            kept["texts"] = [each["text"] for each in offered]
            return offered
    raise AssertionError("nothing to choose from")


def click(page: Any, thing: str) -> None:
    at = page.evaluate(WHERE, thing)
    assert at, thing
    page.mouse.click(at["x"], at["y"])


def play_away_the_minute(page: Any) -> None:
    page.wait_for_selector("dialog .picture")
    assert page.locator("dialog ol li").count() == 3
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_coach_explains_then_asks_once_and_lets_them(visit: Visit, server: Any, size: str) -> None:
    page = visit("", size)
    offered = sit_down(page, server)
    play_away_the_minute(page)
    told = page.get_by_role("complementary", name="Your coach")
    told.wait_for()
    assert "same suit or rank" in told.inner_text()
    told.get_by_role("button", name="Got it").click()
    worse = offered[1]["touch"][0]
    page.wait_for_load_state("networkidle")
    click(page, worse)
    sure = page.get_by_role("alertdialog", name="Your coach")
    sure.wait_for()
    assert "Sure?" in sure.inner_text()
    assert "It keeps your eights." in sure.inner_text()
    assert page.evaluate("() => document.activeElement.textContent") == "Think again"
    page.keyboard.press("Enter")
    sure.wait_for(state="detached")
    assert page.locator(f"[data-id='{worse}']").count(), "nothing was played"
    page.keyboard.press("Escape")
    click(page, worse)
    page.locator(f".hand [data-id='{worse}']").wait_for(state="detached")  # asked once, then it is theirs


def test_a_move_never_waits_for_a_coach_who_still_thinks(visit: Visit, server: Any) -> None:
    page = visit("", "desktop")
    offered = sit_down(page, server, delay=1)
    play_away_the_minute(page)
    page.get_by_role("button", name="Got it").click()
    click(page, offered[1]["touch"][0])
    page.locator(f".hand [data-id='{offered[1]['touch'][0]}']").wait_for(state="detached")
    assert page.get_by_role("alertdialog").count() == 0


def test_off_by_a_touch_and_back_from_the_menu(visit: Visit, server: Any) -> None:
    page = visit("", "phone")
    sit_down(page, server)
    play_away_the_minute(page)
    page.get_by_role("button", name="No coach").click()
    page.get_by_text("The coach is off").first.wait_for()
    page.reload()
    page.wait_for_selector(".prompt .turn-dot")
    assert page.get_by_role("complementary", name="Your coach").count() == 0, "it stays off"
    assert page.locator("dialog").count() == 0, "once in a life"
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="In a minute").click()
    page.wait_for_selector("dialog .picture")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Play with a coach").click()
    page.get_by_text("The coach is back").first.wait_for()


def test_in_childrens_mode_there_is_no_talk(visit: Visit, server: Any) -> None:
    page = visit("", "phone")
    sit_down(page, server)
    play_away_the_minute(page)
    page.get_by_role("button", name="Talk", exact=True).wait_for()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Children’s mode").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Talk", exact=True).wait_for(state="detached")
    for _ in range(100):  # the page goes ahead, the server follows
        if page.evaluate("async () => (await (await fetch('/api/me')).json()).child"):
            return
        page.wait_for_timeout(100)
    raise AssertionError("the server does not know that a child plays")


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_minute_is_in_reach_before_a_game_is_set_up(visit: Visit, size: str) -> None:
    page = visit("/new/zillionaire", size)
    page.get_by_role("button", name="In a minute").click()
    page.wait_for_selector("dialog .picture")
    assert page.locator("dialog ol li").count() == 3
    page.get_by_role("button", name="Show me how").click()
    page.wait_for_url("**/learn/zillionaire")
