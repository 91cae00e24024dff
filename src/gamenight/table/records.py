"""The record of what was played at a table."""

from __future__ import annotations

from msgspec.structs import replace

from gamenight.core.fair import commitment
from gamenight.core.record import Line, Record
from gamenight.table.table import Table


def lines_of(table: Table) -> list[Line]:
    """The lines with the numbers that their luck goes by."""
    lines = table.in_play().lines
    return [replace(line, number=n) for n, line in enumerate(lines)] if table.repeatable else list(lines)


def record_of(table: Table) -> Record:
    """The whole game so far. Before the end it holds what no seat may see."""
    record = Record(
        table.game,
        table.count,
        table.house,
        tuple(name.replace("\n", " ") for name in table.names()),
        commitment(table.secret),
        table.words(),
        lines_of(table),
        version=table.rules,
    )
    if table.ended():
        record.ending = "open" if table.ending == "closed" else table.ending
        record.scores, record.payoffs = table.scores, table.payoffs
        record.secret = table.secret if table.may_be_told() else b""
    return record
