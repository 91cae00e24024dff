"""Work shared among processes. They exchange numbers and results, never positions."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from gamenight.core.refusal import GameNightError

Task = TypeVar("Task")
Done = TypeVar("Done")


class WorkerEnded(GameNightError):
    """A process that shared the work was ended from outside."""


def shared(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    """What `work` makes of each task, as it is done, by so many processes. `work` is a function of a module."""
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(max(1, min(jobs, len(tasks))), mp_context=context)
    try:
        futures = [pool.submit(work, task) for task in tasks]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool:
        raise WorkerEnded(
            "A process that shared the work was ended from outside (is there enough memory?)."
        ) from None
    finally:
        pool.shutdown(cancel_futures=True)
