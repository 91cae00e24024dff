# compiled
"""What happened in Bingo."""

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
