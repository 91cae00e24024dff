"""People at a real server: the protocol as a browser uses it."""

from __future__ import annotations

import random
import time

import pytest
from serving import Person, Server, Socket
from websockets.exceptions import ConnectionClosedError

import gamenight
from gamenight.core.record import read_record
from gamenight.sitting.recording import check_luck, replay


def two_at_a_table(
    server: Server, game: str = "crazy_eights", **asked: object
) -> tuple[Person, Person, str, Socket, Socket]:
    mabel, theo = Person(server.url, "Mabel"), Person(server.url, "Theo")
    made = mabel.table(game, seats=2, **asked)
    code = made["code"]
    sat = theo.sit(code)
    mine = Socket(server.url, code, made["seats"][0]["token"], guest=mabel.token)
    theirs = Socket(server.url, code, sat["token"])
    return mabel, theo, code, mine, theirs


def play_on(sockets: list[Socket], moves: int, seed: int = 1) -> bool:
    """So many random moves; whether the game is over."""
    luck = random.Random(seed)
    for _ in range(moves):
        newest = max(socket.number for socket in sockets)
        for socket in sockets:
            socket.until(newest)
        to_move = sockets[0].update["to_move"]
        if not to_move:
            return True
        mover = next(socket for socket in sockets if socket.welcome["seat"] == to_move[0])
        answer = mover.move(luck.choice(mover.choices()))
        assert answer["ok"], answer
        for socket in sockets:
            socket.until(answer["number"])
    return not sockets[0].update["to_move"]


def test_two_people_play_a_whole_game(server: Server) -> None:
    _, theo, code, mine, theirs = two_at_a_table(server)
    assert theirs.act("word", word="banana")["ok"]
    assert mine.act("start")["ok"]
    assert play_on([mine, theirs], 20_000)
    table = mine.update["table"]
    assert table["status"] == "over"
    assert sum(table["payoffs"]) == 1000
    record = read_record(theo.http.get(f"/api/tables/{code}/record").text, gamenight.game)
    assert check_luck(record) > 10
    assert record.words == ("", "banana")
    assert len(list(replay(record))) == len(record.lines)
    luck = theo.http.get(f"/api/tables/{code}/fairness").json()
    assert luck["secret"] == record.secret.hex()
    assert luck["lines"][0] == {"number": 0, "luck": [list(pick) for pick in record.lines[0].luck]}
    for seat in ("0", "1", "-1", "all"):
        seen = theo.http.get(f"/api/tables/{code}/replay", params={"seat": seat, "from": 0, "to": 20}).json()
        assert len(seen["steps"]) == 20
        assert seen["total"] == len(record.lines)
    uploaded = theo.http.post(
        "/api/replay", json={"record": record.text(), "seat": "all", "from": 3, "to": 5}
    )
    assert [step["number"] for step in uploaded.json()["steps"]] == [
        line.number for line in record.lines[3:5]
    ]
    for _ in range(100):  # counted soon after the end
        if theo.http.get("/api/me/statistics").json()["played"] == 1:
            return
        time.sleep(0.1)
    raise AssertionError("the game was not counted")


def test_a_late_or_doubled_move_changes_nothing(server: Server) -> None:
    _, _, _, mine, theirs = two_at_a_table(server)
    mine.act("start")
    theirs.until(mine.update["number"])
    play_on([mine, theirs], 4)
    mover, other = (mine, theirs) if mine.update["to_move"] == [0] else (theirs, mine)
    text, seen = mover.choices()[0], mover.number
    first = mover.act("move", id="one", text=text, seen=seen)
    assert first["ok"]
    again = mover.act("move", id="one", text=text, seen=seen)
    assert (again["ok"], again["number"]) == (True, first["number"])
    late = mover.act("move", id="two", text=text, seen=seen)
    assert late["error"]["kind"] in ("late", "illegal")
    assert other.until(first["number"])["number"] == first["number"]


