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
    slip: int  # moves in a hundred that are not the best it found
    steady: bool = False  # whether these are at least the next best


LEVELS = (
    Level("easy", "Easy", "Plays for fun and often overlooks things.", 15, 0.1, 55),
    Level("medium", "Medium", "Knows what it is doing, most of the time.", 50, 0.25, 25),
    Level("hard", "Hard", "Thinks about every move and seldom slips.", 1000, 0.8, 12, True),
    Level("expert", "Expert", "Thinks hard about every move.", 4000, 3.0, 0, True),
)
SEARCH = Level("search", "Search", "Thinks for half a second.", 0, 0.5, 0)


def names() -> list[str]:
    """What `bot` knows."""
    return ["random", "search", *(level.name for level in LEVELS)]


def bot(name: str) -> Bot:
    """The bot of that name: `random`, `search`, or a level; UnknownBot says which there are.

    A budget may follow: `hard:seconds=0.2`, `search:playouts=500`, `search:playouts=500:cores=2`. A chess engine takes
    a seat as `uci:stockfish`, with its own options after it: `uci:stockfish:UCI_Elo=1700:seconds=0.5`.
    """
    base, *given = name.split(":")
    if base == "uci" and given:
        return _engine(given)
    if base == "random" and not given:
        return RandomBot()
    for level in (SEARCH, *LEVELS):
        if level.name == base:
            return _with(level, name, given)
    near = difflib.get_close_matches(base, names(), 1)
    means = f"did you mean {near[0]}?" if near else f"the bots are: {', '.join(names())}."
    raise UnknownBot(f"There is no bot {name!r}; {means}")


def _with(level: Level, name: str, given: list[str]) -> Bot:
    """The bot of a level, with another budget where one is given."""
    budget = {
        "playouts": float(level.playouts),
        "seconds": level.seconds,
        "slip": float(level.slip),
        "cores": 1.0,
    }
    own = [word.partition("=")[0] for word in given]
    if "playouts" in own or "seconds" in own:
        budget.update(playouts=0, seconds=0)
    for word in given:
        key, _, value = word.partition("=")
        try:
            budget[key] = float(value) + 0 * budget[key]
        except (KeyError, ValueError):
            raise UnknownBot(
                f"{word!r} in {name!r} is no budget; write playouts=500, seconds=0.2, slip=10 or cores=2."
            ) from None
    playouts, slip, cores = int(budget["playouts"]), int(budget["slip"]), int(budget["cores"])
    return SearchBot(name, playouts, budget["seconds"], slip, level.steady, cores)


def _engine(given: list[str]) -> Bot:
    from gamenight.bots.uci import UciBot  # which knows chess, as the rest of the bots need not

    pairs = [word.partition("=") for word in given[1:]]
    options: dict[str, object] = {key: value for key, _, value in pairs}
    if "UCI_Elo" in options:
        options = {"UCI_LimitStrength": "true", **options}
    try:
        seconds = float(str(options.pop("seconds", 1.0)))
    except ValueError:
        raise UnknownBot(f"The seconds of uci:{given[0]} should be a number, such as seconds=0.5.") from None
    return UciBot(given[0], options, seconds)
