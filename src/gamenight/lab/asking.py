# compiled
"""Luck that is asked for: how rules without chance nodes are played by those who want every one of them explicit.

A move is tried with the answers that are known so far. Where it needs one more it stops with `Ask`, which says how
many answers there are; with the next answer it is tried again from the start.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance, Seeded
from gamenight.core.position import Position


class Ask(Exception):
    """A move needs luck that nobody has given yet."""


@final
class Asking(Chance):
    """Given answers, then a question: `asked` is how many answers it has."""

    def __init__(self) -> None:
        self.answers = vec[i64]()
        self.at: i64 = 0
        self.asked: i64 = 0

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.at == len(self.answers):
            self.asked = n
            raise Ask
        self.at += 1
        return self.answers[self.at - 1]

    def again(self) -> None:
        """From the first answer."""
        self.at, self.asked = 0, 0

    def answer(self, n: i64) -> None:
        """One answer more."""
        self.answers = append(self.answers, n)


@final
class Lazy(Chance):
    """Luck of a seed, made only when it is asked for: most moves need none. `used` says whether this one did."""

    def __init__(self, seed: i64) -> None:
        self.seed: Final = seed
        self.used = False
        self.source: Seeded | None = None

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        self.used = True
        if self.source is None:
            self.source = Seeded(self.seed)
        return self.source.pick(n)


def tried(position: Position, seat: i64, move: i64, asking: Asking) -> Position | None:
    """The position after a move, if the answers suffice; None where one more is asked for."""
    new = position.copy()
    asking.again()
    try:
        new.play(seat, move, asking)
    except Ask:
        return None
    return new
