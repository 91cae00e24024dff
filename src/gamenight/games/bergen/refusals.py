"""Why a move of Bergen may not be made."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.bergen.clauses import CLAUSES
from gamenight.games.bergen.words.en import Words
from gamenight.parts.line import refusals as line
from gamenight.parts.line.position import LineView


def refuse(view: LineView, move: int, say: Words) -> Refusal:
    return line.refuse(view, move, say, CLAUSES)
