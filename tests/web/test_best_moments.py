"""About oneself: best moments are chosen from results, and rivals are those one has met."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from inside import guest, inside
from starlette.testclient import TestClient
from test_club_night import moves

from gamenight.store.rivals import games_of
from gamenight.store.schema import RESULTS, TABLES
from gamenight.store.store import Store
from gamenight.web.live.highlights import highlights


def game(
    code: str, score: int, best: int | None, outcome: str = "won", name: str = "cribbage", strong: int = 0
) -> dict[str, Any]:
    return {
        "code": code,
        "game": name,
        "seats": 2,
        "score": score,
        "outcome": outcome,
        "at": 0,
        "lowest": best,
        "highest": best,
        "strong": strong,
    }


def test_each_kind_of_moment_is_found_once_and_no_game_twice() -> None:
    rows = [
        game("A", 121, 120),
        game("B", 121, 60),
        game("C", 80, 121, "lost"),
        game("D", 1, 0, name="chess", strong=1),
        game("E", 2, 30, name="hearts"),
    ]
    found = {each["code"]: (each["kind"], each["number"]) for each in highlights(rows)}
    assert found == {"B": ("row", 2), "A": ("close", 1), "E": ("first", 2), "D": ("strong", 1)}


def test_fewer_points_are_a_better_best_where_the_game_says_so() -> None:
    rows = [game(code, score, 50, "lost", "hearts") for code, score in (("A", 30), ("B", 4), ("C", 9))]
    assert [(each["kind"], each["code"], each["number"]) for each in highlights(rows)] == [("best", "B", 4)]


def test_who_has_played_nothing_has_no_moments() -> None:
    assert highlights([]) == []
    assert highlights([game("A", 1, None, "lost", "bingo")]) == []


@pytest.mark.parametrize(("payoff", "beaten"), [(0, 1), (500, 0)])
def test_a_strong_bot_is_beaten_by_those_it_did_not_win_with(
    tmp_path: Path, payoff: int, beaten: int
) -> None:
    """A partner's bot, or one that shares the win, was not."""
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    a_table = {"code": "A", "game": "texas_42", "seats": 4, "secret": b"", "host": "p", "status": "over",
               "listed": False, "summary": "{}", "created": 0, "moved": 0, "last": 0}  # fmt: skip
    of_all = {"table_id": 1, "game": "texas_42", "options": "{}", "seats": 4, "score": 1, "at": 0}
    sat = [("p", 500, "won"), ("bot:expert", payoff, "lost"), ("bot:easy", 0, "lost")]
    with store.write() as connection:
        connection.execute(TABLES.insert(), [{"id": 1, **a_table}])
        rows = [
            {**of_all, "seat": seat, "player": player, "payoff": got, "outcome": outcome}
            for seat, (player, got, outcome) in enumerate(sat)
        ]
        connection.execute(RESULTS.insert(), rows)
    assert [row["strong"] for row in games_of(store, "p")] == [beaten]
    store.close()


def test_people_who_have_met_are_rivals_and_strangers_are_not(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        people = {name: guest(client, name) for name in ("Dora", "Sami", "Piet")}
        asked = {"game": "poker_dice", "seats": 2, "sit": [0]}
        code = client.post("/api/tables", json=asked, headers=people["Dora"]).json()["code"]
        client.post(f"/api/tables/{code}/seats", json={}, headers=people["Sami"])
        client.post(f"/api/tables/{code}/act", json={"id": "go", "type": "start"}, headers=people["Dora"])
        moves(client, people, {"tables": [{"bye": False, "code": code, "players": ["Dora", "Sami"]}]})
        wait_until_counted(client, people["Dora"])
        dora, sami, piet = (told(client, people[name]) for name in people)
        assert [row["name"] for row in dora["rivals"]] == ["Sami"]
        assert (dora["rivals"][0]["won"], dora["rivals"][0]["lost"]) == (
            sami["rivals"][0]["lost"],
            sami["rivals"][0]["won"],
        )
        assert piet["rivals"] == []
        moments = [*dora["highlights"], *sami["highlights"]]
        assert all(each["code"] == code for each in moments)


def wait_until_counted(client: TestClient, who: dict[str, str]) -> None:
    """Results go into the statistics after the game, not before its end is told."""
    deadline = time.monotonic() + 20
    while not told(client, who)["played"]:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def told(client: TestClient, who: dict[str, str]) -> dict[str, Any]:
    answer: dict[str, Any] = client.get("/api/me/statistics", headers=who).json()
    return answer
