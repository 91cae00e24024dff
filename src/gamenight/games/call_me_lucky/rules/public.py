# compiled
"""What lies on the table at Call Me Lucky: all of it is public. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.options import flag, looks, player, text
from gamenight.core.position import bit
from gamenight.games.call_me_lucky.rules.grid import AWAY, GRID, LUCKY, SQUARES, TOP, Grid
from gamenight.parts.bits import count, each, has, lowest

# A move is a square times eight plus the way to the pile that the pile there captures (or begins to), or one of these.
ADD: Final = 480  # + the square of a pile that joins the capture
LAY: Final = 540  # + the square on which the drawn card is laid
DRAW: Final = 600
ASIDE: Final = 601
PASS: Final = 602
MISFIT: Final = 603  # piles that do not add up, or do not touch: can be read, never played
MOVES: Final = 604

# A card is its colour (the seat) times 14 plus its place in the set.
SET: Final = 14
VALUES: Final = vec[i64]([1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10])  # 1.1
SEVEN: Final = 10  # the place of the Lucky Seven
WHOLE: Final[i64] = 0x3FFF
NO_CARD: Final = -1


# The journal: what happened, and what a, b and c say.
DREW: Final = 1  # a: the card
RESHUFFLED: Final = 2  # the first card drawn was a Lucky Seven
PLACED: Final = 3  # a: the card, b: the square
CAPTURED: Final = (
    4  # a: the squares of the piles, b: the square captured, c: the card uppermost, d: the card it covers
)
LAID_ON: Final = 5  # a: the card, b: the square, c: the card it covers
SET_ASIDE: Final = 6  # a: the card
PASSED: Final = 7
COULD_NOT: Final = 8  # nothing to draw and nothing to capture
SCORED: Final = 9  # a: the score, b: what was set aside
WON: Final = 10  # a: the winners, b: their score

COLOURS: Final = ("red", "green", "blue", "yellow")


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the first card."""

    grid: str = text(GRID, "1.5")
    sides_only: bool = flag(False, "3.2")
    many_cards: bool = flag(False, "4.6")
    tie_by_piles: bool = flag(False, "7.5")
    first: i64 = player(4, "2.1")
    colours: str = looks(COLOURS, "1.7")


def number_of(card: i64) -> i64:
    """The number on a card."""
    return VALUES[card % SET]


def worth(cards: i64) -> i64:
    """The numbers on a set of cards, added up (7.1)."""
    points: i64 = 0
    for card in each(cards):
        points += VALUES[card % SET]
    return points


