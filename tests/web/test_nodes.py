"""Two nodes, one PostgreSQL, one Redis: any node serves any table, and a node that dies is not missed for long."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from databases import missing, postgres, redis
from serving import Person, Server, Socket, get, post

from gamenight.store.store import Store

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing() or "all there")


@pytest.fixture(scope="module")
def shared() -> Iterator[tuple[str, str]]:
    with postgres() as database, redis() as fanout:
        yield database, fanout


@pytest.fixture(scope="module")
def servers(shared: tuple[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    folder: Path = tmp_path_factory.mktemp("nodes")
    both = [Server(*shared, log=folder / f"log{n}", workers=1) for n in range(2)]
    yield both
    for server in both:
        server.kill()


@pytest.fixture
def nodes(servers: list[Server]) -> list[Server]:
    """Both nodes running, whatever the test before did to them."""
    stopped = [server for server in servers if not server.running()]
    for server in stopped:
        server.start(wait=False)
    for server in stopped:
        server.wait()
    return servers


def test_exactly_one_node_plays_a_bot(nodes: list[Server]) -> None:
    """Both nodes see the table, and each move of its bots is made once. The first test: no other table has bots yet."""
    mabel = Person(nodes[0].url)
    made = mabel.table(
        seats=4, sit=[], bots=[{"seat": seat, "level": "random"} for seat in range(4)], start=False
    )
    code = made["code"]
    watchers = [Socket(node.url, code) for node in nodes]
    before = [bot_moves(node) for node in nodes]
    assert mabel.act(code, "start")["ok"]
    for watcher in watchers:
        while (watcher.update["table"] or {}).get("status") != "over":
            watcher.next("update")
    made_by = [bot_moves(node) - earlier for node, earlier in zip(nodes, before, strict=True)]
    record = mabel.http.get(f"/api/tables/{code}/record").text
    moves = [line for line in record.splitlines() if re.match(r"\d+ \d+ ", line)]
    assert sum(made_by) == len(moves)
    assert max(made_by) > 10


def test_a_deal_of_the_day_is_one_try_on_all_nodes(nodes: list[Server]) -> None:
    mabel = Person(nodes[0].url)
    who = {"authorization": f"Bearer {mabel.token}"}
    with ThreadPoolExecutor(2) as both:  # at once
        list(both.map(lambda node: post(f"{node.url}/api/daily", headers=who), nodes))
    codes = {post(f"{node.url}/api/daily", headers=who).json()["code"] for node in nodes}
    assert len(codes) == 1
    told = [get(f"{node.url}/api/daily", headers=who).json() for node in nodes]
    assert told[0]["code"] == told[1]["code"]
    assert told[0]["commitment"] == told[1]["commitment"]


def test_a_night_and_a_duplicate_are_the_same_on_all_nodes(nodes: list[Server]) -> None:
    mabel, theo = Person(nodes[0].url), Person(nodes[1].url, "Theo")
    asked = {"game": "chess", "together": 2, "deals": 1}
    code = mabel.http.post("/api/duplicates", json=asked).json()["code"]
    assert theo.http.post(f"/api/duplicates/{code}/join").json()["you_in"]
    with ThreadPoolExecutor(
        2
    ) as both:  # at once: one makes the table, the other is told of it, or to try again
        answers = list(both.map(lambda who: who.http.post(f"/api/duplicates/{code}/play"), (mabel, theo)))
    assert any(answer.status_code == 200 for answer in answers)
    tables = {who.http.post(f"/api/duplicates/{code}/play").json()["code"] for who in (mabel, theo)}
    assert len(tables) == 1
    club = mabel.http.post("/api/clubs", json={"game": "chess", "rounds": 1}).json()["code"]
    assert theo.http.post(f"/api/clubs/{club}/join").json()["people"] == 2
    begun = mabel.http.post(f"/api/clubs/{club}/round").json()
    assert theo.http.get(f"/api/clubs/{club}").json()["tables"][0]["code"] == begun["tables"][0]["code"]


def test_two_people_on_two_nodes(nodes: list[Server]) -> None:
    mabel, theo = Person(nodes[0].url, "Mabel"), Person(nodes[1].url, "Theo")
    made = mabel.table(seats=2)
    sat = theo.sit(made["code"])
    mine = Socket(nodes[0].url, made["code"], made["seats"][0]["token"])
    theirs = Socket(nodes[1].url, made["code"], sat["token"])
    started = mine.act("start")
    theirs.until(started["number"])
    for _ in range(30):
        newest = max(mine.number, theirs.number)
        mine.until(newest), theirs.until(newest)
        if not mine.update["to_move"]:
            break
        mover = mine if mine.update["to_move"] == [0] else theirs
        answer = mover.move(mover.choices()[0])
        assert answer["ok"], answer
    seen = mine.next("presence") if not all_here(mabel, made["code"]) else None
    assert seen is None or seen["here"]
    assert all_here(mabel, made["code"])


def all_here(person: Person, code: str) -> bool:
    return all(seat["here"] for seat in person.see(code)["seats"])


def test_a_dead_nodes_bots_go_on_elsewhere(nodes: list[Server], shared: tuple[str, str]) -> None:
    """The node that keeps a table is killed: within seconds another plays its bots, and each move is made once."""
    mabel = Person(nodes[0].url)
    bots = [{"seat": seat, "level": "medium"} for seat in (1, 2, 3)]
    made = mabel.table(seats=4, bots=bots, options={"target": 200}, start=True)
    code = made["code"]
    watcher = Socket(nodes[1].url, code)
    mine = Socket(nodes[0].url, code, made["seats"][0]["token"])
    assert mine.act("cover", level="medium")["ok"]
    watcher.until(mine.number + 3)
    nodes[0].kill()
    killed, number = time.monotonic(), watcher.number
    watcher.until(number + 8)
    assert time.monotonic() - killed < 15
    store = Store(shared[0])
    loaded = store.load(code)
    store.close()
    assert loaded is not None
    assert loaded[1].number >= number + 8


def bot_moves(node: Server) -> float:
    lines = Person(node.url).http.get("/metrics").text.splitlines()
    return sum(
        float(line.rsplit(" ", 1)[1]) for line in lines if line.startswith("gamenight_bot_moves_total")
    )


def test_a_graceful_stop_hands_over_at_once(nodes: list[Server]) -> None:
    mabel = Person(nodes[0].url)
    made = mabel.table(seats=2, bots=[{"seat": 1, "level": "random"}], start=True)
    mine = Socket(nodes[0].url, made["code"], made["seats"][0]["token"])
    assert mine.update["to_move"] is not None
    assert nodes[0].stop() in (0, -signal.SIGTERM)
    again = Socket(nodes[1].url, made["code"], made["seats"][0]["token"], resume=mine.number)
    while again.update["to_move"] != [0]:
        again.next("update")
    assert again.move(again.choices()[0])["ok"]


def test_a_phone_at_one_node_directs_a_television_at_the_other(nodes: list[Server]) -> None:
    screen = post(f"{nodes[0].url}/api/screens", json={}).json()["code"]
    ruth = Person(nodes[1].url, "Ruth")
    table = ruth.table()["code"]
    assert ruth.http.put(f"/api/screens/{screen}", json={"table": table}).status_code == 200
    assert get(f"{nodes[0].url}/api/screens/{screen}?seen=0").json()["shows"] == table
