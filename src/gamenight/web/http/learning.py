"""Learning a game: its lesson, step by step."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from gamenight.core.registry import games as game_names
from gamenight.table.events import Refused
from gamenight.web.live.lessons import lesson as lesson_of
from gamenight.web.words.en import Words

router = APIRouter(prefix="/api")


@router.get("/games/{name}/lesson", tags=["shelf"])
def lesson(name: str) -> dict[str, Any]:
    """A first game, taught by playing it: what to know in a minute, then every step with its scene."""
    if name not in game_names():
        raise Refused("not_found", Words.no_game, name[:40])
    return lesson_of(name)
