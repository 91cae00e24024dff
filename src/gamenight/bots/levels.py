"""The bots by name, weakest first."""

from __future__ import annotations

import difflib
from dataclasses import dataclass

from gamenight.bots.bot import Bot, RandomBot, SearchBot
from gamenight.core.refusal import GameNightError


class UnknownBot(GameNightError):
    """No bot of that name."""


@dataclass(frozen=True)
class Level:
    """How well a bot plays, as a person feels it."""

    name: str
    title: str
    says: str
    playouts: int  # at most
    seconds: float  # at most
    slip: int  # moves in a hundred that are made without thinking


LEVELS = (
    Level("easy", "Easy", "Plays for fun and often overlooks things.", 25, 0.1, 50),
    Level("medium", "Medium", "Knows what it is doing, most of the time.", 80, 0.25, 20),
    Level("hard", "Hard", "Thinks about every move and seldom slips.", 500, 0.8, 4),
    Level("expert", "Expert", "Thinks hard about every move.", 5000, 3.0, 0),
)
SEARCH_SECONDS = 0.5


def names() -> list[str]:
    """What `bot` knows."""
    return ["random", "search", *(level.name for level in LEVELS)]


def bot(name: str) -> Bot:
    """The bot of that name: `random`, `search`, or a level; UnknownBot says which there are."""
    if name == "random":
        return RandomBot()
    if name == "search":
        return SearchBot("search", 0, SEARCH_SECONDS)
    for level in LEVELS:
        if level.name == name:
            return SearchBot(name, level.playouts, level.seconds, level.slip)
    near = difflib.get_close_matches(name, names(), 1)
    means = f"did you mean {near[0]}?" if near else f"the bots are: {', '.join(names())}."
    raise UnknownBot(f"There is no bot {name!r}; {means}")
