"""A trade as the scene lays it out adds up: both sides hold, once it is accepted, what its own figures said."""

from __future__ import annotations

from typing import Any

import pytest
from games.estates import Estates, lay_out

from gamenight.core.scene import Bargain, Item, Side
from gamenight.games.christmas_opoly.board import BOOK as CHRISTMAS
from gamenight.games.monopoly.board import BOOK as MONOPOLY
from gamenight.parts.bits import count

Held = tuple[int, int]  # money and things, as the page's dialog reckons them


def laid_out(game: Estates) -> Bargain:
    bargain = game.game.scene(game.view()).bargain
    assert isinstance(bargain, Bargain)
    return bargain


def named(side: Side, *texts: str) -> list[Item]:
    return [item for item in side.items if item.text in texts]


def after(side: Side, gives: list[Item], paid: int, gets: list[Item], got: int) -> Held:
    money = side.money - paid + got - sum(item.due for item in gets)
    return money, len(side.items) - len(gives) + len(gets)


def held(game: Estates, seat: int) -> Held:
    kept = sum(holder == seat for holder in game.p.holder)
    return game.p.cash[seat], count(game.p.owned[seat]) + kept


def christmas(**given: Any) -> Estates:
    owned = {"Red": "Paper Chains, Cookie Tin", "Blue": "Tin Bells, Workshop Square"}
    return lay_out(CHRISTMAS, "christmas_opoly", [600, 500, 400], owned, **given)


def monopoly(**given: Any) -> Estates:
    owned = {"Red": "Oriental, States", "Blue": "Vermont, Boardwalk"}
    return lay_out(MONOPOLY, "monopoly", [600, 500, 400], owned, cards={0: 0}, **given)


TRADES = [
    (christmas(), ["Paper Chains"], 30, ["Tin Bells"], 0),
    (christmas(), ["Paper Chains", "Cookie Tin"], 0, ["Workshop Square"], 45),
    (christmas(mortgaged="Workshop Square"), ["Paper Chains"], 0, ["Workshop Square"], 0),
    (christmas(mortgaged="Workshop Square, Paper Chains", transfer_interest=True),
     ["Paper Chains"], 20, ["Tin Bells", "Workshop Square"], 0),
    (monopoly(), ["Oriental"], 75, ["Boardwalk"], 0),
    (monopoly(mortgaged="Boardwalk, States"), ["States", "Chance card"], 0, ["Boardwalk"], 10),
]  # fmt: skip


@pytest.mark.parametrize(("game", "give", "paid", "get", "got"), TRADES)
def test_both_sides_hold_what_the_laid_out_trade_says(
    game: Estates, give: list[str], paid: int, get: list[str], got: int
) -> None:
    bargain = laid_out(game)
    mine, theirs = bargain.mine, next(side for side in bargain.others if side.seat == 1)
    assert (held(game, 0), held(game, 1)) == (after(mine, [], 0, [], 0), after(theirs, [], 0, [], 0))
    gives, gets = named(mine, *give), named(theirs, *get)
    assert (len(gives), len(gets)) == (len(give), len(get))
    expected = after(mine, gives, paid, gets, got), after(theirs, gets, got, gives, paid)
    sides = [
        ", ".join([*items, *([f"${cash}"] if cash else [])]) for items, cash in ((give, paid), (get, got))
    ]
    said = bargain.text.replace("{who}", "1").replace("{give}", sides[0]).replace("{get}", sides[1])
    whole = sum(game.p.cash)
    game.play(said).play("accept")
    assert (held(game, 0), held(game, 1)) == expected
    due = sum(item.due for item in gives + gets)
    assert sum(game.p.cash) == whole - due, "but for interest, no money leaves the table"
