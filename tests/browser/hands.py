"""Somebody who plays through the page alone: with a mouse on what is lit, or with the keyboard on what is focused."""

from __future__ import annotations

import random
import time
from typing import Any

OVER = "dialog .won"

# Everything the lamp shines on, each with a point of it that nothing covers; and what is lit but wholly covered.
LIT = """() => {
  const found = [], covered = [];
  if (document.querySelector('dialog[open]')) return { found, covered };
  const lit = document.querySelectorAll(
    '.legal[data-id], .acts .btn[data-id]:not([aria-disabled="true"]), .amount button[type="submit"]');
  for (const node of lit) {
    const box = node.getBoundingClientRect();
    if (box.width === 0 || node.offsetParent === null) continue;
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const now = node.getBoundingClientRect();
    let point = null;
    for (const fx of [0.5, 0.14, 0.86, 0.3, 0.7]) for (const fy of [0.5, 0.12, 0.88, 0.3]) {
      if (point) continue;
      const x = now.x + now.width * fx, y = now.y + now.height * fy;
      const top = document.elementFromPoint(x, y);
      if (top && (top === node || node.contains(top))) point = { x, y };
    }
    const id = node.dataset.id || 'amount';
    if (point) found.push({ id, ...point }); else covered.push(id);
  }
  return { found, covered };
}"""

# Whether what has the focus is lit.
FOCUSED = """() => {
  const here = document.activeElement;
  const pressed = '.acts .btn[data-id]:not([aria-disabled="true"]):not([data-id="button:trade"])';
  return !!here && here.matches(`.legal[data-id], ${pressed}, .amount button[type="submit"]`);
}"""
BACK = {"ArrowRight": "ArrowLeft", "ArrowLeft": "ArrowRight", "ArrowUp": "ArrowDown", "ArrowDown": "ArrowUp"}


class Hands:
    """Plays a seat by touching the page. `touched` counts what was done."""

    def __init__(self, page: Any, keyboard: bool = False, seed: int = 1) -> None:
        self.page = page
        self.keyboard = keyboard
        self.luck = random.Random(seed)
        self.touched = 0
        self.covered: set[str] = set()

    def over(self) -> bool:
        return bool(self.page.evaluate("() => !!document.querySelector('dialog .won')"))

    def lit(self) -> list[dict[str, Any]]:
        seen = self.page.evaluate(LIT)
        self.covered.update(seen["covered"])
        return list(seen["found"])

    def touch(self) -> bool:
        """Touch one lit thing; False where there is none."""
        found = self.lit()
        plain = [each for each in found if each["id"] != "button:trade"]
        if not plain:
            return False
        if self.keyboard:
            self._press()
        else:
            chosen = self.luck.choice(plain)
            self.page.mouse.click(chosen["x"], chosen["y"])
        self.touched += 1
        return True

    def _press(self) -> None:
        """Tab to something lit, perhaps along it with the arrows, and Enter."""
        for tab in range(90):
            if self.page.evaluate(FOCUSED) and (tab or self.luck.random() < 0.8):
                break
            self.page.keyboard.press("Tab")
        if self.luck.random() < 0.4:
            key = self.luck.choice(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"])
            self.page.keyboard.press(key)
            if not self.page.evaluate(FOCUSED):
                self.page.keyboard.press(BACK[key])
        if self.page.evaluate(FOCUSED):
            self.page.keyboard.press("Enter")

    def play(self, touches: int, seconds: float) -> bool:
        """Play on until the game is over, or so many things were touched, or so long has passed; True if it is over."""
        end = time.monotonic() + seconds
        idle = 0
        while time.monotonic() < end and self.touched < touches:
            if self.over():
                return True
            if self.touch():
                idle = 0
                self.page.wait_for_timeout(15)
            else:
                idle += 1
                self._unstick(idle)
        return self.over()

    def _unstick(self, idle: int) -> None:
        self.page.wait_for_timeout(25)
        pick = self.page.locator("dialog[open] .list .btn")
        if idle > 2 and pick.count() and not self.over():
            pick.nth(self.luck.randrange(pick.count())).click()

    def hand_to_bot(self) -> None:
        """Let a bot play on for this seat, from the menu."""
        self.page.keyboard.press("Escape")
        if self.over():
            return
        self.page.get_by_role("button", name="More", exact=True).first.click()
        self.page.get_by_role("group", name="Let a bot play for me").get_by_role("button").first.click()

    def give_up(self) -> None:
        self.page.once("dialog", lambda asked: asked.accept())
        self.page.get_by_role("button", name="More", exact=True).first.click()
        self.page.get_by_role("button", name="Give up").click()

    def finish(self, seconds: float) -> None:
        self.page.wait_for_selector(OVER, timeout=seconds * 1000)
