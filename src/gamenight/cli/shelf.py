"""What is on the shelf: `games`, `rules`, and `gamenight` with no command at all."""

from __future__ import annotations

import importlib
import json
import re
from types import ModuleType
from typing import Annotated, Any

import typer
from rich.table import Table

import gamenight
from gamenight import doctor
from gamenight.bots.ratings import strengths
from gamenight.cli.app import HELP, app, out
from gamenight.cli.given import GameName, game_names
from gamenight.core.game import Game
from gamenight.core.options import Option
from gamenight.core.refusal import BadOption
from gamenight.core.registry import called


@app.callback(invoke_without_command=True, help=HELP)
def home(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say which version this is.")] = False,
    host: Annotated[
        str, typer.Option(help="Where the shelf listens: 127.0.0.1 is for this computer alone.")
    ] = "",
) -> None:
    if version:
        found = doctor.version("gamenight")
        out.print(f"gamenight {found}" if found[0].isdigit() else "gamenight, run from its source tree")
    elif context.invoked_subcommand is None:
        open_shelf(host)


def open_shelf(host: str = "") -> None:
    """In the browser, where the browser front end is part of the package; otherwise here."""
    browser = getattr(_web(), "open_shelf", None)
    if browser is not None:
        browser(host)
        return
    out.print(shelf(), no_wrap=False)
    first = gamenight.game_names()[0]
    out.print(f"Play one against bots:   gamenight play {first}", highlight=False)
    out.print(f"Read its rules:          gamenight rules {first}")
    out.print("Everything else:         gamenight --help")


def _web() -> ModuleType | None:
    """The browser front end, if it is part of the package."""
    try:
        return importlib.import_module("gamenight.web")
    except ModuleNotFoundError:
        return None


def shelf() -> Table:
    table = Table(box=None, pad_edge=False, title="On the shelf", title_justify="left")
    for column in ("Game", "Players", "Minutes", "Name to type"):
        table.add_column(column, no_wrap=True)
    table.add_column("About")
    for game in map(gamenight.game, gamenight.game_names()):
        also = f" Also called {', '.join(game.other_names)}." if game.other_names else ""
        table.add_row(game.title, players(game), str(game.minutes), game.name, game.says + also)
    return table


def players(game: Game[Any]) -> str:
    low, high = game.seats[0], game.seats[-1]
    return str(low) if low == high else f"{low}-{high}"


@app.command()
def games(
    name: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="Only this game.", autocompletion=game_names),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Every game, or one, with its seats, its house rules, and how well its bots play."""
    also = called(name) if name else None
    found = [also or gamenight.game(each) for each in (gamenight.game_names() if name is None else [name])]
    if as_json:
        print(json.dumps([describe(game) for game in found], indent=2, ensure_ascii=False))
        return
    for game in found:
        people = "player" if game.seats[-1] == 1 else "players"
        minutes = "minute" if game.minutes == 1 else "minutes"
        out.print(
            f"[bold]{game.title}[/bold] ({game.name}), {players(game)} {people}, about {game.minutes} {minutes}"
        )
        out.print(f"  {game.says}")
        if game.other_names:
            out.print(f"  Also called {', '.join(game.other_names)}.")
        for option in game.option_list():
            out.print(
                f"  {option.name} = {written(option.default)}: {option.says}; {option.may_be()} ({option.clause})",
                markup=False,
                soft_wrap=True,
            )
        for name, preset in game.presets.items():
            out.print(f"  preset {name}: {preset.says}", markup=False, soft_wrap=True)
        for level, strength in strengths(game.name).items():
            out.print(
                f"  bot {level}: {strength.says} Rating {strength.rating}.", markup=False, soft_wrap=True
            )


def describe(game: Game[Any]) -> dict[str, Any]:
    """A game as JSON holds it."""
    return {
        "name": game.name,
        "title": game.title,
        "other_names": list(game.other_names),
        "says": game.says,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "version": game.version,
        "options": [describe_option(option) for option in game.option_list()],
        "presets": {
            name: {"title": preset.title, "says": preset.says, "options": dict(preset.options)}
            for name, preset in game.presets.items()
        },
        "strength": {level: found._asdict() for level, found in strengths(game.name).items()},
    }


def describe_option(option: Option) -> dict[str, Any]:
    described: dict[str, Any] = {"name": option.name, "type": option.kind, "default": option.default}
    if option.kind == "choice":
        described["choices"] = list(option.names)
    if option.kind == "number":
        described["bounds"] = [option.low, option.high]
    return described | {"words": option.says, "clause": option.clause}


def written(value: bool | int | str) -> str:
    """A value as a person would type it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value) or "(empty)"


@app.command()
def rules(
    game: GameName,
    clause: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE]", help="Only this clause (4.2) or chapter (4).")
    ] = None,
    short: Annotated[bool, typer.Option("--short", help="Only what to know before the first move.")] = False,
) -> None:
    """The rulebook, every clause numbered."""
    if short:
        from gamenight.terminal.teaching import minute

        print("\n".join(minute(gamenight.game(game))))
        return
    book = gamenight.game(game).rulebook()
    if clause is not None:
        book = "\n".join(chosen(book, clause)) + "\n"
    if out.is_terminal:
        from rich.markdown import Markdown

        out.print(Markdown(book), width=min(out.width, 100))
    else:
        print(book, end="")


def chosen(book: str, clause: str) -> list[str]:
    """The lines of one clause or chapter of a rulebook; BadOption if there is none such."""
    asked = re.escape(clause.strip(" ."))
    kept = re.compile(rf"- \*\*{asked}(\.\d+)*\*\* |## {asked}\b")
    found = [line for line in book.splitlines() if kept.match(line)]
    if not found:
        chapters = ", ".join(re.findall(r"^## (\d+)", book, re.MULTILINE))
        raise BadOption(f"There is no rule {clause!r}; the chapters are {chapters}.")
    return found
