"""Every lesson is played through in the built page, by mouse on a phone and by keyboard on a desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hands import WHERE
from tables import FEW

import gamenight
from gamenight.web.live.lessons import lesson

Visit = Callable[..., Any]

# What a step points at, as it is drawn: whether it is there, and whether the bubble lies over the middle of all of it.
MEANT = """(id) => {
  const kinds = ['id', 'piece', 'zone', 'place'].map((what) => `[data-${what}="${CSS.escape(id)}"]`);
  if (id.startsWith('button:')) kinds.push('.amount');
  const named = [...document.querySelectorAll(kinds.join(', '))];
  const shown = named.map((node) => node.getBoundingClientRect()).filter((box) => box.width > 0);
  const bubble = document.querySelector('.coach').getBoundingClientRect();
  const under = (box) => {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > bubble.left && x < bubble.right && y > bubble.top && y < bubble.bottom;
  };
  return { there: shown.length, covered: shown.length > 0 && shown.every(under) };
}"""
# The key that leads to a thing: none when the focus is on it, an arrow in a group that holds it, else Tab.
TOWARDS = """(id) => {
  const there = id === 'amount' ? document.querySelector('.amount button[type="submit"]')
    : [...document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)].find((each) => each.offsetParent);
  const here = document.activeElement;
  if (!there) return 'gone';
  if (here === there) return '';
  const group = here.closest('[data-arrows]');
  if (!group || !here.dataset.id || !group.contains(there)) return 'Tab';
  const a = here.getBoundingClientRect(), b = there.getBoundingClientRect();
  const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : (dy > 0 ? 'ArrowDown' : 'ArrowUp');
}"""


# What was touched last is drawn.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


class Learner:
    """Does what a lesson asks for."""

    def __init__(self, page: Any, keyboard: bool) -> None:
        self.page, self.keyboard = page, keyboard

    def says(self) -> str:
        return str(self.page.locator(".coach .say").inner_text())

    def reads(self, sentence: str) -> None:
        self.page.locator(".coach .say", has_text=sentence).wait_for(timeout=10_000)

    def sees(self, step: dict[str, Any]) -> None:
        """What the step points at is drawn, and the bubble, once it has found its place, does not lie over it."""
        found: dict[str, Any] = {}
        for _ in range(50):
            found = self.page.evaluate(MEANT, step["points_at"])
            if found["there"] and not found["covered"]:
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"{step['points_at']} {found}: {step['says']}")

    def go_on(self) -> None:
        """Next has the focus, so Enter is enough."""
        if self.keyboard:
            self.page.keyboard.press("Enter")
        else:
            self.page.locator(".coach .primary").click()

    def touch(self, thing: str) -> None:
        self.page.evaluate(DRAWN)
        if not self.keyboard:
            at = self.page.evaluate(WHERE, thing)
            assert at, f"{thing} cannot be touched: {self.says()}"
            self.page.mouse.click(at["x"], at["y"])
            return
        keys = 0
        for keys in range(120):
            way = self.page.evaluate(TOWARDS, thing)
            if way in ("", "gone"):
                break
            self.page.keyboard.press(way if keys < 40 else "Tab")
        assert keys < 119, f"{thing} cannot be reached: {self.says()}"
        self.page.keyboard.press("Enter")

    def does(self, step: dict[str, Any]) -> None:
        """The move that is meant, touch by touch, until the next step is there."""
        choice, number = meant(step)
        for thing in choice.get("touch", ()):
            if self.says() != step["says"]:
                return
            if not (number and self.page.locator(".amount").count()):  # the number is asked for already
                self.touch(thing)
        if number:
            field = self.page.locator(".amount input[type='range'], .amount input[type='number']").first
            field.fill(number)
            self.touch("amount")

    def tries_wrong(self, step: dict[str, Any]) -> bool:
        """Something the rules forbid; its clause is the answer, and the step stays."""
        forbidden = [each for each in things(step["scene"]) if each[1] in step["refusals"]]
        drawn = [each for each in forbidden if self.page.evaluate(WHERE, each[0])]
        if not drawn:
            return False
        thing, text = drawn[0]
        self.touch(thing)
        answer = self.page.locator(".coach .try")
        answer.wait_for()
        assert step["refusals"][text]["sentence"] in answer.inner_text()
        assert step["refusals"][text]["clause"] in answer.inner_text()
        assert self.says() == step["says"]
        return True


def meant(step: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """The choice that a step asks for first, and the number it takes."""
    wanted = step["asks"][0]
    for choice in step["scene"]["choices"]:
        if choice["text"] == wanted:
            return choice, ""
        head = choice["text"].replace("{}", "").strip()
        if "amount" in choice and wanted.startswith(head):
            return choice, wanted.removeprefix(head).strip()
    raise AssertionError(f"{wanted} is no choice of the scene")


def lessons() -> list[Any]:
    """Every lesson by pointer and by keyboard; a few each time, in turn the one and the other."""
    few = {(name, FEW.index(name) % 2 == 0) for name in FEW}
    ways = [(name, keyboard) for name in gamenight.game_names() for keyboard in (False, True)]
    marked = {way: [] if way in few else [pytest.mark.soak] for way in ways}
    ids = {way: f"{way[0]}-{('pointer', 'keyboard')[way[1]]}" for way in ways}
    return [pytest.param(*way, marks=marked[way], id=ids[way]) for way in ways]


def things(scene: dict[str, Any]) -> list[tuple[str, str]]:
    """Things that are drawn, with the move that touching one stands for."""
    parts = [*scene.get("pieces", ()), *scene.get("buttons", ())]
    for zone in scene.get("zones", ()):
        parts += zone.get("pieces", ())
    return [(part["id"], part.get("tries", "")) for part in parts]


@pytest.mark.parametrize(("name", "keyboard"), lessons())
def test_a_lesson_is_played_through(visit: Visit, name: str, keyboard: bool) -> None:
    told = lesson(name)
    page = visit(f"/learn/{name}", "desktop" if keyboard else "phone")
    learner = Learner(page, keyboard)
    page.wait_for_selector(".coach ol li")
    assert [item.inner_text() for item in page.locator(".coach ol li").all()] == told["minute"]
    learner.go_on()
    wrong = keyboard
    for step in told["steps"]:
        learner.reads(step["says"])
        if step["points_at"] and not keyboard:
            learner.sees(step)
        if not step["asks"]:
            learner.go_on()
            continue
        wrong = wrong or learner.tries_wrong(step)
        learner.does(step)
    learner.reads("That is all you need")


def test_a_lesson_can_be_left_and_taken_up_again(visit: Visit) -> None:
    told = lesson("hearts")
    page = visit("/learn/hearts", "phone")
    learner = Learner(page, False)
    page.wait_for_selector(".coach ol li")
    learner.go_on()
    learner.reads(told["steps"][0]["says"])
    learner.go_on()
    learner.reads(told["steps"][1]["says"])
    page.reload()
    learner.reads(told["steps"][1]["says"])
    learner.go_on()
    page.get_by_role("button", name="Show me").click()
    learner.reads(told["steps"][3]["says"])
    page.get_by_role("link", name="Skip").click()
    page.wait_for_url("**/new/hearts")
