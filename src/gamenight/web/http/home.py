"""HTTP: the living room. Where phones reach this server, its QR codes, and televisions that phones direct."""

from __future__ import annotations

import io
from dataclasses import asdict
from typing import Annotated

import segno
from fastapi import APIRouter, Query, Request, Response
from pydantic import StringConstraints

from gamenight.store.codes import kind_of
from gamenight.table.events import Refused
from gamenight.web.home.addresses import Addresses
from gamenight.web.http.asking import Answer, Asked, Asker
from gamenight.web.live.acts import Sent
from gamenight.web.live.keys import read_code
from gamenight.web.live.limits import GUESSES, Limit
from gamenight.web.live.screens import Screen, read_screen_code
from gamenight.web.words.en import Words

router = APIRouter(prefix="/api")
SCREENS = Limit(60, 3600, Words.many_televisions_from_you)
SHOWS = Limit(60, 60, Words.acts_too_fast)
Path = Annotated[str, Query(pattern=r"^/[A-Za-z0-9/_-]{0,60}$")]
Code = Annotated[str, StringConstraints(max_length=12)]


class ScreenOpened(Sent):
    code: Code = ""  # the one it had before
    key: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{0,64}$")] = (
        ""  # which it got with that code
    )
    shows: Code = ""


class Shown(Sent):
    table: Code = ""  # "" for the shelf


@router.get("/addresses", tags=["living room"])
def addresses(request: Request, asked: Asked) -> Answer:
    """Where a phone reaches this server: the best address first. `why` says what is wrong if there is none."""
    known = asked.server.addresses
    best = best_address(known, request)
    found = [asdict(each) for each in known.reachable()]
    return {"best": best, "why": "" if best else known.why_none(), "addresses": found}


@router.get("/codes/{code}", tags=["living room"])
async def behind(code: str, asked: Asked) -> Answer:
    """What a code belongs to: a table, a club night or a duplicate; "" if to nothing."""
    plain, server = read_code(code)[:12], asked.server
    kind = await server.hub.read(lambda: kind_of(server.store, plain))
    if not kind:
        server.limits.take(GUESSES, "guess", asked.address)
    return {"code": plain, "kind": kind}


@router.get("/qr.svg", tags=["living room"], response_class=Response)
def qr(
    request: Request, asked: Asked, path: Path = "/", at: Annotated[int, Query(ge=-1, le=20)] = -1
) -> Response:
    """The way to a page of this server, for a phone's camera; `at` picks another of the addresses."""
    return qr_picture(asked.server.addresses, request, path, at)


def best_address(known: Addresses, request: Request) -> str:
    return known.best_for(request.url.scheme, request.headers.get("host", ""))


def qr_picture(known: Addresses, request: Request, path: str, at: int = -1) -> Response:
    """The QR code of an address that a phone can use."""
    others = known.reachable()
    base = others[at].url if 0 <= at < len(others) else best_address(known, request)
    if not base:
        raise Refused("not_found", Words.no_phone_can_come)
    picture = io.BytesIO()
    segno.make(f"{base}{path}", error="m").save(picture, kind="svg", scale=8, border=2, xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-cache"})


# Televisions


@router.post("/screens", status_code=201, tags=["living room"])
async def switch_on(given: ScreenOpened, asked: Asked) -> Answer:
    """A television is switched on: it gets a code by which phones direct it, and a key that proves the code its own."""
    server, code = asked.server, read_screen_code(given.code)
    server.limits.take(SCREENS, "screen", asked.address)
    shows = await _table(asked, given.shows)
    own = code if server.keys.screen_holds(given.key, code) else ""
    opened = await server.screens.open(asked.address, own, shows)
    return {**await _shown(asked, opened), "key": server.keys.screen(opened.code)}


@router.get("/screens/{code}", tags=["living room"])
async def screen(
    code: str, asked: Asked, seen: Annotated[int | None, Query(ge=0, le=2**31)] = None
) -> Answer:
    """What a television shows. With `seen` the television itself asks, and is answered when that changes."""
    found = await _known(asked, code)
    return await _shown(asked, found if seen is None else await asked.server.screens.ask(code, seen))


@router.put("/screens/{code}", tags=["living room"])
async def show(code: str, given: Shown, asked: Asked) -> Answer:
    """Put a table on a television, or (with no table) the shelf."""
    player = asked.guest()
    asked.server.limits.take(SHOWS, "show", asked.address)
    await _known(asked, code)
    table = await _table(asked, given.table)
    return await _shown(asked, await asked.server.screens.show(code, table, player))


async def _table(asked: Asker, code: str) -> str:
    """The code of a table that there is; "" for the shelf."""
    return (await asked.at(code))[0].table.code if code else ""


async def _shown(asked: Asker, screen: Screen) -> Answer:
    """A television as the protocol has it: whoever chose is named as they are called now, if they are still a guest."""
    row = await asked.server.hub.read(lambda: asked.server.store.player(screen.by)) if screen.by else None
    return {**asdict(screen), "by": row["name"] if row else ""}


async def _known(asked: Asker, code: str) -> Screen:
    """Guessing codes of televisions is slow work."""
    try:
        return await asked.server.screens.find(code)
    except Refused:
        asked.server.limits.take(GUESSES, "guess", asked.address)
        raise
