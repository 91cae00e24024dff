"""Somebody who plays through the page alone: with a mouse or a finger on what is lit, or from the keyboard."""

from __future__ import annotations

import random
import time
from typing import Any

OVER = "dialog .won"

# Waits until there is something to touch, at most so long. Everything the lamp shines on, each with a point of it that
# nothing covers; what is lit but wholly covered; how many answers a question has; whether a refusal is told, and
# whether the game is over.
LOOK = """(patience) => {
  const LIT = '.legal[data-id], .acts .btn[data-id]:not([aria-disabled="true"]), .amount button[type="submit"]';
  const free = (node) => {
    const now = node.getBoundingClientRect();
    for (const fx of [0.5, 0.14, 0.86, 0.3, 0.7]) for (const fy of [0.5, 0.12, 0.88, 0.3]) {
      const x = now.x + now.width * fx, y = now.y + now.height * fy;
      const top = document.elementFromPoint(x, y);
      if (top && (top === node || node.contains(top))) return { x, y };
    }
  };
  const above = (node) => {
    const box = node.getBoundingClientRect();
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const top = document.elementFromPoint(x, y);
    return top ? `${top.tagName.toLowerCase()}.${[...top.classList].join('.')}` : `nothing at ${x}, ${y}`;
  };
  const look = () => {
    const shown = (selector) => document.querySelector(selector) !== null;
    const seen = { found: [], covered: [], answers: 0, told: shown('.popbox'), over: shown('dialog .won') };
    seen.begun = shown('.selected, .chosen');
    seen.answers = seen.over ? 0 : document.querySelectorAll('dialog[open] .list .btn').length;
    seen.dialog = shown('dialog[open]');
    if (seen.dialog) return seen;
    for (const node of document.querySelectorAll(LIT)) {
      const box = node.getBoundingClientRect();
      if (box.width === 0 || node.offsetParent === null) continue;
      const at = free(node) ?? (node.scrollIntoView({ block: 'center', inline: 'center' }), free(node));
      const id = node.dataset.id || 'amount';
      if (at) seen.found.push({ id, scrolled: scrollY, ...at }); else seen.covered.push(`${id} under ${above(node)}`);
    }
    return seen;
  };
  const something = (seen) => seen.over || seen.answers || seen.dialog || seen.found.length || seen.covered.length;
  const now = look();
  if (something(now)) return now;
  return new Promise((done) => {
    const end = (seen) => { watcher.disconnect(); clearTimeout(timer); done(seen); };
    const watcher = new MutationObserver(() => { const seen = look(); if (something(seen)) end(seen); });
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
    const timer = setTimeout(() => end(look()), patience);
  });
}"""

# Where one thing that is lit can be touched now: looking at others may have scrolled.
WHERE = """(id) => {
  const node = id === 'amount' ? document.querySelector('.amount button[type="submit"]')
    : [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)].find((each) => each.offsetParent);
  if (!node) return null;
  for (const again of [false, true]) {
    if (again) node.scrollIntoView({ block: 'center', inline: 'center' });
    const now = node.getBoundingClientRect();
    for (const fx of [0.5, 0.14, 0.86, 0.3, 0.7]) for (const fy of [0.5, 0.12, 0.88, 0.3]) {
      const x = now.x + now.width * fx, y = now.y + now.height * fy;
      const top = document.elementFromPoint(x, y);
      if (top && (top === node || node.contains(top))) return { x, y };
    }
  }
  return null;
}"""

# The key that leads on to something lit: none when the focus is on it, an arrow in a group that holds one, else Tab.
WAY = """() => {
  const pressed = '.acts .btn[data-id]:not([aria-disabled="true"]):not([data-id="button:trade"])';
  const LIT = `.legal[data-id], ${pressed}, .amount button[type="submit"]`;
  const here = document.activeElement;
  if (here.matches(LIT)) return '';
  const group = here.closest('[data-arrows]');
  const there = group && here.dataset.id ? [...group.querySelectorAll(LIT)].find((each) => each.offsetParent) : null;
  if (!there) return 'Tab';
  const a = here.getBoundingClientRect(), b = there.getBoundingClientRect();
  const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : (dy > 0 ? 'ArrowDown' : 'ArrowUp');
}"""
ON_BUTTON = "() => document.activeElement.matches('.acts .btn')"
BACK = {"ArrowRight": "ArrowLeft", "ArrowLeft": "ArrowRight", "ArrowUp": "ArrowDown", "ArrowDown": "ArrowUp"}
# Whether something is there, and the last touch has been answered: what it left may be gone with the answer.
THERE = "(selector) => !document.querySelector('[data-sending]') && !!document.querySelector(selector)"
SOON = 5  # seconds in which a touch should show what it brings, on a busy machine too
PATIENCE = 400  # milliseconds that one look waits for something to touch


