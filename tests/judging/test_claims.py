"""What is claimed of how well the bots play is carried by a figure that was played for, or is not claimed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import gamenight
from gamenight.bots.levels import LEVELS, SEARCH, Level
from gamenight.store.rivals import STRONG

ROOT = Path(__file__).resolve().parents[2]
ROWS: dict[str, dict[str, Any]] = json.loads((ROOT / "docs" / "strength.json").read_text())
BOAST = re.compile(
    r"\b(club[- ]player|(grand)?master(?!card)\b|champion|unbeatable|superhuman|perfect(ly)? play|world[- ]class"
    r"|expert human|like a human|never loses|always wins|strongest"
    r"|beats? (you\b|(a|any|every|most) (club|human|players?|person)))",
    re.I,
)


def boasts(text: str) -> list[str]:
    return [match.group() for match in BOAST.finditer(text)]


def told_to_people() -> dict[str, str]:
    """What people read of bots: the page's words, the games' and the levels', the README."""
    files = [
        ROOT / "README.md",
        *(ROOT / "web" / "src" / "text").rglob("*.ts"),
        ROOT / "src/gamenight/bots/levels.py",
    ]
    files += (ROOT / "src" / "gamenight").rglob("words/*.py")
    return {str(file.relative_to(ROOT)): file.read_text() for file in files}


ALLOWED = {
    "champion": "src/gamenight/games/poker_dice/words/en.py",  # whoever won the match
}


def test_nobody_boasts_without_a_figure() -> None:
    found = {(file, boast.lower()) for file, text in told_to_people().items() for boast in boasts(text)}
    assert {(file, boast) for file, boast in found if ALLOWED.get(boast) != file} == set()


def test_a_boast_is_noticed() -> None:
    assert boasts("Our expert beats a club player.") == ["beats a club"]
    assert boasts("Plays like a grandmaster") == ["grandmaster"]
    assert boasts("Thinks hard about every move.") == []


def row_of(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


MATCHES = {"Chess `expert` at a second a move": "stockfish chess 2200",
           "Cribbage `hard` at equal time": "openspiel cribbage", "Monopoly `hard`": "buyer monopoly"}  # fmt: skip


def carried(line: str, name: str) -> bool:
    """Whether a row of the README has the figure of a match, and the whole interval is above half."""
    share, games = (int(n) for n in re.findall(r"(\d+) % of (\d+) games", line)[0])
    played = ROWS[name]
    return share == round(100 * played["share"]) and games == played["games"] and played["low"] > 0.5


def test_the_readme_says_what_was_played() -> None:
    lines = {
        row_of(line)[0]: line
        for line in (ROOT / "README.md").read_text().splitlines()
        if re.search(r"% of \d+ games", line)
    }
    assert set(lines) == set(MATCHES)
    for match, line in lines.items():
        assert carried(line, MATCHES[match]), line
    wrong = lines["Monopoly `hard`"].replace("89 %", "95 %")
    assert not carried(wrong, "buyer monopoly")


def so(level: Level) -> bool:
    """A level's sentence, as a person reads it, by how it plays."""
    claims = {
        "Plays for fun and often overlooks things.": level.slip >= 50,
        "Knows what it is doing, most of the time.": level.slip < 50,
        "Thinks about every move and seldom slips.": level.slip <= 15 and level.playouts >= 500,
        "Thinks hard about every move.": level.slip == 0 and level.playouts >= 2_000,
        "Thinks for half a second.": level.seconds == 0.5,
    }
    return claims[level.says]


def test_levels_are_what_they_say() -> None:
    assert all(so(level) for level in (*LEVELS, SEARCH))
    assert not so(Level("easy", "Easy", "Thinks hard about every move.", 15, 0.1, 70))
    assert not so(Level("hard", "Hard", "Thinks about every move and seldom slips.", 1000, 0.8, 40))


@pytest.mark.parametrize("better", range(1, len(LEVELS)))
def test_each_level_thinks_more_and_is_nowhere_weaker_than_the_one_before(better: int) -> None:
    """Weakest first: in no game does the interval of a level against the one below it lie under half, and in most it
    lies above."""
    above, below = LEVELS[better], LEVELS[better - 1]
    assert (above.playouts, above.seconds, -above.slip) > (below.playouts, below.seconds, -below.slip)
    played = [
        ROWS[name]
        for game in gamenight.game_names()
        if (name := f"ladder {game} {above.name} {below.name}") in ROWS
    ]
    assert len(played) >= 17
    assert all(row["high"] > 0.5 for row in played)
    assert sum(row["low"] > 0.5 for row in played) >= 0.8 * len(played)


def test_a_strong_bot_is_one_that_won_nearly_always_at_random() -> None:
    """Those that "beat a strong bot" speaks of: the whole interval against random play is above half in every game."""
    assert {f"bot:{level.name}" for level in LEVELS[2:]} == set(STRONG)
    rows = [row for name, row in ROWS.items() if name.startswith("random ") and name.endswith("hard random")]
    assert len(rows) >= 17
    assert all(row["low"] > 0.5 for row in rows)
