"""A net in whole numbers by NumPy: many views at once, and exactly what `bots.net` answers for each."""

from __future__ import annotations

from typing import Any

from gamenight.bots.net import TOP, UNIT
from gamenight.bots.net_file import Weights
from gamenight.core.encoding import Encoding
from gamenight.lab.needs import needed
from gamenight.lab.nets.data import Sides

np: Any = needed("numpy", "numpy")


def judged(weights: Weights, features: Any) -> Any:
    """The answers of a net for rows of features, in UNIT * UNIT."""
    width, depth = len(weights.first_begin), len(weights.second_begin)
    first = np.array(weights.first, np.float64).reshape(-1, width)  # exact, and fast as whole numbers are not
    sums = (features.astype(np.float64) @ first).astype(np.int64)
    held = np.clip(sums + np.array(weights.first_begin, np.int64), 0, TOP)
    if not weights.of_boards:
        second = np.array(weights.second, np.int64).reshape(width, depth)
        held = np.clip((held @ second + np.array(weights.second_begin, np.int64)) // UNIT, 0, TOP)
    return held @ np.array(weights.last, np.int64) + weights.last_begin


def judged_rows(weights: Weights, packed: Any, encoding: Encoding) -> Any:
    """The answers for rows of bytes; of boards for the mover, who has the move (`last_begin`) besides."""
    if not weights.of_boards:
        return judged(weights, np.unpackbits(packed, axis=1, bitorder="little"))
    mine, theirs = Sides(encoding).of(packed)
    return judged(weights, mine) - judged(weights, theirs) + weights.last_begin


def loss(answers: Any, shares: Any, leans: Any = 0.0) -> float:
    """How far the answers, added to what they lean on, are from what came of it: the mean cross entropy, in nats."""
    logits = answers / (UNIT * UNIT) + leans
    return float(np.mean(np.logaddexp(0, logits) - shares * logits))
