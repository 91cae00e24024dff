"""Which judgement a game is searched with: its own, or its own with a net, from a file or shipped beside the game.

A net that is shipped judges games of as many seats and of the house rules that it was taught by, and measured in; all
others are judged as if there were none.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from gamenight.bots.net_file import BadNet, fits, read_net
from gamenight.bots.net_judgement import NetJudgement, Reader
from gamenight.core.duel import Duel
from gamenight.core.game import Game
from gamenight.core.options import option_values
from gamenight.core.position import Judgement, View

ANY = Judgement()  # of a game that has none of its own
AHEAD = 4  # moves of a playout before a net is asked, unless the net's manifest says otherwise
SHIPPED = "judgement-{seats}.net"  # in a game's folder
NONE = "none"  # in place of a net's file: not even the one that is shipped


def judgement_of(game: Game[Any], seats: int, house: Any, net: str = "", ahead: int = 0) -> Judgement:
    """What a game of so many, by these options, is judged by: a net that is named, else the one shipped for such a
    game, else its own judgement; that one in any case if the net is NONE."""
    if net and net != NONE:
        return with_net(game, seats, Path(net), ahead)
    file = shipped(game, seats) if not net else None
    if file is None or not _taught(game, file, house):
        return game.judgement or ANY
    return with_net(game, seats, file, ahead)


def house_of(view: View) -> Any:
    """The options of the game that a view is of; None if it does not hold them."""
    return getattr(view, "options", None)


def duel_of(game: Game[Any], view: View) -> Duel | None:
    """A view laid out for alpha-beta search; None in games that are not searched so, or with nothing to choose."""
    return (game.judgement or ANY).duel(view) if view.moves else None


def _taught(game: Game[Any], file: Path, house: Any) -> bool:
    """Whether a net was taught by these house rules. Who begins is none of them."""
    if house is None:
        return False
    held = option_values(house)
    return all(held[key] == value for key, value in _options(file).items() if key != game.first_option)


@lru_cache(maxsize=256)
def _options(file: Path) -> dict[str, Any]:
    """The house rules that a net was taught by."""
    return dict(read_net(file)[1]["options"])


def with_net(game: Game[Any], seats: int, file: Path, ahead: int = 0) -> NetJudgement:
    """A game's own judgement with the net of a file; BadNet if that is for something else."""
    try:
        written = file.stat().st_mtime_ns
    except OSError:
        raise BadNet(f"{file} cannot be read.") from None
    return _opened(game, seats, file, ahead, written)


@lru_cache(maxsize=64)
def _opened(game: Game[Any], seats: int, file: Path, ahead: int, written: int) -> NetJudgement:
    weights, about = read_net(file)
    if game.encoding is None:
        raise BadNet(f"{game.title} does not say its views as words.")
    fits(about, game, seats)
    reader, far = Reader(weights.net(), game.encoding, seats), ahead or int(about.get("ahead", AHEAD))
    return NetJudgement(game.judgement or ANY, reader, seats, far, int(about.get("leans", 0)))


@lru_cache(maxsize=256)
def shipped(game: Game[Any], seats: int) -> Path | None:
    """The net that comes with a game for so many; None if there is none."""
    try:
        file = Path(str(resources.files(game.package).joinpath(SHIPPED.format(seats=seats))))
    except (ModuleNotFoundError, ValueError):  # a game that was made by hand, as in tests
        return None
    return file if file.is_file() else None
