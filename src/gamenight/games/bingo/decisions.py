"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.bingo.rules import BingoView


def decision(view: BingoView) -> str:
    return "match" if view.public.asked else "count"
