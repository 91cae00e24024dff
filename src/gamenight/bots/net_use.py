"""Which judgement a game is searched with: its own, or its own with a net, from a file or shipped beside the game."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

from gamenight.bots.net_file import BadNet, fits, read_net
from gamenight.bots.net_judgement import NetJudgement, Reader
from gamenight.core.game import Game
from gamenight.core.position import Judgement

ANY = Judgement()  # of a game that has none of its own
AHEAD = 4  # moves of a playout before a net is asked, unless the net's manifest says otherwise
SHIPPED = "judgement-{seats}.net"  # in a game's folder


def judgement_of(game: Game[Any], seats: int, net: str = "", ahead: int = 0) -> Judgement:
    """What a game of so many is judged by: a net that is named, else the one shipped with the game, else its own."""
    file = Path(net) if net else _shipped(game, seats)
    if file is None:
        return game.judgement or ANY
    return with_net(game, seats, file, ahead)


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
    reader = Reader(weights.net(), game.encoding, seats)
    far = ahead or int(about.get("ahead", AHEAD))
    return NetJudgement(game.judgement or ANY, reader, seats, far, int(about.get("leans", 0)))


@lru_cache(maxsize=256)
def _shipped(game: Game[Any], seats: int) -> Path | None:
    try:
        file = Path(str(resources.files(game.package).joinpath(SHIPPED.format(seats=seats))))
    except (ModuleNotFoundError, ValueError):  # a game that was made by hand, as in tests
        return None
    return file if file.is_file() else None
