"""What the chess bot knows: exchanges, endings, openings, and the line it means to play."""

from __future__ import annotations

from typing import Any

import chess
import pytest

import gamenight
from gamenight import Game, Seeded
from gamenight.bots import best_line, bot
from gamenight.games.chess.bot_standing import standing
from gamenight.games.chess.exchange import exchange
from gamenight.games.chess.opening_book import book_moves


@pytest.fixture(name="game")
def _game() -> Game[Any]:
    return gamenight.game("chess")


def stands(game: Game[Any], fen: str) -> int:
    return standing(game.start(position=fen).view(0).public.board)


@pytest.mark.parametrize(
    ("fen", "move", "brings"),
    [
        ("4k3/8/8/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5", 100),  # nobody guards the pawn
        ("4k3/8/4p3/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5", -400),  # a pawn for a rook
        ("3rk3/8/8/3p4/8/3R4/3R4/4K3 w - - 0 1", "d3d5", 100),  # the second rook stands behind the first
        ("4k3/8/4p3/8/8/8/3R4/4K3 w - - 0 1", "d2d5", -500),  # a quiet move into a pawn's reach
    ],
)
def test_an_exchange_is_counted_to_its_end(game: Game[Any], fen: str, move: str, brings: int) -> None:
    step = chess.Move.from_uci(move)
    board = game.start(position=fen).view(0).public.board
    assert exchange(board, step.from_square, step.to_square) == brings


def test_a_position_stands_for_black_as_its_mirror_does_for_white(game: Game[Any]) -> None:
    chance = Seeded(3)
    for n in range(30):
        board = chess.Board()
        for _ in range(3 * n):
            moves = list(board.legal_moves)
            board.push(moves[chance.pick(len(moves))]) if moves else None
        if not board.is_game_over():
            assert abs(stands(game, board.fen()) + stands(game, board.mirror().fen())) <= 1


def test_a_knight_and_bishop_drive_the_king_to_the_corner_of_the_bishop(game: Game[Any]) -> None:
    dark, light = "k7/8/1K6/8/8/8/8/2B3N1 w - - 0 1", "7k/8/6K1/8/8/8/8/2B3N1 w - - 0 1"
    assert stands(game, light) > stands(game, dark) + 50  # the bishop goes on dark squares, as h8 is
    chased, let_go = "5k2/8/6K1/8/8/8/8/2B3N1 w - - 0 1", "5k2/8/5K2/8/8/8/8/2B3N1 w - - 0 1"
    nearer = "6k1/8/8/8/5K2/8/8/2B3N1 w - - 0 1"  # a step on its way, though White's king is further off
    assert stands(game, nearer) > max(stands(game, chased), stands(game, let_go))


def test_a_knight_more_wins_nothing_without_pawns(game: Game[Any]) -> None:
    assert stands(game, "4k3/8/4r3/8/8/4N3/4R3/4K3 w - - 0 1") < 100


def test_the_book_knows_the_start_and_only_legal_moves(game: Game[Any]) -> None:
    view = game.start().view(0)
    texts = {game.write(view, move) for move in book_moves(view.public.board.hash)}
    assert texts == {"e2e4", "d2d4", "c2c4", "g1f3"}


def test_hard_and_expert_open_by_the_book_the_same_for_the_same_seed(game: Game[Any]) -> None:
    view = game.start().view(0)
    known = book_moves(view.public.board.hash)
    for level in ("hard", "expert"):
        chosen = [bot(f"{level}:slip=0:seconds=9").choose(game, view, seed=seed) for seed in range(20)]
        assert set(chosen) <= set(known)
        assert len(set(chosen)) > 1
        assert chosen[7] == bot(f"{level}:slip=0:seconds=9").choose(game, view, seed=7)


def test_the_best_line_is_legal_and_ends_in_the_mate_it_promises(game: Game[Any]) -> None:
    fen = "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - - 0 1"
    view = game.start(position=fen).view(0)
    line = best_line(game, view, playouts=20)
    assert line is not None
    assert line.lead > 29_000
    assert line.share > 0.99
    assert game.write(view, line.moves[0]) == "b1b8"


def test_there_is_no_best_line_where_cards_are_hidden() -> None:
    game = gamenight.game("hearts")
    position = game.start(seats=4, seed=1)
    assert best_line(game, position.view(0)) is None


def test_thinking_by_the_clock_goes_on_from_what_was_found_and_counting_begins_afresh(
    game: Game[Any],
) -> None:
    view = game.start(position="r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/1BN1B3/PP3PPP/R2Q1RK1 w - - 0 12").view(0)
    before = bot("search").choose(game, view, playouts=15, seed=4)
    bot("search").choose(game, view, seconds=0.1, seed=4)
    assert bot("search").choose(game, view, playouts=15, seed=4) == before
