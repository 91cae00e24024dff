"""Checkers with forced capture against OpenSpiel and pydraughts, and against published move counts."""

from __future__ import annotations

import os
import random
import re

import pytest

import gamenight
from gamenight.games.checkers.notation import board_square
from gamenight.games.checkers.pdn import write_position
from gamenight.games.checkers.rules.position import Checkers
from gamenight.games.checkers.rules.public import NONE
from gamenight.parts.squares import SQUARE_NAMES

GAME = gamenight.game("checkers")
LUCK = gamenight.Seeded(0)
GAMES = int(os.environ.get("GAMENIGHT_ORACLE_GAMES", "200"))  # the more, the slower


def start(**house: bool | int | str) -> Checkers:
    position = GAME.start(forced_capture=True, **house)
    assert isinstance(position, Checkers)
    return position


def perft(position: Checkers, depth: int) -> int:
    """How many ways `depth` turns can go; several jumps of one checker are one turn."""
    if depth == 0:
        return 1
    total, seat = 0, position.public.turn
    for move in position.moves(seat):
        after = position.copy()
        after.play(seat, move, LUCK)
        total += perft(after, depth if after.public.jumping != NONE else depth - 1)
    return total


@pytest.mark.parametrize(("depth", "count"), [(1, 7), (2, 49), (3, 302), (4, 1469), (5, 7361), (6, 36768)])
def test_perft(depth: int, count: int) -> None:
    assert perft(start(), depth) == count


def algebraic(move: int) -> str:
    return SQUARE_NAMES[board_square(move >> 5)] + SQUARE_NAMES[board_square(move & 31)]


@pytest.mark.parametrize("seed", range(GAMES))
def test_openspiel_allows_the_same_moves(seed: int) -> None:
    """OpenSpiel's first player sits where our light side sits; its own draw rule ends some games early."""
    pyspiel = pytest.importorskip("pyspiel")
    theirs, choose = pyspiel.load_game("checkers").new_initial_state(), random.Random(seed)
    ours = start(first="light", repetition=False, quiet_moves=0)
    while not theirs.is_terminal():
        assert ours.public.turn == 1 - theirs.current_player()
        actions = {theirs.action_to_string(action): action for action in theirs.legal_actions()}
        moves = {algebraic(move): move for move in ours.moves(ours.public.turn)}
        assert sorted(moves) == sorted(actions)
        text = choose.choice(sorted(moves))
        ours.play(ours.public.turn, moves[text], LUCK)
        theirs.apply_action(actions[text])
    if theirs.returns() != [0, 0]:
        assert list(ours.payoffs()) == [500 - 500 * int(result) for result in theirs.returns()]


def turns(position: Checkers) -> list[tuple[str, Checkers]]:
    """Every whole turn: the squares it names, and the position after it."""
    found, seat = [], position.public.turn
    for move in position.moves(seat):
        after = position.copy()
        after.play(seat, move, LUCK)
        squares = f"{(move >> 5) + 1} {(move & 31) + 1}"
        if after.public.jumping == NONE:
            found.append((squares, after))
        else:
            found += [(f"{(move >> 5) + 1} {rest}", end) for rest, end in turns(after)]
    return found


@pytest.mark.parametrize("seed", range(max(2, GAMES // 50)))
def test_pydraughts_allows_the_same_turns_and_draws_the_same_position(seed: int) -> None:
    draughts = pytest.importorskip("draughts")
    theirs, choose = draughts.Board(variant="english"), random.Random(seed)
    ours = start(repetition=False, quiet_moves=0)
    for _ in range(40):
        moves = {" ".join(map(str, steps(move))): move for move in theirs.legal_moves()}
        options = dict(turns(ours)) if not ours.public.over else {}
        assert sorted(moves) == sorted(options)
        if not moves:
            break
        text = choose.choice(sorted(moves))
        theirs.push(moves[text])
        ours = options[text]
        assert pieces(theirs.fen) == pieces(write_position(ours.public))


def steps(move: object) -> list[int]:
    squares = [pair[0] for pair in move.board_move] + [move.board_move[-1][1]]  # type: ignore[attr-defined]
    return [int(square) for square in squares]


def pieces(fen: str) -> list[list[str]]:
    return [sorted(re.split("[,WB]", part)[1:]) for part in fen.split(":")[1:]]
