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
    page = visit("")
    start(page, server.address, "monopoly", level="easy", seats=2)
    Hands(page, seed=5).until(".amount")
    page.locator(".amount .step button").last.click()
    bid = page.locator(".amount button[type=submit]").inner_text()
    page.locator(".amount button[type=submit]").click()
    assert bid.startswith("Bid $")
    told(page, "You bid " + bid.split()[-1].replace("$", r"\$"))


def test_a_trade_with_both_sides_laid_out(visit: Visit, server: Any) -> None:
    page = visit("")
    start(page, server.address, "monopoly", level="easy", seats=2)
    hands = Hands(page, seed=8)
    for _ in range(40):
        hands.use("button:trade", "dialog .cols")
        if page.locator("dialog .side:last-child .d:not([aria-disabled=true])").count():
            break
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
        hands.touch()
    wanted = page.locator("dialog .side:last-child .d:not([aria-disabled=true])").first
    name = wanted.locator(".n").inner_text().split(",")[0].replace("\u00ad", "")
    wanted.click()
    cash = page.get_by_label("Cash you give").last
    cash.fill("15")
    cash.press("Enter")
    cash.blur()
    assert "$15" in page.locator("dialog footer .sum").inner_text()
    assert name in page.locator("dialog footer .sum").inner_text()
    page.get_by_role("button", name="Offer this trade").click()
    told(page, "You offered")


def test_an_offer_is_never_hidden(visit: Visit, server: Any) -> None:
    """Not by a dialog that its receiver was reading, nor below a phone's edge; and the television tells it."""
    ann = visit("/new/monopoly?friends")
    ann.get_by_role("radio", name="Short game").click()
    while ann.locator(".seats .step b").inner_text() != "2":
        ann.get_by_role("button", name="Fewer").click()
    ann.get_by_role("button", name="Open the table").click()
    ann.wait_for_url("**/t/*")
    code = ann.url.rsplit("/", 1)[-1]
    bea = visit(f"/t/{code}", "phone")
    bea.get_by_label("Your name").fill("Bea")
    bea.get_by_role("button", name="Sit down as Bea").click()
    ann.get_by_role("button", name="Start the game").click()
    television = visit(f"/tv/{code}", "tv")
    for page in (ann, bea):
        page.wait_for_selector(".prompt")
    giver, taker = (ann, bea) if ann.locator(".prompt .turn-dot").count() else (bea, ann)
    name = "Bea" if giver is bea else ""
    taker.locator(".space, .sp").nth(1).click()
    taker.wait_for_selector("dialog .deed")
    giver.locator("[data-id='button:trade']").click()
    giver.locator("dialog .side:last-child .d").first.click()
    giver.get_by_label("Cash you give").last.fill("15")
    giver.get_by_label("Cash you give").last.blur()
    giver.get_by_role("button", name="Offer this trade").click()
    accept = taker.locator("[data-id='button:accept']")
    accept.wait_for()
    taker.wait_for_selector("dialog", state="detached")
    assert "$15" in taker.locator(".prompt").inner_text()
    assert name in taker.locator(".prompt").inner_text()
    box = accept.bounding_box()
    assert box["y"] + box["height"] <= taker.viewport_size["height"]
    television.wait_for_function("() => /\\$15/.test(document.querySelector('.tv .prompt').textContent)")
