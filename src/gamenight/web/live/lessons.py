"""A game's first lesson as the page plays it: every step with its scene, made once and kept."""

from __future__ import annotations

from functools import cache
from typing import Any

from gamenight.core.game import Game
from gamenight.core.lesson import NAMES, Lesson, pictured, taught
from gamenight.core.position import View
from gamenight.core.refusal import GameNightError
from gamenight.core.registry import game as game_named
from gamenight.core.scene import Scene, plain


class NoLesson(GameNightError):
    """A game that brings no lesson of its own."""


@cache
def lesson(name: str) -> dict[str, Any]:
    """What a player needs before the first move, and the steps at the table. A wrong try is answered with `wrong`."""
    game = game_named(name)
    told: Lesson | None = game.lesson
    if told is None:
        raise NoLesson(f"{game.title} brings no lesson.")
    boards: dict[str, Any] = {}
    steps = []
    for (step, position), (says, wrong) in zip(taught(game, told), game.words["en"].lesson, strict=True):
        scene = _drawn(game.scene(position.view(told.seat), NAMES[: told.seats]), boards)
        steps.append(
            {
                "says": says,
                "wrong": wrong,
                "points_at": step.points_at,
                "asks": list(step.asks),
                "refusals": _refusals(game, position.view(told.seat)) if step.asks else {},
                "scene": scene,
            }
        )
    return {
        "game": name,
        "title": game.title,
        "seat": told.seat,
        "minute": list(game.words["en"].minute),
        "steps": steps,
        "boards": list(boards.values()),
    }


def _refusals(game: Game[Any], view: View) -> dict[str, dict[str, str]]:
    """What is answered to each thing that may be tried and is forbidden: the clause, in words."""
    found: dict[str, dict[str, str]] = {}
    for text in _tries(game.scene(view)):
        refusal = game.why_not(view, text)
        if refusal is not None and refusal.clause:
            found[text] = {"clause": refusal.clause, "sentence": refusal.sentence}
    return found


def _tries(scene: Scene) -> set[str]:
    """The moves that touching one thing stands for."""
    found = {piece.tries for piece in scene.pieces} | {button.tries for button in scene.buttons}
    found |= {space.tries for space in scene.board.spaces} if scene.board else set()
    for zone in scene.zones:
        found |= {zone.tries} | {piece.tries for piece in zone.pieces} | {spot.tries for spot in zone.spots}
    return found - {""}


@cache
def minute(name: str) -> dict[str, Any]:
    """Three sentences before the first move, and a picture of the game: where its lesson first asks for something."""
    game = game_named(name)
    boards: dict[str, Any] = {}
    return {
        "game": name,
        "title": game.title,
        "says": list(game.words["en"].minute),
        "lesson": game.lesson is not None,
        "scene": _drawn(pictured(game), boards),
        "boards": list(boards.values()),
    }


def _drawn(scene: Scene, boards: dict[str, Any]) -> dict[str, Any]:
    drawn: dict[str, Any] = plain(scene)
    if scene.board is not None:
        boards[scene.board.id] = plain(scene.board)
        drawn["board"] = {"id": scene.board.id}
    return drawn
