"""The protocol's shape of a club night, as somebody sees it. Nobody's id is told."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from gamenight.core.game import Game
from gamenight.core.position import NOBODY
from gamenight.core.registry import game as game_named
from gamenight.table.club import Board, Night, better_by_chair, standings
from gamenight.table.pairing import pairing
from gamenight.table.table import Table
from gamenight.web.live.hub import Hub

Scores = dict[str, list[int | None]]  # by the code of a table


async def live_scores(hub: Hub, night: Night) -> Scores:
    """How the tables of this round stand, as any spectator sees them; nothing of tables that have the same cards."""
    if night.duplicate or not night.played:
        return {}
    found: Scores = {}
    for board in night.played[-1]:
        live = await hub.readable(board.code) if board.code and not board.over() else None
        if live is not None:
            async with live.lock:
                found[board.code] = _scores(live.seen_by(NOBODY))
    return found


def _scores(table: Table) -> list[int | None]:
    if table.play is None:
        return []
    scene = table.game.scene(table.play.position.view(NOBODY), table.names())
    return [seat.score if seat.score is not None else seat.money for seat in scene.seats]


def night_shape(night: Night, player: str, scores: Scores) -> dict[str, Any]:
    """A night as somebody sees it."""
    game = game_named(night.game)
    names = {member.player: member.name for member in night.members}
    mine = next((member for member in night.members if player and member.player == player), None)
    boards = night.played[-1] if night.played else []
    better = (
        better_by_chair(boards, game.lowest_wins)
        if night.duplicate and not night.going()
        else [[]] * len(boards)
    )
    return {
        "code": night.code,
        "title": night.title,
        "game": night.game,
        "game_title": game.title,
        "lowest_wins": game.lowest_wins,
        "kind": night.kind,
        "seats": night.seats,
        "bots": night.bots,
        "duplicate": night.duplicate,
        "rounds": night.planned(),
        "round": len(night.played),
        "going": night.going(),
        "over": bool(night.played) and night.over(),
        "you_host": bool(player) and player == night.host,
        "you_here": mine is not None and not mine.gone,
        "people": len(night.here()),
        "tables": [
            _board(n, board, names, player, game, scores, better[n]) for n, board in enumerate(boards)
        ],
        "standings": _standings(night, game, player),
        "next": [] if night.last() else _coming(night),
    }


def _standings(night: Night, game: Game[Any], player: str) -> list[dict[str, Any]]:
    return [
        {
            "place": row.place,
            "was": row.was,
            "name": row.name,
            "points": row.points,
            "total": row.total,
            "gone": row.gone,
            "you": bool(player) and row.player == player,
        }
        for row in standings(night, game.lowest_wins)
    ]


def _board(
    n: int,
    board: Board,
    names: dict[str, str],
    player: str,
    game: Game[Any],
    scores: Scores,
    better: list[float | None],
) -> dict[str, Any]:
    shown = board.scores if board.over() and not board.bye() else scores.get(board.code, [])
    return {
        "letter": chr(ord("A") + n % 26) + (str(n // 26 + 1) if n >= 26 else ""),
        "code": board.code,
        "players": [names.get(one, "") for one in board.players],
        "scores": shown,
        "leads": _leaders(shown, game.lowest_wins),
        "better": better,
        "won": _winners(board, names),
        "absent": board.absent,
        "you": board.players.index(player) if player and player in board.players else None,
        "bye": board.bye(),
        "over": board.over(),
        "unreadable": board.unreadable,
    }


def _winners(board: Board, names: dict[str, str]) -> list[str]:
    """Who has won at a table; "" is a bot."""
    if board.bye() or not board.over():
        return []
    return [
        names.get(board.players[seat], "")
        for seat, payoff in enumerate(board.payoffs)
        if payoff == max(board.payoffs)
    ]


def _leaders(scores: list[int] | list[int | None], lowest_wins: bool) -> list[int]:
    """Seats that lead; none while all are equal."""
    known = [score for score in scores if score is not None]
    if len(known) < len(scores) or len(set(known)) < 2:
        return []
    best = min(known) if lowest_wins else max(known)
    return [seat for seat, score in enumerate(scores) if score == best]


def _coming(night: Night) -> list[list[str]]:
    """Who would sit together if the next round began now; "" is a bot."""
    if night.going():
        return []
    return _paired(msgspec.json.encode(night))


@lru_cache(maxsize=64)
def _paired(kept: bytes) -> list[list[str]]:
    """Worked out once for a night as it stands: every phone in the room asks."""
    night = msgspec.json.decode(kept, type=Night)
    game = game_named(night.game)
    names = {member.player: member.name for member in night.members}
    tables = pairing(night, game.lowest_wins, game.seats[0])
    return [[names.get(one, "") for one in table] for table in tables]
