"""A bot that looks one move ahead and asks a net: `net:hearts.net`. To measure a net, and for whoever trains one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.bots.bot import Asked, Thinker
from gamenight.bots.net import UNIT, Net
from gamenight.bots.net_file import BadNet, fits, read_net
from gamenight.core.chance import Chance, Seeded
from gamenight.core.encoding import Encoding, Pen
from gamenight.core.game import Game
from gamenight.core.position import WIN, Position, View

WORLDS = 8  # imagined for every decision, unless a budget of playouts says otherwise
SURE = 40 * UNIT * UNIT  # beyond what any net answers: a game that is won or lost


class Reader:
    """A net with the paper that views are written on."""

    def __init__(self, net: Net, encoding: Encoding, seats: int) -> None:
        self._net, self._encoding = net, encoding
        self._words = vec[i64]([0] * encoding.words(seats))
        self._numbers = vec[i64]([0] * encoding.numbers(seats))
        self._pen = Pen(self._words, self._numbers)

    def judge(self, view: View) -> int:
        """The logit of the seat's share of the win, in UNIT * UNIT."""
        self._pen.begin(view, 0, 0)
        self._encoding.write(view, self._pen)
        return self._net.judge(self._words, self._numbers)


class NetBot(Thinker):
    """Makes the move after which its net likes its own view best, over some tables that it imagines."""

    def __init__(self, file: str) -> None:
        self.name = f"net:{file}"
        weights, self._about = read_net(Path(file))
        self._net = weights.net()
        self._reader: Reader | None = None

    def _choose(self, game: Game[Any], view: View, asked: Asked) -> int:
        reader = self._open(game, view.seats)
        chance = Seeded(asked.seed)
        totals = dict.fromkeys(view.legal(), 0)
        for _ in range(asked.playouts or WORLDS):
            world = game.imagine(view, chance)
            luck = chance.pick(1 << 30)
            for move in totals:
                totals[move] += _worth(reader, world.copy(), view.seat, move, Seeded(luck))
        return max(totals, key=lambda move: (totals[move], -move))

    def _open(self, game: Game[Any], seats: int) -> Reader:
        if self._reader is None:
            if game.encoding is None:
                raise BadNet(f"{game.title} does not say its views as words.")
            fits(self._about, game, seats)
            self._reader = Reader(self._net, game.encoding, seats)
        return self._reader


def _worth(reader: Reader, world: Position, seat: int, move: int, chance: Chance) -> int:
    world.play(seat, move, chance)
    if world.to_move():
        return reader.judge(world.view(seat))
    return SURE * (2 * world.payoffs()[seat] - WIN) // WIN
