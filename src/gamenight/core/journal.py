# compiled
"""What happened, as small ints. A position writes it only while someone listens; a game tells it in sentences."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from mypy_extensions import i64

HIDDEN: Final = -99  # stands for what a listener may not know
EVERYONE: Final = -1  # an audience

# How long a still is held. A kind, not a time: pace belongs to the person who watches.
GLANCE: Final = 1  # long enough to be seen: a full trick, a bid
READ: Final = 2  # long enough to be read: a drawn card, a hand that is counted
RESULT: Final = 3  # until everyone goes on: how a hand, round or deal came out


class Entry(NamedTuple):
    """One thing that happened: its kind, the seat it concerns (NOBODY for none), and up to four details."""

    kind: int
    seat: int
    a: int
    b: int
    c: int
    d: int


class Still(NamedTuple):
    """A state worth seeing that a move passed through: a copy of the position, between decisions."""

    after: int  # how many entries had been written
    position: Any  # a Position; mypyc cannot hold `object` in a named tuple
    hold: int  # GLANCE, READ or RESULT


class Journal:
    """A list of entries. An entry's details are heard by its audience (a set of seats); the rest hear HIDDEN."""

    def __init__(self) -> None:
        self._entries: Final[list[tuple[Entry, int]]] = []
        self.stills: Final[list[Still]] = []

    def show(self, position: object, hold: i64) -> None:
        """Show a copy of the position as it is in the middle of a move. Nobody is to move in it."""
        self.stills.append(Still(len(self._entries), position, hold))

    def note(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Something everyone sees."""
        self._entries.append((Entry(kind, seat, a, b, c, d), EVERYONE))

    def whisper(
        self, audience: i64, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Something everyone sees happen, but whose details only the audience knows."""
        self._entries.append((Entry(kind, seat, a, b, c, d), audience))

    def heard(self, seat: i64) -> list[Entry]:
        """The entries as `seat` may hear them (NOBODY: as a spectator may)."""
        entries: list[Entry] = []
        for entry, audience in self._entries:
            if audience == EVERYONE or (seat >= 0 and (audience >> seat) & 1):
                entries.append(entry)
            else:
                entries.append(Entry(entry.kind, entry.seat, HIDDEN, HIDDEN, HIDDEN, HIDDEN))
        return entries

    def truth(self) -> list[Entry]:
        """Every entry with every detail: for records that are open to all, never for a seat."""
        return [entry for entry, _ in self._entries]
