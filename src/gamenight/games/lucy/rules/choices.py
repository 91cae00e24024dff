# compiled
"""What a seat may do in I Love Lucy, from what it knows. Comments cite clauses of rules.md."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.lucy.rules import public
from gamenight.games.lucy.rules.board import CHARACTERS, ENTRANCE, MEAT, SPACES, VITA, WORTH, held
from gamenight.games.lucy.rules.public import Public
from gamenight.parts.bits import count


def choices(p: Public, hand: i64, seat: i64) -> vec[i64]:
    """The moves of a seat that is to move, ascending."""
    stage = p.stage
    if stage == public.ROLLING:
        return vec[i64]([public.ROLL])
    if stage in (public.LANDED, public.CASHING):
        return _bonus(p.bonus[seat], stage == public.LANDED)
    if stage in (public.DRAWING, public.GIVING_TO, public.ASKING, public.HANDING):
        return _players(p, seat)
    if stage == public.GIVING:
        return _cards(hand)
    if stage == public.NAMING:
        return _range(public.NAME, CHARACTERS)
    if stage == public.IMITATING:
        return vec[i64]([public.PERFORM, public.REFUSE])
    if stage == public.VOTING:
        return vec[i64]([public.YES, public.NO])
    if stage == public.CHOOSING:
        return _ways(p, seat)
    found = _range(public.GO, ENTRANCE)  # 4.11
    space: i64 = ENTRANCE + 1
    while space < SPACES:
        found = append(found, public.GO + space)
        space += 1
    return found


def _bonus(bonus: i64, may_follow: bool) -> vec[i64]:
    """Bonus cards to cash (5.10, 4.13)."""
    found = vec[i64](capacity=4)
    if may_follow:
        found = append(found, public.FOLLOW)
    if bonus & 1 != 0:
        found = append(found, public.CASH + VITA)
    if bonus & 2 != 0:
        found = append(found, public.CASH + MEAT)
    return found


def _players(p: Public, seat: i64) -> vec[i64]:
    """Other players who are not safe (4.3, 6.1). Nobody has to ask (4.5)."""
    found = vec[i64](capacity=4)
    if p.stage == public.HANDING:
        found = append(found, public.OBEY)
    others = p.others(seat)
    other: i64 = 0
    while other < p.seats:
        if (others >> other) & 1:
            found = append(found, public.TO + other)
        other += 1
    return append(found, public.ASK_NOBODY) if p.stage == public.ASKING else found


def _cards(hand: i64) -> vec[i64]:
    found = vec[i64](capacity=8)
    character: i64 = 0
    while character < CHARACTERS:
        if held(hand, character) > 0:
            found = append(found, public.PART + character)
        character += 1
    return found


def _range(first: i64, n: i64) -> vec[i64]:
    found = vec[i64](capacity=8)
    i: i64 = 0
    while i < n:
        found = append(found, first + i)
        i += 1
    return found


def _ways(p: Public, seat: i64) -> vec[i64]:
    found = vec[i64](capacity=2)
    if can_hand_out(p, seat):
        found = append(found, public.HAND_OUT)
    if can_pay(p, seat):
        found = append(found, public.PAY_ALL)
    return found


def can_hand_out(p: Public, seat: i64) -> bool:
    """A card for each (4.14)."""
    return p.sizes[seat] >= count(p.payees)


def debt_of(p: Public) -> i64:
    """What a payer owes in all (4.15); the bank is one payee."""
    return p.due * count(p.payees) if p.payees != 0 else p.due


def can_pay(p: Public, seat: i64) -> bool:
    """Whether money and bonus cards cover the debt (4.14)."""
    money = p.money[seat]
    if p.bonus[seat] & 1 != 0:
        money += WORTH[VITA]
    if p.bonus[seat] & 2 != 0:
        money += WORTH[MEAT]
    return money >= debt_of(p)
