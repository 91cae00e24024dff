"""Televisions that phones direct."""

from __future__ import annotations

import time

from serving import Person, Server, get, post


def switch_on(server: Server, **asked: str) -> str:
    answer = post(f"{server.url}/api/screens", json=asked)
    assert answer.status_code == 201
    return str(answer.json()["code"])


def test_a_phone_puts_a_table_on_the_television(server: Server) -> None:
    tv, ruth = switch_on(server), Person(server.url, "Ruth")
    table = ruth.table()["code"]
    told = ruth.http.put(f"/api/screens/{tv.lower()}", json={"table": table})
    assert told.json() == {"code": tv, "shows": table, "turn": 1, "by": "Ruth"}
    assert get(f"{server.url}/api/screens/{tv}?seen=0").json()["shows"] == table
    ruth.http.put(f"/api/screens/{tv}", json={})
    assert get(f"{server.url}/api/screens/{tv}").json()["shows"] == ""


def test_a_television_that_has_seen_it_waits_for_the_next(server: Server) -> None:
    tv = switch_on(server)
    began = time.monotonic()
    assert get(f"{server.url}/api/screens/{tv}?seen=0").json()["turn"] == 0
    assert time.monotonic() - began > 2


def test_a_television_keeps_its_code_and_its_table_over_a_restart_of_the_server(server: Server) -> None:
    table = Person(server.url).table()["code"]
    assert switch_on(server, code="ABCDE", shows=table) == "ABCDE"
    assert get(f"{server.url}/api/screens/ABCDE").json()["shows"] == table
    assert switch_on(server, code="ABCDE") == "ABCDE"
    assert get(f"{server.url}/api/screens/ABCDE").json()["shows"] == table


def test_what_cannot_be_shown_is_refused_in_a_sentence(server: Server) -> None:
    tv, ruth = switch_on(server), Person(server.url, "Ruth")
    for path, body, status in (
        (f"/api/screens/{tv}", {"table": "NOSUCH"}, 404),
        ("/api/screens/QQQQQ", {}, 404),
        (f"/api/screens/{tv}", {"table": 7}, 422),
    ):
        answer = ruth.http.put(path, json=body)
        assert answer.status_code == status
        assert answer.json()["error"]["sentence"]
    stranger = post(f"{server.url}/api/screens/{tv}")
    assert stranger.status_code == 405


def test_a_server_for_one_computer_draws_no_code_that_leads_nowhere(server: Server) -> None:
    said = get(f"{server.url}/api/addresses").json()
    assert said == {"best": "", "why": "loopback", "addresses": []}
    assert get(f"{server.url}/api/qr.svg?path=/tv").status_code == 404
    assert get(f"{server.url}/api/qr.svg?path=//evil.example").status_code in (404, 422)
