"""The record of what was played at a table."""

from __future__ import annotations

from gamenight.core.fair import commitment
from gamenight.core.record import Record
from gamenight.table.table import Table


def record_of(table: Table) -> Record:
    """The whole game so far. Before the end it holds what no seat may see."""
    play = table.in_play()
    record = Record(
        table.game,
        table.count,
        table.house,
        tuple(name.replace("\n", " ") for name in table.names()),
        commitment(table.secret),
        table.words(),
        list(play.lines),
    )
    if table.ended():
        record.ending = "open" if table.ending == "closed" else table.ending
        record.scores, record.payoffs, record.secret = table.scores, table.payoffs, table.secret
    return record
