# compiled
"""A net inside the search: a game's own judgement, but after a few moves of a playout the net says how it stands.

The net judges what each seat sees of the imagined table, and the shares are made to add up to the win. A net that
leans on the game's own judgement (`Judgement.worth`) was taught what to add to so much of its logits.
"""

from __future__ import annotations

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.bots.net import UNIT, Net
from gamenight.core.chance import Chance
from gamenight.core.duel import Duel
from gamenight.core.encoding import Encoding, Pen
from gamenight.core.journal import Entry
from gamenight.core.position import WIN, Judgement, Position, View

ONE: Final = UNIT * UNIT  # of a logit


def logit_of(share: i64) -> i64:
    """The logit of a share of the win, in ONE; nobody is quite sure of it, or quite lost."""
    if share < 1:
        share = 1
    if share > WIN - 1:
        share = WIN - 1
    return i64(round(ONE * log(float(share) / float(WIN - share))))


def chance_of(logit: i64) -> float:
    """What a logit stands for: 0 to 1."""
    return 1.0 / (1.0 + exp(-float(logit) / ONE))


@final
class Reader:
    """A net with the paper that views are written on."""

    def __init__(self, net: Net, encoding: Encoding, seats: i64) -> None:
        self._net: Final = net
        self._encoding: Final = encoding
        self._words: Final = vec[i64]([0] * encoding.words(seats))
        self._numbers: Final = vec[i64]([0] * encoding.numbers(seats))
        self._pen: Final = Pen(self._words, self._numbers)

    def judge(self, view: View) -> i64:
        """The logit of the seat's share of the win, in ONE; of a net that leans, what it adds."""
        self._pen.begin(view, 0, 0)
        self._encoding.write(view, self._pen)
        return self._net.judge(self._words, self._numbers)


@final
class NetJudgement(Judgement):
    """`own` in all but how a game stands `ahead` moves after the tree."""

    def __init__(self, own: Judgement, reader: Reader, seats: i64, ahead: i64, leans: i64) -> None:
        self._own: Final = own
        self._reader: Final = reader
        self._seats: Final = seats
        self._ahead: Final = ahead
        self._leans: Final = leans  # in UNIT

    def horizon(self) -> i64:
        return self._ahead

    def guess(self, position: Position) -> vec[i64]:
        shares = self.logits(position)
        total = 0.0
        for logit in shares:
            total += chance_of(logit)
        seat: i64 = 0
        while seat < self._seats:
            shares[seat] = i64(WIN * chance_of(shares[seat]) / total)
            seat += 1
        return shares

    def logits(self, position: Position) -> vec[i64]:
        """What the net says of every seat, in ONE."""
        found = vec[i64](capacity=8)
        reader = self._reader
        seat: i64 = 0
        while seat < self._seats:
            found = append(found, reader.judge(position.glance(seat)))
            seat += 1
        if self._leans != 0:
            own = self._own.worth(position)
            seat = 0
            while seat < self._seats:
                found[seat] += self._leans * logit_of(own[seat]) // UNIT
                seat += 1
        return found

    def seated(self, seat: i64) -> Judgement:
        return NetJudgement(self._own.seated(seat), self._reader, self._seats, self._ahead, self._leans)

    def hasten(self, position: Position, chance: Chance) -> bool:
        """A hand that is played at once would pass the place where a net is asked how it stands."""
        return False

    # All else is the game's own.

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        return self._own.choose(position, seat, moves, chance)

    def worth(self, position: Position) -> vec[i64]:
        return self._own.worth(position)

    def chapter(self, position: Position) -> i64:
        return self._own.chapter(position)

    def consider(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        return self._own.consider(position, seat, moves)

    def leaning(self, position: Position, seat: i64, moves: vec[i64]) -> vec[i64]:
        return self._own.leaning(position, seat, moves)

    def same_luck(self) -> bool:
        return self._own.same_luck()

    def careful(self) -> bool:
        return self._own.careful()

    def continues(self, view: View) -> bool:
        return self._own.continues(view)

    def tells(self, view: View) -> bool:
        return self._own.tells(view)

    def likely(self, view: View, world: Position) -> i64:
        return self._own.likely(view, world)

    def known(self, view: View) -> vec[i64]:
        return self._own.known(view)

    def duel(self, view: View) -> Duel | None:
        return self._own.duel(view)

    def solve(self, view: View) -> vec[i64] | None:
        return self._own.solve(view)

    def because(self, view: View, move: i64) -> Entry | None:
        return self._own.because(view, move)

    def phrase(self, view: View, move: i64) -> str:
        return self._own.phrase(view, move)
