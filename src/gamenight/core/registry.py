"""The shelf: every game in this package's `games` folder, and any that another package adds.

A package adds a game with an entry point: `[project.entry-points."gamenight.games"]  my_game = "my_package:GAME"`.
"""

from __future__ import annotations

import difflib
import importlib
import pkgutil
import re
from functools import cache
from typing import Any

from gamenight.core.game import Game
from gamenight.core.plugins import added, drop
from gamenight.core.refusal import UnknownGame

GROUP = "gamenight.games"


def games() -> list[str]:
    """The names of all games, in alphabetical order."""
    return sorted({*_own(), *_added()})


def game(name: str) -> Game[Any]:
    """The game of that name; UnknownGame says which there are."""
    if not isinstance(name, str):
        raise UnknownGame(f"A game is asked for by its name, such as 'chess', not by {type(name).__name__}.")
    return _game(name)


@cache
def _game(name: str) -> Game[Any]:
    found: object
    if name in _own():
        found = importlib.import_module(f"gamenight.games.{name}").GAME
    elif name in _added():
        found = _added()[name]
    else:
        near = _near(name)
        hint = f"did you mean {near[0]}?" if near else f"the games are: {', '.join(games())}."
        raise UnknownGame(f"There is no game {name!r}; {hint}")
    assert isinstance(found, Game)
    return found


def _near(name: str) -> list[str]:
    """The game that was meant, if one can be told: "CHESS", "Crazy Eights" and "crasy_eights" name one, too."""
    also = called(name)
    return [also.name] if also else difflib.get_close_matches(_plain(name), games(), 1)


def _plain(name: str) -> str:
    return "_".join(re.findall(r"[a-z0-9]+", name.lower()))


def called(name: str) -> Game[Any] | None:
    """The game that people call so besides its title: "Crates" is Crazy Eights."""
    wanted = _plain(name)
    return next((each for each in map(game, games()) if wanted in map(_plain, each.other_names)), None)


@cache
def _own() -> tuple[str, ...]:
    folder = importlib.import_module("gamenight.games").__path__
    return tuple(module.name for module in pkgutil.iter_modules(folder) if module.ispkg)


@cache
def _added() -> dict[str, Game[Any]]:
    """The games of other packages that can be played; what is none is left out."""
    games: dict[str, Game[Any]] = {}
    for name, found in list(added(GROUP).items()):
        wrong = _wrong_with(name, found)
        if wrong:
            drop(GROUP, name, wrong)
        elif isinstance(found, Game):
            games[name] = found
    return games


def _wrong_with(name: str, found: object) -> str:
    """Why something cannot stand on the shelf; "" if it can. The shelf asks every game for what is asked for here."""
    if not isinstance(found, Game) or found.name != name:
        return f"it should be a Game whose name is {name!r}."
    try:
        found.house(found.usual_seats, {})
        found.rulebook()
        _ = found.title, found.says, found.presets, found.option_list()
    except Exception as problem:  # whatever another package does wrong, it does to itself alone
        return f"{type(problem).__name__}: {problem}"
    return ""
