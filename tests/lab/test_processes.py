"""Rows shared among processes are the same rows."""

from __future__ import annotations

import os
import signal
from typing import Any

import numpy as np
import pytest

from gamenight.core.refusal import GameNightError
from gamenight.core.sharing import WorkerEnded
from gamenight.lab.processes import ManyRows
from gamenight.lab.rows import Rows


def alike(one: Any, two: Any) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))


def test_two_processes_play_what_one_plays() -> None:
    alone = Rows("hearts", 6, options={"target": 0}, seed=4)
    with ManyRows("hearts", 6, 2, options={"target": 0}, seed=4) as shared:
        one, two = alone.reset(), shared.reset()
        for _ in range(60):  # past the end of a hand
            assert alike(one, two)
            actions = alone.sample()
            one, two = alone.step(actions), shared.step(actions)
        assert alike(one, two)
        assert (two.action_mask[np.arange(6), shared.sample()] == 1).all()


def test_a_process_that_is_ended_is_a_sentence() -> None:
    with ManyRows("chess", 2, 2, seed=1) as shared:
        shared.reset()
        pid = shared._workers[0].pid
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        shared._workers[0].join(10)
        with pytest.raises(WorkerEnded, match="ended from outside"):
            shared.step([0, 0])


def test_more_processes_than_rows_is_a_sentence() -> None:
    with pytest.raises(GameNightError, match="1 to 2 processes, not 3"):
        ManyRows("chess", 2, 3)
