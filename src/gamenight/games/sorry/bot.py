# compiled
"""What a good player of Sorry! knows: get pawns out, keep them moving, bump those furthest on, slide when you can."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Entry
from gamenight.core.position import NOBODY, Judgement, Position, View
from gamenight.games.sorry.rules.board import (
    HOME,
    NO_PAWN,
    NOWHERE,
    PAWNS,
    START,
    TRACK,
    ZONE,
    Board,
    backward,
    circle,
    entry,
    forward,
    slide_end,
)
from gamenight.games.sorry.rules.moves import (
    BACK,
    BACKWARD,
    FORFEIT,
    FORWARD,
    LAY,
    NO_CARD,
    RISE,
    SEVEN,
    STRIKE,
    SWAP,
    TOSS,
    uses,
)
from gamenight.games.sorry.rules.position import Sorry, SorryView
from gamenight.games.sorry.rules.public import Public
from gamenight.parts.prospects import prospects
from gamenight.parts.sayings import not_shared

OUT: Final[i64] = 14  # what being out of START is worth, in steps
SAFE: Final[i64] = 6  # what standing in the safety zone is worth besides
ARRIVED: Final[i64] = 12  # and being HOME, for good
SCALE: Final = 38.0  # steps ahead that make one seat e times as likely to win as another
AHEAD: Final[i64] = 40  # moves looked ahead
KEPT: Final = vec[i64]([8, 7, 3, 5, 4, 6, 5, 4, 6, 6, 9])  # what each kind of card is worth in the hand

# Reasons, and what a and b say; c: the pawn that moves, or NO_PAWN, and d: the card, if one is chosen.
COMES_HOME: Final = 0
SENDS_BACK: Final = 1  # a: a pawn, b: spaces that it had to go
IS_SAFE: Final = 2
COMES_OUT: Final = 3  # a: how many of its colour are in START
SLIDES_ON: Final = 4  # a: spaces
CHANGES: Final = 5  # a: spaces that are gained, b: spaces that the other pawn loses
GETS_AWAY: Final = 6  # a: the pawn that was behind, b: how many spaces
GAINS_MOST: Final = 7  # a: spaces
NEAREST: Final = 8  # b: spaces that it has to go
FURTHEST: Final = 9  # b: spaces that it has to go
LOWEST: Final = 10


def progress(colour: i64, place: i64) -> i64:
    """How far on a pawn is, in steps."""
    if place >= TRACK:
        if place == START:
            return 0
        return OUT + 58 + place - ZONE + 1 + (SAFE + ARRIVED if place == HOME else SAFE)
    steps = place - circle(colour)
    if steps < 0:
        steps += TRACK
    return OUT - 3 if steps == 59 else OUT + steps  # just behind its own door, it must go all the way round


def gain(board: Board, p: Public, move: i64) -> i64:
    """What a move wins in steps, and costs opponents, looking no further."""
    if move < RISE:
        pawn = move >> 3
        place = board.place[pawn]
        if move & 7 == BACK:
            to = backward(pawn >> 2, place, BACKWARD[p.card])
        else:
            to = forward(pawn >> 2, place, move & 7 if p.card == SEVEN else FORWARD[p.card])
        return _landing(board, pawn, to) - progress(pawn >> 2, place)
    if move < SWAP:
        return OUT + 2
    if move < STRIKE:
        pawn, other = (move - SWAP) >> 4, (move - SWAP) & 15
        here, there = board.place[pawn], board.place[other]
        mine = progress(pawn >> 2, slide_end(pawn >> 2, there)) - progress(pawn >> 2, here)
        return mine - (progress(other >> 2, here) - progress(other >> 2, there))
    if move < LAY:
        other = (move - STRIKE) & 15
        return progress((move - STRIKE) >> 4, board.place[other]) + progress(other >> 2, board.place[other])
    return 0


def _landing(board: Board, pawn: i64, to: i64) -> i64:
    """What a place is worth to a pawn that lands there, with all it bumps."""
    if to == NOWHERE or to >= TRACK:
        return progress(pawn >> 2, to)
    end = slide_end(pawn >> 2, to)
    value = progress(pawn >> 2, end)
    space = to
    while space <= end:
        other = board.at[space]
        if other >= 0 and other != pawn:
            lost = progress(other >> 2, space)
            value += -lost if other >> 2 == pawn >> 2 else lost
        space += 1
    return value


@final
class SorryJudgement(Judgement):
    """Quick moves by the steps they win; prospects by how far on the pawns are."""

    def choose(self, position: Position, seat: i64, moves: vec[i64], chance: Chance) -> i64:
        assert isinstance(position, Sorry)
        p = position.public
        best: i64 = moves[0]
        high: i64 = -10_000
        for move in moves:
            if move >= LAY and move < FORFEIT:
                kind = move - LAY if move < TOSS else move - TOSS
                value = (FORWARD[kind] if move < TOSS else 0) - KEPT[kind] + chance.pick(9)
            else:
                value = gain(p.board, p, move) + chance.pick(6)
            if value > high:
                high, best = value, move
        return best

    def horizon(self) -> i64:
        return AHEAD

    def chapter(self, position: Position) -> i64:
        assert isinstance(position, Sorry)
        return len(position.public.history)

    def worth(self, position: Position) -> vec[i64]:
        """Team mates share a win, so each has half of their side's prospects."""
        assert isinstance(position, Sorry)
        p = position.public
        totals = vec[i64](capacity=4)
        for side in p.sides:
            totals = append(totals, _side(p.board, side))
        if len(p.history) > 0:
            seat: i64 = 0
            while seat < p.seats:
                totals[seat] += p.totals[seat]
                seat += 1
        shares = prospects(totals, SCALE)
        return shares

    def because(self, view: View, move: i64) -> Entry | None:
        """The plainest thing that speaks for a move, and not for every other."""
        assert isinstance(view, SorryView)
        own = said_of(view, move)
        others = [said_of(view, other) for other in view.moves if other != move]
        apart = not_shared([reason for reason in own if reason.kind < GAINS_MOST], others)
        if apart is not None:
            return apart
        steps = [other[-1] for other in others if len(other) > 0 and other[-1].kind == GAINS_MOST]
        comparable = len(own) > 0 and own[-1].kind == GAINS_MOST and 0 < len(steps) == len(others)
        return _beside(own[-1], steps) if comparable else None


