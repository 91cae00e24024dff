# compiled
"""What a seat sees of Dominoes."""

from __future__ import annotations

from gamenight.core.scene import Scene
from gamenight.games.dominoes.clauses import CLAUSES
from gamenight.games.dominoes.words.en import Words
from gamenight.parts.line import scene as line
from gamenight.parts.line.position import LineView


def scene(view: LineView, say: Words) -> Scene:
    return line.scene(view, say, CLAUSES)
