"""Words that are no moves: what a person may type at any time, on a full screen and line by line."""

from __future__ import annotations

import re
from typing import Any

from gamenight.core.game import Game

ALSO = {
    "?": "help", "list": "moves", "table": "look", "board": "look", "scores": "score", "rule": "rules",
    "exit": "quit", "leave": "quit", "bye": "quit", "back": "undo",
}  # fmt: skip
COMMANDS = (
    "moves",
    "look",
    "score",
    "rules",
    "why",
    "hint",
    "undo",
    "minute",
    "coach",
    "save",
    "quit",
    "help",
)
LONG = 40  # characters of a text that are worth quoting


def command(line: str) -> tuple[str, str] | None:
    """The command that a line begins with, and the rest of it; None for a line that is no command.

    >>> command("rules 4.2")
    ('rules', '4.2')
    >>> command("why not 5D?")
    ('why', '5D')
    >>> command("5D") is None
    True
    """
    word, _, rest = line.strip().partition(" ")
    name = ALSO.get(word.lower(), word.lower())
    if name not in COMMANDS:
        return None
    if name == "why":
        rest = re.sub(r"^(not|can'?t i|can i not)\s+", "", rest.strip().rstrip("?"), flags=re.I)
    return name, rest.strip()


def brief(sentence: str) -> str:
    """A sentence in which nothing is quoted at length.

    >>> brief("'" + 70 * "x" + "' is no move here.")
    "'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…' is no move here."
    """
    return re.sub(rf"('|\")([^'\"]{{{LONG}}})[^'\"]{{20,}}\1", r"\1\2…\1", sentence)


def greeting(game: Game[Any], house: Any) -> list[str]:
    """What the game is about, and which house rules are in force."""
    paragraphs = game.rulebook().split("\n\n")
    about = " ".join(paragraphs[1].split()) if len(paragraphs) > 1 else game.says
    changed = [f"{name} = {value_text(value)}" for name, value in game.house_rules(house).items()]
    return [about, f"House rules: {', '.join(changed)}."] if changed else [about]


def value_text(value: bool | int | str) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
