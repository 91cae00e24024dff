"""HTTP: guests, their games and their statistics."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from gamenight.core.registry import game as game_named
from gamenight.core.registry import games as game_names
from gamenight.store import people
from gamenight.store.ratings import best_at, ratings_of
from gamenight.store.rivals import games_of, rivals
from gamenight.table import thinking
from gamenight.table.commands import leave, rekey
from gamenight.table.drafts import clean_name
from gamenight.table.events import Draft, Refused
from gamenight.table.table import Table
from gamenight.web.http.asking import COOKIE, YEAR, Answer, Asked, Asker
from gamenight.web.http.requests import Guest, Recovery
from gamenight.web.live.encode import compact
from gamenight.web.live.highlights import highlights
from gamenight.web.live.hub import Maker
from gamenight.web.live.keys import new_player, new_recovery, recovery_hash
from gamenight.web.live.limits import EXPORTS, GUESTS, LOOPBACK, RECOVERIES
from gamenight.web.live.shapes import PROTOCOL, games_shape, row_shape
from gamenight.web.live.statistics import rating_shape, statistics_shape
from gamenight.web.words.en import Words

router = APIRouter(prefix="/api")


@router.get("/games", tags=["shelf"], response_model=Answer)
def shelf(request: Request) -> Response:
    """Every game on the shelf, the bots' levels, and what may be said with one touch."""
    packs = "gzip" in request.headers.get("accept-encoding", "")
    headers = {
        "cache-control": "no-cache",
        "vary": "accept-encoding",
        **({"content-encoding": "gzip"} if packs else {}),
    }
    return Response(_shelf(packs), media_type="application/json", headers=headers)


@cache
def _shelf(packed: bool) -> bytes:
    if packed:
        return gzip.compress(_shelf(False))
    shown = {
        "protocol": PROTOCOL,
        "games": [games_shape(game_named(name)) for name in game_names()],
        "levels": thinking.levels(),
        "phrases": [{"name": name, "text": text} for name, text in Words.phrases.items()],
    }
    return json.dumps(shown, ensure_ascii=False).encode()


@router.get("/games/{name}/rules", tags=["shelf"])
def rules(name: str) -> Answer:
    """The rulebook of a game."""
    game = _game(name)
    return {"name": game.name, "title": game.title, "rules": game.rulebook()}


@router.get("/games/{name}/ratings", tags=["statistics"])
async def game_ratings(
    name: str, asked: Asked, seats: Annotated[int | None, Query(ge=1, le=63)] = None
) -> Answer:
    """Who plays a game best, by the rule sheet."""
    game = _game(name)
    rows = await asked.server.hub.read(lambda: best_at(asked.server.store, game.name, seats))
    return {"game": game.name, "rows": [rating_shape(row) for row in rows]}


def _game(name: str) -> Any:
    if name not in game_names():
        raise Refused("not_found", Words.no_game, name[:40])
    return game_named(name)


@router.post("/me", tags=["guests"])
async def enter(given: Guest, asked: Asked, response: Response) -> Answer:
    """Become a guest, or change your name."""
    server, name = asked.server, clean_name(given.name)
    player = asked.player
    if player:
        await server.hub.write(lambda connection: people.rename(connection, player, name))
        return _known(asked, response, player, name, new=False, epoch=await _epoch(asked, player))
    if asked.address not in LOOPBACK:
        server.limits.take(GUESTS, "guest", asked.address)
    player, now = new_player(), server.hub.now()
    await server.hub.write(lambda connection: people.enter(connection, player, name, now))
    return _known(asked, response, player, name, new=True)


def _known(asked: Asker, response: Response, player: str, name: str, new: bool, epoch: int = 0) -> Answer:
    token = asked.server.keys.guest(player, epoch)
    secure = asked.server.settings.secure
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return {"player": player, "name": name, "token": "" if asked.page else token, "new": new}


@router.get("/me", tags=["guests"])
async def me(asked: Asked) -> Answer:
    """Who you are."""
    player = asked.guest()
    child = player in await asked.server.hub.children([player])
    return {"player": player, "name": await _name(asked, player), "child": child}


async def _epoch(asked: Asker, player: str) -> int:
    row = await asked.server.hub.read(lambda: asked.server.store.player(player))
    return int(row["epoch"]) if row else 0


async def _name(asked: Asker, player: str) -> str:
    row = await asked.server.hub.read(lambda: asked.server.store.player(player))
    return str(row["name"]) if row else people.GONE


@router.post("/me/recovery", tags=["guests"])
async def recovery(asked: Asked) -> Answer:
    """A new recovery code; the one before stops working."""
    player, code = asked.guest(), new_recovery()
    asked.server.limits.take(RECOVERIES, "recovery", player)
    await asked.server.hub.write(
        lambda connection: people.set_recovery(connection, player, recovery_hash(code))
    )
    return {"code": code}


@router.post("/recover", tags=["guests"])
async def recover(given: Recovery, asked: Asked, response: Response) -> Answer:
    """Your games and statistics on this device."""
    asked.server.limits.take(RECOVERIES, "recover", asked.address)
    row = await asked.server.hub.read(lambda: people.recovered(asked.server.store, recovery_hash(given.code)))
    if row is None:
        raise Refused("forbidden", Words.unknown_recovery)
    return _known(asked, response, row["id"], row["name"], new=False, epoch=row["epoch"])


