# compiled
"""Sorry!: four pawns from START around the board to HOME. Numbers in comments are clauses of rules.md."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import GLANCE, READ, RESULT
from gamenight.core.options import chosen
from gamenight.core.position import NOBODY, Position, View, best, bit, share
from gamenight.games.sorry.rules import moves, public
from gamenight.games.sorry.rules.audit import audit_board, audit_cards
from gamenight.games.sorry.rules.board import backward, forward, set_up
from gamenight.games.sorry.rules.cards import Cards
from gamenight.games.sorry.rules.colours import colours_of
from gamenight.games.sorry.rules.moves import KINDS, NO_CARD
from gamenight.games.sorry.rules.public import Options, Public
from gamenight.games.sorry.rules.scoring import homes_of, score_game
from gamenight.parts.decks import none_of


@final
class SorryView(View):
    """What one seat knows: the table, its own hand, how many cards the others and the pile hold."""

    def __init__(self, seat: i64, movers: i64, moves: vec[i64], position: Sorry) -> None:
        super().__init__(seat, position.public.seats, movers, moves)
        self.options: Final = position.options
        self.public: Final = position.public.copy()
        cards = position.cards
        mine = seat >= 0 and position.options.points
        at: i64 = seat * KINDS if mine else 0
        self.hand: Final = cards.hands[at : at + KINDS] if mine else none_of(KINDS)
        self.floors: Final = cards.floors[at : at + KINDS] if mine else position.public.floors[:]
        self.sizes: Final = cards.sizes[:]
        self.piled: Final[i64] = cards.piled


@final
class Sorry(Position):
    """A game, or a match of several: pawns on a board, and cards."""

    def __init__(self, options: Options, public: Public, cards: Cards) -> None:
        self.options: Final = options
        self.public: Final = public
        self.cards = cards

    def to_move(self) -> i64:
        p = self.public
        if p.over or p.showing != 0:
            return 0
        return bit(1, p.turn)

    def moves(self, seat: i64) -> vec[i64]:
        p = self.public
        if p.over or seat != p.turn or p.showing != 0:
            return vec[i64]()
        if p.card == NO_CARD:
            return self._choices(seat)
        side = p.sides[seat]
        if p.left > 0:
            return moves.parts(p.board, side, p.left, p.used, self.options.teams)
        found = moves.uses(p.board, side, p.foes(seat), p.card, self.options.teams)
        if len(found) == 0:
            found = append(found, moves.FORFEIT)  # 2.5
        return found

    def usable(self, seat: i64, kinds: i64) -> i64:
        """Those of a set of kinds that the seat could use now (8.3)."""
        p = self.public
        found: i64 = 0
        kind: i64 = 0
        while kind < KINDS:
            if (kinds >> kind) & 1 and len(moves.uses(p.board, p.sides[seat], p.foes(seat), kind, False)) > 0:
                found |= bit(1, kind)
            kind += 1
        return found

    def _choices(self, seat: i64) -> vec[i64]:
        """Which card of the hand to lay, or to discard if none can be used (8.3, 8.4)."""
        held = self.cards.held(seat)
        can = self.usable(seat, held)
        first: i64 = moves.LAY if can != 0 else moves.TOSS
        if can == 0:
            can = held
        found = vec[i64](capacity=8)
        kind: i64 = 0
        while kind < KINDS:
            if (can >> kind) & 1:
                found = append(found, first + kind)
            kind += 1
        return found

    def play(self, seat: i64, move: i64, chance: Chance) -> None:
        p = self.public
        if move < moves.RISE:
            self._step(seat, move >> 3, move & 7)
            if p.left > 0:
                return  # the rest of a seven is to come (5.7)
        elif move < moves.SWAP:
            p.board.rise(seat, move - moves.RISE, self.journal)
        elif move < moves.STRIKE:
            pair = move - moves.SWAP
            p.board.swap(seat, pair >> 4, pair & 15, self.options.displaced_slides, self.journal)
        elif move < moves.LAY:
            pair = move - moves.STRIKE
            p.board.strike(seat, pair >> 4, pair & 15, self.journal)
        elif move < moves.TOSS:
            self._lay(seat, move - moves.LAY)
            return
        elif move < moves.FORFEIT:
            self._toss(seat, move - moves.TOSS, chance)
            return
        elif self.journal is not None:
            choice: i64 = 1 if len(self.moves(seat)) > 1 else 0
            self.journal.note(public.FORFEITED, seat, p.card, choice)
        self._finish(seat, chance)

    def _step(self, seat: i64, pawn: i64, slot: i64) -> None:
        """A pawn moves along the track by the card, or by a part of a seven."""
        p = self.public
        kind, place = p.card, p.board.place[pawn]
        if slot == moves.BACK:
            to = backward(pawn >> 2, place, moves.BACKWARD[kind])
        else:
            to = forward(pawn >> 2, place, slot if kind == moves.SEVEN else moves.FORWARD[kind])
        if kind == moves.SEVEN:
            p.left = (p.left if p.left > 0 else 7) - slot
            p.used |= bit(1, pawn)
            if p.left == 0:
                p.used = 0
        p.board.step(seat, pawn, to, slot == moves.BACK, self.journal)

    def _lay(self, seat: i64, kind: i64) -> None:
        """A card of the hand is chosen and lies face up (8.2)."""
        self.cards.part_with(seat, kind)
        self.public.card = kind
        if self.journal is not None:
            self.journal.note(public.LAID, seat, kind)
            self._show(public.CARD_LAID, GLANCE)

    def _toss(self, seat: i64, kind: i64, chance: Chance) -> None:
        """None of the cards could be used, and now everyone knows it (8.4)."""
        p = self.public
        can = self.usable(seat, bit(1, KINDS) - 1)
        self.cards.part_with(seat, kind)
        if can != 0:
            p.lacks[seat], p.bound[seat] = can, self.cards.sizes[seat]
        if self.journal is not None:
            self.journal.note(public.TOSSED, seat, kind)
        self.cards.discard(kind)
        self.cards.draw_to_hand(seat, chance, self.journal)
        self._next(chance)

    def _finish(self, seat: i64, chance: Chance) -> None:
        """The card has been used or forfeited."""
        p = self.public
        again = p.card == moves.TWO
        self.cards.discard(p.card)
        if p.board.home(p.sides[seat]) == (8 if self.options.teams else 4):  # 2.7, 7.7
            self._win(seat, chance)
            return
        if self.options.points:
            self.cards.draw_to_hand(seat, chance, self.journal)  # 8.2
            again = again and self.options.two_plays_again  # 8.5
        if not again:
            self._next(chance)
        elif not self.options.points:
            self.turn_up(chance)  # 5.2

    def _next(self, chance: Chance) -> None:
        p = self.public
        p.turns += 1
        p.turn += 1
        if p.turn == p.seats:
            p.turn = 0
        if self._time_is_up():
            self._stop()
        elif not self.options.points:
            self.turn_up(chance)

    def _time_is_up(self) -> bool:
        """2.8"""
        return self.options.max_turns > 0 and self.public.turns >= self.options.max_turns

    def turn_up(self, chance: Chance) -> None:
        """The card for the seat to move (2.4)."""
        p = self.public
        p.card = self.cards.draw(chance, self.journal)
        if self.journal is not None:
            self.journal.note(public.TURNED, p.turn, p.card)
            self._show(public.CARD_TURNED, READ)

    def _show(self, what: i64, hold: i64) -> None:
        """Leave a still, if anyone looks."""
        if self.journal is not None:
            still = self.copy()
            still.public.showing = what
            self.journal.show(still, hold)

    def _stop(self) -> None:
        p = self.public
        p.over, p.winners = True, bit(1, p.seats) - 1
        if self.journal is not None:
            self.journal.note(public.STOPPED, NOBODY, p.turns)
        if self.options.points:
            score_game(p, NOBODY, self.options.cumulative, self.journal)
            if self.options.target > 0:
                p.winners = best(p.totals)
        self._show(public.GAME_OVER, RESULT)

    def _win(self, seat: i64, chance: Chance) -> None:
        p = self.public
        p.turns += 1
        if self.journal is not None:
            self.journal.note(public.WON, seat)
        p.winners = p.partners(seat)
        p.over = True
        if self.options.points:
            score_game(p, seat, self.options.cumulative, self.journal)
        if self.options.points and self.options.target > 0:
            p.winners = best(p.totals)
            p.over = p.highest() >= self.options.target or self._time_is_up()  # 8.9
        self._show(public.GAME_OVER, RESULT)
        if not p.over:
            p.winners = 0
            self.begin(seat, chance)  # 8.10

    def begin(self, first: i64, chance: Chance) -> None:
        """Set up the pawns and the cards for a game that `first` begins."""
        p = self.public
        p.set_up(first, self.options.points)
        self.cards = Cards(p)
        if self.journal is not None:
            self.journal.note(public.BEGINS, first)
        if self.options.points:
            self.cards.deal(chance, self.journal)
        else:
            self.turn_up(chance)

    def scores(self) -> vec[i64]:
        """Points, or pawns HOME where no points are played for."""
        return self.public.totals[:] if self.options.points else homes_of(self.public)

    def payoffs(self) -> vec[i64]:
        p = self.public
        return share(p.winners if p.over else 0, p.seats)

    def copy(self) -> Sorry:
        p = self.public.copy()
        return Sorry(self.options, p, self.cards.copy(p))

    def view(self, seat: i64) -> SorryView:
        return SorryView(seat, self.to_move(), self.moves(seat), self)

    def audit(self) -> None:
        audit_board(self.public.board)
        audit_cards(self.public, self.cards)


def start(seats: int, options: Options, chance: Chance) -> Sorry:
    own, sides = vec[i64](capacity=4), vec[i64](capacity=4)
    for colours in colours_of(seats, options):
        own = append(own, colours)
        if options.teams and seats == 4:
            colours = 5 if colours & 5 != 0 else 10  # 7.1, 7.2
        sides = append(sides, colours)
    p = Public(seats, sides, own, set_up(0))
    position = Sorry(options, p, Cards(p))
    position.begin(chosen(options.first, seats, chance), chance)  # 2.2
    return position
