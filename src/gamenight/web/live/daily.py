"""The deal of the day on a server: whose table it is, what the house makes of it, and everybody's results."""

from __future__ import annotations

import asyncio
import datetime
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any

from gamenight.bots.daily import FIRST, LEVEL, Deal, Outcome, deal_of, secret_of
from gamenight.core.record import Record
from gamenight.core.refusal import GameNightError
from gamenight.sitting.recording import begin
from gamenight.store import daily as kept
from gamenight.store.rivals import companions
from gamenight.store.writer import Conflict
from gamenight.table import commands, thinking
from gamenight.table.table import Table
from gamenight.table.thinking import Task
from gamenight.web.live.hub import Hub, Maker
from gamenight.web.live.live import Live
from gamenight.web.live.thinkers import Thinkers

DAY = datetime.timedelta(days=1)
LOOKED_BACK = 400  # days that a streak can be long


class Daily:
    """Today's deal, for everybody on this server."""

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub, self.thinkers = hub, thinkers
        self._house: dict[str, asyncio.Task[Outcome]] = {}
        self._making = asyncio.Lock()

    def today(self) -> datetime.date:
        """By the server's clock, wherever people are."""
        return datetime.datetime.fromtimestamp(self.hub.now() / 1000).date()

    async def table(self, player: str, name: str) -> Live | None:
        """Somebody's one try at today's deal, begun if it was not."""
        deal = deal_of(self.today())
        async with self._making:
            found = await self.hub.read(lambda: kept.try_of(self.hub.store, deal.secret, player))
            if found is not None:
                return await self.hub.find(found["code"])
            child = player in await self.hub.children([player])
            made = await self.hub.create(
                lambda code: _setup(deal, code, player, name),
                lambda table: _filling(deal, player, name, child),
                deal.secret,
            )
            found = await self.hub.read(lambda: kept.try_of(self.hub.store, deal.secret, player))
            if found is None or found["code"] == made.table.code:
                return made
            await self.hub.perform(made, commands.close)  # another node was quicker
            return await self.hub.find(found["code"])

    async def seen_by(self, player: str, day: datetime.date) -> dict[str, Any]:
        """A day's deal as somebody may know it: how others did only once they have played."""
        deal, store = deal_of(day), self.hub.store
        own = await self.hub.read(lambda: kept.try_of(store, deal.secret, player)) if player else None
        field = await self.hub.read(lambda: kept.field(store, deal.secret, deal.seat))
        mine = next((row for row in field if player and row["player"] == player), None)
        friends = await self.hub.read(lambda: companions(store, player)) if player else set()
        said = {**_deal_shape(deal), "code": own["code"] if own else "", "finished": mine is not None}
        said["absent"] = own is not None and mine is None and bool(own["counted"])
        known = [row["name"] for row in field if row["player"] in friends]
        said |= {"people": known[:50], "played": len(field), "hand": _hand(deal, mine is not None)}
        said |= {"tomorrow": _named(deal_of(day + DAY)), **await self._days(player, day)}
        return said | (self._results(deal, mine, field, friends) if mine is not None else {})

    def _results(
        self, deal: Deal, mine: Mapping[str, Any], field: list[Mapping[str, Any]], friends: set[str]
    ) -> dict[str, Any]:
        """How it went, for you, the house and everybody. Only people one has played with are named."""
        low = deal.game.lowest_wins
        own, house = Outcome(mine["score"], mine["payoff"], low), self.house(deal)
        others = [_result(row, row is mine, row["player"] in friends) for row in field]
        return {
            "score": own.score,
            "house": house.score if house else None,
            "result": own.against(house) if house else "",
            "field": sorted(others, key=lambda one: not (one["you"] or one["friend"]))[:200],
        }

    async def _days(self, player: str, today: datetime.date) -> dict[str, Any]:
        """The month, and days in a row."""
        back = min(LOOKED_BACK, (today - FIRST).days)
        days = {
            (today - n * DAY).isoformat(): secret_of((today - n * DAY).isoformat()) for n in range(back + 1)
        }
        read = lambda: kept.finished(self.hub.store, list(days.values()), player)  # noqa: E731 read elsewhere
        done = await self.hub.read(read) if player else {}
        played = {day: done[secret] for day, secret in days.items() if secret in done}
        month = [today.replace(day=1) + n * DAY for n in range(today.day)]
        houses = await self.hub.read(lambda: kept.houses(self.hub.store, [day.isoformat() for day in month]))
        shown = [_cell(deal_of(day), played, houses) for day in month]
        return {"month": shown, **streaks(set(played), today)}

    def house(self, deal: Deal) -> Outcome | None:
        """What the strongest bot makes of it; None while it plays."""
        task = self._house.get(deal.day)
        if task is not None and task.done() and (task.cancelled() or task.exception() is not None):
            task = None
        if task is None:
            task = self._house[deal.day] = asyncio.ensure_future(self._play_house(deal))
            while len(self._house) > 40:
                self._house.pop(next(iter(self._house))).cancel()
        return task.result() if task.done() else None

    async def _play_house(self, deal: Deal) -> Outcome:
        """Once for all nodes and all times: what it made is kept."""
        found = await self.hub.read(lambda: kept.houses(self.hub.store, [deal.day]))
        if deal.day not in found:
            work = Task("", deal.game.name, deal.seats, {}, (), deal.seat, "expert", (), deal.day)
            found = {deal.day: await self.thinkers.ask("house", work, "daily")}
            with suppress(Conflict):  # another node was quicker, with the same result
                await self.hub.write(kept.keep_house(deal.day, *found[deal.day]))
        return Outcome(*found[deal.day], deal.game.lowest_wins)

    async def stop(self) -> None:
        for task in self._house.values():
            task.cancel()
            with suppress(asyncio.CancelledError, GameNightError):
                await task


