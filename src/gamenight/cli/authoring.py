"""For authors of games: `new` makes one to start from, `laws` tries one."""

from __future__ import annotations

import keyword
import shutil
from importlib import resources
from pathlib import Path
from typing import Annotated

import typer

from gamenight.cli.app import app, out
from gamenight.cli.given import BadFile, GameName, reason
from gamenight.core.refusal import GameNightError
from gamenight.core.registry import game as game_named
from gamenight.core.registry import games

SAMPLE = "gamenight.cli.sample"
PROJECT = """[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "{dashed}"
version = "0.1.0"
description = "{title}, a game for Game Night"
requires-python = ">=3.11"
dependencies = ["gamenight"]

[project.entry-points."gamenight.games"]
{name} = "{name}:GAME"

[tool.hatch.build.targets.wheel]
packages = ["src/{name}"]
"""
TEST = '''"""{title} keeps the laws of every game."""

from collections.abc import Callable

import pytest

from gamenight.laws import LAWS, Case, cases
from {name} import GAME


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_law(law: Callable[[Case], None]) -> None:
    for case in cases(GAME):
        law(case)
'''


class BadName(GameNightError):
    """A name that a game cannot have."""


@app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Of the game, in small letters: my_game.")],
    folder: Annotated[
        Path | None, typer.Option(help="Put only the game's own folder there, not a package around it.")
    ] = None,
) -> None:
    """A game of your own to start from: a package that can be installed at once, with its test."""
    if name in games():
        raise BadName(f"There is a game {name} already; give yours another name.")
    if not name.isidentifier() or keyword.iskeyword(name) or name != name.lower() or not name.isascii():
        raise BadName(f"{name!r} cannot be a new game's name; write small letters and _, such as my_game.")
    place = Path(name) if folder is None else folder / name
    if place.exists():
        raise BadFile(f"{place} is there already; nothing was changed.")
    try:
        make_game(name, place / "src" / name if folder is None else place, inner(name, folder))
        if folder is None:
            make_package(name, place)
    except OSError as problem:
        raise BadFile(f"{place} cannot be written: {reason(problem)}.") from None
    out.print(f"{place} holds a whole small game. Change its rules.md first, then what follows from it.")
    if folder is None:
        out.print(f"Install it beside this program:  pip install -e {place}")
    out.print(f"Try every law on it:             gamenight laws {name}")
    out.print(f"Play it:                         gamenight play {name}")


def inner(name: str, folder: Path | None) -> str:
    """How the game's modules import one another: as a package of their own, or as one of this program's games."""
    within = folder is not None and folder.resolve().parts[-2:] == ("gamenight", "games")
    return f"gamenight.games.{name}" if within else name


def make_game(name: str, place: Path, module: str) -> None:
    """The sample under another name."""
    title = name.replace("_", " ").title()
    joined = title.replace(" ", "")
    with resources.as_file(resources.files(SAMPLE)) as source:
        shutil.copytree(source, place, ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd"))
    for file in [*place.rglob("*.py"), *place.rglob("*.md")]:
        text = file.read_text(encoding="utf-8").replace(SAMPLE, module).replace('"sample"', f'"{name}"')
        text = text.replace("SampleView", f"{joined}View")
        code = file.name == "rules.py"
        file.write_text(text.replace("Sample", joined if code else title), encoding="utf-8")


def make_package(name: str, place: Path) -> None:
    """What makes a folder a package with a test."""
    words = {"name": name, "dashed": name.replace("_", "-"), "title": name.replace("_", " ").title()}
    (place / "pyproject.toml").write_text(PROJECT.format(**words), encoding="utf-8")
    (place / "tests").mkdir()
    (place / "tests" / f"test_{name}.py").write_text(TEST.format(**words), encoding="utf-8")


@app.command()
def laws(
    game: GameName,
    seed: Annotated[int, typer.Option(help="Of the random games that are watched.")] = 1,
) -> int:
    """Try every law on a game: every option, every number of seats, every seat's view."""
    from gamenight.laws import cases
    from gamenight.laws.trial import trials

    found = cases(game_named(game), seed)
    out.print(f"{game_named(game).title}: {len(found)} cases")
    broken = 0
    for law, problem in trials(found):
        says = law.replace("_", " ")
        out.print(f"  {'no ' if problem else 'yes'}  {says}", markup=False)
        if problem:
            broken += 1
            out.print(f"       {problem[:600]}", markup=False, soft_wrap=True)
    out.print(f"{broken} broken" if broken else "all hold")
    return min(1, broken)
