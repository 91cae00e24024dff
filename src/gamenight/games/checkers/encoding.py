# compiled
"""Checkers as words: one's own men and kings, the other's, and the checker that is jumping."""

from __future__ import annotations

from typing import Final, final

from gamenight.core.encoding import Amount, Encoding, Pen, Slice
from gamenight.core.position import View
from gamenight.games.checkers.rules.position import CheckersView
from gamenight.games.checkers.rules.public import DARK

VERSION: Final = 1
SLICES: Final = (
    Slice("mine", 36),
    Slice("my kings", 36),
    Slice("theirs", 36),
    Slice("their kings", 36),
    Slice("jumping", 36),
    Slice("dark", 1),
    Slice("my turn", 1),
)
AMOUNTS: Final = (Amount("quiet", 80),)


@final
class CheckersEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, CheckersView)
        p = view.public
        dark = pen.me == DARK
        mine, theirs = (p.dark, p.light) if dark else (p.light, p.dark)
        pen.bits(mine, 36)
        pen.bits(mine & p.kings, 36)
        pen.bits(theirs, 36)
        pen.bits(theirs & p.kings, 36)
        pen.one(p.jumping, 36)
        pen.flag(dark)
        pen.flag(p.turn == pen.me)
        pen.amount(p.quiet)


ENCODING: Final = CheckersEncoding()
