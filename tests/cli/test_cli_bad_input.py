"""What is wrong is said in one line on standard error, with exit status 2, no traceback, and nothing written."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from commands import Terminal


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["play", "crasy_eights"], "did you mean crazy_eights?"),
        (["rules", "nothing_like_it"], "the games are:"),
        (["play", "crazy_eights", "--seats", "13"], "2 to 12 players, not 13"),
        (["sim", "crazy_eights", "--seats", "0"], "2 to 12 players, not 0"),
        (["sim", "crazy_eights", "--option", "targt=5"], "no option 'targt'"),
        (["sim", "crazy_eights", "--option", "target=5000"], "a whole number from 0 to 500"),
        (["sim", "crazy_eights", "--option", "drawing=many"], "one of: one, one and play, until playable"),
        (["sim", "crazy_eights", "--option", "target"], "should be written name=value"),
        (["sim", "crazy_eights", "--preset", "mine"], "its presets are: sheet"),
        (["sim", "crazy_eights", "-n", "0"], "1 or more, not 0"),
        (["sim", "crazy_eights", "-n", "many"], "'many'"),
        (["sim", "crazy_eights", "--jobs", "0"], "1 or more, not 0"),
        (["sim", "crazy_eights", "--seed", "x"], "'x'"),
        (["play", "crazy_eights", "--seed", "x"], "'x'"),
        (["play", "crazy_eights", "--seats", "2", "--seat", "3"], "seats are numbered from 1 to 2"),
        (["play", "crazy_eights", "--bot", "genius"], "'genius'"),
        (["play", "crazy_eights", "--bot", "easy", "--bot", "hard"], "name one, or one for each"),
        (["play", "crazy_eights", "--name", "a\nb"], "one line"),
        (["play", "crazy_eights", "--save", "."], "a file in a folder that exists"),
        (["play", "crazy_eights", "--save", "no/such/place"], "a file in a folder that exists"),
        (
            ["play", "crazy_eights", "--resume", "missing.record"],
            "missing.record cannot be read: no such file",
        ),
        (["verify", "missing.record"], "missing.record cannot be read: no such file"),
        (["verify", "."], "is a directory"),
        (["replay", "."], "is a directory"),
        (["play"], "GAME"),
        (["dance"], "dance"),
        (["games", "--jsn"], "--jsn"),
    ],
)
def test_one_line_and_status_2(gamenight: Terminal, tmp_path: Path, words: list[str], names: str) -> None:
    said = gamenight(*words)
    assert said.status == 2
    assert names in said.err
    assert said.err.count("\n") == 1
    assert said.err.startswith("gamenight: ")
    assert said.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("fault", "names"),
    [
        (lambda text: text[: len(text) // 2], "cut short"),
        (lambda text: text.replace(" draw", " pass", 1), "was changed"),
        (lambda text: "", "not a record"),
        (lambda text: "hello\n", "not a record"),
    ],
)
def test_a_record_that_was_cut_or_edited(
    gamenight: Terminal, record: str, command: str, fault: Any, names: str
) -> None:
    Path("b.record").write_text(fault(record))
    said = gamenight(command, "b.record")
    assert said.status == 2
    assert names in said.err
    assert said.err.count("\n") == 1


def test_a_record_that_is_no_text(gamenight: Terminal, tmp_path: Path) -> None:
    Path("b.record").write_bytes(b"gamenight record 1\n\xff\xfe")
    said = gamenight("verify", "b.record")
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert "UTF-8" in said.err


def test_a_record_is_resumed_in_its_own_game(gamenight: Terminal, record: str) -> None:
    said = gamenight("play", "checkers", "--resume", "a.record")
    assert said.status == 2
    assert "gamenight play crazy_eights" in said.err


def test_a_resumed_game_keeps_what_was_agreed(gamenight: Terminal, record: str) -> None:
    said = gamenight("play", "crazy_eights", "--resume", "a.record", "--seats", 3)
    assert said.status == 2
    assert "leave out those options" in said.err


def test_replay_is_from_one_seat_or_open(gamenight: Terminal, record: str) -> None:
    assert gamenight("replay", "a.record", "--seat", 1, "--open").status == 2
    assert gamenight("replay", "a.record", "--seat", 5).status == 2
