# compiled
"""What happened in Bingo and why a good player would."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.games.bingo import rules
from gamenight.games.bingo.rules import BingoView
from gamenight.games.bingo.words.en import Words


def tell(view: BingoView, entry: Entry, say: Words) -> str:
    """One thing that happened."""
    kind, who, a, b = entry.kind, entry.seat, entry.a, entry.b
    if kind == rules.COUNTED:
        return say.counted_on(who, a) if a else ""
    if kind == rules.MATCHED:
        return say.matched(who, b, a)
    if kind == rules.TOOK:
        return say.took(who, a, b)
    if kind == rules.LEFT:
        return say.left(who, a)
    if kind == rules.CLOSED:
        return say.closed(a)
    return say.won(who) if kind == rules.WON else say.no_more_matches(a)


def reason(view: BingoView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    if because.kind == rules.TAKE:
        return say.because_taking_clears(view.public.row[view.public.at], because.a)
    return say.because_leaving_clears(because.a, because.b)
