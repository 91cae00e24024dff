"""`verify` and `replay`."""

from __future__ import annotations

from pathlib import Path

import pytest
from commands import Terminal

import gamenight as package
from gamenight.core.fair import Fair, commitment
from gamenight.core.position import first
from gamenight.core.record import Record
from gamenight.sitting.recording import begin, step


def played(words: tuple[str, ...] = (), secret: bytes = b"s" * 32, committed: bool = True) -> Record:
    """A whole game of Crazy Eights, the first legal move always, by fair luck."""
    game = package.game("crazy_eights")
    record = Record(
        game, 2, game.house(2, {}), ("Ann", "Bob"), commitment(secret) if committed else "", words
    )
    position = begin(record, Fair(secret, record.words, 0))
    number = 1
    while position.to_move():
        seat = first(position.to_move())
        step(record, position, seat, position.moves(seat)[0], Fair(secret, record.words, number), number)
        number += 1
    record.secret = secret if committed else b""
    return record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.record"


def test_verify_recomputes_the_luck_and_says_what_that_proves(gamenight: Terminal, file: Path) -> None:
    file.write_text(played().text())
    said = gamenight("verify", file)
    assert said.status == 0
    assert "every move is legal" in said.out
    assert "follow from the secret" in said.out
    assert "It does not prove" in said.out
    assert "No player added a word" in said.out


def test_a_players_word_is_worth_something(gamenight: Terminal, file: Path) -> None:
    file.write_text(played(("", "banana")).text())
    assert "could not have chosen the luck beforehand" in gamenight("verify", file).out


def test_verify_without_a_commitment_says_that_luck_is_not_proved(gamenight: Terminal, file: Path) -> None:
    file.write_text(played(committed=False).text())
    said = gamenight("verify", file)
    assert said.status == 0
    assert "does not prove that the shuffles and rolls were fair" in said.out


def test_verify_finds_a_secret_that_was_not_committed_to(gamenight: Terminal, file: Path) -> None:
    record = played()
    record.secret = b"t" * 32
    file.write_text(record.text())
    said = gamenight("verify", file)
    assert said.status == 2
    assert "not the one that was committed to" in said.err


def test_verify_finds_luck_that_does_not_follow(gamenight: Terminal, file: Path) -> None:
    record = played()
    record.words = ("another", "word")
    file.write_text(record.text())
    said = gamenight("verify", file)
    assert said.status == 2
    assert "does not follow from the secret" in said.err


def test_a_spectator_sees_no_hand_and_hears_no_card_drawn(gamenight: Terminal, file: Path) -> None:
    file.write_text(played().text())
    said = gamenight("replay", file, "--plain").out
    assert "hand:" not in said
    assert "drew a card" in said or "drew" not in said
    assert "you" not in said.lower().split()


def test_from_a_seat_its_own_hand_is_seen(gamenight: Terminal, file: Path) -> None:
    file.write_text(played().text())
    said = gamenight("replay", file, "--seat", 2, "--plain").out
    assert "Your hand:" in said
    assert "Ann's hand:" not in said


def test_open_shows_every_hand(gamenight: Terminal, file: Path) -> None:
    file.write_text(played().text())
    said = gamenight("replay", file, "--open", "--plain").out
    assert "Ann's hand:" in said
    assert "Bob's hand:" in said


def test_a_replay_is_ascii(gamenight: Terminal, file: Path) -> None:
    file.write_text(played().text())
    assert gamenight("replay", file, "--open", "--plain").out.isascii()
