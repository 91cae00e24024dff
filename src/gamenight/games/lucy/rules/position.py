# compiled
"""I Love Lucy: to the Mertz's door with $100 and the four main characters. Comments cite clauses of rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import GLANCE, READ, RESULT
from gamenight.core.options import chosen
from gamenight.core.position import NOBODY, Position, View, best, bit, share
from gamenight.games.lucy.rules import board, cards, characters, escape, money, public
from gamenight.games.lucy.rules.audit import audit
from gamenight.games.lucy.rules.board import CHARACTERS, ENTRANCE, NEEDED, ONE_EACH
from gamenight.games.lucy.rules.choices import choices
from gamenight.games.lucy.rules.hands import Hands
from gamenight.games.lucy.rules.known import OUTSIDER, Known
from gamenight.games.lucy.rules.public import CASHES, DONE, LANDS, NOTHING, OWES, WAITS, Options, Public
from gamenight.parts.bits import count
from gamenight.parts.decks import Deck
from gamenight.parts.dice import roll


@final
class LucyView(View):
    """What one seat knows: the table, its own hand, and what it has learnt of the others."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: Lucy) -> None:
        super().__init__(seat, position.public.seats, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()
        hands = position.hands
        self.hand: Final[i64] = hands.cards[seat] if seat >= 0 else 0
        self.known: Final = (hands.known[seat] if seat >= 0 else position.public.known).copy()
        self.vote: Final[i64] = (position.votes >> seat) & 1 if seat >= 0 else 0


@final
class Lucy(Position):
    """What lies open, the hands, and votes that are sealed until all are in. Methods return what a move ends with."""

    def __init__(self, options: Options, public: Public, hands: Hands) -> None:
        self.options: Final = options
        self.public: Final = public
        self.hands: Final = hands
        self.votes: i64 = 0

    def to_move(self) -> i64:
        p = self.public
        if p.over or p.showing != 0:
            return 0
        if p.stage == public.VOTING:
            return board.everyone(p.seats) & ~bit(1, p.actor) & ~p.voted
        return bit(1, p.actor)

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        waits = seat == p.actor and not p.over and p.showing == 0
        if p.stage == public.VOTING:
            waits = (self.to_move() >> seat) & 1 != 0
        return choices(p, self.hands.cards[seat], seat) if waits else vec[i64]()

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        outcome = self._act(seat, move, chance)
        while outcome == LANDS:
            outcome = self._move_back(self.public.actor, chance)
        if outcome == DONE:
            self._end_turn()

    def _act(self, seat: i64, move: i64, chance: Chance) -> i64:
        p = self.public
        if move == public.ROLL:
            return self._roll(seat, chance)
        if move == public.FOLLOW:
            return self._follow(seat, chance)
        if move < public.OBEY:
            return self._cash(seat, move - public.CASH)
        if move == public.OBEY:
            return cards.obey(p, seat, self.journal)
        if move < public.HAND_OUT:
            return cards.imitate(p, seat, move == public.PERFORM, self.options.vote, self.journal)
        if move == public.HAND_OUT:
            p.stage = public.GIVING  # 4.8
            return WAITS
        if move == public.PAY_ALL:
            return self._settle()
        if move < public.TO:
            return self._vote(seat, move == public.YES)
        if move < public.PART:
            return self._pick_player(seat, move - public.TO, chance)
        if move < public.NAME:
            return characters.give(self.hands, seat, move - public.PART, self.journal)
        if move < public.GO:
            return characters.name(self.hands, seat, move - public.NAME, self.journal)
        if move < public.ASK_NOBODY:
            return self._return(seat, move - public.GO)
        if self.journal is not None:
            self.journal.note(public.ASKED_NOBODY, seat)
        return DONE

    def _roll(self, seat: i64, chance: Chance) -> i64:
        p = self.public
        p.first_die, p.second_die = roll(chance), roll(chance)
        p.lucy_card = NOTHING
        if self.journal is not None:
            self._show(public.THROWN, GLANCE)
        if (p.safe >> seat) & 1:
            return self._climb(seat)
        at = p.at[seat]
        to = at + p.first_die + p.second_die
        if at < ENTRANCE and to >= ENTRANCE:
            if self.hands.qualifies(seat):  # 3.1
                to = ENTRANCE
            elif p.money[seat] >= NEEDED:
                p.short |= bit(1, seat)  # 3.5
        elif to > board.LOOP_END:
            to = ENTRANCE  # 3.3
        p.at[seat] = to
        if self.journal is not None:
            self.journal.note(public.ROLLED, seat, p.first_die, p.second_die, at, to)
        return self._land(seat, chance)

    def _climb(self, seat: i64) -> i64:
        """A roll on the Fire Escape (6.2 to 6.4)."""
        if not escape.climb(self.public, seat, self.options.doubles_fit, self.journal):
            return DONE
        self._show(public.FINISHED, RESULT)
        return WAITS

    def _land(self, seat: i64, chance: Chance) -> i64:
        """A seat stands on a space and is to do what it says."""
        p = self.public
        p.actor = seat
        at = p.at[seat]
        if at == ENTRANCE or at == 0:
            self.hands.appraise(seat, self.journal)
            return DONE
        avoidable = board.SAYS[at] != board.RETURN or self.options.bonus_at_return  # 5.11
        if p.bonus[seat] == 0 or seat != p.turn or not avoidable:
            return self._follow(seat, chance)
        p.stage = public.LANDED  # 5.10
        return WAITS

    def _move_back(self, seat: i64, chance: Chance) -> i64:
        """A card moved a seat back (5.8, 5.9)."""
        if self.options.resolve_back:
            return self._land(seat, chance)
        self.hands.appraise(seat, self.journal)
        return DONE

    def _follow(self, seat: i64, chance: Chance) -> i64:
        p = self.public
        says, what = board.SAYS[p.at[seat]], board.WHAT[p.at[seat]]
        if says == board.LUCY:
            cards.turn_lucy(p, seat, chance, self.journal)
            self._show(public.LUCY_TURNED, READ)
            return cards.follow_lucy(self.hands, seat, self.journal)
        if says == board.AYYI:
            cards.turn_ayyi(p, seat, chance, self.journal)
            self._show(public.AYYI_TURNED, READ)
            return cards.meet_ayyi(p, seat, self.journal)
        if says in (board.DRAW, board.GIVE):
            return characters.meet(self.hands, seat, says, what, chance, self.journal)
        if says == board.RECEIVE:
            p.stage = public.NAMING  # 4.4
            return WAITS
        if says == board.RETURN:
            return self._return(seat, what)
        outcome = money.bill(self.hands, seat, says, what, self.journal)
        return self._settle() if outcome == OWES else outcome

    def _pick_player(self, seat: i64, other: i64, chance: Chance) -> i64:
        p = self.public
        if p.stage == public.DRAWING:
            return characters.draw_from(self.hands, seat, other, chance, self.journal)
        if p.stage == public.ASKING:
            return characters.ask(self.hands, seat, other, self.journal)
        if p.stage == public.HANDING:
            cards.hand_on(p, seat, other, self.journal)
            return cards.obey(p, other, self.journal)
        p.payees, p.stage = bit(1, other), public.GIVING
        return WAITS

    def _return(self, seat: i64, space: i64) -> i64:
        p = self.public
        if space == board.ANYWHERE:
            p.stage = public.RETURNING  # 4.11
            return WAITS
        p.at[seat] = space  # 4.10
        if self.journal is not None:
            self.journal.note(public.RETURNED, seat, space)
        return DONE

    def _cash(self, seat: i64, which: i64) -> i64:
        """A bonus card instead of the space (5.10), or towards a debt (4.13); it is read aloud (5.12)."""
        forced = self.public.stage == public.CASHING
        money.cash(self.public, seat, which, forced, self.journal)
        self._show(public.READ_ALOUD + which, READ)
        if not forced:
            return DONE
        self.hands.appraise(seat, self.journal)
        return self._settle()

    def _settle(self) -> i64:
        """All debts are paid, or someone has to choose a bonus card."""
        outcome = money.settle(self.hands, self.journal)
        while outcome >= CASHES:
            self._show(public.READ_ALOUD + outcome - CASHES, READ)
            outcome = money.settle(self.hands, self.journal)
        return outcome

    def _show(self, what: i64, hold: i64) -> None:
        """Leave a still, if anyone looks."""
        if self.journal is not None:
            still = self.copy()
            still.public.showing = what
            self.journal.show(still, hold)

    def _vote(self, seat: i64, yes: bool) -> i64:
        """A sealed vote (5.6)."""
        self.public.voted |= bit(1, seat)
        self.votes |= bit(1 if yes else 0, seat)
        if self.to_move() != 0:
            return WAITS
        found, self.votes = count(self.votes), 0
        return cards.count_votes(self.public, found, self.journal)

    def _end_turn(self) -> None:
        """The next seat that has no turn to lose (2.4)."""
        p = self.public
        p.clear()
        while True:
            p.turns += 1
            if self.options.max_turns > 0 and p.turns >= self.options.max_turns * p.seats:
                self._stop()  # 2.6
                return
            p.turn += 1
            if p.turn == p.seats:
                p.turn = 0
            if p.lost[p.turn] == 0:
                p.actor = p.turn
                return
            p.lost[p.turn] -= 1
            if self.journal is not None:
                self.journal.note(public.SKIPPED, p.turn, p.lost[p.turn])

    def _stop(self) -> None:
        p = self.public
        p.over = True
        p.shown = self.hands.cards[:]
        worth = vec[i64](capacity=4)
        if self.journal is not None:
            self.journal.note(public.TIME, NOBODY, self.options.max_turns)
        seat: i64 = 0
        for hand in self.hands.cards:
            worth = append(worth, board.mains(hand) * 1000000 + p.money[seat])
            if self.journal is not None:
                self.journal.note(public.TOLD, seat, board.mains(hand), p.money[seat])
            seat += 1
        p.winners = best(worth)
        self._show(public.FINISHED, RESULT)

    def scores(self) -> vec[i64]:
        return self.public.money[:]

    def payoffs(self) -> vec[i64]:
        return share(self.public.winners if self.public.over else 0, self.public.seats)

    def copy(self) -> Lucy:
        p = self.public.copy()
        new = Lucy(self.options, p, self.hands.copy(p))
        new.votes = self.votes
        return new

    def view(self, seat: i64) -> LucyView:
        return LucyView(seat, self.to_move(), self.moves(seat) if seat >= 0 else vec[i64](), self)

    def audit(self) -> None:
        audit(self.public, self.hands.cards, self.hands.known)


def start(seats: int, options: Options, chance: Chance) -> Lucy:
    """2.1, 2.2: everyone begins alike, and everyone knows it."""
    p = Public(seats, Deck(board.LUCY_DECK), Deck(board.AYYI_DECK), Known(OUTSIDER))
    p.bank = board.whole()
    dealt = vec[i64](capacity=4)
    known: list[Known] = []
    seat: i64 = 0
    while seat < seats:
        known.append(Known(seat))
        dealt = append(dealt, ONE_EACH)
        p.bank -= ONE_EACH
        p.sizes[seat], p.money[seat], p.bonus[seat] = CHARACTERS, NEEDED, 3
        seat += 1
    for mind in [*known, p.known]:
        mind.begin(seats, ONE_EACH, CHARACTERS)
    p.turn = p.actor = chosen(options.first, seats, chance)  # 2.9
    return Lucy(options, p, Hands(p, dealt, known))
