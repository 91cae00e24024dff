"""`pgn`: from a record to PGN and back."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import Terminal

PGN = '[White "Mabel"]\n[Black "Theo"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n1. e4 c5 1/2-1/2\n'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.pgn"


def test_pgn_becomes_a_record_that_can_be_verified_and_pgn_again(gamenight: Terminal, file: Path) -> None:
    file.write_text(PGN)
    record = file.with_name("game.record")
    record.write_text(gamenight("pgn", file).out)
    assert "1 0 f2f3\n" in record.read_text()
    assert gamenight("verify", record).status == 0
    again = gamenight("pgn", record)
    assert again.status == 0
    assert again.out.endswith('[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n')
    assert "\nagreed\n" in gamenight("pgn", file, "--game", 2).out


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("1. e4 e5 2. Ke3", "Game 1, move 2 of White: 'Ke3' may not be played. A king moves one square"),
        ('[FEN "8/8/8 w"]\n\n*', "is no position"),
        ("", "neither tags nor moves"),
        ("1. e4 *", "holds one game; there is no game 7"),
    ],
)
def test_pgn_that_makes_no_sense(gamenight: Terminal, file: Path, text: str, says: str) -> None:
    file.write_text(text)
    said = gamenight("pgn", file, "--game", 7)
    assert (said.status, said.out) == (2, "")
    assert says in said.err
