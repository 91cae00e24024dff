"""Sums of chips in Domino Poker: what one bets or raises by is chosen and seen whole, also on the smallest phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

SIZES = {"phone": (390, 844), "least": (320, 568), "flat": (844, 390), "desk": (1280, 800)}

# What of the choice of a sum is outside of the screen, or under something else.
HIDDEN = """() => {
  const hidden = [];
  for (const part of document.querySelectorAll('.amount input, .amount button, .acts .btn, .centre .chip')) {
    const box = part.getBoundingClientRect();
    if (!box.width || getComputedStyle(part).display === 'none') continue;
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const seen = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    if (!seen || !top || !(part.contains(top) || top.contains(part))) hidden.push(part.textContent || part.type);
  }
  return hidden;
}"""
# Becomes a guest at tables of bots until they may raise.
RAISES = """async (stakes) => {
  const post = async (path, body) => (await fetch(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  })).json();
  await post('/api/me', { name: 'Mabel' });
  localStorage.setItem('gamenight.known', 'true');
  const bots = [1, 2, 3].map((seat) => ({ seat, level: 'random' })), options = { stakes, ante: 2, blinds: 2 };
  for (let tries = 0; tries < 60; tries++) {
    const table = await post('/api/tables', { game: 'domino_poker', seats: 4, sit: [0], bots, options, start: true });
    const headers = { Authorization: `Bearer ${table.seats[0].token}` };
    for (let looks = 0; looks < 20; looks++) {
      const { scene, to_move } = await (await fetch(`/api/tables/${table.code}/state`, { headers })).json();
      if ((scene.choices ?? []).some((choice) => choice.text === 'raise {}')) return table.code;
      if (to_move.includes(0)) break;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}"""


@pytest.mark.parametrize("stakes", ["pot limit", "no limit"])
def test_a_raise_is_chosen_and_seen_whole(visit: Callable[..., Any], server: Any, stakes: str) -> None:
    page = visit("/", "phone")
    code = page.evaluate(RAISES, stakes)
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.address}/t/{code}")
        field = page.locator(".amount input[type=number]")
        field.wait_for()
        page.wait_for_timeout(500)
        field.fill(field.get_attribute("max"))
        assert page.locator(".amount .primary").inner_text().startswith("Raise by "), size
        assert page.evaluate(HIDDEN) == [], size
