"""The numbers of hints, of the coach and of reviews are what they claim to be."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from itertools import islice
from operator import xor
from typing import Any

import nim
import pytest

import gamenight
from gamenight import Game, Seeded, View
from gamenight.bots import coach, hint
from gamenight.bots.hints import Hint
from gamenight.bots.review import review
from gamenight.core.position import Judgement, first
from gamenight.core.record import Record
from gamenight.sitting.recording import begin, step
from gamenight.terminal import opponents

SKILLED = [name for name in gamenight.game_names() if gamenight.game(name).skill]
QUICK = ("crazy_eights", "dominoes", "domino_poker", "hearts")
NIM = nim.game((3, 3, 1))
WINNING = {1, 5, 9}  # a stone of any pile


def decisions(game: Game[Any], n: int, each: int = 5) -> list[View]:
    """Views with a choice, a few of each game of quick play, in which one move of five is any."""
    views: list[View] = []
    seed = 0
    while len(views) < n:
        chance, seed = Seeded(seed), seed + 1
        position = (
            game.start(seats=game.seats[seed % 2], chance=chance)
            if len(game.seats) > 1
            else game.start(chance=chance)
        )
        met: list[View] = []
        while position.to_move() and len(met) < 150:
            seat = first(position.to_move())
            moves = position.moves(seat)
            if len(moves) > 1:
                met.append(position.view(seat))
            wild = chance.pick(5) == 0
            quick = Judgement() if wild else game.judgement or Judgement()
            position.play(seat, quick.choose(position, seat, moves, chance), chance)
        views += [met[chance.pick(len(met))] for _ in range(each if met else 0)]
    return views[:n]


def shares(given: Hint) -> dict[str, int]:
    return {each.text: each.share for each in given.alternatives}


@pytest.mark.parametrize("budget", [{"playouts": 50}, {"seconds": 0.2}])
def test_what_wins_for_certain_is_100_and_what_loses_0(budget: dict[str, Any]) -> None:
    given = hint(NIM, NIM.start(seats=2, seed=1).view(0), seed=3, **budget)
    assert given.move in WINNING
    assert given.reason == "It wins for certain."
    assert all(share == (100 if int(text) in WINNING else 0) for text, share in shares(given).items())
    assert len([share for share in shares(given).values() if share]) == len(WINNING)


def test_where_every_move_loses_each_is_0() -> None:
    lost = nim.game((2, 2))
    given = hint(lost, lost.start(seats=2, seed=1).view(0), playouts=50, seed=3)
    assert set(shares(given).values()) == {0}
    assert given.reason.startswith("Every move loses")


def test_what_is_not_proved_is_not_shown_as_certain() -> None:
    """Two stones of a pile out of seven lose, but nobody can know that from a playout or two."""
    many = nim.game((3, 3, 3, 3, 3, 3, 1))
    given = hint(many, many.start(seats=2, seed=1).view(0), playouts=20, seed=3)
    assert all(0 < each.share < 100 and each.margin > 0 for each in given.alternatives)


def test_the_terminal_says_how_far_a_number_may_be_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "HINTING", 0.2)
    certain = opponents.hint(NIM, NIM.start(seats=2, seed=1).view(0), ["You", "Nell"], 1)
    assert certain.others[0].endswith("wins 100 in 100")
    other = opponents.hint(nim.COIN, nim.COIN.start(seats=2, seed=1).view(0), ["You", "Nell"], 1)
    assert " in 100, give or take " in other.others[0]


def test_moves_that_come_to_the_same_are_shown_the_same() -> None:
    for seed in range(5):
        given = hint(nim.COIN, nim.COIN.start(seats=2, seed=1).view(0), playouts=60, seed=seed)
        assert len(set(shares(given).values())) == 1


@pytest.mark.parametrize("name", SKILLED)
def test_no_alternative_stands_above_the_hint(name: str) -> None:
    game = gamenight.game(name)
    for seed, view in enumerate(decisions(game, 8)):
        given = hint(game, view, playouts=20, seed=seed)
        ranked = [each.share for each in given.alternatives]
        assert ranked == sorted(ranked, reverse=True)
        assert game.write(view, given.move) == given.alternatives[0].text


def held(game: Game[Any], n: int, playouts: int) -> int:
    """Of so many hints, in how many the share and its margin hold what twenty times the playouts give the move."""
    count = 0
    for seed, view in enumerate(decisions(game, n)):
        head = hint(game, view, playouts=playouts, seed=seed).alternatives[0]
        longer = shares(hint(game, view, playouts=20 * playouts, seed=seed + 1_000_000))
        count += head.text not in longer or abs(longer[head.text] - head.share) <= head.margin
    return count


@pytest.mark.parametrize("name", QUICK)
def test_the_margin_of_a_share_holds_what_longer_thought_says(name: str) -> None:
    assert held(gamenight.game(name), 20, 30) >= 18


@pytest.mark.soak
@pytest.mark.parametrize("name", SKILLED)
def test_of_200_margins_at_least_180_hold(name: str) -> None:
    assert held(gamenight.game(name), 200, 50) >= 180


def test_partners_win_together() -> None:
    """Two sides of two: nobody has a quarter of the wins before the first bid."""
    game = gamenight.game("texas_42")
    heads = [hint(game, game.start(seed=seed).view(first(game.start(seed=seed).to_move())), playouts=40, seed=1)
             for seed in range(5)]  # fmt: skip
    assert sum(each.alternatives[0].share for each in heads) > 5 * 40


def last_cards() -> Iterator[tuple[View, int]]:
    """Views of Crazy Eights with two cards, of which one may be played and the other goes out, in a match of a deal."""
    game = gamenight.game("crazy_eights")
    for seed in range(300):
        chance = Seeded(seed)
        position = game.start(seats=2, chance=chance)
        while position.to_move():
            seat = first(position.to_move())
            moves = position.moves(seat)
            view = position.view(seat)
            for move in moves if len(moves) > 1 else []:
                after = position.copy()
                after.play(seat, move, Seeded(seed))
                if not after.to_move() and after.payoffs()[seat] == gamenight.WIN:
                    yield view, move
            position.play(seat, moves[chance.pick(len(moves))], chance)


def test_the_last_card_wins_for_certain_whatever_the_others_hold() -> None:
    game = gamenight.game("crazy_eights")
    views = list(islice(last_cards(), 5))
    assert len(views) == 5
    for view, move in views:
        given = hint(game, view, playouts=50, seed=1)
        head = given.alternatives[0]
        assert (head.share, head.margin) == (100, 0), game.write(view, move)


def test_a_coach_doubts_what_loses_and_nothing_that_wins() -> None:
    found = coach.advise(NIM, NIM.start(seats=2, seed=1).view(0), playouts=60, patience=0)
    assert found is not None
    assert found.share == 100
    assert {int(doubt.text) for doubt in found.doubts} == {2, 3, 6, 7}
    assert {doubt.share for doubt in found.doubts} == {0}


def perfect(view: nim.NimView) -> int:
    """The move of whoever knows Nim: the piles come to nothing, pile by pile, in twos."""
    for move in view.moves:
        piles = list(view.piles)
        piles[move // nim.STONES] -= move % nim.STONES
        if reduce(xor, piles) == 0:
            return move
    return view.moves[0]


def test_perfect_play_is_100_accurate() -> None:
    record = Record(NIM, 2, NIM.house(2, {}))
    position = begin(record, Seeded(1))
    while position.to_move():
        view = position.view(first(position.to_move()))
        assert isinstance(view, nim.NimView)
        step(record, position, view.seat, perfect(view), Seeded(1))
    found = review(record, playouts=2000)
    assert found.accuracy(0) == found.accuracy(1) == 100


def test_poker_dice_as_it_is_counted_out_is_100_accurate() -> None:
    game = gamenight.game("poker_dice")
    assert game.judgement is not None
    for seed in range(6):
        record = Record(game, 2, game.house(2, {"wins": 1}))
        chance = Seeded(seed)
        position = begin(record, chance)
        while position.to_move():
            view = position.view(first(position.to_move()))
            worth = list(game.judgement.solve(view) or ())
            step(record, position, view.seat, view.moves[worth.index(max(worth))], chance)
        found = review(record, playouts=400)
        assert {found.accuracy(seat) for seat in (0, 1)} <= {100, None}
