"""A game's lesson in the terminal: a sentence, the table, and something to try."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamenight.core.game import Game
from gamenight.core.lesson import Lesson, Step, taught
from gamenight.core.position import View
from gamenight.core.refusal import GameNightError, Unreadable
from gamenight.terminal.words import menu, picture_lines, players_line, zone_line

Say = Callable[[str], None]
Ask = Callable[[], str | None]  # a line from the person; None when there are no more


class NoLesson(GameNightError):
    """A game that brings no lesson of its own."""


def minute(game: Game[Any]) -> list[str]:
    """What a player needs to know before the first move."""
    return list(game.words["en"].minute)


def teach(game: Game[Any], say: Say, ask: Ask) -> bool:
    """The lesson from its first step to its last; whether it was heard to the end. `skip` leaves a step, `quit` all."""
    lesson: Lesson | None = game.lesson
    if lesson is None:
        raise NoLesson(f"{game.title} brings no lesson.")
    for sentence in minute(game):
        say(sentence)
    told = game.words["en"].lesson
    for number, (step, position) in enumerate(taught(game, lesson), 1):
        say(f"\n{number} of {len(lesson.steps)}. {told[number - 1][0]}")
        view = position.view(lesson.seat)
        for line in _table(game, view, step):
            say(line)
        if not _tried(game, view, step, told[number - 1][1], say, ask):
            return False
    say("\nThat is all you need. Now play!")
    return True


def _table(game: Game[Any], view: View, step: Step) -> list[str]:
    scene = game.scene(view)
    names = [seat.name for seat in scene.seats]
    zones = [zone_line(zone, names) for zone in scene.zones if zone.seat in (-1, view.seat)]
    lines = [players_line(scene), *picture_lines(scene), *zones]
    return lines + ([menu(scene.choices)] if step.asks else [])


def _tried(game: Game[Any], view: View, step: Step, wrong: str, say: Say, ask: Ask) -> bool:
    """Wait for what is asked, or for Enter; whether to go on."""
    right = [game.read(view, text) for text in step.asks]
    while True:
        said = ask()
        if said is None or said.strip().lower() == "quit":
            return False
        if not step.asks or said.strip().lower() == "skip":
            return True
        try:
            if game.read(view, said) in right:
                return True
        except Unreadable as problem:
            say(str(problem))
            continue
        refusal = game.why_not(view, said)
        say(f"{refusal.sentence} ({refusal.clause})" if refusal is not None and refusal.clause else wrong)
