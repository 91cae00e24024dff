"""Laws of teaching: a lesson can be played through, and points only at what is there."""

from __future__ import annotations

import re
from typing import Any

from gamenight.core.game import Game
from gamenight.core.lesson import Lesson, Step, taught
from gamenight.core.position import NOBODY, Position
from gamenight.core.scene import Scene
from gamenight.core.words import Words
from gamenight.laws.case import Broken, Case, Look, at_looks

LONGEST = 14  # words of a sentence
STEPS = range(5, 13)


def a_lesson_can_be_played_through(game: Game[Any]) -> None:
    """Not of a case but of a game: it has one lesson."""
    lesson = game.lesson
    _demand(isinstance(lesson, Lesson), game, "there is no lesson")
    _demand(len(lesson.steps) in STEPS, game, f"the lesson has {len(lesson.steps)} steps")
    for language, words in game.words.items():
        _demand(len(words.minute) == 3, game, f"{language}: not three sentences for a minute")
        _demand(len(words.lesson) == len(lesson.steps), game, f"{language}: not a sentence for every step")
        said = (*words.minute, *(text for step in words.lesson for text in step), *_explanations(words))
        for sentence in said:
            _demand(len(sentence.split()) <= LONGEST, game, f"{language}: too long: {sentence!r}")
            _demand(not sentence or sentence[-1] in ".!?", game, f"{language}: no sentence: {sentence!r}")
    for number, (step, position) in enumerate(taught(game, lesson), 1):
        _check_step(game, lesson, number, step, position)


def _explanations(words: type[Words]) -> list[str]:
    """What is said of each kind of decision, sentence by sentence."""
    said = " ".join(sentence for about in words.decisions.values() for sentence in about)
    return [sentence for sentence in re.split(r"(?<=[.!?]) ", said) if sentence]


@at_looks
def decisions_are_explained(case: Case, look: Look) -> None:
    """Whatever a seat has to decide is of a kind that the game explains, in every language, and a coach who knows the
    view alone says the same of every table that looks like this one."""
    if case.game.to_decision is None:
        return
    position, seat, _, chance = look
    view = position.view(seat)
    kind = case.game.decision(view)
    for language, words in case.game.words.items():
        case.demand(bool(words.decisions.get(kind)), f"{language}: nothing is said of {kind!r}")
    again = case.game.imagine(view, chance).view(seat)
    case.demand(case.game.explained(again) == case.game.explained(view), f"{kind!r} tells too much")
    idle = position.view(NOBODY)
    case.demand(case.game.decision(idle) == "", "a spectator has nothing to decide")


def _check_step(game: Game[Any], lesson: Lesson, number: int, step: Step, position: Position) -> None:
    view = position.view(lesson.seat)
    ids = things(game.scene(view))
    _demand(not step.points_at or step.points_at in ids, game, f"step {number}: no {step.points_at}")
    for text in step.asks:
        refusal = game.why_not(view, text)
        _demand(refusal is None, game, f"step {number}: {text!r} may not be played: {refusal}")
    says, wrong = game.words["en"].lesson[number - 1]
    _demand(bool(says), game, f"step {number} says nothing")
    _demand(bool(wrong) == bool(step.asks), game, f"step {number}: an answer is for what can be tried wrong")


def things(scene: Scene) -> set[str]:
    """The ids of everything in a scene that can be pointed at."""
    found = {piece.id for piece in scene.pieces} | {button.id for button in scene.buttons}
    found |= {f"seat:{seat.seat}" for seat in scene.seats}
    found |= {space.id for space in scene.board.spaces} if scene.board else set()
    for zone in scene.zones:
        found |= (
            {zone.id, zone.touch} | {piece.id for piece in zone.pieces} | {spot.id for spot in zone.spots}
        )
    return found - {""}


def _demand(holds: bool, game: Game[Any], problem: str) -> None:
    if not holds:
        raise Broken(f"{game.name}: {problem}")
