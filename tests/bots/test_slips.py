"""The weaker levels slip, and are never absurd: no win is missed, nothing is given away for nothing."""

from __future__ import annotations

import pytest

import gamenight
from gamenight.bots.levels import bot
from gamenight.core.chance import Seeded
from gamenight.core.position import first

WEAK = ("easy:slip=100", "medium:slip=100")


@pytest.mark.parametrize("level", WEAK)
@pytest.mark.parametrize(
    ("fen", "wins"),
    [
        ("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1", "e4d5"),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"),
        ("r3k3/8/8/8/8/8/5PPP/6K1 b - - 0 1", "a8a1"),
    ],
)
def test_a_queen_is_taken_and_a_mate_given(level: str, fen: str, wins: str) -> None:
    chess = gamenight.game("chess")
    view = chess.start(position=fen).view(0 if " w " in fen else 1)
    for seed in range(6):
        assert chess.write(view, bot(level).choose(chess, view, seed=seed)) == wins


def test_slips_differ() -> None:
    """A slip is still a slip: at the first move of chess, many moves are as good as any."""
    chess = gamenight.game("chess")
    view = chess.start().view(0)
    assert len({bot("easy:slip=100").choose(chess, view, seed=seed) for seed in range(12)}) > 3


def test_the_last_card_is_played_where_it_wins() -> None:
    """Where one move wins at once and others do not, a slip makes it, too."""
    game, seen = gamenight.game("crazy_eights"), 0
    for deal in range(40):
        chance = Seeded(deal)
        position = game.start(seats=2, chance=chance)
        for n in range(300):
            if not position.to_move() or seen > 3:
                break
            seat = first(position.to_move())
            view = position.view(seat)
            if len(view.moves) > 1 and _wins_at_once(position, seat):
                move = bot("easy:slip=100").choose(game, view, seed=n)
                seen += 1
                assert move in _wins_at_once(position, seat)
            moves = _wins_at_once(position, seat) or list(view.moves)
            position.play(seat, moves[chance.pick(len(moves))], chance)
    assert seen


def _wins_at_once(position: gamenight.Position, seat: int) -> list[int]:
    """The moves that end the game in the mover's favour, if some do and some do not."""
    found = []
    for move in position.moves(seat):
        after = position.copy()
        after.play(seat, move, Seeded(1))
        if not after.to_move() and after.payoffs()[seat] == gamenight.WIN:
            found.append(move)
    return found if len(found) < len(position.moves(seat)) else []


def test_the_same_seed_slips_alike_where_no_clock_counts() -> None:
    game = gamenight.game("hearts")
    view = game.start(seats=4, seed=3).view(first(game.start(seats=4, seed=3).to_move()))
    made = [bot("easy:playouts=15:slip=100").choose(game, view, seed=9) for _ in range(3)]
    assert len(set(made)) == 1
