"""A coach beside a beginner, and children's mode: what each means for a table."""

from __future__ import annotations

from gamenight.table.drafts import draft_of, seat_at
from gamenight.table.events import Draft, Refused
from gamenight.table.table import Table
from gamenight.table.words.en import Words


def may_coach(table: Table, seat: int) -> bool:
    """Whether a coach may help a seat: only where nobody's rating hangs on it but the learner's own, which then does
    not count; never where results stand beside other tables'."""
    people = [held.seat for held in table.seats if held.kind == "person"]
    return not table.contest and table.play is not None and (not table.counts() or people == [seat])


def coach(table: Table, seat: int, now: int) -> Draft:
    """The game is played with a coach from now on, and does not count."""
    if not may_coach(table, seat):
        raise Refused("forbidden", Words.no_coach_here)
    return draft_of(table, now, "coached", seat)


def shelter(table: Table, seat: int, on: bool, now: int) -> Draft:
    """Children's mode is switched on or off by whoever sits there."""
    return draft_of(table, now, "sheltered", seat_at(table, seat).seat, on=on)
