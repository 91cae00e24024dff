"""Beyond one machine: the work of sim, arena, study and trajectories on a Ray cluster.

The totals are those of one machine, whoever does the work: a task is numbers, and its result is numbers. A node that
dies costs only time, because its tasks are done again elsewhere. This package must be installed on every node.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from gamenight.core.refusal import GameNightError
from gamenight.core.sharing import spread
from gamenight.lab.needs import needed

AHEAD = 4  # tasks that wait for each processor: enough that none is ever idle
LOCAL = "local"  # as an address: a cluster of this machine alone, for as long as it is needed


class NoCluster(GameNightError):
    """A cluster that cannot be reached, or that has lost every node."""


@contextlib.contextmanager
def on_ray(address: str) -> Iterator[int]:
    """In this block shared work is done by a Ray cluster; how many processors it has."""
    ray: Any = needed("ray", "ray")
    where = {} if address == LOCAL else {"address": address}
    mine = not ray.is_initialized()
    if mine:
        try:
            ray.init(**where, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, ValueError, RuntimeError, TimeoutError) as problem:
            first = str(problem).strip().partition("\n")[0]
            raise NoCluster(f"There is no Ray cluster at {address}: {first}") from None
    try:
        with spread(_spread(ray)):
            yield max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        if mine:
            ray.shutdown()


def _spread(ray: Any) -> Callable[[Callable[[Any], Any], Sequence[Any]], Iterator[Any]]:
    def everywhere(work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        """Some tasks at a time; those of a node that died are started again by Ray."""
        remote = ray.remote(num_cpus=1, max_retries=-1)(work)
        running: list[Any] = []
        left = iter(tasks)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            while len(running) < most and (task := next(left, None)) is not None:
                running.append(remote.remote(task))
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            try:
                yield from ray.get(done)
            except ray.exceptions.RayTaskError as problem:
                raise problem.as_instanceof_cause() from None

    return everywhere
