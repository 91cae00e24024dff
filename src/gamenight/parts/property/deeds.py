# compiled: property
"""The things of a property game: a loop of forty spaces, twenty-eight deeds, two decks of cards. Data only, no rules.

A deed is 0 to 27 in board order; a set of deeds is the bits of an i64. Groups 0 to 7 are colours that can be built on,
8 are the lines that earn by how many one owns, 9 the services that earn by the throw.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit

SPACES: Final = 40
DEEDS: Final = 28
LINES: Final = 8  # group of the railroads
SERVICES: Final = 9  # group of the utilities
RAIL_RENT: Final = (25, 50, 100, 200)  # with one to four of them
GROUPS: Final = 10
CARDS: Final = 16  # in a deck

# What a space is.
START: Final = 0  # pays the salary
DEED: Final = 1
DECK: Final = 2
TAX: Final = 3  # a flat sum or a tenth, at the player's choice
FEE: Final = 4
JAIL: Final = 5
REST: Final = 6  # the pot, where there is one, is taken here
SENT: Final = 7  # to jail

# What a card does; a and b say how much or where.
GO_TO: Final = 0  # a: a space, forward
NEXT_LINE: Final = 1  # forward; a: how many times the rent
NEXT_SERVICE: Final = 2  # forward; a fresh throw, ten times it
GAIN: Final = 3  # a: from the bank
LOSE: Final = 4  # a: to the bank or the pot
FREE: Final = 5  # out of jail: kept
BACK: Final = 6  # a: spaces
ARREST: Final = 7
REPAIRS: Final = 8  # a a house, b a hotel
PAY_EACH: Final = 9  # a to every other player
FROM_EACH: Final = 10  # a from every other player
FORWARD: Final = 11  # a: spaces
BUILDING_GAIN: Final = 12  # a a house, b a hotel, from the bank
DEED_GAIN: Final = 13  # a a deed
DEED_LOSE: Final = 14
THROW_GAIN: Final = 15  # a times a fresh throw
THROW_LOSE: Final = 16
PLAYER_GAIN: Final = 17  # a for each other player, from the bank
BACK_TO: Final = 18  # a: a space, backward
TENTH_LOSE: Final = 19  # of one's cash, rounded up

# Why money is owed.
FOR_RENT: Final = 0  # detail: the deed
FOR_TAX: Final = 1  # detail: the space
FOR_CARD: Final = 2  # detail: deck * 16 + card
FOR_JAIL: Final = 3
FOR_INTEREST: Final = 4  # detail: the deed


class SpaceRow(NamedTuple):
    """One space as a table of data has it. `key` is what notation calls it."""

    key: str
    kind: int = DEED
    group: int = -1
    price: int = 0  # of a deed; the sum of a fee; the number of a deck
    house: int = 0
    rents: tuple[int, ...] = ()  # bare, one to four houses, hotel


def lot(key: str, group: int, price: int, house: int, *rents: int) -> SpaceRow:
    return SpaceRow(key, group=group, price=price, house=house, rents=rents)


def railway(key: str) -> SpaceRow:
    """A railroad, by whatever name."""
    return SpaceRow(key, group=LINES, price=200, rents=RAIL_RENT)


def service(key: str) -> SpaceRow:
    return SpaceRow(key, group=SERVICES, price=150)


def deck(key: str, number: int) -> SpaceRow:
    return SpaceRow(key, DECK, price=number)


class CardRow(NamedTuple):
    """One card: what it does, and how much or where."""

    does: int
    a: int = 0
    b: int = 0


def numbers(given: list[int]) -> vec[i64]:
    held = vec[i64](capacity=64)
    for each in given:
        held = append(held, each)
    return held


@final
class Estate:
    """The board, the deeds and the cards as tables of numbers."""

    def __init__(
        self, rows: list[SpaceRow], decks: list[list[CardRow]], cash: int, salary: int, fine: int, flat: int
    ) -> None:
        lots = [row for row in rows if row.kind == DEED]
        self.cash: Final[i64] = cash  # to begin with
        self.salary: Final[i64] = salary
        self.fine: Final[i64] = fine  # to leave jail
        self.flat: Final[i64] = flat  # the tax, without counting
        self.houses: Final[i64] = 32
        self.hotels: Final[i64] = 12
        self.kind: Final = numbers([row.kind for row in rows])
        self.detail: Final = numbers([row.price for row in rows])  # a fee's sum, a deck's number
        self.deed_at: Final = numbers([lots.index(row) if row.kind == DEED else -1 for row in rows])
        self.space_of: Final = numbers([rows.index(row) for row in lots])
        self.group: Final = numbers([row.group for row in lots])
        self.price: Final = numbers([row.price for row in lots])
        self.house: Final = numbers([row.house for row in lots])
        self.mortgage: Final = numbers([row.price // 2 for row in lots])
        self.rents: Final = numbers([rent for row in lots for rent in (*row.rents, 0, 0, 0, 0, 0, 0)[:6]])
        self.members: Final = _members(self.group)
        self.jail: Final[i64] = [row.kind for row in rows].index(JAIL)
        self.does: Final = numbers([card.does for deck in decks for card in deck])
        self.card_a: Final = numbers([card.a for deck in decks for card in deck])
        self.card_b: Final = numbers([card.b for deck in decks for card in deck])
        self.free: Final = numbers([_free(deck) for deck in decks])  # which card of a deck is kept

    def interest(self, deed: i64) -> i64:
        """A tenth of the loan, rounded up to the dollar."""
        return (self.mortgage[deed] + 9) // 10

    def whole_group(self, deed: i64) -> i64:
        """All deeds of the group that a deed belongs to."""
        return self.members[self.group[deed]]


def _members(group: vec[i64]) -> vec[i64]:
    members = numbers([0] * GROUPS)
    deed: i64 = 0
    for each in group:
        members[each] |= bit(1, deed)
        deed += 1
    return members


def _free(deck: list[CardRow]) -> int:
    for n, card in enumerate(deck):
        if card.does == FREE:
            return n
    return -1
