"""Hearts against OpenSpiel's ISMCTSBot."""

from __future__ import annotations

from typing import Any, ClassVar

import gamenight
from gamenight.parts.bits import each
from gamenight.parts.cards import NAMES
from rivals.match import OpenSpielMatch


class HeartsMatch(OpenSpielMatch):
    """A match of hands to 100, as on the sheet, two seats each; OpenSpiel's ISMCTSBot imagines the hidden cards itself.

    Nothing is passed, as on the sheet: OpenSpiel's bot cannot think about passing, it ends the whole program there.
    """

    name, seats, spread = "hearts", 4, 7.0
    parameters: ClassVar[dict[str, Any]] = {"pass_cards": False}
    options: ClassVar[dict[str, Any]] = {
        **gamenight.game("hearts").presets["openspiel"].options,
        "passing": "none",
        "target": 100,
    }

    def begin(self, position: Any, number: int) -> None:
        super().begin(position, number)
        self._new_hand()

    def _new_hand(self) -> None:
        position = self.position
        self.state, self.hands = self.theirs.new_initial_state(), len(position.public.history)
        self.state.apply_action(position.public.pass_by)
        hands = [[card % 13 * 4 + card // 13 for card in each(hand)] for hand in position.hands]
        for n in range(len(NAMES)):
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


class ShortHeartsMatch(HeartsMatch):
    """The same to 50."""

    key = "hearts to 50"
    options: ClassVar[dict[str, Any]] = {**HeartsMatch.options, "target": 50}
