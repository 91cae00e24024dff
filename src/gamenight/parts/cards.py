# compiled
"""The French pack. A card is 0 to 51, suit by suit (clubs, diamonds, hearts, spades), two to ace; a set is an i64."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gamenight.core.position import bit

PACK: Final[i64] = 0xFFFFFFFFFFFFF
SUIT: Final[i64] = 0x1FFF
RANK: Final[i64] = 0x8004002001
CLUBS: Final = 0
DIAMONDS: Final = 1
HEARTS: Final = 2
SPADES: Final = 3

RANKS: Final = "23456789TJQKA"
SUITS: Final = "CDHS"
NAMES: Final = [rank + suit for suit in SUITS for rank in RANKS]
RANK_WORDS: Final = [
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"
]  # fmt: skip
SUIT_WORDS: Final = ["clubs", "diamonds", "hearts", "spades"]
CARD_WORDS: Final = [f"{rank} of {suit}" for suit in SUIT_WORDS for rank in RANK_WORDS]


def suit_cards(suit: i64) -> i64:
    return bit(SUIT, 13 * suit)


def rank_cards(rank: i64) -> i64:
    return bit(RANK, rank)


def spoken(card: int) -> str:
    """ "queen of spades" """
    return CARD_WORDS[card]


def card_named(text: str) -> int:
    """The card that a person wrote ("QS", "10h", "tD"); -1 if it is none."""
    name = text.strip().upper().replace("10", "T")
    return NAMES.index(name) if name in NAMES else -1
