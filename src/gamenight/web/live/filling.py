"""Chairs that are given out before a table opens: people and bots sit down, and the game begins."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress

from gamenight.core.refusal import GameNightError
from gamenight.table import commands, thinking
from gamenight.table.table import Table
from gamenight.web.live.hub import Hub, Maker


def filling(
    chairs: Sequence[str], names: Mapping[str, str], level: str, children: Collection[str]
) -> Iterator[Maker]:
    """Whoever is named sits in their chair, a bot of that level where nobody is, and the game begins."""
    for seat, player in enumerate(chairs):
        if player:
            yield sitting(player, names.get(player, "Guest"), seat, player in children)
        else:
            yield bot_sitting(seat, level)
    yield commands.start


def sitting(player: str, name: str, seat: int, child: bool) -> Maker:
    return lambda table, now: commands.sit(table, player, name, now, seat, child)


def bot_sitting(seat: int, level: str) -> Maker:
    return lambda table, now: commands.seat_bot(table, seat, level, thinking.name_for(seat), now)


def absent_from(table: Table) -> list[int]:
    """Chairs that somebody was given, and that a bot has played for them."""
    return [seat for seat in range(table.count) if table.seats[seat].absent]


async def get_up(hub: Hub, code: str, seat: int) -> None:
    """Whoever sat there has gone: a bot plays on."""
    live = await hub.readable(code)
    if live is None:
        return
    with suppress(GameNightError):  # it is over, or they got up themselves
        await hub.perform(
            live,
            lambda table, now: commands.leave(table, seat, thinking.DEFAULT, thinking.name_for(seat), now),
        )


async def disclose(hub: Hub, code: str) -> None:
    """Nobody has this deal still to play: a table tells its cards."""
    live = await hub.readable(code)
    if live is None or live.table.disclosed:
        return
    with suppress(GameNightError):  # another node was quicker
        await hub.perform(live, commands.disclose)
