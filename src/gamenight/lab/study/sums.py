"""What the games of a study add up to: shares with their intervals, lengths, and how much was luck."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

from gamenight.core.position import WIN
from gamenight.lab.sim import Z95, wilson
from gamenight.lab.study.play import Counts, Played

FEW = 12  # openings and moves that are listed
SEEN = 8  # games in which a move must have been made to be listed


@dataclass(frozen=True)
class Share:
    """A share of the win with its 95 % interval."""

    name: str
    share: float
    low: float
    high: float
    games: int


def share_of(name: str, won: float, games: int) -> Share:
    share = min(1.0, won / games) if games else 0.0
    low, high = wilson(share, games) if games else (0.0, 1.0)
    return Share(name, share, low, high, games)


def seat_shares(games: Sequence[Played], seats: int) -> list[Share]:
    totals = [sum(game.payoffs[seat] for game in games) / WIN for seat in range(seats)]
    return [share_of(f"seat {seat + 1}", total, len(games)) for seat, total in enumerate(totals)]


def opener_share(games: Sequence[Played]) -> Share:
    """How often whoever had the first choice won."""
    chosen = [game for game in games if game.opener >= 0]
    won = sum(game.payoffs[game.opener] for game in chosen) / WIN
    return share_of("first to choose", won, len(chosen))


def openings(games: Sequence[Played]) -> list[Share]:
    """The first choices, most frequent first, and how often they won."""
    found: dict[str, list[int]] = defaultdict(list)
    for game in games:
        if game.opener >= 0:
            found[game.opening].append(game.payoffs[game.opener])
    rows = sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))[:FEW]
    return [share_of(name, sum(won) / WIN, len(won)) for name, won in rows]


def telling_moves(counts: Counts) -> list[Share]:
    """The moves after which players win most and least often, of those made often enough."""
    rows = [
        share_of(text, counts.won[text] / WIN, made) for text, made in counts.made.items() if made >= SEEN
    ]
    rows.sort(key=lambda row: (-row.share, row.name))
    return rows if len(rows) <= 2 * FEW else rows[:FEW] + rows[-FEW:]


@dataclass(frozen=True)
class Parts:
    """Where the differences between results come from, as shares that add up to 1."""

    skill: float  # who played
    deal: float  # the deal and the seat, the same for all who had them
    rest: float  # luck during the game, and choices that other choices answered
    shares: tuple[Share, ...]  # of the win, by bot
    games: int


def luck_and_skill(games: Sequence[Played], bots: Sequence[str]) -> Parts:
    """Duplicate play taken apart: each deal was played with every bot in every seat.

    The variance of results between bots is skill. Of what is left, the variance between the same seat of the same deal
    over its seatings is more than chance would make it exactly as far as deals and seats matter.
    """
    cells: dict[tuple[int, int], list[float]] = defaultdict(list)
    by_bot: dict[int, list[float]] = defaultdict(list)
    for game in games:
        for seat, who in enumerate(game.seating):
            by_bot[who].append(game.payoffs[seat] / WIN)
    means = {who: sum(won) / len(won) for who, won in by_bot.items()}
    for game in games:
        for seat, who in enumerate(game.seating):
            cells[game.deal, seat].append(game.payoffs[seat] / WIN - means[who])
    every = [value for won in by_bot.values() for value in won]
    total = _variance(every)
    if total == 0 or len(every) < 2:
        return Parts(0.0, 0.0, 1.0, _bot_shares(by_bot, bots), len(games))
    skill = sum(len(won) * (means[who] - sum(every) / len(every)) ** 2 for who, won in by_bot.items()) / len(
        every
    )
    deal = _between(list(cells.values()))
    skill, deal = skill / total, min(max(0.0, deal / total), 1 - skill / total)
    return Parts(skill, deal, max(0.0, 1 - skill - deal), _bot_shares(by_bot, bots), len(games))


def _bot_shares(by_bot: dict[int, list[float]], bots: Sequence[str]) -> tuple[Share, ...]:
    return tuple(share_of(bots[who], sum(won), len(won)) for who, won in sorted(by_bot.items()))


def _variance(values: Sequence[float]) -> float:
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / len(values)


def _between(cells: list[list[float]]) -> float:
    """The variance between groups, less what the spread inside them would make of it by chance."""
    groups = [cell for cell in cells if len(cell) > 1]
    if not groups:
        return 0.0
    size = len(groups[0])
    means = [sum(cell) / len(cell) for cell in groups]
    inside = sum(_variance(cell) * len(cell) / (len(cell) - 1) for cell in groups) / len(groups)
    return _variance(means) - inside / size


def mean_and_reach(values: Sequence[float]) -> tuple[float, float]:
    """A mean, and how far its 95 % interval reaches either side."""
    mean = sum(values) / len(values)
    return mean, Z95 * math.sqrt(_variance(values) / len(values))