def test_what_may_not_be_played_is_refused_with_its_clause(server: Server) -> None:
    _, _, _, mine, theirs = two_at_a_table(server)
    mine.act("start")
    theirs.until(mine.update["number"])
    mover = mine if mine.update["to_move"] == [0] else theirs
    hand = {piece["face"] for zone in mover.update["scene"]["zones"] for piece in zone.get("pieces", ())}
    absent = next(card for card in ("2C", "3C", "4C", "5C", "6C", "7C", "9C", "2D", "3D") if card not in hand)
    assert mover.act("why_not", text=absent)["refusal"] == {
        "clause": "2.1",
        "sentence": f"You do not hold the {gamenight.parts.cards.spoken(gamenight.parts.cards.card_named(absent))}.",
    }
    refused = mover.move(absent)
    assert refused["error"]["kind"] == "illegal"
    assert refused["error"]["clause"] == "2.1"
    assert mover.move("sing a song")["error"]["kind"] == "unreadable"
    assert mover.act("why_not", text=mover.choices()[0])["refusal"] is None


def test_a_lost_connection_resumes_where_it_was(server: Server) -> None:
    _, _, code, mine, theirs = two_at_a_table(server)
    mine.act("start")
    theirs.until(mine.update["number"])
    play_on([mine, theirs], 5)
    mine.close()
    held = mine.number
    token = theirs.update["table"] or {}
    mover_turn = theirs.update["to_move"]
    back = Socket(server.url, code, next_token(server, mine), resume=held)
    assert back.update["events"] == []
    assert back.update["to_move"] == mover_turn
    play_on([back, theirs], 6)
    back.close()
    again = Socket(server.url, code, next_token(server, mine), resume=held)
    assert [event["n"] for event in again.update["events"]] == list(range(held + 1, theirs.number + 1))
    assert all(event["story"] for event in again.update["events"] if event["kind"] == "moved")
    assert token is not None


def next_token(server: Server, socket: Socket) -> str:
    for frame in socket.frames:
        if '"token":"s.' in frame:
            return frame.split('"token":"')[1].split('"')[0]
    raise AssertionError("no token was told")


def test_seats_have_tokens_that_open_nothing_else(server: Server) -> None:
    mabel, theo, code, mine, theirs = two_at_a_table(server)
    token = next_token(server, theirs)
    other = mabel.table(seats=2)["code"]
    bearer = {"authorization": f"Bearer {token}"}
    assert mabel.http.get(f"/api/tables/{other}/state", headers=bearer).status_code == 401
    forged = token.replace(".1.", ".0.")
    with pytest.raises(ConnectionClosedError, match="4403"):
        Socket(server.url, code, forged)
    answer = theo.http.post(f"/api/tables/{code}/act", json={"type": "close", "id": "x"}, headers=bearer)
    assert answer.status_code == 403
    mine.act("start")
    theirs.until(mine.update["number"])
    seen = theo.http.get(f"/api/tables/{code}/state", headers=bearer).json()
    assert seen["seat"] == 1


def test_bots_play_and_a_person_alone_may_undo(server: Server) -> None:
    mabel = Person(server.url)
    made = mabel.table(bots=[{"seat": 1, "level": "random"}], start=True)
    socket = Socket(server.url, made["code"], made["seats"][0]["token"])
    while socket.update["to_move"] != [0]:
        socket.next("update")
    text = socket.choices()[0]
    before = socket.update["scene"]
    assert socket.move(text)["ok"]
    while socket.update["to_move"] != [0]:
        socket.next("update")
    answer = socket.act("undo")
    assert answer["ok"]
    socket.until(answer["number"])
    assert socket.update["scene"] == before
    assert socket.update["events"][-1]["kind"] == "undone"
    assert mabel.see(made["code"])["stats"] is False


