"""The page's types are those of the server: written anew whenever these change, and true of what is really sent."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from fitting import fits
from serving import Person, Server, Socket, get

from gamenight.web import answers, protocol

ROOT = Path(__file__).parents[2]


def test_the_page_s_types_are_written_anew_when_the_server_s_change() -> None:
    done = subprocess.run(
        [sys.executable, "scripts/shapes.py", "--check"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def test_what_is_sent_has_the_shapes_that_the_page_is_told(server: Server) -> None:
    mabel = Person(server.url)
    fits(get(f"{server.url}/api/games").json(), protocol.Shelf)
    table = mabel.table("hearts", bots=[{"seat": n, "level": "easy"} for n in (1, 2, 3)], start=True)
    fits(table, protocol.TableInfo)
    socket = Socket(server.url, table["code"], table["seats"][0]["token"])
    fits(socket.welcome, protocol.Welcome)
    fits(socket.update, protocol.Update)
    fits(socket.update["events"][0], protocol.TableEvent)
    fits(socket.act("hint"), protocol.Answer)
    fits(socket.act("why_not", text="nonsense"), protocol.Answer)
    fits(mabel.http.get("/api/me/tables").json()["tables"][0], protocol.TableRow)


def test_what_is_answered_besides_has_the_shapes_that_the_page_is_told(server: Server) -> None:
    mabel = Person(server.url)
    for game in ("hearts", "chess", "monopoly"):
        fits(get(f"{server.url}/api/games/{game}/lesson").json(), answers.Lesson)
    fits(mabel.http.get("/api/me/statistics").json(), answers.Statistics)
    fits(get(f"{server.url}/api/daily").json(), answers.Daily)
