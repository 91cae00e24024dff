"""A coach at the table for one's first games: it explains each kind of decision once in a person's life, and doubts
moves that are far worse than the best. It sees what the seat sees, and is nowhere where a game counts.
"""

from __future__ import annotations

import asyncio
from typing import Any

from gamenight.core.position import NOBODY
from gamenight.store import learning
from gamenight.store.learning import Learner
from gamenight.table import commands, thinking
from gamenight.table.events import Draft, Refused
from gamenight.table.table import Table
from gamenight.web.live.hub import Hub
from gamenight.web.live.live import Live
from gamenight.web.live.shapes import Who
from gamenight.web.live.thinkers import Thinkers
from gamenight.web.words.en import Words

FIRST = 3  # games of a kind that a person plays with a coach, unless they say otherwise
WAITING = 4  # thoughts of coaches that may wait at a time: whoever plays a move does not wait for one
PATIENCE = 6.0  # seconds after which nobody wants to know any more


class Coaching:
    """Everybody's coach."""

    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub, self.thinkers = hub, thinkers
        self._waiting = 0

    async def shape(self, player: str, game: str) -> dict[str, Any]:
        """How it stands with somebody and a game."""
        held = await self.hub.read(lambda: learning.learner(self.hub.store, player))
        return await self._shape(player, game, held)

    async def _shape(self, player: str, game: str, held: Learner) -> dict[str, Any]:
        played = await self.hub.read(lambda: learning.finished(self.hub.store, player, game)) if game else 0
        helps = held.coach == "on" or (held.coach == "" and played < FIRST)
        return {
            "coach": held.coach,
            "helps": helps,
            "played": played,
            "heard": held.heard.get(game, []),
            "child": held.child,
        }

    async def change(
        self, player: str, game: str, coach: str | None, child: bool | None, heard: str
    ) -> dict[str, Any]:
        """What somebody says about the coach and children's mode, and what was explained to them."""

        def told(held: Learner) -> None:
            held.coach = held.coach if coach is None else coach
            held.child = held.child if child is None else child
            if game and heard:
                held.hear(game, heard)

        held = await self.hub.write(learning.changing(player, told))
        if child is not None:
            await self._shelter(player, child)
        return await self._shape(player, game, held)

    async def _shelter(self, player: str, on: bool) -> None:
        """At every table where they sit, at once."""
        for row in await self.hub.read(lambda: self.hub.store.tables_of(player, open=True)):
            live = await self.hub.readable(row["code"])
            for seat in [] if live is None else live.table.seats:
                if seat.player == player and seat.child != on:
                    live, _ = await self.hub.perform(live, _sheltering(seat.seat, on))  # type: ignore[arg-type]  # not None

    # At a table

    async def explain(self, live: Live, who: Who, language: str) -> dict[str, Any]:
        """What the decision before a seat is about, and whether they hear it for the first time."""
        table = live.table
        if who.seat not in table.movers():
            return {"number": live.seen_by(who.seat).number, "kind": "", "says": [], "new": False}
        live, helped = await self._begin(live, who)
        table = live.table
        async with live.lock:
            view = table.in_play().position.view(who.seat)
            kind = table.game.decision(view)
            says = list(table.game.explained(view, language))
        new = bool(says) and kind not in helped["heard"]
        if new:
            await self.change(who.player, table.game.name, None, None, kind)
        return {"number": table.number, "kind": kind, "says": says, "new": new}

    async def doubts(self, live: Live, who: Who, language: str) -> dict[str, Any]:
        """Moves that the seat had better think about again; none where nobody can be spared to think."""
        if who.seat not in live.table.movers():
            return {"number": live.seen_by(who.seat).number, "advice": None}
        live, _ = await self._begin(live, who)
        async with live.lock:
            work = thinking.task(live.table, who.seat, thinking.DEFAULT, language)
            number = live.table.number
        return {"number": number, "advice": await self._thought(work, who.player)}

    async def _thought(self, work: thinking.Task, owner: str) -> Any:
        """After everybody who waits for a bot, and not for long."""
        if self._waiting >= WAITING:
            return None
        self._waiting += 1
        try:
            return await asyncio.wait_for(self.thinkers.ask("doubt", work, owner, watched=False), PATIENCE)
        except (TimeoutError, Refused):
            return None
        finally:
            self._waiting -= 1

    async def _begin(self, live: Live, who: Who) -> tuple[Live, dict[str, Any]]:
        """Whether they have a coach, and one may be here; Refused if not. From then on the game does not count."""
        if not who.player or who.seat == NOBODY:
            raise Refused("who", Words.not_seated)
        helped = await self.shape(who.player, live.table.game.name)
        if not helped["helps"]:
            raise Refused("forbidden", Words.coach_is_off)
        if not commands.may_coach(live.table, who.seat):
            raise Refused("forbidden", Words.no_coach_here)
        if live.table.counts():
            live, _ = await self.hub.perform(live, lambda table, now: commands.coach(table, who.seat, now))
        return live, helped


def _sheltering(seat: int, on: bool) -> Any:
    def shelter(table: Table, now: int) -> Draft:
        return commands.shelter(table, seat, on, now)

    return shelter
