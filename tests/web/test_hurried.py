"""Where bots have not the time to think as much as they may, until compiled rules are served, the table says so."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from inside import guest, inside, table

from gamenight.core.chance import Seeded
from gamenight.core.record import Record
from gamenight.core.registry import game as game_named
from gamenight.sitting.recording import begin
from gamenight.table import thinking
from gamenight.table.thinking import Chosen, Task, think


class Thinkers:
    """Bots that play at once, as if their time had been up."""

    def __init__(self, hurried: bool) -> None:
        self.hurried = hurried

    async def ask(self, what: str, work: Task, *rest: Any) -> Chosen:
        return Chosen(think(work).text, self.hurried)

    async def stop(self) -> None:
        """They hold nothing."""


@pytest.mark.parametrize(("slow", "hurried"), [(True, True), (True, False), (False, True)])
def test_the_table_says_that_bots_think_less(tmp_path: Path, slow: bool, hurried: bool) -> None:
    with inside(tmp_path, slow=slow) as (client, server):
        server.keeper.thinkers = Thinkers(hurried)  # type: ignore[assignment]
        who = guest(client)
        made = table(client, who, bots=[{"seat": 1, "level": "easy"}], sit=[0])
        address = f"/api/tables/{made['code']}/socket"
        with client.websocket_connect(address, headers={**who, "host": "localhost"}) as wire:
            wire.send_json({"type": "hello", "token": made["seats"][0]["token"]})
            told = talk(wire)
        assert told[0] is False
        assert told[-1] is (slow and hurried)


def talk(wire: Any) -> list[bool]:
    """What a table says of it, until its bot has moved and it is somebody's turn."""
    wire.send_json({"type": "start", "id": "start"})
    told, moved = [], 0
    while moved < 4:
        heard = wire.receive_json()
        if heard["type"] != "update":
            continue
        if heard["table"]:
            told.append(heard["table"]["hurried"])
        moved += sum(event["kind"] == "moved" and event["seat"] == 1 for event in heard["events"])
        if 0 in heard["to_move"] and moved < 4:
            text, number = heard["scene"]["choices"][0]["text"], heard["number"]
            wire.send_json({"type": "move", "id": str(number), "text": text, "seen": number})
    return told


@pytest.mark.parametrize(("time", "hurried"), [(0.0, True), (60.0, False)])
def test_whose_time_was_up_would_have_thought_on(
    monkeypatch: pytest.MonkeyPatch, time: float, hurried: bool
) -> None:
    monkeypatch.setitem(thinking.TIMES, "easy", time)
    game = game_named("crazy_eights")
    record = Record(game, 2, game.house(2, {}))
    seat = begin(record, Seeded(1)).to_move() - 1
    work = Task("T", game.name, 2, {}, tuple(record.lines), seat, "easy", ("", ""), seed=1)
    assert think(work).hurried is hurried