@final
class Public:
    """The board, the piles on it, the draw piles (whose cards are known, as they are not their order)."""

    def __init__(self, seats: i64, turn: i64) -> None:
        self.seats: Final = seats
        self.turn = turn
        self.over = False
        self.showing = False  # only in a still: how the game came out
        self.opening = True  # nobody has drawn yet (2.4)
        self.drawn: i64 = NO_CARD  # the card that is to be played
        self.captured = False  # in this turn
        self.quiet: i64 = 0  # turns without a capture in a row, since all draw piles are empty
        self.lead: i64 = (
            AWAY  # the pile that will be uppermost, while a capture of several piles is being put together
        )
        self.target: i64 = AWAY
        self.joined: i64 = 0  # the squares of all piles in it
        self.need: i64 = 0  # what their numbers still lack
        self.top = vec[i64](capacity=64)  # the uppermost card on each square
        self.piles = vec[i64](capacity=64)  # all cards on each square
        self.owns = vec[i64](capacity=4)  # the squares of each seat
        self.at = vec[i64](
            capacity=16
        )  # the squares where each number is uppermost; frozen piles are under LUCKY
        self.decks = vec[i64](capacity=4)  # the draw piles
        self.aside = vec[i64](capacity=4)  # cards that could not be played
        self.last: i64 = 0  # the squares that changed last

    def copy(self) -> Public:
        new = Public(self.seats, self.turn)
        new.over, new.opening, new.drawn = self.over, self.opening, self.drawn
        new.captured, new.quiet, new.last = self.captured, self.quiet, self.last
        new.showing = self.showing
        new.lead, new.target, new.joined, new.need = self.lead, self.target, self.joined, self.need
        new.top = self.top[:]
        new.piles = self.piles[:]
        new.owns = self.owns[:]
        new.at = self.at[:]
        new.decks = self.decks[:]
        new.aside = self.aside[:]
        return new

    def set_up(self, squares: i64) -> None:
        while len(self.top) < squares:
            self.top = append(self.top, NO_CARD)
            self.piles = append(self.piles, 0)
        while len(self.at) <= TOP:
            self.at = append(self.at, 0)
        while len(self.decks) < self.seats:
            self.decks = append(self.decks, bit(WHOLE, SET * len(self.decks)))
            self.owns = append(self.owns, 0)
            self.aside = append(self.aside, 0)

    def covered(self) -> i64:
        """All squares with a card on them."""
        found: i64 = 0
        for squares in self.owns:
            found |= squares
        return found

    def mine(self, seat: i64) -> i64:
        """The piles of a seat that may move: frozen ones stay (5.3)."""
        return self.owns[seat] & ~self.at[LUCKY]

    def prey(self, seat: i64) -> i64:
        """The piles that a seat might capture: others' piles that are not frozen (4.2, 5.3)."""
        return self.covered() & ~(self.owns[seat] | self.at[LUCKY])

    def number_at(self, square: i64) -> i64:
        return VALUES[self.top[square] % SET]

    def cover(self, square: i64, seat: i64, cards: i64, top: i64) -> None:
        """Cards come onto a square, and `top` is uppermost now."""
        one = bit(1, square)
        if self.top[square] >= 0:
            self.owns[self.top[square] // SET] &= ~one
            self.at[self.number_at(square)] &= ~one
        self.piles[square] |= cards
        self.top[square] = top
        self.owns[seat] |= one
        self.at[VALUES[top % SET]] |= one

    def vacate(self, square: i64) -> i64:
        """Lift a pile off the board (4.7); its cards."""
        one = bit(1, square)
        cards, top = self.piles[square], self.top[square]
        self.owns[top // SET] &= ~one
        self.at[VALUES[top % SET]] &= ~one
        self.piles[square], self.top[square] = 0, NO_CARD
        return cards

    def exhausted(self) -> bool:
        """Whether all draw piles are empty."""
        for deck in self.decks:
            if deck != 0:
                return False
        return True

    def score(self, seat: i64) -> i64:
        """The cards in a seat's piles less those it set aside (7.1, 7.2)."""
        points: i64 = 0
        for square in each(self.owns[seat]):
            points += worth(self.piles[square])
        return points - worth(self.aside[seat])


def partners(p: Public, grid: Grid, seat: i64, target: i64, joined: i64, need: i64, many: bool) -> i64:
    """The squares of piles that may join a capture so that it can be completed, as a set (4.4, 4.6)."""
    near = p.mine(seat) & grid.beside[target] & ~joined
    found = near & p.at[need]
    if many:
        for square in each(near & ~found):
            n = p.number_at(square)
            if n < need and adds_up(p, near & ~bit(1, square), need - n):
                found |= bit(1, square)
    return found


def adds_up(p: Public, squares: i64, need: i64) -> bool:
    """Whether some of these piles show numbers that add up to what is needed."""
    if squares & p.at[need] != 0:
        return True
    while squares != 0:
        square = lowest(squares)
        squares &= squares - 1
        n = p.number_at(square)
        if n < need and adds_up(p, squares, need - n):
            return True
    return False


def layable(p: Public, grid: Grid, seat: i64, card: i64) -> i64:
    """Where a drawn card may be laid: open squares and piles it captures, as a set."""
    n = VALUES[card % SET]
    prey = p.prey(seat)
    if n == LUCKY:
        return prey  # 5.1, 5.2
    found = grid.printed[n] & ~p.covered()  # 3.3
    near = prey & p.at[n]
    while near != 0:  # 4.5
        square = lowest(near)
        near &= near - 1
        if grid.beside[square] & p.owns[seat] != 0:
            found |= bit(1, square)
    return found


def captures(p: Public, grid: Grid, seat: i64, many: bool) -> vec[i64]:
    """Every capture that a seat can make, or begin, with piles on the board, ascending."""
    found = vec[i64](capacity=16)
    prey = p.prey(seat)
    movers = p.mine(seat)
    while movers != 0:
        square = lowest(movers)
        movers &= movers - 1
        if grid.beside[square] & prey != 0:
            found = _from(p, grid, seat, square, prey, many, found)
    return found


def _from(p: Public, grid: Grid, seat: i64, square: i64, prey: i64, many: bool, found: vec[i64]) -> vec[i64]:
    n = p.number_at(square)
    way: i64 = 0
    while way < 8:
        to = grid.ways[8 * square + way]
        if to >= 0 and has(prey, to):
            m = p.number_at(to)
            if m == n or (m > n and partners(p, grid, seat, to, bit(1, square), m - n, many) != 0):
                found = append(found, 8 * square + way)
        way += 1
    return found


def audit(p: Public, squares: i64) -> None:
    """Raise AssertionError unless every card is in exactly one place and the sets agree with the squares."""
    seen: i64 = 0
    cards: i64 = 0
    for pile in p.piles:
        seen |= pile
        cards += count(pile)
    seat: i64 = 0
    while seat < p.seats:
        seen |= p.decks[seat] | p.aside[seat]
        cards += count(p.decks[seat]) + count(p.aside[seat])
        seat += 1
    if p.drawn >= 0:
        seen |= bit(1, p.drawn)
        cards += 1
    assert count(seen) == cards, "a card is in two places"
    assert cards == SET * p.seats, f"{cards} cards, not {SET * p.seats}"
    square: i64 = 0
    while square < squares:
        top = p.top[square]
        assert (top >= 0) == (p.piles[square] != 0), (
            f"square {square} has a top card without a pile, or a pile without"
        )
        if top >= 0:
            assert has(p.piles[square], top), f"the top card of square {square} is not in its pile"
            assert has(p.owns[top // SET], square), f"square {square} is not its owner's"
            assert has(p.at[VALUES[top % SET]], square), f"square {square} is not filed under its number"
        square += 1
    assert count(p.covered()) == count(p.at[0] | _all(p.at)), "a square is filed twice"


def _all(sets: vec[i64]) -> i64:
    found: i64 = 0
    for one in sets:
        found |= one
    return found


assert 8 * SQUARES == ADD
assert ADD + SQUARES == LAY
assert LAY + SQUARES == DRAW