class Hands:
    """Plays a seat by touching the page. `touched` counts what was done."""

    def __init__(self, page: Any, keyboard: bool = False, seed: int = 1, finger: bool = False) -> None:
        self.page = page
        self.keyboard = keyboard
        self.finger = finger
        self.luck = random.Random(seed)
        self.touched = 0
        self.covered: set[str] = set()

    def over(self) -> bool:
        return bool(self.page.evaluate("() => !!document.querySelector('dialog .won')"))

    def look(self, patience: int = 0) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK, patience)
        if not seen["told"]:  # a refusal is told in its own place, and put away by the next touch
            self.covered.update(seen["covered"])
        return seen

    def lit(self) -> list[dict[str, Any]]:
        return list(self.look()["found"])

    def touch(self, patience: int = 0, unless: str = "") -> bool:
        """Touch one lit thing, or answer a question; False where there is nothing, or where `unless` is there."""
        seen = self.look(patience)
        if unless and self.page.evaluate(THERE, unless):  # it may have come while looking
            return False
        plain = [each for each in seen["found"] if each["id"] != "button:trade"]
        if seen["over"]:
            return False
        if seen["told"] and not plain:
            self.page.keyboard.press("Escape")  # a refusal lies over what may be touched
        elif seen["answers"]:
            self._answer(seen["answers"])
        elif seen["dialog"]:
            self.page.keyboard.press("Escape")  # what was lit a moment ago is only told about now
        elif not plain:
            return False
        elif self.keyboard:
            self._press()
        else:
            things = [each for each in plain if not each["id"].startswith("button:")]
            # Who only draws and passes is never done.
            rather = things and not seen["begun"] and self.luck.random() < 0.8
            self._point(self.luck.choice(things if rather else plain)["id"])
        self.touched += 1
        return True

    def _answer(self, answers: int) -> None:
        """One of several moves that the same touches stand for."""
        nth = self.luck.randrange(answers)
        if not self.keyboard:
            self.page.locator("dialog[open] .list .btn").nth(nth).click()
            return
        for _ in range(answers + 2):
            self.page.keyboard.press("Tab")
            if self.page.evaluate("() => document.activeElement.matches('dialog .list .btn')") and nth <= 0:
                break
            nth -= 1
        self.page.keyboard.press("Enter")

    def _point(self, thing: str) -> None:
        at = self.page.evaluate(WHERE, thing)
        if at and self.finger:
            self.page.touchscreen.tap(at["x"], at["y"])
        elif at:
            self.page.mouse.click(at["x"], at["y"])

    def _press(self) -> None:
        """Tab to something lit, along it with the arrows, and Enter."""
        arrows = 0
        if self.luck.random() < 0.6 and self.page.evaluate(ON_BUTTON):
            self.page.keyboard.press("Tab")
        for _ in range(90):
            way = self.page.evaluate(WAY)
            if not way:
                break
            arrows += way != "Tab"
            self.page.keyboard.press(way if arrows < 20 else "Tab")
        if self.luck.random() < 0.4:
            key = self.luck.choice(sorted(BACK))
            self.page.keyboard.press(key)
            if self.page.evaluate(WAY):
                self.page.keyboard.press(BACK[key])
        if not self.page.evaluate(WAY):
            self.page.keyboard.press("Enter")

    def play(self, touches: int, seconds: float) -> bool:
        """Play on until the game is over, or so many things were touched, or so long has passed; True if it is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.touched < touches:
            if not self.touch(PATIENCE) and self.over():
                return True
        return self.over()

    def until(self, selector: str) -> None:
        """Play on until something is there to be used."""
        for _ in range(600):
            if self.page.evaluate(THERE, selector):
                return
            assert not self.over(), f"{selector} never came"
            if not self.touch(40, unless=selector):
                self.page.keyboard.press("Shift")  # any key hurries what is being shown
        raise AssertionError(f"{selector} never came")

    def use(self, thing: str, brings: str) -> None:
        """Play on until something can be touched and brings what it should: it may go while a finger is on its way."""
        for _ in range(40):
            self.until(f"[data-id='{thing}']:not([aria-disabled=true])")
            self._point(thing)
            if self._comes(brings):
                return
        raise AssertionError(f"{thing} never brought {brings}")

    def _comes(self, selector: str) -> bool:
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            if self.page.evaluate("(selector) => !!document.querySelector(selector)", selector):
                return True
            time.sleep(0.05)
        return False

    def hand_to_bot(self) -> None:
        """Let a bot play on for this seat, from the menu."""
        self.page.keyboard.press("Escape")
        if self.over():
            return
        self.page.get_by_role("button", name="More", exact=True).first.click()
        self.page.get_by_role("group", name="Let a bot play for me").get_by_role("button").first.click()
        self.page.wait_for_timeout(200)
        if self.page.get_by_role("dialog", name="Let a bot play for you?").count():  # the game would count
            self.page.get_by_role("button", name="Let the bot play").click()

    def give_up(self) -> None:
        self.page.get_by_role("button", name="More", exact=True).first.click()
        self.page.get_by_role("button", name="Give up").click()
        self.page.get_by_role("dialog", name="Give up this game?").get_by_role(
            "button", name="Give up"
        ).click()

    def finish(self, seconds: float) -> None:
        self.page.wait_for_selector(OVER, timeout=seconds * 1000)
