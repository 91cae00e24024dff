"""The same files, compiled and interpreted, play the same games: move for move, pick for pick and word for word."""

from __future__ import annotations

import datetime
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec
from msgspec.json import encode
from mypy_extensions import i64
from records import random_record

import gamenight
from gamenight.bots import bot
from gamenight.bots.daily import OTHERS, ROUND, SINCE, deal_of, next_seat
from gamenight.core import position as compiled
from gamenight.core.encoding import Pen
from gamenight.core.journal import Journal
from gamenight.core.position import NOBODY, Position
from gamenight.core.record import Record
from gamenight.laws import cases
from gamenight.sitting.recording import begin, replay

ROOT = Path(__file__).parent.parent
COMPILED = ("*.so", "*.pyd", "_build.json")
PART = ("tests/core", "tests/games/test_crazy_eights.py")  # of the tests, which holds interpreted, too
PACKAGE = Path(gamenight.__file__).parent
SPOKEN, TEXTS, MOVES = (
    2,
    12,
    25,
)  # games in which all that is said is compared; texts and moves that are refused
MOST = 250  # moves a game: enough to go through every part of most rules, and quick without a compiler


def said(name: str) -> list[str]:
    """What a few random games of a game come to, each under its own options, and what is said and shown on the way."""
    found = []
    for n, case in enumerate(cases(gamenight.game(name))[:6]):
        record = random_record(case.game, case.seats, case.options, n, MOST)
        found.append(f"record {n} {hashlib.sha256(record.text().encode()).hexdigest()}")
        if n < SPOKEN:
            found += [f"record {n} {line}" for line in spoken(record)]
    return found


def said_in_all_games() -> dict[str, list[str]]:
    return {name: said(name) for name in gamenight.game_names()}


def spoken(record: Record) -> Iterator[str]:
    """At moves that lie ever farther apart: what a spectator and every seat see, hear and may not do."""
    tried, stop = ["", "???", "-1", "nonsense 7"], 0
    for number, (line, position) in enumerate(replay(record)):
        tried = [*tried[-TEXTS:], line.text]  # of moves made before, most are none any more
        if number >= stop or not position.to_move():
            stop = 2 + number * 3 // 2
            for seat in range(NOBODY, record.seats):
                for kind, text in eyes(record, position, seat, tried):
                    yield f"line {number} seat {seat} {kind}: {text}"
        position.journal = Journal()


def eyes(record: Record, position: Position, seat: int, tried: list[str]) -> Iterator[tuple[str, object]]:
    """What one seat is told, in words and in what is read by programs."""
    game, view = record.game, position.view(seat)
    yield "scene", encode(game.scene(view)).decode()
    yield "told", game.tell(view, position.journal.heard(seat)) if position.journal else ""
    yield "explained", game.explained(view)
    yield "legal", [game.write(view, move) for move in view.moves[:20]]
    yield "text", [(text, game.why_not(view, text)) for text in tried]
    few = range(0, game.move_limit, 1 + game.move_limit // MOVES)
    yield "refused", [(move, game.refusal(view, move)) for move in few if move not in view.moves]
    assert game.encoding is not None
    words, numbers = game.encoding.words(record.seats), game.encoding.numbers(record.seats)
    pen = Pen(vec[i64]([0] * (words + 1)), vec[i64]([0] * (numbers + 1)))
    pen.begin(view, 0, 0)
    game.encoding.write(view, pen)
    yield "encoded", (list(pen.words), list(pen.numbers))


def daily_moves() -> list[str]:
    """What a bot of the deal of the day does first, in every game of its round."""
    found = []
    for name, _, _ in ROUND:
        deal = next(
            deal
            for deal in (deal_of(SINCE + datetime.timedelta(n)) for n in range(len(ROUND)))
            if deal.game.name == name
        )
        house = deal.game.house(deal.seats, deal.options)
        record = Record(deal.game, deal.seats, house, ("",) * deal.seats, deal.commitment())
        position = begin(record, deal.luck(0))
        seat = next_seat(position, deal.seat)
        view = position.view(seat)
        found.append(deal.game.write(view, bot(OTHERS).choose(deal.game, view, seed=deal.whim(1))))
    return found


@pytest.fixture(scope="session")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package without its compiled parts."""
    if compiled.__file__.endswith(".py"):
        pytest.skip("the package is not compiled here, so there is nothing to compare")
    folder = tmp_path_factory.mktemp("interpreted")
    shutil.copytree(
        PACKAGE, folder / "gamenight", ignore=shutil.ignore_patterns(*COMPILED, "__pycache__", "static")
    )
    return folder


def interpreted_answer(interpreted: Path, function: str) -> Any:
    """What a function of this file gives where nothing is compiled."""
    path = [str(interpreted), str(Path(__file__).parent)]
    code = f"import sys, json; sys.path[:0] = {path}; import test_compiled as t; print(json.dumps(t.{function}()))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    return json.loads(told.stdout)


def test_compiled_and_interpreted_say_the_same(interpreted: Path) -> None:
    theirs, ours = interpreted_answer(interpreted, "said_in_all_games"), said_in_all_games()
    differing = [(name, first_difference(theirs[name], lines)) for name, lines in ours.items()]
    told = "\n".join(f"{name}: {difference}" for name, difference in differing if difference)
    assert not told, told


def first_difference(theirs: list[str], ours: list[str]) -> str:
    pairs = zip_longest(theirs, ours)
    return next((f"interpreted {line}\n  compiled {other}" for line, other in pairs if line != other), "")


def test_bots_of_the_deal_of_the_day_play_the_same_compiled_and_interpreted(interpreted: Path) -> None:
    assert interpreted_answer(interpreted, "daily_moves") == daily_moves()


def test_a_part_of_the_tests_holds_interpreted_as_well(interpreted: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *PART]
    path = {"PYTHONPATH": str(interpreted)}
    told = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **path}, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout
    assert "Tested: interpreted" in told.stdout
