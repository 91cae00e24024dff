"""The application that every command joins, and how it fails: one line on standard error, and exit status 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import typer
from rich.console import Console

from gamenight.core.refusal import GameNightError, Illegal

app = typer.Typer(
    name="gamenight",
    help="Board, card, dice and domino games by the whole rules, against bots and friends.",
    no_args_is_help=False,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

WRONG = 2  # the exit status when something given was wrong
STOPPED = 130  # as shells count Ctrl-C


def main(arguments: Sequence[str] | None = None) -> None:
    """The program `gamenight`."""
    sys.exit(run(sys.argv[1:] if arguments is None else list(arguments)))


def run(arguments: list[str]) -> int:
    """Run one command line; its exit status."""
    try:
        status = app(arguments, prog_name="gamenight", standalone_mode=False)
        sys.stdout.flush()
    except GameNightError as problem:
        return complain(sentence(problem))
    except (KeyboardInterrupt, typer.Abort):
        return STOPPED
    except BrokenPipeError:  # whoever was reading has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as problem:
        if not hasattr(problem, "format_message"):  # what the parser of the command line raises has it
            raise
        return complain(problem.format_message())
    return status if isinstance(status, int) else 0


def sentence(problem: GameNightError) -> str:
    """What was wrong, in one line, with the clause if a rule forbids it."""
    said = str(problem)
    if isinstance(problem, Illegal) and problem.refusal.clause:
        said += f" (rule {problem.refusal.clause})"
    return said


def complain(said: str) -> int:
    print(f"gamenight: {' '.join(said.split())}", file=sys.stderr)
    return WRONG
