"""Why a move of Bingo may not be made."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.bingo.rules import BingoView
from gamenight.games.bingo.words.en import Words


def refuse(view: BingoView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now."""
    if view.public.asked:
        return Refusal("2.6", say.first_take_or_leave())
    return (
        Refusal("2.2", say.no_match_now()) if view.options.ask else Refusal("2.7", say.taken_by_themselves())
    )
