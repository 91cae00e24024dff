# compiled
"""Chess as words: where each kind of piece stands, one's own and the other's, by the real squares."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gamenight.core.encoding import Amount, Encoding, Pen, Slice
from gamenight.core.position import View
from gamenight.games.chess.rules.position import ChessView, repetitions

VERSION: Final = 1
SLICES: Final = (
    Slice("my pawns", 64),
    Slice("my knights", 64),
    Slice("my bishops", 64),
    Slice("my rooks", 64),
    Slice("my queens", 64),
    Slice("my king", 64),
    Slice("their pawns", 64),
    Slice("their knights", 64),
    Slice("their bishops", 64),
    Slice("their rooks", 64),
    Slice("their queens", 64),
    Slice("their king", 64),
    Slice("en passant", 64),
    Slice("castling", 4),
    Slice("white", 1),
    Slice("my turn", 1),
    Slice("claim", 1),
    Slice("repeated", 3),
)
AMOUNTS: Final = (
    Amount("quiet", 100),
    Amount("moves", 200),
)


@final
class ChessEncoding(Encoding):
    def __init__(self) -> None:
        super().__init__(VERSION, SLICES, AMOUNTS)

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, ChessView)
        p = view.public
        b = p.board
        mine, theirs = (b.white, b.black) if pen.me == 0 else (b.black, b.white)
        self._side(pen, view, mine)
        self._side(pen, view, theirs)
        pen.one(b.passed, 64)
        pen.bits(b.rights, 4)
        pen.flag(pen.me == 0)
        pen.flag(b.turn == pen.me)
        pen.flag(p.claim != 0)
        pen.tally(repetitions(p), 3)
        pen.amount(b.quiet)
        pen.amount(len(p.line))

    def _side(self, pen: Pen, view: ChessView, side: i64) -> None:
        b = view.public.board
        pen.board(side & b.pawns)
        pen.board(side & b.knights)
        pen.board(side & b.bishops)
        pen.board(side & b.rooks)
        pen.board(side & b.queens)
        pen.board(side & b.kings)


ENCODING: Final = ChessEncoding()