def _side(board: Board, side: i64) -> i64:
    total: i64 = 0
    pawn: i64 = 0
    while pawn < PAWNS:
        if (side >> (pawn >> 2)) & 1:
            total += progress(pawn >> 2, board.place[pawn])
        pawn += 1
    return total


def _beside(own: Entry, others: list[Entry]) -> Entry | None:
    """What a move is beside others: it gains most, plays the lowest card, moves the first of the pawns or the last."""
    gains, to_go = [other.a for other in others], [other.b for other in others]
    if own.a > 0 and own.a >= max(gains) and own.a > min(gains):
        return own
    if own.c == NO_PAWN:
        lowest = own.d < min([other.d for other in others])
        return Entry(LOWEST, NOBODY, 0, 0, NO_PAWN, own.d) if lowest else None
    first, last = own.b <= min(to_go), own.b >= max(to_go)
    return Entry(NEAREST if first else FURTHEST, NOBODY, 0, own.b, own.c, own.d) if first != last else None


def said_of(view: SorryView, move: i64) -> list[Entry]:
    """What may be said of a move, the plainest first; at last how far it carries a pawn."""
    p = view.public
    if move >= TOSS:
        return []
    if move < LAY:
        return _said(view, p.card, move)
    said: list[Entry] = []
    for use in uses(p.board, p.sides[view.seat], p.foes(view.seat), move - LAY, False):
        for one in _said(view, move - LAY, use) if use < LAY else said[:0]:
            said.append(Entry(one.kind, NOBODY, one.a, one.b, NO_PAWN, move - LAY))
    return sorted(said, key=lambda one: 100 * one.kind + one.a)


