# compiled
"""A net that judges boards for alpha-beta search, in whole numbers: compiled, interpreted and NumPy agree exactly.

It sees the board twice, as each side sees it from its own end, with the same weights, and says by how much the one
likes it better than the other: so neither colour is favoured. Its one hidden layer is kept from board to board, and a
row of weights is added or taken away for every piece that stands elsewhere than on the board it was last asked about.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.bots.net import LANES, TOP
from gamenight.core.duel import Opinion
from gamenight.parts.bits import lowest

SQUARES: Final = 64
LOW: Final[i64] = 0x3FFFFFFFFFFFFFFF  # all squares but the last two, for the last is the sign
ONES: Final[i64] = 0x0001000100010001  # in every lane
BEYOND: Final[i64] = 0x3F803F803F803F80  # with more than TOP it reaches BIAS
MIDDLE: Final[i64] = 0x0080008000800080  # so that no difference of lanes is below 0
BYTE: Final[i64] = 0xFF
HUNDREDTHS: Final[i64] = 2780  # of 65,536: of a pawn (`bot.promised`) to a logit, 400 / ln(10) / 4096


def hundredths(logit: i64) -> i64:
    """A logit, in UNIT * UNIT, as a lead in hundredths of the least piece."""
    size = (logit if logit > 0 else -logit) * HUNDREDTHS // 65_536
    return size if logit > 0 else -size


@final
class BoardNet(Opinion):
    """`rows` has for every set and square what it adds, in lanes, to the outputs of the first side and of the other."""

    def __init__(self, rows: vec[i64], begin: vec[i64], last: vec[i64], last_begin: i64, sets: i64) -> None:
        self._rows: Final = rows
        self._begin: Final = begin
        self._last: Final = last
        self._last_begin: Final = last_begin
        even: i64 = 0
        for weight in last:
            even += 0x80 * weight
        self._even: Final = even  # what MIDDLE adds
        self._sums: Final = begin[:]
        self._seen: Final = vec[i64]([0] * sets)  # the board that the sums are of

    def anew(self) -> BoardNet:
        """The same net for another search."""
        return BoardNet(self._rows, self._begin, self._last, self._last_begin, len(self._seen))

    def tempo(self) -> i64:
        return hundredths(self._last_begin)

    def lead(self, sets: vec[i64]) -> i64:
        seen = self._seen
        n: i64 = 0
        while n < len(seen):
            now = sets[n]
            moved = now ^ seen[n]
            if moved != 0:
                self._move(SQUARES * n, moved & LOW, now)
                if moved >> 62 != 0:
                    self._move(SQUARES * n + 62, (moved >> 62) & 3, now >> 62)
                seen[n] = now
            n += 1
        return hundredths(self.logit())

    def _move(self, first: i64, moved: i64, now: i64) -> None:
        """Pieces that have come are added, those that have gone are taken away."""
        sums, rows = self._sums, self._rows
        while moved != 0:
            square = lowest(moved)
            moved &= moved - 1
            at = (first + square) * len(sums)
            k: i64 = 0
            if (now >> square) & 1 != 0:
                while k < len(sums):
                    sums[k] += rows[at + k]
                    k += 1
            else:
                while k < len(sums):
                    sums[k] -= rows[at + k]
                    k += 1

    def logit(self) -> i64:
        """What the first side likes of the board it was last asked about, less what the other does."""
        sums, last = self._sums, self._last
        half = len(sums) // 2
        total = -self._even
        k: i64 = 0
        while k < half:
            apart = clipped_lanes(sums[k]) - clipped_lanes(sums[half + k]) + MIDDLE
            at = LANES * k
            total += (apart & BYTE) * last[at] + ((apart >> 16) & BYTE) * last[at + 1]
            total += ((apart >> 32) & BYTE) * last[at + 2] + ((apart >> 48) & BYTE) * last[at + 3]
            k += 1
        return total


def clipped_lanes(word: i64) -> i64:
    """What `net.clipped` makes of each of four sums that begin at BIAS, without a branch."""
    above = (word >> 14) & ONES  # lanes at BIAS or above
    word &= above * 0x3FFF
    over = ((word + BEYOND) >> 14) & ONES  # lanes above TOP
    return (word | over * TOP) & (ONES * TOP)


def both_sides(rows: vec[i64], lanes: i64, sets: i64, turned: i64) -> vec[i64]:
    """Rows as one side sees the board, made into rows as both do: to the other its own pieces come first, too."""
    found = vec[i64](capacity=2 * len(rows))
    feature: i64 = 0
    while feature < SQUARES * sets:
        kind = feature // SQUARES
        other = SQUARES * ((kind + sets // 2) % sets) + ((feature % SQUARES) ^ turned)
        for at in (feature * lanes, other * lanes):
            for row in rows[at : at + lanes]:
                found = append(found, row)
        feature += 1
    return found
