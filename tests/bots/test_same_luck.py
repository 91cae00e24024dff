"""Where a judgement asks for it, every move of the thinker meets the same luck."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gamenight import WIN, Chance, Position
from gamenight.bots.search import Search
from gamenight.core.position import Judgement, View


class Coin(Position):
    """Two moves that come to the same: a number is drawn, and is what the seat gets."""

    def __init__(self, got: int = -1) -> None:
        self.got = got

    def to_move(self) -> i64:
        return 1 if self.got < 0 else 0

    def moves(self, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1]) if self.got < 0 else vec[i64]()

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        self.got = chance.pick(WIN + 1)

    def payoffs(self) -> vec[i64]:
        return vec[i64]([self.got, WIN - self.got])


class Paired(Judgement):
    def same_luck(self) -> bool:
        return True


def totals(judgement: Judgement) -> list[tuple[int, int]]:
    view = View(0, 2, 1, vec[i64]([0, 1]))
    search = Search(lambda view, chance: Coin(), view, judgement, 3)
    search.think(200, 0.0, None)
    return [(int(child.visits), int(child.total)) for child in search.root.children]


def test_moves_that_come_to_the_same_fare_the_same() -> None:
    (tried, got), (tried_too, got_too) = totals(Paired())
    assert tried == tried_too == 100
    assert got == got_too


def test_luck_is_its_own_for_each_move_unless_asked_otherwise() -> None:
    a, b = totals(Judgement())
    assert a != b
