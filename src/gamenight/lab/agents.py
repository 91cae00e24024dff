"""Games for agents over the Model Context Protocol: list games, read rules, sit down, see, move, ask why not.

Everything an agent is told comes from its seat's view. A refusal is told with its clause and sentence; nothing that it
wrote is ever replaced by something else.
"""

from __future__ import annotations

import functools
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import anyio

from gamenight.bots.levels import UnknownBot, names
from gamenight.core.refusal import BadArgument, GameNightError
from gamenight.core.registry import game as game_named
from gamenight.core.registry import games
from gamenight.lab.needs import needed
from gamenight.lab.seats import Join, LocalSeat, Seat, said

if TYPE_CHECKING:
    from mcp.server.mcpserver import Context
else:
    Context = needed("mcp.server.mcpserver", "mcp").Context
MCPServer: Any = needed("mcp.server", "mcp").MCPServer
ToolError: Any = needed("mcp.server.mcpserver.exceptions", "mcp").ToolError

MOST = 8  # tables of a session
LETTERS = 2000  # of all that an agent writes in a call
IDLE = 3600.0  # seconds of silence after which a session over HTTP has left
SESSION = "mcp-session-id"  # the header: the library lets nobody in with one that it has not given out
INSTRUCTIONS = """Play board, card, dice and domino games. Call `games`, read `rules` of the one you choose, `sit_down`,
then `see` and `move` in turn until the game is over. Write moves as `see` lists them. If a move is refused you are told
the rule; `why_not` asks without playing. While it is not your turn, `see` waits for the others."""


class NoTable(GameNightError):
    """A table that this agent does not sit at, or one too many."""


class Desk:
    """The tables of one session, whose calls are answered one after the other."""

    def __init__(self) -> None:
        self.tables: dict[str, Seat] = {}
        self.turn = anyio.Lock()
        self.used = time.monotonic()

    def sit(self, join: Callable[[], Seat]) -> dict[str, Any]:
        """A new table and what is seen there. One that cannot be seen is left again."""
        if len(self.tables) >= MOST:
            raise NoTable(f"You sit at {MOST} tables already; leave one first.")
        table = secrets.token_hex(8)
        self.tables[table] = join()
        try:
            return {"table": table, **asdict(self.at(table).see())}
        except Exception:
            self.leave(table)
            raise

    def at(self, table: str) -> Seat:
        if table not in self.tables:
            known = ", ".join(self.tables) or "none yet: sit down first"
            raise NoTable(f"You sit at no table {table!r}; your tables are: {known}.")
        return self.tables[table]

    def leave(self, table: str) -> None:
        seat = self.at(table)
        del self.tables[table]
        seat.leave()


class Desks:
    """A desk for each session: over HTTP one for each client, otherwise one."""

    def __init__(self) -> None:
        self._desks: dict[str, Desk] = {}

    def of(self, ctx: Context) -> Desk:
        desk = self._desks.setdefault((ctx.headers or {}).get(SESSION, ""), Desk())
        desk.used = time.monotonic()
        return desk

    async def close(self, session: str) -> None:
        """Leave every table of a session, after the call that is being answered."""
        if desk := self._desks.pop(session, None):
            async with desk.turn:
                for table in list(desk.tables):
                    desk.leave(table)

    async def sweep(self) -> None:
        """Leave the tables of sessions that have fallen silent, for as long as this runs."""
        while True:
            await anyio.sleep(IDLE / 60)
            before = time.monotonic() - IDLE
            for session in [session for session, desk in self._desks.items() if desk.used < before]:
                await self.close(session)

    def told(self, call: Callable[..., Any]) -> Callable[..., Any]:
        """A tool that answers in a thread, a session's one after the other, and says in a sentence what went wrong."""

        @functools.wraps(call)
        async def answer(ctx: Context, **given: Any) -> Any:
            try:
                if len(str(given)) > LETTERS:
                    raise BadArgument(f"A call may have at most {LETTERS} letters, not {len(str(given))}.")
                async with self.of(ctx).turn:
                    return await anyio.to_thread.run_sync(functools.partial(call, ctx, **given))
            except GameNightError as problem:
                raise ToolError(said(problem)) from None
            except Exception:
                logging.getLogger(__name__).exception("%s failed", call.__name__)
                raise ToolError("Something went wrong here that is no fault of yours.") from None

        return answer


