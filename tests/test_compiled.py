"""The same files, compiled and interpreted, play the same games: move for move and pick for pick."""

from __future__ import annotations

import datetime
import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from records import random_record

import gamenight
from gamenight.bots import bot
from gamenight.bots.daily import FIRST, OTHERS, ROUND, deal_of, next_seat
from gamenight.core import position as compiled
from gamenight.core.record import Record
from gamenight.laws import cases
from gamenight.sitting.recording import begin

PACKAGE = Path(gamenight.__file__).parent
MOST = 250  # moves a game: enough to go through every part of most rules, and quick without a compiler


def digests(name: str) -> list[str]:
    """What a few random games of a game come to, each under its own options."""
    found = []
    for n, case in enumerate(cases(gamenight.game(name))[:6]):
        record = random_record(case.game, case.seats, case.options, n, MOST)
        found.append(hashlib.sha256(record.text().encode()).hexdigest())
    return found


def daily_moves() -> list[str]:
    """What a bot of the deal of the day does first, in every game of its round."""
    found = []
    for name, _, _ in ROUND:
        deal = next(
            deal
            for deal in (deal_of(FIRST + datetime.timedelta(n)) for n in range(len(ROUND)))
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
        PACKAGE, folder / "gamenight", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    )
    return folder


@pytest.mark.parametrize("name", gamenight.game_names())
def test_compiled_and_interpreted_make_the_same_records(name: str, interpreted: Path) -> None:
    path = [str(interpreted), str(Path(__file__).parent)]
    code = f"import sys; sys.path[:0] = {path}; import test_compiled as t; print(*t.digests({name!r}))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert told.stdout.split() == digests(name)


def test_bots_of_the_deal_of_the_day_play_the_same_compiled_and_interpreted(interpreted: Path) -> None:
    path = [str(interpreted), str(Path(__file__).parent)]
    code = f"import sys, json; sys.path[:0] = {path}; import test_compiled as t; print(json.dumps(t.daily_moves()))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout) == daily_moves()
