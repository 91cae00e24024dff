"""Rummy in words: cards, melds, points."""

from __future__ import annotations

from collections.abc import Iterable

from gamenight.core import words
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


class Words(words.Words):
    title = "Rummy"
    about = "Draw, lay down groups and runs, discard, and be the first with no cards left."
    presets = {
        "sheet": ("As on the rule sheet", "To 100, one meld a turn, the ace low."),
        "quick": ("Three deals", "Three deals, and the highest total wins."),
        "club": (
            "Free melding",
            "As many melds as you like, the ace high or low, and double for going rummy.",
        ),
    }
    options = {
        "target": "Points that win the match",
        "deals": "Deals in a match; 0 plays to the target instead",
        "ace_high": "The ace may also stand above the king",
        "many_melds": "As many melds in a turn as you like",
        "last_discard": "Whoever goes out must do it with a discard",
        "rummy": "Going out with all your cards in one turn counts double",
        "void_after": "Turn-overs without a meld before a deal is void; 0 for never",
    }
