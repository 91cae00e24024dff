"""Every hand of cribbage with every starter: all 12,994,800, counted here a second way with NumPy."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from gamenight.core import position
from gamenight.games.cribbage.rules.count import hand_points

np = pytest.importorskip("numpy", reason="NumPy is not installed, so the show is not counted a second way")

KNOWN = {
    0: 1009008,
    1: 99792,
    2: 2813796,
    3: 505008,
    4: 2855676,
    24: 3680,
    28: 76,
    29: 4,
}  # published figures
IMPOSSIBLE = {19, 25, 26, 27}


def histogram() -> Counter[int]:
    hands = np.array(list(combinations(range(52), 5)), dtype=np.int8)
    number = ((hands % 13 + 1) % 13 + 1).astype(np.int8)
    suit = (hands // 13).astype(np.int8)
    value = np.minimum(number, 10)
    common = np.zeros(len(hands), dtype=np.int16)
    for size in range(2, 6):
        for some in combinations(range(5), size):
            common += 2 * (value[:, some].sum(axis=1) == 15)
    for a, b in combinations(range(5), 2):
        common += 2 * (number[:, a] == number[:, b])
    common += runs(number)
    found: Counter[int] = Counter()
    for starter in range(5):
        rest = [n for n in range(5) if n != starter]
        one_suit = (suit[:, rest] == suit[:, [rest[0]]]).all(axis=1)
        flush = one_suit * (4 + (suit[:, starter] == suit[:, rest[0]]))
        nobs = ((number[:, rest] == 11) & (suit[:, rest] == suit[:, [starter]])).any(axis=1)
        scores, counts = np.unique(common + flush + nobs, return_counts=True)
        for score, many in zip(scores, counts, strict=True):
            found[int(score)] += int(many)
    return found


def runs(number: Any) -> Any:
    """Every set of cards in sequence, of the greatest length there is."""
    points = np.zeros(len(number), dtype=np.int16)
    longest = np.zeros(len(number), dtype=bool)
    for size in (5, 4, 3):
        here = np.zeros(len(number), dtype=np.int16)
        for some in combinations(range(5), size):
            ordered = np.sort(number[:, some], axis=1)
            here += size * (np.diff(ordered, axis=1) == 1).all(axis=1)
        points += np.where(longest, 0, here)
        longest |= here > 0
    return points


def test_the_second_count_is_the_published_one() -> None:
    found = histogram()
    assert sum(found.values()) == 12_994_800
    assert {score: found[score] for score in KNOWN} == KNOWN
    assert not IMPOSSIBLE & set(found)


def test_every_hand_counts_the_same() -> None:
    if position.__file__.endswith(".py"):
        pytest.skip("thirteen million hands are counted only by the compiled package")
    ours: Counter[int] = Counter()
    bits = [1 << card for card in range(52)]
    for a, b, c, d, e in combinations(range(52), 5):
        hand = bits[a] | bits[b] | bits[c] | bits[d] | bits[e]
        ours[hand_points(hand ^ bits[a], a, False)] += 1
        ours[hand_points(hand ^ bits[b], b, False)] += 1
        ours[hand_points(hand ^ bits[c], c, False)] += 1
        ours[hand_points(hand ^ bits[d], d, False)] += 1
        ours[hand_points(hand ^ bits[e], e, False)] += 1
    assert ours == histogram()
