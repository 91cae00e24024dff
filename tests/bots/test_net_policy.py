"""Nets that lean to moves: the bot's way and NumPy's agree exactly, and a search hears them where they were taught."""

from __future__ import annotations

import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from made_up_nets import about, made_up, some_position
from mypy_extensions import i64

import gamenight
from gamenight.bots import net_use
from gamenight.bots.bot import Budget, thoughts
from gamenight.bots.levels import bot
from gamenight.bots.net import UNIT
from gamenight.bots.net_file import BadNet, Weights, read_net, write_net
from gamenight.bots.net_judgement import NetJudgement
from gamenight.bots.net_use import judgement_of, with_net
from gamenight.core.chance import Seeded
from gamenight.core.options import option_values
from gamenight.core.position import first
from gamenight.lab.batch import Glass
from gamenight.lab.nets.data import packed_of
from gamenight.lab.nets.whole import leant
from gamenight.lab.observation import encoding_of

LEANINGS = [
    [174, 12, 36, 41, 228, 55, 39, 9, 183, 62, 41, 79, 36],
    [191, 122, 474, 170, 42],
]  # of a made-up net for Hearts, after 0 and 9 moves


def leaning_net(name: str, seats: int) -> Weights:
    """A net that has learnt nothing."""
    moves, luck = gamenight.game(name).move_limit, random.Random(8)
    last = [luck.randint(-90, 90) for _ in range(4 * moves)]
    begin = [luck.randint(-4000, 4000) for _ in range(moves)]
    return dataclasses.replace(made_up(name, seats), last=last, last_begin=0, moves_begin=begin)


def written(folder: Path, name: str, seats: int, **more: Any) -> Path:
    file = folder / "moves.net"
    write_net(file, leaning_net(name, seats), {**about(name, seats), **more})
    return file


def mover_of(position: Any) -> Any:
    return position.view(first(position.to_move()))


def test_one_view_and_many_by_numpy_are_leant_to_alike() -> None:
    game, weights = gamenight.game("hearts"), leaning_net("hearts", 4)
    encoding, policy = encoding_of(game), weights.policy()
    glass = Glass(encoding, 4, game.move_limit)
    everything = vec[i64](range(game.move_limit))
    found, words, numbers = [], [], []
    for made in range(0, 50, 5):
        glass.look(mover_of(some_position("hearts", 4, made)))
        found.append(list(policy.logits(glass.words, glass.numbers, everything)))
        words.append(np.frombuffer(bytes(memoryview(glass.words)), np.uint8))
        numbers.append(np.frombuffer(bytes(memoryview(glass.numbers)), np.int64))
    packed = packed_of(encoding, 4, np.array(words), np.array(numbers))
    assert found == leant(weights, np.unpackbits(packed, axis=1, bitorder="little")).tolist()
    assert len({tuple(row) for row in found}) == len(found)


def test_a_net_of_moves_is_the_same_after_writing_and_reading(tmp_path: Path) -> None:
    one = leaning_net("hearts", 4)
    again, _ = read_net(written(tmp_path, "hearts", 4))
    assert again.of_moves
    for each in ("first", "first_begin", "second", "second_begin", "last", "moves_begin", "scales"):
        assert list(getattr(again, each)) == list(getattr(one, each)), each


def test_one_with_weights_for_other_moves_is_no_net(tmp_path: Path) -> None:
    file = written(tmp_path, "hearts", 4)
    head, _, body = file.read_bytes().partition(b"\n")
    wrong = {**json.loads(head), "moves": 7}
    file.write_bytes(json.dumps(wrong).encode() + b"\n" + body)
    with pytest.raises(BadNet, match="is no net"):
        read_net(file)
    with pytest.raises(BadNet, match="has other weights"):
        dataclasses.replace(leaning_net("hearts", 4), moves_begin=[0] * 5).policy()


def test_one_for_fewer_moves_than_the_game_has_is_refused(tmp_path: Path) -> None:
    one, file = leaning_net("hearts", 4), tmp_path / "few.net"
    write_net(
        file,
        dataclasses.replace(one, last=one.last[:40], moves_begin=one.moves_begin[:10]),
        about("hearts", 4),
    )
    with pytest.raises(BadNet, match=r"knows 10 moves; Hearts has 106\."):
        with_net(gamenight.game("hearts"), 4, file)