def test_a_bot_answers_the_offer_of_a_draw_before_it_moves(server: Server) -> None:
    mabel = Person(server.url)
    made = mabel.table("chess", bots=[{"seat": 1, "level": "easy"}], start=True)
    socket = Socket(server.url, made["code"], made["seats"][0]["token"])
    assert socket.act("draw")["ok"]
    answer = socket.move("e4")
    assert answer["ok"]
    kinds: list[str] = []
    while kinds[-1:] != ["moved"]:
        kinds += [event["kind"] for event in socket.next("update")["events"] if event["n"] > answer["number"]]
    assert kinds == ["draw_refused", "moved"]


def test_hints_come_with_a_reason(server: Server) -> None:
    mabel = Person(server.url)
    made = mabel.table(bots=[{"seat": 1, "level": "random"}], start=True)
    socket = Socket(server.url, made["code"], made["seats"][0]["token"])
    while socket.update["to_move"] != [0]:
        socket.next("update")
    hint = socket.act("hint")["hint"]
    assert hint["text"] in socket.choices()
    assert hint["says"]
    assert hint["why"]


def test_the_television_sees_the_table_and_no_hand(server: Server) -> None:
    _, _, code, mine, theirs = two_at_a_table(server)
    mine.act("start")
    television = Socket(server.url, code, path=f"/api/tv/{code}")
    assert television.welcome["seat"] == -1
    hands = [zone for zone in television.update["scene"]["zones"] if zone["kind"] == "hand"]
    assert all("pieces" not in hand for hand in hands)
    assert "token" not in "".join(television.frames)
    theirs.until(mine.update["number"])
    assert television.act("move", text="draw", seen=television.number)["error"]["kind"] == "forbidden"


def test_spectators_are_held_back(server: Server) -> None:
    _, _, code, mine, theirs = two_at_a_table(server, delay=3)
    mine.act("start")
    theirs.until(mine.update["number"])
    watcher = Socket(server.url, code)
    start = watcher.number
    play_on([mine, theirs], 3)
    play_on([mine, theirs], 2, seed=2)
    watcher.until(mine.number - 3)
    assert watcher.number == mine.number - 3
    assert watcher.number >= start
    assert play_on([mine, theirs], 20_000)
    watcher.until(mine.number)
    assert watcher.update["table"]["status"] == "over"


def test_talk_and_mute(server: Server) -> None:
    _, _, _, mine, theirs = two_at_a_table(server)
    number = theirs.act("say", words="Hello there")["number"]
    event = mine.until(number)["events"][-1]
    assert (event["kind"], event["words"], event["seat"]) == ("said", "Hello there", 1)
    assert mine.act("mute", seat=1, on=True)["ok"]
    assert theirs.act("say", words="Can you hear me?")["error"]["kind"] == "forbidden"
    assert theirs.act("say", phrase="good_game")["ok"]
    assert theirs.act("mute", seat=0, on=True)["error"]["kind"] == "forbidden"


def test_an_unseated_person_hears_nothing_more(server: Server) -> None:
    _, theo, code, mine, theirs = two_at_a_table(server)
    token = next_token(server, theirs)
    assert mine.act("unseat", seat=1)["ok"]
    assert theirs.next("bye")["reason"] == "unseated"
    zoe = Person(server.url, "Zoe")
    zoe.sit(code)
    bearer = {"authorization": f"Bearer {token}"}
    assert theo.http.get(f"/api/tables/{code}/state", headers=bearer).status_code == 401


def test_a_seat_given_to_a_bot_comes_back(server: Server) -> None:
    _, _, _, mine, theirs = two_at_a_table(server)
    mine.act("start")
    assert theirs.act("friendly")["ok"]
    assert mine.act("consent", to="friendly", yes=True)["ok"]
    assert theirs.act("cover", level="random")["ok"]
    while mine.update["to_move"] == [0]:
        mine.move(mine.choices()[0])
    while mine.update["to_move"] != [0]:
        mine.next("update")
    assert theirs.act("return")["ok"]
    assert theirs.act("return")["error"]["kind"] == "bad"


