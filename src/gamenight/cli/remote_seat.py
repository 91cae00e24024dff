"""A seat at a table of a server, for an agent that sees and moves in its own time."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

from gamenight.core.describing import scene_lines
from gamenight.core.refusal import Illegal, Refusal
from gamenight.core.scene import Scene
from gamenight.lab.seats import Seen
from gamenight.web.botclient import BotProblem, Server

PATIENCE = 30.0  # seconds that others are waited for before the agent is told that it is not its turn


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
        try:
            for update in self._server.updates(self._number, True):
                self._number = update["number"]
                happened += [line for event in update["events"] for line in event.get("story", ())]
                if self._settled(update) or time.monotonic() > until:
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
        act = {"type": "move", "id": secrets.token_hex(8), "text": text, "seen": self._number}
        answer = self._server.act(act)
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
