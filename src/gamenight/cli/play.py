"""`play`: a game in the terminal against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from gamenight.cli.app import app
from gamenight.cli.given import (
    GameName,
    HouseRules,
    PresetName,
    Seats,
    Seed,
    house_rules,
    on_terminal,
    open_record,
    seat_number,
    whole_number,
)
from gamenight.core.game import Game
from gamenight.core.record import Record
from gamenight.core.refusal import BadOption, BadRecord, BadSeats
from gamenight.core.registry import game as game_named
from gamenight.terminal.opponents import USUAL, Opponent, opponent
from gamenight.terminal.sitting import NotNow, Sitting, sit_again, sit_down


@app.command()
def play(
    game: GameName,
    seats: Seats = None,
    option: HouseRules = None,
    preset: PresetName = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="Who plays the other seats (easy, medium, hard, ...); repeat it for one each.",
        ),
    ] = None,
    seat: Annotated[
        int, typer.Option(parser=whole_number, metavar="N", help="Which seat is yours; 1 is the first.")
    ] = 1,
    name: Annotated[str, typer.Option(help="What the others call you.")] = "Player",
    seed: Seed = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Take up a saved game.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save here on leaving.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, in ASCII.")] = False,
) -> None:
    """Play a game against bots. On a full screen; with --plain, or through a pipe, line by line in ASCII."""
    rules = game_named(game)
    if save is not None and (save.is_dir() or not save.parent.is_dir()):
        raise NotNow(f"{save} cannot be written: it should be a file in a folder that exists.")
    if not name.strip() or not name.isprintable():
        raise BadOption(f"The name {name!r} should be one line with something in it.")
    if resume is not None:
        if (seats, option or None, preset, seed) != (None, None, None, None):
            raise BadOption("A resumed game keeps its seats, house rules and luck: leave out those options.")
        sitting = _resumed(rules, open_record(resume), seat, name, bot)
    else:
        count = rules.usual_seats if seats is None else seats
        options = house_rules(game, option, preset)
        rules.house(count, options)
        mine = seat_number(seat, count)
        sitting = sit_down(rules, count, options, mine, name.strip(), opponents(bot, count, mine), seed)
    show(sitting, save or resume, plain)


def _resumed(rules: Game[Any], record: Record, seat: int, name: str, bots: list[str] | None) -> Sitting:
    if record.game.name != rules.name:
        raise BadRecord(
            f"The record is of {record.game.title}; resume it with: gamenight play {record.game.name}."
        )
    mine = record.names.index(name) if name in record.names else seat_number(seat, record.seats)
    return sit_again(record, mine, opponents(bots, record.seats, mine))


def opponents(names: list[str] | None, seats: int, mine: int) -> list[Opponent]:
    """A bot for every seat: one given serves for all, several are seated in turn, and the first gives the hints."""
    given = names or [USUAL]
    if len(given) not in (1, seats - 1):
        raise BadSeats(
            f"{len(given)} bots were named for {seats - 1} other seats; name one, or one for each."
        )
    found = [opponent(name) for name in given]
    if len(found) == 1:
        return found * seats
    return [*found[:mine], found[0], *found[mine:]]


def show(sitting: Sitting, save: Path | None, plain: bool) -> None:
    if plain or not on_terminal():
        from gamenight.terminal.plain import play_plain

        play_plain(sitting, save)
    else:
        from gamenight.terminal.app import play_full

        play_full(sitting, save)
