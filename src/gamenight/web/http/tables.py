"""HTTP: tables, seats, acts, records, replays."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse

from gamenight.core.game import Game
from gamenight.core.position import NOBODY
from gamenight.core.record import Record, read_record
from gamenight.core.refusal import BadOption, BadRecord, BadSeats
from gamenight.core.registry import game as game_named
from gamenight.core.registry import games as game_names
from gamenight.table import commands, thinking
from gamenight.table.clocks import read_clock
from gamenight.table.events import Refused
from gamenight.table.records import lines_of, record_of
from gamenight.table.table import Table
from gamenight.web.http.asking import Answer, Asked, Asker
from gamenight.web.http.home import qr_picture
from gamenight.web.http.people import rows
from gamenight.web.http.requests import NewTable, ReplayAsked, SeatAsked
from gamenight.web.live import replays
from gamenight.web.live.acting import checked_level
from gamenight.web.live.acts import Act
from gamenight.web.live.encode import compact
from gamenight.web.live.hub import Maker
from gamenight.web.live.limits import ACTS, NEW_TABLES, REPLAYS, TABLES_HERE
from gamenight.web.live.live import Live
from gamenight.web.live.shapes import Who, fairness
from gamenight.web.words.en import Words

router = APIRouter(prefix="/api")
Seat = Annotated[str, Query(pattern=r"^(all|-1|\d{1,2})$")]
Step = Annotated[int, Query(ge=0, le=1_000_000)]


def shown(asked: Asker, live: Live, who: Who) -> Answer:
    hub = asked.server.hub
    return live.shape(who, hub.now())


@router.post("/tables", status_code=201, tags=["tables"])
async def make(given: NewTable, asked: Asked) -> Answer:
    """Make a table; you are its host."""
    player = asked.guest()
    asked.server.limits.take(NEW_TABLES, "table", player)
    asked.server.limits.take(TABLES_HERE, "table", asked.address)
    if given.game not in game_names():
        raise Refused("bad", Words.no_game_see_shelf, given.game)
    game = game_named(given.game)
    row = await asked.server.hub.read(lambda: asked.server.store.player(player))
    name = str(row["name"]) if row else "Guest"
    child = player in await asked.server.hub.children([player])
    seats = given.seats if given.seats is not None else game.usual_seats
    try:
        live = await asked.server.hub.create(
            lambda code: _setup(given, code, game, seats, player, name),
            lambda table: _filling(given, table, player, name, child),
        )
    except (BadSeats, BadOption) as problem:
        raise Refused("bad", Words.as_given, str(problem)) from None
    return shown(asked, live, Who(player, host=True))


def _setup(given: NewTable, code: str, game: Game[Any], seats: int, player: str, name: str) -> commands.Setup:
    clock = read_clock({key: value for key, value in given.clock.model_dump().items() if value is not None})
    return commands.Setup(
        code,
        game,
        seats,
        given.options,
        player,
        name,
        clock,
        given.listed,
        given.spectators,
        given.delay,
        given.grace,
        given.friendly,
    )


def _filling(given: NewTable, table: Table, player: str, name: str, child: bool) -> Iterator[Maker]:
    for seat in given.sit:
        yield _sitting(player, given.names.get(str(seat), name), seat, child)
    for bot in given.bots:
        yield _bot(bot.seat, checked_level(bot.level))
    if given.start:
        yield commands.start


def _sitting(player: str, name: str, seat: int | None, child: bool) -> Maker:
    return lambda table, now: commands.sit(table, player, name, now, seat, child)


def _bot(seat: int, level: str) -> Maker:
    return lambda table, now: commands.seat_bot(table, seat, level, thinking.name_for(seat), now)


@router.get("/tables", tags=["tables"])
async def listed(asked: Asked, game: Annotated[str, Query(max_length=64)] = "") -> Answer:
    """Tables whose hosts have listed them."""
    if game and game not in game_names():
        return {"tables": []}
    return {"tables": await rows(asked, asked.player, lambda: asked.server.store.listed(game))}


@router.get("/tables/{code}", tags=["tables"])
async def table(code: str, asked: Asked) -> Answer:
    """A table as you may see it."""
    async with asked.held(code) as (live, who):
        return shown(asked, live, who)


@router.get("/tables/{code}/qr.svg", tags=["tables"], response_class=Response)
async def qr(code: str, asked: Asked, request: Request) -> Response:
    """The way to a table, for a phone's camera."""
    live, _ = await asked.at(code)
    return qr_picture(asked.server.addresses, request, f"/t/{live.table.code}")


@router.post("/tables/{code}/seats", tags=["tables"])
async def sit(code: str, given: SeatAsked, asked: Asked) -> Answer:
    """Take a seat: the one you name, or the first that is free; or another `instead` of your own."""
    player = asked.guest()
    live, _ = await asked.at(code)
    row = await asked.server.hub.read(lambda: asked.server.store.player(player))
    name = given.name or (str(row["name"]) if row else "Guest")
    child = player in await asked.server.hub.children([player])
    taken: list[int] = []

    def take(table: Table, now: int) -> Any:
        if given.instead is not None and given.seat is not None:
            draft = commands.change_chair(table, player, given.instead, given.seat, now)
        else:
            draft = commands.sit(table, player, name, now, given.seat, child)
        taken[:] = [draft.events[-1].seat]
        return draft

    live, _ = await asked.server.hub.perform(live, take)
    held = live.table.seats[taken[0]]
    token = asked.server.keys.seat(live.table.code, live.id, held.seat, held.sat)
    return {"seat": held.seat, "token": token, "table": shown(asked, live, Who(player))}


