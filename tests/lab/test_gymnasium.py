"""Gymnasium: one learner among bots, and many games at once, which do row by row what single ones do."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import gamenight
from gamenight.core.refusal import GameNightError
from gamenight.lab.envs.single import LearnerEnv, id_of
from gamenight.lab.envs.vector import VectorGames
from gamenight.lab.rows import Rows


def chosen(mask: Any, luck: Any) -> int:
    return int(luck.choice(np.flatnonzero(mask)))


def test_their_checker_passes(name: str, short: dict[str, object]) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", category=UserWarning, module="gymnasium")
        check_env(LearnerEnv(name, options=short), skip_render_check=True)


def test_every_game_can_be_made_by_its_id(name: str) -> None:
    made = gymnasium.make(id_of(name))
    seen, info = made.reset(seed=1)
    assert made.observation_space.contains(seen)
    assert (seen["action_mask"] == info["action_mask"]).all()
    assert made.unwrapped.action_masks().dtype == bool
    many = gymnasium.make_vec(id_of(name), num_envs=2)
    assert many.reset(seed=1)[0]["observation"].shape == (2, *seen["observation"].shape)


@pytest.mark.parametrize("seat", [0, 1])
def test_each_row_does_what_a_single_environment_does(name: str, short: dict[str, object], seat: int) -> None:
    """The same seeds and the same actions: the same observations, masks, rewards and ends, game after game."""
    count, steps = 3, 60
    seat = min(seat, gamenight.game(name).usual_seats - 1)
    many = VectorGames(count, name, options=short, seat=seat, max_moves=90)
    alone = [LearnerEnv(name, options=short, seat=seat, max_moves=90) for _ in range(count)]
    luck = np.random.default_rng(1)
    seen, _ = many.reset(seed=5)
    ones = [each.reset(seed=5 + row)[0] for row, each in enumerate(alone)]
    ended = 0
    for _ in range(steps):
        for row, one in enumerate(ones):
            assert np.array_equal(seen["observation"][row], one["observation"])
            assert np.array_equal(seen["action_mask"][row], one["action_mask"])
        actions = [chosen(one["action_mask"], luck) for one in ones]
        seen, rewards, over, cut, info = many.step(np.array(actions))
        for row, (each, action) in enumerate(zip(alone, actions, strict=True)):
            one, reward, done, truncated, _ = each.step(action)
            assert (rewards[row], over[row], cut[row]) == (reward, done, truncated)
            if done or truncated:
                ended += 1
                assert np.array_equal(info["final_obs"][row]["observation"], one["observation"])
                payoffs = [0] * each.match.seats if truncated else list(each.match.position.payoffs())
                assert list(info["final_info"]["payoffs"][row]) == payoffs
                one = each.reset()[0]
            ones[row] = one
    assert ended


def test_bots_that_think_may_sit_in_the_rows_too() -> None:
    options: dict[str, object] = {"target": 0}
    bots = "easy:playouts=2"
    many = VectorGames(2, "hearts", 3, options, seat=1, opponents=bots)
    alone = LearnerEnv("hearts", 3, options, seat=1, opponents=bots)
    seen, _ = many.reset(seed=3)
    one, _ = alone.reset(seed=3)
    luck = np.random.default_rng(1)
    for _ in range(20):
        assert np.array_equal(seen["observation"][0], one["observation"])
        actions = [chosen(mask, luck) for mask in seen["action_mask"]]
        seen, _, over, _, _ = many.step(np.array(actions))
        one, _, done, _, _ = alone.step(actions[0])
        assert over[0] == done
        if done:
            one, _ = alone.reset()
    many.close()
    alone.close()


def test_an_illegal_action_ends_the_game_with_minus_one_and_does_not_raise() -> None:
    alone = LearnerEnv("crazy_eights", seats=2)
    _, info = alone.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    seen, reward, over, cut, info = alone.step(wrong)
    assert (reward, over, cut, info["illegal"]) == (-1.0, True, False, True)
    assert not seen["action_mask"].any()
    many = VectorGames(1, "crazy_eights", 2)
    many.reset(seed=1)
    _, rewards, overs, _, infos = many.step(np.array([wrong]))
    assert (rewards[0], overs[0], infos["final_info"]["illegal"][0]) == (-1.0, True, True)


def test_flat_observations_are_one_array_and_masks_are_asked_for() -> None:
    flat = LearnerEnv("hearts", flat=True)
    seen, info = flat.reset(seed=1)
    assert flat.observation_space.contains(seen)
    assert np.array_equal(flat.action_masks(), info["action_mask"].astype(bool))


def test_self_play_says_whose_row_it_is_and_rewards_add_up() -> None:
    rows = Rows("hearts", 64, options={"target": 0}, seed=1)
    turn = rows.reset()
    total, ended = np.zeros(4), 0
    for _ in range(60):
        assert (turn.action_mask.sum(axis=1) > 0).all()
        turn = rows.step(rows.sample())
        total += turn.reward.sum(axis=0)
        ended += int(turn.terminated.sum())
    assert ended == 64  # 52 moves a hand
    assert abs(total.sum()) < 1e-9  # what one wins the others lose
    many = VectorGames(4, "hearts", seat=None)
    _, info = many.reset(seed=1)
    assert info["seat"].shape == (4,)


def test_games_are_cut_off_after_so_many_moves() -> None:
    rows = Rows("chess", 2, max_moves=5, seed=1)
    rows.reset()
    turns = [rows.step(rows.sample()) for _ in range(5)]
    assert [bool(turn.truncated.any()) for turn in turns] == [False] * 4 + [True]
    assert not turns[-1].reward.any()


def test_the_wrong_number_of_actions_is_a_sentence() -> None:
    rows = Rows("chess", 2, seed=1)
    rows.reset()
    with pytest.raises(GameNightError, match="3 actions are given for 2 rows"):
        rows.step([0, 0, 0])
    with pytest.raises(GameNightError, match="at least one row"):
        Rows("chess", 0)


def test_a_seat_that_is_not_there_is_a_sentence() -> None:
    with pytest.raises(GameNightError, match="There is no seat 4"):
        LearnerEnv("hearts", seat=4)
    with pytest.raises(GameNightError, match="2 bots are named for 3 seats"):
        LearnerEnv("hearts", opponents=["random", "easy"])


def test_reset_without_a_seed_goes_on_with_other_games() -> None:
    alone = LearnerEnv("hearts")
    first, _ = alone.reset(seed=1)
    second, _ = alone.reset()
    again, _ = alone.reset(seed=1)
    assert np.array_equal(first["observation"], again["observation"])
    assert not np.array_equal(first["observation"], second["observation"])
