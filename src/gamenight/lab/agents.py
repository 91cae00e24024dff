"""Games for agents over the Model Context Protocol: list games, read rules, sit down, see, move, ask why not.

Everything an agent is told comes from its seat's view. A refusal is told with its clause and sentence; nothing that it
wrote is ever replaced by something else.
"""

from __future__ import annotations

import functools
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

from gamenight.core.refusal import GameNightError
from gamenight.core.registry import game as game_named
from gamenight.core.registry import games
from gamenight.lab.needs import needed
from gamenight.lab.seats import LocalSeat, Seat, Seen, said

MCPServer: Any = needed("mcp.server", "mcp").MCPServer
ToolError: Any = needed("mcp.server.mcpserver.exceptions", "mcp").ToolError

MOST = 64  # tables at a time
INSTRUCTIONS = """Play board, card, dice and domino games. Call `games`, read `rules` of the one you choose, `sit_down`,
then `see` and `move` in turn until the game is over. Write moves as `see` lists them. If a move is refused you are told
the rule; `why_not` asks without playing."""

Join = Callable[[str, str], Seat]  # a server's address and a seat's token
T = TypeVar("T")


class NoTable(GameNightError):
    """A table that this agent does not sit at, or one too many."""


class Desk:
    """The tables that the agents of one server sit at."""

    def __init__(self) -> None:
        self._tables: dict[str, Seat] = {}

    def add(self, seat: Seat) -> str:
        if len(self._tables) >= MOST:
            raise NoTable(f"There are {MOST} tables already; leave one first.")
        table = secrets.token_hex(4)
        self._tables[table] = seat
        return table

    def at(self, table: str) -> Seat:
        if table not in self._tables:
            known = ", ".join(self._tables) or "none yet: sit down first"
            raise NoTable(f"You sit at no table {table!r}; your tables are: {known}.")
        return self._tables[table]

    def leave(self, table: str) -> None:
        self.at(table).leave()
        del self._tables[table]


def told(call: Callable[..., T]) -> Callable[..., T]:
    """Turn what went wrong into words that reach the agent: any other exception would arrive without its text."""

    @functools.wraps(call)
    def safely(*given: Any, **named: Any) -> T:
        try:
            return call(*given, **named)
        except GameNightError as problem:
            raise ToolError(said(problem)) from None

    return safely


def server(join: Join | None = None) -> Any:
    """An MCP server with a desk of its own. With `join` agents may also sit at tables of a Game Night server."""
    made = MCPServer("gamenight", title="Game Night", instructions=INSTRUCTIONS)
    desk = Desk()
    _shelf(made)
    _tables(made, desk)
    if join is not None:
        _joining(made, desk, join)
    return made


def _shelf(made: Any) -> None:
    @made.tool(name="games")
    @told
    def list_games() -> list[dict[str, Any]]:
        """Every game: its name, how many play, and what it is about."""
        rows = (game_named(name) for name in games())
        return [
            {
                "name": game.name,
                "title": game.title,
                "seats": [game.seats[0], game.seats[-1]],
                "about": game.says,
            }
            for game in rows
        ]

    @made.tool()
    @told
    def rules(game: str) -> str:
        """The rulebook of a game, every clause numbered."""
        return game_named(game).rulebook()

    @made.tool()
    @told
    def house_rules(game: str) -> list[dict[str, Any]]:
        """The house rules that `sit_down` may be given as options."""
        options = game_named(game).option_list()
        return [{"name": each.name, "may_be": each.may_be(), "default": each.default} for each in options]

    @made.resource("rules://{game}")
    def rulebook(game: str) -> str:
        """The rulebook of a game."""
        return game_named(game).rulebook()


def _tables(made: Any, desk: Desk) -> None:
    @made.tool()
    @told
    def sit_down(
        game: str,
        seats: int | None = None,
        options: dict[str, bool | int | str] | None = None,
        bots: str = "easy",
        seat: int = 1,
        seed: int | None = None,
    ) -> dict[str, Any]:
        """Sit down to a game with bots (random, easy, medium, hard, expert); the table's name and what you see."""
        seated = LocalSeat(game, seats, options, bots, seat - 1, seed)
        return {"table": desk.add(seated), "seat": seat, **_plain(seated.see())}

    @made.tool()
    @told
    def see(table: str) -> dict[str, Any]:
        """What you see now, and what has happened since you last looked."""
        return _plain(desk.at(table).see())

    @made.tool()
    @told
    def moves(table: str) -> list[str]:
        """What you may play now, as it is written."""
        return desk.at(table).see().moves

    @made.tool()
    @told
    def move(table: str, text: str) -> dict[str, Any]:
        """Play a move, written as `see` lists it; the bots answer, and you are told what you see then."""
        return _plain(desk.at(table).move(text))

    @made.tool()
    @told
    def why_not(table: str, text: str) -> dict[str, str]:
        """Which rule forbids a move now; an empty sentence if none does."""
        clause, sentence = desk.at(table).why_not(text)
        return {"clause": clause, "sentence": sentence}

    @made.tool()
    @told
    def leave(table: str) -> str:
        """Leave a table."""
        desk.leave(table)
        return "You have left the table."


def _joining(made: Any, desk: Desk, join: Join) -> None:
    @made.tool()
    @told
    def sit_at(url: str, token: str) -> dict[str, Any]:
        """Sit at a table of a Game Night server next to people, with the token of the seat."""
        seated = join(url, token)
        return {"table": desk.add(seated), **_plain(seated.see())}


def _plain(seen: Seen) -> dict[str, Any]:
    return {
        "text": seen.text,
        "happened": seen.happened,
        "your_turn": seen.your_turn,
        "moves": seen.moves,
        "over": seen.over,
        "scores": seen.scores,
        "shares": seen.shares,
    }