@router.delete("/tables/{code}/seats/{seat}", tags=["tables"])
async def get_up(code: str, seat: int, asked: Asked) -> Answer:
    """Get up; or, as the host, unseat somebody."""
    live, who = await asked.at(code, seat)
    if not who.host and who.seat != seat:
        raise Refused("forbidden", Words.sitter_or_host_only)

    absent = live.long_absent(seat, asked.server.hub.now())

    def leaving(table: Table, now: int) -> Any:
        name = thinking.name_for(seat)
        if who.seat == seat:
            return commands.leave(table, seat, thinking.DEFAULT, name, now)
        return commands.unseat(table, seat, thinking.DEFAULT, name, now, absent)

    live, _ = await asked.server.hub.perform(live, leaving)
    return {"table": shown(asked, live, Who(who.player, host=who.host))}


@router.post("/tables/{code}/act", tags=["play"])
async def act(code: str, given: Act, asked: Asked) -> Answer:
    """Do something at a table: the acts of the protocol."""
    targets = given.type in ("seat_bot", "unseat", "mute")
    live, who = await asked.at(code, None if targets else given.seat)
    asked.server.limits.take(ACTS, "act", f"{live.table.code}:{who.seat}:{who.player or asked.address}")
    began = time.perf_counter()
    try:
        _, answer = await asyncio.shield(asyncio.ensure_future(asked.server.acting.answer(live, who, given)))
    finally:
        asked.server.metrics.busy.took(time.perf_counter() - began)
    return {"type": "answer", "id": given.id, **answer}


# Once it is over


@router.get("/tables/{code}/record", tags=["records"], response_class=PlainTextResponse)
async def record(code: str, asked: Asked) -> PlainTextResponse:
    """The record of a finished game, to keep and to check."""
    archived = await asked.server.archived(code)
    if archived is not None:
        return PlainTextResponse(await _told_slowly(asked, archived.text))
    async with asked.held(code) as (live, _):
        whole = whole_record(live.table)
    text = await _told_slowly(asked, whole.text)
    headers = {"content-disposition": f'attachment; filename="{live.table.game.name}-{live.table.code}.txt"'}
    return PlainTextResponse(text, headers=headers)


def whole_record(table: Table) -> Record:
    """The record of a finished game, for everybody; Refused while it would tell somebody too much."""
    if not table.ended() or table.play is None:
        raise Refused("late", Words.record_once_over)
    if not table.may_be_told():
        raise Refused("late", Words.deal_goes_on)
    return record_of(table)


@router.get("/tables/{code}/fairness", tags=["records"], response_model=Answer)
async def luck(code: str, asked: Asked) -> Response:
    """The commitment and the words; once it is over the secret and all luck that was used."""
    async with asked.held(code) as (live, _):
        told = fairness(live.table)
        lines = lines_of(live.table) if live.table.play and live.table.may_be_told() else []

    def written() -> str:
        used = [{"number": line.number, "luck": line.luck} for line in lines if line.luck]
        return compact({**told, "lines": used})

    return Response(await _told_slowly(asked, written), media_type="application/json")


async def _told_slowly(asked: Asker, text: Callable[[], str]) -> str:
    """A text as long as a game, made off the event loop; nobody has very many of them."""
    asked.server.limits.take(REPLAYS, "record", asked.player or asked.address)
    return await asked.server.hub.disk.replay(text)


@router.get("/tables/{code}/replay", tags=["records"], response_model=Answer)
async def replay(
    code: str,
    asked: Asked,
    seat: Seat = "-1",
    first: Annotated[int, Query(alias="from", ge=0, le=1_000_000)] = 0,
    to: Step = 200,
) -> Response:
    """A game seen again. While it goes on, only through your own seat's eyes."""
    archived = await asked.server.archived(code)
    if archived is not None:
        asked.server.limits.take(REPLAYS, "replay", asked.player or asked.address)
        return await _replayed(asked, archived, seat, first, to)
    live, who = await asked.at(code, int(seat) if seat.isdecimal() else None)
    asked.server.limits.take(REPLAYS, "replay", asked.player or asked.address)
    async with live.lock:
        if not live.table.may_be_told() and (seat != str(who.seat) or who.seat == NOBODY):
            raise Refused("forbidden", Words.own_eyes_only)
        kept = record_of(live.table)
    return await _replayed(asked, kept, seat, first, to)


@router.post("/replay", tags=["records"], response_model=Answer)
async def replay_record(given: ReplayAsked, asked: Asked) -> Response:
    """A record file seen again."""
    asked.server.limits.take(REPLAYS, "replay", asked.player or asked.address)
    try:
        kept = await asked.server.hub.disk.replay(lambda: read_record(given.record, known_game))
    except BadRecord as problem:
        raise Refused("bad", Words.as_given, str(problem)) from None
    return await _replayed(asked, kept, given.seat, given.from_, given.to)


def known_game(name: str) -> Game[Any]:
    if name not in game_names():
        raise Refused("bad", Words.no_game, name[:40])
    return game_named(name)


async def _replayed(asked: Asker, kept: Record, seat: str, first: int, to: int) -> Response:
    try:
        text = await asked.server.hub.disk.replay(lambda: replays.replay_json(kept, seat, first, to))
    except BadRecord as problem:
        raise Refused("bad", Words.as_given, str(problem)) from None
    return Response(text, media_type="application/json")
