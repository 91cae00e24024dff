"""The coach in the terminal: explains once, asks once before a blunder, stays off, and is never waited for."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import gamenight
from gamenight.bots.coach import Advice, Doubt
from gamenight.terminal import coaching
from gamenight.terminal import secret as kept
from gamenight.terminal.coaching import FIRST, Coach, Learnt
from gamenight.terminal.opponents import opponent
from gamenight.terminal.plain import PlainTable
from gamenight.terminal.sitting import Sitting, sit_down


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(kept, "folder", lambda: tmp_path / "secrets")
    return tmp_path


def table(name: str = "crazy_eights") -> Sitting:
    """A table at which the person is to move."""
    for seed in range(20):
        sitting = sit_down(gamenight.game(name), 2, {}, 0, "Ann", [opponent("random")] * 2, seed)
        if sitting.my_turn() and len(sitting.view().moves) > 2:
            return sitting
    raise AssertionError("never their turn")


def doubting(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> str:
    """The coach doubts the person's first move, whatever it is."""
    text = sitting.game.write(sitting.view(), sitting.view().moves[0])
    found = Advice("9H", "Play the nine of hearts.", "It fits twice.", 60, (Doubt(text, 20),))
    monkeypatch.setattr(coaching, "advise", lambda *args, **more: found)
    return text


def said(sitting: Sitting, coach: Coach | None, *lines: str) -> str:
    out = io.StringIO()
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    PlainTable(sitting, None, typed, out, out, coach).run()
    return out.getvalue()


def test_a_first_sitting_begins_with_the_game_in_a_minute() -> None:
    sitting = table()
    heard = said(sitting, Coach(sitting), "quit")
    assert "Be the first with no cards left." in heard
    assert "Play a card of the same suit or rank as the top one." in heard
    again = said(table(), Coach(table()), "quit")
    assert "Be the first with no cards left." not in again, "once in a life"
    assert "same suit or rank as the top one" not in again


def test_it_asks_once_with_the_reason_and_lets_them(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = table()
    text = doubting(sitting, monkeypatch)
    coach = Coach(sitting)
    coach.think()
    coach.thought(5)
    assert coach.question(text).startswith("Sure? Better: Play the nine of hearts. It fits twice.")
    assert coach.question(text) == "", "asked once"
    sitting.play(text)


def test_without_words_the_numbers_are_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = table()
    text = doubting(sitting, monkeypatch)
    bare = Advice("9H", "", "", 60, (Doubt(text, 20),))
    monkeypatch.setattr(coaching, "advise", lambda *args, **more: bare)
    coach = Coach(sitting)
    coach.think()
    coach.thought(5)
    assert "wins about 60 games in 100 from here; your move about 20" in coach.question(text)


def test_a_coach_who_still_thinks_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = table()
    text = doubting(sitting, monkeypatch)
    assert Coach(sitting).question(text) == ""


def test_off_by_a_word_and_it_stays_off() -> None:
    sitting = table()
    heard = said(sitting, Coach(sitting), "coach off", "coach", "quit")
    assert "The coach is off" in heard
    assert not Coach(sitting).helps
    assert "The coach is back." in said(table(), Coach(table()), "coach on", "quit")


def test_after_the_first_games_it_leaves_by_itself() -> None:
    sitting = table()
    coach = Coach(sitting)
    for _ in range(FIRST):
        assert coach.helps
        coach.finished()
    assert not Coach(sitting).helps


def test_what_cannot_be_read_is_forgotten(own_folder: Path) -> None:
    coaching.file().write_text("[]")
    assert coaching.recall() == Learnt()


def test_through_a_pipe_there_is_no_coach() -> None:
    sitting = table()
    heard = said(sitting, None, "coach", "minute", "quit")
    assert "There is no coach at this table." in heard
    assert "Be the first with no cards left." in heard
