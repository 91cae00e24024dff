"""Why a move of Rummy may not be made."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.rummy.melded import on_table, sorted_cards
from gamenight.games.rummy.rules.position import RummyView
from gamenight.games.rummy.rules.public import DRAW, LAY, MELD, MISMELD, NO_CARD, TAKE
from gamenight.games.rummy.words.en import Words
from gamenight.parts.bits import has
from gamenight.parts.melds import CARDS, HIGH_ACE, NO_MELD, run_cards, run_low, run_suit


def refuse(view: RummyView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now."""
    p = view.public
    if not p.drawn:
        return Refusal("2.2", say.begin_with_a_card(p.top()))
    if move in (DRAW, TAKE):
        return Refusal("2.2", say.has_drawn())
    if move < DRAW:
        return _refuse_discard(view, move, say)
    return _refuse_lay_off(view, move, say) if move < MELD else _refuse_meld(view, move, say)


def _refuse_discard(view: RummyView, card: int, say: Words) -> Refusal:
    if not has(view.hand, card):
        return Refusal("2.3", say.discard_from_hand(card))
    return Refusal("2.4", say.just_taken(card))


def _refuse_lay_off(view: RummyView, move: int, say: Words) -> Refusal:
    p = view.public
    card = (move - LAY) >> 2
    if not has(view.hand, card):
        return Refusal("4.1", say.lay_off_from_hand(card))
    if len(p.melds) == 0:
        return Refusal("4.1", say.no_meld_yet())
    if p.place_for(card, (move - LAY) & 3) == NO_MELD:
        places = [p.place_for(card, where) for where in range(3)]
        fits = [on_table(p, n) for n in places if n != NO_MELD]
        return Refusal("4.2", say.fits_elsewhere(card, fits) if fits else say.fits_nowhere(card))
    return _refuse_leaving(view, say)


def _refuse_meld(view: RummyView, move: int, say: Words) -> Refusal:
    cards = CARDS[move - MELD] if move < MISMELD else 0
    if cards == 0:
        return Refusal("3.2", say.no_meld())
    if cards & ~view.hand:
        return Refusal("3.1", say.meld_from_hand(sorted_cards(cards & ~view.hand)))
    if view.public.melded and not view.options.many_melds:
        return Refusal("3.6", say.one_meld_a_turn())
    if _ace_on_top(move - MELD) and not view.options.ace_high:
        return Refusal("3.4", say.ace_is_low())
    return _refuse_leaving(view, say)


def _ace_on_top(meld: int) -> bool:
    low = run_low(meld)
    return low != NO_MELD and CARDS[meld] == run_cards(run_suit(meld), low, HIGH_ACE + 1 - low)


def _refuse_leaving(view: RummyView, say: Words) -> Refusal:
    """A play after which the turn could not be ended."""
    p = view.public
    if view.options.last_discard:
        return Refusal("5.3", say.keep_a_discard())
    return Refusal(
        "4.4", say.left_with_the_taken(p.taken) if p.taken != NO_CARD else say.left_with_no_discard()
    )
