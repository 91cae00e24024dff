"""The bots by name, weakest first."""

from __future__ import annotations

import contextlib
import difflib
from dataclasses import dataclass
from pathlib import Path

from gamenight.bots.bot import Bot, RandomBot, SearchBot
from gamenight.bots.net_bot import NetBot
from gamenight.bots.net_file import read_net
from gamenight.bots.net_use import NONE
from gamenight.bots.program import ProgramBot
from gamenight.core.arguments import brief
from gamenight.core.plugins import added
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
    far: float = 0.0  # of the win: what others cost at most; more would be absurd


LEVELS = (
    Level("easy", "Easy", "Plays for fun and often overlooks things.", 15, 0.1, 70, far=0.4),
    Level("medium", "Medium", "Knows what it is doing, most of the time.", 50, 0.25, 25, far=0.3),
    Level("hard", "Hard", "Thinks about every move and seldom slips.", 1000, 0.8, 12, True),
    Level("expert", "Expert", "Thinks hard about every move.", 4000, 3.0, 0, True),
)
GROUP = "gamenight.bots"  # the entry points by which other packages add bots
SEARCH = Level("search", "Search", "Thinks for half a second.", 0, 0.5, 0)


BUDGET = ("playouts", "seconds", "slip", "cores", "ahead")
OWN = ("random", "search", *(level.name for level in LEVELS))


def names() -> list[str]:
    """What `bot` knows: our own, weakest first, then those that other packages add."""
    return [*OWN, *sorted(name for name in added(GROUP) if name not in OWN)]


def offered() -> list[Level]:
    """The levels that people choose from, and after them the bots of other packages."""
    others = [name for name in names() if name not in OWN]
    return [
        *LEVELS,
        *(Level(name, name.replace("_", " ").title(), _about(name), 0, 0.0, 0) for name in others),
    ]


def _about(name: str) -> str:
    """The first line of what a bot of another package says of itself."""
    said = getattr(added(GROUP)[name], "__doc__", None) or "A bot of another package."
    return str(said).strip().partition("\n")[0]


def bot(name: str) -> Bot:
    """The bot of that name: `random`, `search`, or a level; UnknownBot says which there are.

    A budget may follow: `hard:seconds=0.2`, `search:playouts=500`, `search:playouts=500:cores=2`. A chess engine takes
    a seat as `uci:stockfish`, with its own options after it: `uci:stockfish:UCI_Elo=1700:seconds=0.5`. A bot of another
    package goes by the name of its entry point in the group `gamenight.bots`: `mine`, `mine:depth=3`. Any program that
    speaks lines sits down as `program:python my_agent.py`. A net of `gamenight train` plays as `net:FILE`, one move
    ahead, or judges for the search: `search:net=FILE:playouts=500`, asked `ahead=4` moves after the tree;
    `search:net=none:playouts=500` judges without the net that some games are shipped with.
    """
    if not isinstance(name, str):
        raise UnknownBot(f"A bot is named by a text, such as 'easy', not by {brief(name)}.")
    base, *given = name.split(":")
    if base == "uci" and given:
        return _engine(given)
    if base == "net" and given:
        return NetBot(name.partition(":")[2])
    if base == "program" and given:
        return ProgramBot(name.partition(":")[2])
    if base == "random" and not given:
        return RandomBot()
    for level in (SEARCH, *LEVELS):
        if level.name == base:
            return _with(level, name, given)
    if base in added(GROUP):
        return _added(base, name, given)
    near = difflib.get_close_matches(base, names(), 1)
    means = f"did you mean {near[0]}?" if near else f"the bots are: {', '.join(names())}."
    raise UnknownBot(f"There is no bot {name!r}; {means}")


def _with(level: Level, name: str, given: list[str]) -> Bot:
    """The bot of a level, with another budget where one is given."""
    nets = [word.removeprefix("net=") for word in given if word.startswith("net=")]
    said = dict(_budget_word(name, word) for word in given if not word.startswith("net="))
    if nets and nets[-1] != NONE:
        read_net(Path(nets[-1]))  # what is no net is said at once
    own = "playouts" in said or "seconds" in said
    return SearchBot(
        name,
        int(said.get("playouts", 0 if own else level.playouts)),
        said.get("seconds", 0.0 if own else level.seconds),
        int(said.get("slip", level.slip)),
        level.steady,
        int(said.get("cores", 1)),
        level.far,
        (nets[-1] if nets else "", int(said.get("ahead", 0))),
    )


def _budget_word(name: str, word: str) -> tuple[str, float]:
    """One word of a budget as it is typed: `playouts=500`."""
    key, _, value = word.partition("=")
    if key in BUDGET:
        with contextlib.suppress(ValueError):
            return key, float(value)
    raise UnknownBot(
        f"{word!r} in {name!r} is no budget; write playouts=500, seconds=0.2, slip=10 or cores=2."
    )


def _added(base: str, name: str, given: list[str]) -> Bot:
    """A bot of another package: what its entry point names, called with the words given as name=value."""
    make = added(GROUP)[base]
    pairs = dict(word.partition("=")[::2] for word in given)
    try:
        made = make(**pairs) if callable(make) else make
    except (Exception, SystemExit) as problem:  # it is another package's, and may do anything
        raise UnknownBot(f"The bot {name!r} cannot be made: {type(problem).__name__}: {problem}") from None
    if not isinstance(made, Bot):
        raise UnknownBot(f"The plug-in {base!r} is no bot: it should name a class that extends Bot.")
    made.name = made.name or name
    return made


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
