"""A host and those who sit at their table, over the socket: who is here plays for themselves."""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from serving import Person, Server, Socket, new_id


def two(server: Server, **asked: Any) -> tuple[Person, Person, str, Socket, Socket]:
    mabel, theo = Person(server.url, "Mabel"), Person(server.url, "Theo")
    made = mabel.table(**asked)
    code = made["code"]
    token = theo.sit(code)["token"]
    host = Socket(server.url, code, made["seats"][0]["token"], guest=mabel.token)
    guest = Socket(server.url, code, token)
    mabel.act(code, "start")
    return mabel, theo, code, host, guest


def test_a_host_cannot_play_for_somebody_who_is_here(server: Server) -> None:
    mabel, _, code, _, _ = two(server, grace=1)
    time.sleep(1.3)
    for act in ("seat_bot", "unseat"):
        answer = mabel.act(code, act, seat=1)
        assert answer["error"]["kind"] == "forbidden"
        assert "Theo is here" in answer["error"]["sentence"]
    seats = mabel.see(code)["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person"]
    assert not seats[1]["covered"]


def test_who_has_been_away_for_as_long_as_the_table_waits_may_be_covered(server: Server) -> None:
    mabel, _, code, _, guest = two(server, grace=2)
    assert "cover_absent" in mabel.see(code)["host_may"]
    guest.close()
    assert mabel.act(code, "seat_bot", seat=1)["error"]["kind"] == "forbidden"
    time.sleep(2.5)
    if not mabel.see(code)["seats"][1]["covered"]:  # it may be that the table has done it by itself
        assert mabel.act(code, "seat_bot", seat=1, level="easy")["ok"]
    assert mabel.see(code)["seats"][1]["covered"]


def test_a_rematch_asked_for_twice_at_once_makes_one_table(server: Server) -> None:
    mabel = Person(server.url)
    for _ in range(4):
        made = mabel.table(bots=[{"seat": 1, "level": "random"}], start=True)
        mabel.act(made["code"], "resign")
        before = len(mabel.http.get("/api/me/tables?open=true").json()["tables"])
        ids = [new_id(), new_id()]
        with ThreadPoolExecutor(4) as pool:
            asks = [pool.submit(mabel.act, made["code"], "rematch", id=id) for id in ids * 2]
            answers = [ask.result() for ask in asks]
        codes = {answer["code"] for answer in answers if answer.get("ok")}
        assert codes == {mabel.see(made["code"])["rematch"]}
        assert len(mabel.http.get("/api/me/tables?open=true").json()["tables"]) == before + 1
        won = [answer["id"] for answer in answers if answer.get("ok")]
        assert len(won) >= 2, "whoever sends the same act again gets the same answer"
        assert len(set(won)) == 1