def test_an_absent_person_is_covered_and_gets_the_seat_back(server: Server) -> None:
    _, _, code, mine, theirs = two_at_a_table(server, grace=1)
    token = next_token(server, theirs)
    mine.act("start")
    theirs.close()
    for _ in range(40):
        while mine.update["to_move"] == [0]:
            mine.move(mine.choices()[0])
        message = mine.next("update", timeout=15)
        if any(event["kind"] == "covered" for event in message["events"]):
            break
    else:
        raise AssertionError("nobody covered")
    back = Socket(server.url, code, token)
    kinds = [event["kind"] for event in back.update["events"]]
    while "returned" not in kinds:
        kinds += [event["kind"] for event in back.next("update")["events"]]


def test_a_clock_that_runs_out(server: Server) -> None:
    _, _, _, mine, theirs = two_at_a_table(server, clock={"kind": "game", "seconds": 5, "increment": 0})
    mine.act("start")
    clocks = mine.update["clocks"]
    assert [clock["running"] for clock in clocks].count(True) == 1
    message = mine.next("update", timeout=15)
    assert [event["kind"] for event in message["events"]] == ["out_of_time", "ended"]
    assert message["table"]["ending"].startswith("resigned")
    theirs.until(message["number"])


def test_undo_draw_resign_pause_and_rematch(server: Server) -> None:
    mabel, theo, code, mine, theirs = two_at_a_table(server)
    mine.act("start")
    theirs.until(mine.update["number"])
    play_on([mine, theirs], 6)
    asked = mine.act("undo")
    theirs.until(asked["number"])
    assert theirs.act("consent", to="undo", yes=False)["ok"]
    asked = mine.act("undo")
    theirs.until(asked["number"])
    assert mine.act("consent", to="undo", yes=True)["error"]["kind"] == "bad"
    agreed = theirs.act("consent", to="undo", yes=True)
    assert [event["kind"] for event in mine.until(agreed["number"])["events"]][-1] == "undone"
    assert mine.act("draw")["error"]["kind"] == "illegal"
    assert mine.act("pause")["ok"]
    mover = mine if mine.update["to_move"] == [0] else theirs
    assert mover.move(mover.choices()[0] if mover.choices() else "draw")["error"]["kind"] == "late"
    assert theirs.act("resume")["ok"]
    assert theirs.act("resign")["ok"]
    assert mabel.see(code)["payoffs"] == [1000, 0]
    assert theirs.act("rematch")["code"] == ""
    following = mine.act("rematch")["code"]
    assert following
    assert [seat["name"] for seat in theo.see(following)["seats"]] == ["Theo", "Mabel"]


def test_pass_and_play_on_one_device(server: Server) -> None:
    mabel = Person(server.url)
    made = mabel.table(seats=3, sit=[0, 1, 2], names={"1": "Theo", "2": "Zoe"}, start=True)
    tokens = [seat["token"] for seat in made["seats"]]
    socket = Socket(server.url, made["code"], tokens[0])
    for _ in range(8):
        to_move = socket.update["to_move"][0]
        if socket.update["seat"] != to_move:
            socket.send({"type": "hello", "token": tokens[to_move], "resume": socket.number})
            socket.next("welcome")
            socket.next("update")
        assert socket.move(socket.choices()[0])["ok"]


def test_a_bot_over_http_alone(server: Server) -> None:
    """Plain HTTP and an NDJSON stream are enough to play."""
    mabel = Person(server.url)
    made = mabel.table(bots=[{"seat": 1, "level": "random"}], start=True)
    seat = {"authorization": f"Bearer {made['seats'][0]['token']}"}
    url = f"/api/tables/{made['code']}"
    import json

    with mabel.http.stream("GET", f"{url}/stream?scenes=false", headers=seat) as answer:
        for line in answer.iter_lines():
            message = json.loads(line) if line else {}
            if message.get("type") != "update":
                continue
            if (message["table"] or {}).get("status") == "over":
                break
            if message["moves"]:
                act = {"type": "move", "id": str(message["number"]), "text": message["moves"][0]}
                assert mabel.http.post(
                    f"{url}/act", json={**act, "seen": message["number"]}, headers=seat
                ).json()["ok"]
