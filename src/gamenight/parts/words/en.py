# compiled
"""The things that games share, in English: cards, tiles and dice. A game's words are made from one of these."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from gamenight.core.words import Words
from gamenight.parts.cards import CARD_WORDS, RANK_WORDS, SUIT_WORDS
from gamenight.parts.dominoes import HIGH, LOW
from gamenight.parts.dominoes import WORDS as NUMBER_WORDS


@mypyc_attr(allow_interpreted_subclasses=True)
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
        return CARD_WORDS[card]


@mypyc_attr(allow_interpreted_subclasses=True)
class TileWords(Words):
    """The double-six set."""

    def number(self, number: int) -> str:
        """One end of a tile: "blank", "six" """
        return NUMBER_WORDS[number]

    def numbers(self, number: int) -> str:
        """All tiles that bear it: "blanks", "sixes" """
        return "sixes" if number == 6 else f"{NUMBER_WORDS[number]}s"

    def tile(self, tile: int) -> str:
        """ "six-four", "double five" """
        high, low = HIGH[tile], LOW[tile]
        return f"double {self.number(high)}" if high == low else f"{self.number(high)}-{self.number(low)}"

    def tiles_of(self, seat: int) -> str:
        """The label of a hand of tiles: "Your tiles", "Mabel's tiles"."""
        return "Your tiles" if seat == self.listener else f"{self.given(seat)}'s tiles"
