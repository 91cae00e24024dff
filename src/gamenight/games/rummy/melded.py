"""Cards and melds of Rummy as people see them: sorted, and in the order in which they lie."""

from __future__ import annotations

from gamenight.games.rummy.rules.public import Public
from gamenight.games.rummy.words.en import Meld
from gamenight.parts.bits import each
from gamenight.parts.melds import CARDS, NO_MELD, in_order, run_low


def sorted_cards(members: int) -> list[int]:
    """The cards of a hand as people sort them: by suit, the ace first."""
    return sorted(each(members), key=lambda card: (card // 13, (card + 1) % 13))


def on_table(p: Public, n: int) -> Meld:
    """A meld on the table."""
    return in_order(p.melds[n], p.lows[n]), p.lows[n] != NO_MELD


def numbered(meld: int) -> Meld:
    """The meld that a move lays down."""
    return in_order(CARDS[meld], run_low(meld)), run_low(meld) != NO_MELD
