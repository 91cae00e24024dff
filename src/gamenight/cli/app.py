"""The application that every command joins, and how it fails: one line on standard error, and exit status 2."""

from __future__ import annotations

import io
import itertools
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

import typer
from rich.console import Console

from gamenight.core.refusal import GameNightError, Illegal

if TYPE_CHECKING:
    from rich.progress import Progress

HELP = """Board, card, dice and domino games by the whole rules, against bots and friends.

With no command, `gamenight` serves the shelf of games on this machine and opens it in the browser, until Ctrl-C."""
app = typer.Typer(
    name="gamenight",
    help=HELP,
    no_args_is_help=False,
    add_completion=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

WRONG = 2  # the exit status when something given was wrong
STOPPED = 130  # as shells count Ctrl-C
LATEST = "latest"  # what `--resume` means without a file


def main(arguments: Sequence[str] | None = None) -> None:
    """The program `gamenight`."""
    if sys.stdout is None:
        sys.exit(complain("Standard output is closed: there is nowhere to write."))
    if sys.stdin is None:  # closed: nobody types anything
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 for as long as the program runs
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that a terminal cannot show is no reason to fail
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(arguments: list[str]) -> int:
    """Run one command line; its exit status."""
    try:
        status = app(with_file(arguments), prog_name="gamenight", standalone_mode=False)
        sys.stdout.flush()
    except GameNightError as problem:
        return complain(sentence(problem))
    except (KeyboardInterrupt, typer.Abort):
        return STOPPED
    except SystemExit as leaving:  # how the parser ends a pipe whose reader has gone
        return leaving.code if isinstance(leaving.code, int) else 0
    except BrokenPipeError:  # whoever was reading has read enough
        write_nowhere()
        return 0
    except OSError as problem:
        write_nowhere()
        return complain(f"This cannot be done: {problem.strerror or problem}.")
    except Exception as problem:
        if not hasattr(problem, "format_message"):  # what the parser of the command line raises has it
            raise
        return complain(problem.format_message())
    return status if isinstance(status, int) else 0


def bar_of_work() -> Progress:
    """On standard error, and gone when it is full."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def with_file(arguments: list[str]) -> list[str]:
    """`--resume` may stand alone, for the game played last.

    >>> with_file(["play", "--resume", "--plain"])
    ['play', '--resume', 'latest', '--plain']
    >>> with_file(["play", "--resume", "-"])
    ['play', '--resume', '-']
    """
    found: list[str] = []
    for word, following in itertools.pairwise([*arguments, "--"]):
        found.append(word)
        if word == "--resume" and following.startswith("-") and following != "-":
            found.append(LATEST)
    return found


def write_nowhere() -> None:
    """What is still to be written goes nowhere, and raises nothing when the program ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except (OSError, ValueError):
            os.dup2(nowhere, stream.fileno())


def sentence(problem: GameNightError) -> str:
    """What was wrong, in one line, with the clause if a rule forbids it."""
    said = str(problem)
    if isinstance(problem, Illegal) and problem.refusal.clause:
        said += f" (rule {problem.refusal.clause})"
    return said


def complain(said: str) -> int:
    """One line on standard error, in which no character does anything but show."""
    line = "".join(letter if letter.isprintable() else "?" for letter in " ".join(said.split()))
    try:
        print(f"gamenight: {line}", file=sys.stderr, flush=True)
    except (OSError, ValueError):  # nobody can be told
        write_nowhere()
    return WRONG
