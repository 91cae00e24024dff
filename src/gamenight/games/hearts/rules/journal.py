# compiled
"""What the journal of Hearts says."""

from __future__ import annotations

from typing import Final

# The journal: what happened, and what a, b, c and d say.
DEALT: Final = 0  # a: cards each, b: cards in the widow, c: the number of the hand from 0
TO_PASS: Final = 1  # a: how many cards, b: how many seats to the left; 0 for a hand without passing
CHOSE: Final = 2
PASSED: Final = 3  # a: the cards, b: to whom; heard by these two
OPENS: Final = 4  # a: the club
PLAYED: Final = 5  # a: the card, b: 1 for a lead
BROKE: Final = 6
TOOK: Final = 7  # a: the winning card, b: points in the trick
WIDOW: Final = 8  # a: its cards; heard by whoever took it
WIDOW_SHOWN: Final = 9  # a: its cards
SHOT: Final = 10  # a: how many points it moves
SCORED: Final = 11  # a: points, b: the new total, c: what for
WON: Final = 12  # a: the total
