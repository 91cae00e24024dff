"""Rows shared among processes: the same rows, whoever steps them. What they see lies in memory that all of them share.

Words travel, not arrays: 56 bytes a row instead of 1,800 numbers, unpacked on this side.
"""

from __future__ import annotations

import contextlib
import itertools
import multiprocessing
from collections.abc import Mapping
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

from gamenight.core.options import option_values
from gamenight.core.refusal import GameNightError
from gamenight.core.sharing import WorkerEnded
from gamenight.lab.needs import needed
from gamenight.lab.rows import Rows

np: Any = needed("numpy", "numpy")

SHARED = ("words", "numbers", "masks", "movers", "ended", "payoffs", "played", "_offender")
SHARED_END = ("_final", "_final_numbers")
ACTIONS = "actions"


class Shared:
    """Arrays of so many rows in shared memory."""

    def __init__(self, shapes: Mapping[str, tuple[tuple[int, ...], str]], name: str | None = None) -> None:
        sizes = {key: int(np.prod(shape)) * np.dtype(kind).itemsize for key, (shape, kind) in shapes.items()}
        self.memory = SharedMemory(name, create=name is None, size=max(1, sum(sizes.values())))
        self.arrays: dict[str, Any] = {}
        at = 0
        for key, (shape, kind) in shapes.items():
            self.arrays[key] = np.ndarray(shape, kind, self.memory.buf, at)
            at += sizes[key]

    def close(self, mine: bool) -> None:
        self.arrays.clear()
        with contextlib.suppress(BufferError):  # someone still holds a view
            self.memory.close()
        if mine:
            self.memory.unlink()


def _shapes(rows: Rows) -> dict[str, tuple[tuple[int, ...], str]]:
    shapes = {name: getattr(rows, name) for name in (*SHARED, *SHARED_END)}
    found = {name: (array.shape, array.dtype.str) for name, array in shapes.items()}
    return {**found, ACTIONS: ((rows.rows,), "<i8")}


def _work(pipe: Connection, name: str, given: dict[str, Any], shapes: Any, memory: str, first: int) -> None:
    """One process: it steps its own rows when it is told to."""
    rows = Rows(name, **given)
    shared = Shared(shapes, memory)
    mine = slice(first, first + rows.rows)
    while (order := pipe.recv()) is not None:
        if order[0] == "reset":
            rows.batch.reset(order[1] + first)
        else:
            rows.play(shared.arrays[ACTIONS][mine])
        for each in (*SHARED, *SHARED_END):
            shared.arrays[each][mine] = getattr(rows, each)
        pipe.send(True)
    shared.close(mine=False)


class ManyRows(Rows):
    """`Rows` whose rows are stepped by several processes. Close it when done, or use it in a `with` block."""

    def __init__(
        self,
        game: str,
        rows: int,
        jobs: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | None = None,
        max_moves: int = 0,
    ) -> None:
        if not 1 <= jobs <= rows:
            raise GameNightError(f"{rows} rows can be shared by 1 to {rows} processes, not {jobs}.")
        super().__init__(game, rows, seats, options, seed, max_moves)
        shapes = _shapes(self)
        self._shared = Shared(shapes)
        for name in (*SHARED, *SHARED_END):
            setattr(self, name, self._shared.arrays[name])
        given = {"seats": self.seats, "options": option_values(self.house), "seed": 0, "max_moves": max_moves}
        context = multiprocessing.get_context("spawn")
        self._keys: Any = np.random.default_rng(self.seed)
        self._pipes: list[Connection] = []
        self._workers: list[Any] = []
        share = [rows * job // jobs for job in range(jobs + 1)]
        for first, end in itertools.pairwise(share):
            here, there = context.Pipe()
            task = (there, game, {**given, "rows": end - first}, shapes, self._shared.memory.name, first)
            worker = context.Process(target=_work, args=task, daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            self._workers.append(worker)

    def _tell(self, *order: Any) -> None:
        try:
            for pipe in self._pipes:
                pipe.send(order)
            for pipe in self._pipes:
                pipe.recv()
        except (EOFError, OSError):
            raise WorkerEnded("A process that shared the rows was ended from outside.") from None

    def reset(self, seed: int | None = None) -> Any:
        if seed is not None:
            self.seed = seed
        self._keys = np.random.default_rng(self.seed)
        self._tell("reset", self.seed)
        return self.turn()

    def play(self, actions: Any) -> None:
        given = np.ascontiguousarray(actions, np.int64).ravel()
        if given.size != self.rows:
            raise GameNightError(f"{given.size} actions are given for {self.rows} rows.")
        self._shared.arrays[ACTIONS][:] = given
        self._tell("step")

    def sample(self) -> Any:
        """A random legal move for every row, from the masks."""
        keys = self._keys.random((self.rows, self.game.move_limit)) * self.action_mask()
        return keys.argmax(axis=1)

    def close(self) -> None:
        for pipe in self._pipes:
            with contextlib.suppress(OSError):
                pipe.send(None)
        for worker in self._workers:
            worker.join(5)
        self._pipes, self._workers = [], []
        for name in (*SHARED, *SHARED_END):
            setattr(self, name, None)
        self._shared.close(mine=True)

    def __enter__(self) -> ManyRows:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
