# compiled
"""The two decks of I Love Lucy. Comments cite clauses of rules.md."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import bit
from gamenight.games.lucy.rules.board import ANY, BACK, BACK_BY, KEEP, LOSE, held
from gamenight.games.lucy.rules.money import Till
from gamenight.games.lucy.rules.public import (
    AYYI_CARD,
    BANK_OUT,
    HANDED,
    HANDING,
    IMITATING,
    LOST_TURN,
    LUCY_CARD,
    NAMING,
    NOTHING,
    OBEY,
    PERFORM,
    PERFORMED,
    REFUSE,
    REFUSED,
    VOTED,
    VOTING,
    WENT_BACK,
    YES,
)
from gamenight.parts.bits import count


class Cards(Till):
    """A table where cards are drawn and obeyed."""

    def _land(self, seat: i64, chance: Chance) -> None:
        """A seat stands on a space and is to do what it says."""
        raise NotImplementedError

    def _lucy(self, seat: i64, chance: Chance) -> None:
        p = self.public
        card = p.lucy.draw(chance)
        p.lucy_card = card
        if self.journal is not None:
            self.journal.note(LUCY_CARD, seat, card)
        if card == KEEP:
            p.kept[seat] += 1  # 5.3
            self._end_turn()
            return
        p.lucy.put_under(card)
        if card == ANY:
            p.stage = NAMING  # 5.2
            return
        if held(p.bank, card) > 0:
            self._collect(seat, card)  # 5.1
        elif self.journal is not None:
            self.journal.note(BANK_OUT, seat, card)
        self._end_turn()

    def _ayyi(self, seat: i64, chance: Chance) -> None:
        p = self.public
        p.card = p.ayyi.draw(chance)
        if self.journal is not None:
            self.journal.note(AYYI_CARD, seat, p.card)
        if p.kept[seat] > 0 and self.others(seat) != 0:
            p.stage = HANDING  # 5.4
        else:
            self._obey(seat, chance)

    def _hand_on(self, seat: i64, other: i64, chance: Chance) -> None:
        p = self.public
        p.kept[seat] -= 1
        p.lucy.put_under(KEEP)
        if self.journal is not None:
            self.journal.note(HANDED, seat, p.card, other)
        self._obey(other, chance)

    def _obey(self, seat: i64, chance: Chance) -> None:
        p = self.public
        p.actor = seat
        if p.card < LOSE:
            p.stage = IMITATING  # 5.5
            return
        card = p.card
        self._put_back()
        if card == LOSE:
            self._lose_turn(seat)  # 5.7
            self._end_turn()
            return
        at = p.at[seat]
        to = at - BACK_BY[card - BACK]  # 5.8
        p.at[seat] = to if to > 0 else 0
        if self.journal is not None:
            self.journal.note(WENT_BACK, seat, at, p.at[seat])
        if self.options.resolve_back:
            self._land(seat, chance)  # 5.9
        else:
            self._appraise(seat)
            self._end_turn()

    def _put_back(self) -> None:
        p = self.public
        p.ayyi.put_under(p.card)
        p.card = NOTHING

    def _lose_turn(self, seat: i64) -> None:
        self.public.lost[seat] += 1
        if self.journal is not None:
            self.journal.note(LOST_TURN, seat)

    def _answer(self, seat: i64, move: i64, chance: Chance) -> None:
        """To an Ay...Yi...Yi card."""
        p = self.public
        if move == OBEY:
            self._obey(seat, chance)
            return
        if self.journal is not None:
            self.journal.note(PERFORMED if move == PERFORM else REFUSED, seat, p.card)
        if move == PERFORM and self.options.vote:
            p.stage, p.voted, self.votes = VOTING, 0, 0  # 5.6
            return
        if move == REFUSE:
            self._lose_turn(seat)
        self._put_back()
        self._end_turn()

    def _vote(self, seat: i64, move: i64) -> None:
        p = self.public
        p.voted |= bit(1, seat)
        if move == YES:
            self.votes |= bit(1, seat)
        if self.to_move() != 0:
            return
        yes = count(self.votes)
        p.ayes = yes
        if self.journal is not None:
            self.journal.note(VOTED, p.actor, yes, p.seats - 1 - yes)
        if p.seats - 1 - yes > yes:
            self._lose_turn(p.actor)
        p.voted, self.votes = 0, 0
        self._put_back()
        self._end_turn()
