# compiled
"""Character cards change hands: drawn, given, named, asked for. Comments cite clauses of rules.md."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Journal
from gamenight.core.position import bit
from gamenight.games.lucy.rules import board, public
from gamenight.games.lucy.rules.board import held
from gamenight.games.lucy.rules.hands import Hands
from gamenight.games.lucy.rules.public import DONE, WAITS


def meet(hands: Hands, seat: i64, says: i64, what: i64, chance: Chance, journal: Journal | None) -> i64:
    """Draw from a player or give to one (4.1 to 4.3)."""
    p = hands.public
    targets = p.others(seat)
    if what != board.CHOICE:
        step: i64 = 1
        if what != board.LEFT:
            step = p.seats - 1
        targets &= bit(1, (seat + step) % p.seats)
    if targets == 0:
        return p.idle(seat, public.TARGET_SAFE, journal)
    if says == board.GIVE and p.sizes[seat] == 0:
        return p.idle(seat, public.NO_CARDS, journal)
    if targets & (targets - 1) != 0:
        p.stage = public.DRAWING if says == board.DRAW else public.GIVING_TO
        return WAITS
    if says == board.DRAW:
        return draw_from(hands, seat, p.next_of(targets, seat), chance, journal)
    p.payees, p.stage = targets, public.GIVING
    return WAITS


def draw_from(hands: Hands, seat: i64, other: i64, chance: Chance, journal: Journal | None) -> i64:
    p = hands.public
    if p.sizes[other] == 0:
        return p.idle(seat, public.NO_CARDS, journal)
    character = board.nth(hands.cards[other], chance.pick(p.sizes[other]))
    if journal is not None:
        journal.note(public.DREW_FROM, seat, other)
        journal.whisper(bit(1, seat) | bit(1, other), public.DREW, seat, character, other)
    hands.move(other, seat, character, False, journal)
    return DONE


def give(hands: Hands, seat: i64, character: i64, journal: Journal | None) -> i64:
    """A card is given to the next who is to have one (4.2, 4.8)."""
    p = hands.public
    other = p.next_of(p.payees, seat)
    p.payees ^= bit(1, other)
    if journal is not None:
        journal.note(public.GAVE_TO, seat, other)
        journal.whisper(bit(1, seat) | bit(1, other), public.GAVE, seat, character, other)
    hands.move(seat, other, character, False, journal)
    return DONE if p.payees == 0 else WAITS


def name(hands: Hands, seat: i64, character: i64, journal: Journal | None) -> i64:
    p = hands.public
    if held(p.bank, character) > 0:  # 4.4
        hands.collect(seat, character, journal)
        return DONE
    if journal is not None:
        journal.note(public.BANK_OUT, seat, character)
    targets = p.others(seat)
    p.named = character
    if targets == 0:
        return p.idle(seat, public.NOBODY_LEFT, journal)
    p.stage = public.ASKING  # 4.5
    return WAITS


def ask(hands: Hands, seat: i64, other: i64, journal: Journal | None) -> i64:
    character = hands.public.named
    has = held(hands.cards[other], character) > 0
    if journal is not None:
        journal.note(public.ASKED, seat, character, other, 1 if has else 0)
    if has:
        hands.move(other, seat, character, True, journal)
    else:
        hands.deny(other, character)
    return DONE
