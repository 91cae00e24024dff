"""Records that somebody changed and signed anew: each number that makes no sense is a sentence, never a fault."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest
from inside import inside

from gamenight.core.record import read_record
from gamenight.core.refusal import BadRecord
from gamenight.web.http.tables import known_game

RECORDS = Path(__file__).parents[1] / "frozen" / "records"
NAMES = ("bingo-2-0", "block-1-0", "checkers-1-0", "poker_dice-1-0", "rummy-1-2", "texas_42-1-0")
OTHERS = ("999", "-5", str(10**30), "9" * 5000, "x", "")


def body_of(name: str) -> str:
    """A record without its digest, of its first and last lines."""
    text = (RECORDS / f"{name}.record").read_text("utf-8")
    return text[: text.rindex("digest: ")]


def signed(body: str) -> str:
    return f"{body}digest: {hashlib.sha256(body.encode()).hexdigest()}\n"


def changed(body: str) -> list[str]:
    """Numbers of every kind replaced: the first dozens, and those of the result."""
    numbers = list(re.finditer(r"\d+", body))
    return [
        signed(body[: number.start()] + other + body[number.end() :])
        for number in [*numbers[:40:3], *numbers[-12:]]
        for other in OTHERS
    ]


@pytest.mark.parametrize("name", NAMES)
def test_no_number_in_a_record_is_a_fault(tmp_path: Path, name: str) -> None:
    body = body_of(name)
    resigned = re.sub(r"\n(over|open|resigned \d|agreed)\n", "\nresigned 1\n", body)
    with inside(tmp_path) as (client, _):
        for record in [*changed(body), *changed(resigned)]:
            for path, asked in (("/api/replay", {"to": 10}), ("/api/replay", {"seat": "all", "from": 10**6})):
                answer = client.post(path, json={"record": record, **asked})
                assert answer.status_code < 500, (answer.text, record[-300:])
                assert answer.status_code == 200 or answer.json()["error"]["sentence"]


@pytest.mark.parametrize("seat", ["99", "999"])
@pytest.mark.parametrize("path", ["/api/replay", "/api/review"])
def test_a_seat_that_is_not_there_is_said_in_a_sentence(tmp_path: Path, path: str, seat: str) -> None:
    record = signed(re.sub(r"\n(\d+) \d (\w+)\n", rf"\n\1 {seat} \2\n", body_of("bingo-2-0"), count=1))
    with pytest.raises(BadRecord, match=f"no seat {seat}"):
        read_record(record, known_game)
    with inside(tmp_path) as (client, _):
        answer = client.post(path, json={"record": record})
        assert answer.status_code == 422
        assert f"no seat {seat}" in answer.json()["error"]["sentence"]
