"""A club night: rounds of tables for any game, who sits where, and how everybody stands. No clock, no storage, no luck.

What has happened is a list of rounds; everything else follows from it. So a night that was kept is taken up anywhere.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Sequence

from msgspec import Struct

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

    def over(self) -> bool:
        return bool(self.payoffs)

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
    rounds: int
    members: list[Member] = []
    played: list[list[Board]] = []

    def going(self) -> bool:
        """Whether a round is being played."""
        return bool(self.played) and not all(board.over() for board in self.played[-1])

    def over(self) -> bool:
        return len(self.played) >= self.rounds and not self.going()

    def here(self) -> list[Member]:
        """Whoever can be seated in the next round."""
        return [member for member in self.members if not member.gone and member.since <= len(self.played) + 1]


def points_of(board: Board, lowest_wins: bool) -> dict[str, float]:
    """Points by place at one table; those who share a place share its points. A bye is a win."""
    if not board.over():
        return {}
    if board.bye():
        return {board.players[0]: BYE}
    worth = [
        (payoff, -score if lowest_wins else score)
        for payoff, score in zip(board.payoffs, board.scores, strict=True)
    ]
    order = sorted(range(len(worth)), key=lambda seat: worth[seat], reverse=True)
    found: dict[str, float] = {}
    place = 0
    for _, group in itertools.groupby(order, key=lambda seat: worth[seat]):
        seats = list(group)
        each = sum(POINTS[place : place + len(seats)]) / len(seats)
        found |= {board.players[seat]: each for seat in seats if board.players[seat]}
        place += len(seats)
    return found


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
    by_round = [_round_points(boards, lowest_wins) for boards in played]
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


# Who sits with whom


def pairing(night: Night, lowest_wins: bool, least: int) -> list[list[str]]:
    """The tables of the next round, seat by seat; a table of one is a bye. `least` people a game needs."""
    here = {member.player for member in night.here()}
    order = [line.player for line in standings(night, lowest_wins) if line.player in here]
    if len(order) < 2:
        return []
    if night.kind == ROUND_ROBIN and night.seats == 2:
        return _circle(night, [m.player for m in night.here()])
    return _swiss(night, order, sizes(len(order), night.seats, least))


def sizes(people: int, seats: int, least: int) -> list[int]:
    """Tables as full and as even as can be, none below `least`; who is left over has a bye, one person a table.

    >>> sizes(10, 4, 2), sizes(9, 2, 2), sizes(5, 4, 3)
    ([4, 3, 3], [2, 2, 2, 2, 1], [4, 1])
    """
    for tables in range(-(-people // seats), 0, -1):
        for byes in range(people):
            seated = people - byes
            if least * tables <= seated <= seats * tables:
                full, more = divmod(seated, tables)
                return [full + 1] * more + [full] * (tables - more) + [1] * byes
    return [1] * people


def _circle(night: Night, players: list[str]) -> list[list[str]]:
    """Everybody meets everybody: one stays, the others move round. Colours, or who begins, change with the rounds."""
    ring: list[str] = players if len(players) % 2 == 0 else [*players, ""]
    n = len(night.played) % (len(ring) - 1)
    turned = [ring[0], *ring[1 + n :], *ring[1 : 1 + n]]
    pairs = [(turned[i], turned[-1 - i]) for i in range(len(turned) // 2)]
    swapped = [pair if (len(night.played) + i) % 2 == 0 else pair[::-1] for i, pair in enumerate(pairs)]
    return [[player for player in pair if player] for pair in swapped]


def _swiss(night: Night, order: list[str], tables: list[int]) -> list[list[str]]:
    """Leaders meet leaders, then whoever has met least. A bye goes to the lowest who has had the fewest."""
    known, left = met(night.played), list(order)
    byes = Counter(board.players[0] for boards in night.played for board in boards if board.bye())
    resting = [_resting(left, byes) for size in tables if size == 1]
    found = []
    for size in (size for size in tables if size > 1):
        table = [left.pop(0)]
        while len(table) < size:
            table.append(left.pop(_least_met(table, left, known)))
        found.append(_seated(table, night))
    return [*_mended(found, known), *([player] for player in resting)]


def _resting(left: list[str], byes: Counter[str]) -> str:
    fewest = min(byes[player] for player in left)
    chosen = next(player for player in reversed(left) if byes[player] == fewest)
    left.remove(chosen)
    return chosen


def _least_met(table: list[str], left: list[str], known: dict[str, Counter[str]]) -> int:
    """Where among those left the one is who has met this table least; the highest of them."""
    times = [sum(known[player][other] for other in table) for player in left]
    return times.index(min(times))


def _mended(tables: list[list[str]], known: dict[str, Counter[str]]) -> list[list[str]]:
    """Changes of two people between tables, as long as one makes fewer meet again: the last ones got what was left."""
    better = True
    while better:
        better = False
        for one, other in itertools.combinations(tables, 2):
            for i, j in itertools.product(range(len(one)), range(len(other))):
                before = _again(one, known) + _again(other, known)
                one[i], other[j] = other[j], one[i]
                if _again(one, known) + _again(other, known) < before:
                    better = True
                else:
                    one[i], other[j] = other[j], one[i]
    return tables


def _again(table: list[str], known: dict[str, Counter[str]]) -> int:
    return sum(known[one][other] for one, other in itertools.combinations(table, 2))


def _seated(table: list[str], night: Night) -> list[str]:
    """Whoever has sat first least often sits first."""
    first = Counter(board.players[0] for boards in night.played for board in boards if not board.bye())
    return sorted(table, key=lambda player: first[player])
