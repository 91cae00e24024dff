"""A simple player of Monopoly."""

from __future__ import annotations

from typing import Any

from gamenight.bots import Bot
from gamenight.parts.property import moves as m


class Buyer(Bot):
    """A property player of one idea: buys everything, builds whenever it can, never trades."""

    name = "buyer"

    def choose(self, game: Any, view: Any, **budget: Any) -> int:
        moves: list[int] = view.legal()
        for wanted in (m.TAKE, m.CLAIM, m.REFUSE):
            if wanted in moves:
                return wanted
        builds = [move for move in moves if m.BUILD <= move < m.SELL]
        if builds:
            return builds[-1]
        if moves[0] in (m.THROW, m.END, m.PASS, m.KEEP):
            return moves[0]
        mortgages = [move for move in moves if m.MORTGAGE <= move < m.LIFT]
        sales = [move for move in moves if m.SELL <= move < m.MORTGAGE]
        return (mortgages or sales or moves)[0]
