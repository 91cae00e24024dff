# compiled
"""What lies on the table in I Love Lucy: house rules, moves, and what everyone sees. Comments cite rules.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.journal import Journal
from gamenight.core.options import flag, looks, number, player
from gamenight.core.position import bit
from gamenight.games.lucy.rules.board import everyone
from gamenight.games.lucy.rules.known import Known
from gamenight.parts.decks import Deck, none_of

# Moves.
ROLL: Final = 0
FOLLOW: Final = 1  # do what the space says
CASH: Final = 2  # + which bonus card
OBEY: Final = 4  # do what the Ay...Yi...Yi card says, and not hand it on
PERFORM: Final = 5
REFUSE: Final = 6
HAND_OUT: Final = 7  # give or pay: a card to each
PAY_ALL: Final = 8  # give or pay: the money
YES: Final = 9
NO: Final = 10
TO: Final = 11  # + seat: draw from, give to, ask, hand the card to
PART: Final = 15  # + character: give that card
NAME: Final = 22  # + character
GO: Final = 29  # + space
ASK_NOBODY: Final = 137
MOVES: Final = 138

# What is to be decided.
ROLLING: Final = 0
LANDED: Final = 1  # follow, or cash a bonus card (5.10)
DRAWING: Final = 2  # from whom (4.3)
GIVING_TO: Final = 3  # to whom (4.3)
GIVING: Final = 4  # which card (4.2, 4.8)
NAMING: Final = 5  # which character (4.4)
ASKING: Final = 6  # whom, if anyone (4.5)
HANDING: Final = 7  # whether to hand on the card (5.4)
IMITATING: Final = 8  # 5.5
VOTING: Final = 9  # 5.6
CHOOSING: Final = 10  # give or pay (4.8)
CASHING: Final = 11  # which bonus card first (4.13)
RETURNING: Final = 12  # to where (4.11)

NOTHING: Final = -1

# The journal.
ROLLED: Final = 1  # a, b: the dice, c: from, d: to
STOPPED: Final = 2  # a: the entrance or step reached
STAYED: Final = 3
SKIPPED: Final = 4  # a: lost turns still to come
CASHED: Final = 5  # a: which bonus card, b: for how much, c: 1 if it had to be
COLLECTED: Final = 6  # a: character, from the bank
BANK_OUT: Final = 7  # a: character
DREW: Final = 8  # a: character, b: from whom; heard by the two
GAVE: Final = 9  # a: character, b: to whom; heard by the two
ASKED: Final = 10  # a: character, b: whom, c: 1 if they had it
PAID: Final = 11  # a: how much, b: to whom; NOTHING for the bank
GOT: Final = 12  # a: how much, from the bank
CANNOT_PAY: Final = 13  # a: how much
RETURNED: Final = 14  # a: to which space
LUCY_CARD: Final = 15  # a: the card
AYYI_CARD: Final = 16  # a: the card
HANDED: Final = 17  # a: the card, b: to whom
PERFORMED: Final = 18
REFUSED: Final = 19
VOTED: Final = 20  # a: yes, b: no
LOST_TURN: Final = 21
WENT_BACK: Final = 22  # a: from, b: to
IDLE: Final = 23  # nothing happened; a: why
WON: Final = 24
TIME: Final = 25  # a: turns each
TOLD: Final = 26  # a: how many main characters, b: money, at the end by turns
SAFE_NOW: Final = 27
DREW_FROM: Final = 28  # a: from whom; for everyone, before DREW
GAVE_TO: Final = 29  # a: to whom; for everyone, before GAVE
ASKED_NOBODY: Final = 30

# Why nothing happened.
TARGET_SAFE: Final = 0
NO_CARDS: Final = 1
NOBODY_LEFT: Final = 2

# What a move ends with.
DONE: Final = 0  # the turn is over
WAITS: Final = 1  # someone has to decide something
LANDS: Final = 2  # the actor was moved to another space
OWES: Final = 3  # debts are to be settled
CASHES: Final = 4  # + which bonus card: the actor had to cash it, and debts are still to be settled

# What a still shows.
THROWN: Final = 1  # the dice
LUCY_TURNED: Final = 2
AYYI_TURNED: Final = 3
READ_ALOUD: Final = 4  # + which bonus card
FINISHED: Final = 6  # how the game came out

COLOURS: Final = ("red", "blue", "yellow", "green")


@dataclass(frozen=True)
class Options:
    """House rules, agreed before the first roll."""

    vote: bool = flag(False, "5.6")
    resolve_back: bool = flag(False, "5.9")
    bonus_at_return: bool = flag(True, "5.11")
    doubles_fit: bool = flag(False, "6.4")
    max_turns: i64 = number(0, 0, 1000, "2.6")
    first: i64 = player(4, "2.9")
    colours: str = looks(COLOURS, "1.9")


@final
class Public:
    """What everyone sees, and what everyone can conclude from it (`known`, `short`)."""

    def __init__(self, seats: i64, lucy: Deck, ayyi: Deck, known: Known) -> None:
        self.seats: Final = seats
        self.lucy: Final = lucy
        self.ayyi: Final = ayyi
        self.known: Final = known  # what a spectator knows of the hands
        self.turn: i64 = 0
        self.actor: i64 = (
            0  # who decides now: the seat whose turn it is, or one who pays or was handed a card
        )
        self.stage: i64 = ROLLING
        self.turns: i64 = 0
        self.over = False
        self.showing: i64 = 0  # only in a still
        self.winners: i64 = 0
        self.at = none_of(seats)
        self.money = none_of(seats)
        self.bonus = none_of(seats)  # bonus cards held, as a set
        self.kept = none_of(seats)
        self.lost = none_of(seats)
        self.sizes = none_of(seats)
        self.bank: i64 = 0  # packed
        self.safe: i64 = 0  # seats on the Fire Escape (6.1)
        self.first_die: i64 = 0
        self.second_die: i64 = 0
        self.card: i64 = NOTHING  # the Ay...Yi...Yi card to be dealt with
        self.lucy_card: i64 = NOTHING  # the last I Love Lucy card drawn
        self.named: i64 = NOTHING  # the character asked for
        self.due: i64 = 0  # dollars to each
        self.payers: i64 = 0  # who has still to pay
        self.payees: i64 = 0  # whom; none for the bank, or who is still to be given a card
        self.voted: i64 = 0
        self.ayes: i64 = NOTHING  # how many said yes at the last vote
        self.shown = vec[i64]()  # all hands, laid open when play stops (2.6)
        self.short: i64 = 0  # seats that are known to lack one of the main characters (3.5)

    def copy(self) -> Public:
        new = Public(self.seats, self.lucy.copy(), self.ayyi.copy(), self.known.copy())
        new.turn, new.actor, new.stage, new.turns = self.turn, self.actor, self.stage, self.turns
        new.over, new.winners, new.showing = self.over, self.winners, self.showing
        new.at = self.at[:]
        new.money = self.money[:]
        new.bonus = self.bonus[:]
        new.kept = self.kept[:]
        new.lost = self.lost[:]
        new.sizes = self.sizes[:]
        new.bank, new.safe = self.bank, self.safe
        new.first_die, new.second_die = self.first_die, self.second_die
        new.card, new.lucy_card, new.named = self.card, self.lucy_card, self.named
        new.due, new.payers, new.payees = self.due, self.payers, self.payees
        new.voted, new.ayes, new.short = self.voted, self.ayes, self.short
        new.shown = self.shown[:]
        return new

    def others(self, seat: i64) -> i64:
        """The other seats that are not safe (6.1)."""
        return everyone(self.seats) & ~self.safe & ~bit(1, seat)

    def next_of(self, seats: i64, after: i64) -> i64:
        """The first of a set of seats, clockwise after a seat."""
        seat = after
        while True:
            seat += 1
            if seat == self.seats:
                seat = 0
            if (seats >> seat) & 1 != 0:
                return seat

    def idle(self, seat: i64, why: i64, journal: Journal | None) -> i64:
        """Nothing happens, and the turn is over."""
        if journal is not None:
            journal.note(IDLE, seat, why)
        return DONE

    def clear(self) -> None:
        """A turn is over: nothing of it is left to be decided."""
        self.stage, self.card, self.named = ROLLING, NOTHING, NOTHING
        self.payers, self.payees, self.due = 0, 0, 0
