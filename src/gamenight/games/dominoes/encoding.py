# compiled
"""Dominoes as words: a line of play."""

from typing import Final

from gamenight.parts.line.encoding import LineEncoding

ENCODING: Final = LineEncoding()
