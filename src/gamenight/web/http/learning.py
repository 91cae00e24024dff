"""Learning a game: its lesson, step by step, and a finished game looked at again."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from gamenight.core.registry import games as game_names
from gamenight.table.events import Refused
from gamenight.web.http.asking import Asked
from gamenight.web.http.tables import whole_record
from gamenight.web.live.lessons import lesson as lesson_of
from gamenight.web.live.limits import REPLAYS
from gamenight.web.words.en import Words

router = APIRouter(prefix="/api")


@router.get("/tables/{code}/review", tags=["records"])
async def review(code: str, asked: Asked, whole: bool = False) -> dict[str, Any]:
    """A finished game looked at again: chances, turning points, luck and choice. Quickly, or with `whole` at length."""
    asked.server.limits.take(REPLAYS, "replay", asked.player or asked.address)
    record = await asked.server.archived(code)
    if record is None:
        live, _ = await asked.at(code)
        async with live.lock:
            record = whole_record(live.table)
    return await asked.server.reviews.of(record, whole, asked.player or asked.address)


@router.get("/games/{name}/lesson", tags=["shelf"])
def lesson(name: str) -> dict[str, Any]:
    """A first game, taught by playing it: what to know in a minute, then every step with its scene."""
    if name not in game_names():
        raise Refused("not_found", Words.no_game, name[:40])
    return lesson_of(name)
