"""UCI both ways: our bot answers as an engine, and an engine takes a seat; here our own engine plays for the others."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator

import chess
import pytest

import gamenight
from gamenight import GameNightError
from gamenight.bots.uci import UciBot
from gamenight.bots.uci_server import Server

ENGINE = f'{sys.executable} -c "from gamenight.bots.uci_server import serve; serve()"'


def said(*lines: str) -> list[str]:
    answers: list[str] = []
    Server(answers.append).run(lines)
    return answers


def test_it_says_who_it_is() -> None:
    answers = said("uci", "isready")
    assert answers[-2:] == ["uciok", "readyok"]
    assert any(line.startswith("option name Level") for line in answers)


def test_it_mates_in_one() -> None:
    fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1"
    answers = said(f"position fen {fen}", "go depth 3")
    assert "score mate 1" in answers[-2]
    assert answers[-1] == "bestmove a1a8"


def test_moves_follow_the_start_position() -> None:
    answers = said("position startpos moves f2f3 e7e5 g2g4", "go nodes 3000")
    assert answers[-1] == "bestmove d8h4"


def test_a_position_that_makes_no_sense_is_reported_and_not_answered_from_the_old_one() -> None:
    answers = said("position startpos", "position startpos moves e2e5", "go depth 1")
    assert sum(line.startswith("info string") for line in answers) == 1
    assert answers[-1] == "bestmove 0000"
    answers = said("position fen nonsense", "go depth 1", "position startpos", "go depth 1")
    assert next(line for line in answers if line.startswith("bestmove")) == "bestmove 0000"
    assert answers[-1] != "bestmove 0000"


def test_it_ponders_until_the_move_is_played_and_says_what_it_expects() -> None:
    answers: list[str] = []

    def moves() -> list[str]:
        return [line for line in answers if line.startswith("bestmove")]

    def lines() -> Iterator[str]:
        yield "position startpos moves e2e4 e7e5"
        yield "go ponder movetime 60"
        time.sleep(0.15)
        assert not moves(), "the opponent still thinks"
        yield "ponderhit"
        for _ in range(600):
            if moves():
                return
            time.sleep(0.05)

    Server(answers.append).run(lines())
    best, mine, ponder, reply = moves()[0].split()
    assert (best, ponder) == ("bestmove", "ponder")
    board = chess.Board()
    for text in ("e2e4", "e7e5", mine, reply):
        board.push_uci(text)


def test_pondering_ends_when_told_to_stop() -> None:
    answers = said("position startpos", "go ponder movetime 60", "stop", "isready")
    assert answers[-1] == "readyok"
    assert answers[-2].startswith("bestmove ")


def test_it_tells_whole_lines() -> None:
    answers = said("position fen 6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1", "go depth 4")
    line = answers[-2].partition(" pv ")[2].split()
    assert len(line) > 1
    board = chess.Board("6k1/5ppp/8/8/8/8/5PPP/R5K1 b - - 0 1")
    for text in line:
        board.push_uci(text)


def test_it_tells_as_many_lines_as_are_asked_for_best_first() -> None:
    answers = said("setoption name MultiPV value 3", "position startpos", "go depth 2")
    lines = [line for line in answers if " multipv " in line]
    assert [line.split(" multipv ")[1].split()[0] for line in lines] == ["1", "2", "3"]
    scores = [int(line.split(" score cp ")[1].split()[0]) for line in lines]
    assert scores == sorted(scores, reverse=True)
    assert len({line.split(" pv ")[1].split()[0] for line in lines}) == 3


def test_an_option_that_is_not_there_is_said() -> None:
    assert said("setoption name MultiPV value 0")[-1].startswith("info string There is no option")


def test_a_level_makes_it_weaker_yet_legal() -> None:
    answers = said("setoption name Level value easy", "position startpos", "go movetime 50")
    assert answers[-1].startswith("bestmove ")


def test_an_engine_takes_a_seat() -> None:
    game = gamenight.game("chess")
    position = game.start(position="6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1")
    player = UciBot(ENGINE)
    try:
        move = player.choose(game, position.view(0), seconds=0.2)
        assert game.write(position.view(0), move) == "a1a8"
    finally:
        player.close()


def test_an_engine_that_is_not_there_is_refused() -> None:
    game = gamenight.game("chess")
    with pytest.raises(GameNightError, match="no engine 'nowhere'"):
        UciBot("nowhere").choose(game, game.start().view(0))


def test_an_engine_plays_chess_only() -> None:
    game = gamenight.game("checkers")
    with pytest.raises(GameNightError, match="plays chess"):
        UciBot("stockfish").choose(game, game.start().view(0))
