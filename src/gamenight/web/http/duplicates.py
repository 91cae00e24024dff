"""HTTP: duplicates, the same deals for everybody."""

from __future__ import annotations

import csv
import io
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import Field, StringConstraints

from gamenight.bots.daily import one_deal
from gamenight.core.refusal import BadOption, BadSeats
from gamenight.core.registry import game as game_named
from gamenight.core.registry import games as game_names
from gamenight.table.drafts import clean_name
from gamenight.table.duplicate import Duplicate, Entrant
from gamenight.table.events import Refused
from gamenight.web.http.asking import Answer, Asked, Asker
from gamenight.web.http.home import qr_picture
from gamenight.web.http.requests import OptionValue
from gamenight.web.http.sheets import inert
from gamenight.web.live.acting import checked_level
from gamenight.web.live.acts import Sent
from gamenight.web.live.duplicates import duplicate_shape, new_secret
from gamenight.web.live.keys import read_code
from gamenight.web.live.limits import GUESSES, NEW_TABLES
from gamenight.web.words.en import Words

router = APIRouter(prefix="/api/duplicates", tags=["duplicates"])


class NewDuplicate(Sent):
    title: Annotated[str, StringConstraints(max_length=64)] = "The same cards"
    game: Annotated[str, StringConstraints(max_length=64)]
    seats: Annotated[int, Field(ge=1, le=63)] | None = None
    options: Annotated[dict[str, OptionValue], Field(max_length=100)] | None = None
    deals: Annotated[int, Field(ge=1, le=32)] = 4
    together: Annotated[int, Field(ge=1, le=63)] = 1
    level: Annotated[str, StringConstraints(max_length=64)] = "medium"


@router.post("", status_code=201)
async def make(given: NewDuplicate, asked: Asked) -> Answer:
    """A duplicate, of which you are the host and the first to play."""
    player = asked.guest()
    asked.server.limits.take(NEW_TABLES, "table", player)
    if given.game not in game_names():
        raise Refused("bad", Words.no_game_see_shelf, given.game)
    game, (usual, short) = game_named(given.game), one_deal(given.game)
    seats = given.seats if given.seats is not None else max(usual, given.together)
    options = dict(short if given.options is None else given.options)
    if given.together > seats:
        raise Refused("bad", Words.duplicate_too_many_together, seats)
    try:
        game.house(seats, options)
    except (BadSeats, BadOption) as problem:
        raise Refused("bad", Words.as_given, str(problem)) from None
    level, title, host = (
        checked_level(given.level),
        clean_name(given.title),
        Entrant(player, await _name(asked), 0),
    )
    made = await asked.server.duplicates.make(
        lambda code: Duplicate(
            code,
            title,
            player,
            game.name,
            seats,
            options,
            given.deals,
            given.together,
            level,
            new_secret(),
            [host],
            rules=game.version,
        )
    )
    return duplicate_shape(made, player)


@router.get("/{code}")
async def see(code: str, asked: Asked) -> Answer:
    """Who plays, and deal by deal what those you have played came to everywhere."""
    return duplicate_shape(await _found(code, asked), asked.player)


@router.post("/{code}/join")
async def join(code: str, asked: Asked) -> Answer:
    """Come in: to a table that has a chair, or to one of your own."""
    player = asked.guest()
    found = await asked.server.duplicates.join(read_code(code)[:12], player, await _name(asked))
    return duplicate_shape(_there(found, code, asked), player)


@router.post("/{code}/leave")
async def leave(code: str, asked: Asked) -> Answer:
    """Go: a bot has your chair from now on, and what you have played stays."""
    player = asked.guest()
    found = await asked.server.duplicates.leave(read_code(code)[:12], player)
    return duplicate_shape(_there(found, code, asked), player)


@router.post("/{code}/play")
async def play(code: str, asked: Asked) -> Answer:
    """The table of your next deal: the one that goes on, or a new one."""
    player = asked.guest()
    asked.server.limits.take(NEW_TABLES, "table", player)
    found = await asked.server.duplicates.play(read_code(code)[:12], player)
    _there(found[0] if found else None, code, asked)
    return {"code": found[1] if found else ""}


@router.post("/{code}/end")
async def end(code: str, asked: Asked) -> Answer:
    """The host ends it: nobody plays these deals any more, and all cards may be looked at."""
    player = asked.guest()
    found = await asked.server.duplicates.end(read_code(code)[:12], player)
    return duplicate_shape(_there(found, code, asked), player)


@router.get("/{code}/qr.svg", response_class=Response)
async def qr(code: str, asked: Asked, request: Request) -> Response:
    """The way in, for a phone's camera."""
    found = await _found(code, asked)
    return qr_picture(asked.server.addresses, request, f"/duplicate/{found.code}")


@router.get("/{code}/results.csv", response_class=Response)
async def results(code: str, asked: Asked) -> Response:
    """Deal by deal, as far as you have played, as a table for any spreadsheet."""
    shown = duplicate_shape(await _found(code, asked), asked.player)
    written = io.StringIO()
    sheet = csv.writer(written)
    sheet.writerow(["deal", "chair", "name", "score", "better than the others"])
    for deal in shown["played"]:
        for line in deal["lines"]:
            better = "" if line["better"] is None else f"{line['better']:g}"
            name = "bot" if line["bot"] else inert(line["name"])
            sheet.writerow([deal["deal"] + 1, line["chair"] + 1, name, line["score"], better])
    headers = {"content-disposition": f'attachment; filename="duplicate-{shown["code"]}.csv"'}
    return Response(written.getvalue(), media_type="text/csv", headers=headers)


async def _found(code: str, asked: Asker) -> Duplicate:
    return _there(await asked.server.duplicates.find(read_code(code)[:12]), code, asked)


def _there(found: Duplicate | None, code: str, asked: Asker) -> Duplicate:
    if found is None:
        asked.server.limits.take(GUESSES, "guess", asked.address)
        raise Refused("not_found", Words.no_duplicate, code[:20])
    return found


async def _name(asked: Asker) -> str:
    row = await asked.server.hub.read(lambda: asked.server.store.player(asked.player))
    return str(row["name"]) if row else "Guest"
