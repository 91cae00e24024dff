"""Programs that are not ours, and simple players, for `scripts/strength` to measure the bots against.

OpenSpiel plays its own copy of the game: each move is made in both, so it meets its own rules and its own speed. It
thinks as long as our bot does: after each decision the simulations it may make are set so that both have taken the same
time for a decision, on average.
"""

from __future__ import annotations

import itertools
import random
import time
from collections.abc import Sequence
from typing import Any, ClassVar

import gamenight
from gamenight import Seeded
from gamenight.bots import Bot, bot
from gamenight.core.position import first
from gamenight.games.checkers.notation import board_square
from gamenight.games.chess.fen import write_fen
from gamenight.games.crazy_eights.rules import DRAW as EIGHTS_DRAW
from gamenight.games.crazy_eights.rules import NAME as EIGHTS_NAME
from gamenight.games.crazy_eights.rules import PASS as EIGHTS_PASS
from gamenight.games.cribbage.rules import GO
from gamenight.games.cribbage.rules_table import DISCARD
from gamenight.parts.bits import each
from gamenight.parts.cards import NAMES, SUITS
from gamenight.parts.squares import SQUARE_NAMES

WORLDS = 8  # tables that a search for open games looks at, where cards are hidden
LONGEST = 3000  # moves; then it is a draw
PACK_SIZE = 52
DEALT = 7  # cards each in Crazy Eights for two


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
        return sum(payoffs[seat] for seat in range(side, self.seats, 2)) / gamenight.WIN

    def _gap(self, side: int) -> float:
        scores = list(self.position.scores())
        ours, theirs = scores[side::2], scores[1 - side :: 2]
        gap = sum(ours) / len(ours) - sum(theirs) / len(theirs)
        return -gap if self.game.lowest_wins else gap

    def our_move(self, player: Bot, seat: int, seed: int) -> int:
        view = self.position.view(seat)
        started = time.perf_counter()
        move = player.choose(self.game, view, seconds=self.seconds, seed=seed)
        if len(view.moves) > 1:
            self.pace.we_took(time.perf_counter() - started)
        return move

    def their_moves(self, seat: int) -> list[int]:
        if len(self.position.moves(seat)) == 1:
            return list(self.position.moves(seat))
        simulations = self.pace.simulations()
        started = time.perf_counter()
        moves = self.search(seat, simulations)
        self.pace.they_took(time.perf_counter() - started, simulations)
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
    """Light begins, as in OpenSpiel."""

    name = "checkers"
    options: ClassVar[dict[str, Any]] = {"first": "light", "forced_capture": True}

    def pairs(self, seat: int) -> dict[int, int]:
        state = self.state
        actions = {state.action_to_string(action): action for action in state.legal_actions()}
        return {move: actions[_squares(move)] for move in self.position.moves(seat)}


def _squares(move: int) -> str:
    return SQUARE_NAMES[board_square(move >> 5)] + SQUARE_NAMES[board_square(move & 31)]


