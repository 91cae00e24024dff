"""Duplicates on a server: who plays with whom, the same deals at every table, results as the tables end."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any

from gamenight.core.refusal import GameNightError
from gamenight.core.registry import game as game_named
from gamenight.store.evenings import DUPLICATES
from gamenight.store.tables import New
from gamenight.table import commands
from gamenight.table.duplicate import (
    Board,
    Duplicate,
    Entrant,
    Line,
    all_played,
    chairs,
    enter,
    lines_of,
    seen_deals,
    totals,
)
from gamenight.table.events import Refused
from gamenight.web.live.evenings import Evenings, ended
from gamenight.web.live.filling import absent_from, disclose, filling, get_up
from gamenight.web.live.hub import Hub
from gamenight.web.words.en import Words

MOST = 100  # people of one duplicate


def new_secret() -> str:
    return secrets.token_hex(32)


class Duplicates:
    """All duplicates."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._evenings = Evenings(hub, DUPLICATES, self._collect, self._open)
        self.make = self._evenings.make

    async def find(self, code: str) -> Duplicate | None:
        """A duplicate with the results of all tables that have ended by now."""
        return await self._evenings.changed(code, lambda duplicate: None)

    async def join(self, code: str, player: str, name: str) -> Duplicate | None:
        def come(duplicate: Duplicate) -> None:
            if duplicate.ended:
                raise Refused("over", Words.duplicate_over)
            if len(duplicate.people) >= MOST:
                raise Refused("forbidden", Words.club_full, MOST)
            enter(duplicate, player, name)

        return await self._evenings.changed(code, come)

    async def leave(self, code: str, player: str) -> Duplicate | None:
        """Somebody goes: a bot plays on at their table, and has their chair from then on."""

        def go(duplicate: Duplicate) -> None:
            for one in duplicate.people:
                one.gone = one.gone or one.player == player

        duplicate = await self._evenings.changed(code, go)
        for board in duplicate.boards if duplicate else []:
            if not board.over() and player in board.chairs:
                await get_up(self.hub, board.code, board.chairs.index(player))
        return duplicate

    async def play(self, code: str, player: str) -> tuple[Duplicate, str] | None:
        """The table of somebody's next deal, made if their group has none: the duplicate, and the table's code."""
        async with self._evenings.one_by_one:
            read = await self._evenings.read(code)
            if read is None:
                return None
            duplicate, version = read
            one = _may_play(duplicate, player)
            deal = duplicate.next_deal(one.group)
            board = duplicate.board(deal, one.group)
            if board is not None:
                return duplicate, board.code
            children = await self.hub.children([each.player for each in duplicate.people])
            made = self._table(duplicate, one.group, deal, children)
            await self.hub.create_all([made], DUPLICATES.change(duplicate, version))
            return duplicate, made.table.code

    def _table(self, duplicate: Duplicate, group: int, deal: int, children: frozenset[str]) -> New:
        """A group's table for a deal: open to nobody else, and silent about its cards until all have played them."""
        held, game = chairs(duplicate, group, deal), game_named(duplicate.game)
        names = {one.player: one.name for one in duplicate.people}
        made = self.hub.new(
            lambda code: commands.Setup(
                code,
                game,
                duplicate.seats,
                game.written_out(duplicate.options, duplicate.rules),
                host="",
                host_name=duplicate.title,
                spectators=False,
                shared=duplicate.code,
            ),
            lambda table: filling(held, names, duplicate.level, children),
            duplicate.deal_secret(deal),
        )
        duplicate.boards.append(Board(deal, group, made.table.code, held))
        return made

    async def end(self, code: str, player: str) -> Duplicate | None:
        """The host says that nobody plays any more: what is unfinished does not count, and all cards are open."""
        unfinished: list[str] = []

        def stop(duplicate: Duplicate) -> None:
            if player != duplicate.host:
                raise Refused("forbidden", Words.duplicate_host_only)
            unfinished[:] = [board.code for board in duplicate.boards if not board.over()]
            duplicate.boards = [board for board in duplicate.boards if board.over()]
            duplicate.ended = True

        duplicate = await self._evenings.changed(code, stop)
        for table in unfinished:
            await self._close(table)
        return duplicate

    async def _close(self, code: str) -> None:
        live = await self.hub.readable(code)
        if live is not None:
            with suppress(GameNightError):  # it has ended by itself
                await self.hub.perform(live, commands.close)

    async def _open(self, duplicate: Duplicate) -> None:
        """Once what is kept says that nobody plays it any more, its cards may be looked at."""
        for board in duplicate.boards if duplicate.ended else []:
            if not board.unreadable:
                await disclose(self.hub, board.code)

    async def _collect(self, duplicate: Duplicate) -> None:
        """Results of tables that have ended since this was last asked: from their logs, so a restart loses none."""
        for board in duplicate.boards:
            if board.over():
                continue
            table = await ended(self.hub, board)
            if table is not None and table.scores:
                board.scores, board.payoffs = list(table.scores), list(table.payoffs)
                board.absent = absent_from(table)


