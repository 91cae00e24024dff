"""The things that games share, in English: cards, tiles and dice. A game's words are made from one of these."""

from __future__ import annotations

from gamenight.core.words import Words
from gamenight.parts.cards import RANK_WORDS, SUIT_WORDS


class CardWords(Words):
    """The French pack."""

    def suit(self, suit: int) -> str:
        """ "hearts" """
        return SUIT_WORDS[suit]

    def suit_label(self, suit: int) -> str:
        return SUIT_WORDS[suit].capitalize()

    def rank(self, rank: int) -> str:
        """ "queen" """
        return RANK_WORDS[rank]

    def ranks(self, rank: int) -> str:
        """ "queens" """
        return "sixes" if RANK_WORDS[rank] == "six" else f"{RANK_WORDS[rank]}s"

    def card(self, card: int) -> str:
        """ "queen of spades" """
        return f"{RANK_WORDS[card % 13]} of {SUIT_WORDS[card // 13]}"