def server(join: Join | None = None, desks: Desks | None = None) -> Any:
    """An MCP server with desks of its own. With `join` agents may also sit at tables of Game Night servers."""
    made = MCPServer("gamenight", title="Game Night", instructions=INSTRUCTIONS)
    desks = desks or Desks()
    _shelf(made, desks)
    _tables(made, desks)
    if join is not None:

        @made.tool()
        @desks.told
        def sit_at(ctx: Context, url: str, token: str) -> dict[str, Any]:
            """Sit at a table of a Game Night server next to people, with the token of the seat."""
            return desks.of(ctx).sit(lambda: join(url, token))

    return made


def _shelf(made: Any, desks: Desks) -> None:
    @made.tool(name="games")
    @desks.told
    def list_games(ctx: Context) -> list[dict[str, Any]]:
        """Every game: its name, how many play, and what it is about."""
        return [
            {
                "name": game.name,
                "title": game.title,
                "seats": [game.seats[0], game.seats[-1]],
                "about": game.says,
            }
            for game in map(game_named, games())
        ]

    @made.tool()
    @desks.told
    def rules(ctx: Context, game: str) -> str:
        """The rulebook of a game, every clause numbered."""
        return game_named(game).rulebook()

    @made.tool()
    @desks.told
    def house_rules(ctx: Context, game: str) -> list[dict[str, Any]]:
        """The house rules that `sit_down` may be given as options."""
        options = game_named(game).option_list()
        return [{"name": each.name, "may_be": each.may_be(), "default": each.default} for each in options]

    @made.resource("rules://{game}")
    def rulebook(game: str) -> str:
        """The rulebook of a game."""
        return game_named(game).rulebook()


def _tables(made: Any, desks: Desks) -> None:
    @made.tool()
    @desks.told
    def sit_down(
        ctx: Context,
        game: str,
        seats: int | None = None,
        options: dict[str, bool | int | str] | None = None,
        bots: str = "easy",
        seat: int = 1,
        seed: int | None = None,
    ) -> dict[str, Any]:
        """Sit down to a game with bots (random, easy, medium, hard, expert); the table's name and what you see."""
        if ":" in bots:  # a budget, a program, an engine or a file of this machine
            raise UnknownBot(f"The bots are: {', '.join(names())}.")
        join = functools.partial(LocalSeat, game, seats, options, bots, seat - 1, seed)
        return {"seat": seat, **desks.of(ctx).sit(join)}

    @made.tool()
    @desks.told
    def see(ctx: Context, table: str) -> dict[str, Any]:
        """What you see now, and what has happened since you last looked."""
        return asdict(desks.of(ctx).at(table).see())

    @made.tool()
    @desks.told
    def moves(ctx: Context, table: str) -> list[str]:
        """What you may play now, as it is written."""
        return desks.of(ctx).at(table).see().moves

    @made.tool()
    @desks.told
    def move(ctx: Context, table: str, text: str) -> dict[str, Any]:
        """Play a move, written as `see` lists it; the bots answer, and you are told what you see then."""
        return asdict(desks.of(ctx).at(table).move(text))

    @made.tool()
    @desks.told
    def why_not(ctx: Context, table: str, text: str) -> dict[str, str]:
        """Which rule forbids a move now; an empty sentence if none does."""
        clause, sentence = desks.of(ctx).at(table).why_not(text)
        return {"clause": clause, "sentence": sentence}

    @made.tool()
    @desks.told
    def leave(ctx: Context, table: str) -> str:
        """Leave a table."""
        desks.of(ctx).leave(table)
        return "You have left the table."
