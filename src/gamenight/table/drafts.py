"""What every command is made of: drafts of events, and the checks that come before them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamenight.core.position import NOBODY
from gamenight.table.events import Draft, Event, Refused
from gamenight.table.seats import Seat
from gamenight.table.table import CLOSED, PAUSED, Table
from gamenight.table.words.en import Words

LONGEST_NAME = 24
LONGEST_GRACE = 3600
LONGEST_DELAY = 100


def draft_of(table: Table, now: int, kind: str, seat: int = NOBODY, /, **data: Any) -> Draft:
    """A draft of a single event."""
    return Draft((Event(table.number + 1, max(now, table.at), kind, seat, data),))


def then(draft: Draft, kind: str, seat: int = NOBODY, /, **data: Any) -> Draft:
    """A draft with one more event at its end."""
    last = draft.events[-1]
    return Draft((*draft.events, Event(last.n + 1, last.at, kind, seat, data)), draft.steps)


def keyed(draft: Draft, key: str) -> Draft:
    """The draft with its command's key in its first event, so that a retry is known."""
    first = draft.events[0]
    if not key or first.data.get("id") == key:
        return draft
    named = Event(first.n, first.at, first.kind, first.seat, {**first.data, "id": key})
    return Draft((named, *draft.events[1:]), draft.steps)


def clean_name(name: str) -> str:
    plain = " ".join(name.split())
    if not 1 <= len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise Refused("bad", Words.name_length, LONGEST_NAME)
    return plain


def distinct_name(table: Table, name: str, seat: int = NOBODY) -> str:
    """The name, told apart from others at this table."""
    taken = {other.name for other in table.seats if other.seat != seat}
    again = 2
    called = name
    while called in taken:
        called, again = f"{name} {again}", again + 1
    return called


def seat_at(table: Table, seat: int) -> Seat:
    if not 0 <= seat < table.count:
        raise Refused("bad", Words.no_seat, seat, table.count - 1)
    return table.seats[seat]


def free_seat(table: Table) -> Seat:
    for seat in table.seats:
        if seat.kind == "empty":
            return seat
    raise Refused("forbidden", Words.all_taken)


def check_open(table: Table) -> None:
    if table.ended():
        raise Refused("over", Words.is_closed if table.status == CLOSED else Words.over)


def check_in_game(table: Table) -> None:
    check_open(table)
    table.in_play()
    if table.status == PAUSED:
        raise Refused("late", Words.is_paused)


def check_settings(changes: Mapping[str, Any]) -> None:
    if not 0 <= changes.get("delay", 0) <= LONGEST_DELAY:
        raise Refused("bad", Words.delay_limit, LONGEST_DELAY)
    if not 0 <= changes.get("grace", 0) <= LONGEST_GRACE:
        raise Refused("bad", Words.grace_limit, LONGEST_GRACE)
