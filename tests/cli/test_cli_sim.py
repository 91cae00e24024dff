"""`sim`: random games by the thousand."""

from __future__ import annotations

import json

import pytest
from commands import Terminal

from gamenight.lab.seeds import seed_of
from gamenight.lab.sim import simulate, wilson

KEYS = {
    "game", "seats", "options", "games", "moves", "seconds", "games_per_second", "moves_per_second", "mean_moves",
    "win_share",
}  # fmt: skip


def test_json_has_exactly_these_keys(gamenight: Terminal) -> None:
    said = gamenight("sim", "crazy_eights", "--seats", 3, "-n", 20, "--seed", 5, "--json", "-o", "target=50")
    told = json.loads(said.out)
    assert set(told) == KEYS
    assert (told["game"], told["seats"], told["games"]) == ("crazy_eights", 3, 20)
    assert told["options"]["target"] == 50
    assert sum(told["win_share"]) == pytest.approx(1)
    assert told["mean_moves"] == pytest.approx(told["moves"] / 20)
    assert said.err == ""


def test_the_same_seed_gives_the_same_games(gamenight: Terminal) -> None:
    first, again, other = (simulate("crazy_eights", games=30, seed=seed) for seed in (7, 7, 8))
    assert (first.moves, first.win_share) == (again.moves, again.win_share)
    assert first.moves != other.moves


def test_processes_share_the_work_and_not_the_luck() -> None:
    alone = simulate("crazy_eights", games=25, seed=3)
    shared = simulate("crazy_eights", games=25, seed=3, jobs=2)
    assert (alone.games, alone.moves, alone.win_share) == (shared.games, shared.moves, shared.win_share)


def test_the_report_has_confidence_intervals(gamenight: Terminal) -> None:
    said = gamenight("sim", "crazy_eights", "-n", 10, "--seed", 1)
    assert "95 % confidence" in said.out
    assert "Seat 2 wins" in said.out


def test_progress_counts_every_game() -> None:
    heard: list[int] = []
    simulate("crazy_eights", games=37, seed=1, progress=heard.append)
    assert sum(heard) == 37


def test_intervals_by_wilson() -> None:
    assert wilson(0.0, 10)[0] == 0
    assert wilson(1.0, 10)[1] == pytest.approx(1)
    low, high = wilson(0.5, 1000)
    assert low == pytest.approx(0.469, abs=0.001)
    assert high == pytest.approx(0.531, abs=0.001)


def test_seeds_of_one_run_do_not_meet_those_of_the_next() -> None:
    assert not {seed_of(1, n) for n in range(5000)} & {seed_of(2, n) for n in range(5000)}
