"""`play --plain`: a whole game through a pipe."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from commands import Said, Terminal

import gamenight as package

PLAY = ("play", "crazy_eights", "--seats", 2, "--seed", 1, "--plain", "--bot", "random")


def test_a_move_is_played_and_told(gamenight: Terminal) -> None:
    said = gamenight(*PLAY, stdin="5D\n")
    assert said.status == 0
    assert "You played the five of diamonds." in said.out
    assert "Mabel" in said.out


def test_the_end_of_the_input_leaves_the_game_unfinished(gamenight: Terminal) -> None:
    said = gamenight(*PLAY, stdin="5D\n")
    last = "You left the table. The game is not finished; go on with: gamenight play crazy_eights --resume."
    assert said.out.splitlines()[-1] == last
    assert said.status == 0
    may = [line for line in said.out.splitlines() if line.startswith("You may type")]
    assert may[-1] in gamenight("play", "crazy_eights", "--resume", "--plain", stdin="").out


def test_what_cannot_be_read_is_refused_and_the_game_goes_on(gamenight: Terminal) -> None:
    said = gamenight(*PLAY, stdin="nine of diamonds\n5D\n")
    assert said.err.count("\n") == 1
    assert said.err.startswith("No: 'nine of diamonds' is no move here.")
    assert "You played the five of diamonds." in said.out


def test_the_only_move_that_fits_is_played(gamenight: Terminal) -> None:
    said = gamenight(*PLAY, stdin="five of diamonds\n")
    assert said.err == ""
    assert "You played the five of diamonds." in said.out


def test_enter_alone_plays_the_only_move_there_is(gamenight: Terminal) -> None:
    said = gamenight("play", "bingo", "--seed", 1, "--plain", stdin="\n")
    assert said.err == ""
    assert "You may type: count" in said.out
    assert len(said.out) > len(gamenight("play", "bingo", "--seed", 1, "--plain").out)


def test_a_square_can_be_looked_at(gamenight: Terminal) -> None:
    said = gamenight(
        "play", "chess", "--seed", 1, "--plain", "--bot", "random", stdin="look e2\nlook e4\nlook z9\n"
    )
    lines = said.out.splitlines()
    assert any("e2" in line and "pawn" in line for line in lines)
    assert any("e4" in line and "empty" in line for line in lines)
    assert "There is no z9 to look at." in lines


def test_what_may_not_be_played_is_refused_with_its_clause(gamenight: Terminal) -> None:
    said = gamenight(*PLAY, stdin="3C\n")
    assert "does not fit" in said.err
    assert said.err.rstrip().endswith("(rule 3.1)")


def test_commands(gamenight: Terminal) -> None:
    said = gamenight(*PLAY, stdin="moves\nlook\nscore\nrules 3.2\nrules 99\nwhy 3C\nwhy 5D\nhelp\nquit\n")
    assert "  5D: Play the five of diamonds." in said.out
    assert "Your hand: 3C AC 5D JD AH 3S TS" in said.out
    assert "Penalty points, lowest wins" in said.out
    assert "- 3.2 (sheet) An eight may be played on any card" in said.out
    assert "There is no rule 99." in said.out
    assert "- 3.1 (sheet)" in said.out
    assert "You may play 5D." in said.out
    assert "take back your last move" in said.out
    assert said.err == ""


def test_a_hint_is_a_legal_move(gamenight: Terminal) -> None:
    said = gamenight(*PLAY, stdin="hint\n")
    hint = next(line for line in said.out.splitlines() if line.startswith("Hint: "))
    assert hint.split()[1].rstrip(".") in ("5D", "JD", "draw")


def test_undo_goes_back_to_the_last_decision(gamenight: Terminal) -> None:
    said = gamenight(*PLAY, stdin="undo\n5D\nundo\nlook\n")
    assert "you have not moved yet" in said.err
    assert "You took back 5D." in said.out
    assert said.out.count("Your hand: 3C AC 5D JD AH 3S TS") >= 2


def test_everything_said_is_ascii(gamenight: Terminal) -> None:
    said = gamenight(*PLAY, "--name", "Zoë", stdin="look\nmoves\nrules\nscore\n5D\n")
    assert said.out.isascii()
    assert "Zoe (you)" in said.out


def test_saved_and_resumed(gamenight: Terminal, tmp_path: Path) -> None:
    saved = gamenight(*PLAY, stdin="5D\nsave a.record\n")
    assert "Saved to a.record" in saved.out
    again = gamenight("play", "crazy_eights", "--resume", "a.record", "--plain", stdin="look\n")
    assert "You played the five of diamonds." in again.out
    assert "5D" not in next(line for line in again.out.splitlines() if line.startswith("Your hand"))


def test_a_game_saved_in_the_middle_can_be_checked_at_the_end(gamenight: Terminal) -> None:
    gamenight(*PLAY, "--save", "a.record", stdin="draw\n")
    finish(gamenight, "a.record")
    said = gamenight("verify", "a.record")
    assert said.status == 0
    assert "follow from the secret" in said.out


def test_without_its_secret_a_game_goes_on_unchecked(
    gamenight: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    gamenight(*PLAY, "--save", "a.record", stdin="draw\n")
    monkeypatch.setattr("gamenight.terminal.secret.folder", lambda: Path("elsewhere"))
    finish(gamenight, "a.record")
    assert "cannot be checked" in gamenight("verify", "a.record").out


def test_saving_where_one_cannot_is_refused(gamenight: Terminal) -> None:
    said = gamenight(*PLAY, stdin="save no/where\nsave\n")
    assert said.err.count("\n") == 2
    assert "cannot be written" in said.err
    assert "Say where to" in said.err


def test_before_a_move_one_sees_how_things_stand_and_what_to_type(gamenight: Terminal) -> None:
    said = gamenight(*PLAY, stdin="draw\n?\nbye\n")
    assert "You may type: 5D, JD, draw" in said.out
    assert "Player: 0 points, 8 cards; Mabel: " in said.out
    assert "why MOVE" in said.out
    assert said.err == ""


def test_a_trick_says_who_played_what(gamenight: Terminal) -> None:
    said = gamenight("play", "hearts", "--seed", 3, "--plain", "--bot", "random", stdin="")
    assert re.search(r"^Trick: \S\S Ada$", said.out, re.MULTILINE)


def test_the_board_is_drawn_again_before_each_move(gamenight: Terminal) -> None:
    said = gamenight("play", "chess", "--seed", 3, "--plain", "--bot", "random", stdin="e2e4\n")
    assert said.out.count("a  b  c  d  e  f  g  h") == 2
    assert "... (moves lists all 20)" in said.out


def finish(gamenight: Terminal, file: str) -> Said:
    """Resume a game and play it out, always the first move listed; what was said in the end."""
    game = package.game("crazy_eights")
    for _ in range(500):
        record = package.read_record(Path(file).read_text(), package.game)
        *_, (_, position) = package.replay(record)
        if not position.to_move():
            break
        view = position.view(0)
        text = game.write(view, view.moves[0])
        said = gamenight(
            "play", "crazy_eights", "--resume", file, "--plain", "--bot", "random", stdin=f"{text}\n"
        )
    return said
