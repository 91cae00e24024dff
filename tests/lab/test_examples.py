"""The examples run and do what they say."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from gamenight import doctor

EXAMPLES = Path(__file__).parents[2] / "examples"


def example(name: str) -> ModuleType:
    sys.path.insert(0, str(EXAMPLES))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(EXAMPLES))


def test_fifty_lines_of_numpy_learn_hearts() -> None:
    """From a quarter of the hands to over thirty percent, in seconds where the rules are compiled."""
    if "interpreted" in doctor.speed():
        pytest.skip("the rules are interpreted, so this would take minutes")
    shares = example("learn_hearts").learn(40)
    assert np.mean(shares[:3]) < 0.29
    assert np.mean(shares[-5:]) > 0.30


def test_the_learner_is_about_fifty_lines() -> None:
    text = (EXAMPLES / "learn_hearts.py").read_text()
    lines = [line for line in text.split('"""', 2)[2].splitlines() if line.strip()]
    assert len(lines) <= 52


def test_a_bot_in_twenty_lines_beats_chance() -> None:
    assert example("own_bot").share(600) > 0.29


def test_an_endgame_is_solved_through_openspiel() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel here")
    solve = example("solve_endgame")
    moves, move = solve.fastest(solve.ENDGAME, 8)
    assert moves == 7
    assert move == "9-13"
    assert solve.solve(solve.ENDGAME, 6)[0] == 0.0  # not any faster


def test_the_notebook_runs() -> None:
    """Cell by cell, in a process of its own."""
    notebook = json.loads((EXAMPLES / "going_first.ipynb").read_text())
    code = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    program = "\n".join(code).replace("GAMES = 300", "GAMES = 5").replace("= 4, 8", "= 1, 1")
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert "Chess" in ran.stdout
    assert "games of checkers" in ran.stdout


@pytest.mark.filterwarnings("ignore")
def test_maskable_ppo_takes_the_environment() -> None:
    pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed; it needs torch")
    sb3 = example("sb3_hearts")
    assert 0 <= sb3.share(sb3.trained(128), 5) <= 1


@pytest.mark.filterwarnings("ignore")
def test_torchrl_takes_the_environment() -> None:
    pytest.importorskip("torchrl", reason="TorchRL is not installed; it needs torch")
    rolled = example("torchrl_hearts").rollout(20)
    assert rolled.batch_size[0] == 20
