"""A duplicate: the same deals for several groups of people, and what each made of them. No clock, no storage, no luck.

Everybody is compared with those who had the same chair in the same deal: what the cards gave is the same for all of
them, so what differs is play.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from msgspec import Struct

PURPOSE = b"gamenight-duplicate-1"


class Entrant(Struct):
    """Somebody who plays, and with whom: people of one group sit at the same tables."""

    player: str
    name: str
    group: int
    gone: bool = False


class Board(Struct):
    """One deal at one group's table: who has which chair ("" is a bot), and once it is over what each scored."""

    deal: int
    group: int
    code: str
    chairs: list[str]
    scores: list[int] = []
    payoffs: list[int] = []
    absent: list[int] = []  # chairs that a bot has played for somebody: nobody's result
    unreadable: bool = False  # what is kept of it makes no sense any more: it is compared with nothing

    def over(self) -> bool:
        return bool(self.scores) or self.unreadable


class Duplicate(Struct):
    """A duplicate as it is kept."""

    code: str
    title: str
    host: str
    game: str
    seats: int
    options: dict[str, object]
    deals: int
    together: int  # people at a table; bots have the other chairs
    level: str  # of these bots
    secret: str  # all luck follows from it; in hexadecimal, and told to nobody
    people: list[Entrant] = []
    boards: list[Board] = []
    ended: bool = False  # nobody plays any more, and all cards are open
    rules: int = 0  # the version with which its options are read; 0 for one from before it was kept

    def of(self, player: str) -> Entrant | None:
        return next((one for one in self.people if player and one.player == player and not one.gone), None)

    def groups(self) -> list[int]:
        return sorted({one.group for one in self.people})

    def group(self, number: int) -> list[Entrant]:
        """The people of a group, by the order of their chairs; those who went home keep their place in it."""
        return [one for one in self.people if one.group == number]

    def begun(self, group: int) -> bool:
        return any(board.group == group for board in self.boards)

    def board(self, deal: int, group: int) -> Board | None:
        return next((board for board in self.boards if (board.deal, board.group) == (deal, group)), None)

    def next_deal(self, group: int) -> int:
        """The deal that a group plays, or has to play next; `deals` when it has played all."""
        for deal in range(self.deals):
            board = self.board(deal, group)
            if board is None or not board.over():
                return deal
        return self.deals

    def deal_secret(self, deal: int) -> bytes:
        """The secret of one deal: the same at every table, so that its commitment is the same there."""
        return hashlib.sha256(PURPOSE + bytes.fromhex(self.secret) + deal.to_bytes(8, "big")).digest()


def enter(duplicate: Duplicate, player: str, name: str) -> None:
    """Somebody comes in: to the first group that has a chair and has not begun, else to a new one."""
    for one in duplicate.people:
        if one.player == player:
            one.gone, one.name = False, name
            return
    for group in duplicate.groups():
        if len(duplicate.group(group)) < duplicate.together and not duplicate.begun(group):
            break
    else:
        group = max(duplicate.groups(), default=-1) + 1
    duplicate.people.append(Entrant(player, name, group))


def chairs(duplicate: Duplicate, group: int, deal: int) -> list[str]:
    """Who sits where: spread round the table, one chair further with every deal. "" is a bot."""
    found = [""] * duplicate.seats
    for n, one in enumerate(duplicate.group(group)[: duplicate.together]):
        if not one.gone:
            found[(n * duplicate.seats // duplicate.together + deal) % duplicate.seats] = one.player
    return found


# What came of it


def against_others(values: Sequence[float]) -> list[float | None]:
    """How much each is above the mean of the others; None for somebody alone.

    >>> against_others([10, 4, 4]), against_others([7])
    ([6.0, -3.0, -3.0], [None])
    """
    if len(values) < 2:
        return [None] * len(values)
    total, others = sum(values), len(values) - 1
    return [value - (total - value) / others for value in values]


class Line(Struct):
    """What one chair of one table made of a deal."""

    deal: int
    chair: int
    group: int
    player: str  # "" is a bot
    score: int
    absent: bool  # a bot has played for them: it is nobody's result
    better: float | None  # than the others who had this chair, in points; None if nobody else has


def lines_of(duplicate: Duplicate, deal: int, lowest_wins: bool) -> list[Line]:
    """A deal as it was played everywhere, chair by chair, best first."""
    boards = [board for board in duplicate.boards if board.deal == deal and board.scores]
    found: list[Line] = []
    for chair in range(duplicate.seats):
        if not any(board.chairs[chair] for board in boards):
            continue  # bots only
        scores = [board.scores[chair] for board in boards]
        better = against_others([-score if lowest_wins else score for score in scores])
        row = [
            _line(board, chair, score, gain)
            for board, score, gain in zip(boards, scores, better, strict=True)
        ]
        found += sorted(row, key=lambda line: -(line.better or 0.0))
    return found


def _line(board: Board, chair: int, score: int, better: float | None) -> Line:
    absent = chair in board.absent
    gain = None if absent else better
    return Line(board.deal, chair, board.group, board.chairs[chair], score, absent, gain)


class Total(Struct):
    """Somebody's line of the standings."""

    player: str
    name: str
    place: int
    better: list[float | None]  # deal by deal
    total: float
    played: int


def totals(duplicate: Duplicate, lowest_wins: bool, deals: Sequence[int]) -> list[Total]:
    """How everybody stands over those deals: points more than others with the same cards, added up."""
    lines = [line for deal in deals for line in lines_of(duplicate, deal, lowest_wins)]
    found = []
    for one in duplicate.people:
        own = {line.deal: line.better for line in lines if line.player == one.player and not line.absent}
        total = sum(better for better in own.values() if better is not None)
        found.append(Total(one.player, one.name, 0, [own.get(deal) for deal in deals], total, len(own)))
    found.sort(key=lambda row: (-row.total, row.name, row.player))
    for n, row in enumerate(found):
        same = n > 0 and abs(found[n - 1].total - row.total) < 1e-9
        row.place = found[n - 1].place if same else n + 1
    return found


def seen_deals(duplicate: Duplicate, player: str) -> list[int]:
    """The deals whose results somebody may know: those they have played, and all once it has ended."""
    if duplicate.ended:
        return list(range(duplicate.deals))
    one = duplicate.of(player)
    if one is None:
        return []
    own = [duplicate.board(deal, one.group) for deal in range(duplicate.deals)]
    return [board.deal for board in own if board is not None and board.over()]


def all_played(duplicate: Duplicate) -> bool:
    """Whether nobody who came has a deal still to play."""
    groups = [group for group in duplicate.groups() if not all(one.gone for one in duplicate.group(group))]
    return bool(groups) and all(duplicate.next_deal(group) == duplicate.deals for group in groups)
