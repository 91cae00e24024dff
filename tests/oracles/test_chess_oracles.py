"""Chess against python-chess over random games, and against published move counts."""

from __future__ import annotations

import os
import random

import pytest

import gamenight
from gamenight.games.chess import fen
from gamenight.games.chess.notation import read_move, san, uci
from gamenight.games.chess.pgn import ENGLISH
from gamenight.games.chess.rules import position as rules
from gamenight.games.chess.rules.moves import legal_moves, perft
from gamenight.games.chess.rules.position import Chess, repetitions

chess = pytest.importorskip("chess")
GAME = gamenight.game("chess")
LUCK = gamenight.Seeded(0)
GAMES = int(os.environ.get("GAMENIGHT_ORACLE_GAMES", "200")) // 40  # the more, the slower
COMPILED = not fen.Board.__module__ or not hasattr(fen.Board.make, "__code__")

# The six positions that move generators are proved with, and how many ways 1, 2, 3... half-moves can go.
STANDARD = {
    fen.START: (20, 400, 8902, 197281, 4865609),
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1": (48, 2039, 97862, 4085603),
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1": (14, 191, 2812, 43238, 674624),
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1": (6, 264, 9467, 422333),
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8": (44, 1486, 62379, 2103487),
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10": (46, 2079, 89890, 3894594),
}


@pytest.mark.parametrize("position", STANDARD)
def test_perft(position: str) -> None:
    board = fen.read_fen(position)
    assert fen.write_fen(board) == position
    for depth, count in enumerate(STANDARD[position], 1):
        if count < (5_000_000 if COMPILED else 60_000):
            assert perft(board, depth) == count


# Beginnings that random play seldom comes to: promotions, castling, en passant, pins, few pieces.
OPENINGS = (
    *STANDARD,
    "8/PPPPPPPP/8/2k5/8/2K5/pppppppp/8 w - - 0 1",
    "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 20",
    "2k5/8/8/3pP3/8/8/8/4KR2 w - d6 0 2",
    "kb6/8/8/8/8/8/8/5B1K w - - 0 1",
    "7k/8/8/8/8/8/1n6/K1N5 w - - 90 80",
)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("opening", OPENINGS)
def test_python_chess_agrees_at_every_position(opening: str, seed: int) -> None:
    """Legal moves, FEN, SAN and how the game ends; draws by repetition and fifty moves as claims."""
    theirs, choose = chess.Board(opening), random.Random(seed)
    asked = {} if opening == fen.START else {"position": opening}
    ours = GAME.start(repetition="claim", fifty_moves="claim", **asked)
    assert isinstance(ours, Chess)
    while True:
        board = ours.public.board
        assert fen.write_fen(board) == theirs.fen()
        assert same_ending(ours, theirs)
        if ours.public.over:
            return
        moves = [move for move in ours.legal if move != rules.CLAIM]
        texts = {uci(board, move): move for move in moves}
        assert sorted(texts) == sorted(move.uci() for move in theirs.legal_moves)
        for text in choose.sample(sorted(texts), min(3, len(texts))):
            written = san(board, texts[text])
            assert written == theirs.san(chess.Move.from_uci(text))
            assert (
                read_move(board, moves, written, ENGLISH)
                == read_move(board, moves, text, ENGLISH)
                == texts[text]
            )
        text = choose.choice(sorted(texts))
        theirs.push_uci(text)
        ours.play(board.turn, texts[text], LUCK)


def same_ending(ours: Chess, theirs: object) -> bool:
    outcome = theirs.outcome()  # type: ignore[attr-defined]
    endings = {
        chess.Termination.CHECKMATE: rules.MATE,
        chess.Termination.STALEMATE: rules.STALEMATE,
        chess.Termination.INSUFFICIENT_MATERIAL: rules.DEAD,
        chess.Termination.FIVEFOLD_REPETITION: rules.REPEATED,
        chess.Termination.SEVENTYFIVE_MOVES: rules.QUIET,
    }
    p = ours.public
    if outcome is None:
        return not p.over
    assert p.over
    assert p.winner == (-1 if outcome.winner is None else 0 if outcome.winner else 1)
    return p.ending == endings[outcome.termination]


@pytest.mark.parametrize("seed", range(GAMES))
def test_repetition_is_counted_as_python_chess_counts_it(seed: int) -> None:
    """Few choices, so that positions come again; at first castling and capturing en passant are open."""
    theirs, choose = chess.Board("4k3/8/8/8/Pp6/8/8/R3K3 b Q a3 0 1"), random.Random(seed)
    ours = GAME.start(position=theirs.fen(), repetition="claim", fifty_moves="off")
    assert isinstance(ours, Chess)
    while not ours.public.over:
        times, board = repetitions(ours.public), ours.public.board
        assert theirs.is_repetition(times)
        assert not theirs.is_repetition(times + 1)
        assert (rules.CLAIM in ours.legal) == (times >= 3)
        move = choose.choice(list(legal_moves(board))[: choose.choice((1, 1, 2, 3))])
        theirs.push_uci(uci(board, move))
        ours.play(board.turn, move, LUCK)
