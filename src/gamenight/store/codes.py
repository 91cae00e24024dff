"""Codes that people tell each other: of tables, of club nights and of duplicates."""

from __future__ import annotations

import sqlalchemy as sa

from gamenight.store.schema import CLUBS, DUPLICATES, TABLES
from gamenight.store.store import Store

KINDS = (("table", TABLES), ("club", CLUBS), ("duplicate", DUPLICATES))


def kind_of(store: Store, code: str) -> str:
    """What a code belongs to; "" if to nothing."""
    with store.read() as connection:
        for kind, table in KINDS:
            if connection.execute(sa.select(table.c.code).where(table.c.code == code)).first():
                return kind
    return ""
