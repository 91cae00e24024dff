"""One scale for each game: ratings of the levels that fit the games they played of one another best."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path

from gamenight.bots.levels import LEVELS
from gamenight.bots.ratings import CASUAL, TEN_TO_ONE
from strengths.rows import LADDER, Job, Row, Rows, contest_for, measure

PLAYERS = ("random", *(level.name for level in LEVELS))
ANCHOR = "medium"
# Who meets whom besides neighbours: those two apart, which show whether the steps add up, and random play.
MORE = (("easy", "random"), ("hard", "easy"), ("expert", "medium"))
PRIOR = 0.5  # games won and lost by everybody against everybody, so that no rating runs away
ROUNDS = 2000
FILE = Path(__file__).resolve().parents[2] / "src" / "gamenight" / "bots" / "ratings.json"


def ratings(job: Job) -> Iterator[tuple[str, Row]]:
    """Levels that are two apart; the rating of each is worked out from these and the ladder."""
    for name in job.names:
        for a, b in MORE:
            yield measure(job, f"rating {name} {a} {b}", contest_for(name, a, b, True), 0.97)


def fitted(rows: Rows, name: str) -> dict[str, int]:
    """The rating of each level of a game, by Bradley and Terry; none if some have not met the next."""
    keys = {(a, b): f"ladder {name} {a} {b}" for a, b in LADDER}
    if any(key not in rows for key in keys.values()):
        return {}
    keys |= {(a, b): f"rating {name} {a} {b}" for a, b in MORE}
    met = {pair: rows[key] for pair, key in keys.items() if key in rows}
    players = [each for each in PLAYERS if any(each in pair for pair in met)]
    won = {(a, b): PRIOR for a in players for b in players if a != b}
    for (a, b), row in met.items():
        won[a, b] += row["share"] * row["games"]
        won[b, a] += (1 - row["share"]) * row["games"]
    strength = _strengths(players, won)
    anchor = strength[ANCHOR]
    return {each: round(CASUAL + TEN_TO_ONE * math.log10(strength[each] / anchor)) for each in players}


def _strengths(players: list[str], won: dict[tuple[str, str], float]) -> dict[str, float]:
    """The usual iteration: what a player won, over what was to be expected for each unit of strength."""
    strength = dict.fromkeys(players, 1.0)
    for _ in range(ROUNDS):
        for each in players:
            others = [other for other in players if other != each]
            wins = sum(won[each, other] for other in others)
            expected = sum(
                (won[each, other] + won[other, each]) / (strength[each] + strength[other]) for other in others
            )
            strength[each] = wins / expected
    return strength


def write(rows: Rows, names: Sequence[str]) -> None:
    """The file in the package: the ratings of the levels that people choose from."""
    FILE.write_text(said(rows, names), encoding="utf-8")


def said(rows: Rows, names: Sequence[str]) -> str:
    found = {name: fitted(rows, name) for name in names}
    kept = {
        name: {level: rating for level, rating in ratings.items() if level != "random"}
        for name, ratings in found.items()
        if ratings
    }
    return json.dumps(kept, indent=1) + "\n"
