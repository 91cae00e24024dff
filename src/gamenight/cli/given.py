"""What people give on the command line, read. All that is wrong with it is a GameNightError."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from gamenight.core.record import Record, read_record
from gamenight.core.refusal import BadOption, BadRecord, BadSeats, GameNightError
from gamenight.core.registry import game


class BadFile(GameNightError):
    """A file that cannot be read or written."""


class BadNumber(GameNightError):
    """A number that is none, or out of bounds."""


def whole_number(text: str) -> int:
    """A number as it was typed; BadNumber if it is none."""
    try:
        return int(text)
    except ValueError:
        raise BadNumber(f"{text!r} is not a whole number, such as 7.") from None


GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game's name, as `gamenight games` lists it.")
]
Seats = Annotated[
    int | None,
    typer.Option(parser=whole_number, metavar="N", help="How many play; four where four may, unless told."),
]
Seed = Annotated[
    int | None, typer.Option(parser=whole_number, metavar="S", help="The same seed gives the same luck.")
]
HouseRules = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="A house rule; may be repeated."),
]
PresetName = Annotated[str | None, typer.Option(help="A named set of house rules to start from.")]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, as `gamenight play --save` writes it.")
]


def house_rules(name: str, given: Sequence[str] | None, preset: str | None = None) -> dict[str, object]:
    """The options of a preset, then those given as `name=value`."""
    options: dict[str, object] = {}
    if preset is not None:
        presets = game(name).presets
        if preset not in presets:
            have = ", ".join(presets) or "none"
            raise BadOption(f"{game(name).title} has no preset {preset!r}; its presets are: {have}.")
        options.update(presets[preset].options)
    for pair in given or ():
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(
                f"The option {pair!r} should be written name=value, such as {key or 'target'}=100."
            )
        options[key.strip()] = value.strip()
    return options


def seat_number(seat: int, seats: int) -> int:
    """People count seats from 1; the rules count from 0."""
    if not 1 <= seat <= seats:
        raise BadSeats(
            f"There is no seat {seat} at a table for {seats}; seats are numbered from 1 to {seats}."
        )
    return seat - 1


def at_least(low: int, value: int, what: str) -> int:
    if value < low:
        raise BadNumber(f"{what} should be {low} or more, not {value}.")
    return value


def open_record(file: Path) -> Record:
    """The record in a file, read but not yet replayed."""
    return read_record(text_of(file), game)


def text_of(file: Path) -> str:
    try:
        return file.read_bytes().decode()
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not a record: it is not text in UTF-8.") from None
    except OSError as problem:
        raise BadFile(f"{file} cannot be read: {reason(problem)}.") from None


def on_terminal() -> bool:
    """Whether there is a screen to draw on and a keyboard to read."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def reason(problem: OSError) -> str:
    return (problem.strerror or str(problem)).lower()
