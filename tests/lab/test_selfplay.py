"""A policy that learns from its own games: the run goes through, and the nets it teaches are played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gamenight
from gamenight.bots.levels import bot
from gamenight.bots.net_file import fits, read_net
from gamenight.core.position import first

pytest.importorskip("torch", reason="PyTorch is not installed; pip install 'gamenight[train]'")

from gamenight.lab.nets.house import Plan, totals_of
from gamenight.lab.nets.selfplay import SelfPlay

HAND = {"target": 0}


def run(plan: Plan) -> SelfPlay:
    made = SelfPlay(plan, tell=lambda line: None)
    try:
        made.run()
    finally:
        made.close()
    return made


def small(game: str, seats: int, houses: tuple[Any, ...], rounds: int, **more: Any) -> Plan:
    held = {"rows": 16, "jobs": 1, "steps": 60, "nets": ((16, 8),), "width": 32, "batch": 256, "teach": 0.6}
    return Plan(game, seats, houses, rounds=rounds, **{**held, **more})


@pytest.mark.filterwarnings("ignore")
def test_it_learns_hearts_in_two_houses_and_writes_nets_that_play(tmp_path: Path) -> None:
    plan = small("hearts", 4, (HAND, {**HAND, "breaking": True}), 3, free=("target",), until=52)
    made = run(plan)
    (file,) = made.save(tmp_path)
    assert made.report.moves == 3 * 2 * 16 * 60
    assert file.name == "policy-16x8.net"
    weights, about = read_net(file)
    game = gamenight.game("hearts")
    fits(about, game, 4)
    assert weights.of_moves
    assert [house["breaking"] for house in about["houses"]] == [False, True]
    assert all("target" not in house for house in about["houses"])
    position = game.start(4, seed=3)
    view = position.view(first(position.to_move()))
    assert bot(f"search:net={file}:playouts=20").choose(game, view, seed=1) in view.legal()


@pytest.mark.filterwarnings("ignore")
def test_the_same_plan_makes_the_same_net_on_a_processor(tmp_path: Path) -> None:
    plan, files = small("poker_dice", 2, ({},), 2), []
    for place in (tmp_path / "one", tmp_path / "two"):
        place.mkdir()
        files += run(plan).save(place)
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.filterwarnings("ignore")
def test_points_are_wanted_as_the_game_counts_them() -> None:
    """Whoever took fewer points than the others is rewarded in Hearts, and the rewards of a game add up to nothing."""
    made = run(small("hearts", 4, (HAND,), 1))
    house = made.houses[0]
    assert totals_of(gamenight.game("hearts").encoding, 4) == slice(0, 4)
    ended = house.ended[:-1]
    assert ended.any()
    rewards = house.rewards[:-1][ended]
    assert rewards.sum(1).abs().max() < 1e-4
    assert (rewards.abs().max(1).values > 0).any()
    assert not house.rewards[:-1][~ended].any()


@pytest.mark.filterwarnings("ignore")
def test_a_game_without_points_is_learnt_by_its_wins() -> None:
    made = run(small("poker_dice", 2, ({},), 1))
    assert made.houses[0].totals is None
    assert set(made.houses[0].rewards.flatten().tolist()) <= {-1.0, 0.0, 1.0}


@pytest.mark.filterwarnings("ignore")
def test_what_can_be_learnt_is_learnt() -> None:
    """The policy grows surer of itself, and its student comes nearer to it."""
    made = run(small("hearts", 4, (HAND,), 14, rows=48, teach=0.7, rate=2e-3))
    rounds = made.report.rounds
    assert rounds[-1]["unsure"] < rounds[0]["unsure"] - 0.1
    taught = [each["copied"] for each in rounds if each["copied"]]
    assert taught[-1] < 0.7 * taught[0]
