# compiled
"""What a player of Rummy may do after the draw. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.rummy.rules.public import GROUP, LAY, LOWER, MELD, UPPER, Options, Public, opens
from gamenight.parts.bits import has, lowest
from gamenight.parts.melds import CARDS, add_melds


def turn_moves(p: Public, options: Options, hand: i64) -> vec[i64]:
    """Discards, lay-offs and melds, ascending; none after which the turn could not be ended."""
    found = vec[i64](capacity=16)
    left = hand & ~bit(1, p.taken) if p.taken >= 0 else hand  # 2.4
    while left != 0:
        found = append(found, lowest(left))
        left &= left - 1
    tight = options.last_discard or (p.taken >= 0 and has(hand, p.taken))
    first: i64 = len(found)
    if hand & p.fits() != 0:
        found = add_lay_offs(found, p, hand)
    if not p.melded or options.many_melds:  # 3.6, 3.7
        found = add_melds(found, MELD, hand, options.ace_high)
    return completed(found, first, p, options, hand) if tight and first < len(found) else found


def add_lay_offs(found: vec[i64], p: Public, hand: i64) -> vec[i64]:
    left = hand & p.fits()
    while left != 0:
        card = lowest(left)
        left &= left - 1
        if has(p.to_groups, card):
            found = append(found, LAY + 4 * card + GROUP)
        if has(p.to_lower, card):
            found = append(found, LAY + 4 * card + LOWER)
        if has(p.to_upper, card):
            found = append(found, LAY + 4 * card + UPPER)
    return found


def completed(found: vec[i64], first: i64, p: Public, options: Options, hand: i64) -> vec[i64]:
    """`found` without the moves, from `first` on, after which the turn could not be ended."""
    kept = found[:first]
    while first < len(found):
        if can_end(p, options, hand, found[first]):
            kept = append(kept, found[first])
        first += 1
    return kept


def can_end(p: Public, options: Options, hand: i64, move: i64) -> bool:
    """Whether a turn can be ended after this meld or lay-off: by a discard (2.4, 5.3) or by going out (5.1)."""
    rest = hand & ~(CARDS[move - MELD] if move >= MELD else bit(1, (move - LAY) >> 2))
    if options.last_discard:
        if p.taken >= 0:
            rest &= ~bit(1, p.taken)
        return rest != 0
    if p.taken < 0 or rest != bit(1, p.taken):
        return True
    return rest & (p.fits() | opens(move, options.ace_high)) != 0  # 4.4
