"""The page in Firefox and in WebKit (the iPhone's engine): dialogs, whole games by hand, replay, luck, the lobby."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from conftest import Server, paced
from engines import Window, firefox, webkit
from hands import Hands

ENGINES = {"firefox": firefox, "webkit": webkit}
OPEN = "document.querySelector('dialog[open]')"
SHOWN = f"""(() => {{ const box = {OPEN}?.querySelector('.body')?.getBoundingClientRect();
  return box && box.height > 60 && box.top < innerHeight && box.bottom <= innerHeight + 1 ? box.height : 0; }})()"""
SMALL_FIELDS = """[...document.querySelectorAll('input, select, textarea')].filter(
  (each) => each.getClientRects().length && parseFloat(getComputedStyle(each).fontSize) < 16
).map((each) => each.outerHTML)"""


@pytest.fixture(scope="module", params=list(ENGINES))
def engine(request: Any, home: Server, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A window as large as a phone. Firefox comes by the room's name: no secure context."""
    with ENGINES[request.param](tmp_path_factory.mktemp(request.param)) as window:
        window.size(390, 844)
        window.base = home.names[0] if request.param == "firefox" else home.address  # type: ignore[attr-defined]
        window.goto(f"{window.base}/rules/chess")  # type: ignore[attr-defined]
        window.evaluate(f"() => {{ {paced('once')}; return 1; }}")
        yield window


def at(window: Any, path: str) -> None:
    window.goto(f"{window.base}{path}")


def start(window: Window, game: str) -> str:
    at(window, f"/new/{game}")
    window.wait_for_selector(".dlg .seats")
    window.use("button", "Start the game")
    window.wait_for_selector(".view .prompt")
    return str(window.evaluate("location.pathname")).split("/")[2]


def closed(window: Window) -> None:
    window.press("Escape")
    window.wait_for("!document.querySelector('dialog[open]')")


def test_every_dialog_has_a_height(engine: Window) -> None:
    start(engine, "hearts")
    for button in ("Scores", "Talk", "More"):
        engine.use("button", button)
        engine.wait_for(SHOWN)
        closed(engine)
    for entry in ("Rules", "Everything you may do now", "Settings"):
        engine.use("button", "More")
        engine.wait_for(SHOWN)
        engine.use("dialog[open] button", entry)
        engine.wait_for(f"{OPEN}?.querySelector('h2').textContent !== 'Hearts' && {SHOWN}")
        closed(engine)


LET_OR_OVER = """document.querySelector('dialog[open] .cover button') ? 'let'
  : /The game is over|See the result/.test(document.body.innerText) ? 'over' : ''"""

ASKED_OR_DONE = """/Let the bot play/i.test(document.body.innerText) ? 'asked'
  : /a bot plays|The game is over|See the result/i.test(document.body.innerText) ? 'done' : ''"""


def test_a_whole_game_by_hand_then_its_replay_and_its_luck(engine: Window) -> None:
    code = start(engine, "crazy_eights")
    hands = Hands(engine, seed=5)
    if not hands.play(14, 40) and not engine.evaluate(
        "/The game is over|See the result/.test(document.body.innerText)"
    ):
        engine.press("Escape")
        engine.use("button", "More")
        if engine.wait_for(LET_OR_OVER) == "let":
            engine.use("dialog[open] .cover button")
            if engine.wait_for(ASKED_OR_DONE) == "asked":  # the game would count
                engine.use("dialog[open] button", "Let the bot play")
        else:  # the bots were done before the menu was open
            engine.press("Escape")
            engine.use("button", "See the result")
    hands.finish(120)
    assert hands.touched > 0
    engine.wait_for(SHOWN)
    at(engine, f"/replay/{code}")
    engine.use("button", "To the end")
    engine.wait_for(
        "(([, a, , b]) => a === b && Number(a) > 3)(document.querySelector('.scrub output').textContent.split(' '))"
    )
    at(engine, f"/fair/{code}")
    engine.wait_for_selector(".verdict.good")


SOAKED = [pytest.param(game, marks=pytest.mark.soak) for game in ("chess", "poker_dice", "sorry")]


@pytest.mark.parametrize(
    "game", ["monopoly", "dominoes", "cribbage", *SOAKED]
)  # a loop, a line, cards and pegs
def test_a_game_is_played_by_hand(engine: Window, game: str) -> None:
    start(engine, game)
    hands = Hands(engine, seed=2)
    hands.play(5, 40)
    assert hands.touched >= 2, engine.evaluate("document.body.innerText")
    assert not engine.evaluate("document.documentElement.scrollWidth > innerWidth + 1")


def test_the_lobby_invites_and_copies(engine: Window, home: Server) -> None:
    at(engine, "/new/crazy_eights?friends")
    engine.use("button", "Open the table")
    engine.wait_for_selector("img[alt^='QR']")
    link = engine.evaluate("document.querySelector('#link').value")
    assert link.startswith(f"{home.names[0]}/t/")
    assert not engine.evaluate(SMALL_FIELDS)  # an iPhone zooms into smaller ones
    engine.use("button", "Copy the link")
    engine.wait_for("document.querySelector('.said').textContent")
    assert "Copied" in engine.evaluate("document.querySelector('.share').innerText")


def test_a_guest_and_a_remote_have_all_they_need_on_a_phone(engine: Window, home: Server) -> None:
    at(engine, "/tv")
    engine.wait_for("document.querySelector(\"img[alt^='QR']\")?.src.includes('remote')")
    way = engine.evaluate("new URL(document.querySelector(\"img[alt^='QR']\").src).searchParams.get('path')")
    at(engine, str(way))
    engine.use("button", "Bergen")
    engine.wait_for(SHOWN)
    assert not engine.evaluate(SMALL_FIELDS)
    engine.use("dialog[open] button", "Put it on the television")
    engine.wait_for_selector(".lobby .chair")
    engine.wait_for("document.querySelector('.lobby').innerText.includes('Look at the television')")