def test_it_says_nothing_of_how_a_game_stands() -> None:
    with pytest.raises(BadNet, match="judges moves"):
        leaning_net("hearts", 4).net()


def test_what_it_does_not_trust_is_shared_evenly(tmp_path: Path) -> None:
    view = mover_of(some_position("hearts", 4, 4))
    game, n = gamenight.game("hearts"), len(view.moves)
    whole = with_net(game, 4, written(tmp_path, "hearts", 4)).promise(view, view.moves)
    half_file = written(tmp_path, "hearts", 4, trust=UNIT // 2)
    half = with_net(game, 4, half_file).promise(view, view.moves)
    assert n > 1
    assert all(abs(int(b - (a + gamenight.WIN // n) // 2)) <= 1 for a, b in zip(whole, half, strict=True))


def test_of_moves_that_it_was_not_taught_it_says_nothing(tmp_path: Path) -> None:
    view = mover_of(some_position("hearts", 4, 4))
    judgement = with_net(gamenight.game("hearts"), 4, written(tmp_path, "hearts", 4, until=view.moves[-1]))
    assert not judgement.promise(view, view.moves)
    assert judgement.promise(view, view.moves[:-1])


def test_a_search_hears_it_and_can_be_repeated(tmp_path: Path) -> None:
    file, game = written(tmp_path, "hearts", 4), gamenight.game("hearts")
    view = mover_of(some_position("hearts", 4, 8))
    asked = Budget(0.0, 40, 1, str(file))
    one, two = (thoughts(game, view, asked, 4, None) for _ in range(2))
    assert one == two
    assert one != thoughts(game, view, Budget(0.0, 40), 4, None)


def test_without_thinking_it_makes_the_move_that_it_leans_to(tmp_path: Path) -> None:
    file, game = written(tmp_path, "hearts", 4), gamenight.game("hearts")
    view = mover_of(some_position("hearts", 4, 8))
    leaning = list(with_net(game, 4, file).promise(view, view.moves))
    liked = view.moves[leaning.index(max(leaning))]
    assert bot(f"net:{file}").choose(game, view, seed=1) == liked
    assert bot(f"search:net={file}:playouts=1").choose(game, view, seed=1) == liked
    untaught = written(tmp_path, "hearts", 4, until=0)
    assert bot(f"net:{untaught}").choose(game, view, seed=1) in view.legal()


def test_one_is_used_by_all_the_house_rules_it_was_taught_by(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = gamenight.game("hearts")
    sheet = {key: value for key, value in option_values(game.house(4, {})).items() if key != "target"}
    houses = [sheet, {**sheet, "breaking": True}]
    file = written(tmp_path, "hearts", 4, houses=houses)
    monkeypatch.setattr(net_use, "shipped", lambda game, seats: file)
    for rules, taught in (
        ({}, True),
        ({"target": 50}, True),
        ({"breaking": True}, True),
        ({"jack": True}, False),
        ({"breaking": True, "club_leads": True}, False),
    ):
        assert isinstance(judgement_of(game, 4, game.house(4, rules)), NetJudgement) is taught, rules


def test_interpreted_and_compiled_lean_alike(tmp_path: Path) -> None:
    """These were computed by both."""
    judgement = with_net(gamenight.game("hearts"), 4, written(tmp_path, "hearts", 4))
    views = [mover_of(some_position("hearts", 4, made)) for made in (0, 9)]
    assert [list(judgement.promise(view, view.moves)) for view in views] == LEANINGS


def test_it_leans_by_the_view_alone(tmp_path: Path) -> None:
    """Whatever table is imagined, its mover's view is leant to alike."""
    game, judgement = (
        gamenight.game("hearts"),
        with_net(gamenight.game("hearts"), 4, written(tmp_path, "hearts", 4)),
    )
    view = mover_of(some_position("hearts", 4, 9))
    said = list(judgement.promise(view, view.moves))
    for luck in range(5):
        again = game.imagine(view, Seeded(luck)).view(view.seat)
        assert list(judgement.promise(again, again.moves)) == said
