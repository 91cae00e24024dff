"""Who sits with whom in the next round of a club night, and in which chair."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterable

from gamenight.table.club import ROUND_ROBIN, Night, met, standings

STARTS = 12  # orders from which a round of larger tables is tried
SMALL = 5  # tables up to this size have their chairs chosen from all there are
MET = 100  # what it costs that two meet again at all
Known = dict[str, "Counter[str]"]


def pairing(night: Night, lowest_wins: bool, least: int) -> list[list[str]]:
    """The tables of the next round, seat by seat; "" is a bot, a table of one a bye. `least` people a game needs."""
    here = [member.player for member in night.here()]
    if len(here) < 2:
        return []
    if night.kind == ROUND_ROBIN and night.seats == 2 and _nobody_changed(night):
        tables = _circle(len(night.played), here)
    else:
        order = here if night.kind == ROUND_ROBIN else _by_standing(night, lowest_wins, here)
        tables = _meeting(night, order, _sizes(night, len(here), least))
    return [_seated(_with_bots(table, night), night) for table in tables]


def _nobody_changed(night: Night) -> bool:
    return all(member.since == 1 and not member.gone for member in night.members)


def _by_standing(night: Night, lowest_wins: bool, here: list[str]) -> list[str]:
    return [line.player for line in standings(night, lowest_wins) if line.player in here]


def _sizes(night: Night, people: int, least: int) -> list[int]:
    return (
        full_sizes(people, night.seats)
        if night.bots or night.duplicate
        else sizes(people, night.seats, least)
    )


def _with_bots(table: list[str], night: Night) -> list[str]:
    return table + [""] * (night.seats - len(table)) if night.bots or night.duplicate else table


def sizes(people: int, seats: int, least: int) -> list[int]:
    """Tables as full and as even as can be, none below `least`; who is left over has a bye, one person a table.

    >>> sizes(10, 4, 2), sizes(9, 2, 2), sizes(5, 4, 3)
    ([4, 3, 3], [2, 2, 2, 2, 1], [4, 1])
    """
    for tables in range(-(-people // seats), 0, -1):
        for byes in range(people):
            seated = people - byes
            if least * tables <= seated <= seats * tables:
                return [*_even(seated, tables), *[1] * byes]
    return [1] * people


def full_sizes(people: int, seats: int) -> list[int]:
    """How many people sit at each table where bots have the other chairs.

    >>> full_sizes(10, 4), full_sizes(7, 2)
    ([4, 3, 3], [2, 2, 2, 1])
    """
    return _even(people, -(-people // seats))


def _even(people: int, tables: int) -> list[int]:
    full, more = divmod(people, tables)
    return [full + 1] * more + [full] * (tables - more)


def _circle(played: int, players: list[str]) -> list[list[str]]:
    """Everybody meets everybody: one stays, the others move round."""
    ring: list[str] = players if len(players) % 2 == 0 else [*players, ""]
    n = played % (len(ring) - 1)
    turned = [ring[0], *ring[1 + n :], *ring[1 : 1 + n]]
    pairs = [(turned[i], turned[-1 - i]) for i in range(len(turned) // 2)]
    return [[player for player in pair if player] for pair in pairs]


def _meeting(night: Night, order: list[str], tables: list[int]) -> list[list[str]]:
    """Those at the top of the order sit together, then whoever has met least. A bye goes to the last with the fewest.

    Where everybody is to meet everybody, several orders are tried, and the one kept in which fewest meet again.
    """
    known, left = met(night.played), list(order)
    byes = Counter(board.players[0] for boards in night.played for board in boards if board.bye())
    alone = 0 if night.bots or night.duplicate else sum(size == 1 for size in tables)
    resting = [_resting(left, byes) for _ in range(alone)]
    shared = tables[: len(tables) - alone]
    starts = STARTS if night.kind == ROUND_ROBIN else 1
    tried = (_from(left[n:] + left[:n], shared, known) for n in range(min(starts, len(left))))
    best = _fewest_again(tried, known)
    return [*best, *([player] for player in resting)]


def _from(order: list[str], tables: list[int], known: Known) -> list[list[str]]:
    left, found = list(order), []
    for size in tables:
        table = [left.pop(0)]
        while len(table) < size:
            table.append(left.pop(_least_met(table, left, known)))
        found.append(table)
    return _mended(found, known)


def _fewest_again(tried: Iterable[list[list[str]]], known: Known) -> list[list[str]]:
    """The first in which nobody meets again, else that in which fewest do."""
    best: list[list[str]] = []
    fewest = -1
    for tables in tried:
        again = sum(_again(table, known) for table in tables)
        if fewest < 0 or again < fewest:
            best, fewest = tables, again
        if again == 0:
            break
    return best


def _resting(left: list[str], byes: Counter[str]) -> str:
    fewest = min(byes[player] for player in left)
    chosen = next(player for player in reversed(left) if byes[player] == fewest)
    left.remove(chosen)
    return chosen


def _least_met(table: list[str], left: list[str], known: Known) -> int:
    """Where among those left the one is who has met this table least; the highest of them."""
    times = [sum(known[player][other] for other in table) for player in left]
    return times.index(min(times))


def _mended(tables: list[list[str]], known: Known) -> list[list[str]]:
    """Changes of two people between tables, as long as one makes fewer meet again: the last ones got what was left."""
    better = True
    while better:
        better = False
        for one, other in itertools.combinations(tables, 2):
            before = _again(one, known) + _again(other, known)
            for i, j in itertools.product(range(len(one)), range(len(other)) if before else ()):
                one[i], other[j] = other[j], one[i]
                after = _again(one, known) + _again(other, known)
                if after < before:
                    better, before = True, after
                else:
                    one[i], other[j] = other[j], one[i]
    return tables


def _again(table: list[str], known: Known) -> int:
    """How many at a table meet again, and how often they have met: a third time is worse than a second."""
    times = (known[one][other] for one, other in itertools.combinations(table, 2))
    return sum(MET + n * n for n in times if n)


def _seated(table: list[str], night: Night) -> list[str]:
    """Everybody where they have sat least often, and not where they sat last, as far as that goes for all."""
    sat = chairs_of(night)
    if len(table) > SMALL:
        return _turned(table, sat)
    last = {
        player: chair
        for boards in night.played
        for board in boards
        for chair, player in enumerate(board.players)
    }

    def cost(order: Iterable[str]) -> tuple[int, int]:
        people = [(chair, player) for chair, player in enumerate(order) if player]
        often = sum(sat[player][chair] ** 2 + sat[player][chair] for chair, player in people)
        return often, sum(last.get(player) == chair for chair, player in people)

    return list(min(itertools.permutations(table), key=cost))


def _turned(table: list[str], sat: dict[str, Counter[int]]) -> list[str]:
    """Of a large table the turn by which everybody sits where they have sat least."""
    turns = [table[n:] + table[:n] for n in range(len(table))]
    return min(turns, key=lambda turn: sum(sat[player][chair] for chair, player in enumerate(turn) if player))


def chairs_of(night: Night) -> dict[str, Counter[int]]:
    """How often each has sat in which chair."""
    found: dict[str, Counter[int]] = {member.player: Counter() for member in night.members}
    for board in itertools.chain.from_iterable(night.played):
        for chair, player in enumerate(board.players):
            if player and not board.bye():
                found.setdefault(player, Counter())[chair] += 1
    return found
