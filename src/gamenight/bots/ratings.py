"""How well each level plays each game, on one scale, and what that means in words.

The figures lie in ratings.json, which `scripts/strength` writes from docs/strength.json. CASUAL is what a casual player
is given, somebody who knows the game and plays it now and then: `medium` is made to play like one. 400 points more win
ten games for one that is lost, as in chess.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NamedTuple

CASUAL = 1000
TEN_TO_ONE = 400
LEAST = 0.53  # of the games: less than that is as often as not
# The least share of the games for which each is said, a little below what it says.
OFTEN = (
    (0.97, "nearly every time"),
    (0.925, "nineteen times in twenty"),
    (0.87, "nine times in ten"),
    (0.815, "five times in six"),
    (0.775, "four times in five"),
    (0.71, "three times in four"),
    (0.635, "two times in three"),
    (0.575, "three times in five"),
    (LEAST, "a little more often than not"),
)


class Strength(NamedTuple):
    """How well a level plays a game."""

    rating: int
    says: str


@cache
def _figures() -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = json.loads(
        (files("gamenight.bots") / "ratings.json").read_text(encoding="utf-8")
    )
    return found


def strengths(game: str) -> dict[str, Strength]:
    """By the name of a level; none for a game that was not measured, or in which levels mean nothing."""
    return {level: Strength(rating, said(rating)) for level, rating in _figures().get(game, {}).items()}


def said(rating: int) -> str:
    """What a rating means against a casual player.

    >>> said(1000), said(1200)
    ('Plays like a casual player.', 'Beats a casual player three times in four.')
    >>> said(700)
    'Loses to a casual player five times in six.'
    """
    share = 1 / (1 + 10 ** (-abs(rating - CASUAL) / TEN_TO_ONE))
    if share < LEAST:
        return "Plays like a casual player."
    often = next(words for least, words in OFTEN if share >= least)
    return f"{'Beats' if rating > CASUAL else 'Loses to'} a casual player {often}."
