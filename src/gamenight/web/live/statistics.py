"""The protocol's shapes of how people have done."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from gamenight.store.people import GONE
from gamenight.store.ratings import shown
from gamenight.web.live.shapes import title_of


def statistics_shape(player: str, name: str, rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """How somebody has done, game by game."""
    return {
        "player": player,
        "name": name,
        "bot": player.startswith("bot:"),
        "games": [_game_row(row) for row in rows],
        "played": sum(row["played"] for row in rows),
        "won": sum(row["won"] for row in rows),
    }


def _game_row(row: Mapping[str, Any]) -> dict[str, Any]:
    options = json.loads(row["options"]) if row["options"].startswith("{") else {}
    return {
        "game": row["game"],
        "title": title_of(row["game"]),
        "options": options,
        "seats": row["seats"],
        "played": row["played"],
        "won": row["won"],
        "drawn": row["drawn"],
        "lost": row["played"] - row["won"] - row["drawn"],
        "points": round(row["points"] / row["played"], 2),
        "rating": shown(row["mu"], row["sigma"]),
        "sure": round(row["sigma"], 2),
    }


def rating_shape(row: Mapping[str, Any]) -> dict[str, Any]:
    """One line of a list of who plays best."""
    bot = row["player"].startswith("bot:")
    return {
        "player": row["player"],
        "name": row["player"].removeprefix("bot:").capitalize() if bot else row["name"] or GONE,
        "bot": bot,
        "seats": row["seats"],
        "rating": shown(row["mu"], row["sigma"]),
        "games": row["played"],
        "wins": row["won"],
    }
