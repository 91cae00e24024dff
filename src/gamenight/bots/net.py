# compiled
"""A small net that judges a view by its words, in whole numbers: compiled, interpreted and NumPy agree exactly.

Features are the bits of a view's words, then each of its numbers as eight bits: how many eighths of its scale it
reaches. The first layer adds a row of weights for every feature that is set, four outputs to an i64: lanes of 16 bits
that begin at BIAS and never leave 0 to 0x7FFF, which whoever makes a net checks. The second layer has two lanes of 32
bits to an i64. One is UNIT; outputs are held between 0 and TOP.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.parts.bits import lowest

UNIT: Final = 64
TOP: Final = 127
LANES: Final = 4  # outputs to a word
BIAS: Final[i64] = 0x4000  # where a lane begins
LANE: Final[i64] = 0x7FFF
PAIR: Final = 2  # outputs of the second layer to a word
HALF: Final[i64] = 0x40000000  # where its lanes begin
LOW: Final[i64] = 0x7FFFFFFF
STEPS: Final = 8  # bits that a number becomes
COLUMNS: Final = 64  # features of a word


@final
class Net:
    """Two hidden layers and one output. `judge` answers in UNIT * UNIT: the logit of the seat's share of the win."""

    def __init__(
        self,
        rows: vec[i64],
        begin: vec[i64],
        second: vec[i64],
        second_begin: vec[i64],
        last: vec[i64],
        last_begin: i64,
        words: i64,
        scales: vec[i64],
    ) -> None:
        self.rows: Final = rows  # a feature after the other, in lanes
        self.begin: Final = begin  # likewise, before any feature
        self.second: Final = second  # an output of the first layer after the other, in pairs
        self.second_begin: Final = second_begin  # likewise
        self.last: Final = last
        self.last_begin: Final = last_begin
        self.words: Final = words
        self.scales: Final = scales  # of the numbers

    def judge(self, words: vec[i64], numbers: vec[i64]) -> i64:
        acc = self.begin[:]
        self._add_words(acc, words)
        self._add_numbers(acc, numbers)
        return self._out(self._second(acc))

    def _add_words(self, acc: vec[i64], words: vec[i64]) -> None:
        word: i64 = 0
        while word < self.words:
            left = words[word]
            while left != 0:
                self._add(acc, COLUMNS * word + lowest(left))
                left &= left - 1
            word += 1

    def _add_numbers(self, acc: vec[i64], numbers: vec[i64]) -> None:
        n: i64 = 0
        while n < len(self.scales):
            steps = STEPS * numbers[n] // self.scales[n]
            if steps > STEPS:
                steps = STEPS
            step: i64 = 0
            while step < steps:
                self._add(acc, COLUMNS * self.words + STEPS * n + step)
                step += 1
            n += 1

    def _add(self, acc: vec[i64], feature: i64) -> None:
        rows, lanes = self.rows, len(acc)
        at = feature * lanes
        k: i64 = 0
        while k < lanes:
            acc[k] += rows[at + k]
            k += 1

    def _second(self, acc: vec[i64]) -> vec[i64]:
        out = self.second_begin[:]
        second, pairs = self.second, len(self.second_begin)
        at: i64 = 0
        for word in acc:
            lane: i64 = 0
            while lane < LANES:
                held = clipped((word & LANE) - BIAS)
                if held != 0:
                    k: i64 = 0
                    while k < pairs:
                        out[k] += held * second[at + k]
                        k += 1
                word >>= 16
                at += pairs
                lane += 1
        return out

    def _out(self, hidden: vec[i64]) -> i64:
        total, last = self.last_begin, self.last
        k: i64 = 0
        for pair in hidden:
            total += clipped(((pair & LOW) - HALF) // UNIT) * last[k]
            total += clipped(((pair >> 32) - HALF) // UNIT) * last[k + 1]
            k += PAIR
        return total


def clipped(value: i64) -> i64:
    if value < 0:
        return 0
    return value if value < TOP else TOP


def packed(values: vec[i64], start: i64, lanes: i64 = LANES) -> vec[i64]:
    """Numbers four, or two, to a word, each begun at `start`: BIAS (HALF) for the first of a sum, 0 for the rest."""
    found = vec[i64](capacity=len(values) // lanes)
    base: i64 = 65536
    if lanes == PAIR:
        base *= 65536
    at: i64 = 0
    while at < len(values):
        word: i64 = 0
        lane: i64 = lanes - 1
        while lane >= 0:
            word = word * base + values[at + lane] + start
            lane -= 1
        found = append(found, word)
        at += lanes
    return found
