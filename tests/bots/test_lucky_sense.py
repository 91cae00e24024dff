"""Call Me Lucky as a good player sees it: what is tall is taken, and nothing of worth is left open."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

import gamenight
from gamenight.bots.search import Search
from gamenight.core.chance import Seeded
from gamenight.games.call_me_lucky import bot_fate
from gamenight.games.call_me_lucky.bot import SAFE
from gamenight.games.call_me_lucky.bot_fate import fate, points
from gamenight.games.call_me_lucky.bot_value import strengths
from gamenight.games.call_me_lucky.notation import square_named
from gamenight.games.call_me_lucky.rules.grid import grid_for
from gamenight.games.call_me_lucky.rules.position import CallMeLucky
from gamenight.games.call_me_lucky.rules.public import LAY, SET, VALUES, WHOLE, Options, Public, worth
from gamenight.parts.bits import each

GAME = gamenight.game("call_me_lucky")
GRID = "5 9 4 3 / 4 1 5 9 / 3 1 4 5 / 2 3 8 1"


def table(piles: dict[str, str], decks: str, drawn: str = "", turn: int = 0) -> CallMeLucky:
    """Two players, red (R) before green (G). On each square a pile, its uppermost card first; what is neither there
    nor in the draw piles is left out."""
    board = grid_for(GRID, False)
    p = Public(2, turn)
    p.set_up(len(board.numbers))
    p.opening = False
    unused = vec[i64]([WHOLE, WHOLE << SET])

    def take(name: str) -> int:
        seat = "RG".index(name[0])
        card = next(card for card in each(unused[seat]) if VALUES[card % SET] == int(name[1:]))
        unused[seat] ^= 1 << card
        return int(card)

    for square, names in piles.items():
        cards = [take(name) for name in names.split()]
        p.cover(square_named(board, square), cards[0] // SET, sum(1 << card for card in cards), cards[0])
    kept = [take(name) for name in decks.split()]
    p.decks = vec[i64]([sum(1 << card for card in kept if card // SET == seat) for seat in range(2)])
    if drawn:
        p.drawn = take(drawn)
    return CallMeLucky(Options(grid=GRID), board, p)


def at(square: str) -> int:
    return int(square_named(grid_for(GRID, False), square))


def in_for(position: CallMeLucky, square: str) -> int:
    p = position.public
    n = at(square)
    return int(fate(p, position.grid, p.top[n] // SET, n, p.number_at(n)))


def glance(position: CallMeLucky) -> int:
    assert GAME.judgement is not None
    seat = position.public.turn
    return int(GAME.judgement.choose(position, seat, position.moves(seat), Seeded(1)))


def thought(position: CallMeLucky, playouts: int = 400) -> int:
    assert GAME.judgement is not None
    search = Search(GAME.imagine, position.view(position.public.turn), GAME.judgement, 7)
    search.think(playouts, 0.0, None)
    return int(search.best())


def test_numbers_are_added_up_as_the_rules_do() -> None:
    chance = Seeded(5)
    for _ in range(200):
        cards = sum(1 << card for card in range(4 * SET) if chance.pick(2))
        assert points(cards) == worth(cards)


def test_what_a_pile_is_in_for() -> None:
    assert in_for(table({"b1": "R9", "d4": "G1"}, "G9"), "b1") == bot_fate.FAR
    assert in_for(table({"b1": "R9", "c2": "G5"}, "G9"), "b1") == bot_fate.NEAR
    assert in_for(table({"b1": "R9", "c2": "G5"}, "G4"), "b1") == bot_fate.JOINED
    assert in_for(table({"b1": "R9", "c2": "G5", "c1": "G4"}, "R2"), "b1") == bot_fate.LATER
    assert in_for(table({"b1": "R9", "c2": "G5", "c1": "G4"}, "G2", turn=1), "b1") == bot_fate.NOW
    assert in_for(table({"b1": "R9", "c2": "G5"}, "G2"), "b1") == bot_fate.SURE
    assert in_for(table({"b1": "R7 G8", "c2": "G5"}, "G9"), "b1") == bot_fate.FROZEN


def test_a_high_card_is_laid_where_nobody_can_take_it() -> None:
    """Green has yet to draw the 9, and touches one of the two squares."""
    position = table({"a1": "G5", "d4": "R1"}, "G9 G2 R2 R3", drawn="R9")
    assert glance(position) == thought(position) == LAY + at("d2")


def test_a_high_card_is_not_laid_beside_its_equal() -> None:
    position = table({"d1": "G9 R3", "d4": "R1"}, "G2 G3 R2 R3", drawn="R9")
    assert glance(position) == thought(position) == LAY + at("b1")


def test_a_lucky_seven_takes_the_tallest_pile() -> None:
    position = table({"a1": "G5 R8", "d2": "G9", "d4": "R1"}, "G2 R2", drawn="R7")
    assert glance(position) == thought(position) == LAY + at("a1")


def test_what_cannot_be_taken_is_worth_more() -> None:
    touched = table({"b1": "R9", "c2": "G5"}, "G9 R2")
    apart = table({"b1": "R9", "d3": "G5"}, "G9 R2")
    grid = touched.grid
    a, b = strengths(touched.public, grid), strengths(apart.public, grid)
    assert a[0] - a[1] < b[0] - b[1]


def test_a_reason_is_only_given_where_it_is_true() -> None:
    position = table({"a1": "G5", "d4": "R1"}, "G9 G2 R2 R3", drawn="R9")
    assert GAME.judgement is not None
    view = position.view(0)
    safe = GAME.judgement.because(view, LAY + at("d2"))
    assert safe is not None
    assert safe.kind == SAFE
    assert GAME.judgement.because(view, LAY + at("b1")) is None
