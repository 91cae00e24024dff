"""Twelve at one table: all that lies on it is seen whole, from the smallest phone to the television."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

SIZES = {
    "phone": (390, 844),
    "least": (320, 568),
    "flat": (844, 390),
    "desk": (1280, 800),
    "tv": (1920, 1080),
}

# What is cut off or covered: of the middle, whose things must be whole, and of the places for players.
CUT = """() => {
  const cut = [];
  const name = (node) => `${node.className} ${node.dataset.id ?? ''} ${node.textContent.trim().slice(0, 20)}`;
  for (const centre of document.querySelectorAll('.centre')) {
    const room = centre.getBoundingClientRect();
    for (const part of centre.querySelectorAll('.zone, .zone .name, .chip')) {
      const box = part.getBoundingClientRect();
      if (box.top < room.top - 1 || box.bottom > room.bottom + 1) cut.push(name(part));
    }
  }
  for (const part of document.querySelectorAll('.seat, .prompt, .tools .btn, .acts .btn')) {
    const box = part.getBoundingClientRect();
    if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) cut.push(name(part));
  }
  for (const strip of document.querySelectorAll('.strip, .tv .col, .tv .seat .word, .me .seat'))
    if (strip.scrollHeight > strip.clientHeight + 1 || strip.scrollWidth > strip.clientWidth + 1) cut.push(name(strip));
  return cut;
}"""


# Becomes a guest at the last of twelve chairs, at tables of bots until it is their turn and eight have thrown.
LAST = """async ([game, all]) => {
  const post = async (path, body) => (await fetch(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  })).json();
  await post('/api/me', { name: 'Mabel' });
  localStorage.setItem('gamenight.known', 'true');
  const bots = [...Array(11).keys()].map((seat) => ({ seat, level: 'random' }));
  for (let tries = 0; tries < 40; tries++) {
    const { code } = await post('/api/tables', { game, seats: 12, sit: [11], bots, start: true });
    for (let looks = 0; looks < 100; looks++) {
      const { scene, to_move } = await (await fetch(`/api/tables/${code}/state`)).json();
      const thrown = scene.zones.filter((zone) => zone.id.startsWith('zone:shown')).length;
      if (to_move.includes(11) && thrown >= all) return code;
      if (to_move.includes(11)) break;
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}"""


@pytest.mark.parametrize(("game", "thrown"), [("crazy_eights", 0), ("poker_dice", 8)])
def test_nothing_is_cut_off_at_a_table_of_twelve(
    visit: Callable[..., Any], server: Any, game: str, thrown: int
) -> None:
    page = visit("/", "phone")
    code = page.evaluate(LAST, [game, thrown])
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.address}/{'tv' if size == 'tv' else 't'}/{code}")
        page.wait_for_selector(".centre .zone")
        page.wait_for_timeout(600)
        assert page.evaluate(CUT) == [], (game, size)
