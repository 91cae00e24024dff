"""An endgame of Checkers solved exactly, through OpenSpiel: two kings against one, who wins and how fast.

OpenSpiel's own alpha-beta search walks our rules.     python examples/solve_endgame.py
"""

from __future__ import annotations

import pyspiel
from open_spiel.python.algorithms import minimax

from gamenight.lab.envs import spiel

ENDGAME = "B:WK21:BK24,K9"  # Black, to move, has two kings; White has one at the side


def solve(position: str, moves: int) -> tuple[float, str]:
    """What the side to move can force within so many moves by both (1 a win, -1 a loss), and its best move."""
    options = f"forced_capture:on quiet_moves:0 repetition:off position:{position.replace(',', ';')}"
    game = pyspiel.load_game(spiel.PREFIX + "checkers", {"options": options})
    state = game.new_initial_state()
    player = state.current_player()
    value, move = minimax.alpha_beta_search(
        game, state, value_function=lambda reached: 0.0, maximum_depth=moves, maximizing_player_id=player
    )
    return value, state.action_to_string(player, move)


def fastest(position: str, most: int) -> tuple[int, str]:
    """In how many moves by both the side to move can force a win, and how it begins."""
    for moves in range(1, most + 1):
        value, move = solve(position, moves)
        if value == 1.0:
            return moves, move
    return 0, ""


if __name__ == "__main__":
    moves, move = fastest(ENDGAME, 8)
    print(
        f"Black wins in {moves} moves by both, beginning with {move}."
        if moves
        else "No win within eight moves."
    )
