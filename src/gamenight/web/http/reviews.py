"""HTTP: finished games looked at again, asked for and seen as they grow."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path

from gamenight.core.record import Record, read_record
from gamenight.core.refusal import BadRecord
from gamenight.store.reviews import BY_RECORD
from gamenight.table.events import Refused
from gamenight.web.http.asking import Asked, Asker
from gamenight.web.http.requests import ReviewAsked
from gamenight.web.http.tables import known_game, whole_record
from gamenight.web.live.keys import read_code
from gamenight.web.live.limits import REVIEW_LOOKS, REVIEWS
from gamenight.web.live.reviews import Owner
from gamenight.web.words.en import Words

router = APIRouter(prefix="/api")


@router.post("/tables/{code}/review", tags=["records"])
async def ask(code: str, asked: Asked) -> dict[str, Any]:
    """Look at a finished game again. Answers at once with what there is; `/api/reviews/DIGEST` has more by and by."""
    asked.server.limits.take(REVIEWS, "review", asked.player or asked.address)
    record, table = await _finished(asked, code)
    seats = await asked.server.hub.read(lambda: asked.server.store.seats_of(asked.player, [table]))
    owner = Owner(asked.player or asked.address, asked.address, bool(asked.player and seats))
    return await asked.server.reviews.ask(record, table, owner)


@router.post("/review", tags=["records"])
async def ask_for_record(given: ReviewAsked, asked: Asked) -> dict[str, Any]:
    """The same for a record file."""
    asked.server.limits.take(REVIEWS, "review file", asked.address)
    try:
        record = await asked.server.hub.disk.replay(lambda: read_record(given.record, known_game))
    except BadRecord as problem:
        raise Refused("bad", Words.as_given, str(problem)) from None
    if record.ending == "open":
        raise Refused("late", Words.review_once_over)
    owner = Owner(asked.player or asked.address, asked.address)
    return await asked.server.reviews.ask(record, BY_RECORD, owner)


@router.get("/reviews/{digest}", tags=["records"])
async def seen(digest: Annotated[str, Path(pattern=r"^[0-9a-f]{64}$")], asked: Asked) -> dict[str, Any]:
    """How far a review has come: chances, turning points, luck and choice."""
    asked.server.limits.take(REVIEW_LOOKS, "review look", asked.player or asked.address)
    return await asked.server.reviews.seen(digest)


async def _finished(asked: Asker, code: str) -> tuple[Record, int]:
    """The record of a game that is over, and the table it was played at."""
    record = await asked.server.archived(code)
    if record is not None:
        kept = await asked.server.hub.read(lambda: asked.server.store.find(read_code(code)))
        return record, kept.id if kept is not None else BY_RECORD
    async with asked.held(code) as (live, _):
        return whole_record(live.table), live.id
