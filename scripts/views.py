"""Write docs/views.md: what a view of each game holds, read from the classes and the comments beside their fields.

PYTHONPATH=src python3 scripts/views.py
"""

from __future__ import annotations

import dataclasses
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from generated import kept

import gamenight
from gamenight.core.facts import NUMBERS, PLAIN, names_of
from gamenight.core.options import Option

PAGE = Path(__file__).resolve().parent.parent / "docs" / "views.md"
HEAD = """# What a view holds

Written by `scripts/views.py` from the classes themselves; nothing here is typed by hand. A view is everything one seat
knows: `position.view(seat)`, or `position.view(gamenight.NOBODY)` for a spectator. It never changes, pickles, compares
by what it holds, and `repr` shows it. Every view has `seat`, `seats` (how many play), `movers` (the seats that owe a
decision, as a bit set) and `moves` (what this seat may do now); `legal()` gives these as a plain list. Cards, tiles
and squares are small numbers, and sets of them are bit sets: `game.write(view, move)` and `game.scene(view)` put them
into words.
"""
COMMON = ("seat", "seats", "movers", "moves", "options")
FIELD = r"^\s+(?:self\.)?{name}(?:: [^=#]+)?(?:\s*=.*?)?(?:  # (?P<says>.*))?$"


def page() -> str:
    """The whole page."""
    return HEAD + "".join(section(name) for name in gamenight.game_names() if ours(name))


def ours(name: str) -> bool:
    return gamenight.game(name).package.startswith("gamenight.")


def section(name: str) -> str:
    game = gamenight.game(name)
    view = game.start(seed=1).view(0)
    lines = [f"\n## {game.title}", f"`{type(view).__name__}`: {about(type(view))}", ""]
    lines += [*table(view, COMMON[:-1])]
    for inner in parts(view):
        lines += ["", f"`{type(inner).__name__}`: {about(type(inner))}", "", *table(inner, ())]
    lines += ["", f"`options`: {', '.join(map(told, game.option_list())) or 'none'}."]
    return "\n".join(lines) + "\n"


def told(option: Option) -> str:
    return f"`{option.name}`"


def parts(view: Any) -> Iterator[Any]:
    """The objects inside a view that have fields of their own, each class once."""
    seen, todo = {type(view)}, [view]
    while todo:
        holder = todo.pop(0)
        for name in names_of(holder):
            value = getattr(holder, name)
            first = value[0] if isinstance(value, (list, tuple)) and value else value
            if name != "options" and is_object(first) and type(first) not in seen:
                seen.add(type(first))
                todo.append(first)
                yield first


def is_object(value: Any) -> bool:
    return not isinstance(value, (*PLAIN, NUMBERS, list, tuple, dict, set, frozenset))


def table(holder: Any, known: tuple[str, ...]) -> list[str]:
    rows = ["| field | holds | |", "|---|---|---|"]
    for name in names_of(holder):
        if name not in known:
            rows.append(f"| `{name}` | {kind(getattr(holder, name))} | {says(type(holder), name)} |")
    return rows


def kind(value: Any) -> str:
    if isinstance(value, NUMBERS):
        return "whole numbers"
    if isinstance(value, (list, tuple)):
        inner = sorted({kind(each) for each in value})
        return f"{type(value).__name__} of {inner[0]}" if len(inner) == 1 else type(value).__name__
    words = {bool: "true or false", int: "whole number", str: "text", type(None): "nothing, or an object"}
    return words.get(type(value), f"`{type(value).__name__}`")


def says(owner: type, name: str) -> str:
    """The comment beside a field where its class declares it."""
    for base in owner.__mro__[:-1]:
        for line in re.finditer(FIELD.format(name=name), inspect.getsource(base), re.MULTILINE):
            if line["says"]:
                return line["says"].replace("|", "\\|")
    return ""


def about(owner: type) -> str:
    written = owner.__doc__ or ""
    if dataclasses.is_dataclass(owner) and written.startswith(f"{owner.__name__}("):
        return ""  # what a dataclass says of itself is its fields again
    return " ".join(written.split())


if __name__ == "__main__":
    sys.exit(kept(PAGE, page(), "scripts/views.py"))
