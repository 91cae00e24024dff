"""`mcp`: the games as tools for language-model agents."""

from __future__ import annotations

from typing import Annotated

import typer

from gamenight.cli.app import app


@app.command()
def mcp(
    http: Annotated[bool, typer.Option("--http", help="Serve over HTTP instead of standard input.")] = False,
    host: Annotated[str, typer.Option(help="Where to listen, with --http.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="On which port, with --http.")] = 8123,
    tables: Annotated[
        bool, typer.Option(help="Let agents also sit at tables of Game Night servers, by a seat's token.")
    ] = True,
) -> None:
    """Serve the games to agents over the Model Context Protocol: list, read rules, sit down, see, move, why not."""
    from gamenight.cli.remote_seat import RemoteSeat
    from gamenight.lab.agents import server

    made = server(RemoteSeat if tables else None)
    if http:
        made.run("streamable-http", host=host, port=port)
    else:
        made.run("stdio")
