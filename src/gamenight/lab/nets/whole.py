"""A net in whole numbers by NumPy: many views at once, and exactly what `bots.net` answers for each."""

from __future__ import annotations

from typing import Any

from gamenight.bots.net import TOP, UNIT
from gamenight.bots.net_file import Weights
from gamenight.lab.needs import needed

np: Any = needed("numpy", "numpy")


def judged(weights: Weights, features: Any) -> Any:
    """The answers of a net for rows of features, in UNIT * UNIT."""
    width, depth = len(weights.first_begin), len(weights.second_begin)
    first = np.array(weights.first, np.float64).reshape(-1, width)  # exact, and fast as whole numbers are not
    sums = (features.astype(np.float64) @ first).astype(np.int64)
    held = np.clip(sums + np.array(weights.first_begin, np.int64), 0, TOP)
    second = np.array(weights.second, np.int64).reshape(width, depth)
    hidden = held @ second + np.array(weights.second_begin, np.int64)
    return np.clip(hidden // UNIT, 0, TOP) @ np.array(weights.last, np.int64) + weights.last_begin


def loss(answers: Any, shares: Any, leans: Any = 0.0) -> float:
    """How far the answers, added to what they lean on, are from what came of it: the mean cross entropy, in nats."""
    logits = answers / (UNIT * UNIT) + leans
    return float(np.mean(np.logaddexp(0, logits) - shares * logits))
