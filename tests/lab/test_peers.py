"""`bench --peers`: our environments and others by the same loops."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gamenight.cli.app import run
from gamenight.lab.bench import lab, peers
from gamenight.lab.bench.clock import Rate
from gamenight.lab.bench.rivals import Missing


def absent(seconds: float) -> Rate:
    raise Missing("something")


@pytest.mark.parametrize(
    "attempt",
    [
        lambda: lab.turn_env("crazy_eights"),
        lambda: lab.rows_alone("poker_dice"),
        lambda: lab.rows_words("poker_dice"),
        lambda: lab.rows_bits("poker_dice"),
        lambda: lab.rows_floats("poker_dice"),
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
    line = peers.Peer("Poker Dice", "play", lambda: lambda: 1, 2.0, "Nobody", absent)
    monkeypatch.setattr(peers, "PEERS", (line,))
    assert run(["bench", "block", "--peers", "--seconds", "0.01", "--json"]) == 0
    lines = json.loads(capsys.readouterr().out)["lines"]
    assert lines[-1]["missing"] == "something"
    assert lines[-1]["ratio"] is None
