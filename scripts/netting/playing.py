"""Games to learn from, as many as the time allows: each kind of each game gets its part of the processors."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, field
from typing import Any

from gamenight.lab.nets.data import Seen, Task, work
from netting.recipes import MOST, PART, Recipe

WAITING = 8  # tasks beyond those that are being done


@dataclass
class Lesson:
    """The games of one kind for one net."""

    recipe: Recipe
    kind: str  # "quick" or "search"
    first: int = 0  # game; earlier ones were played in another run
    next: int = 0
    spent: float = 0.0  # seconds of processors
    going: int = 0  # tasks
    rows: int = 0
    done: dict[int, Seen] = field(default_factory=dict)

    @property
    def due(self) -> float:
        """What it has had of its part; tasks that are not back yet count as much as others took."""
        each = self.spent / max(1, len(self.done))
        return (self.spent + self.going * max(each, 0.05)) / PART[self.kind]

    def seen(self) -> list[Seen]:
        """What is there without a gap, so that the number of games says all."""
        found: list[Seen] = []
        each = self.recipe.games(self.kind)
        while self.first + len(found) * each in self.done:
            found.append(self.done[self.first + len(found) * each])
        return found


def timed(task: Task) -> tuple[Seen, float]:
    began = time.process_time()
    seen = work(task)
    return seen, time.process_time() - began


def keep_busy(
    pool: Executor,
    most: int,
    until: float,
    submit: Callable[[], tuple[Future[Any], Any]],
    take: Callable[[Any, Any], None],
) -> None:
    """Hand out tasks while there is time, so many at once, and take what comes back.

    A task that failed is told of, and gives None. What is under way at the end is waited for.
    """
    going: dict[Future[Any], Any] = {}
    while True:
        while time.monotonic() < until and len(going) < most:
            future, about = submit()
            going[future] = about
        if not going:
            return
        finished, _ = wait(going, timeout=5, return_when=FIRST_COMPLETED)
        for future in finished:
            try:
                found = future.result()
            except Exception:
                traceback.print_exc()
                found = None
            take(going.pop(future), found)


def play(
    pool: Executor, jobs: int, recipes: Sequence[Recipe], before: dict[str, Any], until: float
) -> list[Lesson]:
    """Lessons that go on after those of an earlier run."""
    lessons = list[Lesson]()
    for recipe in recipes:
        for kind in PART:
            first = before.get(recipe.game, {}).get(kind, {}).get("games", 0)
            lessons.append(Lesson(recipe, kind, first, first))

    def submit() -> tuple[Future[Any], tuple[Lesson, int]]:
        open_ = [each for each in lessons if each.rows < MOST[each.kind]] or lessons
        lesson = min(open_, key=lambda each: each.due)
        task = lesson.recipe.task(lesson.kind, lesson.next)
        lesson.next += lesson.recipe.games(lesson.kind)
        lesson.going += 1
        return pool.submit(timed, task), (lesson, task.first)

    def take(about: tuple[Lesson, int], result: tuple[Seen, float] | None) -> None:
        lesson, first = about
        lesson.going -= 1
        if result is None:
            lesson.done[first] = Seen(first, b"", b"", b"")
            return
        lesson.done[result[0].first] = result[0]
        lesson.spent += result[1]
        lesson.rows += len(result[0].shares) // 4

    keep_busy(pool, jobs + WAITING, until, submit, take)
    return lessons
