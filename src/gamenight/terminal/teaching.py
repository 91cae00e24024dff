"""A game's lesson in the terminal: a sentence, the table, what is meant, and something to try."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gamenight.core.game import Game
from gamenight.core.lesson import NAMES, Lesson, Step, pictured, taught
from gamenight.core.position import View
from gamenight.core.refusal import GameNightError, Unreadable
from gamenight.core.scene import Scene
from gamenight.terminal.marks import ascii_only
from gamenight.terminal.words import menu, picture_lines, place_name, players_line, zone_line

Say = Callable[[str], None]
Ask = Callable[[], str | None]  # a line from the person; None when there are no more
Keep = Callable[[int], None]  # the step to begin with next time; 0 once all are done


class NoLesson(GameNightError):
    """A game that brings no lesson of its own."""


def minute(game: Game[Any]) -> list[str]:
    """What a player needs to know before the first move: three sentences, and the game as it looks."""
    scene = pictured(game)
    return [
        *game.words["en"].minute,
        "",
        *(f"  {line}" for line in _table(scene, game.lesson.seat if game.lesson else 0)),
    ]


def _keep_nothing(step: int) -> None:
    """For a lesson that is not taken up again."""


def teach(game: Game[Any], say: Say, ask: Ask, begin: int = 0, keep: Keep = _keep_nothing) -> bool:
    """The lesson from a step to its last; whether it was heard to the end. `skip` leaves a step, `quit` all."""
    lesson: Lesson | None = game.lesson
    if lesson is None:
        raise NoLesson(f"{game.title} brings no lesson.")
    for sentence in () if begin else game.words["en"].minute:
        say(sentence)
    told = game.words["en"].lesson
    for number, (step, position) in enumerate(taught(game, lesson), 1):
        if number <= begin:
            continue
        keep(number - 1)
        says, wrong = told[number - 1]
        say(f"\n{number} of {len(lesson.steps)}. {says}")
        view = position.view(lesson.seat)
        scene = game.scene(view, NAMES[: lesson.seats])
        for line in _table(scene, view.seat, step.points_at):
            say(line)
        meant = thing_meant(scene, step.points_at)
        say(f"-> {meant}" if meant else "-> the whole table")
        say(menu(scene.choices) if step.asks else "Enter goes on.")
        if not _tried(game, view, step, wrong, say, ask):
            return False
    keep(0)
    say("\nThat is all you need. Now play!")
    return True


def _table(scene: Scene, me: int, meant: str = "") -> list[str]:
    names = [seat.name for seat in scene.seats]
    zones = [zone_line(zone, names) for zone in scene.zones if zone.seat in (-1, me) or zone.id == meant]
    return [line for line in (players_line(scene), *picture_lines(scene), *zones) if line]


def thing_meant(scene: Scene, id: str) -> str:
    """What goes by that id, in words."""
    pieces = [*scene.pieces, *(piece for zone in scene.zones for piece in zone.pieces)]
    spots = [spot for zone in scene.zones for spot in zone.spots]
    named = {f"seat:{seat.seat}": seat.name for seat in scene.seats}
    named |= {space.id: place_name(space) for space in (scene.board.spaces if scene.board else ())}
    named |= {spot.id: f"the {spot.id.partition(':')[2]} end, {spot.label}" for spot in spots}
    named |= {zone.touch: zone.label for zone in scene.zones if zone.touch}
    named |= {zone.id: zone.label for zone in scene.zones}
    named |= {button.id: button.label for button in scene.buttons}
    named |= {piece.id: piece.says or piece.face for piece in pieces}
    return ascii_only(named.get(id, ""))


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
            say(f"{problem} Type {step.asks[0]}, or skip.")
            continue
        refusal = game.why_not(view, said)
        forbidden = refusal is not None and refusal.clause
        say(f"{refusal.sentence} ({refusal.clause})" if refusal is not None and forbidden else wrong)
        say(f"Type {step.asks[0]}, or skip.")
