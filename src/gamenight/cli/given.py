"""What people give on the command line, read. All that is wrong with it is a GameNightError."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated

import typer

from gamenight.core.record import Record, read_record
from gamenight.core.refusal import BadOption, BadRecord, BadSeats, GameNightError
from gamenight.core.registry import game, games

STDIN = "-"  # a file's name that means standard input
MEGABYTE = 1 << 20
LARGEST = 32 * MEGABYTE  # of a file that is read: a long evening of Monopoly is a hundredth of it


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


def game_names(incomplete: str) -> list[str]:
    """The games that begin so, for the shell to complete."""
    return [name for name in games() if name.startswith(incomplete)]


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="A game's name, as `gamenight games` lists it.", autocompletion=game_names
    ),
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
RayAddress = Annotated[
    str | None,
    typer.Option(
        "--ray", metavar="ADDRESS", help="Share the work on a Ray cluster; `local` starts one here."
    ),
]
PresetName = Annotated[str | None, typer.Option(help="A named set of house rules to start from.")]
RecordFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", help="A record, as `gamenight play --save` writes it; - reads standard input."
    ),
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
    """The text in a file, or of standard input for `-`, up to a size that no game comes near."""
    try:
        held = bytes_of(file)
    except OSError as problem:
        raise BadFile(f"{file} cannot be read: {reason(problem)}.") from None
    if len(held) > LARGEST:
        raise BadFile(f"{file} is too large: more than {LARGEST // MEGABYTE} MB is not read.")
    try:
        return held.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise BadRecord(f"{file} is not a record: it is not text in UTF-8.") from None


def bytes_of(file: Path) -> bytes:
    """What a file holds; a byte more than is allowed at most, so that one without an end is noticed."""
    if str(file) == STDIN:
        typed = getattr(sys.stdin, "buffer", None)
        return typed.read(LARGEST + 1) if typed is not None else sys.stdin.read(LARGEST + 1).encode()
    with file.open("rb") as held:
        return held.read(LARGEST + 1)


@contextlib.contextmanager
def sharing(jobs: int, ray: str | None) -> Iterator[int]:
    """How many share the work in this block: processes of this machine, or the processors of a cluster."""
    if ray is None:
        yield jobs
        return
    from gamenight.lab.cluster import on_ray

    with on_ray(ray) as processors:
        yield max(2, jobs, processors)


def on_terminal() -> bool:
    """Whether a person is there, with a keyboard."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def full_screen() -> bool:
    """Whether there is a screen that can be drawn on: one that can move its cursor and show more than ASCII."""
    able = sys.platform == "win32" or os.environ.get("TERM", "") not in ("", "dumb", "unknown")
    signs = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    return on_terminal() and able and signs


def reason(problem: OSError) -> str:
    return (problem.strerror or str(problem)).lower()
