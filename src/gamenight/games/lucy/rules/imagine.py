# compiled
"""Tables of I Love Lucy that a view cannot tell from the true one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit
from gamenight.games.lucy.rules.board import CHARACTERS, complete, held, some
from gamenight.games.lucy.rules.hands import Hands
from gamenight.games.lucy.rules.known import POOLS, SEATS, Known, share_of, veiled
from gamenight.games.lucy.rules.position import Lucy, LucyView
from gamenight.games.lucy.rules.public import VOTING
from gamenight.parts.decks import deal_copies, none_of

TRIES: Final = 2000  # deals before a missing character is settled first


def imagine(view: LucyView, chance: Chance) -> Lucy:
    """A table that fits the view, all that fit equally likely."""
    p = view.public.copy()
    hands = p.shown[:] if len(p.shown) > 0 else _deal(view, chance)
    known: list[Known] = []
    seat: i64 = 0
    while seat < p.seats:
        if seat == view.seat:
            known.append(view.known.copy())
        else:
            mind = veiled(seat, p.seats, hands, p.sizes)  # what another knows besides, nobody else can tell
            mind.lacks = p.known.lacks & ~bit(255, 8 * seat)
            known.append(mind)
        seat += 1
    world = Lucy(view.options, p, Hands(p, hands, known))
    world.votes = _votes(view, chance)
    return world


def _votes(view: LucyView, chance: Chance) -> i64:
    """Sealed votes could be anything, but for one's own."""
    p = view.public
    votes: i64 = 0
    if p.stage != VOTING:
        return votes
    seat: i64 = 0
    while seat < p.seats:
        vote: i64 = 0
        if (p.voted >> seat) & 1:
            vote = view.vote if seat == view.seat else chance.pick(2)
        votes |= bit(vote, seat)
        seat += 1
    return votes


def _deal(view: LucyView, chance: Chance) -> vec[i64]:
    """Hands in agreement with the pools, the lacks, and who is known to be short of a main character."""
    p = view.public
    short = p.short & ~(bit(1, view.seat) if view.seat >= 0 else 0)
    barred = none_of(SEATS)
    seat: i64 = 0
    while seat < SEATS:
        barred[seat] = view.known.lacking(seat)
        seat += 1
    tries: i64 = 0
    while True:
        if tries >= TRIES:
            _settle_one(view, short, barred, chance)
        hands = _hands(view, barred, chance)
        if not _anyone_complete(hands, short):
            return hands
        tries += 1


def _settle_one(view: LucyView, short: i64, barred: vec[i64], chance: Chance) -> None:
    """So rare that evenness gives way: bar a main character that a seat known to be short may still lack."""
    seat: i64 = 0
    while seat < view.public.seats:
        barred[seat] = view.known.lacking(seat)
        if (short >> seat) & 1:
            character = chance.pick(4)
            if held(view.known.what[seat], character) == 0:
                barred[seat] |= bit(1, character)
        seat += 1


def _anyone_complete(hands: vec[i64], seats: i64) -> bool:
    seat: i64 = 0
    for hand in hands:
        if (seats >> seat) & 1 and complete(hand):
            return True
        seat += 1
    return False


def _hands(view: LucyView, barred: vec[i64], chance: Chance) -> vec[i64]:
    known = view.known
    hands = vec[i64](capacity=4)
    seat: i64 = 0
    while seat < view.public.seats:
        hands = append(hands, view.hand if seat == view.seat else known.what[seat])
        seat += 1
    pool: i64 = SEATS
    while pool < POOLS:
        if known.who[pool] != 0:
            _deal_pool(hands, known.what[pool], known.who[pool], barred, chance)
        pool += 1
    return hands


def _deal_pool(hands: vec[i64], what: i64, who: i64, barred: vec[i64], chance: Chance) -> None:
    copies, sizes = none_of(CHARACTERS), none_of(SEATS)
    character: i64 = 0
    while character < CHARACTERS:
        copies[character] = held(what, character)
        character += 1
    seat: i64 = 0
    while seat < SEATS:
        sizes[seat] = share_of(who, seat)
        seat += 1
    dealt = deal_copies(copies, sizes, barred, chance)
    seat = 0
    while seat < len(hands):
        character = 0
        while character < CHARACTERS:
            hands[seat] += some(dealt[seat * CHARACTERS + character], character)
            character += 1
        seat += 1
