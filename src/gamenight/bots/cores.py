"""Several cores think about one decision: each searches by itself, and what they found is added up.

A view cannot be sent to another process, but a process that is forked has it already. Where that is not possible or not
safe (no fork, or other threads are running), one core thinks alone.
"""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Callable, Sequence

Tally = list[tuple[int, int, float]]  # each move, how often it was tried, and the share of the win it came to


def together(think: Callable[[int], Tally], cores: int) -> Tally:
    """What so many searches found, each begun with a number of its own from 0 up."""
    if cores <= 1 or not can_fork():
        return think(0)
    others = [_start(think, n) for n in range(1, cores)]
    tallies = [think(0), *(_end(*other) for other in others)]
    return add_up(tallies)


def can_fork() -> bool:
    """Only a program of one thread can be forked without danger of a lock that nobody opens."""
    return hasattr(os, "fork") and threading.active_count() == 1


def _start(think: Callable[[int], Tally], n: int) -> tuple[int, int]:
    mine, theirs = os.pipe()
    child = os.fork()
    if child:
        os.close(theirs)
        return child, mine
    status = 1
    try:
        os.close(mine)
        with os.fdopen(theirs, "w") as out:
            json.dump(think(n), out)
        status = 0
    finally:
        os._exit(status)


def _end(child: int, pipe: int) -> Tally:
    with os.fdopen(pipe) as answer:
        text = answer.read()
    os.waitpid(child, 0)
    try:
        return [(move, visits, share) for move, visits, share in json.loads(text)]
    except ValueError:  # it was ended before it had said all: the others have thought enough
        return []


def add_up(tallies: Sequence[Tally]) -> Tally:
    """
    >>> add_up([[(3, 10, 0.5), (4, 10, 0.1)], [(3, 30, 0.9)]])
    [(3, 40, 0.8), (4, 10, 0.1)]
    """
    found: dict[int, tuple[int, float]] = {}
    for tally in tallies:
        for move, visits, share in tally:
            n, total = found.get(move, (0, 0.0))
            found[move] = (n + visits, total + visits * share)
    return [(move, n, total / n if n else 0.0) for move, (n, total) in sorted(found.items())]