class HeartsMatch(OpenSpielMatch):
    """A match of hands, two seats each; OpenSpiel's ISMCTSBot imagines the hidden cards itself.

    Nothing is passed: OpenSpiel's bot cannot think about passing, it ends the whole program there.
    """

    name, seats, spread = "hearts", 4, 7.0
    parameters: ClassVar[dict[str, Any]] = {"pass_cards": False}
    options: ClassVar[dict[str, Any]] = {
        **gamenight.game("hearts").presets["openspiel"].options,
        "passing": "none",
        "target": 50,
    }

    def begin(self, position: Any, number: int) -> None:
        super().begin(position, number)
        self._new_hand()

    def _new_hand(self) -> None:
        position = self.position
        self.state, self.hands = self.theirs.new_initial_state(), len(position.public.history)
        self.state.apply_action(position.public.pass_by)
        hands = [[card % 13 * 4 + card // 13 for card in each(hand)] for hand in position.hands]
        for n in range(PACK_SIZE):
            self.state.apply_action(hands[n % 4][n // 4])

    def settle(self) -> None:
        if self.position.to_move() and len(self.position.public.history) != self.hands:
            self._new_hand()

    def search(self, seat: int, simulations: int) -> list[int]:
        spiel, seed = self.pyspiel, self.number + 1
        evaluator = spiel.RandomRolloutEvaluator(1, seed)
        most = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        rival = spiel.ISMCTSBot(seed, evaluator, 1.4 * self.spread, simulations, -1, most)
        action = rival.step(self.state)
        return [action // 4 + 13 * (action % 4)]

    def follow(self, seat: int, move: int) -> None:
        self.state.apply_action(move % 13 * 4 + move // 13)


class ImaginedMatch(OpenSpielMatch):
    """OpenSpiel cannot imagine the hidden cards of these games, and its MCTSBot would look at them: so it is shown
    tables that its view allows, `WORLDS` for a decision, and makes the move that it tried most often in all of them."""

    def search(self, seat: int, simulations: int) -> list[int]:
        view, chance, tried = self.position.view(seat), Seeded(self.number + 7), {}
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


class CribbageMatch(ImaginedMatch):
    """A game to 121. OpenSpiel lays two cards away at once, and says go by itself.

    Its MCTSBot in C++ refuses a game that scores as it goes, so the one in Python plays. Random play to the end of a
    whole game would leave it a few simulations a move: it is judged at the end of the deal, by the lead.
    """

    name, spread = "cribbage", 8.0
    parameters: ClassVar[dict[str, Any]] = {"winner_bonus_reward": 100.0}

    def mcts(self, simulations: int, seed: int) -> Any:
        import numpy
        from open_spiel.python.algorithms.mcts import MCTSBot

        chance = numpy.random.RandomState(seed)
        evaluator, explore = DealEvaluator(seed), 1.4 * self.spread
        return MCTSBot(AtTheEnd(self.theirs), explore, simulations, evaluator, False, chance)

    def begin(self, position: Any, number: int) -> None:
        super().begin(position, number)
        self.shift = position.public.dealer  # OpenSpiel's first dealer is player 0
        self._new_deal()

    def _new_deal(self) -> None:
        self.before, self.deals, self.plays = self.state.clone(), self.position.public.deals, []

    def follow(self, seat: int, move: int) -> None:
        if self.position.public.phase != DISCARD and move != GO:
            self.plays.append(f"Choose {NAMES[move]}")

    def settle(self) -> None:
        """A deal is told to OpenSpiel once it is over, whole; a game that is over needs no telling."""
        if self.position.public.deals != self.deals and self.position.to_move():
            self.state = self._told(self.state_of_last_deal)
            self._new_deal()
        elif self.position.to_move():
            self.state_of_last_deal = self.position.copy()

    def _told(self, world: Any) -> Any:
        state = self._dealt(world)
        for player in range(2):
            self._lay_away(state, each(world.tossed[(player + self.shift) % 2]))
        act(state, f"Deal {NAMES[world.public.starter]}")
        return self._replay(state)

    def _dealt(self, world: Any) -> Any:
        state = self.before.clone()
        laid = world.public.laid
        for player in range(2):
            seat = (player + self.shift) % 2
            for card in each(world.hands[seat] | world.tossed[seat] | laid[seat]):
                act(state, f"Deal {NAMES[card]}")
        return state

    def _lay_away(self, state: Any, cards: Any) -> None:
        a, b = (NAMES[card] for card in cards)
        act(state, f"Choose {a} {b}", f"Choose {b} {a}")

    def _replay(self, state: Any) -> Any:
        for words in self.plays:
            self._pass_on(state)
            act(state, words)
        self._pass_on(state)
        return state

    def _pass_on(self, state: Any) -> None:
        while not state.is_terminal() and not state.is_chance_node():
            actions = state.legal_actions()
            if len(actions) > 1 or state.action_to_string(state.current_player(), actions[0]) != "Pass":
                return
            state.apply_action(actions[0])

    def imagined(self, world: Any, seat: int) -> Any:
        if world.public.phase != DISCARD:
            return self._told(world)
        state = self._dealt(world)
        if (seat - self.shift) % 2 == 1:  # the other has laid away first there: any two cards
            other = list(each(world.hands[1 - seat] | world.tossed[1 - seat]))
            chance = Seeded(self.number + sum(other))
            self._lay_away(state, [other.pop(chance.pick(len(other))) for _ in range(2)])
        return state

    def read(self, seat: int, words: Sequence[str]) -> list[int]:
        return [NAMES.index(name) for name in words[0].split()[1:]]


class AtTheEnd:
    """OpenSpiel's game, said to score only when it is over, for what a bot asks of it."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def get_type(self) -> Any:
        spiel = type(self.game.get_type())
        return AtTheEnd.Type(spiel.RewardModel.TERMINAL, spiel.Dynamics.SEQUENTIAL)

    def max_utility(self) -> float:
        return float(self.game.max_utility())

    class Type:
        def __init__(self, reward_model: Any, dynamics: Any) -> None:
            self.reward_model, self.dynamics = reward_model, dynamics


class DealEvaluator:
    """Plays a deal of Cribbage to its end at random: the points by which each player then leads."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def evaluate(self, state: Any) -> list[float]:
        state, choice = state.clone(), self.chance.choice
        while not state.is_terminal():
            actions = state.legal_actions()
            if len(actions) == PACK_SIZE:  # the next deal
                break
            state.apply_action(choice(actions))
        mine, theirs = state.returns()
        return [mine - theirs, theirs - mine]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        actions = state.chance_outcomes() if state.is_chance_node() else None
        if actions:
            return list(actions)
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class EightsMatch(ImaginedMatch):
    """A deal by the rule that OpenSpiel has: who draws may play, or keep the card.

    There they may also play another card after drawing; here its next choice is taken then. The discards are shuffled
    at another moment there, so a deal in which the stock runs out is left out.
    """

    name, spread = "crazy_eights", 40.0
    parameters: ClassVar[dict[str, Any]] = {
        "players": 2,
        "max_draw_cards": 1,
        "reshuffle": True,
        "max_turns": 1000,
    }
    options: ClassVar[dict[str, Any]] = {"drawing": "one and play"}

    def begin(self, position: Any, number: int) -> None:
        super().begin(position, number)
        self.dealer, self.top, self.log = position.public.dealer, position.public.top, []
        self.truth: list[tuple[int, int]] = []  # who drew which card

    def follow(self, seat: int, move: int) -> None:
        self.log.append((seat, move))

    def settle(self) -> None:
        seat, move = self.log[-1]
        if move == EIGHTS_DRAW:
            self.truth.append((seat, self.position.fresh))

    def parted(self) -> bool:
        return bool(self.position.to_move()) and len(self.position.public.pools) > 0

    def imagined(self, world: Any, seat: int) -> Any:
        """The same plays with the cards of this table: whatever is played first was dealt, the rest was drawn."""
        dealt, drawn = self._histories(world, seat)
        state = self.theirs.new_initial_state()
        act(state, f"Decide Player {self.dealer} to be the dealer")
        for n in range(2 * DEALT):
            act(state, f"Deal {_turned(dealt[(self.dealer + 1 + n) % 2][n // 2])}")
        act(state, f"Deal {_turned(self.top)}")
        for mover, move in self.log:
            act(state, _eights_words(move))
            if move == EIGHTS_DRAW:
                act(state, f"Deal {_turned(drawn[mover].pop(0))}")
        return state

    def _histories(self, world: Any, me: int) -> tuple[list[list[int]], list[list[int]]]:
        """What each seat was dealt, and what it drew, in order."""
        dealt: list[list[int]] = [[], []]
        drawn: list[list[int]] = [[], []]
        for seat in range(2):
            at_once = self._played_at_once(seat)
            mine = [card for who, card in self.truth if who == seat]
            played = [move for who, move in self.log if who == seat and move < EIGHTS_NAME]
            cards = [*played, *(card for card in each(world.hands[seat]))]
            if seat == me:
                drawn[seat] = mine
                dealt[seat] = [card for card in cards if card not in mine]
            else:
                rest = [card for card in cards if card not in at_once.values()]
                dealt[seat], rest = rest[:DEALT], rest[DEALT:]
                drawn[seat] = [at_once[n] if n in at_once else rest.pop(0) for n in range(len(mine))]
        return dealt, drawn

    def _played_at_once(self, seat: int) -> dict[int, int]:
        """Which draws were played at once, and what they were."""
        found, draws = {}, 0
        own = [move for who, move in self.log if who == seat]
        for move, after in itertools.pairwise([*own, EIGHTS_PASS]):
            if move == EIGHTS_DRAW:
                if after < EIGHTS_NAME:
                    found[draws] = after
                draws += 1
        return found

    def read(self, seat: int, words: Sequence[str]) -> list[int]:
        moves = {_eights_words(move): move for move in self.position.moves(seat)}
        return [next(moves[each] for each in words if each in moves)]


def _turned(card: int) -> str:
    return NAMES[card][1] + NAMES[card][0]


def _eights_words(move: int) -> str:
    if move == EIGHTS_DRAW:
        return "Draw"
    if move == EIGHTS_PASS:
        return "Pass"
    return f"Nominate suit {SUITS[move - EIGHTS_NAME]}" if move >= EIGHTS_NAME else f"Play {_turned(move)}"


MATCHES: dict[str, type[OpenSpielMatch]] = {
    one.name: one for one in (ChessMatch, CheckersMatch, HeartsMatch, CribbageMatch, EightsMatch)
}


class Buyer(Bot):
    """A property player of one idea: buys everything, builds whenever it can, never trades."""

    name = "buyer"

    def _choose(self, game: Any, view: Any, seconds: Any, playouts: Any, seed: int, stop: Any) -> int:
        from gamenight.parts import property_moves as m

        moves = list(view.moves)
        for wanted in (m.TAKE, m.CLAIM, m.REFUSE):
            if wanted in moves:
                return wanted
        builds = [move for move in moves if m.BUILD <= move < m.SELL]
        if builds:
            return builds[-1]
        if moves[0] in (m.THROW, m.END, m.PASS, m.KEEP):
            return moves[0]
        mortgages = [move for move in moves if m.MORTGAGE <= move < m.LIFT]
        sales = [move for move in moves if m.SELL <= move < m.MORTGAGE]
        return (mortgages or sales or moves)[0]
