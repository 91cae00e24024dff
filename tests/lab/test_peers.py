"""`bench --peers`: our environments and others by the same loops."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from gamenight.cli.app import run
from gamenight.core.registry import game
from gamenight.lab.bench import lab, peers
from gamenight.lab.bench.clock import taking_turns
from gamenight.lab.bench.ours import written_down
from gamenight.lab.bench.outside import PROGRAMS
from gamenight.lab.bench.programs import FOLDER, NODE, Missing, Program, command


@pytest.mark.parametrize(
    "attempt",
    [
        lambda: lab.turn_env("crazy_eights"),
        lambda: lab.rows_alone("poker_dice"),
        lambda: lab.rows_words("poker_dice"),
        lambda: lab.rows_bits("poker_dice"),
        lambda: lab.rows_floats("poker_dice"),
        lambda: written_down(game("poker_dice")),
    ],
)
def test_everything_that_is_measured_counts_its_steps(attempt: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "ROWS", 4)
    assert attempt()() >= 4


def test_openspiel_is_driven_both_ways() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel here")
    for sampled in (False, True):
        assert lab.spiel("hearts", sampled)() in (52, 64)  # with or without passing


def test_a_rival_that_is_not_there_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = peers.Peer("Poker Dice", "play", lambda: lambda: 1, 2.0, "gym-hearts")
    monkeypatch.setattr(peers, "PEERS", (line,))
    monkeypatch.delenv(FOLDER, raising=False)
    assert run(["bench", "block", "--peers", "--seconds", "0.01", "--json"]) == 0
    lines = json.loads(capsys.readouterr().out)["lines"]
    assert lines[-1]["missing"] == "gym-hearts"
    assert lines[-1]["ratio"] is None


def test_a_rival_answers_from_a_process_of_its_own() -> None:
    """python-chess, which the tests of chess have anyway."""
    with Program("python-chess perft") as rival:
        assert rival.version.split(".")[0] == "1"
        assert rival(0.01) > 1000
    with pytest.raises(Missing, match="cannot be run here"):
        Program("nothing of this name")


def test_its_own_environment_is_used_where_there_is_one(tmp_path: Path) -> None:
    assert command("ludopy", "")[0] == sys.executable
    own = tmp_path / "ludopy" / "bin" / "python"
    own.parent.mkdir(parents=True)
    own.touch()
    assert command("ludopy", str(tmp_path))[0] == str(own)


def test_two_that_are_compared_take_turns() -> None:
    order: list[str] = []

    def side(name: str, rate: float) -> Any:
        def timed(seconds: float) -> float:
            order.append(name)
            return rate + len(order)

        return timed

    ours, theirs = taking_turns([side("we", 10), side("they", 20)], 0.3)
    assert order == ["we", "they"] * 3
    assert (ours.slowest, ours.per_second) == (11, 15)
    assert (theirs.slowest, theirs.per_second) == (22, 26)


def test_every_rival_is_a_program_that_there_is() -> None:
    script = (Path(peers.__file__).parent / "outside.mjs").read_text()
    for line in peers.PEERS:
        assert line.rival in ("", peers.SPIEL, *PROGRAMS, *NODE)
        assert line.rival not in NODE or line.rival in script
