"""Tables made through the page."""

from __future__ import annotations

import json
import urllib.request
from typing import Any

import pytest

import gamenight

# What is played, taught and looked through in a browser every time; every game is with `-m soak`. Between them these
# draw every kind of board, zone and piece that there is (test_games.py holds them to it): a grid of chips
# (call_me_lucky), a chequered board of men (chess), a loop of deeds with money and bargains (christmas_opoly; Monopoly
# is in other tests), a board of pegs (cribbage), a line of tiles (dominoes), tricks (hearts), melds (rummy), a track of
# pawns (sorry).
FEW = ("call_me_lucky", "chess", "christmas_opoly", "cribbage", "dominoes", "hearts", "rummy", "sorry")
# House rules by which a game is over sooner, for those that have such a rule.
SHORT = {
    "target": 20,
    "deals": 1,
    "games": 1,
    "hands": 2,
    "wins": 2,
    "max_rounds": 6,
    "max_turns": 40,
    "move_limit": 20,
    "quiet_moves": 10,
    "void_after": 1,
}


def every_game() -> list[Any]:
    """Every game as a parameter of a test, all but a few to be soaked."""
    soak = pytest.mark.soak
    return [pytest.param(name, marks=[] if name in FEW else soak) for name in gamenight.game_names()]


def shelf(address: str) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{address}/api/games") as answer:
        games: list[dict[str, Any]] = json.load(answer)["games"]
    return games


def start(
    page: Any,
    address: str,
    game: str,
    *,
    level: str = "",
    seats: int | None = None,
    short: bool = False,
) -> str:
    """Start a game against bots from its page on the shelf; the code of the table."""
    page.goto(f"{address}/new/{game}")
    page.wait_for_selector(".dlg .seats")
    if seats is not None and page.locator(".seats .step b").count():
        while int(page.locator(".seats .step b").inner_text()) > seats:
            page.get_by_role("button", name="Fewer").click()
    if level:
        for box in page.locator("select[aria-label^='How well']").all():
            box.select_option(level)
    if short:
        shorten(page)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".view")
    return str(page.url).rsplit("/", 1)[-1]


def shorten(page: Any) -> None:
    """Choose house rules for a short match, in the form."""
    for name, number in SHORT.items():
        label = name.replace("_", " ").capitalize()
        field = page.get_by_role("spinbutton", name=label, exact=True)
        if field.count() and (name != "target" or int(field.input_value()) > number):
            field.fill(str(number))
            field.blur()
    for least in page.get_by_role("radiogroup", name="Target", exact=True).get_by_role("radio").all()[-1:]:
        least.click()


def newcomer(page: Any, address: str, game: str = "crazy_eights", **more: Any) -> str:
    """A table against bots at which somebody sits for the first time, and is to move; the code of it."""
    page.goto(f"{address}/")
    page.evaluate(
        "() => localStorage.setItem('gamenight.settings', JSON.stringify({ pace: 'once', quiet: true }))"
    )
    code: str = page.evaluate(NEWCOMER, {"game": game, "seats": 2, "sit": [0], "start": True, **more})
    page.goto(f"{address}/t/{code}")
    return code


# Becomes a guest, and opens tables until one lets them begin.
NEWCOMER = """async (asked) => {
  const post = async (path, body) => (await fetch(path, {
    method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
  })).json();
  await post('/api/me', { name: 'Mabel' });
  localStorage.setItem('gamenight.known', 'true');
  for (let tries = 0; tries < 40; tries++) {
    const table = await post('/api/tables', { bots: [{ seat: 1, level: 'random' }], ...asked });
    if (table.to_move.includes(0)) return table.code;
  }
}"""
