"""Things happen one at a time, and can be seen: a trick is held, a hand is counted, a deal ends in a result."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from hands import Hands
from tables import start

Visit = Callable[..., Any]


def play_until(page: Any, selector: str, seconds: float = 90) -> None:
    """Plays with its own hands, at once where it may, until something is shown."""
    hands, end = Hands(page, seed=3), time.monotonic() + seconds
    while not page.locator(selector).count():
        assert time.monotonic() < end, f"{selector} never came"
        hands.touch()
        page.wait_for_timeout(50)


def test_a_full_trick_lies_before_it_is_taken(visit: Visit, server: Any) -> None:
    page = visit("", pace="calm")
    start(page, server.address, "texas_42", level="easy")
    play_until(page, ".trick .play:nth-child(4)")
    assert page.locator(".trick .play").count() == 4
    page.wait_for_timeout(400)
    assert page.locator(".trick .play").count() == 4, "held"
    page.mouse.click(5, 400)  # a touch hurries
    page.wait_for_function("() => document.querySelectorAll('.trick .play').length < 4")


# Which cards of a full trick are seen on their way to a seat, from when the trick is full until it has gone.
GATHERED = """() => {
  window.flying = new Set();
  const look = () => {
    for (const node of document.querySelectorAll('.view > .thing[aria-hidden]')) window.flying.add(node.ariaLabel);
    requestAnimationFrame(look);
  };
  look();
}"""


def test_all_cards_of_a_trick_slide_to_its_taker(visit: Visit, server: Any) -> None:
    page = visit("", pace="normal", reduced_motion="no-preference")
    start(page, server.address, "hearts", level="easy")
    page.evaluate(GATHERED)
    play_until(page, ".trick .play:nth-child(4)")
    page.wait_for_function("() => document.querySelectorAll('.trick .play').length < 4")
    page.wait_for_function("() => window.flying.size >= 4")


def test_what_is_not_shown_yet_is_not_asked_for_yet(visit: Visit, server: Any) -> None:
    page = visit("", pace="calm")
    start(page, server.address, "hearts", level="easy")
    play_until(page, ".trick .play:nth-child(4)")
    if page.locator(
        ".view.behind"
    ).count():  # the next trick may be led already; the table still speaks of this one
        assert page.locator(".prompt .turn-dot").count() == 0
        assert page.locator(".trick .yours").count() == 0


def test_whose_turn_has_come_is_told_so_and_goes_straight_there(visit: Visit, server: Any) -> None:
    page = visit("", pace="calm")
    start(page, server.address, "sorry", level="easy", seats=4)
    play_until(page, ".to-now")
    page.locator(".to-now").click()
    page.wait_for_selector(".to-now", state="detached")
    page.wait_for_selector(".prompt.mine")


def test_a_cribbage_hand_is_counted_line_by_line_and_the_deal_has_a_result(visit: Visit, server: Any) -> None:
    page = visit("", pace="normal")
    start(page, server.address, "cribbage", level="easy", seats=2)
    play_until(page, ".shown.shows-count .pieces")
    assert page.locator(".shown.shows-count .pieces > span").count() == 5, "the hand and the starter"
    page.wait_for_selector(".shown.shows-count li.now")
    assert page.locator(".shown.shows-count .told").count() >= 2, "what is counted is lit"
    for _ in range(200):
        if page.locator(".shown.shows-result").count():
            break
        page.keyboard.press("Shift")  # any key hurries, too
        page.wait_for_timeout(150)
    page.locator(".shown.shows-result").get_by_role("button", name="Go on").click()
    page.wait_for_selector(".shown.shows-result", state="detached")


def test_the_end_is_not_told_before_what_led_to_it_is_shown(visit: Visit, server: Any) -> None:
    page = visit("", pace="normal")
    start(page, server.address, "poker_dice", level="easy", seats=2)
    hands, results = Hands(page, seed=3), 0
    for _ in range(600):
        shown, ended = page.evaluate(
            "() => ['.shows-result', 'dialog .won, .ended'].map((each) => !!document.querySelector(each))"
        )
        assert not (shown and ended)
        if ended:
            break
        results += shown
        if shown or not hands.touch(200):
            page.keyboard.press("Shift")  # any key hurries
    assert results > 0
    page.wait_for_selector("dialog .won")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="See the result").click()
    page.wait_for_selector("dialog .won")


def test_who_comes_back_sees_how_things_stand_and_not_what_was_missed(visit: Visit, server: Any) -> None:
    page = visit("", pace="calm")
    start(page, server.address, "cribbage", level="easy", seats=2)
    play_until(page, ".shown.shows-count .pieces")
    page.reload()
    page.wait_for_selector(".view .prompt")
    assert page.locator(".shown").count() == 0
