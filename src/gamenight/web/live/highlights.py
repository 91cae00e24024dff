"""The games somebody likes to remember, chosen from their results: each of another kind, and each with its table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gamenight.core.registry import game as game_named
from gamenight.core.registry import games as game_names
from gamenight.web.live.shapes import title_of

OFTEN = 3  # games after which the best score of a game says something
MOST = 8
Row = Mapping[str, Any]


def highlights(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """At most eight, the most telling kinds first. `rows` are somebody's games, oldest first."""
    won = [row for row in rows if row["outcome"] == "won"]
    found = [*_in_a_row(rows), *_closest(won), *_widest(won), *_strong(won), *_best(rows), *_first(won)]
    seen: set[str] = set()
    chosen = []
    for each in found:
        if each["code"] not in seen:
            seen.add(each["code"])
            chosen.append(each)
    return chosen[:MOST]


def _told(kind: str, row: Row, number: int) -> dict[str, Any]:
    return {
        "kind": kind,
        "game": row["game"],
        "title": title_of(row["game"]),
        "code": row["code"],
        "at": row["at"],
        "number": number,
    }


def _lowest_wins(row: Row) -> bool:
    return row["game"] in game_names() and game_named(row["game"]).lowest_wins


def _ahead(row: Row) -> int:
    """Points by which a game was won; nothing where points do not say who won."""
    if row["highest"] is None:
        return 0
    return int(row["lowest"] - row["score"] if _lowest_wins(row) else row["score"] - row["highest"])


def _in_a_row(rows: Sequence[Row]) -> Iterable[dict[str, Any]]:
    """The longest row of wins, by its last game."""
    longest, count, last = 1, 0, None
    for row in rows:
        count = count + 1 if row["outcome"] == "won" else 0
        if count > longest:
            longest, last = count, row
    return [_told("row", last, longest)] if last else []


def _closest(won: Sequence[Row]) -> Iterable[dict[str, Any]]:
    by_points = [row for row in won if _ahead(row) > 0]
    return [_told("close", row, _ahead(row)) for row in sorted(by_points, key=_ahead)[:1]]


def _widest(won: Sequence[Row]) -> Iterable[dict[str, Any]]:
    by_points = [row for row in won if _ahead(row) > 1]
    return [_told("wide", row, _ahead(row)) for row in sorted(by_points, key=_ahead)[-1:]]


def _strong(won: Sequence[Row]) -> Iterable[dict[str, Any]]:
    """The last win over a bot that thinks hard, game by game."""
    last = {row["game"]: row for row in won if row["strong"]}
    return [_told("strong", row, row["score"]) for row in last.values()]


def _best(rows: Sequence[Row]) -> Iterable[dict[str, Any]]:
    """The best score of every game that was played often."""
    by_game: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        by_game[row["game"]].append(row)
    for played in by_game.values():
        if len(played) >= OFTEN and len({row["score"] for row in played}) > 1:
            pick = min if _lowest_wins(played[0]) else max
            best = pick(played, key=lambda row: int(row["score"]))
            yield _told("best", best, best["score"])


def _first(won: Sequence[Row]) -> Iterable[dict[str, Any]]:
    """The first win of every game."""
    first: dict[str, Row] = {}
    for row in won:
        first.setdefault(row["game"], row)
    return [_told("first", row, row["score"]) for row in first.values()]
