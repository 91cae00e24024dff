"""A match with OpenSpiel, which plays its own copy of the game: each move is made in both.

So it meets its own rules and its own speed. It thinks as long as our bot does: after each decision the simulations it
may make are set so that both have taken the same time for a decision, on average.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, ClassVar

import gamenight
from gamenight import Seeded
from gamenight.bots import Bot, bot
from gamenight.core.position import first

WORLDS = 8  # tables that a search for open games looks at, where cards are hidden
LONGEST = 3000  # moves; then it is a draw


class Pace:
    """Gives the rival as much time for a decision as our bot takes."""

    def __init__(self) -> None:
        self.ours = self.theirs = 0.0  # seconds
        self.our_decisions = self.their_decisions = self.done = 0

    def we_took(self, seconds: float) -> None:
        self.ours += seconds
        self.our_decisions += 1

    def they_took(self, seconds: float, simulations: int) -> None:
        self.theirs += seconds
        self.their_decisions += 1
        self.done += simulations

    def simulations(self) -> int:
        """How many the rival may make now, so that its mean time comes to ours."""
        if not (self.our_decisions and self.theirs):
            return 30
        mean = self.ours / self.our_decisions
        owed = mean * (self.their_decisions + 1) - self.theirs
        return max(2, round(min(max(owed, mean / 3), 3 * mean) * self.done / self.theirs))


class OpenSpielMatch:
    """Our bot against one of OpenSpiel's. A deal is played in both seatings."""

    name = ""
    key = ""  # of the row, where it is not the name
    seats = 2
    spread = 1.0  # of the payoffs, which exploration is in proportion to
    parameters: ClassVar[dict[str, Any]] = {}
    options: ClassVar[dict[str, Any]] = {}

    def __init__(self, pyspiel: Any, ours: str, seconds: float | None = None) -> None:
        self.pyspiel, self.ours, self.seconds, self.pace = pyspiel, ours, seconds, Pace()
        self.gaps: list[float] = []  # game by game, the points by which our seats did better than theirs
        self.game = gamenight.game(self.name)
        self.theirs = pyspiel.load_game(self.name, self.parameters)

    def deal(self, number: int) -> float | None:
        """Our share of one deal, in both seatings; None if neither could be played out."""
        games = [self.play(number, side) for side in range(2)]
        fair = [share for share in games if share is not None]
        return sum(fair) / len(fair) if fair else None

    def play(self, number: int, side: int) -> float | None:
        """Our share of a game in which we have every second seat, from `side` on; None if it was broken off."""
        chance = Seeded(number)
        self.begin(self.game.start(seats=self.seats, chance=chance, **self.options), number)
        player, position, n = bot(self.ours), self.position, 0
        while position.to_move() and n < LONGEST and not self.drawn_there():
            seat = self.mover()
            if (seat - side) % 2 == 0:
                moves = [self.our_move(player, seat, number * 1000 + n)]
            else:
                moves = self.their_moves(seat)
            for move in moves:
                assert move in list(position.moves(seat)), (seat, move)
                self.follow(seat, move)
                position.play(seat, move, chance)
                self.settle()
            if self.parted():
                return None
            n += 1
        if position.to_move():
            return 0.5
        self.gaps.append(self._gap(side))
        payoffs = position.payoffs()
        return float(sum(payoffs[seat] for seat in range(side, self.seats, 2)) / gamenight.WIN)

    def _gap(self, side: int) -> float:
        scores = list(self.position.scores())
        ours, theirs = scores[side::2], scores[1 - side :: 2]
        gap: float = sum(ours) / len(ours) - sum(theirs) / len(theirs)
        return -gap if self.game.lowest_wins else gap

    def our_move(self, player: Bot, seat: int, seed: int) -> int:
        view = self.position.view(seat)
        started = time.process_time()
        move = player.choose(self.game, view, seconds=self.seconds, seed=seed)
        if len(view.moves) > 1:
            self.pace.we_took(time.process_time() - started)
        return move

    def their_moves(self, seat: int) -> list[int]:
        if len(self.position.moves(seat)) == 1:
            return list(self.position.moves(seat))
        simulations = self.pace.simulations()
        started = time.process_time()
        moves = self.search(seat, simulations)
        self.pace.they_took(time.process_time() - started, simulations)
        return moves

    def mcts(self, simulations: int, seed: int) -> Any:
        evaluator = self.pyspiel.RandomRolloutEvaluator(1, seed)
        explore = 1.4 * self.spread
        return self.pyspiel.MCTSBot(self.theirs, evaluator, explore, simulations, 500, True, seed, False)

    # What a game says of itself.

    def begin(self, position: Any, number: int) -> None:
        self.position, self.number, self.state = position, number, self.theirs.new_initial_state()

    def mover(self) -> int:
        return first(self.position.to_move())

    def search(self, seat: int, simulations: int) -> list[int]:
        """The rival's choice, as our moves."""
        raise NotImplementedError

    def follow(self, seat: int, move: int) -> None:
        """Make our move, which is about to be played, in OpenSpiel's game."""
        raise NotImplementedError

    def settle(self) -> None:
        """After a move has been played: what OpenSpiel must be told of its luck."""

    def drawn_there(self) -> bool:
        """Whether OpenSpiel's game has ended before ours, by its own rule for draws."""
        return False

    def parted(self) -> bool:
        """Whether the two games can no longer be the same."""
        return False


class ImaginedMatch(OpenSpielMatch):
    """OpenSpiel cannot imagine the hidden cards of these games, and its MCTSBot would look at them: so it is shown
    tables that its view allows, `WORLDS` for a decision, and makes the move that it tried most often in all of them."""

    def search(self, seat: int, simulations: int) -> list[int]:
        view, chance = self.position.view(seat), Seeded(self.number + 7)
        tried: dict[str, Any] = {}
        for n in range(WORLDS):
            state = self.imagined(self.game.imagine(view, chance), seat)
            root = self.mcts(max(2, simulations // WORLDS), self.number * WORLDS + n).mcts_search(state)
            for child in root.children:
                words = state.action_to_string(state.current_player(), child.action)
                tried[words] = tried.get(words, 0) + child.explore_count
        return self.read(seat, sorted(tried, key=lambda words: -tried[words]))

    def imagined(self, world: Any, seat: int) -> Any:
        """OpenSpiel's state of an imagined table."""
        raise NotImplementedError

    def read(self, seat: int, words: Sequence[str]) -> list[int]:
        """Our moves for the first of its actions that our rules have, too."""
        raise NotImplementedError


def act(state: Any, *words: str) -> None:
    """Do in OpenSpiel's game what one of these texts says."""
    player = state.current_player()
    for action in state.legal_actions():
        if state.action_to_string(player, action) in words:
            state.apply_action(action)
            return
    raise AssertionError(f"{words} is not legal there")
