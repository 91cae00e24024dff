"""Why a move of Sorry! may not be played, and which options do not go together."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.sorry.notation import destination
from gamenight.games.sorry.rules import moves
from gamenight.games.sorry.rules.board import HOME, START, TRACK, circle
from gamenight.games.sorry.rules.colours import fit
from gamenight.games.sorry.rules.moves import BACKWARD, ELEVEN, FORFEIT, FORWARD, NO_CARD, SEVEN, SORRY
from gamenight.games.sorry.rules.position import SorryView
from gamenight.games.sorry.rules.public import Options
from gamenight.games.sorry.words.en import Words

CLAUSES = ("5.1", "5.2", "5.4", "5.5", "5.4", "5.6", "5.4", "5.8", "6.1", "5.4", "6.6")  # of the cards


def check(seats: int, options: Options, say: Words) -> str:
    """What is wrong with these seats and options together; "" if nothing."""
    if options.teams and seats == 3:
        return say.no_teams_of_three()
    if not fit(seats, options):
        return say.colours_of_partners()
    return say.no_teams_for_points() if options.teams and options.points else ""


def refuse(view: SorryView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now."""
    kind, left = view.public.card, view.public.left
    if moves.LAY <= move < FORFEIT:
        return _card(view, move, say)
    if kind == NO_CARD:
        return Refusal("8.2", say.choose_first())
    if move == FORFEIT:
        return _forfeit(kind, say)
    if left and move >= moves.RISE:
        return Refusal("5.7", say.finish_the_seven(left))
    if move < moves.RISE:
        return _step(view, move // 8, move % 8, say)
    if move < moves.SWAP:
        return _rise(view, move - moves.RISE, say)
    if move < moves.STRIKE:
        return _swap(view, *divmod(move - moves.SWAP, 16), say)
    return _strike(view, *divmod(move - moves.STRIKE, 16), say)


def _card(view: SorryView, move: int, say: Words) -> Refusal:
    kind = (move - moves.LAY) if move < moves.TOSS else (move - moves.TOSS)
    if not view.options.points:
        return Refusal("2.4", say.no_hands())
    if view.public.card != NO_CARD:
        return Refusal("8.2", say.use_it_first(view.public.card))
    if not view.hand[kind]:
        return Refusal("8.2", say.not_held(kind))
    if move < moves.TOSS:
        return Refusal("8.3", say.cannot_be_used(kind))
    return Refusal("8.4", say.some_can_be_used())


def _forfeit(kind: int, say: Words) -> Refusal:
    if kind == ELEVEN:
        return Refusal("6.3", say.eleven_can_be_used())
    if kind == SORRY:
        return Refusal("6.7", say.sorry_can_be_used())
    return Refusal("2.5", say.can_be_used(kind))


def _not_yours(view: SorryView, colour: int, say: Words) -> Refusal | None:
    if (view.public.sides[view.seat] >> colour) & 1:
        return None
    if view.options.teams:
        return Refusal("7.2", say.not_your_teams(colour))
    return Refusal("2.4", say.not_yours(colour))


def _step(view: SorryView, pawn: int, slot: int, say: Words) -> Refusal:
    kind, place = view.public.card, view.public.board.place[pawn]
    other = _not_yours(view, pawn // 4, say)
    if other:
        return other
    if place == START:
        return Refusal("6.6" if kind == SORRY else "5.3", say.pawn_in_start(pawn))
    if place == HOME:
        return Refusal("3.3", say.pawn_is_home(pawn))
    if kind == SORRY:
        return Refusal("6.6", say.sorry_moves_nobody())
    if (view.public.used >> pawn) & 1:
        return Refusal("5.7", say.had_its_part(pawn))
    no_such_part = slot > (view.public.left or 7) if kind == SEVEN else 0 < slot < moves.WHOLE
    if no_such_part or (slot == 0 and not BACKWARD[kind]) or (slot and not FORWARD[kind]):
        return Refusal(CLAUSES[kind], _distances(view, pawn, say))
    return _landing(view, pawn, slot, say)


def _distances(view: SorryView, pawn: int, say: Words) -> str:
    """Where the card could take the pawn instead."""
    kind = view.public.card
    if kind == SEVEN:
        return say.parts_of_seven(pawn, view.public.left or 7)
    on = destination(view, pawn, 7, kind) if FORWARD[kind] else -1
    back = destination(view, pawn, 0, kind) if BACKWARD[kind] else -1
    return say.card_takes(kind, pawn, FORWARD[kind], on, BACKWARD[kind], back)


def _landing(view: SorryView, pawn: int, slot: int, say: Words) -> Refusal:
    p, first = view.public, pawn // 4 * 4
    to = destination(view, pawn, slot, p.card)
    if to < 0:
        return Refusal("3.3", say.past_home(pawn))
    for twin in range(first, first + 4):
        if twin != pawn and to != HOME and p.board.place[twin] == to:
            return Refusal("3.5", say.own_pawn_there(twin, to))
    if p.used and not view.options.teams:
        return Refusal("5.7", say.second_uses_all(p.left))
    return Refusal("5.7", say.rest_unplayable(pawn, to, (p.left or 7) - slot))


def _anyone_in_start(view: SorryView, colour: int) -> bool:
    return START in [view.public.board.place[pawn] for pawn in range(colour * 4, colour * 4 + 4)]


def _rise(view: SorryView, colour: int, say: Words) -> Refusal:
    other = _not_yours(view, colour, say)
    if other:
        return other
    if view.public.card == SORRY:
        return Refusal("6.6", say.sorry_takes_a_place())
    if view.public.card > moves.TWO:
        return Refusal("5.3", say.brings_nobody_out(view.public.card))
    if not _anyone_in_start(view, colour):
        return Refusal("5.3", say.nobody_in_start(colour))
    return Refusal("5.3", say.circle_taken(colour, circle(colour)))


def _swap(view: SorryView, pawn: int, other: int, say: Words) -> Refusal:
    p = view.public
    if p.card != ELEVEN:
        return Refusal("6.1", say.no_swap(p.card))
    mine = _not_yours(view, pawn // 4, say)
    if mine:
        return mine
    if not (p.foes(view.seat) >> (other // 4)) & 1:
        return Refusal("7.6" if view.options.teams else "6.1", say.swap_an_opponent())
    return Refusal("6.2", say.not_on_the_track(pawn if p.board.place[pawn] >= TRACK else other))


def _strike(view: SorryView, colour: int, other: int, say: Words) -> Refusal:
    p = view.public
    if p.card != SORRY:
        return Refusal("6.6", say.no_sorry(p.card))
    mine = _not_yours(view, colour, say)
    if mine:
        return mine
    if not _anyone_in_start(view, colour):
        return Refusal("6.7", say.nobody_in_start(colour))
    if p.board.place[other] >= TRACK:
        return Refusal("6.6", say.not_on_the_track(other))
    if view.options.teams:
        return Refusal("7.5", say.sorry_order())
    return Refusal("6.6", say.sorry_an_opponent())
