"""Learning a game: in a minute, its lesson step by step, and a coach at the table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query

from gamenight.core.registry import games as game_names
from gamenight.table.events import Refused
from gamenight.web.http.asking import Asked
from gamenight.web.http.requests import LearningAsked
from gamenight.web.live.acts import LANGUAGE_TAG
from gamenight.web.live.lessons import lesson as lesson_of
from gamenight.web.live.lessons import minute as minute_of
from gamenight.web.live.limits import COACHING
from gamenight.web.words import understood
from gamenight.web.words.en import Words

router = APIRouter(prefix="/api")
Language = Annotated[str, Query(max_length=35, pattern=LANGUAGE_TAG)]
GameQuery = Annotated[str, Query(max_length=64)]


@router.get("/games/{name}/lesson", tags=["shelf"])
def lesson(name: str) -> dict[str, Any]:
    """A first game, taught by playing it: what to know in a minute, then every step with its scene."""
    return lesson_of(_known(name))


@router.get("/games/{name}/minute", tags=["shelf"])
def minute(name: str) -> dict[str, Any]:
    """What a player needs to know before the first move, in three sentences, with a scene to look at."""
    return minute_of(_known(name))


def _known(name: str) -> str:
    if name not in game_names():
        raise Refused("not_found", Words.no_game, name[:40])
    return name


@router.get("/me/learning", tags=["guests"])
async def my_learning(asked: Asked, game: GameQuery = "") -> dict[str, Any]:
    """Whether a coach helps you, with that game, what was explained to you, and whether you play in children's mode."""
    return await asked.server.coaching.shape(asked.guest(), game and _known(game))


@router.post("/me/learning", tags=["guests"])
async def learn(given: LearningAsked, asked: Asked) -> dict[str, Any]:
    """Switch the coach or children's mode on or off; say that something was explained."""
    player = asked.guest()
    asked.server.limits.take(COACHING, "learning", player)
    game = given.game and _known(given.game)
    return await asked.server.coaching.change(player, game, given.coach, given.child, given.heard)


@router.post("/tables/{code}/coach", tags=["play"])
async def coach(
    code: str,
    asked: Asked,
    what: Literal["explain", "doubts"],
    seat: Annotated[int | None, Query(ge=0, le=62)] = None,
    lang: Language = "en",
) -> dict[str, Any]:
    """A coach beside whoever is to move: explains the decision, or says which moves to think about again.

    Asked for here and not on the socket, so that a move never waits behind a coach who thinks.
    """
    live, who = await asked.at(code, seat)
    asked.server.limits.take(COACHING, what, f"{code[:20]}:{who.seat}:{asked.player or asked.address}")
    coaching = asked.server.coaching
    return await (coaching.explain if what == "explain" else coaching.doubts)(live, who, understood(lang))
