"""The deal of the day on a server: the same as in the terminal, one try each, and results for those who have played."""

from __future__ import annotations

import datetime
import secrets
import time
from pathlib import Path
from typing import Any

import pytest
from fitting import fits
from inside import guest, inside, table
from starlette.testclient import TestClient

from gamenight.bots.daily import deal_of
from gamenight.core.record import Record, read_record
from gamenight.core.registry import game as game_named
from gamenight.sitting.recording import check_luck
from gamenight.terminal.daily import DailySitting
from gamenight.web import answers

DAY = datetime.date(2026, 11, 18)  # dominoes


@pytest.fixture(autouse=True)
def that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamenight.web.live.daily.Daily.today", lambda self: DAY)


def play_through(client: TestClient, who: dict[str, str], code: str) -> None:
    """Always the first thing that may be done, with a word to the others before."""
    deal, deadline = deal_of(DAY), time.monotonic() + 180
    act(client, who, code, type="say", phrase="hello")  # it has a number, and must not move the luck
    while time.monotonic() < deadline:
        update = client.get(f"/api/tables/{code}/state", headers=who).json()
        if update["table"]["status"] == "over":
            return
        if deal.seat in update["table"]["to_move"]:
            text = update["scene"]["choices"][0]["text"]
            act(client, who, code, type="move", text=text, seen=update["table"]["number"])
        else:
            time.sleep(0.02)
    raise AssertionError("it does not end")


def act(client: TestClient, who: dict[str, str], code: str, **given: Any) -> dict[str, Any]:
    answer: dict[str, Any] = client.post(
        f"/api/tables/{code}/act", json={"id": secrets.token_hex(4), **given}, headers=who
    ).json()
    return answer


def in_the_terminal() -> Record:
    """The same choices by somebody in another house, without a network."""
    deal = deal_of(DAY)
    names = tuple(f"Player {seat + 1}" for seat in range(deal.seats))
    house = deal.game.house(deal.seats, deal.options)
    sitting = DailySitting(deal, Record(deal.game, deal.seats, house, names, deal.commitment()))
    while not sitting.over():
        if sitting.my_turn():
            sitting.play(sitting.scene().choices[0].text)
        else:
            sitting.play_bot()
    return sitting.record


def test_the_same_choices_make_the_same_game_on_a_server_and_in_a_terminal(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel = guest(client)
        code = client.post("/api/daily", headers=mabel).json()["code"]
        play_through(client, mabel, code)
        record = read_record(client.get(f"/api/tables/{code}/record", headers=mabel).text, game_named)
    assert record.lines == in_the_terminal().lines
    assert check_luck(record) > 0


def test_everybody_has_one_try_and_sees_the_others_after_it(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel, theo = guest(client), guest(client, "Theo")
        code = client.post("/api/daily", headers=mabel).json()["code"]
        assert client.post("/api/daily", headers=mabel).json()["code"] == code
        for type in ("hint", "undo", "resign"):
            assert act(client, mabel, code, type=type)["error"]["kind"] == "forbidden"
        play_through(client, mabel, code)
        after = with_house(client, mabel)
        before = client.get("/api/daily", headers=theo).json()
        assert before["played"] == 1
        assert before["people"] == [], "strangers are counted, not named"
        assert not {"score", "house", "field"} & set(before)
        assert after["finished"]
        assert after["field"] == [{"name": "Mabel", "score": after["score"], "you": True, "friend": False}]
        assert [day["result"] for day in after["month"] if day["played"]] == [after["result"]]
        table(client, mabel, sit=[0], seats=2)
        joined = client.get("/api/me/tables", headers=mabel).json()["tables"][0]["code"]
        client.post(f"/api/tables/{joined}/seats", json={}, headers=theo)
        assert client.get("/api/daily", headers=theo).json()["people"] == ["Mabel"], (
            "who sat with one is named"
        )
        assert (after["streak"], after["longest"]) == (1, 1)
        assert after["result"] in ("better", "even", "worse")
        assert client.post("/api/daily", headers=mabel).json()["code"] == code


def with_house(client: TestClient, who: dict[str, str]) -> dict[str, Any]:
    """What is said once the house has played, too."""
    deadline = time.monotonic() + 180
    while True:
        said: dict[str, Any] = client.get("/api/daily", headers=who).json()
        fits(said, answers.Daily)
        if said.get("house") is not None:
            return said
        assert time.monotonic() < deadline, said
        time.sleep(0.1)


def test_tomorrow_s_deal_is_not_told_today(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        assert client.get("/api/daily?day=2026-11-19").status_code == 403
        assert client.get("/api/daily?day=yesterday").status_code == 422
        assert client.get("/api/daily").json()["tomorrow"]["game"] == "crazy_eights"
