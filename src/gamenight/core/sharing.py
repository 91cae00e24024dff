"""Work shared among processes, or among machines. They exchange numbers and results, never positions."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from gamenight.core.refusal import GameNightError

Task = TypeVar("Task")
Done = TypeVar("Done")


class WorkerEnded(GameNightError):
    """A process that shared the work was ended from outside."""


Spread = Callable[[Callable[[Any], Any], Sequence[Any]], Iterator[Any]]
_elsewhere: list[Spread] = []  # who does the work instead of processes of this machine; the last one does


@contextlib.contextmanager
def spread(by: Spread) -> Iterator[None]:
    """In this block `shared` hands its work to someone else, such as a cluster."""
    _elsewhere.append(by)
    try:
        yield
    finally:
        _elsewhere.pop()


def shared(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    """What `work` makes of each task, as it is done, by so many processes. `work` is a function of a module."""
    if _elsewhere:
        yield from _elsewhere[-1](work, tasks)
        return
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
