"""Nobody has a result that they have not played: every way to one that could be thought of, tried at a server.

`docs/fairness.md` has a row for each way, and names the tests here.
"""

from __future__ import annotations

import datetime
import secrets
import time
from pathlib import Path
from typing import Any

import pytest
from inside import guest, inside, table
from starlette.testclient import TestClient

from gamenight.bots.daily import deal_of

DAY = datetime.date(2026, 11, 7)  # poker dice
Who = dict[str, str]


@pytest.fixture(autouse=True)
def that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamenight.web.live.daily.Daily.today", lambda self: DAY)


def act(client: TestClient, who: Who, code: str, type: str, **given: Any) -> dict[str, Any]:
    asked = {"id": secrets.token_hex(4), "type": type, **given}
    answer: dict[str, Any] = client.post(f"/api/tables/{code}/act", json=asked, headers=who).json()
    return answer


def see(client: TestClient, who: Who, code: str) -> dict[str, Any]:
    shown: dict[str, Any] = client.get(f"/api/tables/{code}/state", headers=who).json()
    return shown


def play_on(client: TestClient, people: dict[int, Who], code: str, most: int = 1000) -> None:
    """People by seat play the first thing they may, until it is over or so many moves are made."""
    deadline = time.monotonic() + 120
    while most > 0:
        assert time.monotonic() < deadline, "it does not end"
        shown = {seat: see(client, who, code) for seat, who in people.items()}
        state = next(iter(shown.values()))
        if state["table"]["status"] == "over":
            return
        movers = [seat for seat in state["table"]["to_move"] if seat in people]
        if not movers or not shown[movers[0]]["scene"].get("choices"):
            time.sleep(0.01)  # a bot is thinking
            continue
        text = shown[movers[0]]["scene"]["choices"][0]["text"]
        seen = shown[movers[0]]["table"]["number"]
        act(client, people[movers[0]], code, "move", text=text, seen=seen)
        most -= 1


def two(client: TestClient, **asked: Any) -> tuple[Who, Who, str]:
    """Mabel and Theo at a table of poker dice that counts."""
    mabel, theo = guest(client), guest(client, "Theo")
    code = table(client, mabel, game="poker_dice", seats=2, **asked)["code"]
    client.post(f"/api/tables/{code}/seats", json={}, headers=theo)
    assert act(client, mabel, code, "start")["ok"]
    assert see(client, mabel, code)["table"]["stats"]
    return mabel, theo, code


def with_bot(client: TestClient) -> tuple[Who, str]:
    mabel = guest(client)
    bots = [{"seat": 1, "level": "random"}]
    return mabel, table(client, mabel, game="poker_dice", seats=2, bots=bots, start=True)["code"]


def played(client: TestClient, who: Who) -> int:
    """Games in somebody's statistics, once all that is over has been counted."""
    time.sleep(0.3)
    return int(client.get("/api/me/statistics", headers=who).json()["played"])


def kinds(client: TestClient, who: Who, code: str) -> list[str]:
    return [event["kind"] for event in see(client, who, code)["events"]]


# Help in games that count


def test_a_game_between_two_counts_for_both(tmp_path: Path) -> None:
    """What the others here are held against."""
    with inside(tmp_path) as (client, _):
        mabel, theo, code = two(client)
        play_on(client, {0: mabel, 1: theo}, code)
        assert [played(client, who) for who in (mabel, theo)] == [1, 1]


@pytest.mark.parametrize("help", ["hint", "cover", "program"])
def test_between_people_help_waits_until_all_have_agreed_that_it_counts_for_nobody(
    tmp_path: Path, help: str
) -> None:
    with inside(tmp_path) as (client, _):
        mabel, theo, code = two(client)
        mover, other = (mabel, theo) if see(client, mabel, code)["table"]["to_move"] == [0] else (theo, mabel)
        level = {"level": "expert"} if help == "cover" else {}
        before = see(client, mabel, code)["table"]["number"]
        assert act(client, mover, code, help, **level)["error"]["kind"] == "forbidden"
        assert see(client, mabel, code)["table"]["number"] == before
        assert act(client, mover, code, "friendly")["ok"]
        assert act(client, other, code, "consent", to="friendly", yes=True)["ok"]
        assert act(client, mover, code, help, **level)["ok"]
        if help == "cover":
            act(client, mover, code, "return")
        play_on(client, {0: mabel, 1: theo}, code)
        assert [played(client, who) for who in (mabel, theo)] == [0, 0]


