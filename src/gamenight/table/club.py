"""A club night: rounds of tables for any game, who sits where, and how everybody stands. No clock, no storage, no luck.

What has happened is a list of rounds; everything else follows from it. So a night that was kept is taken up anywhere.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

from gamenight.table.duplicate import against_others

ROUND_ROBIN, SWISS = "round_robin", "swiss"
POINTS = (10, 6, 3, 1)  # by place; nothing from the fifth on
BYE = POINTS[0]


class Member(Struct):
    """Somebody of the club."""

    player: str
    name: str
    since: int = 1  # the first round they can be seated in
    gone: bool = False


class Board(Struct):
    """One table of a round: who sits there, seat by seat, and once it is over what each scored there."""

    code: str
    players: list[str]
    payoffs: list[int] = []
    scores: list[int] = []
    absent: list[int] = []  # seats that a bot has played for somebody: nobody's result
    unreadable: bool = False  # what is kept of it makes no sense any more: nobody gains or loses by it

    def present(self) -> list[str]:
        """Whose result each seat's is; "" is a bot's."""
        return ["" if seat in self.absent else player for seat, player in enumerate(self.players)]

    def over(self) -> bool:
        return bool(self.payoffs) or self.unreadable

    def bye(self) -> bool:
        return len(self.players) == 1


class Night(Struct):
    """A club night as it is kept."""

    code: str
    title: str
    host: str
    game: str
    seats: int
    options: dict[str, object]
    kind: str
    rounds: int  # 0: as many as it takes until everybody has met everybody
    members: list[Member] = []
    played: list[list[Board]] = []
    bots: bool = False  # bots fill the tables, so that all are of the same size and nobody rests
    duplicate: bool = False  # all tables of a round have the same cards
    level: str = "medium"  # of the bots
    rules: int = 0  # the version with which its options are read; 0 for one from before it was kept

    def going(self) -> bool:
        """Whether a round is being played."""
        return bool(self.played) and not all(board.over() for board in self.played[-1])

    def over(self) -> bool:
        return self.last() and not self.going()

    def last(self) -> bool:
        """Whether no round comes after those that were begun."""
        if self.rounds:
            return len(self.played) >= self.rounds
        return bool(self.played) and everybody_met(self)

    def planned(self) -> int:
        """How many rounds there will be, as far as that is known."""
        if self.rounds:
            return self.rounds
        people, others = len(self.here()), self.seats - 1
        fewest = people - 1 + people % 2 if self.seats == 2 else -(-(people - 1) // others)
        return max(fewest, len(self.played) + (not self.last()))

    def here(self) -> list[Member]:
        """Whoever can be seated in the next round."""
        return [member for member in self.members if not member.gone and member.since <= len(self.played) + 1]


def everybody_met(night: Night) -> bool:
    """Whether all who are here have sat with each other."""
    known, here = met(night.played), [member.player for member in night.here()]
    return all(known[one][other] for one, other in itertools.combinations(here, 2))


def points_of(board: Board, lowest_wins: bool) -> dict[str, float]:
    """Points by place at one table; those who share a place share its points. A bye is a win."""
    if not board.payoffs:
        return {}
    if board.bye():
        return {board.players[0]: BYE}
    worth = _worth(board, lowest_wins)
    order = sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True)
    found: dict[str, float] = {}
    place = 0
    for _, group in itertools.groupby(order, key=lambda seat: worth[seat]):
        seats = list(group)
        each = sum(POINTS[place : place + len(seats)]) / len(seats)
        present = board.present()
        found |= {present[seat]: each for seat in seats if present[seat]}
        place += len(seats)
    return found


def _worth(board: Board, lowest_wins: bool) -> list[tuple[int, int]]:
    """What each seat of a table made of its game, larger being better."""
    pairs = zip(board.payoffs, board.scores, strict=True)
    return [(payoff, -score if lowest_wins else score) for payoff, score in pairs]


def duplicate_points(boards: Sequence[Board], lowest_wins: bool) -> dict[str, float]:
    """Points of a round where all tables had the same cards: the share of those in the same chair whom one beat.

    Equal counts half. Bots count, too. Nothing before all tables have ended; by place where there is one table only.
    """
    played = [board for board in boards if board.payoffs and not board.bye()]
    if not all(board.over() for board in boards):
        return {}
    if len(played) < 2:
        return _round_points(boards, lowest_wins)
    found = {board.players[0]: float(BYE) for board in boards if board.bye()}
    for chair in range(len(played[0].players)):
        scores = [-board.scores[chair] if lowest_wins else board.scores[chair] for board in played]
        for board, mine in zip(played, scores, strict=True):
            beaten = sum((mine > other) + (mine == other) / 2 for other in scores) - 0.5
            if player := board.present()[chair]:
                found[player] = round(POINTS[0] * beaten / (len(played) - 1), 2)
    return found


def better_by_chair(boards: Sequence[Board], lowest_wins: bool) -> list[list[float | None]]:
    """Table by table and chair by chair, points more than the others had with the same cards; none for a bye."""
    played = [board for board in boards if not board.bye() and board.payoffs]
    columns = [
        against_others([-board.scores[chair] if lowest_wins else board.scores[chair] for board in played])
        for chair in range(len(played[0].players) if played else 0)
    ]
    rows = iter(zip(*columns, strict=True))
    return [list(next(rows)) if not board.bye() and board.payoffs else [] for board in boards]


class Standing(Struct):
    """One line of the standings."""

    player: str
    name: str
    place: int
    was: int  # the place before the last finished table; 0 for none
    points: list[float | None]  # round by round; None where they are still playing, or were not there
    total: float
    opponents: float  # the sum of what those one met have: decides ties
    gone: bool


def standings(night: Night, lowest_wins: bool, rounds: int | None = None) -> list[Standing]:
    """Best first; by points, then by how strong those one met were."""
    played = night.played if rounds is None else night.played[:rounds]
    count = duplicate_points if night.duplicate else _round_points
    by_round = [count(boards, lowest_wins) for boards in played]
    total = {m.player: sum(points.get(m.player, 0.0) for points in by_round) for m in night.members}
    strength = {
        m.player: sum(total.get(o, 0.0) * n for o, n in met(played)[m.player].items()) for m in night.members
    }
    order = sorted(night.members, key=lambda m: (-total[m.player], -strength[m.player], m.name, m.player))
    before = (
        {s.player: s.place for s in standings(night, lowest_wins, len(played) - 1)} if len(played) > 1 else {}
    )
    found: list[Standing] = []
    for n, member in enumerate(order):
        key = (total[member.player], strength[member.player])
        same = found and (found[-1].total, found[-1].opponents) == key
        place = found[-1].place if same else n + 1
        points = [points.get(member.player) for points in by_round]
        found.append(
            Standing(
                member.player, member.name, place, before.get(member.player, 0), points, *key, member.gone
            )
        )
    return found


def _round_points(boards: Sequence[Board], lowest_wins: bool) -> dict[str, float]:
    found: dict[str, float] = {}
    for board in boards:
        found |= points_of(board, lowest_wins)
    return found


def met(played: Sequence[Sequence[Board]]) -> dict[str, Counter[str]]:
    """How often each has sat with each other."""
    found: dict[str, Counter[str]] = _Meetings()
    for board in itertools.chain.from_iterable(played):
        for one, other in itertools.permutations([player for player in board.players if player], 2):
            found[one][other] += 1
    return found


class _Meetings(dict[str, "Counter[str]"]):
    def __missing__(self, player: str) -> Counter[str]:
        self[player] = Counter()
        return self[player]
