"""`mcp`: the games as tools for language-model agents."""

from __future__ import annotations

import asyncio
from typing import Annotated

import typer

from gamenight.cli.app import app


@app.command()
def mcp(
    http: Annotated[bool, typer.Option("--http", help="Serve over HTTP instead of standard input.")] = False,
    host: Annotated[str, typer.Option(help="Where to listen, with --http.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="On which port, with --http.")] = 8123,
    token: Annotated[
        str,
        typer.Option(
            help="What agents must show, with --http. If not given, a new one.", envvar="GAMENIGHT_MCP_TOKEN"
        ),
    ] = "",
    server: Annotated[
        list[str] | None,
        typer.Option(metavar="URL", help="A Game Night server whose tables agents may sit at. Repeatable."),
    ] = None,
) -> None:
    """Serve the games to agents over the Model Context Protocol: list, read rules, sit down, see, move, why not."""
    from gamenight.cli.remote_seat import joining
    from gamenight.lab import agents

    desks = agents.Desks()
    made = agents.server(joining(server) if server else None, desks)
    if http:
        from gamenight.cli.mcp_http import serve

        asyncio.run(serve(made, desks, host, port, token))
    else:
        made.run("stdio")
