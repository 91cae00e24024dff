"""The server: HTTP, sockets and streams in front of tables. `serve` runs it; `open_shelf` opens a browser on it too."""

from __future__ import annotations


def open_shelf(host: str = "") -> None:
    """Serve to the home network, and open the browser on the shelf."""
    from gamenight.web.serve import (
        open_shelf as open_it,
    )  # the server's libraries are only loaded when it is wanted

    open_it(host)
