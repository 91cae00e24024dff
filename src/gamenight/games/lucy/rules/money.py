# compiled
"""Debts in I Love Lucy, and the bonus cards that pay them. Comments cite clauses of rules.md."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.position import bit
from gamenight.games.lucy.rules.board import BANK, GIVE_OR_PAY, MEAT, TAKE, VITA, WORTH
from gamenight.games.lucy.rules.choices import can_hand_out, can_pay, debt_of
from gamenight.games.lucy.rules.hands import Table
from gamenight.games.lucy.rules.public import (
    CANNOT_PAY,
    CASHED,
    CASHING,
    CHOOSING,
    NEITHER,
    NOBODY_LEFT,
    NOTHING,
    PAID,
)


class Till(Table):
    """A table where money changes hands."""

    def _bill(self, seat: i64, says: i64, what: i64) -> None:
        """Money goes from hand to hand, or to the bank (4.6 to 4.9)."""
        p = self.public
        others = self.others(seat)
        p.due, p.payers, p.payees = what, bit(1, seat), others
        if says == BANK:
            p.due, p.payees = -what, 0
        elif others == 0:
            self._idle(seat, NOBODY_LEFT)
            return
        elif says == TAKE:
            p.payers, p.payees = others, bit(1, seat)
        elif says == GIVE_OR_PAY:
            if can_hand_out(p, seat) or can_pay(p, seat):
                p.stage = CHOOSING  # 4.8
            else:
                self._idle(seat, NEITHER)
            return
        self._settle()

    def _settle(self) -> None:
        """Those who owe pay, one after the other; who is short cashes bonus cards first (4.12, 4.13)."""
        p = self.public
        while p.payers != 0:
            payer = self.next_of(p.payers, p.turn)
            debt = debt_of(p)
            if p.money[payer] >= debt:
                self._pay(payer)
                p.payers ^= bit(1, payer)
            elif p.bonus[payer] == 0:
                if self.journal is not None:
                    self.journal.note(CANNOT_PAY, payer, debt)
                p.payers ^= bit(1, payer)
            elif p.bonus[payer] == 3 and p.money[payer] + WORTH[VITA] >= debt:
                p.actor, p.stage = payer, CASHING
                return
            else:
                self._cash(payer, MEAT if p.bonus[payer] == 2 else VITA, 1)
        self._end_turn()

    def _pay(self, payer: i64) -> None:
        p = self.public
        p.money[payer] -= debt_of(p)
        if p.payees == 0 and self.journal is not None:
            self.journal.note(PAID, payer, p.due, NOTHING)
        seat: i64 = 0
        while seat < p.seats:
            if (p.payees >> seat) & 1:
                p.money[seat] += p.due
                if self.journal is not None:
                    self.journal.note(PAID, payer, p.due, seat)
                self._appraise(seat)
            seat += 1

    def _cash(self, seat: i64, which: i64, forced: i64) -> None:
        p = self.public
        p.bonus[seat] ^= bit(1, which)
        p.money[seat] += WORTH[which]
        if self.journal is not None:
            self.journal.note(CASHED, seat, which, WORTH[which], forced)
