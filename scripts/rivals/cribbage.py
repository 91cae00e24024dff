"""Cribbage against OpenSpiel's MCTSBot."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, ClassVar

from gamenight import Seeded
from gamenight.games.cribbage.rules.public import DISCARD, GO
from gamenight.parts.bits import each
from gamenight.parts.cards import NAMES
from rivals.match import ImaginedMatch, act


class CribbageMatch(ImaginedMatch):
    """A game to 121. OpenSpiel lays two cards away at once, and says go by itself.

    Its MCTSBot in C++ refuses a game that scores as it goes, so the one in Python plays. Random play to the end of a
    whole game would leave it a few simulations a move: it is judged at the end of the deal, by the lead.
    """

    name, spread = "cribbage", 8.0
    parameters: ClassVar[dict[str, Any]] = {"winner_bonus_reward": 100.0}
    state_of_last_deal: Any

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
        self.before, self.deals = self.state.clone(), self.position.public.deals
        self.plays: list[str] = []

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
            if len(actions) == len(NAMES):  # the next deal
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
