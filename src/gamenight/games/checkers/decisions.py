"""Which kind of decision a seat has to make now; what each is about stands in the words."""

from __future__ import annotations

from gamenight.games.checkers.notation import is_jump
from gamenight.games.checkers.rules.position import CheckersView
from gamenight.games.checkers.rules.public import NONE


def decision(view: CheckersView) -> str:
    if view.public.jumping != NONE:
        return "jump_on"
    return "jump" if any(is_jump(move) for move in view.moves) else "move"
