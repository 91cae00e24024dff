"""`serve`: the shelf for a house or a club; `bot`: a program of one's own in a seat."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Annotated
from urllib.parse import urlsplit

import typer

from gamenight.cli.app import app, out
from gamenight.cli.given import BadNumber, whole_number
from gamenight.core.refusal import GameNightError

PORTS = 65535
REDIS = ("redis", "rediss", "unix")


class BadAddress(GameNightError):
    """An address that leads nowhere."""


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen: 127.0.0.1 is for this computer alone.")
    ] = "0.0.0.0",
    port: Annotated[
        int | None,
        typer.Option(
            parser=whole_number, metavar="N", help="The port; if not given the usual one, or the next free."
        ),
    ] = None,
    database: Annotated[
        str, typer.Option(help="Where tables are kept: a URL. If not given, a file of yours.")
    ] = "",
    redis: Annotated[str, typer.Option(help="The Redis that several servers share, as a URL.")] = "",
    name: Annotated[
        list[str] | None,
        typer.Option(
            help="A name it answers to besides its own; as https://NAME, what phones are given. Repeatable."
        ),
    ] = None,
    tls: Annotated[
        tuple[str, str] | None,
        typer.Option(metavar="CERT KEY", help="Speak https, with these two files."),
    ] = None,
    workers: Annotated[
        int, typer.Option(parser=whole_number, metavar="N", help="Processes, with PostgreSQL and Redis.")
    ] = 1,
    browser: Annotated[bool, typer.Option("--open", help="Open the browser on the shelf.")] = False,
) -> None:
    """Serve the shelf to browsers, phones and bots until stopped."""
    if port is not None and not 0 <= port <= PORTS:
        raise BadNumber(f"A port is a number from 0 to {PORTS}, not {port}.")
    check_redis(redis or os.environ.get("GAMENIGHT_REDIS", ""))
    from gamenight.web.serve import from_environment  # only this command pays for loading the server
    from gamenight.web.serve import serve as run

    if workers != 1:
        from gamenight.web.many import serve_many

        rest = [part for each in name or () for part in ("--name", each)] + (["--tls", *tls] if tls else [])
        serve_many(workers, host, port, database, redis, rest)
        return
    settings = from_environment()
    settings = replace(settings, names=(*settings.names, *(name or ())))
    run(
        host=host,
        port=port,
        database=database,
        redis=redis,
        open_browser=browser,
        settings=settings,
        tls=tls,
        announce=True,
    )


def check_redis(url: str) -> None:
    """BadAddress unless this could be where a Redis is."""
    if not url:
        return
    parts = urlsplit(url)
    try:
        able = parts.scheme in REDIS and (parts.scheme == "unix" or bool(parts.hostname)) and parts.port != 0
    except ValueError:  # a port that is none
        able = False
    if not able:
        raise BadAddress(f"{url!r} is no address of a Redis; it looks like redis://localhost:6379/0.")


@app.command(context_settings={"allow_interspersed_args": False})
def bot(
    program: Annotated[list[str], typer.Argument(help="The program and its arguments.")],
    url: Annotated[str, typer.Option(help="The server, such as http://localhost:8000.")],
    token: Annotated[str, typer.Option(help="The token of the seat.", envvar="GAMENIGHT_TOKEN")],
    scenes: Annotated[
        bool, typer.Option(help="Also send the program what the seat sees, as a scene.")
    ] = False,
) -> None:
    """Let a program that speaks lines on standard input and output play a seat at a server's table."""
    from gamenight.web.botclient import play

    ended = play(url, token, program, scenes)
    out.print(f"The game is over: {ended}", highlight=False, markup=False)
