"""The end of the play in Cribbage is counted out: every card that the opponent may hold, each as likely as the next."""

from __future__ import annotations

from collections.abc import Iterator

import gamenight
from gamenight import Seeded
from gamenight.bots.search import Search
from gamenight.core.position import first
from gamenight.games.cribbage.bot_end import can_be_counted_out, tables
from gamenight.games.cribbage.rules.position import Cribbage, CribbageView
from gamenight.parts.bits import count

GAME = gamenight.game("cribbage")


def ends(n: int) -> Iterator[tuple[Cribbage, CribbageView]]:
    """Positions near the end of the play, with the view of whoever chooses."""
    found, seed = 0, 0
    while found < n:
        chance, seed = Seeded(seed), seed + 1
        position = GAME.start(seats=2, chance=chance)
        assert isinstance(position, Cribbage)
        while position.to_move() and found < n:
            seat = first(position.to_move())
            view = position.view(seat)
            if can_be_counted_out(view):
                found += 1
                yield position, view
            position.play(seat, view.moves[chance.pick(len(view.moves))], chance)


def test_the_true_table_is_among_those_counted() -> None:
    for position, view in ends(30):
        worlds = tables(view)
        assert any(list(world.hands) == list(position.hands) for world in worlds)
        for world in worlds:
            world.audit()
            assert list(world.view(view.seat).moves) == list(view.moves)
            assert count(world.hands[1 - view.seat]) == count(position.hands[1 - view.seat])


def test_what_is_counted_out_is_what_many_playouts_come_to() -> None:
    assert GAME.judgement is not None
    for n, (_, view) in enumerate(ends(8)):
        exact = GAME.judgement.solve(view)
        assert exact is not None
        search = Search(GAME.imagine, view, GAME.judgement, n)
        search.think(600, 0.0, None)
        for move, visits, share in search.tried():
            if visits > 100:
                assert abs(share - exact[list(view.moves).index(move)] / 1_000_000) < 0.08


def test_earlier_in_the_play_it_is_not_tried() -> None:
    position = GAME.start(seats=2, seed=1)
    assert GAME.judgement is not None
    assert GAME.judgement.solve(position.view(first(position.to_move()))) is None
