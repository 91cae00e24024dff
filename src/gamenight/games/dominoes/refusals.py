"""Why a move of Dominoes may not be made."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.dominoes.clauses import CLAUSES
from gamenight.games.dominoes.words.en import Words
from gamenight.parts.line import refusals as line
from gamenight.parts.line.position import LineView


def refuse(view: LineView, move: int, say: Words) -> Refusal:
    return line.refuse(view, move, say, CLAUSES)
