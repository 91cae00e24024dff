"""Block for two plays as OpenSpiel's block dominoes does: the same tiles may be played, and the same points are won."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gamenight
from gamenight.parts.bits import each
from gamenight.parts.dominoes import HIGH, LOW
from gamenight.parts.line.position import LinePosition
from gamenight.parts.line.table import LEFT, PASS

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed, so Block is not compared with it"
)
from open_spiel.python.games import block_dominoes as peer  # noqa: E402  # needs pyspiel

GAME = gamenight.game("block")


def peer_tile(tile: int) -> tuple[float, float]:
    return float(LOW[tile]), float(HIGH[tile])


def peer_state(position: LinePosition) -> Any:
    """The same deal there: whoever opened here is their player 0, and has just opened."""
    state = pyspiel.load_game("python_block_dominoes").new_initial_state()
    opener, first = position.table.opener, position.table.first
    for tile in [*each(position.hands[opener] | (1 << first)), *each(position.hands[1 - opener])]:
        state.apply_action(peer._DECK.index(peer_tile(tile)))
    state.apply_action(action(0, first, None))
    return state


def action(player: int, tile: int, edge: float | None) -> int:
    return int(peer._ACTIONS_STR.index(str(peer.Action(player, peer_tile(tile), edge))))


def offered(position: LinePosition, seat: int) -> dict[int, int]:
    """Their action for each of our moves; two ends with one number are one action there."""
    table = position.table
    player = 0 if seat == table.opener else 1
    found = {}
    for move in position.moves(seat):
        if move != PASS:
            edge = table.left_end if move & 1 == LEFT else table.right_end
            found[action(player, move >> 1, float(edge))] = move
    return found


@pytest.mark.parametrize("batch", range(4))
def test_the_same_moves_and_points(batch: int) -> None:
    for seed in range(75 * batch, 75 * (batch + 1)):
        choose, chance = random.Random(seed), gamenight.Seeded(seed)
        position = GAME.start(seats=2, chance=chance, target=1)
        assert isinstance(position, LinePosition)
        state, opener = peer_state(position), position.table.opener
        while not state.is_terminal():
            seat = position.table.turn
            moves = offered(position, seat)
            if not moves:
                position.play(seat, PASS, chance)
                continue
            assert (seat == opener) == (state.current_player() == 0)
            assert sorted(moves) == state.legal_actions()
            chosen = choose.choice(sorted(moves))
            state.apply_action(chosen)
            position.play(seat, moves[chosen], chance)
        while position.to_move() and position.table.rounds == 0:  # a blocked round is passed out here
            position.play(position.table.turn, PASS, chance)
        won = [int(points) for points in state.returns()]
        assert [max(0, won[0]), max(0, won[1])] == [position.scores()[opener], position.scores()[1 - opener]]
