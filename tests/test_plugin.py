"""Another package adds a game, in plain Python, and it is there in every layer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

PLUGIN = Path(__file__).parent / "plugin"


@pytest.fixture(scope="session")
def with_plugin(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the plug-in is installed beside the package."""
    folder = tmp_path_factory.mktemp("plugin")
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--target",
        str(folder),
    ]
    told = subprocess.run([*install, str(PLUGIN)], capture_output=True, text=True, check=False)
    if told.returncode and "hatchling" in told.stderr:
        pytest.skip("hatchling is not installed, so the plug-in cannot be built here")
    assert told.returncode == 0, told.stderr
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, "PYTHONPATH": path}


def run(env: dict[str, str], *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gamenight", *words]
    return subprocess.run(
        command, env=env, input=given, capture_output=True, text=True, check=False, timeout=120
    )


def test_the_game_is_on_the_shelf(with_plugin: dict[str, str]) -> None:
    shelf = json.loads(run(with_plugin, "games", "--json").stdout)
    assert "high_card" in [game["name"] for game in shelf]


def test_its_rules_can_be_read(with_plugin: dict[str, str]) -> None:
    assert "1.2" in run(with_plugin, "rules", "high_card").stdout


def test_it_can_be_simulated(with_plugin: dict[str, str]) -> None:
    told = run(with_plugin, "sim", "high_card", "-n", "50", "--seed", "1", "--json")
    assert json.loads(told.stdout)["games"] == 50


def test_it_can_be_played_in_the_terminal(with_plugin: dict[str, str]) -> None:
    told = run(with_plugin, "play", "high_card", "--plain", "--seed", "1", given="keep\n")
    assert told.returncode == 0, told.stderr
    assert "showed" in told.stdout


def test_the_laws_hold_for_it(with_plugin: dict[str, str]) -> None:
    command = [sys.executable, "-m", "gamenight.laws", "high_card"]
    told = subprocess.run(command, env=with_plugin, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout
