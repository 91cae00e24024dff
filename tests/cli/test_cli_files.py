"""Saving harms nothing: no file is written over unasked, links are followed, and what is no file is refused."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from commands import Terminal

from gamenight.terminal.files import NotWritten, write_whole

PLAY = ("play", "crazy_eights", "--seats", 2, "--seed", 1, "--plain", "--bot", "random")
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="pipes and links as Unix has them")


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    file = tmp_path / "notes.txt"
    file.write_text("buy milk\n")
    return file


def test_save_does_not_write_over_a_file_unasked(gamenight: Terminal, notes: Path) -> None:
    said = gamenight(*PLAY, "--save", "notes.txt", stdin="5D\n")
    assert said.status == 2
    assert (
        said.err == "gamenight: notes.txt exists already, and would be written over. --force allows that.\n"
    )
    assert notes.read_text() == "buy milk\n"


def test_standard_input_is_no_place_to_save_in(gamenight: Terminal, tmp_path: Path) -> None:
    assert gamenight(*PLAY, "--save", "game.txt", stdin="5D\n").status == 0
    said = gamenight("play", "--resume", "-", "--plain", stdin=(tmp_path / "game.txt").read_text())
    assert (said.status, "Saved" in said.out) == (0, False)
    assert gamenight(*PLAY, "--save", "-", stdin="5D\n").status == 2
    assert not (tmp_path / "-").exists()


def test_force_writes_over_it(gamenight: Terminal, notes: Path) -> None:
    assert gamenight(*PLAY, "--save", "notes.txt", "--force", stdin="5D\n").status == 0
    assert notes.read_text().startswith("gamenight record 1\n")


def test_typing_save_asks_first_and_twice_is_yes(gamenight: Terminal, notes: Path) -> None:
    said = gamenight(*PLAY, stdin="save notes.txt\nsave notes.txt\n")
    assert "once more if that is what you want" in said.err
    assert "Saved to notes.txt" in said.out
    assert gamenight(*PLAY, stdin="save notes.txt\n").out.count("Saved") == 1, "its own game is saved again"


def test_something_else_between_is_no_yes(gamenight: Terminal, notes: Path) -> None:
    gamenight(*PLAY, stdin="save notes.txt\nsave other\nsave notes.txt\n")
    assert notes.read_text() == "buy milk\n"


def test_a_game_is_saved_again_where_it_was_resumed_from(gamenight: Terminal) -> None:
    gamenight(*PLAY, "--save", "a.record", stdin="5D\n")
    before = Path("a.record").read_text()
    said = gamenight("play", "--resume", "a.record", "--plain", "--bot", "random", stdin="draw\n")
    assert said.status == 0
    assert Path("a.record").read_text() != before


@UNIX
def test_a_link_is_followed_and_stays_a_link(gamenight: Terminal, tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "real.record")
    gamenight(*PLAY, stdin="save link\n")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real.record").read_text().startswith("gamenight record")


@UNIX
def test_pipes_devices_and_folders_are_refused_and_stay(gamenight: Terminal, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name, kind in (("pipe", "a pipe"), ("/dev/null", "a device"), (".", "a folder")):
        said = gamenight(*PLAY, "--save", name, "--force")
        assert said.status == 2
        assert f"it is {kind}" in said.err
    assert (tmp_path / "pipe").is_fifo()
    assert Path("/dev/null").is_char_device()


@UNIX
def test_a_file_keeps_its_rights(tmp_path: Path) -> None:
    file = tmp_path / "a"
    file.write_text("one")
    file.chmod(0o640)
    write_whole(file, "two")
    assert (file.read_text(), file.stat().st_mode & 0o777) == ("two", 0o640)


def test_a_full_disk_leaves_the_earlier_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a"
    file.write_text("one")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(NotWritten, match="no space left on device"):
        write_whole(file, "two")
    assert [path.name for path in tmp_path.iterdir()] == ["a"]
    assert file.read_text() == "one"


def test_the_game_played_last_is_taken_up_without_naming_a_file(gamenight: Terminal) -> None:
    gamenight(*PLAY, stdin="5D\n")
    again = gamenight("play", "--resume", "--plain", "--bot", "random", stdin="look\n")
    assert again.status == 0
    assert "You played the five of diamonds." in again.out


def test_without_an_unfinished_game_there_is_nothing_to_take_up(gamenight: Terminal) -> None:
    said = gamenight("play", "--resume")
    assert said.status == 2
    assert "no unfinished game" in said.err


def test_a_home_that_cannot_be_written_is_said_once_and_the_game_goes_on(
    gamenight: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "home").write_text("no folder")
    monkeypatch.setattr("gamenight.terminal.secret.folder", lambda: tmp_path / "home" / "secrets")
    said = gamenight(*PLAY, stdin="draw\ndraw\nsave a.record\n")
    assert said.status == 0
    assert said.err.count("cannot be kept by itself") == 1
    assert "its secret could not be kept" in said.err
    assert Path("a.record").exists()
