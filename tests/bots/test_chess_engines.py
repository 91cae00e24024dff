"""How `scripts/strength` plays chess against other engines: when a game is decided, and what a cut-off run keeps."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import chess
import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"


@pytest.fixture(scope="module")
def engines() -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(SCRIPTS)
        yield importlib.import_module("strengths.chess")


@pytest.mark.parametrize(
    ("said", "half_moves", "result"),
    [
        ([0, 610, 700, 800, 900, 650, 600], 20, "1-0"),
        ([610, 700, 800, 590, 650, 600], 20, ""),  # one of them is not sure
        ([-600] * 6, 20, "0-1"),
        ([900] * 5, 20, ""),
        ([0] * 12, 81, "1/2-1/2"),
        ([0] * 12, 80, ""),
        ([13] + [0] * 11, 81, ""),
    ],
)
def test_a_game_is_decided_once_both_have_long_agreed(
    engines: Any, said: list[int], half_moves: int, result: str
) -> None:
    assert engines.decided(said, half_moves) == result


def test_a_row_counts_whole_pairs_from_the_games_that_were_kept(engines: Any, tmp_path: Path) -> None:
    games = [(0, 0, 1.0), (0, 1, 0.5), (7, 1, 0.0), (7, 0, 1.0), (3, 0, 1.0)]  # the last pair was cut short
    file = tmp_path / "row.jsonl"
    lines = [
        {"pair": pair, "me": me, "p": p, "spent": 2.0, "choices": 4, "slow": 1.0} for pair, me, p in games
    ]
    file.write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    row = engines.tally_of(file).row()
    assert (row["games"], row["deals"], row["share"]) == (4, 2, 0.625)
    assert (row["seconds"], row["slowest"]) == (0.5, 1.0)
    assert row["unpaired"] == 1
    assert engines.tally_of(tmp_path / "none.jsonl").games == 0


def test_games_played_elsewhere_are_counted_with_what_is_said_of_them(
    engines: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "KEPT", tmp_path)
    game = {"pair": 0, "p": 1.0, "spent": 2.0, "choices": 4, "slow": 1.0}
    lines = [{**game, "pair": pair, "me": me} for pair in range(2) for me in range(2)]
    (tmp_path / "stockfish_chess_2200.jsonl").write_text("".join(f"{json.dumps(line)}\n" for line in lines))
    (tmp_path / "stockfish_chess_2200.json").write_text('{"cores": 16, "at_once": 14, "cut_off": 1}')
    (tmp_path / "earlier_chess.jsonl").write_text("")  # played here: nothing is said of it
    rows = dict(engines.kept(None))
    assert list(rows) == ["stockfish chess 2200"]
    assert (rows["stockfish chess 2200"]["games"], rows["stockfish chess 2200"]["cores"]) == (4, 16)
    job = importlib.import_module("strengths.rows").Job(["chess"], 0.0, 1, True, rows)
    assert (
        engines.engine_row(job, "stockfish chess 2200", 0.5, Weak(), True, 60) == rows["stockfish chess 2200"]
    )
    said = " ".join(importlib.import_module("strengths.chess_page").chess_page(rows))
    assert "at 2,200 was met on another machine, of 16 cores" in said
    assert "Of the 5 games begun one was cut off" in said
    assert "none were left out" in said


def test_rows_of_bots_that_changed_are_marked_and_begun_anew(engines: Any) -> None:
    strengths = importlib.import_module("strengths.rows")
    row = strengths.Tally(deals=2, total=1.0, squares=0.5, games=4).row()
    marked = strengths.changed({"earlier chess": row, "ladder hearts hard medium": row}, ["chess"])
    assert [key for key in marked if marked[key].get("before")] == ["earlier chess"]
    assert strengths.Tally.of(marked["earlier chess"]).games == 0
    assert strengths.Tally.of(marked["ladder hearts hard medium"]).games == 4


class Weak:
    """An engine that plays the first move there is, and thinks little of its chances."""

    score = -700

    def begin(self) -> None:
        self.moved = 0

    def close(self) -> None:
        pass

    def move(self, board: chess.Board, seconds: float) -> str:
        self.moved += 1
        return str(next(iter(board.legal_moves)))


@pytest.mark.parametrize("me", [0, 1])
def test_our_expert_beats_an_engine_that_plays_any_move(engines: Any, me: int) -> None:
    rival = Weak()
    played = engines.play(rival, 5, me, 0.05)
    assert played["p"] == 1.0
    board = chess.Board()
    for text in played["moves"]:
        board.push_uci(text)
    assert board.is_checkmate() or engines.decided(played["scores"], len(played["moves"]))
    assert rival.moved == (len(played["moves"]) + me) // 2
