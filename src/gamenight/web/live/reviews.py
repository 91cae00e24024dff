"""Reviews of finished games: worked out by the bots' workers when a person asks, and kept while the server runs."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

from gamenight.bots.review import VERSION
from gamenight.core.record import Record
from gamenight.table.events import Refused
from gamenight.table.thinking import Looking
from gamenight.web.live.thinkers import Thinkers
from gamenight.web.words.en import Words

QUICK = 15_000  # playouts of a first answer
WHOLE = 60_000
KEPT = 200
WAITING = 4  # reviews that may wait at a time


class Reviews:
    """By the record's text, how much thinking, and the reviewer's version."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[tuple[str, int, int], dict[str, Any]] = OrderedDict()
        self._waiting = 0

    async def of(self, record: Record, whole: bool, owner: str) -> dict[str, Any]:
        """The review of a finished game; Refused politely when too many wait for theirs."""
        text, playouts = record.text(), WHOLE if whole else QUICK
        key = (text, playouts, VERSION)
        if key not in self._kept:
            if self._waiting >= WAITING:
                raise Refused("too_many", Words.many_reviews)
            self._waiting += 1
            try:
                self._kept[key] = await self._thinkers.ask(
                    "review", Looking(text, playouts), owner, watched=False
                )
            finally:
                self._waiting -= 1
            while len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]
