"""Our side: random games inside the engine, and driven move by move from a Python loop."""

from __future__ import annotations

import importlib
import random
from collections.abc import Mapping
from typing import Any

from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.position import first, playout
from gamenight.lab.bench.clock import Attempt
from gamenight.sitting.play import Play

ENOUGH = 2000  # moves between two looks at the clock


def inside(game: Game[Any], seats: int, options: Mapping[str, object]) -> Attempt:
    """Whole games by `playout`, the start included; moves."""
    house = game.house(seats, options)
    chance = Seeded(1)

    def attempt() -> int:
        moves = 0
        while moves < ENOUGH:
            moves += playout(game.begin(seats, house, chance), chance)
        return moves

    return attempt


def driven(game: Game[Any], seats: int, options: Mapping[str, object]) -> Attempt:
    """Whole games by a loop in Python that asks for the moves and picks one; moves."""
    house = game.house(seats, options)
    chance = Seeded(1)
    roll = random.Random(1).random

    def attempt() -> int:
        played = 0
        while played < ENOUGH:
            position = game.begin(seats, house, chance)
            movers = position.to_move()
            while movers:
                seat = first(movers)
                moves = position.moves(seat)
                count: int = len(moves)
                position.play(seat, moves[int(roll() * count)], chance)
                played += 1
                movers = position.to_move()
        return played

    return attempt


def written_down(game: Game[Any]) -> Attempt:
    """Whole games as a table plays them: each move is read, checked, told, and written as a line of the record."""
    house, choice = game.house(game.usual_seats, {}), random.Random(1).choice

    def attempt() -> int:
        play = Play(game, game.usual_seats, house, lambda number: Seeded(number))
        play.accept(play.start(), 0)
        while movers := play.movers():
            view = play.position.view(movers[0])
            text = game.write(view, choice(view.legal()))
            for step in play.submit(view, game.read(view, text), len(play.lines)):
                play.accept(step, len(play.lines))
                game.tell(step.position.view(movers[0]), step.journal.heard(movers[0]))
        return len(play.lines)

    return attempt


def chess_perft(depth: int) -> Attempt:
    """Positions reached from the start of a chess game in `depth` moves; how many."""
    fen, moves = (importlib.import_module(f"gamenight.games.chess.{name}") for name in ("fen", "rules.moves"))
    board = fen.read_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")
    return lambda: int(moves.perft(board, depth))