@pytest.mark.parametrize("help", ["hint", "cover", "program"])
def test_alone_with_bots_help_is_told_before_it_comes_and_ends_the_counting(
    tmp_path: Path, help: str
) -> None:
    with inside(tmp_path) as (client, _):
        mabel, code = with_bot(client)
        while see(client, mabel, code)["table"]["to_move"] != [0]:
            time.sleep(0.01)
        answer = act(client, mabel, code, help, **({"level": "easy"} if help == "cover" else {}))
        assert answer["ok"], answer
        assert not see(client, mabel, code)["table"]["stats"]
        if help == "cover":
            told = kinds(client, mabel, code)
            assert told.index("friendly") < told.index("covered")
            act(client, mabel, code, "return")
        play_on(client, {0: mabel}, code)
        assert played(client, mabel) == 0


def test_whoever_wants_to_think_without_a_clock_asks_the_other(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel, theo, code = two(client, clock={"kind": "game", "seconds": 60})
        assert act(client, mabel, code, "pause")["ok"]
        assert see(client, mabel, code)["table"]["status"] == "playing"
        assert act(client, theo, code, "consent", to="pause", yes=True)["ok"]
        assert see(client, mabel, code)["table"]["status"] == "paused"


def test_one_guest_at_two_seats_counts_for_nobody(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel = guest(client)
        made = table(client, mabel, game="poker_dice", seats=2, sit=[0, 1], start=True)
        tokens = [{"authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]
        play_on(client, dict(enumerate(tokens)), made["code"])
        assert played(client, mabel) == 0


def test_whoever_resigns_before_anything_was_played_gives_no_win_away(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel, theo, code = two(client)
        assert act(client, theo, code, "resign")["ok"]
        assert [played(client, who) for who in (mabel, theo)] == [0, 0]


def test_whoever_gets_up_has_no_result_and_the_other_has(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel, theo, code = two(client)
        play_on(client, {0: mabel, 1: theo}, code, most=1)
        assert client.delete(f"/api/tables/{code}/seats/1", headers=theo).status_code == 200
        play_on(client, {0: mabel}, code)
        assert [played(client, who) for who in (mabel, theo)] == [1, 0]


def test_a_record_that_is_handed_in_is_nobodys_result(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel, theo, code = two(client)
        play_on(client, {0: mabel, 1: theo}, code)
        record = client.get(f"/api/tables/{code}/record").text
        for path in ("/api/replay", "/api/review"):
            assert client.post(path, json={"record": record}, headers=mabel).status_code == 200
        assert played(client, mabel) == 1
        paths = client.get("/api/openapi.json").json()["paths"]
        assert not [path for path in paths if "import" in path], "and there is no way to hand in a table"


# The deal of the day


def today(client: TestClient, who: Who) -> dict[str, Any]:
    time.sleep(0.3)  # what is over is counted by and by
    shown: dict[str, Any] = client.get("/api/daily", headers=who).json()
    return shown


def begin(client: TestClient, who: Who) -> str:
    return str(client.post("/api/daily", headers=who).json()["code"])


@pytest.mark.parametrize("help", ["hint", "cover", "program", "undo", "friendly"])
def test_nobody_is_helped_at_the_deal_of_the_day(tmp_path: Path, help: str) -> None:
    with inside(tmp_path) as (client, _):
        mabel = guest(client)
        code = begin(client, mabel)
        play_on(client, {deal_of(DAY).seat: mabel}, code, most=1)
        while not see(client, mabel, code)["table"]["to_move"]:
            time.sleep(0.01)
        answer = act(client, mabel, code, help, **({"level": "expert"} if help == "cover" else {}))
        assert answer["error"]["kind"] in ("forbidden", "late"), answer
        assert see(client, mabel, code)["table"]["help"] == "no"


def test_the_deal_of_the_day_has_a_result_and_is_never_rated(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel = guest(client)
        code = begin(client, mabel)
        play_on(client, {deal_of(DAY).seat: mabel}, code)
        assert today(client, mabel)["finished"]
        assert played(client, mabel) == 0


def test_whoever_gets_up_from_the_deal_of_the_day_has_had_their_try(tmp_path: Path) -> None:
    """Else they have seen its cards, and play it again."""
    with inside(tmp_path) as (client, _):
        mabel = guest(client)
        code = begin(client, mabel)
        shown = client.get(f"/api/tables/{code}", headers=mabel).json()
        seat = next(each["seat"] for each in shown["seats"] if each["yours"])
        client.delete(f"/api/tables/{code}/seats/{seat}", headers=mabel)
        assert begin(client, mabel) == code


def test_a_deal_of_the_day_that_is_closed_half_way_has_no_result(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel = guest(client)
        code = begin(client, mabel)
        play_on(client, {deal_of(DAY).seat: mabel}, code, most=1)
        assert act(client, mabel, code, "close")["ok"]
        shown = today(client, mabel)
        assert (shown["finished"], shown["absent"], shown["code"]) == (False, True, code)
        assert begin(client, mabel) == code


# Evenings


def test_whoever_leaves_a_duplicate_s_table_to_a_bot_has_no_result_of_the_deal(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel, theo = guest(client), guest(client, "Theo")
        asked = {"game": "poker_dice", "seats": 2, "deals": 1}
        code = client.post("/api/duplicates", json=asked, headers=mabel).json()["code"]
        client.post(f"/api/duplicates/{code}/join", headers=theo)
        tables = [
            client.post(f"/api/duplicates/{code}/play", headers=who).json()["code"] for who in (mabel, theo)
        ]
        assert act(client, theo, tables[1], "cover", level="expert")["error"]["kind"] == "forbidden"
        assert client.delete(f"/api/tables/{tables[1]}/seats/0", headers=theo).status_code == 200
        play_on(client, {0: mabel}, tables[0])
        deadline = time.monotonic() + 60
        while (
            len((shown := client.get(f"/api/duplicates/{code}", headers=mabel).json())["played"][0]["lines"])
            < 2
        ):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        lines = {line["name"]: line for line in shown["played"][0]["lines"]}
        assert (lines["Mabel"]["absent"], lines["Theo"]["absent"]) == (False, True)
        assert lines["Theo"]["better"] is None
        assert {row["name"]: row["played"] for row in shown["totals"]} == {"Mabel": 1, "Theo": 0}


def test_a_game_that_is_given_up_at_a_club_night_is_a_forfeit(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        people = {name: guest(client, name) for name in ("Dora", "Sami")}
        asked = {"game": "poker_dice", "seats": 2, "rounds": 1}
        code = client.post("/api/clubs", json=asked, headers=people["Dora"]).json()["code"]
        client.post(f"/api/clubs/{code}/join", headers=people["Sami"])
        board = client.post(f"/api/clubs/{code}/round", headers=people["Dora"]).json()["tables"][0]
        assert act(client, people["Sami"], board["code"], "resign")["ok"]
        rows = client.get(f"/api/clubs/{code}").json()["standings"]
        assert {row["name"]: row["total"] for row in rows} == {"Dora": 10, "Sami": 6}
        assert [played(client, who) for who in people.values()] == [0, 0], "but for no rating"


def test_whoever_leaves_a_club_night_s_table_to_a_bot_has_no_points_and_the_other_has(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        people = {name: guest(client, name) for name in ("Dora", "Sami")}
        asked = {"game": "poker_dice", "seats": 2, "rounds": 1}
        code = client.post("/api/clubs", json=asked, headers=people["Dora"]).json()["code"]
        client.post(f"/api/clubs/{code}/join", headers=people["Sami"])
        board = client.post(f"/api/clubs/{code}/round", headers=people["Dora"]).json()["tables"][0]
        seat = {name: board["players"].index(name) for name in people}
        for help in ("hint", "cover"):
            mover = see(client, people["Dora"], board["code"])["table"]["to_move"][0]
            who = people[board["players"][mover]]
            assert act(client, who, board["code"], help)["error"]["kind"] == "forbidden"
        client.post(f"/api/clubs/{code}/leave", headers=people["Sami"])
        play_on(client, {seat["Dora"]: people["Dora"]}, board["code"])
        night = client.get(f"/api/clubs/{code}").json()
        assert night["tables"][0]["absent"] == [seat["Sami"]]
        rows = {row["name"]: row["points"][0] for row in night["standings"]}
        assert rows["Sami"] is None
        assert rows["Dora"] in (10, 6)
