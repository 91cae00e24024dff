"""Club nights on a server: who comes, rounds of tables seated by themselves, results as the tables end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gamenight.core.fair import new_secret
from gamenight.core.game import Game
from gamenight.core.refusal import BadOption, BadSeats
from gamenight.core.registry import game as game_named
from gamenight.store.evenings import NIGHTS
from gamenight.store.tables import New
from gamenight.table import commands
from gamenight.table.club import Board, Member, Night
from gamenight.table.events import Refused
from gamenight.table.pairing import pairing
from gamenight.web.live.evenings import Evenings, ended
from gamenight.web.live.filling import absent_from, disclose, filling, get_up
from gamenight.web.live.hub import Hub
from gamenight.web.words.en import Words

MOST = 200  # people of one club


class Clubs:
    """All club nights."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._evenings = Evenings(hub, NIGHTS, self._collect, self._open)
        self.make = self._evenings.make

    async def find(self, code: str) -> Night | None:
        """A night with the results of all tables that have ended by now."""
        return await self._evenings.changed(code, lambda night: None)

    async def join(self, code: str, player: str, name: str) -> Night | None:
        def come(night: Night) -> None:
            for member in night.members:
                if member.player == player:
                    member.gone, member.name = False, name
                    return
            if len(night.members) >= MOST:
                raise Refused("forbidden", Words.club_full, MOST)
            night.members.append(Member(player, name, len(night.played) + 1))

        return await self._evenings.changed(code, come)

    async def leave(self, code: str, player: str) -> Night | None:
        """Somebody goes: their points stay, and a bot plays their game on."""

        def go(night: Night) -> None:
            for member in night.members:
                member.gone = member.gone or member.player == player

        night = await self._evenings.changed(code, go)
        for board in night.played[-1] if night and night.played else []:
            if not board.over() and player in board.players:
                await get_up(self.hub, board.code, board.players.index(player))
        return night

    async def next_round(self, code: str, player: str) -> Night | None:
        """Seat everybody who is here, and begin. Only the host does, and only when all tables have ended."""
        async with self._evenings.one_by_one:
            read = await self._evenings.read(code)
            if read is None:
                return None
            night, version = read
            _check_can_begin(night, player)
            game = game_named(night.game)
            tables = pairing(night, game.lowest_wins, game.seats[0])
            if not any(len(table) > 1 for table in tables):
                raise Refused("late", Words.club_needs_people, max(2, game.seats[0]))
            secret = new_secret() if night.duplicate else b""
            children = await self.hub.children([player for players in tables for player in players])
            together = [players for players in tables if len(players) > 1]
            made = [self._table(night, game, players, secret, children) for players in together]
            codes = iter(each.table.code for each in made)
            night.played.append([_board(players, codes) for players in tables])
            await self.hub.create_all(made, NIGHTS.change(night, version))
            return night

    def _table(
        self, night: Night, game: Game[Any], players: list[str], secret: bytes, children: frozenset[str]
    ) -> New:
        """A table of a round. Where all have the same cards, nobody else looks on, and it tells nothing too early."""
        names = {member.player: member.name for member in night.members}
        try:
            return self.hub.new(
                lambda code: commands.Setup(
                    code,
                    game,
                    len(players),
                    game.written_out(night.options, night.rules),
                    "" if night.duplicate else night.host,
                    names.get(night.host, night.title),
                    spectators=not night.duplicate,
                    shared=night.code if night.duplicate else "",
                    club=night.code,
                ),
                lambda table: filling(players, names, night.level, children),
                secret,
            )
        except (BadSeats, BadOption) as problem:
            raise Refused("bad", Words.as_given, str(problem)) from None

    async def _open(self, night: Night) -> None:
        """Where all had the same cards, these may be looked at once every table of the round has ended."""
        for board in night.played[-1] if night.duplicate and night.played and not night.going() else []:
            if board.code and not board.unreadable:
                await disclose(self.hub, board.code)

    async def _collect(self, night: Night) -> None:
        """Results of tables that have ended since this was last asked: from their logs, so a restart loses none."""
        for board in night.played[-1] if night.played else []:
            if board.over():
                continue
            table = await ended(self.hub, board)
            if table is not None:
                board.payoffs = list(table.payoffs) or [0] * len(board.players)
                board.scores = list(table.scores) or [0] * len(board.players)
                board.absent = absent_from(table) if table.payoffs else list(range(len(board.players)))


def _check_can_begin(night: Night, player: str) -> None:
    if player != night.host:
        raise Refused("forbidden", Words.club_host_only)
    if night.going():
        raise Refused("late", Words.round_goes_on)
    if night.over():
        raise Refused("over", Words.club_over)


def _board(players: list[str], codes: Iterator[str]) -> Board:
    return Board(next(codes), players) if len(players) > 1 else Board("", players, [1], [0])  # a bye
