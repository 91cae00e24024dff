"""The same files, compiled and interpreted, play the same games: move for move and pick for pick."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from records import random_record

import gamenight
from gamenight.core import position
from gamenight.laws import cases

PACKAGE = Path(gamenight.__file__).parent
MOST = 250  # moves a game: enough to go through every part of most rules, and quick without a compiler


def digests(name: str) -> list[str]:
    """What a few random games of a game come to, each under its own options."""
    found = []
    for n, case in enumerate(cases(gamenight.game(name))[:6]):
        record = random_record(case.game, case.seats, case.options, n, MOST)
        found.append(hashlib.sha256(record.text().encode()).hexdigest())
    return found


@pytest.fixture(scope="session")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package without its compiled parts."""
    if position.__file__.endswith(".py"):
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
