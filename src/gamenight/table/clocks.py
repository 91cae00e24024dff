# compiled
"""Thinking time, charged from event to event by the times in the log: the same log always tells the same time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gamenight.table.events import Refused
from gamenight.table.words.en import Words

DAY = 24 * 60 * 60
CLOCKS = ("none", "move", "game", "days")
WHEN_OUT = ("bot", "lose")


@dataclass(frozen=True)
class Clock:
    """How much time there is, and what happens when it runs out."""

    kind: str = "none"  # one of CLOCKS
    seconds: int = 0  # for each decision (move, days), or for the whole game
    increment: int = 0  # seconds added after each move of a game clock
    when_out: str = "lose"

    def full(self) -> int:
        """What a seat starts with, in milliseconds."""
        return self.seconds * 1000

    def after_move(self, left: int) -> int:
        """What a seat has once it has moved."""
        return left + self.increment * 1000 if self.kind == "game" else self.full()

    def plain(self) -> dict[str, Any]:
        if self.kind == "none":
            return {"kind": "none"}
        said: dict[str, Any] = {"kind": self.kind, "when_out": self.when_out}
        if self.kind == "days":
            return {**said, "days": self.seconds // DAY}
        said["seconds"] = self.seconds
        return {**said, "increment": self.increment} if self.kind == "game" else said


def read_clock(given: Mapping[str, Any]) -> Clock:
    """The clock that a request asks for; Refused says what would be right."""
    kind = given.get("kind", "none")
    if kind not in CLOCKS:
        raise Refused("bad", Words.no_clock, kind, CLOCKS)
    if kind == "none":
        return Clock()
    when_out = given.get("when_out") or ("bot" if kind == "move" else "lose")
    if when_out not in WHEN_OUT:
        raise Refused("bad", Words.no_such_end, when_out, WHEN_OUT)
    if kind == "days":
        return Clock(kind, _number(given, "days", 1, 30) * DAY, 0, when_out)
    seconds = _number(given, "seconds", 5, DAY)
    return Clock(kind, seconds, _number(given, "increment", 0, 600) if kind == "game" else 0, when_out)


def _number(given: Mapping[str, Any], name: str, low: int, high: int) -> int:
    value = given.get(name, low if name == "increment" else None)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Refused("bad", Words.clock_number, name, low, high)
    return value


class Timers:
    """The clocks of all seats, as they stand at the last event."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.timed = clock.kind != "none"
        self.left = [clock.full()] * seats
        self.running: frozenset[int] = frozenset()
        self.at = 0  # the time of the last event

    def charge(self, at: int) -> None:
        """Time has passed: take it from those who were thinking."""
        for seat in self.running:
            self.left[seat] -= max(0, at - self.at)
        self.at = max(self.at, at)

    def run(self, seats: frozenset[int]) -> None:
        """From now on these are thinking."""
        self.running = seats if self.timed else frozenset()

    def moved(self, seat: int) -> None:
        if self.timed:
            self.left[seat] = self.clock.after_move(self.left[seat])

    def refill(self, seat: int) -> None:
        """A decision that begins anew has its whole time again, where time is by the move."""
        if self.clock.kind in ("move", "days"):
            self.left[seat] = self.clock.full()

    def skip(self, lasted: int) -> None:
        """That much time did not count: the keeper was away."""
        for seat in self.running:
            self.left[seat] += lasted

    def deadline(self) -> int | None:
        """When the first of those thinking has no time left; None if nobody is timed."""
        return min((self.at + self.left[seat] for seat in self.running), default=None)

    def out(self, now: int) -> list[int]:
        """Whose time is over."""
        return sorted(seat for seat in self.running if self.at + self.left[seat] <= now)

    def plain(self, now: int) -> list[dict[str, Any]]:
        if not self.timed:
            return []
        return [self._plain(seat, now) for seat in range(len(self.left))]

    def _plain(self, seat: int, now: int) -> dict[str, Any]:
        running = seat in self.running
        spent = max(0, now - self.at) if running else 0
        return {"left": max(0, self.left[seat] - spent), "running": running}
