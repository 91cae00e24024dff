"""Televisions that phones direct."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from serving import OPEN, Person, Server, get, post

from gamenight.table.events import Refused
from gamenight.web.live.screens import (
    FORGET_SECONDS,
    FRESH_SECONDS,
    MOST,
    OWN,
    KeptScreens,
    RedisScreens,
    Screens,
)


def switched_on(server: Server, **asked: str) -> dict[str, Any]:
    answer = post(f"{server.url}/api/screens", json=asked)
    assert answer.status_code == 201
    screen: dict[str, Any] = answer.json()
    return screen


def switch_on(server: Server, **asked: str) -> str:
    return str(switched_on(server, **asked)["code"])


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
    tv = switched_on(server, shows=table)
    server.kill()
    server.start()
    forgotten = get(f"{server.url}/api/screens/{tv['code']}").status_code == 404
    assert forgotten is not bool(server.redis), "only Redis remembers over a restart"
    own = {"code": tv["code"], "key": tv["key"]}
    again = {"code": tv["code"], "key": tv["key"], "shows": table, "turn": 0, "by": ""}
    assert switched_on(server, **own, shows=table) == again
    assert switched_on(server, **own) == again


def test_a_code_alone_turns_no_television(server: Server) -> None:
    ruth = Person(server.url, "Ruth")
    table, other = ruth.table()["code"], ruth.table()["code"]
    tv = switched_on(server, shows=table)
    for key in ("", tv.get("key", "")[::-1], switched_on(server).get("key", "")):
        asked = {"code": tv["code"], "shows": other} | ({"key": key} if key else {})
        assert switch_on(server, **asked) != tv["code"]
        assert get(f"{server.url}/api/screens/{tv['code']}").json()["shows"] == table
    assert "key" not in get(f"{server.url}/api/screens/{tv['code']}").json()
    assert switched_on(server, code=tv["code"], key=tv["key"], shows=other)["turn"] == 1


def test_a_television_shows_only_tables_that_there_are(server: Server) -> None:
    for shows in ("NOSUCH", "<b>", "QQQQQQ"):
        answer = post(f"{server.url}/api/screens", json={"shows": shows})
        assert answer.status_code == 404
        assert answer.json()["error"]["sentence"]


def test_whoever_chose_is_named_as_they_are_called_now_and_not_once_they_are_gone(server: Server) -> None:
    tv, ruth = switch_on(server), Person(server.url, "Ruth")
    ruth.http.put(f"/api/screens/{tv}", json={"table": ruth.table()["code"]})
    ruth.http.post("/api/me", json={"name": "Ruth B."})
    assert get(f"{server.url}/api/screens/{tv}").json()["by"] == "Ruth B."
    ruth.http.delete("/api/me")
    assert get(f"{server.url}/api/screens/{tv}").json()["by"] == ""


def test_an_address_has_a_share_of_the_televisions(server: Server) -> None:
    here = httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.9"), base_url=server.url)
    OPEN.enter_context(here)
    asking = here.post("/api/screens", json={}).json()["code"]
    here.get(f"/api/screens/{asking}?seen=9")
    codes = [here.post("/api/screens", json={}).json()["code"] for _ in range(2 * OWN)]
    living = [code for code in codes if here.get(f"/api/screens/{code}").status_code == 200]
    assert len(living) == OWN - 1
    assert codes[-1] in living
    assert server.redis or living == codes[1 - OWN :], "the oldest went; Redis knows age by whole seconds"
    assert here.get(f"/api/screens/{asking}").status_code == 200


def test_a_phone_directs_a_television_only_so_often(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", limits=1.0) as limited:
        tv, ruth = switch_on(limited), Person(limited.url, "Ruth")
        put = [ruth.http.put(f"/api/screens/{tv}", json={}).status_code for _ in range(80)]
        assert (put[0], put[-1]) == (200, 429)


class Time:
    """A clock that stands until it is moved."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Redis:
    """Stands in for Redis: keys, sets, and when each key ends."""

    def __init__(self, clock: Time) -> None:
        self.clock = clock
        self.texts: dict[str, tuple[str, float]] = {}
        self.sets: dict[str, list[str]] = {}

    async def get(self, key: str) -> str | None:
        text, until = self.texts.get(key, (None, 0.0))
        return text if until > self.clock() else None

    async def set(self, key: str, text: str, ex: int = 0, xx: bool = False, keepttl: bool = False) -> None:
        assert ex or (xx and keepttl)
        if not xx or await self.get(key) is not None:
            self.texts[key] = (text, self.texts[key][1] if keepttl else self.clock() + ex)

    async def delete(self, key: str) -> None:
        self.texts.pop(key, None)

    async def ttl(self, key: str) -> int:
        return round(self.texts[key][1] - self.clock()) if await self.get(key) is not None else -2

    async def expire(self, key: str, seconds: int) -> None:
        if key in self.texts:
            self.texts[key] = (self.texts[key][0], self.clock() + seconds)

    async def smembers(self, key: str) -> list[str]:
        return list(self.sets.get(key, ()))

    async def sadd(self, key: str, code: str) -> None:
        self.sets.setdefault(key, []).append(code)

    async def srem(self, key: str, *codes: str) -> None:
        self.sets[key] = [code for code in self.sets.get(key, ()) if code not in codes]


def screens_of(kind: str, clock: Time) -> Screens:
    if kind == "memory":
        return Screens(KeptScreens(clock), clock)
    shared = RedisScreens("redis://nowhere")
    shared._redis = Redis(clock)
    return Screens(shared, clock)


@pytest.mark.parametrize("kind", ["memory", "redis"])
def test_made_up_televisions_never_stop_real_ones(kind: str) -> None:
    async def flood() -> None:
        clock = Time()
        screens = screens_of(kind, clock)
        real = await screens.open("192.0.2.1")
        await screens.ask(real.code, -1)
        for n in range(MOST + 100):
            await screens.open(f"10.0.{n // 250}.{n % 250}")
        assert await screens.find(real.code) == real
        late = await screens.open("192.0.2.2")
        assert await screens.ask(late.code, -1) == late

    asyncio.run(flood())


@pytest.mark.parametrize("kind", ["memory", "redis"])
def test_of_one_address_those_that_ask_stay_and_one_too_many_is_refused(kind: str) -> None:
    async def many() -> None:
        clock = Time()
        screens = screens_of(kind, clock)
        first = [await screens.open("192.0.2.1") for _ in range(OWN)]
        clock.now += 5
        for screen in first[1:]:
            assert await screens.ask(screen.code, -1) == screen
        last = await screens.open("192.0.2.1")
        with pytest.raises(Refused):
            await screens.find(first[0].code)  # it never asked
        await screens.ask(last.code, -1)
        with pytest.raises(Refused) as refused:
            await screens.open("192.0.2.1")
        assert refused.value.kind == "too_many"
        await screens.open("192.0.2.2")
        clock.now += FORGET_SECONDS + 1
        fresh = await screens.open("192.0.2.1")
        clock.now += FRESH_SECONDS + 1
        with pytest.raises(Refused):
            await screens.find(fresh.code)

    asyncio.run(many())


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
