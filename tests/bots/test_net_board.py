"""Nets that judge boards: search, NumPy and the encoding agree exactly, and neither colour is favoured."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import gamenight
from gamenight.bots.bot import Budget, thoughts
from gamenight.bots.levels import bot
from gamenight.bots.net import BIAS, LANES, TOP, clipped
from gamenight.bots.net_board import clipped_lanes, hundredths
from gamenight.bots.net_file import BadNet, Weights, read_net, write_net
from gamenight.bots.net_use import with_net
from gamenight.core.chance import Seeded
from gamenight.core.position import first
from gamenight.lab.batch import Glass
from gamenight.lab.nets.data import DECIDED, QUICK, Examples, Scribe, Sides, Task, joined, packed_of, work
from gamenight.lab.nets.train import plan_of, train
from gamenight.lab.nets.whole import judged, judged_rows, loss
from gamenight.lab.observation import encoding_of

CHESS = gamenight.game("chess")
ENCODING = encoding_of(CHESS)
WORDS = 24  # of where the pieces stand
TEMPO = 40  # of the game's own judgement
JUDGED = [12, -186, -297, 158, -8]  # by a made-up net, after 0 to 32 moves; computed compiled and interpreted


def made_up(width: int = 16, most: int = 12, seed: int = 1) -> Weights:
    """A net that has learnt nothing."""
    luck = random.Random(seed)

    def some(count: int, reach: int) -> list[int]:
        return [luck.randint(-reach, reach) for _ in range(count)]

    return Weights(some(64 * WORDS * width, most), some(width, 60), [], [], some(width, TOP), 300, WORDS, ())


def about(**more: Any) -> dict[str, Any]:
    return {"game": "chess", "seats": 2, "encoding": ENCODING.version, **more}


def wander(moves: int, seed: int = 5) -> Any:
    chance, position = Seeded(seed), CHESS.start(2, seed=1)
    for _ in range(moves):
        mover = first(position.to_move())
        legal = position.moves(mover)
        position.play(mover, legal[chance.pick(len(legal))], chance)
    return position


def mover_of(position: Any) -> int:
    return first(position.to_move())


def rows_of(position: Any, seat: int) -> Any:
    """What a seat sees, as a row to learn from."""
    glass = Glass(ENCODING, 2, CHESS.move_limit)
    glass.look(position.view(seat))
    words = np.frombuffer(bytes(memoryview(glass.words)), np.uint8)
    numbers = np.frombuffer(bytes(memoryview(glass.numbers)), np.int64)
    return packed_of(ENCODING, 2, words[None], numbers[None])


def duel_of(position: Any, net: Any, leans: int) -> Any:
    assert CHESS.judgement is not None
    duel = CHESS.judgement.duel(position.view(mover_of(position)))
    assert duel is not None
    if net is not None:
        assert duel.heed(net, leans)
    return duel


@pytest.mark.parametrize("width", [8, 32])
def test_one_board_at_a_time_and_rows_by_numpy_are_judged_alike(width: int) -> None:
    """The net goes from board to board, forward and back, and far away to another game."""
    weights = made_up(width)
    net = weights.board_net(ENCODING)
    found = set[int]()
    for moves in (0, 1, 2, 30, 31, 7, 8, 40, 60, 0, 25):
        position = wander(moves, 5 + moves % 3)
        seat = mover_of(position)
        answer = int(judged_rows(weights, rows_of(position, seat), ENCODING)[0])
        lead = hundredths(answer - weights.last_begin)
        assert duel_of(position, net, 0).judge() == hundredths(weights.last_begin) + lead
        found.add(lead)
    assert len(found) > 5


def test_along_a_search_the_sums_are_those_of_a_net_that_begins_anew() -> None:
    net, chance = made_up().board_net(ENCODING), Seeded(9)
    duel = duel_of(wander(10), net, 0)
    for _ in range(300):
        moves = duel.moves()
        if len(moves) == 0 or chance.pick(3) == 0:
            if duel.key() != duel_of(wander(10), None, 0).key():
                duel.back()
            continue
        duel.play(moves[chance.pick(len(moves))])
        if duel.board.pawns != 0:
            fresh = duel_of(wander(10), net.anew(), 0)
            fresh.board = duel.board
            assert duel.judge() == fresh.judge()


def test_interpreted_and_compiled_come_to_the_same_numbers() -> None:
    net = made_up().board_net(ENCODING)
    assert [duel_of(wander(moves), net, 0).judge() for moves in (0, 8, 16, 24, 32)] == JUDGED


def test_lanes_are_clipped_as_single_numbers_are() -> None:
    values = [-BIAS, -500, -1, 0, 1, 63, 126, 127, 128, 129, 5000, 0x3FFF]
    for value in values:
        for lane in range(LANES):
            others = [v for n, v in enumerate([-3, 200, 64, 0]) if n != lane]
            lanes = [*others[:lane], value, *others[lane:]]
            word = sum((BIAS + v) << (16 * n) for n, v in enumerate(lanes))
            assert clipped_lanes(word) == sum(clipped(v) << (16 * n) for n, v in enumerate(lanes))


def test_neither_colour_is_favoured() -> None:
    net = made_up().board_net(ENCODING)
    for white, black in (
        ("4k3/pp3p2/8/3n4/8/8/PPP5/2R1K3 w - - 0 1", "2r1k3/ppp5/8/8/3N4/8/PP3P2/4K3 b - - 0 1"),
        ("r3k3/7p/8/8/4P3/8/8/4K2R w - - 0 1", "4k2r/8/8/4p3/8/8/7P/R3K3 b - - 0 1"),
    ):
        one, two = (CHESS.start(2, seed=1, position=text) for text in (white, black))
        assert duel_of(one, net, 0).judge() == duel_of(two, net, 0).judge()


def test_a_net_that_leans_adds_to_a_part_of_the_games_own_judgement() -> None:
    net = made_up().board_net(ENCODING)
    position = wander(20)
    own = duel_of(position, None, 0).judge() - TEMPO
    added = duel_of(position, net, 0).judge() - net.tempo()
    assert duel_of(position, net, 64).judge() == TEMPO + net.tempo() + own + added
    half = duel_of(position, net, 32).judge() - TEMPO // 2 - net.tempo() - added
    assert abs(2 * half - own) <= 1


def test_without_pawns_the_game_judges_itself() -> None:
    position = CHESS.start(2, seed=1, position="4k3/8/8/3n4/8/8/8/2R1K3 w - - 0 1")
    net = made_up().board_net(ENCODING)
    assert duel_of(position, net, 64).judge() - net.tempo() == duel_of(position, None, 0).judge()


def test_a_search_with_a_net_can_be_repeated_and_is_another_one(tmp_path: Path) -> None:
    file = tmp_path / "one.net"
    write_net(file, made_up(), about(leans=30))
    position = wander(12)
    view = position.view(mover_of(position))
    one, two = (thoughts(CHESS, view, Budget(0.0, 20, 1, str(file)), 4, None) for _ in range(2))
    assert one == two
    assert one != thoughts(CHESS, view, Budget(0.0, 20), 4, None)
    assert bot(f"search:net={file}:playouts=20").choose(CHESS, view, seed=4) == one[0].move
    judge = with_net(CHESS, 2, file)
    assert list(judge.guess(position)) == list(CHESS.judgement.guess(position)) if CHESS.judgement else False


def test_a_net_of_boards_that_does_not_fit_is_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "one.net"
    write_net(file, made_up(), about(encoding=99))
    view = wander(0).view(0)
    with pytest.raises(BadNet, match="have changed from version 99"):
        bot(f"search:net={file}:playouts=8").choose(CHESS, view)
    write_net(file, made_up(), about())
    with pytest.raises(BadNet, match="judges boards for a search"):
        bot(f"net:{file}")
    write_net(file, made_up(), {**about(), "game": "sorry", "encoding": 1})
    with pytest.raises(BadNet, match="and not such as these"):
        with_net(gamenight.game("sorry"), 2, file)
    with pytest.raises(BadNet, match="has other weights"):
        Weights([0] * 64 * WORDS * 4, [0] * 4, [], [], [0] * 3, 0, WORDS, ()).check()


def test_a_net_of_boards_is_the_same_after_writing_and_reading(tmp_path: Path) -> None:
    one = made_up()
    write_net(tmp_path / "one.net", one, about())
    again = read_net(tmp_path / "one.net")[0]
    assert again.of_boards
    assert (list(again.first), list(again.last), again.last_begin) == (
        list(one.first),
        list(one.last),
        one.last_begin,
    )


def lesson(games: int = 2) -> Task:
    return Task("chess", 2, (), ("search:playouts=2",) * 2, 3, 0, games, 1, 0, 10)


def test_rows_are_quiet_boards_of_movers_with_what_the_game_itself_thinks() -> None:
    scribe = Scribe(lesson())
    seen = list[tuple[int, float]]()
    keep = scribe._keep

    def noted(seat: int, expected: float | None) -> None:
        duel = CHESS.judgement.duel(scribe.match.view(seat)) if CHESS.judgement else None
        assert duel is not None
        assert not duel.pressed()
        assert expected is not None
        assert 1 - DECIDED <= expected <= DECIDED
        assert scribe.match.played >= 5, "games begin with some moves at random"
        seen.append((duel.judge(), expected))
        keep(seat, expected)

    scribe._keep = noted  # type: ignore[method-assign]
    scribe.play(0)
    assert len(scribe.leans) == len(scribe.shares) == len(seen) > 10
    for lean, (lead, _) in zip(scribe.leans, seen, strict=True):
        assert hundredths(lean) == pytest.approx(lead, abs=1)


@pytest.mark.parametrize("who", ["easy", QUICK])
def test_who_does_not_say_what_it_expects_teaches_by_what_came_of_it(who: str) -> None:
    short = (("move_limit", 20),)
    rows = joined([work(Task("chess", 2, short, (who,) * 2, 3, 0, 2, 2))], ENCODING, 2)
    assert len(rows.shares) > 5
    assert set(rows.shares.tolist()) <= {0.0, 0.5, 1.0}
    none = joined([work(Task("chess", 2, short, (who,) * 2, 3, 0, 1, 2, 100))], ENCODING, 2)
    assert len(none.shares) == 0, "moves at random say nothing"


def test_both_sides_see_the_board_from_their_own_end() -> None:
    """At the start it looks the same to both; after a move what is mine to the mover is the other's to the other."""
    sides = Sides(ENCODING)
    mine, theirs = sides.of(rows_of(wander(0), 0))
    assert (mine == theirs).all()
    assert mine.shape == (1, 64 * WORDS)
    position = wander(11)
    one, two = sides.of(rows_of(position, 0)), sides.of(rows_of(position, 1))
    assert (one[0] == two[1]).all()
    assert (one[1] == two[0]).all()


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("leans", [True, False])
def test_a_net_of_boards_learns_and_survives_rounding(leans: bool, tmp_path: Path) -> None:
    """Whoever has more queens wins: the net in whole numbers has found it, and answers as it did while it learnt."""
    pytest.importorskip("torch", reason="PyTorch is not installed; pip install 'gamenight[train]'")
    from gamenight.lab.nets.fit import fitted, rounded, torch

    rows = joined([work(lesson(3))], ENCODING, 2)
    luck = np.random.default_rng(1)
    packed = np.repeat(rows.packed[:128], 4, axis=0)
    queens = [place.columns for place in ENCODING.places(2) if place.name in ("my queens", "their queens")]
    bits = np.unpackbits(packed, axis=1, bitorder="little")
    who = luck.integers(0, 2, len(bits))
    for columns in queens:
        bits[:, columns] = 0
    for n, mine in enumerate(who):
        bits[n, queens[1 - mine][luck.integers(0, 64)]] = 1
    packed = np.packbits(bits, axis=1, bitorder="little")
    seen = Examples(packed, np.zeros(len(who), np.float32), who.astype(np.float32))
    learner = fitted(seen, 250, 1, 8, 0, None, ENCODING, leans)
    weights = rounded(learner, ENCODING, 2)
    answers = judged_rows(weights, packed, ENCODING)
    assert loss(answers, seen.shares) < 0.3 < np.log(2)
    if learner.place != "cpu":
        return
    with torch.no_grad():
        told = learner.answers(learner.unpacked(torch.from_numpy(packed))).numpy()
    assert np.abs(told * 4096 - answers).max() < 2


