# compiled
"""Points in Sorry! (8.6 to 8.8)."""

from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.journal import Journal
from gamenight.games.sorry.rules.public import SCORED, Public


def homes_of(p: Public) -> vec[i64]:
    """How many pawns of each seat's side are HOME."""
    homes = vec[i64](capacity=4)
    for side in p.sides:
        homes = append(homes, p.board.home(side))
    return homes


def points_for(homes: Iterable[int], winner: i64, seat: i64, cumulative: bool) -> i64:
    """`game_points` for those who have no vec: one handed in by Python would never be freed."""
    return game_points(vec[i64](homes), winner, seat, cumulative)


def game_points(homes: vec[i64], winner: i64, seat: i64, cumulative: bool) -> i64:
    """What a seat gets for one game, from how many pawns everyone has HOME; `winner` may be NOBODY (8.6 to 8.8)."""
    points: i64 = 5 * homes[seat]
    if seat != winner:
        return points
    most: i64 = 0
    other: i64 = 0
    for home in homes:
        if other != seat:
            points += 5 * (4 - home)
            if home > most:
                most = home
        other += 1
    return points + bonus(most, cumulative)


def bonus(most: i64, cumulative: bool) -> i64:
    """What the winner gets if no opponent has more than `most` pawns HOME."""
    if most > 2:
        return 0
    if most == 2:
        return 25
    if most == 1:
        return 75 if cumulative else 50
    return 175 if cumulative else 100


def score_game(p: Public, winner: i64, cumulative: bool, journal: Journal | None) -> None:
    """8.6: everyone gets their points for this game."""
    homes = homes_of(p)
    p.history = append(p.history, winner)
    seat: i64 = 0
    while seat < p.seats:
        points = game_points(homes, winner, seat, cumulative)
        p.totals[seat] += points
        p.history = append(p.history, homes[seat])
        if journal is not None:
            journal.note(SCORED, seat, points, p.totals[seat])
        seat += 1
