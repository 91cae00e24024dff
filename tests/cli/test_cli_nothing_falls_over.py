"""Whatever the world does to a command, it answers with one sentence and a status, never with a traceback."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from commands import Terminal

from gamenight.core.record import FORMAT
from gamenight.core.sharing import WorkerEnded, shared

UNIX = pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix shell")
SHELL = "{python} -m gamenight {words}"


def shell(words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    line = SHELL.format(python=sys.executable, words=words)
    return subprocess.run(
        ["bash", "-c", f"set -o pipefail; {line}"],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, **environment},
    )


def one_line(told: subprocess.CompletedProcess[str], words: str, status: int = 2) -> None:
    assert told.returncode == status, told.stderr
    assert told.stderr.count("\n") == 1, told.stderr
    assert words in told.stderr


@UNIX
@pytest.mark.parametrize("words", ["games", "games --json", "rules chess", "doctor --json", "sim bingo -n 2"])
def test_a_full_disk_behind_standard_output(words: str) -> None:
    one_line(shell(f"{words} >/dev/full"), "No space left on device")


@UNIX
@pytest.mark.parametrize("words", ["games", "rules chess", "sim bingo -n 2"])
def test_a_closed_standard_output(words: str) -> None:
    one_line(shell(f"{words} >&-"), "Standard output is closed")


@UNIX
@pytest.mark.parametrize("words", ["play bingo --seed 1", "learn checkers", "uci", "daily"])
def test_a_closed_standard_input_is_one_that_ends(words: str, tmp_path: Path) -> None:
    told = shell(f"{words} <&-", HOME=str(tmp_path))
    assert "Traceback" not in told.stderr
    assert told.returncode == 0, told.stderr


@UNIX
@pytest.mark.parametrize(
    "words", ["games --json", "rules monopoly", "play bingo --plain --seed 1 </dev/null"]
)
def test_a_reader_that_has_read_enough_ends_it_quietly(words: str) -> None:
    told = shell(f"{words} | head -c 1")
    assert told.stderr == ""


@UNIX
def test_a_terminal_that_cannot_show_a_sign_gets_another() -> None:
    told = shell("games", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (told.returncode, told.stderr) == (0, "")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["serve", "--port", 99999], "A port is a number from 0 to 65535, not 99999."),
        (["serve", "--port", "x"], "'x' is not a whole number"),
        (["serve", "--redis", "nonsense"], "is no address of a Redis"),
        (["serve", "--redis", "redis://host:port"], "is no address of a Redis"),
        (["verify", "/dev/zero"], "is too large"),
        (["pgn", "/dev/zero"], "is too large"),
        (["bot", "--url", "http://127.0.0.1:1", "--token", "s.ABCD.0.x", "cat"], "cannot be reached"),
    ],
)
def test_one_sentence_and_status_2(gamenight: Terminal, words: list[object], says: str) -> None:
    said = gamenight(*words)
    assert (said.status, said.out) == (2, "")
    assert said.err.count("\n") == 1
    assert says in said.err


def signed(body: str) -> str:
    """A text with the digest that a record has, after its own was taken off."""
    import hashlib

    kept = body.rpartition("digest: ")[0]
    return f"{kept}digest: {hashlib.sha256(kept.encode()).hexdigest()}\n"


def test_a_record_with_the_line_ends_of_windows_is_accepted(gamenight: Terminal, record: str) -> None:
    Path("b.record").write_bytes(record.replace("\n", "\r\n").encode())
    assert gamenight("verify", "b.record").status == 0


def test_luck_of_five_thousand_digits_is_refused(gamenight: Terminal, record: str) -> None:
    Path("b.record").write_text(signed(record.replace("0 start ; ", f"0 start ; {'9' * 5000}/", 1)))
    said = gamenight("verify", "b.record")
    assert (said.status, said.err.count("\n")) == (2, 1)


def test_an_escape_sequence_in_a_name_is_refused(gamenight: Terminal, record: str) -> None:
    Path("b.record").write_text(signed(record.replace("name: Player", "name: \x1b]0;mine\x07Player", 1)))
    for command in ("verify", "replay"):
        said = gamenight(command, "b.record")
        assert said.status == 2
        assert "control characters" in said.err
        assert "\x1b" not in said.out + said.err


def test_what_is_quoted_in_a_complaint_commands_no_terminal(gamenight: Terminal) -> None:
    assert "\x1b" not in gamenight("verify", "\x1b[2J.record").err


def test_a_name_in_a_pgn_commands_no_terminal(gamenight: Terminal, tmp_path: Path) -> None:
    (tmp_path / "a.pgn").write_text('[White "\x1b[2JMabel"]\n\n1. e4 *\n')
    assert "\x1b" not in gamenight("pgn", "a.pgn").out


def test_a_record_is_read_from_standard_input(gamenight: Terminal, record: str) -> None:
    assert gamenight("verify", "-", stdin=record).status == 0
    assert FORMAT in record


def test_a_finished_record_without_its_secret_is_not_yet_to_be_checked(gamenight: Terminal) -> None:
    from test_cli_records import played

    whole = played()
    whole.secret = b""
    Path("b.record").write_text(whole.text())
    said = gamenight("verify", "b.record")
    assert said.status == 1
    assert "the game has ended, but the secret" in said.out
    assert "yet" not in said.out
    told = json.loads(gamenight("verify", "b.record", "--json").out)
    assert told["luck"] == "missing"


def end_oneself(task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return task


@UNIX
def test_a_worker_that_is_ended_from_outside_is_a_sentence() -> None:
    with pytest.raises(WorkerEnded, match="ended from outside"):
        list(shared(end_oneself, [1, 2], 2))


def test_a_bot_program_that_exits_is_a_sentence(gamenight: Terminal) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        update = {
            "type": "update", "number": 1, "events": [], "table": {"status": "playing"}, "to_move": [0],
            "scene": None, "moves": ["a"],
        }  # fmt: skip
        body = json.dumps(update) + "\n"

        def answer() -> None:
            line, _ = door.accept()
            with line:
                line.recv(4096)
                line.sendall(f"HTTP/1.1 200 OK\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode())

        threading.Thread(target=answer, daemon=True).start()
        url = f"http://127.0.0.1:{port}"
        said = gamenight("bot", "--url", url, "--token", "s.ABCD.0.x", sys.executable, "-c", "pass")
    assert (said.status, said.err) == (2, "gamenight: The program has ended.\n")
