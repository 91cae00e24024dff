# compiled
"""Which cards of a hand may be played in Hearts, and what a play shows to be elsewhere.

Numbers in comments are clauses of rules.md.
"""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.hearts.rules.public import ALL_CLUBS, ALL_HEARTS, POINTS, QUEEN, Options, Public
from gamenight.parts.cards import PACK
from gamenight.parts.tricks import EMPTY
from gamenight.parts.tricks import playable as follow_suit


def playable(p: Public, options: Options, hand: i64) -> i64:
    """The cards of a hand that may be played now. Each rule narrows the choice unless it would leave nothing."""
    if p.trick != EMPTY:
        hand = follow_suit(hand, p.led)  # 4.2
    elif p.tricks == 0 and p.opening >= 0:
        return bit(1, p.opening)  # 3.2
    elif not p.broken and hand & ~ALL_HEARTS != 0:
        hand &= ~ALL_HEARTS  # 5.1, 5.2
    if p.tricks == 0:
        if p.opening >= 0 and options.lowest_clubs and hand & ALL_CLUBS & p.led != 0:
            return hand & -hand  # 3.3
        if no_points_now(p, options, hand) and hand & ~POINTS != 0:
            hand &= ~POINTS  # 3.4, 3.5
    if not p.broken and options.queen_waits and hand & ~QUEEN != 0:
        hand &= ~QUEEN  # 5.5
    return hand


def no_points_now(p: Public, options: Options, cards: i64) -> bool:
    """Whether points are barred from the first trick: all (3.4), or those that do not follow suit (3.5)."""
    return options.no_points or (options.no_points_off_suit and p.trick != EMPTY and cards & p.led == 0)


def shown(p: Public, options: Options, card: i64) -> i64:
    """The cards that whoever plays `card` now cannot hold: else a rule would have forbidden it.

    A rule that leaves `card` in the choice narrows what the rules after it speak of; one that would have taken it
    out of the choice shows that the player holds nothing else that the rule would have left.
    """
    one = bit(1, card)
    scope: i64 = PACK
    lacks: i64 = 0
    if p.trick != EMPTY:
        if one & p.led != 0:
            scope = p.led
        else:
            lacks = p.led
    elif not p.broken:
        if one & ALL_HEARTS == 0:
            scope = PACK & ~ALL_HEARTS
        else:
            lacks = PACK & ~ALL_HEARTS
    if p.tricks == 0:
        if p.opening >= 0 and options.lowest_clubs and one & ALL_CLUBS & p.led != 0:
            return lacks | (one - 1)
        if no_points_now(p, options, one):
            if one & POINTS == 0:
                scope &= ~POINTS
            else:
                lacks |= scope & ~POINTS
    if not p.broken and options.queen_waits and one == QUEEN:
        lacks |= scope & ~QUEEN
    return lacks
