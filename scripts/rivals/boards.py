"""Chess and Checkers against OpenSpiel's MCTSBot."""

from __future__ import annotations

import random
from typing import Any, ClassVar

import gamenight
from gamenight.games.checkers.notation import board_square
from gamenight.games.chess.fen import write_fen
from gamenight.parts.squares import SQUARE_NAMES
from rivals.match import OpenSpielMatch

CALM = 16  # turns without a jump, after which OpenSpiel's count is set back; it would end the game at 40
TRIES = 200


class BoardMatch(OpenSpielMatch):
    """Nothing is hidden: OpenSpiel's MCTSBot looks at its own board. `number` varies how its search begins."""

    def search(self, seat: int, simulations: int) -> list[int]:
        action = self.mcts(simulations, self.number + 1).step(self.state)
        return [next(move for move, theirs in self.pairs(seat).items() if theirs == action)]

    def follow(self, seat: int, move: int) -> None:
        self.state.apply_action(self.pairs(seat)[move])

    def drawn_there(self) -> bool:
        return bool(self.state.is_terminal())

    def pairs(self, seat: int) -> dict[int, int]:
        """Our moves with OpenSpiel's numbers for them."""
        raise NotImplementedError


class ChessMatch(BoardMatch):
    name = "chess"

    def pairs(self, seat: int) -> dict[int, int]:
        state, found = self.state, {}
        places = {str(state.child(action)).split()[0]: action for action in state.legal_actions()}
        for move in self.position.moves(seat):
            board = self.position.public.board.copy()
            board.make(move)
            found[move] = places[write_fen(board).split()[0]]
        return found


class CheckersMatch(BoardMatch):
    """Light begins, as in OpenSpiel. By its own rule it calls a game drawn after 40 turns without a jump; here it
    is played on by the tournament's rules, and OpenSpiel's count is set back in time."""

    name = "checkers"
    options: ClassVar[dict[str, Any]] = {
        **gamenight.game("checkers").presets["tournament"].options,
        "first": "light",
    }

    def begin(self, position: Any, number: int) -> None:
        super().begin(position, number)
        self.calm = 0  # turns since a jump

    def pairs(self, seat: int) -> dict[int, int]:
        state = self.state
        actions = {state.action_to_string(action): action for action in state.legal_actions()}
        return {move: actions[_squares(move)] for move in self.position.moves(seat)}

    def follow(self, seat: int, move: int) -> None:
        super().follow(seat, move)
        self.calm = 0 if _jumps(_squares(move)) else self.calm + 1
        if self.calm >= CALM:
            self._count_again()

    def _count_again(self) -> None:
        """Play on at random to a jump and take everything back: OpenSpiel's undo leaves its count where it was."""
        chance = random.Random(self.number)
        for _ in range(TRIES):
            state, done, jumped = self.state.clone(), [], False
            while not state.is_terminal() and not jumped:
                mover, action = state.current_player(), chance.choice(state.legal_actions())
                jumps = _jumps(state.action_to_string(action))
                state.apply_action(action)
                done.append((mover, action))
                jumped = jumps and state.current_player() != mover
            for mover, action in reversed(done):
                state.undo_action(mover, action)
            if jumped and state.legal_actions() == self.state.legal_actions():
                self.state, self.calm = state, 0
                return


def _squares(move: int) -> str:
    return SQUARE_NAMES[board_square(move >> 5)] + SQUARE_NAMES[board_square(move & 31)]


def _jumps(squares: str) -> bool:
    return abs(ord(squares[1]) - ord(squares[3])) > 1
