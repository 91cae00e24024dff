# compiled
"""A net that leans to moves, in whole numbers: compiled, interpreted and NumPy agree exactly.

Its hidden layers are those of `bots.net`; each move has an output of its own, of which only the legal ones are asked.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.bots.net import HALF, LOW, UNIT, Net, clipped


@final
class Policy:
    """`last` has the weights of a move after those of another."""

    def __init__(self, layers: Net, last: vec[i64], begin: vec[i64]) -> None:
        self._layers: Final = layers
        self._last: Final = last
        self._begin: Final = begin

    def logits(self, words: vec[i64], numbers: vec[i64], moves: vec[i64]) -> vec[i64]:
        """What it thinks of these moves, in UNIT * UNIT."""
        hidden = vec[i64](capacity=64)
        for pair in self._layers.hidden(words, numbers):
            hidden = append(hidden, clipped(((pair & LOW) - HALF) // UNIT))
            hidden = append(hidden, clipped(((pair >> 32) - HALF) // UNIT))
        found = vec[i64](capacity=16)
        for move in moves:
            total = self._begin[move]
            at = move * len(hidden)
            for held in hidden:
                total += held * self._last[at]
                at += 1
            found = append(found, total)
        return found
