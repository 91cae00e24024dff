# compiled
"""Debts in I Love Lucy, and the bonus cards that pay them. Comments cite clauses of rules.md."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.journal import Journal
from gamenight.core.position import bit
from gamenight.games.lucy.rules import board, public
from gamenight.games.lucy.rules.board import MEAT, VITA, WORTH
from gamenight.games.lucy.rules.choices import can_hand_out, can_pay, debt_of
from gamenight.games.lucy.rules.hands import Hands
from gamenight.games.lucy.rules.public import CASHES, DONE, OWES, WAITS, Public


def bill(hands: Hands, seat: i64, says: i64, what: i64, journal: Journal | None) -> i64:
    """Money goes from hand to hand, to the bank or from it (4.6 to 4.9); OWES if someone has to pay."""
    p = hands.public
    if says == board.BANK and what > 0:
        p.money[seat] += what
        if journal is not None:
            journal.note(public.GOT, seat, what)
        return DONE
    others = p.others(seat)
    p.due, p.payers, p.payees = what, bit(1, seat), others
    if says == board.BANK:
        p.due, p.payees = -what, 0
    elif others == 0:
        return p.idle(seat, public.NOBODY_LEFT, journal)
    elif says == board.TAKE:
        p.payers, p.payees = others, bit(1, seat)
    elif says == board.GIVE_OR_PAY and (can_hand_out(p, seat) or can_pay(p, seat)):
        p.stage = public.CHOOSING  # 4.8, 4.14
        return WAITS
    return OWES


def settle(hands: Hands, journal: Journal | None) -> i64:
    """Those who owe pay, one after the other; who is short cashes a bonus card first (4.12, 4.13, 4.15)."""
    p = hands.public
    while p.payers != 0:
        payer = p.next_of(p.payers, p.turn)
        debt = debt_of(p)
        if p.money[payer] >= debt:
            _pay(hands, payer, debt, journal)
            p.payers ^= bit(1, payer)
        elif p.bonus[payer] == 0:
            if journal is not None:
                journal.note(public.CANNOT_PAY, payer, debt)
            p.payers ^= bit(1, payer)
        elif p.bonus[payer] == 3 and p.money[payer] + WORTH[VITA] >= debt:
            p.actor, p.stage = payer, public.CASHING
            return WAITS
        else:
            which: i64 = MEAT if p.bonus[payer] == 2 else VITA
            p.actor = payer
            cash(p, payer, which, True, journal)
            return CASHES + which
    return DONE


def _pay(hands: Hands, payer: i64, debt: i64, journal: Journal | None) -> None:
    p = hands.public
    p.money[payer] -= debt
    if p.payees == 0 and journal is not None:
        journal.note(public.PAID, payer, debt, public.NOTHING)
    seat: i64 = 0
    while seat < p.seats:
        if (p.payees >> seat) & 1:
            p.money[seat] += p.due
            if journal is not None:
                journal.note(public.PAID, payer, p.due, seat)
            hands.appraise(seat, journal)
        seat += 1


def cash(p: Public, seat: i64, which: i64, forced: bool, journal: Journal | None) -> None:
    """The bank pays for a bonus card."""
    p.bonus[seat] ^= bit(1, which)
    p.money[seat] += WORTH[which]
    if journal is not None:
        journal.note(public.CASHED, seat, which, WORTH[which], 1 if forced else 0)
