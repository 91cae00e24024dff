"""Nets in whole numbers: the bot's way and NumPy's agree exactly, and a net that does not fit is refused."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import numpy as np
import pytest
from made_up_nets import about, made_up, some_position

import gamenight
from gamenight.bots import net_use
from gamenight.bots.bot import Budget, thoughts
from gamenight.bots.levels import bot
from gamenight.bots.net_bot import NetBot
from gamenight.bots.net_file import BadNet, fits, read_net, write_net
from gamenight.bots.net_judgement import NetJudgement, Reader, logit_of
from gamenight.bots.net_use import house_of, judgement_of, shipped, with_net
from gamenight.core.chance import Seeded
from gamenight.core.options import option_values
from gamenight.core.position import Judgement, first
from gamenight.lab.batch import Glass
from gamenight.lab.nets.data import Examples, packed_of
from gamenight.lab.nets.train import plan_of, train
from gamenight.lab.nets.whole import judged, loss
from gamenight.lab.observation import encoding_of

LOGITS = [
    [612, -25],
    [521, -207],
    [-1962, -2508],
    [-2781, -3626],
]  # of a made-up net for Sorry!, after 0, 10, 20 and 30 moves


@pytest.mark.parametrize(("name", "seats"), [("hearts", 4), ("monopoly", 3), ("chess", 2)])
def test_one_view_at_a_time_and_many_by_numpy_are_judged_alike(name: str, seats: int) -> None:
    game, weights = gamenight.game(name), made_up(name, seats)
    encoding = encoding_of(game)
    reader = Reader(weights.net(), encoding, seats)
    glass = Glass(encoding, seats, game.move_limit)
    chance = Seeded(3)
    position = game.start(seats, chance=chance)
    answers, words, numbers = [], [], []
    for _ in range(40):
        for seat in range(seats):
            view = position.view(seat)
            answers.append(reader.judge(view))
            glass.look(view)
            words.append(np.frombuffer(bytes(memoryview(glass.words)), np.uint8))
            numbers.append(np.frombuffer(bytes(memoryview(glass.numbers)), np.int64))
        if not position.to_move():
            break
        mover = first(position.to_move())
        moves = position.moves(mover)
        position.play(mover, moves[chance.pick(len(moves))], chance)
    packed = packed_of(encoding, seats, np.array(words), np.array(numbers))
    features = np.unpackbits(packed, axis=1, bitorder="little")
    assert answers == judged(weights, features).tolist()
    assert len(set(answers)) > 5


def test_the_largest_weights_that_fit_their_lanes_agree_too() -> None:
    """All features set: the highest and the lowest sums a lane can hold."""
    one = made_up("poker_dice", 2)
    features = one.features
    most = 0x3FFF // features
    full = dataclasses.replace(one, first=([most, -most] * 8) * features, first_begin=[0] * 16)
    net = full.net()
    from librt.vecs import vec
    from mypy_extensions import i64

    words = vec[i64]([(1 << 62) - 1] * one.words)
    numbers = vec[i64]([10**6] * len(one.scales))
    bits = np.zeros((1, features), np.uint8)
    for word in range(one.words):
        bits[0, 64 * word : 64 * word + 62] = 1
    bits[0, 64 * one.words :] = 1
    assert net.judge(words, numbers) == judged(full, bits)[0]


def test_sums_that_could_leave_their_lane_are_refused() -> None:
    one = made_up("poker_dice", 2)
    wide = dataclasses.replace(one, first=[127] * len(one.first))
    with pytest.raises(BadNet, match="leave their lane"):
        wide.net()
    with pytest.raises(BadNet, match="beyond 127"):
        dataclasses.replace(one, last=[300, 0, 0, 0]).net()


def test_a_net_is_the_same_after_writing_and_reading(tmp_path: Path) -> None:
    file, one = tmp_path / "one.net", made_up("hearts", 4)
    write_net(file, one, about("hearts", 4))
    again, told = read_net(file)
    assert told == about("hearts", 4)
    assert [list(getattr(again, each)) for each in ("first", "second", "last", "scales")] == [
        list(getattr(one, each)) for each in ("first", "second", "last", "scales")
    ]
    assert (list(again.first_begin), list(again.second_begin), again.last_begin) == (
        list(one.first_begin),
        list(one.second_begin),
        one.last_begin,
    )


@pytest.mark.parametrize("damage", [b"", b"{}\n", b"nonsense", b'{"format": 1, "width": 8}\n12'])
def test_what_is_no_net_is_a_sentence(damage: bytes, tmp_path: Path) -> None:
    file = tmp_path / "one.net"
    file.write_bytes(damage)
    with pytest.raises(BadNet, match="is no net"):
        read_net(file)
    with pytest.raises(BadNet, match="cannot be read"):
        read_net(tmp_path / "none.net")


def test_a_net_with_an_output_for_every_move_is_no_net(tmp_path: Path) -> None:
    file, one = tmp_path / "moves.net", made_up("poker_dice", 2)
    write_net(file, one, about("poker_dice", 2))
    head, _, body = file.read_bytes().partition(b"\n")
    begins = 4 * (len(one.first_begin) + len(one.second_begin) + 1)
    more_outputs = bytes(6 * len(one.last))
    written = json.dumps({**json.loads(head), "moves": 7}).encode()
    file.write_bytes(written + b"\n" + body[:-begins] + more_outputs + body[-begins:] + bytes(4 * 7))
    for use in (read_net, lambda file: bot(f"net:{file}"), lambda file: bot(f"search:net={file}")):
        with pytest.raises(BadNet, match=r"moves\.net is no net\.$"):
            use(file)


def test_a_net_without_a_second_layer_is_no_net(tmp_path: Path) -> None:
    """Such judged the boards of Chess once."""
    file, words, width = tmp_path / "boards.net", 24, 16
    head = {"format": 1, "width": width, "depth": 0, "words": words, "scales": [], "about": about("chess", 2)}
    weights = bytes(64 * words * width + width + 4 * (width + 1))
    file.write_bytes(json.dumps(head).encode() + b"\n" + weights)
    with pytest.raises(BadNet, match=r"boards\.net is no net\.$"):
        bot(f"search:net={file}")


@pytest.mark.parametrize("name", ["chess", "checkers"])
def test_alpha_beta_asks_no_net(name: str, tmp_path: Path) -> None:
    file, game = tmp_path / "one.net", gamenight.game(name)
    write_net(file, made_up(name, 2), about(name, 2))
    view = some_position(name, 2, 12).view(0)
    assert thoughts(game, view, Budget(0.0, 20, 1, str(file)), 4, None) == thoughts(
        game, view, Budget(0.0, 20), 4, None
    )


def test_a_net_plays_and_only_what_it_was_made_for(tmp_path: Path) -> None:
    file, game = tmp_path / "one.net", gamenight.game("crazy_eights")
    write_net(file, made_up("crazy_eights", 3), about("crazy_eights", 3))
    player = bot(f"net:{file}")
    assert isinstance(player, NetBot)
    position = game.start(3, seed=1)
    view = position.view(first(position.to_move()))
    assert player.choose(game, view, seed=4) == player.choose(game, view, seed=4)
    assert player.choose(game, view, seed=4) in view.legal()
    other = game.start(2, seed=1)
    with pytest.raises(BadNet, match="for crazy_eights with 3 players"):
        bot(f"net:{file}").choose(game, other.view(first(other.to_move())))
    write_net(file, made_up("crazy_eights", 3), {**about("crazy_eights", 3), "encoding": 99})
    with pytest.raises(BadNet, match="have changed from version 99"):
        bot(f"net:{file}").choose(game, view)


def test_the_loss_of_an_even_guess_is_one_bit() -> None:
    assert loss(np.zeros(4), np.array([0, 1, 1, 0])) == pytest.approx(np.log(2))


@pytest.mark.filterwarnings("ignore")
def test_what_can_be_learnt_is_learnt_and_survives_rounding() -> None:
    """One feature tells who wins; the net in whole numbers has found it."""
    pytest.importorskip("torch", reason="PyTorch is not installed; pip install 'gamenight[train]'")
    from gamenight.lab.nets.fit import fitted, rounded

    encoding, luck = encoding_of(gamenight.game("poker_dice")), np.random.default_rng(1)
    features = luck.integers(0, 2, (2048, made_up("poker_dice", 2).features), dtype=np.uint8)
    shares, leans = features[:, 3].astype(np.float32), np.zeros(2048, np.float32)
    seen = Examples(np.packbits(features, axis=1, bitorder="little"), leans, shares)
    weights = rounded(fitted(seen, 120, 1), encoding, 2)
    assert loss(judged(weights, features), shares) < 0.5 < np.log(2)


@pytest.mark.filterwarnings("ignore")
def test_the_same_plan_makes_the_same_file(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed; pip install 'gamenight[train]'")
    plan = plan_of("poker_dice", 2, bots="random", games=30, seed=1, epochs=1, keep=1)
    one, two = train(plan, tmp_path / "one.net"), train(plan, tmp_path / "two.net")
    assert one.digest == two.digest
    assert one.rows > 100
    _, told = read_net(tmp_path / "one.net")
    assert (told["game"], told["seed"], told["kind"]) == ("poker_dice", 1, "net")


@pytest.mark.parametrize(("name", "seats"), [("sorry", 2), ("hearts", 4)])
def test_a_net_that_leans_adds_to_the_games_own_judgement(name: str, seats: int, tmp_path: Path) -> None:
    """What the search asks, view by view, is what NumPy makes of the same features: the same whole numbers."""
    game, weights, leans = gamenight.game(name), made_up(name, seats), 50
    write_net(tmp_path / "one.net", weights, {**about(name, seats), "leans": leans})
    judgement = with_net(game, seats, tmp_path / "one.net")
    position = some_position(name, seats)
    encoding = encoding_of(game)
    glass = Glass(encoding, seats, game.move_limit)
    rows = []
    for seat in range(seats):
        glass.look(position.view(seat))
        words = np.frombuffer(bytes(memoryview(glass.words)), np.uint8)
        numbers = np.frombuffer(bytes(memoryview(glass.numbers)), np.int64)
        rows.append(packed_of(encoding, seats, words[None], numbers[None])[0])
    own = [logit_of(worth) for worth in judgement.worth(position)]
    added = judged(weights, np.unpackbits(np.array(rows), axis=1, bitorder="little")).tolist()
    assert list(judgement.logits(position)) == [
        net + leans * logit // 64 for net, logit in zip(added, own, strict=True)
    ]
    guess = list(judgement.guess(position))
    assert all(share >= 0 for share in guess)
    assert gamenight.WIN - seats <= sum(guess) <= gamenight.WIN


def test_interpreted_and_compiled_come_to_the_same_numbers(tmp_path: Path) -> None:
    """These were computed by both."""
    write_net(tmp_path / "one.net", made_up("sorry", 2), about("sorry", 2))
    judgement = with_net(gamenight.game("sorry"), 2, tmp_path / "one.net")
    found = [list(judgement.logits(some_position("sorry", 2, moves))) for moves in (0, 10, 20, 30)]
    assert found == LOGITS


def test_a_search_with_a_net_can_be_repeated(tmp_path: Path) -> None:
    file, game = tmp_path / "one.net", gamenight.game("crazy_eights")
    write_net(file, made_up("crazy_eights", 2), about("crazy_eights", 2))
    position = some_position("crazy_eights", 2, 1)
    view = position.view(first(position.to_move()))
    asked = Budget(0.0, 60, 1, str(file), 3)
    one, two = (thoughts(game, view, asked, 4, None) for _ in range(2))
    assert one == two
    assert one != thoughts(game, view, Budget(0.0, 60), 4, None)
    assert bot(f"search:net={file}:ahead=3:playouts=60").choose(game, view, seed=4) == one[0].move


def test_the_search_refuses_a_net_for_something_else(tmp_path: Path) -> None:
    file, game = tmp_path / "one.net", gamenight.game("crazy_eights")
    position = game.start(2, seed=1)
    view = position.view(first(position.to_move()))
    write_net(file, made_up("crazy_eights", 2), {**about("crazy_eights", 2), "encoding": 99})
    with pytest.raises(BadNet, match="have changed from version 99"):
        bot(f"search:net={file}:playouts=8").choose(game, view)
    write_net(file, made_up("crazy_eights", 3), about("crazy_eights", 3))
    with pytest.raises(BadNet, match="for crazy_eights with 3 players"):
        bot(f"search:net={file}:playouts=8").choose(game, view)
    with pytest.raises(BadNet, match="cannot be read"):
        bot(f"search:net={tmp_path / 'no.net'}:playouts=8")


def shipped_nets() -> list[tuple[str, int]]:
    games = [gamenight.game(name) for name in gamenight.game_names()]
    return [(game.name, seats) for game in games for seats in game.seats if shipped(game, seats)]


@pytest.mark.parametrize(("name", "seats"), shipped_nets())
def test_a_shipped_net_fits_its_game_and_judges_the_house_rules_it_was_taught_by(
    name: str, seats: int
) -> None:
    game = gamenight.game(name)
    file = shipped(game, seats)
    assert file is not None
    told = read_net(file)[1]
    fits(told, game, seats)
    house = game.house(seats, told["options"])
    assert isinstance(judgement_of(game, seats, house), NetJudgement)
    assert judgement_of(game, seats, house, "none") is game.judgement
    other = {**told["options"], "max_turns": 90}  # by which no shipped net was taught
    assert judgement_of(game, seats, game.house(seats, other)) is game.judgement
    assert judgement_of(game, seats, None) is game.judgement
    position = game.start(seats, seed=1, **told["options"])
    assert house_of(position.view(0)) == house


def test_a_shipped_net_of_old_words_is_refused_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, game = tmp_path / "old.net", gamenight.game("sorry")
    options = option_values(game.house(2, {}))
    write_net(file, made_up("sorry", 2), {**about("sorry", 2), "encoding": 99, "options": options})
    monkeypatch.setattr(net_use, "shipped", lambda game, seats: file)
    position = game.start(2, seed=1)
    with pytest.raises(BadNet, match="have changed from version 99"):
        thoughts(game, position.view(first(position.to_move())), Budget(0.0, 8), 1, None)


def test_a_net_in_the_search_leaves_all_else_to_the_games_own_judgement() -> None:
    asked = {name for name in vars(Judgement) if not name.startswith("_")}
    assert asked <= set(vars(NetJudgement))
