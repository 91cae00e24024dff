# compiled
"""Tables of Sorry! that a view cannot tell from the true one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit
from gamenight.games.sorry.rules.cards import Cards
from gamenight.games.sorry.rules.moves import COPIES, KINDS
from gamenight.games.sorry.rules.position import Sorry, SorryView
from gamenight.parts.bits import count
from gamenight.parts.decks import none_of
from gamenight.parts.unseen import deal_unseen


def imagine(view: SorryView, chance: Chance) -> Sorry:
    """A table that fits the view, all that fit equally likely."""
    p = view.public.copy()
    cards = Cards(p)
    cards.sizes, cards.piled = view.sizes[:], view.piled
    unseen = none_of(KINDS)
    kind: i64 = 0
    while kind < KINDS:
        unseen[kind] = COPIES[kind] - p.discards[kind] - (1 if p.card == kind else 0)
        kind += 1
    cards.pile = unseen
    if view.options.points:
        _imagine_hands(cards, view, chance)
    return Sorry(view.options, p, cards)


def _imagine_hands(cards: Cards, view: SorryView, chance: Chance) -> None:
    """Cards known to be in hands may go to any of them, but not into the pile; then each hand as far as it is known."""
    p = cards.public
    unseen: i64 = 0
    tied: i64 = 0
    kind: i64 = 0
    at: i64 = 0
    while kind < KINDS:
        n = cards.pile[kind] - view.hand[kind]
        unseen |= bit(bit(1, n) - 1, at)
        tied |= bit(bit(1, view.floors[kind]) - 1, at)
        at += COPIES[kind]
        kind += 1
    sizes, barred = vec[i64](capacity=16), vec[i64](capacity=16)
    seat: i64 = 0
    while seat < p.seats:
        hidden: i64 = 0 if seat == view.seat else 1
        sizes = append(append(sizes, p.bound[seat] * hidden), (view.sizes[seat] - p.bound[seat]) * hidden)
        barred = append(append(barred, _copies_of(p.lacks[seat])), 0)
        seat += 1
    sizes, barred = append(sizes, view.piled), append(barred, tied)
    dealt = deal_unseen(unseen, sizes, barred, chance)
    _hand_out(cards, view, dealt)


def _copies_of(kinds: i64) -> i64:
    """All cards of a set of kinds, as a set."""
    cards: i64 = 0
    at: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if (kinds >> kind) & 1:
            cards |= bit(bit(1, COPIES[kind]) - 1, at)
        at += COPIES[kind]
        kind += 1
    return cards


def _hand_out(cards: Cards, view: SorryView, dealt: vec[i64]) -> None:
    p = cards.public
    cards.hands, cards.floors = none_of(p.seats * KINDS), none_of(p.seats * KINDS)
    kind: i64 = 0
    at: i64 = 0
    while kind < KINDS:
        copies = bit(bit(1, COPIES[kind]) - 1, at)
        cards.pile[kind] = count(dealt[p.seats * 2] & copies)
        seat: i64 = 0
        while seat < p.seats:
            held = count((dealt[seat * 2] | dealt[seat * 2 + 1]) & copies)
            known = p.floors[kind] - held  # others may know more, which nobody else can tell
            if seat == view.seat:
                held, known = view.hand[kind], view.floors[kind]
            cards.hands[seat * KINDS + kind] = held
            cards.floors[seat * KINDS + kind] = known if known > 0 else 0
            seat += 1
        at += COPIES[kind]
        kind += 1
