"""Rummy in words: cards, melds, points."""

from __future__ import annotations

from collections.abc import Iterable

from gamenight.games.rummy.rules.public import Public
from gamenight.parts.bits import each
from gamenight.parts.cards import NAMES, spoken
from gamenight.parts.melds import in_order, meld_words, named


def points(n: int) -> str:
    return "1 point" if n == 1 else f"{n} points"


def sorted_cards(members: int) -> list[int]:
    """The cards of a hand as people sort them: by suit, the ace first."""
    return sorted(each(members), key=lambda card: (card // 13, (card + 1) % 13))


def listed(cards: Iterable[int]) -> str:
    """ "the queen of spades and the three of hearts" """
    said = [f"the {spoken(card)}" for card in cards]
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])} and {said[-1]}" if said else "nothing"


def short(cards: Iterable[int]) -> str:
    """ "QS 3H" """
    return " ".join(NAMES[card] for card in cards)


def cards_of_meld(p: Public, n: int) -> list[int]:
    return in_order(p.melds[n], p.lows[n])


def meld_named(p: Public, n: int) -> str:
    """ "4C 5C 6C" """
    return named(p.melds[n], p.lows[n])


def meld_spoken(p: Public, n: int) -> str:
    return meld_words(p.melds[n], p.lows[n])
