"""How often is too often: a bucket a person and a kind of thing, filled again as time passes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from gamenight.table.events import Refused
from gamenight.web.words.en import Words

SOCKETS = 300  # open from one address: a school behind one router
LOOPBACK = ("127.0.0.1", "::1")  # this machine's own people may be as many as they like
MOST = 50_000  # buckets held; full ones are dropped first


@dataclass(frozen=True)
class Limit:
    """So many at once, and so many again in so many seconds."""

    count: int
    seconds: float
    says: Callable[..., str]  # of the server's words


ACTS = Limit(40, 2, Words.acts_too_fast)
SAYING = Limit(10, 60, Words.many_words)
NEW_TABLES = Limit(60, 3600, Words.many_tables)
TABLES_HERE = Limit(240, 3600, Words.many_tables)  # from one address
HELLOS = Limit(60, 10, Words.acts_too_fast)
GUESTS = Limit(60, 3600, Words.many_guests)
GUESSES = Limit(20, 60, Words.many_guesses)
RECOVERIES = Limit(10, 600, Words.many_recoveries)
EXPORTS = Limit(10, 600, Words.acts_too_fast)
HINTS = Limit(10, 20, Words.many_hints)
COACHING = Limit(60, 60, Words.many_hints)
REPLAYS = Limit(60, 60, Words.many_replays)
REVIEWS = Limit(12, 60, Words.many_reviews)
REVIEW_LOOKS = Limit(150, 60, Words.many_replays)


class TooMany(Refused):
    """Too often; `wait` says for how many seconds."""

    def __init__(self, limit: Limit, wait: float) -> None:
        super().__init__("too_many", limit.says)
        self.wait = wait


class Crowded(Exception):
    """Too many connections are open from one address."""


class Crowd:
    """How many connections each address has open. This machine's own are not counted."""

    def __init__(self, most: int) -> None:
        self._most = most  # 0: no limit
        self._open: Counter[str] = Counter()

    @contextmanager
    def one_more(self, address: str) -> Iterator[None]:
        """A connection while it lasts; Crowded if there are too many."""
        if address in LOOPBACK or not self._most:
            yield
            return
        if self._open[address] >= self._most:
            raise Crowded
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


class Limits:
    """Buckets in memory. `clock` tells seconds."""

    def __init__(self, clock: Callable[[], float], factor: float = 1.0) -> None:
        self._clock = clock
        self._factor = factor  # 0: no limits at all
        self._spent: dict[tuple[str, str], tuple[float, float]] = {}  # (how much is used, when)

    def take(self, limit: Limit, name: str, who: str) -> None:
        """Use one, or TooMany."""
        if self._factor == 0:
            return
        now = self._clock()
        used, at = self._spent.get((name, who), (0.0, now))
        most = limit.count * self._factor
        used = max(0.0, used - (now - at) * most / limit.seconds)
        if used + 1 > most:
            raise TooMany(limit, (used + 1 - most) * limit.seconds / most)
        self._spent[(name, who)] = (used + 1, now)
        if len(self._spent) > MOST:
            self._drop()

    def _drop(self) -> None:
        oldest = sorted(self._spent, key=lambda key: self._spent[key][1])
        for key in oldest[: MOST // 2]:
            del self._spent[key]
