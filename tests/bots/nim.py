"""Nim, in as few lines as the contract allows: whoever takes the last stone wins. And a game of luck alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core import words
from gamenight.core.chance import Chance
from gamenight.core.game import Game
from gamenight.core.position import WIN, Position, View
from gamenight.core.refusal import Refusal
from gamenight.core.scene import Choice, Scene

STONES = 4  # a move is STONES * pile + stones
NOT_YET = -1


class Words(words.Words):
    title = "Nim"
    about = "Take stones of one pile; whoever takes the last one wins."


@dataclass(frozen=True)
class Options:
    """There are no house rules."""


class NimView(View):
    def __init__(self, seat: int, position: Nim) -> None:
        super().__init__(seat, 2, position.to_move(), position.moves(seat))
        self.options = Options()
        self.piles, self.turn = tuple(position.piles), position.turn


class Nim(Position):
    def __init__(self, piles: Sequence[int], turn: int) -> None:
        self.piles, self.turn = list(piles), turn

    def to_move(self) -> int:
        return 1 << self.turn if any(self.piles) else 0

    def moves(self, seat: int) -> vec[i64]:
        piles = enumerate(self.piles) if seat == self.turn else ()
        return vec[i64]([STONES * at + stones for at, pile in piles for stones in range(1, pile + 1)])

    def play(self, seat: int, move: int, chance: Chance) -> None:
        self.piles[move // STONES] -= move % STONES
        self.turn = 1 - self.turn

    def payoffs(self) -> vec[i64]:
        return vec[i64]([0 if any(self.piles) or seat == self.turn else WIN for seat in (0, 1)])

    def scores(self) -> vec[i64]:
        return self.payoffs()

    def copy(self) -> Nim:
        return Nim(self.piles, self.turn)

    def view(self, seat: int) -> NimView:
        return NimView(seat, self)

    def audit(self) -> None:
        assert min(self.piles) >= 0


class CoinView(View):
    def __init__(self, seat: int, position: Coin) -> None:
        super().__init__(seat, 2, position.to_move(), position.moves(seat))
        self.options = Options()
        self.got = position.got


class Coin(Position):
    """Three moves that come to the same: a coin is thrown."""

    def __init__(self, got: int = NOT_YET) -> None:
        self.got: int = got

    def to_move(self) -> int:
        return 1 if self.got == NOT_YET else 0

    def moves(self, seat: int) -> vec[i64]:
        return vec[i64]([1, 2, 3] if seat == 0 and self.got == NOT_YET else [])

    def play(self, seat: int, move: int, chance: Chance) -> None:
        self.got = WIN * chance.pick(2)

    def payoffs(self) -> vec[i64]:
        return vec[i64]([self.got, WIN - self.got])

    def scores(self) -> vec[i64]:
        return self.payoffs()

    def copy(self) -> Coin:
        return Coin(self.got)

    def view(self, seat: int) -> CoinView:
        return CoinView(seat, self)

    def audit(self) -> None:
        assert self.got <= WIN


def scene(view: View, say: Words) -> Scene:
    choices = tuple(Choice(str(move), f"Take {move}.", ()) for move in view.moves)
    return Scene(table="felt", heading=say.title, prompt="Take.", clause="1.1", seats=(), choices=choices)


def game(piles: Sequence[int]) -> Game[NimView]:
    """Nim with such piles, each of three stones at most."""
    return Game(
        name="nim",
        words={"en": Words},
        seats=range(2, 3),
        minutes=1,
        table="felt",
        version=1,
        move_limit=STONES * len(piles),
        options=Options,
        package="",
        begin=lambda seats, options, chance: Nim(piles, 0),
        imagine=lambda view, chance: Nim(view.piles, view.turn),
        to_text=lambda view, move: str(move),
        from_text=lambda view, text, say: [int(text)],
        to_refusal=lambda view, move, say: Refusal("1.1", "Take stones of one pile."),
        to_scene=scene,
        to_sentence=lambda view, entry, say: "",
    )


COIN = Game[CoinView](
    name="coin",
    words={"en": Words},
    seats=range(2, 3),
    minutes=1,
    table="felt",
    version=1,
    move_limit=4,
    options=Options,
    package="",
    begin=lambda seats, options, chance: Coin(),
    imagine=lambda view, chance: Coin(view.got),
    to_text=lambda view, move: str(move),
    from_text=lambda view, text, say: [int(text)],
    to_refusal=lambda view, move, say: Refusal("1.1", "Take one."),
    to_scene=scene,
    to_sentence=lambda view, entry, say: "",
)