@pytest.mark.filterwarnings("ignore")
def test_chess_is_trained_for_its_boards(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed; pip install 'gamenight[train]'")
    plan = plan_of("chess", 2, bots="search:playouts=1", games=10, seed=1, epochs=1, width=8, opening=8)
    made = train(plan, tmp_path / "chess.net")
    weights, told = read_net(tmp_path / "chess.net")
    assert weights.of_boards
    assert (told["width"], told["depth"], told["opening"]) == (8, 0, 8)
    assert made.rows > 50
    view = wander(0).view(0)
    assert bot(f"search:net={tmp_path / 'chess.net'}:playouts=4").choose(CHESS, view, seed=1) in view.legal()


def test_every_feature_of_a_square_is_found_where_the_encoding_says() -> None:
    """A net with one weight: only a knight of the first side on the last square is seen, and only by that side."""
    column = next(place.columns[63] for place in ENCODING.places(2) if place.name == "my knights")
    rows = [0] * (64 * WORDS * 4)
    rows[column * 4] = 100
    net = Weights(rows, [0] * 4, [], [], [TOP, 0, 0, 0], 0, WORDS, ()).board_net(ENCODING)
    sets = vec[i64]([0] * 12)
    assert net.lead(sets) == 0
    sets[1] = -(1 << 63)
    assert net.lead(sets) == hundredths(100 * TOP)
    sets[1] = 0
    sets[7] = 1 << 7
    assert net.lead(sets) == -hundredths(100 * TOP)
    assert (
        judged(Weights(rows, [0] * 4, [], [], [TOP, 0, 0, 0], 0, WORDS, ()), np.eye(64 * WORDS)).max()
        == 100 * TOP
    )
