# compiled
"""I Love Lucy: to the Mertz's door with $100 and the four main characters. Comments cite clauses of rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.position import View, bit, share
from gamenight.games.lucy.rules.audit import audit
from gamenight.games.lucy.rules.board import (
    ANYWHERE,
    AYYI,
    AYYI_DECK,
    BANK,
    CHARACTERS,
    CHOICE,
    DRAW,
    ENTRANCE,
    ESCAPE,
    GIVE,
    LEFT,
    LOOP_END,
    LUCY,
    LUCY_DECK,
    MERTZ,
    NEEDED,
    ONE_EACH,
    RECEIVE,
    RETURN,
    SAYS,
    STEPS,
    WHAT,
    complete,
    everyone,
    held,
    nth,
    whole,
)
from gamenight.games.lucy.rules.cards import Cards
from gamenight.games.lucy.rules.choices import choices
from gamenight.games.lucy.rules.known import BITS, OUTSIDER, Known
from gamenight.games.lucy.rules.public import (
    ASKED,
    ASKING,
    BANK_OUT,
    CASH,
    CASHING,
    DRAWING,
    DREW,
    DREW_FROM,
    FOLLOW,
    GAVE,
    GAVE_TO,
    GIVING,
    GIVING_TO,
    GO,
    GOT,
    HAND_OUT,
    LANDED,
    NAME,
    NAMING,
    NO_CARDS,
    NOBODY_LEFT,
    NOTHING,
    OBEY,
    PART,
    PAY_ALL,
    RETURNED,
    RETURNING,
    ROLL,
    ROLLED,
    STAYED,
    STOPPED,
    TARGET_SAFE,
    TO,
    VOTING,
    WON,
    YES,
    Options,
    Public,
)
from gamenight.parts.decks import Deck
from gamenight.parts.dice import roll


@final
class LucyView(View):
    """What one seat knows: the table, its own hand, and what it has learnt of the others."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: Lucy) -> None:
        super().__init__(seat, position.public.seats, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()
        self.hand: Final[i64] = position.hands[seat] if seat >= 0 else 0
        self.known: Final = (position.known[seat] if seat >= 0 else position.public.known).copy()
        self.vote: Final[i64] = (position.votes >> seat) & 1 if seat >= 0 else 0


@final
class Lucy(Cards):
    """The whole game."""

    def to_move(self) -> i64:
        p = self.public
        if p.over:
            return 0
        if p.stage == VOTING:
            return everyone(p.seats) & ~bit(1, p.actor) & ~p.voted
        return bit(1, p.actor)

    def moves(self, seat: i64) -> vec[i64]:
        if (self.to_move() >> seat) & 1 == 0:
            return vec[i64]()
        return choices(self.public, self.hands[seat], seat)

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        if move == ROLL:
            self._roll(seat, chance)
        elif move == FOLLOW:
            self._follow(seat, chance)
        elif move < OBEY:
            self._cash_one(seat, move - CASH, chance)
        elif move < HAND_OUT:
            self._answer(seat, move, chance)
        elif move < YES:
            self._give_or_pay(move)
        elif move < TO:
            self._vote(seat, move)
        elif move < PART:
            self._pick_player(seat, move - TO, chance)
        elif move < NAME:
            self._part(seat, move - PART)
        elif move < GO:
            self._name(seat, move - NAME)
        else:
            self._return(seat, move - GO)

    def _roll(self, seat: i64, chance: Chance) -> None:
        p = self.public
        p.first_die, p.second_die = roll(chance), roll(chance)
        p.lucy_card = NOTHING
        if (p.safe >> seat) & 1:
            self._climb(seat)
            return
        at = p.at[seat]
        to = at + p.first_die + p.second_die
        if at < ENTRANCE and to >= ENTRANCE:
            if p.money[seat] >= NEEDED and complete(self.hands[seat]):  # 3.1
                to = ENTRANCE
            elif p.money[seat] >= NEEDED:
                p.short |= bit(1, seat)  # 3.5
        elif to > LOOP_END:
            to = ENTRANCE  # 3.3
        p.at[seat] = to
        if self.journal is not None:
            self.journal.note(ROLLED, seat, p.first_die, p.second_die, at, to)
        self._land(seat, chance)

    def _climb(self, seat: i64) -> None:
        """A roll on the Fire Escape."""
        p = self.public
        step: i64 = p.at[seat] - ESCAPE if p.at[seat] > ESCAPE else 0
        total = p.first_die + p.second_die
        doubles = p.first_die == p.second_die
        if doubles and self.options.doubles_fit and step < STEPS and step + total > STEPS + 1:
            doubles = False  # 6.4
        if self.journal is not None:
            self.journal.note(ROLLED, seat, p.first_die, p.second_die, p.at[seat], p.at[seat])
        if doubles:  # 6.2
            p.at[seat] = MERTZ
            p.over, p.winners = True, bit(1, seat)
            if self.journal is not None:
                self.journal.note(WON, seat)
            return
        if step + total <= STEPS:  # 6.3
            p.at[seat] = ESCAPE + step + total
            if self.journal is not None:
                self.journal.note(STOPPED, seat, step + total)
        elif self.journal is not None:
            self.journal.note(STAYED, seat)
        self._end_turn()

    def _land(self, seat: i64, chance: Chance) -> None:
        """A seat stands on a space and is to do what it says."""
        p = self.public
        p.actor = seat
        at = p.at[seat]
        if at == ENTRANCE or at == 0:
            self._appraise(seat)
            self._end_turn()
        elif p.bonus[seat] != 0 and seat == p.turn and (SAYS[at] != RETURN or self.options.bonus_at_return):
            p.stage = LANDED  # 5.10, 5.11
        else:
            self._follow(seat, chance)

    def _follow(self, seat: i64, chance: Chance) -> None:
        p = self.public
        says, what = SAYS[p.at[seat]], WHAT[p.at[seat]]
        if says == LUCY:
            self._lucy(seat, chance)
        elif says == AYYI:
            self._ayyi(seat, chance)
        elif says in (DRAW, GIVE):
            self._meet(seat, says, what, chance)
        elif says == RECEIVE:
            p.stage = NAMING  # 4.4
        elif says == RETURN:
            if what == ANYWHERE:
                p.stage = RETURNING  # 4.11
            else:
                self._return(seat, what)  # 4.10
        elif says == BANK and what > 0:
            p.money[seat] += what  # 4.9
            if self.journal is not None:
                self.journal.note(GOT, seat, what)
            self._end_turn()
        else:
            self._bill(seat, says, what)

    def _meet(self, seat: i64, says: i64, what: i64, chance: Chance) -> None:
        """Draw from a player or give to one (4.1 to 4.3)."""
        p = self.public
        targets = self.others(seat)
        if what != CHOICE:
            step: i64 = 1 if what == LEFT else p.seats - 1
            targets &= bit(1, (seat + step) % p.seats)
        if targets == 0:
            self._idle(seat, TARGET_SAFE)
        elif says == GIVE and p.sizes[seat] == 0:
            self._idle(seat, NO_CARDS)
        elif targets & (targets - 1) != 0:
            p.stage = DRAWING if says == DRAW else GIVING_TO
        elif says == DRAW:
            self._draw(seat, self.next_of(targets, seat), chance)
        else:
            p.payees, p.stage = targets, GIVING

    def _pick_player(self, seat: i64, other: i64, chance: Chance) -> None:
        p = self.public
        if p.stage == DRAWING:
            self._draw(seat, other, chance)
        elif p.stage == GIVING_TO:
            p.payees, p.stage = bit(1, other), GIVING
        elif p.stage == ASKING:
            self._ask(seat, other)
        else:
            self._hand_on(seat, other, chance)

    def _draw(self, seat: i64, other: i64, chance: Chance) -> None:
        p = self.public
        if p.sizes[other] == 0:
            self._idle(seat, NO_CARDS)
            return
        character = nth(self.hands[other], chance.pick(p.sizes[other]))
        if self.journal is not None:
            self.journal.note(DREW_FROM, seat, other)
            self.journal.whisper(bit(1, seat) | bit(1, other), DREW, seat, character, other)
        self._move_card(other, seat, character, False)
        self._end_turn()

    def _part(self, seat: i64, character: i64) -> None:
        """A card is given to the next who is to have one (4.2, 4.8)."""
        p = self.public
        other = self.next_of(p.payees, seat)
        p.payees ^= bit(1, other)
        if self.journal is not None:
            self.journal.note(GAVE_TO, seat, other)
            self.journal.whisper(bit(1, seat) | bit(1, other), GAVE, seat, character, other)
        self._move_card(seat, other, character, False)
        if p.payees == 0:
            self._end_turn()

    def _name(self, seat: i64, character: i64) -> None:
        p = self.public
        if held(p.bank, character) > 0:  # 4.4
            self._collect(seat, character)
            self._end_turn()
            return
        if self.journal is not None:
            self.journal.note(BANK_OUT, seat, character)
        targets = self.others(seat)
        p.named = character
        if targets == 0:
            self._idle(seat, NOBODY_LEFT)
        elif targets & (targets - 1) == 0:
            self._ask(seat, self.next_of(targets, seat))
        else:
            p.stage = ASKING  # 4.5

    def _ask(self, seat: i64, other: i64) -> None:
        p = self.public
        character = p.named
        has = held(self.hands[other], character) > 0
        if self.journal is not None:
            self.journal.note(ASKED, seat, character, other, 1 if has else 0)
        if has:
            self._move_card(other, seat, character, True)
        else:
            p.known.deny(other, character)
            for known in self.known:
                known.deny(other, character)
        self._end_turn()

    def _return(self, seat: i64, space: i64) -> None:
        p = self.public
        p.at[seat] = space
        if self.journal is not None:
            self.journal.note(RETURNED, seat, space)
        self._end_turn()

    def _give_or_pay(self, move: i64) -> None:
        if move == PAY_ALL:
            self._settle()
        else:
            self.public.stage = GIVING

    def _cash_one(self, seat: i64, which: i64, chance: Chance) -> None:
        """A bonus card instead of the space (5.10), or towards a debt (4.13)."""
        p = self.public
        forced = p.stage == CASHING
        self._cash(seat, which, 1 if forced else 0)
        if forced:
            self._appraise(seat)
            self._settle()
        else:
            self._end_turn()

    def scores(self) -> vec[i64]:
        """Everyone's money."""
        return self.public.money[:]

    def payoffs(self) -> vec[i64]:
        p = self.public
        return share(p.winners if p.over else 0, p.seats)

    def copy(self) -> Lucy:
        new = Lucy(self.options, self.public.copy(), self.hands[:], [known.copy() for known in self.known])
        new.votes = self.votes
        return new

    def view(self, seat: i64) -> LucyView:
        return LucyView(seat, self.to_move(), self.moves(seat) if seat >= 0 else vec[i64](), self)

    def audit(self) -> None:
        audit(self.public, self.hands, self.known)


def start(seats: int, options: Options, chance: Chance) -> Lucy:
    """2.1, 2.2: everyone begins alike, and everyone knows it."""
    p = Public(seats, Deck(LUCY_DECK), Deck(AYYI_DECK), Known(OUTSIDER))
    hands = vec[i64](capacity=4)
    p.bank = whole()
    known: list[Known] = []
    seat: i64 = 0
    while seat < seats:
        known.append(Known(seat))
        hands = append(hands, ONE_EACH)
        p.bank -= ONE_EACH
        p.sizes[seat], p.money[seat], p.bonus[seat] = CHARACTERS, NEEDED, 3
        seat += 1
    seat = 0
    while seat < seats:
        _begin_with(p.known, seat)
        for mind in known:
            _begin_with(mind, seat)
        seat += 1
    p.turn = chance.pick(seats)
    p.actor = p.turn
    return Lucy(options, p, hands, known)


def _begin_with(known: Known, seat: i64) -> None:
    if known.own != seat:
        known.what[seat] = ONE_EACH
        known.who[seat] = bit(CHARACTERS, BITS * seat)
