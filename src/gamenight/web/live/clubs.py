"""Club nights on a server: who comes, rounds of tables seated by themselves, results as the tables end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

from gamenight.core.game import Game
from gamenight.core.refusal import BadOption, BadSeats
from gamenight.core.registry import game as game_named
from gamenight.store import clubs as kept
from gamenight.store.writer import Conflict
from gamenight.table import commands
from gamenight.table.club import Board, Member, Night, pairing, points_of, standings
from gamenight.table.events import Refused
from gamenight.web.live.hub import TRIES, Hub, Maker
from gamenight.web.live.keys import new_code
from gamenight.web.words.en import Words

MOST = 200  # people of one club


class Clubs:
    """All club nights. What is kept is the truth: nothing of a night is remembered here."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._one_by_one = asyncio.Lock()

    async def make(self, night: Callable[[str], Night]) -> Night:
        for _ in range(TRIES):
            made = night(new_code())
            try:
                await self.hub.write(kept.enter(made, self.hub.now()))
            except Conflict:
                continue  # the code is taken
            return made
        raise Refused("busy", Words.no_free_code)

    async def find(self, code: str) -> Night | None:
        """A night with the results of all tables that have ended by now."""
        return await self._changed(code, lambda night: None)

    async def join(self, code: str, player: str, name: str) -> Night | None:
        def come(night: Night) -> None:
            for member in night.members:
                if member.player == player:
                    member.gone, member.name = False, name
                    return
            if len(night.members) >= MOST:
                raise Refused("forbidden", Words.club_full, MOST)
            night.members.append(Member(player, name, len(night.played) + 1))

        return await self._changed(code, come)

    async def leave(self, code: str, player: str) -> Night | None:
        def go(night: Night) -> None:
            for member in night.members:
                member.gone = member.gone or member.player == player

        return await self._changed(code, go)

    async def next_round(self, code: str, player: str) -> Night | None:
        """Seat everybody who is here, and begin. Only the host does, and only when all tables have ended."""
        async with self._one_by_one:
            read = await self._read(code)
            if read is None:
                return None
            night, version = read
            await self._collect(night)
            _check_can_begin(night, player)
            game = game_named(night.game)
            tables = pairing(night, game.lowest_wins, game.seats[0])
            if not any(len(table) > 1 for table in tables):
                raise Refused("late", Words.club_needs_people, max(2, game.seats[0]))
            night.played.append([await self._table(night, game, players) for players in tables])
            await self._keep(night, version)
            return night

    async def _table(self, night: Night, game: Game[Any], players: list[str]) -> Board:
        if len(players) == 1:
            return Board("", players, [1], [0])  # a bye
        names = {member.player: member.name for member in night.members}
        try:
            live = await self.hub.create(
                lambda code: commands.Setup(
                    code, game, len(players), night.options, night.host, names.get(night.host, night.title)
                ),
                lambda table: _filling(players, names),
            )
        except (BadSeats, BadOption) as problem:
            raise Refused("bad", Words.as_given, str(problem)) from None
        return Board(live.table.code, players)

    async def _changed(self, code: str, change: Callable[[Night], None]) -> Night | None:
        async with self._one_by_one:
            read = await self._read(code)
            if read is None:
                return None
            night, version = read
            before = repr(night)
            await self._collect(night)
            change(night)
            if repr(night) != before:
                await self._keep(night, version)
            return night

    async def _read(self, code: str) -> tuple[Night, int] | None:
        return await self.hub.read(lambda: kept.found(self.hub.store, code))

    async def _keep(self, night: Night, version: int) -> None:
        if not await self.hub.write(kept.change(night, version)):
            raise Refused("busy", Words.very_busy)

    async def _collect(self, night: Night) -> None:
        """Results of tables that have ended since this was last asked: from their logs, so a restart loses none."""
        for board in night.played[-1] if night.played else []:
            if board.over():
                continue
            live = await self.hub.find(board.code)
            if live is not None and live.table.ended():
                table = live.table
                board.payoffs = list(table.payoffs) or [0] * len(board.players)
                board.scores = list(table.scores) or [0] * len(board.players)


def _check_can_begin(night: Night, player: str) -> None:
    if player != night.host:
        raise Refused("forbidden", Words.club_host_only)
    if night.going():
        raise Refused("late", Words.round_goes_on)
    if night.over():
        raise Refused("over", Words.club_over)


def _filling(players: list[str], names: dict[str, str]) -> Iterator[Maker]:
    for seat, player in enumerate(players):
        yield _sitting(player, names[player], seat)
    yield commands.start


def _sitting(player: str, name: str, seat: int) -> Maker:
    return lambda table, now: commands.sit(table, player, name, now, seat)


# What is told of a night


def night_shape(night: Night, player: str) -> dict[str, Any]:
    """A night as somebody sees it. Nobody's id is told."""
    game = game_named(night.game)
    names = {member.player: member.name for member in night.members}
    mine = next((member for member in night.members if player and member.player == player), None)
    rows = standings(night, game.lowest_wins)
    return {
        "code": night.code,
        "title": night.title,
        "game": night.game,
        "game_title": game.title,
        "kind": night.kind,
        "seats": night.seats,
        "rounds": night.rounds,
        "round": len(night.played),
        "going": night.going(),
        "over": bool(night.played) and night.over(),
        "you_host": bool(player) and player == night.host,
        "you_here": mine is not None and not mine.gone,
        "people": len(night.here()),
        "tables": [
            _board(n, b, names, player, game) for n, b in enumerate(night.played[-1] if night.played else [])
        ],
        "standings": [
            {
                "place": row.place,
                "was": row.was,
                "name": row.name,
                "points": row.points,
                "total": row.total,
                "gone": row.gone,
                "you": bool(player) and row.player == player,
            }
            for row in rows
        ],
        "next": _coming(night, names, game),
    }


def _board(n: int, board: Board, names: dict[str, str], player: str, game: Game[Any]) -> dict[str, Any]:
    points = points_of(board, game.lowest_wins)
    best = max(points.values(), default=0)
    return {
        "letter": chr(ord("A") + n % 26),
        "code": board.code,
        "players": [names.get(one, "") for one in board.players],
        "won": [names.get(one, "") for one in points if points[one] == best],
        "bye": board.bye(),
        "over": board.over(),
        "yours": bool(player) and player in board.players,
    }


def _coming(night: Night, names: dict[str, str], game: Game[Any]) -> list[list[str]]:
    """Who would sit together if the next round began now."""
    if night.going() or len(night.played) >= night.rounds:
        return []
    return [
        [names.get(one, "") for one in table] for table in pairing(night, game.lowest_wins, game.seats[0])
    ]
