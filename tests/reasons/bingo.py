"""When the reasons that Bingo gives are true."""

from __future__ import annotations

from functools import partial

from games.test_bingo import GAME, row
from playing import Play

from gamenight import Seeded
from gamenight.games.bingo.rules import COUNT, LEAVE, TAKE, Bingo, BingoView
from gamenight.parts.dominoes import tile_named
from reasons.law import Reasons, Use, after

REASONS = Reasons("bingo")
BLANKS = tile_named("0-0")
THIRTEEN_MORE = (
    "0-0 3-2 4-0 5-4 6-1 4-3 2-1 6-3 1-0 3-3 3-1 5-5 5-3 1-1"  # none of thirteen ever meets a new number
)


def matching(text: str) -> Play:
    """A row whose first tile is a blank, which matches now."""
    return row(text, ask=True).play("count")


def end(view: BingoView, move: int) -> tuple[int, int]:
    """How many tiles are left if all are taken that match after a move, and in which pass that is."""
    game = after(GAME.imagine(view, Seeded(1)), 0, move)
    assert isinstance(game, Bingo)
    while game.to_move():
        game.play(0, TAKE if game.public.asked else COUNT, Seeded(1))
    return len(game.public.row), game.public.passes + 1


@REASONS.when(
    Use(partial(matching, "0-0 1-0"), "take", BLANKS, 1),
    Use(partial(matching, "0-0 1-0"), "leave", BLANKS, 1),
)
def because_taking_clears(view: BingoView, move: int, tile: int, number: int) -> bool:
    return move == TAKE and tile == view.public.row[view.public.at] and end(view, move) == (0, number)


@REASONS.when(
    Use(partial(matching, THIRTEEN_MORE), "leave", 21, 13),
    Use(partial(matching, "0-0 1-0"), "leave", 1, 1),
)
def because_leaving_clears(view: BingoView, move: int, number: int, otherwise: int) -> bool:
    return move == LEAVE and end(view, LEAVE) == (0, number) and end(view, TAKE)[0] == otherwise > 0
