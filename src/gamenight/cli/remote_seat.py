"""A seat at a table of a server, for an agent that sees and moves in its own time."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import msgspec

from gamenight.core.describing import scene_lines
from gamenight.core.refusal import Illegal, Refusal
from gamenight.core.scene import Scene
from gamenight.lab.seats import PATIENCE, Join, Seen
from gamenight.web.botclient import BotProblem, Server


def joining(servers: Iterable[str]) -> Join:
    """Seats at these servers and at no others: an address is asked for as it stands here, or not at all."""
    allowed = {server.rstrip("/").lower(): server for server in servers}
    for server in allowed:
        if not server.startswith(("http://", "https://")):
            raise BotProblem(f"A server's address begins with http:// or https://, unlike {server!r}.")

    def join(url: str, token: str) -> RemoteSeat:
        server = allowed.get(url.rstrip("/").lower())
        if server is None:
            raise BotProblem(f"You may sit at tables of these servers alone: {', '.join(allowed)}.")
        return RemoteSeat(server, token)

    return join


class RemoteSeat:
    """What an agent does at a seat of a server: as `lab.seats.LocalSeat` does at a table of bots."""

    def __init__(self, url: str, token: str, patience: float = PATIENCE) -> None:
        self._server = Server(url, token)
        self._patience = patience
        self._number = 0  # of the last event that the agent has heard
        self._over: dict[str, Any] | None = None

    def see(self) -> Seen:
        """How the table stands as soon as it is this seat's turn, or after a while in any case."""
        happened: list[str] = []
        until = time.monotonic() + self._patience
        update: dict[str, Any] = {}

        def check() -> None:
            if time.monotonic() > until:
                raise TimeoutError

        try:
            with suppress(TimeoutError):
                for update in self._server.updates(self._number, True, check):
                    self._number = update["number"]
                    happened += [line for event in update["events"] for line in event.get("story", ())]
                    if self._settled(update):
                        break
        except OSError as problem:
            raise BotProblem(f"The server cannot be reached: {problem}.") from None
        return self._seen(update, happened)

    def _settled(self, update: dict[str, Any]) -> bool:
        table = update["table"] or {}
        if table.get("status") in ("over", "closed"):
            self._over = table
        return self._over is not None or self._server.seat in update["to_move"]

    def _seen(self, update: dict[str, Any], happened: list[str]) -> Seen:
        drawn = update.get("scene")
        scene = msgspec.convert({**drawn, "board": None}, Scene) if drawn else None
        choices = scene.choices if scene is not None else ()
        return Seen(
            text="\n".join(scene_lines(scene))
            if scene is not None
            else "Players are still being waited for.",
            happened=happened,
            your_turn=bool(choices),
            moves=[choice.text for choice in choices],
            over=self._over is not None,
            scores=list((self._over or {}).get("scores") or ()),
            shares=[payoff / 1000 for payoff in (self._over or {}).get("payoffs") or ()],
        )

    def move(self, text: str) -> Seen:
        answer = self._server.move(text, self._number)
        if not answer["ok"]:
            error = answer["error"]
            raise Illegal(Refusal(error.get("clause", ""), error["sentence"]))
        return self.see()

    def why_not(self, text: str) -> tuple[str, str]:
        answer = self._server.act({"type": "why_not", "id": secrets.token_hex(8), "text": text})
        refusal = answer.get("refusal") or {}
        return refusal.get("clause", ""), refusal.get("sentence", "")

    def leave(self) -> None:
        """The seat stays the agent's: whoever holds the token may come back."""
