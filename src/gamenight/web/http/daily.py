"""HTTP: the deal of the day."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query

from gamenight.bots.daily import NoDeal, read_day
from gamenight.table.events import Refused
from gamenight.web.http.asking import Answer, Asked
from gamenight.web.live.limits import NEW_TABLES
from gamenight.web.words.en import Words

router = APIRouter(prefix="/api/daily", tags=["daily"])


@router.get("")
async def deal(asked: Asked, day: Annotated[str, Query(max_length=10)] = "") -> Answer:
    """Today's deal, or that of an earlier day; with everybody's results once you have played it."""
    daily = asked.server.daily
    today = daily.today()
    try:
        wanted = read_day(day) if day else today
    except NoDeal as problem:
        raise Refused("bad", Words.as_given, str(problem)) from None
    if wanted > today:
        raise Refused("forbidden", Words.deal_opens_later, day)
    return {**await daily.seen_by(asked.player, wanted), "today": wanted == today}


@router.post("", status_code=201)
async def play(asked: Asked) -> Answer:
    """Begin today's deal, or go on with it: one try each."""
    player = asked.guest()
    asked.server.limits.take(NEW_TABLES, "table", player)
    row = await asked.server.hub.read(lambda: asked.server.store.player(player))
    live = await asked.server.daily.table(player, str(row["name"]) if row else "Guest")
    if live is None:
        raise Refused("not_found", Words.no_table, "")
    return {"code": live.table.code}
