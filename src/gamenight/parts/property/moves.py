# compiled: property
"""The moves of a property game as small ints, and what the journal tells. Numbers below MOVES are dense."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

THROW: Final = 0
END: Final = 1  # the turn, or one's business between turns
PAY: Final = 2  # the fine, to leave jail
USE: Final = 3  # a kept card, to leave jail
TAKE: Final = 4  # buy the space
DECLINE: Final = 5
FLAT: Final = 6
TENTH: Final = 7
PASS: Final = 8
ACCEPT: Final = 9
REFUSE: Final = 10
PROPOSE: Final = 11
CANCEL: Final = 12
GIVE_MONEY: Final = 13
GET_MONEY: Final = 14
CONCEDE: Final = 15
KEEP: Final = 16  # leave an inherited mortgage as it is
CLAIM: Final = 17
WAIVE: Final = 18
DIGIT: Final = 19  # + 0 to 9: a sum, digit by digit
BUILD: Final = 29  # + deed
SELL: Final = 57  # + deed: one level
MORTGAGE: Final = 85  # + deed
LIFT: Final = 113  # + deed
GIVE: Final = 141  # + item
GET: Final = 171  # + item
TRADE: Final = 201  # + seat
SELL_TO: Final = 209  # + 15 * group + levels left on the group
WANT: Final = 329  # + how many buildings
NO_SUM: Final = 362  # never legal: a sum that may not be named now
MOVES: Final = 363

LEVELS: Final = 15  # more than a group can hold in all, less one

# The journal: what happened, to whom, and what a, b, c and d say.
ROLLED: Final = 0  # a, b: the dice
MOVED: Final = 1  # a: the space
SALARY: Final = 2  # a: how much
DREW: Final = 3  # a: deck * 16 + card
BOUGHT: Final = 4  # a: deed, b: price
UP_FOR_AUCTION: Final = 5  # a: lot
BID: Final = 6  # a: lot, b: how much
OUT_OF_AUCTION: Final = 7
WON: Final = 8  # a: lot, b: how much
NO_SALE: Final = 9  # a: lot
PAID: Final = 10  # a: to whom (a set, BANK or POT), b: how much each, c: why, d: detail
GAINED: Final = 11  # a: how much, b: deck * 16 + card
TOOK_POT: Final = 12  # a: how much
JAILED: Final = 13  # a: 0 the space, 1 a card, 2 three doubles
LEFT_JAIL: Final = 14  # a: 0 doubles, 1 fine, 2 card, 3 forced fine
STAYED: Final = 15
CHOSE_TAX: Final = 16  # a: 1 for a tenth, b: worth
BUILT: Final = 17  # a: deed, b: the level now, c: paid
SOLD: Final = 18  # a: deed, b: the level now, c: received
SOLD_DOWN: Final = 19  # a: group, b: levels left, c: received
MORTGAGED: Final = 20  # a: deed, b: received
LIFTED: Final = 21  # a: deed, b: paid
OFFERED: Final = 22  # a: to whom, b: gives, c: gets, d: money with it
ACCEPTED: Final = 23  # a: whose offer
REFUSED: Final = 24  # a: whose offer
WITHDREW: Final = 25
OWES: Final = 26  # a: to whom, b: how much in all, c: why, d: detail
BANKRUPT: Final = 27  # a: to whom
INHERITED: Final = 28  # a: from whom, b: deeds, c: cash
CLAIM_OPEN: Final = 29  # a: who owes, b: how much, c: deed
CLAIMED_RENT: Final = 30  # a: who owes, b: how much, c: deed
CLAIM_LOST: Final = 31  # a: who owed, b: how much, c: deed; 0 or d = 1 if let go
WANTED: Final = 32  # a: how many, b: 1 for hotels
SHORTAGE: Final = 33  # a: how many there are, b: 1 for hotels
TIME_UP: Final = 34
ENDED: Final = 35
OPENED: Final = 36  # a: the throw
ENTERED: Final = 37
DEALT: Final = 38  # a: deed, b: paid
TURN: Final = 39
REST_SPACE: Final = 40
OWN_SPACE: Final = 41  # a: deed
NO_RENT: Final = 42  # a: deed, mortgaged
FOR_SALE: Final = 43  # a: deed
FRESH_THROW: Final = 44  # a, b: the dice


def digits(n: i64) -> i64:
    """How many digits a number has."""
    found: i64 = 1
    while n >= 10:
        n //= 10
        found += 1
    return found


def power_of_ten(n: i64) -> i64:
    found: i64 = 1
    while n > 0:
        found *= 10
        n -= 1
    return found
