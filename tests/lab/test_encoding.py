"""Views as words: every game says what it holds, and says it in the places it declared."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

import gamenight
from gamenight.core.encoding import SEATS, Amount, Encoding, Pen, Slice
from gamenight.core.game import Game
from gamenight.core.position import View
from gamenight.lab.observation import NoEncoding, layout, observe
from gamenight.laws import Broken, Case, words_are_made_of_the_view_alone

NOTHING = vec[i64]()


class Sample(Encoding):
    """Two sets and a seat, written as declared."""

    def __init__(self) -> None:
        super().__init__(
            1,
            (Slice("hand", 52), Slice("turn", SEATS), Slice("board", 64), Slice("at", 70)),
            (Amount("cash", 10),),
        )

    def write(self, view: View, pen: Pen) -> None:
        pen.bits(0b101, 52)
        pen.seat(view.seat)
        pen.board(-(1 << 63) | 1)
        pen.one(66, 70)
        pen.amount(25)


def written(encoding: Encoding, view: View) -> Pen:
    pen = Pen(vec[i64]([0] * encoding.words(view.seats)), vec[i64]([0] * encoding.numbers(view.seats)))
    pen.begin(view, 0, 0)
    encoding.write(view, pen)
    return pen


def test_small_slices_share_a_word_and_large_ones_run_on() -> None:
    places = {place.name: place.columns for place in Sample().places(4)}
    assert places["hand"] == tuple(range(52))
    assert places["turn"] == (52, 53, 54, 55)
    assert places["board"] == (*range(64, 126), 128, 129)
    assert places["at"] == (*range(192, 254), *range(256, 264))


def test_what_is_written_is_found_in_its_place() -> None:
    pen = written(Sample(), View(2, 4, 0, NOTHING))
    bits = np.unpackbits(np.frombuffer(pen.words, np.uint8), bitorder="little")
    places = {place.name: list(place.columns) for place in Sample().places(4)}
    assert list(np.flatnonzero(bits[places["hand"]])) == [0, 2]
    assert list(np.flatnonzero(bits[places["turn"]])) == [0]  # one's own seat is the first
    assert list(np.flatnonzero(bits[places["board"]])) == [0, 63]
    assert list(np.flatnonzero(bits[places["at"]])) == [66]
    assert list(pen.numbers) == [25]


@pytest.mark.parametrize("me", range(4))
def test_seats_are_counted_from_the_one_that_looks(me: int) -> None:
    pen = Pen(vec[i64]([0] * 8), vec[i64]([0] * 8))
    pen.begin(View(me, 4, 0, NOTHING), 0, 0)
    pen.seat((me + 1) % 4)
    pen.seat_set(1 << me | 1 << (me + 3) % 4)
    pen.amounts(vec[i64]([10, 11, 12, 13]))
    assert pen.words[0] == 0b1001_0010
    assert list(pen.numbers)[:4] == [10 + (me + n) % 4 for n in range(4)]


@pytest.mark.parametrize("name", gamenight.game_names())
def test_every_game_declares_an_encoding_and_no_set_spills_over(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = gamenight.game(name)
    bits = Pen.bits

    def checked(pen: Pen, value: int, width: int) -> None:
        assert 0 <= value < 1 << width, f"{value} does not fit into {width} bits"
        bits(pen, value, width)

    try:
        monkeypatch.setattr(Pen, "bits", checked)
    except TypeError:  # compiled classes cannot be changed; the interpreted run has looked
        pytest.skip("the rules are compiled")
    for seats in game.seats:
        words_are_made_of_the_view_alone(Case(game, seats, {}, seats, looks=6))


def faulty(encoding: type[Encoding]) -> Game[Any]:
    return dataclasses.replace(gamenight.game("crazy_eights"), encoding=encoding())


class Forgetful(Sample):
    def write(self, view: View, pen: Pen) -> None:
        pen.bits(1, 52)


class Astray(Sample):
    def write(self, view: View, pen: Pen) -> None:
        super().write(view, pen)
        pen.words[0] |= 1 << 61  # where no slice is


class Nosy(Sample):
    """Writes something that is not of the view: a different number each time."""

    def write(self, view: View, pen: Pen) -> None:
        super().write(view, pen)
        pen.numbers[0] = id(view)


@pytest.mark.parametrize("kind", [Forgetful, Astray, Nosy])
def test_the_law_catches_an_encoding_that_forgets_strays_or_peeks(kind: type[Encoding]) -> None:
    with pytest.raises((Broken, IndexError)):
        words_are_made_of_the_view_alone(Case(faulty(kind), 3))


def test_observe_gives_arrays_with_named_columns() -> None:
    game = gamenight.game("hearts")
    position = game.start(4, seed=1)
    seat = next(seat for seat in range(4) if (position.to_move() >> seat) & 1)
    view = position.view(seat)
    seen = observe(game, view)
    hand = seen.observation[layout(game, 4).columns("hand")]
    assert seen.observation.dtype == np.float32
    assert seen.action_mask.dtype == np.int8
    assert list(np.flatnonzero(hand)) == [card for card in range(52) if (view.hand >> card) & 1]
    assert list(np.flatnonzero(seen.action_mask)) == list(view.moves)


def test_a_seat_that_is_not_to_move_may_do_nothing() -> None:
    game = gamenight.game("hearts")
    position = game.start(4, seed=1)
    for seat in range(4):
        mask = observe(game, position.view(seat)).action_mask
        assert mask.any() == bool((position.to_move() >> seat) & 1)


def test_numbers_are_scaled_and_named() -> None:
    game = gamenight.game("monopoly")
    seen = observe(game, game.start(3, seed=1).view(0))
    assert seen.observation[layout(game, 3).columns("cash/0")] == 1.0


def test_a_game_without_words_says_so() -> None:
    game = dataclasses.replace(gamenight.game("hearts"), encoding=None)
    with pytest.raises(NoEncoding, match="Hearts does not say its views as words"):
        observe(game, game.start(4, seed=1).view(0))