@router.post("/me/logout", tags=["guests"])
async def logout(asked: Asked, response: Response, everywhere: bool = False) -> Answer:
    """Forget the cookie on this device; or, everywhere, let no other device be you any more."""
    if not everywhere:
        response.delete_cookie(COOKIE, path="/")
        return {"ok": True}
    player, hub = asked.guest(), asked.server.hub
    epoch = await hub.write(lambda connection: people.log_out(connection, player))
    await _at_own_seats(asked, player, _rekeying)
    return _known(asked, response, player, await _name(asked, player), new=False, epoch=epoch)


async def _at_own_seats(asked: Asker, player: str, making: Callable[[int], Maker]) -> None:
    """Something at each seat that somebody has at open tables; one that cannot be read, or is over, stops nothing."""
    hub = asked.server.hub
    for row in await rows(asked, player, lambda: asked.server.store.tables_of(player, open=True)):
        with suppress(Refused):
            live = await hub.find(row["code"])
            for seat in row["yours"] if live is not None else []:
                live, _ = await hub.perform(live, making(seat))  # type: ignore[arg-type]  # not None here


def _rekeying(seat: int) -> Maker:
    return lambda table, now: rekey(table, seat, now)


@router.get("/me/tables", tags=["guests"])
async def my_tables(asked: Asked, open: bool = True) -> Answer:
    """The tables you sit at, newest first."""
    player = asked.guest()
    return {"tables": await rows(asked, player, lambda: asked.server.store.tables_of(player, open))}


async def rows(asked: Asker, player: str, chosen: Callable[[], list[Mapping[str, Any]]]) -> list[Answer]:
    """TableRows of the rows that are chosen, with the asker's own seats."""
    store = asked.server.store

    def found() -> list[Answer]:
        kept = chosen()
        seats = store.seats_of(player, [row["id"] for row in kept]) if player else {}
        return [row_shape(row, seats.get(row["id"], [])) for row in kept]

    return await asked.server.hub.read(found)


@router.get("/me/statistics", tags=["statistics"])
async def my_statistics(asked: Asked) -> Answer:
    """How you have done: game by game, your best moments, and those you have met most often."""
    player = asked.guest()
    name = await _name(asked, player)
    store, read = asked.server.store, asked.server.hub.read
    met = await read(lambda: rivals(store, player))
    games = await read(lambda: games_of(store, player))
    return {**await _statistics(asked, player, name), "rivals": met, "highlights": highlights(games)}


async def _statistics(asked: Asker, player: str, name: str) -> Answer:
    rows = await asked.server.hub.read(lambda: ratings_of(asked.server.store, player))
    return statistics_shape(player, name, rows)


@router.get("/players/{player}/statistics", tags=["statistics"])
async def statistics(player: str, asked: Asked) -> Answer:
    """How somebody has done. A bot's name is like bot:easy."""
    store = asked.server.store
    if player.startswith("bot:") and player.removeprefix("bot:") in thinking.level_names():
        name = player.removeprefix("bot:").capitalize()
        return await _statistics(asked, player, name)
    known = player.isascii() and player.isprintable()
    row = await asked.server.hub.read(lambda: store.player(player[:32])) if known else None
    if row is None:
        raise Refused("not_found", Words.no_player)
    return await _statistics(asked, player, str(row["name"]))


@router.get("/me/export", tags=["guests"], response_model=Answer)
async def export(asked: Asked) -> Response:
    """Everything that is kept about you."""
    player = asked.guest()
    asked.server.limits.take(EXPORTS, "export", player)
    told = await asked.server.hub.disk.replay(lambda: compact(people.export(asked.server.store, player)))
    return Response(told, media_type="application/json")


@router.delete("/me", tags=["guests"])
async def erase(asked: Asked, response: Response) -> Answer:
    """Have everything about you removed. Open seats go to bots."""
    player, hub = asked.guest(), asked.server.hub
    await _at_own_seats(asked, player, _getting_up)
    for table, hosts in (await hub.read(lambda: people.tables_of(hub.store, player))).items():
        await _erase_from(asked, table, player, hosts)
    await hub.write(people.erase_rest(player))
    await hub.read(hub.store.database.empty_log)
    response.delete_cookie(COOKIE, path="/")
    return {"ok": True}


async def _erase_from(asked: Asker, table: int, player: str, hosts: bool) -> None:
    hub, archive = asked.server.hub, asked.server.archive
    if archive is not None:
        for code, seat in await hub.read(lambda: people.seats_of(hub.store, table, player)):
            await hub.read(lambda code=code, seat=seat: archive.rename(code, seat, people.GONE))  # type: ignore[misc]
    found = await hub.read(lambda: people.erasure(hub.store, table, player, hosts))
    await hub.write(people.erase_from(found))
    hub.forget(found.code)
    await hub.fanout.publish(found.code, -1)


def _getting_up(seat: int) -> Any:
    def get_up(table: Table, now: int) -> Draft:
        return leave(table, seat, thinking.DEFAULT, thinking.name_for(seat), now)

    return get_up
