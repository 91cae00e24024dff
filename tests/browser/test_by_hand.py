"""Everything answers to the hand: dragging, arrows, the stock, looking back, asking in the page's own words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hands import Hands
from tables import start

Visit = Callable[..., Any]


def middle(page: Any, space: str) -> tuple[float, float]:
    box = page.locator(f"[data-id='space:{space}']").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Any, start: str, end: str, button: str = "left") -> None:
    page.mouse.move(*middle(page, start))
    page.mouse.down(button=button)
    page.mouse.move(*middle(page, end), steps=5)
    page.mouse.up(button=button)


def test_chess_is_dragged_drawn_on_turned_and_stepped_back(visit: Visit, server: Any) -> None:
    page = visit("")
    start(page, server.address, "chess", level="easy")
    page.wait_for_selector(".prompt .turn-dot")
    page.mouse.move(*middle(page, "e2"))
    page.mouse.down()
    page.mouse.move(*middle(page, "e3"), steps=4)
    assert page.locator(".space.legal .dot").count() == 2, "what may be reached is marked"
    page.mouse.move(*middle(page, "e4"), steps=4)
    page.mouse.up()
    page.wait_for_selector(".moves li button >> text=e4")
    page.wait_for_selector(".prompt .turn-dot")
    drag(page, "d1", "h5", "right")
    drag(page, "d5", "d5", "right")
    assert page.locator(".arrows line").count() == 1
    assert page.locator(".arrows circle").count() == 1
    page.get_by_role("button", name="Turn the board").click()
    assert page.locator(".arrows").count() == 0 or middle(page, "a1")[1] < middle(page, "a8")[1]
    assert middle(page, "a1")[1] < middle(page, "a8")[1]
    page.get_by_role("button", name="To the start").click()
    page.wait_for_function(
        "() => document.querySelector('[data-id=\"space:e2\"]').ariaLabel.includes('pawn')"
    )
    page.get_by_role("button", name="Back to the game").click()
    page.wait_for_function(
        "() => document.querySelector('[data-id=\"space:e4\"]').ariaLabel.includes('pawn')"
    )


def test_touching_the_stock_draws(visit: Visit, server: Any) -> None:
    page = visit("")
    start(page, server.address, "crazy_eights", level="easy", seats=2)
    page.wait_for_selector(".prompt .turn-dot")
    held = page.locator(".hand [data-piece]").count()
    page.locator("[data-id='pile:stock']").click()
    page.wait_for_function("n => document.querySelectorAll('.hand [data-piece]').length > n", arg=held)


def test_giving_up_asks_in_the_page_and_ends_in_the_result(visit: Visit, server: Any) -> None:
    page = visit("")
    start(page, server.address, "chess", level="easy")
    page.wait_for_selector(".prompt .turn-dot")
    Hands(page).give_up()
    page.wait_for_selector("dialog .won")
    assert "You gave up" in page.locator("dialog .won").inner_text()


def test_no_button_is_dead(visit: Visit, server: Any) -> None:
    page = visit("")
    start(page, server.address, "monopoly", level="easy", seats=2)
    page.wait_for_selector(".prompt .turn-dot")
    for _ in range(6):
        assert page.locator(".acts .btn[aria-disabled=true]").count() == 0
        Hands(page, seed=4).touch()
        page.wait_for_timeout(200)


def test_the_focus_comes_back_to_what_can_be_pressed_next(visit: Visit, server: Any) -> None:
    page = visit("")
    start(page, server.address, "poker_dice", level="easy", seats=2)
    page.wait_for_selector(".prompt .turn-dot")
    page.get_by_role("button", name="Stand").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('[data-sending]')")
    page.wait_for_selector(".prompt .turn-dot")  # the next hand, or the next throw
    page.wait_for_function("() => document.activeElement.matches('.acts .btn')")


def test_pass_and_play_hides_nothing_in_an_open_game(visit: Visit, server: Any) -> None:
    page = visit("/")
    page.goto(f"{server.address}/new/checkers?pass")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".prompt .turn-dot")
    first = page.locator(".prompt").inner_text()
    hands = Hands(page)
    hands.touch()
    hands.touch()
    page.wait_for_function("said => document.querySelector('.prompt')?.innerText !== said", arg=first)
    page.wait_for_selector(".prompt .turn-dot")
    assert page.locator(".veil").count() == 0


def test_a_phone_on_its_side_shows_the_trick_and_the_hand(visit: Visit, server: Any) -> None:
    page = visit("/")
    page.set_viewport_size({"width": 844, "height": 390})
    start(page, server.address, "hearts", level="easy")
    page.wait_for_selector(".hand [data-piece]")
    for part in (".trick", ".hand"):
        box = page.locator(part).first.bounding_box()
        assert box["height"] > 70
        assert box["y"] < 390 - 60, part


def play(page: Any, *moves: str) -> None:
    """Moves on a chequered board, each by touching where it starts and where it ends: "e2e4"."""
    for move in moves:
        page.locator(
            f"[data-id='space:{move[:2]}'].legal"
        ).click()  # before it is lit, a touch asks what it is
        page.locator(f"[data-id='space:{move[2:]}']").click()
        if move is not moves[-1]:
            page.wait_for_selector(f"[data-id='space:{move[2:]}'].lastmove")


def test_a_pawn_that_arrives_becomes_what_is_chosen_on_its_square(visit: Visit, server: Any) -> None:
    page = visit("/new/chess?pass")
    page.get_by_role("button", name="Start the game").click()
    play(page, "a2a4", "b7b5", "a4b5", "a7a6", "b5a6", "h7h6", "a6a7", "h6h5", "a7b8")
    picker = page.locator(".promotion")
    picker.wait_for()
    assert picker.get_by_role("button").count() == 4
    square, shown = page.locator("[data-id='space:b8']").bounding_box(), picker.bounding_box()
    assert abs(square["x"] - shown["x"]) < 3, "it opens over the square"
    picker.get_by_role("button", name="Rook").click()
    page.wait_for_function(
        "() => /white rook/i.test(document.querySelector('[data-id=\"space:b8\"]').ariaLabel)"
    )
    assert page.locator(".moves li button", has_text="axb8=R").count() == 1


def test_a_move_made_ahead_is_played_when_the_turn_comes(visit: Visit, server: Any) -> None:
    white = visit("/new/chess?friends")
    white.get_by_role("button", name="Open the table").click()
    white.wait_for_url("**/t/*")
    black = visit("/t/" + white.url.rsplit("/", 1)[-1])
    black.get_by_label("Your name").fill("Theo")
    black.get_by_role("button", name="Sit down as Theo").click()
    white.get_by_role("button", name="Start the game").click()
    play(white, "e2e4")
    black.wait_for_selector(".prompt .turn-dot")
    white.locator("[data-id='space:d2']").click()
    white.locator("[data-id='space:d4']").click()
    assert white.locator(".space.plan").count() == 2, "what is planned is marked"
    play(black, "e7e5")
    for page in (white, black):
        page.wait_for_selector(".moves li button >> text=d4")
    assert white.locator(".space.plan").count() == 0


def test_a_position_and_a_game_are_copied_from_a_menu(visit: Visit, server: Any) -> None:
    page = visit("")
    start(page, server.address, "chess", level="easy")
    page.wait_for_selector(".prompt .turn-dot")
    assert "rnbqkbnr/pppppppp" not in page.locator(".view").inner_text(), "it is behind the menu"
    page.get_by_label("Copy", exact=True).click()
    page.get_by_role("button", name="Copy FEN").click()
    page.get_by_role("button", name="Copied").wait_for()
    page.get_by_role("button", name="Talk").click()
    page.get_by_label("Say something").focus()
    page.keyboard.press("Control+V")
    pasted = page.get_by_label("Say something").input_value()
    assert pasted.startswith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w")
