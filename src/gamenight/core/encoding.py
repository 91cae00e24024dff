# compiled
"""A view as numbers, for programs that learn: sets become bits of words, sums and scores become numbers.

A game declares what its encoding holds, slice by slice, and writes it in that order with a `Pen`:

```python
class HeartsEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(1, (Slice("hand", 52), Slice("turn", SEATS), Slice("played", 52, each=True)),
                         (Amount("total", 100, each=True),))

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, HeartsView)
        pen.bits(view.hand, 52)
        pen.seat(view.public.turn)
        pen.sets(view.public.played, 52)
        pen.amounts(view.public.totals)
```
Seats are counted from the one that looks: itself first, then to its left. A spectator looks from seat 0.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from gamenight.core.position import View, bit

WORD: Final = 62  # features in a word: bit 63 is the sign, and a whole board of 64 needs two words anyway
COLUMNS: Final = 64  # bits in a word: what a word becomes when it is unpacked
SEATS: Final = 0  # as a width: one bit for each seat


class Slice(NamedTuple):
    """Some bits that belong together. With `each` there is one such slice for every seat, the own seat's first."""

    name: str
    width: int  # SEATS for as many as play
    each: bool = False


class Amount(NamedTuple):
    """A number that is no set: money, a score, a count. Divided by `scale` it is mostly between -1 and 1."""

    name: str
    scale: int
    each: bool = False


class Place(NamedTuple):
    """Where a slice lies once a row of words has been unpacked: these columns, in order."""

    name: str
    columns: tuple[int, ...]


@final
class Pen:
    """Writes views into words and numbers that someone else keeps. Small slices share a word; a slice wider than a
    word begins a new one and runs on."""

    def __init__(self, words: vec[i64], numbers: vec[i64]) -> None:
        self.words: Final = words
        self.numbers: Final = numbers
        self.word: i64 = 0  # the next one to begin
        self.number: i64 = 0
        self.used: i64 = WORD  # bits taken in the word before
        self.me: i64 = 0  # whose view it is
        self.seats: i64 = 1

    def begin(self, view: View, word: i64, number: i64) -> None:
        """What comes now is about this view, and goes from this word and this number on."""
        self.word, self.number, self.used = word, number, WORD
        self.me = view.seat
        if view.seat < 0:
            self.me = 0
        self.seats = view.seats

    def bits(self, value: i64, width: i64) -> None:
        """A set of at most a word."""
        used, at = self.used, self.word
        if used + width > WORD:
            self.words[at] = value
            self.word = at + 1
            self.used = width
            return
        words = self.words
        words[at - 1] |= value << used
        self.used = used + width

    def board(self, value: i64) -> None:
        """A set of 64 squares: a slice of width 64."""
        self.words[self.word] = value & 0x3FFFFFFFFFFFFFFF
        self.words[self.word + 1] = (value >> WORD) & 3
        self.word += 2
        self.used = 2

    def one(self, at: i64, width: i64) -> None:
        """One of `width` things; none of them if `at` is below 0 or past the last."""
        if width <= WORD:
            self._one(at, width)
            return
        self.used = WORD
        while width > WORD:
            self._one(at, WORD)
            at -= WORD
            width -= WORD
        self._one(at, width)

    def _one(self, at: i64, width: i64) -> None:
        # A conditional expression of an i64 and a literal would make objects of both.
        value: i64 = 0
        if 0 <= at < width:
            value = bit(1, at)
        self.bits(value, width)

    def tally(self, n: i64, width: i64) -> None:
        """How many of at most `width`: that many bits."""
        if n > width:
            n = width
        self.bits(bit(1, n) - 1, width)

    def flag(self, held: bool) -> None:
        value: i64 = 0
        if held:
            value = 1
        self.bits(value, 1)

    def seat(self, seat: i64) -> None:
        """Which seat, counted from the one that looks; no bit for nobody."""
        value: i64 = 0
        if seat >= 0:
            place = seat - self.me
            value = bit(1, place if place >= 0 else place + self.seats)
        self.bits(value, self.seats)

    def seat_set(self, seats: i64) -> None:
        """Some seats, counted from the one that looks."""
        low = seats >> self.me
        high = seats & (bit(1, self.me) - 1)
        self.bits(low | (high << (self.seats - self.me)), self.seats)

    def sets(self, values: vec[i64], width: i64) -> None:
        """A set for every seat."""
        turn: i64 = 0
        seats, used = self.seats, self.used
        if used + width <= WORD or 2 * width <= WORD:
            while turn < seats:
                self.bits(values[self.at(turn)], width)
                turn += 1
            return
        words, at, seat = self.words, self.word, self.me
        while turn < seats:  # each has a word of its own
            words[at + turn] = values[seat]
            turn += 1
            seat += 1
            if seat == seats:
                seat = 0
        self.word = at + seats
        self.used = width

    def ones(self, values: vec[i64], width: i64) -> None:
        """One of `width` things for every seat."""
        turn: i64 = 0
        while turn < self.seats:
            self.one(values[self.at(turn)], width)
            turn += 1

    def amount(self, value: i64) -> None:
        self.numbers[self.number] = value
        self.number += 1

    def amounts(self, values: vec[i64]) -> None:
        """A number for every seat."""
        turn: i64 = 0
        seats, numbers, at, seat = self.seats, self.numbers, self.number, self.me
        while turn < seats:
            numbers[at + turn] = values[seat]
            turn += 1
            seat += 1
            if seat == seats:
                seat = 0
        self.number = at + seats

    def at(self, turn: i64) -> i64:
        """The seat that sits so many places to the left of the one that looks."""
        seat = self.me + turn
        return seat - self.seats if seat >= self.seats else seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """How one game's views are written. `version` goes up when the same view would be written differently."""

    def __init__(self, version: int, slices: tuple[Slice, ...], amounts: tuple[Amount, ...] = ()) -> None:
        self.version: Final = version
        self.slices: Final = slices
        self.amounts: Final = amounts

    def write(self, view: View, pen: Pen) -> None:
        """Write every slice, then every amount, in the order in which they are declared. Of the view alone."""
        raise NotImplementedError

    def places(self, seats: int) -> list[Place]:
        """Where each slice lies when a row is unpacked; those for every seat are `name/0` (one's own), `name/1`, ..."""
        found: list[Place] = []
        used, word = WORD, -1
        for name, width in self._each_slice(seats):
            if used + width > WORD:
                used, word = 0, word + 1
            columns: list[int] = []
            while len(columns) < width:
                if used == WORD:
                    used, word = 0, word + 1
                columns.append(COLUMNS * word + used)
                used += 1
            found.append(Place(name, tuple(columns)))
        return found

    def words(self, seats: int) -> int:
        """How many words a view takes."""
        places = self.places(seats)
        return places[len(places) - 1].columns[-1] // COLUMNS + 1 if places else 0

    def numbers(self, seats: int) -> int:
        """How many numbers a view takes."""
        return sum(seats if amount.each else 1 for amount in self.amounts)

    def scales(self, seats: int) -> list[int]:
        """What each number is divided by."""
        return [amount.scale for amount in self.amounts for _ in range(seats if amount.each else 1)]

    def _each_slice(self, seats: int) -> list[tuple[str, int]]:
        found: list[tuple[str, int]] = []
        for slice_ in self.slices:
            width = seats if slice_.width == SEATS else slice_.width
            if slice_.each:
                found += [(f"{slice_.name}/{seat}", width) for seat in range(seats)]
            else:
                found.append((slice_.name, width))
        return found
