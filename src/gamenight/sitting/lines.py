# compiled
"""One line of a record, done with luck that is noted, or done again with the luck it had."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from gamenight.core.chance import Chance, Noted, OutOfTape
from gamenight.core.game import Game
from gamenight.core.position import NOBODY, Position
from gamenight.core.record import Line
from gamenight.core.refusal import BadRecord, Unreadable

T = TypeVar("T")
Luck = tuple[tuple[int, int], ...]  # (answer, of how many), in the order it was used


def noted(chance: Chance, act: Callable[[Chance], T]) -> tuple[T, Luck]:
    """What came of an act, and the luck it used."""
    writing = Noted(chance)
    done = act(writing)
    return done, tuple(zip(writing.answers, writing.sizes, strict=True))


def begin_again(game: Game[Any], seats: int, house: Any, line: Line) -> Position:
    """The position that a written start leads to; BadRecord if it cannot have been."""
    return _again(line, lambda chance: game.begin(seats, house, chance))


def play_again(game: Game[Any], position: Position, line: Line) -> None:
    """A written line, played in place with the luck it had; BadRecord if it cannot have been."""
    _again(line, lambda chance: _do(game, position, line, chance))


def _do(game: Game[Any], position: Position, line: Line, chance: Chance) -> None:
    if line.seat == NOBODY and line.text == "time":
        position.ring(chance)
        return
    view = position.view(line.seat)
    (move,) = game.read(view, line.text)
    if move not in view.moves:
        refusal = game.why_not(view, line.text)
        why = refusal.sentence if refusal else ""
        raise BadRecord(f"Line {line.number}: {line.text!r:.80} may not be played. {why}".rstrip())
    position.play(line.seat, move, chance)


def _again(line: Line, act: Callable[[Chance], T]) -> T:
    try:
        done, luck = noted(line.tape(), act)
    except (OutOfTape, Unreadable, ValueError, IndexError, NotImplementedError) as problem:
        raise BadRecord(f"Line {line.number} cannot be replayed: {problem}") from None
    if luck != line.luck:
        raise BadRecord(f"Line {line.number} asks for other luck than the record holds.")
    return done
