# compiled
"""Up the Fire Escape of I Love Lucy. Comments cite clauses of rules.md."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.journal import Journal
from gamenight.core.position import bit
from gamenight.games.lucy.rules import public
from gamenight.games.lucy.rules.board import ESCAPE, MERTZ, STEPS
from gamenight.games.lucy.rules.public import Public


def climb(p: Public, seat: i64, must_fit: bool, journal: Journal | None) -> bool:
    """The dice have been thrown: whether that wins."""
    step: i64 = p.at[seat] - ESCAPE if p.at[seat] > ESCAPE else 0
    total = p.first_die + p.second_die
    if journal is not None:
        journal.note(public.ROLLED, seat, p.first_die, p.second_die, p.at[seat], p.at[seat])
    fits = not must_fit or step == STEPS or step + total <= STEPS + 1  # 6.4
    if p.first_die == p.second_die and fits:  # 6.2
        p.at[seat] = MERTZ
        p.over, p.winners = True, bit(1, seat)
        if journal is not None:
            journal.note(public.WON, seat)
        return True
    if step + total <= STEPS:  # 6.3
        p.at[seat] = ESCAPE + step + total
        if journal is not None:
            journal.note(public.STOPPED, seat, step + total)
    elif journal is not None:
        journal.note(public.STAYED, seat)
    return False
