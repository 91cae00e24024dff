"""An auction and a trade, made with the page's own forms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hands import Hands
from tables import start

Visit = Callable[..., Any]


def told(page: Any, words: str) -> None:
    page.wait_for_function(
        "words => new RegExp(words).test(document.querySelector('.column ul, .view').textContent)", arg=words
    )


def test_a_bid_at_an_auction(visit: Visit, server: Any) -> None:
    page = visit("/")
    start(page, server.address, "monopoly", level="easy", seats=2)
    hands, more = Hands(page, seed=5), page.locator(".amount .step button").last
    for _ in range(20):
        hands.until(".amount")
        page.wait_for_timeout(300)  # the last touch, answered only now, may have ended the auction
        if more.count():
            break
    more.click()
    bid = page.locator(".amount button[type=submit]").inner_text()
    page.locator(".amount button[type=submit]").click()
    assert bid.startswith("Bid $")
    told(page, "You bid " + bid.split()[-1].replace("$", r"\$"))


def test_a_trade_with_both_sides_laid_out(visit: Visit, server: Any) -> None:
    page = visit("/")
    start(page, server.address, "monopoly", level="easy", seats=2)
    hands = Hands(page, seed=8)
    for _ in range(40):
        hands.until("[data-id='button:trade']:not([aria-disabled=true])")
        page.locator("[data-id='button:trade']").click()
        page.wait_for_selector("dialog .cols")
        if page.locator("dialog .side:last-child .d:not([aria-disabled=true])").count():
            break
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        hands.touch()
        page.wait_for_timeout(40)
    wanted = page.locator("dialog .side:last-child .d:not([aria-disabled=true])").first
    name = wanted.locator(".n").inner_text().split(",")[0]
    wanted.click()
    cash = page.get_by_label("Cash you give").last
    cash.fill("15")
    cash.press("Enter")
    cash.blur()
    assert "$15" in page.locator("dialog footer .sum").inner_text()
    assert name in page.locator("dialog footer .sum").inner_text()
    page.get_by_role("button", name="Offer this trade").click()
    told(page, "You offered")