def _may_play(duplicate: Duplicate, player: str) -> Entrant:
    one = duplicate.of(player)
    if one is None:
        raise Refused("forbidden", Words.duplicate_join_first)
    if duplicate.ended:
        raise Refused("over", Words.duplicate_over)
    if duplicate.next_deal(one.group) == duplicate.deals:
        raise Refused("over", Words.duplicate_played)
    return one


# What is told of a duplicate


def duplicate_shape(duplicate: Duplicate, player: str) -> dict[str, Any]:
    """A duplicate as somebody sees it: of a deal only what they have played. Nobody's id is told."""
    game = game_named(duplicate.game)
    own = duplicate.of(player)
    deals = seen_deals(duplicate, player)
    names = {one.player: one.name for one in duplicate.people}
    lost = [board.deal for board in duplicate.boards if own and board.group == own.group and board.unreadable]
    rows = totals(duplicate, game.lowest_wins, deals)
    return {
        "code": duplicate.code,
        "title": duplicate.title,
        "game": duplicate.game,
        "game_title": game.title,
        "lowest_wins": game.lowest_wins,
        "options": game.written_out(duplicate.options, duplicate.rules),
        "seats": duplicate.seats,
        "deals": duplicate.deals,
        "together": duplicate.together,
        "level": duplicate.level,
        "ended": duplicate.ended,
        "you_host": bool(player) and player == duplicate.host,
        "you_in": own is not None,
        "next": duplicate.next_deal(own.group) if own and not duplicate.ended else None,
        "going": bool(own and _going(duplicate, own)),
        "all_played": all_played(duplicate),
        "groups": [_group(duplicate, group, player) for group in duplicate.groups()],
        "played": [
            {
                "deal": deal,
                "code": _own_table(duplicate, own, deal),
                "unreadable": deal in lost,
                "lines": [_line(line, names, player) for line in lines_of(duplicate, deal, game.lowest_wins)],
            }
            for deal in deals
        ],
        "totals": [
            {
                "place": row.place,
                "name": row.name,
                "better": row.better,
                "total": row.total,
                "played": row.played,
                "you": bool(player) and row.player == player,
            }
            for row in rows
        ],
    }


def _going(duplicate: Duplicate, own: Entrant) -> bool:
    return any(board.group == own.group and not board.over() for board in duplicate.boards)


def _group(duplicate: Duplicate, group: int, player: str) -> dict[str, Any]:
    people = duplicate.group(group)
    return {
        "names": [one.name for one in people if not one.gone],
        "played": sum(board.group == group and board.over() for board in duplicate.boards),
        "yours": bool(player) and any(one.player == player for one in people),
    }


def _own_table(duplicate: Duplicate, own: Entrant | None, deal: int) -> str:
    """Where somebody played a deal, to look at it again; anybody's once all cards are open."""
    boards = [board for board in duplicate.boards if board.deal == deal and not board.unreadable]
    found = [board.code for board in boards if own and board.group == own.group]
    return found[0] if found else boards[0].code if duplicate.ended and boards else ""


def _line(line: Line, names: dict[str, str], player: str) -> dict[str, Any]:
    return {
        "chair": line.chair,
        "name": names.get(line.player, ""),
        "bot": not line.player,
        "you": bool(player) and line.player == player,
        "absent": line.absent,
        "score": line.score,
        "better": line.better,
    }
