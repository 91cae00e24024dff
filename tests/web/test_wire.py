"""The short way for whole, short texts: it and the library behind it hear the same, however the bytes come."""

from __future__ import annotations

import json
import os
import socket
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from serving import Person, Server
from websockets.utils import apply_mask

from gamenight.web.http.frames import frame_end, text_head

TEXT, CONT, PING, CLOSE = 0x1, 0x0, 0x9, 0x8
SECONDS = 20


def frame(said: bytes, opcode: int = TEXT, last: bool = True, masked: bool = True) -> bytes:
    """As a client sends it."""
    size = len(said)
    head = bytes((opcode | (0x80 if last else 0),))
    wide = 126 if 126 <= size < 1 << 16 else 127 if size >= 1 << 16 else size
    head += bytes((wide | (0x80 if masked else 0),))
    head += b"" if wide == size else size.to_bytes(2 if wide == 126 else 8, "big")
    if not masked:
        return head + said
    mask = os.urandom(4)
    return head + mask + apply_mask(said, mask)


class Raw:
    """A socket at a table, byte by byte."""

    def __init__(self, server: Server, code: str, token: str = "") -> None:
        self.door = socket.create_connection(("127.0.0.1", server.port), SECONDS)
        self.data = b""
        self.door.sendall(
            f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.data:
            self._more()
        assert self.data.startswith(b"HTTP/1.1 101")
        self.data = self.data.partition(b"\r\n\r\n")[2]
        self.send(frame(json.dumps({"type": "hello", "token": token}).encode()))

    def close(self) -> None:
        self.door.close()

    def send(self, data: bytes) -> None:
        self.door.sendall(data)

    def _more(self) -> None:
        said = self.door.recv(65536)
        assert said, "the server has hung up"
        self.data += said

    def next(self, opcode: int) -> bytes:
        """The next frame of that kind; others are passed over."""
        while True:
            while not 0 < (end := frame_end(self.data, 0)) <= len(self.data):
                self._more()
            whole, self.data = self.data[:end], self.data[end:]
            if whole[0] & 0x0F == opcode:
                return whole[4:] if whole[1] == 126 else whole[10:] if whole[1] == 127 else whole[2:]

    def answer(self) -> str:
        """The id of the next answer."""
        return str(self.heard("answer")["id"])

    def heard(self, kind: str) -> dict[str, Any]:
        """The next message of that kind."""
        while True:
            said: dict[str, Any] = json.loads(self.next(TEXT))
            if said["type"] == kind:
                return said

    def closed_with(self) -> int:
        return int.from_bytes(self.next(CLOSE)[:2], "big")


@pytest.fixture
def raw(server: Server) -> Iterator[Raw]:
    with closing(Raw(server, str(Person(server.url).table()["code"]))) as opened:
        yield opened


def ping(id: str) -> bytes:
    return json.dumps({"type": "ping", "id": id}).encode()


def test_a_message_that_comes_byte_by_byte(raw: Raw) -> None:
    for byte in frame(ping("slow")):
        raw.send(bytes((byte,)))
    assert raw.answer() == "slow"


def test_many_messages_that_come_at_once_are_answered_in_order(raw: Raw) -> None:
    raw.send(b"".join(frame(ping(f"{n}")) for n in range(100)))
    assert [raw.answer() for _ in range(100)] == [f"{n}" for n in range(100)]


def test_a_message_in_parts_with_another_kind_of_frame_between(raw: Raw) -> None:
    said = ping("parts")
    raw.send(frame(said[:5], last=False) + frame(b"are you there", PING) + frame(said[5:], CONT))
    assert raw.next(0xA) == b"are you there"
    assert raw.answer() == "parts"
    raw.send(frame(ping("whole")))
    assert raw.answer() == "whole"


def test_long_and_short_messages_take_turns(raw: Raw) -> None:
    padding = " " * 3000
    raw.send(frame(ping("a") + padding.encode()) + frame(ping("b")) + frame(ping("c") + padding.encode()))
    assert [raw.answer() for _ in range(3)] == ["a", "b", "c"]


def test_moves_and_other_acts_that_come_at_once_are_done_in_order(server: Server) -> None:
    """A move goes a shorter way than everything else; it never overtakes what was sent before it."""
    made = Person(server.url).table(sit=[0, 1], start=True, options={"drawing": "one"})
    seats = [closing(Raw(server, str(made["code"]), str(seat["token"]))) for seat in made["seats"]]
    with seats[0] as one, seats[1] as two:
        told = [each.heard("update") for each in (one, two)]
        mover = (one, two)[told[0]["to_move"][0]]
        text = next(each for each in told if "choices" in each["scene"])["scene"]["choices"][0]["text"]
        move = {"type": "move", "text": text, "seen": told[0]["number"]}
        acts = [
            {**move, "id": "a"},
            {"type": "ping", "id": "b"},
            {**move, "id": "c"},
            {**move, "id": "a"},
            {**move, "id": "d", "seat": 0},
            {"type": "say", "phrase": "well played", "id": "e"},
        ]
        mover.send(b"".join(frame(json.dumps(act).encode()) for act in acts))
        answers = [mover.heard("answer") for _ in acts]
    assert [answer["id"] for answer in answers] == ["a", "b", "c", "a", "d", "e"]
    assert answers[0] == answers[3], "sent again, it is answered again"
    assert [answer["ok"] for answer in answers[:4]] == [True, True, False, True]
    assert answers[2]["error"]["kind"] == "late"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (frame(b"{}", masked=False), 1002),
        (frame(b'{"type"', last=False) + frame(b"{}"), 1002),
        (frame(b"\xff\xfe"), 1007),
        (b"\x81\xff" + (1 << 40).to_bytes(8, "big") + b"\0\0\0\0", 1009),
        (b"\xc1\x82\0\0\0\0{}", 1002),
        (frame(b"", 0x3), 1002),
    ],
    ids=["not masked", "a message inside another", "no text", "too long", "compressed", "no kind of frame"],
)
def test_what_no_client_may_send_closes_the_socket(raw: Raw, sent: bytes, code: int) -> None:
    raw.send(sent)
    assert raw.closed_with() == code


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_is_as_long_as_it_says(size: int) -> None:
    whole = text_head(size) + b"x" * size
    assert frame_end(whole, 0) == len(whole)
    assert frame_end(b"..." + whole, 3) == len(whole) + 3
    assert frame_end(whole[:1], 0) == 0
