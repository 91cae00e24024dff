"""`uci`: our chess bot as an engine for any chess program."""

from __future__ import annotations

from gamenight.cli.app import app


@app.command()
def uci() -> None:
    """Be a chess engine: speak UCI on standard input and output, for any chess program."""
    from gamenight.bots.uci_server import serve

    serve()
