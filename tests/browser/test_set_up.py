"""What is chosen in the set-up of a page holds at the table: who begins or deals, and with which token."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

FIRST = """async (code) => {
  const { seats } = await (await fetch(`/api/tables/${code}`)).json();
  const headers = { Authorization: `Bearer ${seats[0].token}` };
  const { steps } = await (await fetch(`/api/tables/${code}/replay?seat=0&from=0&to=3`, { headers })).json();
  return steps.map((step) => step.seat).find((seat) => seat >= 0) ?? null;
}"""


@pytest.mark.parametrize(
    ("game", "rule", "chosen"),
    [
        ("lucy", "First", "2"),
        ("call_me_lucky", "First", "2"),
        ("checkers", "First", "Light"),
        ("zillionaire", "Dealer", "1"),
    ],
)
def test_the_second_seat_begins_where_the_host_says_so(
    visit: Callable[..., Any], server: Any, game: str, rule: str, chosen: str
) -> None:
    page = visit(f"/new/{game}")
    page.get_by_role("radiogroup", name=rule, exact=True).get_by_role(
        "radio", name=chosen, exact=True
    ).click()
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".view")
    code = page.url.rsplit("/", 1)[-1]
    seat = None
    for _ in range(100):
        seat = page.evaluate(FIRST, code)
        if seat is not None:
            break
        page.wait_for_timeout(100)
    assert seat == 1


def test_a_token_chosen_in_the_set_up_and_one_in_the_lobby_stand_on_the_board(
    visit: Callable[..., Any], server: Any
) -> None:
    page = visit("/new/monopoly?friends")
    page.get_by_label("Token of seat 1").select_option("cap")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".chair")
    picker = page.get_by_label("Token of")
    assert picker.input_value() == "cap"
    picker.select_option("kite")
    page.wait_for_function("() => document.querySelector('.chair small')?.textContent.includes(', kite')")
    page.get_by_role("button", name="Deal").or_(page.locator(".start .btn.primary")).first.click()
    page.wait_for_selector(".view")
    table = page.evaluate(
        "async (c) => (await fetch(`/api/tables/${c}`)).json()", page.url.rsplit("/", 1)[-1]
    )
    assert table["seats"][0]["piece"] == "kite"
    assert len({seat["piece"] for seat in table["seats"]}) == len(table["seats"])
