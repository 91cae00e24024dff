"""What happens at a table: numbered events in a log that only grows. A table is what its log says, and nothing more."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.json import Encoder

from gamenight.core.position import NOBODY
from gamenight.core.record import Line
from gamenight.core.refusal import GameNightError, Refusal
from gamenight.sitting.step import Step
from gamenight.table.words.en import Words

KINDS = (
    "created",
    "sat",
    "rekeyed",
    "left",
    "word",
    "sealed",
    "revealing",
    "named",
    "chose",
    "started",
    "moved",
    "rang",
    "undo_asked",
    "undo_refused",
    "undone",
    "draw_offered",
    "draw_refused",
    "pause_asked",
    "pause_refused",
    "friendly_asked",
    "friendly_refused",
    "friendly",
    "consented",
    "resigned",
    "out_of_time",
    "paused",
    "resumed",
    "covered",
    "returned",
    "said",
    "muted",
    "coached",
    "sheltered",
    "settings",
    "ended",
    "rematch",
    "closed",
    "stood_still",
    "disclosed",
)
GAME_KINDS = frozenset({"started", "moved", "rang", "undone"})  # those that change the position


_write = Encoder().encode


class Event(Struct, frozen=True):
    """One thing that happened, at the keeper's time, in milliseconds since 1970."""

    n: int
    at: int
    kind: str  # one of KINDS
    seat: int = NOBODY
    data: Mapping[str, Any] = {}

    def line(self) -> Line:
        """The line of the record that a start, a move or a ring stands for."""
        luck = tuple((int(a), int(n)) for a, n in self.data.get("luck", ()))
        if self.kind == "started":
            return Line(0, NOBODY, "start", luck)
        if self.kind == "rang":
            return Line(self.n, NOBODY, "time", luck)
        return Line(self.n, self.seat, self.data["text"], luck)

    def written(self) -> str:
        """Its data as it is kept."""
        return _write(self.data).decode() if self.data else ""


class Draft(Struct, frozen=True):
    """What a command would add to the log. It has happened once it is stored and applied."""

    events: tuple[Event, ...]
    steps: dict[int, Step] = {}  # already played, by event number


def read_event(n: int, at: int, kind: str, seat: int, data: str) -> Event:
    return Event(n, at, kind, seat, json.loads(data) if data else {})


class Refused(GameNightError):
    """A command that changed nothing: its kind, and one sentence for whoever gave it.

    Kinds: unreadable, illegal, late, over, forbidden, bad, not_found.
    """

    def __init__(self, kind: str, says: Callable[..., str], *given: Any, clause: str = "") -> None:
        """`says` is a method of a class of words, to be called with what is `given`."""
        self.kind, self.clause = kind, clause
        self._says, self._given = says, given
        super().__init__(self.sentence)

    @property
    def sentence(self) -> str:
        """In English."""
        owner: Any = Words(())
        return self._says(owner, *self._given)

    def said_in(self, words: Words) -> str:
        """In the language of some words, which are the table's or know more."""
        sentence: str = getattr(words, self._says.__name__)(*self._given)
        return sentence


def given(kind: str, refusal: Refusal) -> Refused:
    """A refusal whose sentence is made already, in the right language: a game's own."""
    return Refused(kind, Words.as_given, refusal.sentence, clause=refusal.clause)
