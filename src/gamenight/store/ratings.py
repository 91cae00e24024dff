"""Who plays how well: what a finished table says about its players, by openskill, and what is kept of it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from openskill.models import PlackettLuce
from sqlalchemy.engine import Connection

from gamenight.store.schema import PLAYERS, RATINGS, RESULTS, TABLES
from gamenight.store.store import Store
from gamenight.table.table import Table

MODEL = PlackettLuce()
NEW = MODEL.rating()
LONGEST_KEY = 400


@dataclass(frozen=True)
class Result:
    """How a game ended for one seat."""

    seat: int
    player: str  # a bot is "bot:easy"
    payoff: int
    score: int
    outcome: str  # won, drawn, lost


def results(table: Table) -> list[Result]:
    """Seat by seat. Whoever resigned has lost, whatever their bot did; what a bot plays for anybody else is nobody's
    result."""
    return [_result(table, seat) for seat in range(table.count) if table.stands(seat)]


def _result(table: Table, seat: int) -> Result:
    held = table.seats[seat]
    payoff = 0 if held.resigned else table.payoffs[seat]
    player = held.player if held.kind == "person" else f"bot:{held.level}"
    return Result(seat, player, payoff, table.scores[seat], _outcome(table, seat, payoff))


def _outcome(table: Table, seat: int, payoff: int) -> str:
    if payoff == 0:
        return "lost"
    everyone = all(table.payoffs)
    return "drawn" if everyone and table.count > 1 else "won"


def options_key(options: Mapping[str, Any]) -> str:
    """House rules as a key: the same rules give the same text."""
    text = json.dumps(dict(options), sort_keys=True, separators=(",", ":"))
    return text if len(text) <= LONGEST_KEY else "sha256:" + hashlib.sha256(text.encode()).hexdigest()


def count(connection: Connection, id: int, table: Table, at: int) -> bool:
    """Put a finished table into the statistics, once. Whether it was this call that did."""
    taken = connection.execute(
        TABLES.update().where(TABLES.c.id == id, TABLES.c.counted.is_(False)).values(counted=True)
    )
    if taken.rowcount == 0 or not (table.counts() or table.day) or not table.payoffs:
        return False
    found = results(table)
    if not found:
        return False
    key = options_key(table.options)
    connection.execute(
        RESULTS.insert(),
        [
            {
                "table_id": id,
                "seat": each.seat,
                "player": each.player,
                "game": table.game.name,
                "options": key,
                "seats": table.count,
                "payoff": each.payoff,
                "score": each.score,
                "outcome": each.outcome,
                "at": at,
            }
            for each in found
        ],
    )
    if table.counts():  # a deal of the day has its place in the calendar even where it counts for no rating
        _rate(connection, table, key, found)
    return True


def _rate(connection: Connection, table: Table, key: str, found: Sequence[Result]) -> None:
    """New ratings for all who sat there. One player in several seats (bots) is rated once, by the first."""
    held = [_held(connection, each.player, table, key) for each in found]
    skills = [MODEL.rating(mu=row["mu"], sigma=row["sigma"]) for row in held]
    rated = skills
    if len(found) > 1:
        ranks = [float(-each.payoff) for each in found]
        rated = [team[0] for team in MODEL.rate([[skill] for skill in skills], ranks=ranks)]
    done = set()
    for each, row, skill in zip(found, held, rated, strict=True):
        if each.player not in done:
            done.add(each.player)
            _keep(connection, {**row, "mu": skill.mu, "sigma": skill.sigma}, each)


def _held(connection: Connection, player: str, table: Table, key: str) -> dict[str, Any]:
    who = {"player": player, "game": table.game.name, "options": key, "seats": table.count}
    chosen = sa.select(RATINGS).filter_by(**who)
    row = connection.execute(chosen).mappings().first()
    fresh = {"mu": NEW.mu, "sigma": NEW.sigma, "played": 0, "won": 0, "drawn": 0, "points": 0.0}
    return dict(row) if row else {**who, **fresh}


def _keep(connection: Connection, row: dict[str, Any], result: Result) -> None:
    row["played"] += 1
    row["won"] += result.outcome == "won"
    row["drawn"] += result.outcome == "drawn"
    row["points"] += result.score
    who = {name: row[name] for name in ("player", "game", "options", "seats")}
    same = [RATINGS.c[name] == value for name, value in who.items()]
    connection.execute(RATINGS.delete().where(*same))
    connection.execute(RATINGS.insert().values(**row))


def shown(mu: float, sigma: float) -> float:
    """A rating as people see it: what is all but certain, so that a newcomer has 0."""
    return round(mu - 3 * sigma, 2)


def ratings_of(store: Store, player: str) -> list[Mapping[str, Any]]:
    """What is kept of somebody's games, most played first."""
    chosen = sa.select(RATINGS).where(RATINGS.c.player == player).order_by(RATINGS.c.played.desc())
    with store.read() as connection:
        return [{**row} for row in connection.execute(chosen).mappings()]


def best_at(store: Store, game: str, seats: int | None) -> list[Mapping[str, Any]]:
    """Who plays a game by the sheet best, with their names."""
    chosen = sa.select(RATINGS, PLAYERS.c.name).join(PLAYERS, PLAYERS.c.id == RATINGS.c.player, isouter=True)
    chosen = chosen.where(RATINGS.c.game == game, RATINGS.c.options == "{}")
    if seats is not None:
        chosen = chosen.where(RATINGS.c.seats == seats)
    best = chosen.order_by((RATINGS.c.mu - 3 * RATINGS.c.sigma).desc()).limit(100)
    with store.read() as connection:
        return [{**row} for row in connection.execute(best).mappings()]
