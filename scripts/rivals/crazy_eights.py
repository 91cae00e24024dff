"""Crazy Eights against OpenSpiel's MCTSBot."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, ClassVar

from gamenight.games.crazy_eights.rules.public import DRAW, NAME, PASS
from gamenight.parts.bits import each
from gamenight.parts.cards import NAMES, SUITS
from rivals.match import ImaginedMatch, act

DEALT = 7  # cards each, for two


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
        self.dealer, self.top = position.public.dealer, position.public.top
        self.log: list[Any] = []
        self.truth: list[tuple[int, int]] = []  # who drew which card

    def follow(self, seat: int, move: int) -> None:
        self.log.append((seat, move))

    def settle(self) -> None:
        seat, move = self.log[-1]
        if move == DRAW:
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
            if move == DRAW:
                act(state, f"Deal {_turned(drawn[mover].pop(0))}")
        return state

    def _histories(self, world: Any, me: int) -> tuple[list[list[int]], list[list[int]]]:
        """What each seat was dealt, and what it drew, in order."""
        dealt: list[list[int]] = [[], []]
        drawn: list[list[int]] = [[], []]
        for seat in range(2):
            at_once = self._played_at_once(seat)
            mine = [card for who, card in self.truth if who == seat]
            played = [move for who, move in self.log if who == seat and move < NAME]
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
        for move, after in itertools.pairwise([*own, PASS]):
            if move == DRAW:
                if after < NAME:
                    found[draws] = after
                draws += 1
        return found

    def read(self, seat: int, words: Sequence[str]) -> list[int]:
        moves = {_eights_words(move): move for move in self.position.moves(seat)}
        return [next(moves[each] for each in words if each in moves)]


def _turned(card: int) -> str:
    return NAMES[card][1] + NAMES[card][0]


def _eights_words(move: int) -> str:
    if move == DRAW:
        return "Draw"
    if move == PASS:
        return "Pass"
    return f"Nominate suit {SUITS[move - NAME]}" if move >= NAME else f"Play {_turned(move)}"
