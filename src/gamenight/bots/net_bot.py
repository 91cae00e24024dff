"""A bot that looks one move ahead and asks a net: `net:hearts.net`. To measure a net, and for whoever trains one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from gamenight.bots.bot import Asked, Thinker
from gamenight.bots.net_file import read_net
from gamenight.bots.net_judgement import ONE, NetJudgement
from gamenight.bots.net_use import with_net
from gamenight.core.chance import Chance, Seeded
from gamenight.core.game import Game
from gamenight.core.position import WIN, Position, View

WORLDS = 8  # imagined for every decision, unless a budget of playouts says otherwise
SURE = 40 * ONE  # beyond what any net answers: a game that is won or lost


class NetBot(Thinker):
    """Makes the move after which its net likes its own view best, over some tables that it imagines."""

    def __init__(self, file: str) -> None:
        self.name = f"net:{file}"
        self._file = Path(file)
        read_net(self._file)  # what is no net is said at once

    def _choose(self, game: Game[Any], view: View, asked: Asked) -> int:
        judge = with_net(game, view.seats, self._file)
        chance = Seeded(asked.seed)
        totals = dict.fromkeys(view.legal(), 0)
        for _ in range(asked.playouts or WORLDS):
            world = game.imagine(view, chance)
            luck = chance.pick(1 << 30)
            for move in totals:
                totals[move] += _worth(judge, world.copy(), view.seat, move, Seeded(luck))
        return max(totals, key=lambda move: (totals[move], -move))


def _worth(judge: NetJudgement, world: Position, seat: int, move: int, chance: Chance) -> int:
    world.play(seat, move, chance)
    if world.to_move():
        return judge.logits(world)[seat]
    return SURE * (2 * world.payoffs()[seat] - WIN) // WIN
