# compiled
"""What may become of a pile at Call Me Lucky: who could take it now, and whose draw pile holds what would."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.call_me_lucky.rules.grid import LUCKY, Grid
from gamenight.games.call_me_lucky.rules.public import SET, VALUES, WHOLE, Public
from gamenight.parts.bits import count, lowest

# What a pile is in for. A card that would take it "waits" while it is in another player's draw pile.
FROZEN: Final[i64] = 0
SURE: Final[i64] = (
    1  # nothing that is known could take it but a Lucky Seven, or piles that come from elsewhere
)
JOINED: Final[i64] = 2  # a card waits that would lie beside it and add up with another that does
FAR: Final[i64] = 3  # its own number waits, but nothing of that player touches it
FAR_TWICE: Final[i64] = 4
NEAR: Final[i64] = 5  # its own number waits, and a card of that player touches it
NEAR_TWICE: Final[i64] = 6
LATER: Final[i64] = 7  # piles that touch it can take it, but not in this turn
LATER_NEAR: Final[i64] = 8  # and its own number waits besides
NOW: Final[i64] = 9  # whoever has the turn can take it with piles that touch it
NOW_NEAR: Final[i64] = 10
KINDS: Final[i64] = 11

NUMBERED: Final = vec[i64](
    [0, 3, 12, 48, 192, 256, 512, 1024, 2048, 4096, 8192]
)  # the cards of a set by number

# The cards of four sets whose number has each binary digit: sums of numbers are counted four digits at once.
_ONE: Final[i64] = 0x54CD53354CD533
_TWO: Final[i64] = 0x98F263C98F263C
_FOUR: Final[i64] = 0x1F007C01F007C0
_EIGHT: Final[i64] = 0xE003800E003800


def points(cards: i64) -> i64:
    """The numbers on a set of cards, added up: what `worth` of the rules says, and faster."""
    return (
        count(cards & _ONE) + 2 * count(cards & _TWO) + 4 * count(cards & _FOUR) + 8 * count(cards & _EIGHT)
    )


def waiting(p: Public, seat: i64, number: i64) -> i64:
    """How many cards of a number a seat has yet to draw."""
    return count((p.decks[seat] >> (SET * seat)) & NUMBERED[number])


def fate(p: Public, grid: Grid, seat: i64, square: i64, number: i64) -> i64:
    """What a pile of a seat is in for that shows this number on this square, or would."""
    if number == LUCKY:
        return FROZEN
    near = grid.beside[square]
    taken: i64 = 0  # LATER or NOW
    close: i64 = 0
    far: i64 = 0
    joined = False
    other: i64 = 0
    while other < p.seats:
        if other != seat:
            beside = p.owns[other] & near
            if beside == 0:
                far += waiting(p, other, number)
            else:
                close += waiting(p, other, number)
                reached = _reach(p, grid, other, beside & ~p.at[LUCKY], near, number)
                if reached == NOW:
                    if other == p.turn:
                        taken = NOW
                    elif taken == 0:
                        taken = LATER
                elif reached == JOINED:
                    joined = True
        other += 1
    if taken != 0:
        return taken + 1 if close + far > 0 else taken
    if close > 0:
        return NEAR if close == 1 else NEAR_TWICE
    if far > 0:
        return FAR if far == 1 else FAR_TWICE
    return JOINED if joined else SURE


def _reach(p: Public, grid: Grid, other: i64, beside: i64, near: i64, number: i64) -> i64:
    """NOW if the piles of another player that touch a square can take this number there, JOINED if a card that player
    has yet to draw would complete such a capture, else SURE."""
    if beside & p.at[number] != 0:
        return NOW
    deck = (p.decks[other] >> (SET * other)) & WHOLE
    found = SURE
    seen: i64 = 0
    while beside != 0:
        n = VALUES[p.top[lowest(beside)] % SET]
        beside &= beside - 1
        lacks = number - n
        if lacks > 0:
            if (seen >> lacks) & 1:
                return NOW
            seen |= bit(1, n)
            if deck & NUMBERED[lacks] != 0 and near & grid.printed[lacks] & ~p.covered() != 0:
                found = JOINED
    return found
