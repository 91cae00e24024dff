"""Guests: cookies, recovery, statistics, taking one's data and having it removed."""

from __future__ import annotations

import httpx
import sqlalchemy as sa
from fitting import fits
from serving import Person, Server, Socket, get, new_id, post

from gamenight.web import answers


def test_a_guest_in_one_click(server: Server) -> None:
    answer = post(f"{server.url}/api/me", json={"name": "Mabel"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert get(f"{server.url}/api/me").status_code == 401
    mabel = Person(server.url)
    assert mabel.http.get("/api/me").json() == {"player": mabel.player, "name": "Mabel", "child": False}
    assert mabel.http.post("/api/me", json={"name": "Mabel B."}).json()["new"] is False
    assert mabel.http.get("/api/me").json()["name"] == "Mabel B."


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    mabel = Person(server.url)
    player, signature = mabel.token.split(".")[1:]
    for forged in (
        f"g.{player}.{signature[:-4]}AAAA",
        f"g.p_other.{signature}",
        "g..",
        "nonsense",
        mabel.token[2:],
    ):
        answer = get(f"{server.url}/api/me", cookies={"gamenight": forged})
        assert answer.status_code == 401


def test_a_recovery_code_brings_everything_to_another_device(server: Server) -> None:
    mabel = Person(server.url)
    code = mabel.table()["code"]
    first = mabel.http.post("/api/me/recovery").json()["code"]
    recovery = mabel.http.post("/api/me/recovery").json()["code"]
    assert post(f"{server.url}/api/recover", json={"code": first}).status_code == 403
    with httpx.Client(base_url=server.url) as phone:
        assert phone.post("/api/recover", json={"code": recovery.lower()}).json()["player"] == mabel.player
        assert [row["code"] for row in phone.get("/api/me/tables").json()["tables"]] == [code]
        assert phone.get(f"/api/tables/{code}").json()["seats"][0]["token"]
        phone.post("/api/me/logout")
        assert phone.get("/api/me").status_code == 401


def test_a_table_is_private_unless_its_host_lists_it(server: Server) -> None:
    mabel, theo = Person(server.url), Person(server.url, "Theo")
    code = mabel.table(seats=2)["code"]

    def listed() -> list[str]:
        return [row["code"] for row in theo.http.get("/api/tables").json()["tables"]]

    assert code not in listed()
    assert theo.act(code, "settings", listed=True)["error"]["kind"] == "forbidden"
    assert mabel.act(code, "settings", listed=True)["ok"]
    assert code in listed()
    assert code not in [row["code"] for row in theo.http.get("/api/tables?game=hearts").json()["tables"]]


def finished(server: Server, words: str = "Good evening") -> tuple[Person, Person, str]:
    mabel, theo, moved = Person(server.url), Person(server.url, "Theo"), set[str]()
    code = mabel.table(seats=2)["code"]
    theo.sit(code)
    assert theo.act(code, "say", words=words)["ok"]
    assert mabel.act(code, "start")["ok"]
    for _ in range(40):  # until both have moved: before that nothing counts
        who = (mabel, theo)[mabel.see(code)["to_move"][0]]
        state = who.http.get(f"/api/tables/{code}/state").json()
        drawing = {choice["text"] for choice in state["scene"]["choices"]}
        text = "draw" if "draw" in drawing else state["scene"]["choices"][0]["text"]
        assert who.act(code, "move", text=text, seen=state["number"])["ok"]
        moved.add(who.player)
        if len(moved) == 2:
            break
    assert theo.act(code, "resign")["ok"]
    return mabel, theo, code


def test_statistics_and_ratings(server: Server) -> None:
    mabel, theo, _ = finished(server)
    for _ in range(100):
        if mabel.http.get("/api/me/statistics").json()["played"]:
            break
    mine = mabel.http.get("/api/me/statistics").json()
    fits(mine, answers.Statistics)
    assert (mine["played"], mine["won"]) == (1, 1)
    assert mine["games"][0]["game"] == "crazy_eights"
    theirs = mabel.http.get(f"/api/players/{theo.player}/statistics").json()
    assert theirs["games"][0]["lost"] == 1
    assert mine["games"][0]["rating"] > theirs["games"][0]["rating"]
    rows = mabel.http.get("/api/games/crazy_eights/ratings?seats=2").json()["rows"]
    assert {mabel.player, theo.player} <= {row["player"] for row in rows}
    assert mabel.http.get("/api/players/p_nobody/statistics").status_code == 404


def test_export_holds_what_is_mine_and_no_luck(server: Server) -> None:
    _, theo, code = finished(server)
    mine = theo.http.get("/api/me/export").json()
    (table,) = mine["tables"]
    assert table["code"] == code
    kinds = [event["kind"] for event in table["events"]]
    assert [kind for kind in kinds if kind != "moved"] == ["sat", "said", "resigned"]
    assert "luck" not in str(mine)


def test_delete_really_deletes(server: Server) -> None:
    mabel, theo, code = finished(server, "My secret is marmalade")
    open_code = theo.table(seats=2, sit=[0], bots=[{"seat": 1, "level": "random"}], start=True)["code"]
    assert theo.http.delete("/api/me").json() == {"ok": True}
    assert theo.http.get("/api/me").status_code == 401
    seen = mabel.see(code)
    assert [seat["name"] for seat in seen["seats"]] == ["Mabel", "Someone"]
    everything = (
        mabel.http.get(f"/api/tables/{code}/state").text + mabel.http.get(f"/api/tables/{code}/record").text
    )
    assert "marmalade" not in everything
    assert "Theo" not in everything
    assert theo.player not in everything
    assert mabel.http.get(f"/api/players/{theo.player}/statistics").status_code == 404
    assert [seat["kind"] for seat in mabel.see(open_code)["seats"]] == ["bot", "bot"]
    held = [row for row in everything_stored(server.database) if theo.player in row or "marmalade" in row]
    assert held == []


def everything_stored(database: str) -> list[str]:
    engine = sa.create_engine(database.replace("postgresql:", "postgresql+psycopg:"))
    with engine.connect() as connection:
        tables = ("events", "tables", "players", "results", "ratings", "sitters")
        rows = [str(row) for table in tables for row in connection.execute(sa.text(f"SELECT * FROM {table}"))]
    engine.dispose()
    return rows


def test_get_up_and_be_unseated(server: Server) -> None:
    mabel, theo, zoe = (Person(server.url, name) for name in ("Mabel", "Theo", "Zoe"))
    code = mabel.table(seats=3)["code"]
    theo.sit(code, seat=2)
    zoe.sit(code, seat=1)
    assert theo.http.delete(f"/api/tables/{code}/seats/1").status_code == 403
    assert theo.http.delete(f"/api/tables/{code}/seats/2").status_code == 200
    assert mabel.http.delete(f"/api/tables/{code}/seats/1").status_code == 200
    assert [seat["kind"] for seat in mabel.see(code)["seats"]] == ["person", "empty", "empty"]


def test_the_host_closes_a_table(server: Server) -> None:
    mabel, theo = Person(server.url), Person(server.url, "Theo")
    made = mabel.table(seats=2)
    token = theo.sit(made["code"])["token"]
    socket = Socket(server.url, made["code"], token)
    answer = mabel.http.post(
        f"/api/tables/{made['code']}/act",
        json={"type": "close", "id": new_id()},
        headers={"authorization": f"Bearer {made['host_token']}"},
    )
    assert answer.json()["ok"]
    assert socket.next("bye")["reason"] == "closed"
    assert theo.act(made["code"], "say", words="Hello?")["error"]["kind"] == "over"


def test_spectators_only_where_they_are_welcome(server: Server) -> None:
    mabel, theo = Person(server.url), Person(server.url, "Theo")
    code = mabel.table(seats=2)["code"]
    watcher = Socket(server.url, code)
    assert mabel.act(code, "settings", spectators=False)["ok"]
    assert watcher.next("bye")["reason"] == "forbidden"
    assert theo.http.get(f"/api/tables/{code}/state").status_code == 403