def _said(view: SorryView, card: i64, move: i64) -> list[Entry]:
    """The same of a use of a card."""
    p, old, board = view.public, view.public.board, view.public.board.copy()
    foes, to = p.foes(view.seat), i64(NOWHERE)
    pawn = move >> 3
    if move < RISE:
        slot, place = move & 7, old.place[pawn]
        step = slot if card == SEVEN else FORWARD[card]
        to = backward(pawn >> 2, place, BACKWARD[card]) if slot == BACK else forward(pawn >> 2, place, step)
        board.land(pawn, to, None)
    elif move < SWAP:
        pawn = board.waiting(move - RISE)
        board.rise(0, move - RISE, None)
    elif move < STRIKE:
        pawn, to = (move - SWAP) >> 4, old.place[(move - SWAP) & 15]
        board.swap(0, pawn, (move - SWAP) & 15, view.options.displaced_slides, None)
    else:
        pawn, to = board.waiting((move - STRIKE) >> 4), old.place[(move - STRIKE) & 15]
        board.strike(0, (move - STRIKE) >> 4, (move - STRIKE) & 15, None)
    here, there = old.place[pawn], board.place[pawn]
    gained = to_go(pawn, here) - to_go(pawn, there)
    said = [Entry(COMES_HOME, NOBODY, 0, 0, pawn, NO_CARD)] if there == HOME else []
    for other in range(PAWNS):
        lost = to_go(other, board.place[other]) - to_go(other, old.place[other])
        if (foes >> (other >> 2)) & 1 and lost > 0:
            if board.place[other] == START:
                said.append(Entry(SENDS_BACK, NOBODY, other, to_go(other, old.place[other]), pawn, NO_CARD))
            elif gained > 0:
                said.append(Entry(CHANGES, NOBODY, gained, lost, pawn, NO_CARD))
    if here < TRACK and there >= ZONE and there < HOME:
        said.append(Entry(IS_SAFE, NOBODY, 0, 0, pawn, NO_CARD))
    if here == START:
        waiting = sum(1 for place in old.place[pawn & ~3 : (pawn & ~3) + 4] if place == START)
        said.append(Entry(COMES_OUT, NOBODY, waiting, 0, pawn, NO_CARD))
    elif there < TRACK and to != there:
        said.append(Entry(SLIDES_ON, NOBODY, there - to, 0, pawn, NO_CARD))
    behind = _behind(old, foes, here) if here < TRACK else NO_PAWN
    if behind != NO_PAWN and (there >= TRACK or _behind(board, foes, there) == NO_PAWN):
        spaces = (here - old.place[behind] + TRACK) % TRACK
        said.append(Entry(GETS_AWAY, NOBODY, behind, spaces, pawn, NO_CARD))
    said.append(Entry(GAINS_MOST, NOBODY, gained, to_go(pawn, here), pawn, NO_CARD))
    return said


def _behind(board: Board, foes: i64, place: i64) -> i64:
    """The nearest opponent's pawn of those no more than twelve spaces behind a place; NO_PAWN if there is none."""
    for spaces in range(1, 13):
        pawn = board.at[(place - spaces + TRACK) % TRACK]
        if pawn != NO_PAWN and (foes >> (pawn >> 2)) & 1:
            return pawn
    return NO_PAWN


def to_go(pawn: i64, place: i64) -> i64:
    """How many spaces lie between a pawn and its HOME; START is one behind its circle."""
    if place >= TRACK:
        return 65 if place == START else HOME - place
    return (entry(pawn >> 2) - place + TRACK) % TRACK + HOME - ZONE + 1
