"""Club nights and duplicates in the browser: by keyboard, on a phone, a desk and a television, and clean for axe."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from test_everyone import violations

Visit = Callable[..., Any]


def asked(address: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    request = urllib.request.Request(address, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=20) as answer:
        told: dict[str, Any] = json.loads(answer.read())
    return told


def test_a_club_night_by_keyboard_and_on_the_television(visit: Visit, server: Any) -> None:
    page = visit("/club", "phone")
    page.get_by_label("What it is called").fill("Thursday")
    page.get_by_role("button", name="Open the night").press("Enter")
    page.wait_for_url("**/club/*")
    code = page.url.rsplit("/", 1)[1]
    page.get_by_role("heading", name="Thursday").wait_for()
    theo = asked(f"{server.address}/api/me", {"name": "Theo"})["token"]
    asked(f"{server.address}/api/clubs/{code}/join", {}, theo)
    begin = page.get_by_role("button", name="Begin round 1")
    begin.wait_for()
    page.wait_for_function("() => !document.querySelector('.doing .btn[disabled]')")
    begin.press("Enter")
    page.get_by_role("link", name="To your table").wait_for()
    assert page.get_by_role("columnheader", name="Total").count() == 1
    assert not violations(page), "phone"
    friend = visit("/", "phone")
    friend.get_by_label("Code of the table").fill(code.lower())
    friend.get_by_role("button", name="Join").press("Enter")
    friend.wait_for_url(f"**/club/{code}")
    tv = visit(f"/club/{code}?tv", "tv")
    tv.get_by_text("Theo").first.wait_for()
    assert not violations(tv), "television"
    assert tv.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), (
        "all of it is on the screen"
    )
    assert tv.locator(".btn.primary").count() == 0, "nothing is gold on the television"
    page.get_by_role("link", name="To your table").press("Enter")
    page.wait_for_url("**/t/*")


def test_the_same_cards_for_friends_by_keyboard(visit: Visit, server: Any) -> None:
    page = visit("/duplicate", "desktop", color_scheme="dark")
    page.get_by_role("button", name="Open it").press("Enter")
    page.wait_for_url("**/duplicate/*")
    play = page.get_by_role("button", name="Play deal 1")
    play.wait_for()
    assert not violations(page)
    play.press("Enter")
    page.wait_for_url("**/t/*")
    page.go_back()
    page.get_by_role("button", name="Go on with deal 1").wait_for()
    page.get_by_role("button", name="Open the cards").press("Enter")
    page.wait_for_selector("dialog")
    page.get_by_role("dialog").get_by_role("button", name="Open the cards").press("Enter")
    page.get_by_text("All cards are open").wait_for()
    assert not violations(page)


def test_whoever_has_not_played_yet_is_told_so_in_words(visit: Visit) -> None:
    page = visit("/me", "phone")
    page.get_by_text("Play a game first").wait_for()
    assert "api" not in page.locator("main").inner_text()
    page.get_by_role("link", name="Back to the shelf").last.click()
    page.wait_for_selector(".box")
