"""A first game, taught by playing it: a fixed start, and steps at the real table. What each step says stands in the
game's words (`Words.lesson`), so a lesson holds no sentence.

```python
LESSON = Lesson(
    seats=2,
    seed=4,
    steps=(
        Step("zone:pile"),                          # something to look at
        Step("card:7H", asks=("7H", "7S")),         # something to do: the first is meant, the rest is as right
        Step("zone:stock", before=((1, "draw"),)),  # what others do first
    ),
)
```
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.position import Position
from gamenight.core.scene import Scene

NAMES = ("You", "Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gus")  # of those at a lesson's table
Played = tuple[tuple[int, str], ...]  # seat, move as a person writes it


@dataclass(frozen=True)
class Step:
    """One thing to learn."""

    points_at: str = ""  # the id of something in the scene; empty for the whole table
    asks: tuple[str, ...] = ()  # moves that are right, the one that is meant first; none: only look
    before: Played = ()  # what is played before the step is shown


@dataclass(frozen=True)
class Lesson:
    """A table of fixed luck and the steps at it."""

    seats: int
    seed: int
    steps: tuple[Step, ...]
    seat: int = 0  # the learner's
    options: Mapping[str, bool | int | str] = field(default_factory=dict)


def taught(game: Game[Any], lesson: Lesson) -> Iterator[tuple[Step, Position]]:
    """Each step with the position it is shown in. What a step asks for is played before the next one comes."""
    chance = Seeded(lesson.seed)
    position = game.begin(lesson.seats, game.house(lesson.seats, lesson.options), chance)
    for step in lesson.steps:
        for seat, text in step.before:
            play_text(game, position, seat, text, chance)
        yield step, position
        if step.asks:
            play_text(game, position, lesson.seat, step.asks[0], chance)


def play_text(game: Game[Any], position: Position, seat: int, text: str, chance: Seeded) -> None:
    for move in game.read(position.view(seat), text):
        game.play(position, seat, move, chance)


def pictured(game: Game[Any]) -> Scene:
    """The game as it looks while it is played: where its lesson first asks for something."""
    told: Lesson | None = game.lesson
    if told is None:
        return game.scene(game.start(seed=1).view(0), NAMES[: game.usual_seats])
    asking = (position for step, position in taught(game, told) if step.asks)
    return game.scene(next(asking).view(told.seat), NAMES[: told.seats])
