"""`gamenight standings`: a night or a duplicate on a server, as lines; and hostile answers in one sentence."""

from __future__ import annotations

import http.server
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from commands import Terminal

DUPLICATE = {
    "title": "Sunday",
    "game_title": "Hearts",
    "deals": 1,
    "groups": [{"played": 1}, {"played": 1}],
    "played": [
        {
            "deal": 0,
            "lines": [
                {"chair": 0, "name": "Mabel", "bot": False, "score": 4, "better": 3.0},
                {"chair": 0, "name": "", "bot": True, "score": 7, "better": -3.0},
            ],
        }
    ],
    "totals": [{"place": 1, "name": "Mabel", "better": [3.0], "total": 3.0}],
}
NIGHT = {
    "title": "Thursday",
    "game_title": "Chess",
    "over": False,
    "round": 2,
    "rounds": 3,
    "standings": [{"place": 1, "name": "Dora", "points": [10, None], "total": 10}],
}


@contextmanager
def answering(status: int, text: bytes) -> Iterator[str]:
    """A server that says the same to everybody."""

    class Same(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(text)

        def log_message(self, *words: object) -> None:
            """Quiet."""

    with http.server.HTTPServer(("127.0.0.1", 0), Same) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        yield f"127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_a_duplicate_is_told_deal_by_deal(gamenight: Terminal) -> None:
    with answering(200, json.dumps(DUPLICATE).encode()) as server:
        said = gamenight("standings", f"http://{server}/duplicate/ABC234")
    assert said.status == 0, said.err
    assert "Sunday: Hearts, 2 of 2 deals played" in said.out
    assert "chair 1  Mabel  4  +3" in said.out
    assert "chair 1  bot    7  -3" in said.out


def test_a_night_is_told_round_by_round(gamenight: Terminal) -> None:
    with answering(200, json.dumps(NIGHT).encode()) as server:
        said = gamenight("standings", f"{server}/club/ABC234")
    assert "Thursday: Chess, round 2 of 3" in said.out
    assert "1  Dora  10  -     10" in said.out


def test_whatever_else_answers_is_said_in_one_sentence(gamenight: Terminal) -> None:
    refusal = b'{"error": {"kind": "not_found", "sentence": "There is no club night ABC234."}}'
    for status, text, sentence in (
        (404, refusal, "There is no club night ABC234."),
        (200, b"<html>", "does not answer"),
        (200, b"[]", "no server of Game Night"),
        (500, b"", "500"),
    ):
        with answering(status, text) as server:
            said = gamenight("standings", f"http://{server}/club/ABC234")
        assert said.status == 2
        assert sentence in said.err
        assert said.err.count("\n") == 1
    assert "no such address" in gamenight("standings", "file:///etc/passwd").err
    assert "no such address" in gamenight("standings", "http://x/t/ABC").err
