"""Records: written, read back, replayed, and refused when they do not hold."""

from __future__ import annotations

import dataclasses
import hashlib

import pytest
from records import SECRET, random_record

import gamenight
from gamenight.core.refusal import BadRecord
from gamenight.sitting.recording import check_luck

EIGHTS = gamenight.game("crazy_eights")


@pytest.fixture
def text() -> str:
    return random_record(EIGHTS, 3, {"drawing": "until playable"}, 1, 5000).text()


def read(text: str) -> gamenight.Record:
    return gamenight.read_record(text, gamenight.game)


def resealed(text: str, old: str, new: str) -> str:
    """The text with something changed, and a digest that fits again."""
    assert old in text
    body = text.replace(old, new, 1).rsplit("digest: ", 1)[0]
    return f"{body}digest: {hashlib.sha256(body.encode()).hexdigest()}\n"


def replayed(text: str) -> None:
    for _ in gamenight.replay(read(text)):
        pass


def test_a_record_reads_back(text: str) -> None:
    assert read(text).text() == text
    replayed(text)


def test_it_says_what_was_agreed_and_how_it_ended(text: str) -> None:
    record = read(text)
    assert record.house.drawing == 2
    assert record.ending == "over"
    assert sum(record.payoffs) == 1000
    assert record.secret == SECRET


def test_its_luck_can_be_checked(text: str) -> None:
    assert check_luck(read(text)) > 20


@pytest.mark.parametrize("lines", [1, 3, 20, -1])
def test_a_truncated_record_is_refused(text: str, lines: int) -> None:
    cut = "\n".join(text.split("\n")[:lines])
    with pytest.raises(BadRecord):
        read(cut)


def test_an_edited_record_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="changed after it was written"):
        read(text.replace("Player 1", "Mallory"))


def test_something_else_is_no_record() -> None:
    for other in ("", "hello\n", '{"game": "chess"}'):
        with pytest.raises(BadRecord, match="not a record"):
            read(other)


def test_a_move_that_may_not_be_played_is_named(text: str) -> None:
    first = next(line for line in text.split("\n") if line.startswith("1 "))
    number, seat, _ = first.split(" ", 2)
    with pytest.raises(BadRecord, match="Line 1"):
        replayed(resealed(text, first, f"{number} {seat} 8S=X"))
    with pytest.raises(BadRecord, match="Line 1"):
        replayed(resealed(text, first, f"{number} {(int(seat) + 1) % 3} draw"))


def test_another_result_is_refused(text: str) -> None:
    payoffs = next(line for line in text.split("\n") if line.startswith("payoffs"))
    with pytest.raises(BadRecord, match="result"):
        replayed(resealed(text, payoffs, "payoffs: 334 333 333"))


def test_luck_that_does_not_follow_from_the_secret_is_refused(text: str) -> None:
    start = next(line for line in text.split("\n") if line.startswith("0 start"))
    picks = start.split(" ")
    answer, size = picks[4].split("/")
    picks[4] = f"{(int(answer) + 1) % int(size)}/{size}"
    with pytest.raises(BadRecord):
        check_luck(read(resealed(text, start, " ".join(picks))))


def test_another_secret_is_refused(text: str) -> None:
    with pytest.raises(BadRecord, match="not the one that was committed"):
        check_luck(read(resealed(text, SECRET.hex(), "00" * 32)))


def test_an_unfinished_record_keeps_its_secret() -> None:
    record = random_record(EIGHTS, 2, {}, 1, 5)
    again = read(record.text())
    assert again.ending == "open"
    assert SECRET.hex() not in record.text()
    with pytest.raises(BadRecord, match="not been shown"):
        check_luck(again)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("game: crazy_eights", "game: crazy_nines", "crazy_eights"),
        ("rules: 1", "rules: 99", "rules 99"),
        ("seats: 3", "seats: 30", "2 to 12"),
        ("seats: 3", "seats: many", "cannot be"),
        ("option drawing: until playable", "option drawing: two", "one of"),
        ("option drawing: until playable", "option colour: red", "no option"),
        ("name: Player 1\n", "", "names"),
        ("\nover\n", "\nnever\n", "should end with"),
    ],
)
def test_a_header_that_makes_no_sense_says_what_would(text: str, old: str, new: str, says: str) -> None:
    with pytest.raises(gamenight.GameNightError, match=says):
        read(resealed(text, old, new))


OLD = "option drawing: until playable\n"  # what went without saying in rules 1 of a game whose default has changed
CHANGED = dataclasses.replace(EIGHTS, version=2, defaults_before={1: {"drawing": "until playable"}})


def test_a_record_from_before_a_default_changed_has_what_went_without_saying(text: str) -> None:
    kept = resealed(text, OLD, "")
    record = gamenight.read_record(kept, lambda _: CHANGED)
    assert record.house.drawing == 2
    assert len(list(gamenight.replay(record))) == len(record.lines)
    assert record.text() == kept
    assert CHANGED.changed(record.house) == {"drawing": "until playable"}


def test_a_record_from_before_says_what_has_become_the_default_since() -> None:
    text = random_record(EIGHTS, 3, {}, 1, 5000).text()
    kept = resealed(text, "commitment: ", "option drawing: one\ncommitment: ")
    record = gamenight.read_record(kept, lambda _: CHANGED)
    assert record.house.drawing == 0
    assert record.text() == kept
    assert CHANGED.changed(record.house) == {}


def test_a_version_that_named_no_defaults_is_not_read(text: str) -> None:
    later = dataclasses.replace(CHANGED, version=3, defaults_before={2: {"drawing": "until playable"}})
    with pytest.raises(BadRecord, match="Crazy Eights rules 1; this program has rules 3"):
        gamenight.read_record(text, lambda _: later)


def test_options_of_before_versions_were_kept_are_those_of_the_first_that_says_its_defaults() -> None:
    assert CHANGED.written_out({"target": 100}, 0) == {"drawing": "until playable", "target": 100}
    assert CHANGED.written_out({"drawing": "one"}, 0) == {"drawing": "one"}
    assert CHANGED.written_out({}, 2) == {}
