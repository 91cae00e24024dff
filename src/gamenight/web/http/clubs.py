"""HTTP: club nights."""

from __future__ import annotations

import csv
import io
from typing import Annotated, Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field, StringConstraints

from gamenight.core.refusal import BadOption, BadSeats
from gamenight.core.registry import game as game_named
from gamenight.core.registry import games as game_names
from gamenight.table.club import ROUND_ROBIN, Member, Night, standings
from gamenight.table.drafts import clean_name
from gamenight.table.events import Refused
from gamenight.web.http.asking import Answer, Asked, Asker
from gamenight.web.http.home import qr_picture
from gamenight.web.http.requests import OptionValue
from gamenight.web.http.sheets import inert
from gamenight.web.live.acting import checked_level
from gamenight.web.live.acts import Sent
from gamenight.web.live.club_shape import live_scores, night_shape
from gamenight.web.live.keys import read_code
from gamenight.web.live.limits import GUESSES, NEW_TABLES
from gamenight.web.words.en import Words

router = APIRouter(prefix="/api/clubs", tags=["clubs"])


class NewClub(Sent):
    title: Annotated[str, StringConstraints(max_length=64)] = "Club night"
    game: Annotated[str, StringConstraints(max_length=64)]
    seats: Annotated[int, Field(ge=2, le=63)] | None = None
    options: Annotated[dict[str, OptionValue], Field(default_factory=dict, max_length=100)]
    kind: Literal["swiss", "round_robin"] = "swiss"
    rounds: Annotated[int, Field(ge=0, le=50)] = 4  # 0: until everybody has met everybody
    bots: bool = False
    duplicate: bool = False
    level: Annotated[str, StringConstraints(max_length=64)] = "medium"


@router.post("", status_code=201)
async def make(given: NewClub, asked: Asked) -> Answer:
    """A club night, of which you are the host and the first guest."""
    player = asked.guest()
    asked.server.limits.take(NEW_TABLES, "table", player)
    if given.game not in game_names():
        raise Refused("bad", Words.no_game_see_shelf, given.game)
    game = game_named(given.game)
    seats = given.seats if given.seats is not None else max(2, game.usual_seats)
    try:
        game.house(seats, given.options)
    except (BadSeats, BadOption) as problem:
        raise Refused("bad", Words.as_given, str(problem)) from None
    if given.rounds == 0 and given.kind != ROUND_ROBIN:
        raise Refused("bad", Words.club_says_rounds)
    host, title, level = (
        Member(player, await _name(asked)),
        clean_name(given.title),
        checked_level(given.level),
    )
    options: dict[str, object] = dict(given.options)
    night = await asked.server.clubs.make(
        lambda code: Night(
            code,
            title,
            player,
            game.name,
            seats,
            options,
            given.kind,
            given.rounds,
            [host],
            bots=given.bots or given.duplicate,
            duplicate=given.duplicate,
            level=level,
            rules=game.version,
        )
    )
    return await _shown(night, asked)


@router.get("/{code}")
async def see(code: str, asked: Asked) -> Answer:
    """A night as it stands: tables, standings, who would meet next."""
    return await _shown(_there(await asked.server.clubs.find(read_code(code)[:12]), code, asked), asked)


@router.post("/{code}/join")
async def join(code: str, asked: Asked) -> Answer:
    """Come in: you are seated from the next round on."""
    player = asked.guest()
    night = await asked.server.clubs.join(read_code(code)[:12], player, await _name(asked))
    return await _shown(_there(night, code, asked), asked)


@router.post("/{code}/leave")
async def leave(code: str, asked: Asked) -> Answer:
    """Go: you are not seated any more, and your points stay."""
    player = asked.guest()
    night = await asked.server.clubs.leave(read_code(code)[:12], player)
    return await _shown(_there(night, code, asked), asked)


@router.post("/{code}/round")
async def next_round(code: str, asked: Asked) -> Answer:
    """The host lets the next round begin: everybody who is here has a table."""
    player = asked.guest()
    asked.server.limits.take(NEW_TABLES, "table", player)
    night = await asked.server.clubs.next_round(read_code(code)[:12], player)
    return await _shown(_there(night, code, asked), asked)


@router.get("/{code}/qr.svg", response_class=Response)
async def qr(code: str, asked: Asked, request: Request) -> Response:
    """The way in, for a phone's camera."""
    night = _there(await asked.server.clubs.find(read_code(code)[:12]), code, asked)
    return qr_picture(asked.server.addresses, request, f"/club/{night.code}")


@router.get("/{code}/results.csv", response_class=Response)
async def results(code: str, asked: Asked) -> Response:
    """The standings as a table for any spreadsheet."""
    night = _there(await asked.server.clubs.find(read_code(code)[:12]), code, asked)
    written = io.StringIO()
    sheet = csv.writer(written)
    rounds = range(1, len(night.played) + 1)
    sheet.writerow(["place", "name", *(f"round {n}" for n in rounds), "total", "opponents"])
    for row in standings(night, game_named(night.game).lowest_wins):
        points = ["" if each is None else f"{each:g}" for each in row.points]
        sheet.writerow([row.place, inert(row.name), *points, f"{row.total:g}", f"{row.opponents:g}"])
    headers = {"content-disposition": f'attachment; filename="club-{night.code}.csv"'}
    return Response(written.getvalue(), media_type="text/csv", headers=headers)


async def _shown(night: Night, asked: Asker) -> Answer:
    return night_shape(night, asked.player, await live_scores(asked.server.hub, night))


def _there(night: Night | None, code: str, asked: Asker) -> Night:
    if night is None:
        asked.server.limits.take(GUESSES, "guess", asked.address)
        raise Refused("not_found", Words.no_club, code[:20])
    return night


async def _name(asked: Asker) -> str:
    row = await asked.server.hub.read(lambda: asked.server.store.player(asked.player))
    return str(row["name"]) if row else "Guest"
