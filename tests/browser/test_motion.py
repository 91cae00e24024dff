"""What changes place is seen on its way, on the page as it is built: a card, a man, a pawn, a die."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hands import Hands
from tables import start

Visit = Callable[..., Any]

# Where the middle of a thing is drawn, frame by frame, from the moment it first moves.
WATCH = """(selector) => {
  window.way = [];
  const began = performance.now();
  const look = () => {
    const node = document.querySelector(selector);
    if (node) {
      const box = node.getBoundingClientRect();
      window.way.push([Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]);
    }
    if (performance.now() - began < 4000) requestAnimationFrame(look);
    else window.seen = true;
  };
  window.seen = false;
  requestAnimationFrame(look);
}"""


def moving(visit: Visit, size: str = "desktop") -> Any:
    return visit("/", size, pace="normal", reduced_motion="no-preference")


def way(page: Any) -> list[tuple[int, int]]:
    """The places a thing was drawn at, each once, in order."""
    page.wait_for_function("() => window.seen")
    places = [tuple(each) for each in page.evaluate("() => window.way")]
    return [each for i, each in enumerate(places) if i == 0 or each != places[i - 1]]


def on_the_way(places: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Places that are neither where it was nor where it is."""
    (x0, y0), (x1, y1) = places[0], places[-1]
    return [(x, y) for x, y in places if abs(x - x0) + abs(y - y0) > 8 and abs(x - x1) + abs(y - y1) > 8]


def test_a_played_card_is_seen_on_its_way(visit: Visit, server: Any) -> None:
    page = moving(visit)
    playable = page.locator(".hand .thing.legal:not([data-id^='card:8'])")
    for _ in range(20):  # until one is dealt that can be played
        page.goto(f"{server.address}/new/crazy_eights?pass")  # nobody answers before it has come to rest
        page.get_by_role("button", name="Start the game").click()
        page.wait_for_selector(".prompt .turn-dot")
        if playable.count():
            break
    card = playable.first.get_attribute("data-id")
    page.evaluate(WATCH, f"[data-piece$='{card.removeprefix('card')}']")
    playable.first.click()
    places = way(page)
    assert on_the_way(places), places


def test_a_moved_man_is_seen_on_its_way(visit: Visit, server: Any) -> None:
    page = moving(visit)
    start(page, server.address, "chess", level="easy")
    page.wait_for_selector(".prompt .turn-dot")
    page.locator("[data-id='space:e2']").click()
    page.evaluate(WATCH, "[data-piece='man:e2']")
    page.locator("[data-id='space:e4']").click()
    places = way(page)
    assert on_the_way(places), places


# How often a die has been set tumbling.
TUMBLES = """() => {
  const animate = Element.prototype.animate;
  window.tumbled = 0;
  Element.prototype.animate = function (...all) {
    window.tumbled += this.matches('.roll') && all[1].duration > 300;
    return animate.apply(this, all);
  };
}"""


def test_a_pawn_walks_and_dice_tumble(visit: Visit, server: Any) -> None:
    page = moving(visit)
    start(page, server.address, "monopoly", level="easy", seats=2)
    page.evaluate(TUMBLES)
    for _ in range(5):  # two dice that show what they showed before lie still
        Hands(page).until("[data-id='button:roll']")  # an auction may come first
        page.evaluate(WATCH, "[data-piece^='token:']")
        page.evaluate("() => { window.tumbled = 0; }")
        page.locator("[data-id='button:roll']").click()
        places = way(page)
        if page.evaluate("() => window.tumbled"):
            break
    assert on_the_way(places), places
    assert page.evaluate("() => window.tumbled") > 0