def streaks(played: set[str], today: datetime.date) -> dict[str, int]:
    """Days in a row up to now, today's being still to play or not, and the longest row there was.

    >>> streaks({"2026-11-13", "2026-11-15"}, datetime.date(2026, 11, 16))
    {'streak': 1, 'longest': 1}
    """
    longest = row = 0
    for day in sorted(played):
        before = (datetime.date.fromisoformat(day) - DAY).isoformat()
        row = row + 1 if before in played else 1
        longest = max(longest, row)
    recent = {today.isoformat(), (today - DAY).isoformat()}
    return {"streak": row if recent & played else 0, "longest": longest}


def _result(row: Mapping[str, Any], you: bool, friend: bool) -> dict[str, Any]:
    name = row["name"] if you or friend else ""
    return {"name": name, "score": row["score"], "you": you, "friend": friend}


def _cell(
    deal: Deal, played: Mapping[str, tuple[int, int]], houses: Mapping[str, tuple[int, int]]
) -> dict[str, Any]:
    """A day of the calendar; `result` is against the house, as far as both have played."""
    low, result = deal.game.lowest_wins, ""
    if deal.day in played and deal.day in houses:
        result = Outcome(*played[deal.day], low).against(Outcome(*houses[deal.day], low))
    return {"day": deal.day, **_named(deal), "played": deal.day in played, "result": result}


def _named(deal: Deal) -> dict[str, str]:
    return {"game": deal.game.name, "title": deal.game.title}


def _hand(deal: Deal, open: bool) -> list[dict[str, str]]:
    """What is dealt to whoever plays: its faces only to those who have."""
    found = _dealt(deal.day)
    return [
        {"kind": kind, "face": face, "says": says} if open else {"kind": kind, "face": "", "says": ""}
        for kind, face, says in found
    ]


@lru_cache(maxsize=40)
def _dealt(day: str) -> tuple[tuple[str, str, str], ...]:
    deal = deal_of(datetime.date.fromisoformat(day))
    names = tuple(f"Player {seat + 1}" for seat in range(deal.seats))
    house = deal.game.house(deal.seats, deal.options)
    position = begin(Record(deal.game, deal.seats, house, names, deal.commitment()), deal.luck(0))
    zones = deal.game.scene(position.view(deal.seat), names).zones
    hand = next((zone for zone in zones if zone.kind == "hand" and zone.seat == deal.seat), None)
    return tuple((piece.kind, piece.face, piece.says) for piece in hand.pieces) if hand else ()


def _deal_shape(deal: Deal) -> dict[str, Any]:
    return {
        "day": deal.day,
        **_named(deal),
        "seats": deal.seats,
        "seat": deal.seat,
        "options": deal.options,
        "since": deal.since,
        "minutes": deal.game.minutes,
        "lowest_wins": deal.game.lowest_wins,
        "level": LEVEL,
        "commitment": deal.commitment(),
    }


def _setup(deal: Deal, code: str, player: str, name: str) -> commands.Setup:
    return commands.Setup(
        code, deal.game, deal.seats, deal.options, player, name, spectators=False, grace=0, day=deal.day
    )


def _filling(deal: Deal, player: str, name: str, child: bool) -> Iterator[Maker]:
    yield lambda table, now: commands.sit(table, player, name, now, deal.seat, child)
    for seat in range(deal.seats):
        if seat != deal.seat:
            yield _bot(seat)
    yield commands.start


def _bot(seat: int) -> Maker:
    def sit(table: Table, now: int) -> Any:
        return commands.seat_bot(table, seat, LEVEL, thinking.name_for(seat), now)

    return sit
