"""What is said to be counted out is what a second, plain count comes to."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import gamenight
from gamenight import Chance, Seeded
from gamenight.bots import hint
from gamenight.core.position import first
from gamenight.games.bingo.rules import LEAVE, TAKE, Bingo, BingoView, Options, Public
from gamenight.games.poker_dice.rules.hands import hand_value
from gamenight.games.poker_dice.rules.position import STAND, DiceView
from gamenight.parts.dominoes import HIGH, LOW

POKER_DICE = gamenight.game("poker_dice")
MILLION = 1_000_000


# Poker Dice


@cache
def rank(dice: tuple[int, ...]) -> tuple[int, ...]:
    """What five sorted dice are worth, by 3.1 to 3.5."""
    groups = sorted(((n, face) for face, n in Counter(dice).items()), reverse=True)
    sizes = [n for n, _ in groups]
    made = tuple(face for n, face in groups if n > 1)
    if sizes[0] == 5 or sizes[0] == 4:
        return (sizes[0] + 2, *made)
    if sizes == [3, 2]:
        return (5, *made)
    if sizes == [1] * 5 and (dice[4] - dice[0] == 4):
        return (4, dice[4])
    return ({(3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1, (1,) * 5: 0}[tuple(sizes)], *made)


@cache
def throws(n: int) -> tuple[tuple[tuple[int, ...], float], ...]:
    """Every way that dice may fall, sorted, with how likely it is."""
    ways = Counter(tuple(sorted(dice)) for dice in product(range(6), repeat=n))
    return tuple((dice, count / 6**n) for dice, count in ways.items())


@cache
def wins(dice: tuple[int, ...], against: tuple[int, ...]) -> float:
    mine = rank(tuple(sorted(dice)))
    return 1.0 if mine > against else 0.5 if mine == against else 0.0


@cache
def keeping(kept: tuple[int, ...], against: tuple[int, ...]) -> float:
    """How often kept dice, the rest thrown once more, beat a hand; a tie is half."""
    return sum(chance * wins(kept + thrown, against) for thrown, chance in throws(5 - len(kept)))


def best(dice: tuple[int, ...], against: tuple[int, ...]) -> float:
    """The same with the best dice kept, two at least."""
    return max(keeping(kept, against) for n in range(2, 6) for kept in set(combinations(dice, n)))


def shown(view: DiceView) -> tuple[int, ...]:
    return tuple((view.public.dice >> 3 * die) & 7 for die in range(5))


def packed(dice: tuple[int, ...]) -> int:
    return sum(face << 3 * die for die, face in enumerate(dice))


def turns(second: bool) -> list[DiceView]:
    """Turns of a hand for two, after the first throw."""
    views: list[DiceView] = []
    for seed in range(20):
        position, chance = POKER_DICE.start(seats=2, seed=seed, wins=1), Seeded(seed)
        if second:
            position.play(first(position.to_move()), STAND, chance)
        view = position.view(first(position.to_move()))
        assert isinstance(view, DiceView)
        views.append(view)
    return views


@pytest.mark.parametrize("seed", range(6))
def test_poker_dice_whoever_throws_last_wins_as_often_as_is_said(seed: int) -> None:
    view = turns(second=True)[seed]
    before = view.public.values[1 - view.seat]
    against = next(rank(dice) for dice, _ in throws(5) if hand_value(packed(dice)) == before)
    given = hint(POKER_DICE, view, playouts=1, seed=1)
    for alternative in given.alternatives:
        move = POKER_DICE.read(view, alternative.text)[0]
        kept = tuple(face for die, face in enumerate(shown(view)) if move == STAND or not (move >> die) & 1)
        assert alternative.share == pytest.approx(100 * keeping(kept, against), abs=0.51)
        assert alternative.margin == 0
    assert given.alternatives[0].share == pytest.approx(100 * best(shown(view), against), abs=0.51)


@pytest.mark.parametrize("seed", range(3))
def test_poker_dice_whoever_stands_first_wins_as_often_as_is_said(seed: int) -> None:
    view = turns(second=False)[seed]
    assert POKER_DICE.judgement is not None
    worth = POKER_DICE.judgement.solve(view)
    assert worth is not None
    mine = rank(tuple(sorted(shown(view))))
    beaten = sum(chance * best(dice, mine) for dice, chance in throws(5))
    assert worth[list(view.moves).index(STAND)] / MILLION == pytest.approx(1 - beaten, abs=0.001)


# Bingo


def clears(row: tuple[int, ...], at: int, number: int, seen: set[tuple[tuple[int, ...], int, int]]) -> bool:
    """Whether a row that is counted from here on can be cleared, by 2.1 to 3.2, from every state that can be met."""
    todo = [(row, at, number)]
    while todo:
        row, at, number = todo.pop()
        if not row:
            return True
        at, barren = at % len(row), 0
        while pips(row[at]) != number and barren < 13 * len(row):
            at, number, barren = (at + 1) % len(row), (number + 1) % 13, barren + 1
        if pips(row[at]) != number or (row, at, number) in seen:
            continue
        seen.add((row, at, number))
        todo.append((row, at + 1, (number + 1) % 13))
        todo.append((row[:at] + row[at + 1 :], at, (number + 1) % 13))
    return False


def pips(tile: int) -> int:
    return int(HIGH[tile] + LOW[tile])


def test_bingo_says_100_where_the_row_can_be_cleared_and_0_where_it_cannot() -> None:
    game, met = gamenight.game("bingo"), Counter[int]()
    for seed in range(100):
        chance = Seeded(seed)
        tiles = list(range(28))
        row = [tiles.pop(chance.pick(len(tiles))) for _ in range(3 + seed % 13)]
        position = Bingo(Options(ask=True), Public(vec[i64](row)))
        while position.to_move() and not position.public.asked:
            position.play(0, position.moves(0)[0], Chance())
        if not position.to_move():
            continue
        view = position.view(0)
        assert isinstance(view, BingoView)
        p = view.public
        here, rest = tuple(p.row), tuple(tile for n, tile in enumerate(p.row) if n != p.at)
        after = (p.number + 1) % 13
        exact = {
            game.write(view, TAKE): 100 * clears(rest, p.at, after, set()),
            game.write(view, LEAVE): 100 * clears(here, p.at + 1, after, set()),
        }
        given = hint(game, view, playouts=20, seed=seed)
        assert {each.text: each.share for each in given.alternatives} == exact
        met.update(exact.values())
    assert met[0] > 0 < met[100]  # only thirteen tiles, of which none matches, stay for ever
