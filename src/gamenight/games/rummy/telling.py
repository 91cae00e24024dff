"""What a seat hears of Rummy, and why it may not do something."""

from __future__ import annotations

from gamenight.core.journal import HIDDEN, Entry
from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.words import Words
from gamenight.games.rummy.rules import position as rules
from gamenight.games.rummy.rules.position import RummyView
from gamenight.games.rummy.rules.public import DRAW, GROUP, LAY, MELD, MISMELD, NO_CARD, TAKE
from gamenight.games.rummy.words import en as words
from gamenight.parts.bits import has
from gamenight.parts.cards import RANK_WORDS, spoken
from gamenight.parts.melds import CARDS, HIGH_ACE, NO_MELD, in_order, meld_words, run_cards, run_low, run_suit

HOW = ("with a meld", "by laying off", "with a discard")


def narrate(view: RummyView, entry: Entry, names: Names) -> str:
    """One thing that happened, as this seat hears it."""
    who, a = entry.seat, entry.a
    if entry.kind == rules.DEALT:
        return f"Deal {entry.b}: {names.whom(who)} dealt {a} cards each."
    if entry.kind == rules.TURNED:
        return f"The first card of the pile is the {spoken(a)}."
    if entry.kind == rules.DREW:
        return f"{names[who]} drew {'a card' if a == HIDDEN else 'the ' + spoken(a)} from the stock."
    if entry.kind == rules.TOOK:
        return f"{names[who]} took the {spoken(a)} from the pile."
    if entry.kind == rules.FLIPPED:
        cards = "its one card is" if a == 1 else f"its {a} cards are"
        return f"The stock was used up, so the pile was turned over: {cards} the new stock, in known order."
    if entry.kind == rules.MELDED:
        return f"{names[who]} melded {_melded(a)}."
    if entry.kind == rules.LAID_OFF:
        return f"{names[who]} laid off the {spoken(a)} on {_target(entry)}."
    if entry.kind == rules.DISCARDED:
        return f"{names[who]} discarded the {spoken(a)}."
    return _narrate_end(entry, names)


def _melded(meld: int) -> str:
    low = run_low(meld)
    cards = CARDS[meld]
    if low == NO_MELD:
        return f"{meld_words(cards, low)}: {words.listed(in_order(cards, low))}"
    return words.listed(in_order(cards, low))


def _target(entry: Entry) -> str:
    if entry.c == GROUP:
        rank = RANK_WORDS[entry.b % 13]
        return f"the {rank}{'es' if rank == 'six' else 's'}"
    return f"the run that began with the {spoken(entry.b)}"


def _narrate_end(entry: Entry, names: Names) -> str:
    who, a = entry.seat, entry.a
    if entry.kind == rules.WENT_OUT:
        return f"{names[who]} went out {HOW[a]}!"
    if entry.kind == rules.HELD:
        were = names.verb(who, "were", "was")
        return (
            f"{names[who]} {were} left with {words.listed(words.sorted_cards(a))}: {words.points(entry.b)}."
        )
    if entry.kind == rules.SCORED:
        double = ", doubled for going rummy" if entry.c else ""
        return f"{names[who]} scored {words.points(a)}{double}, {entry.b} in all."
    if entry.kind == rules.VOID:
        return "The stock was used up again without a meld or a lay-off: the deal is void."
    if entry.kind == rules.LEVEL:
        return "Nobody leads alone, so there is one more deal."
    return f"{names[who]} won the match with {words.points(a)}."


def forbid(view: RummyView, move: int, say: Words) -> Refusal:
    """Why a move may not be played now."""
    p = view.public
    if not p.drawn:
        return Refusal(
            "2.2", f"A turn begins with a card: draw from the stock, or take the {spoken(p.top())}."
        )
    if move in (DRAW, TAKE):
        return Refusal(
            "2.2", "You have your card for this turn: meld or lay off, or discard a card to end it."
        )
    if move < DRAW:
        return _forbid_discard(view, move)
    return _forbid_lay_off(view, move) if move < MELD else _forbid_meld(view, move)


def _forbid_discard(view: RummyView, card: int) -> Refusal:
    if not has(view.hand, card):
        return Refusal("2.3", f"You do not hold the {spoken(card)}: discard a card from your hand.")
    return Refusal(
        "2.4", f"You took the {spoken(card)} from the pile in this turn, so you must discard another card."
    )


def _forbid_lay_off(view: RummyView, move: int) -> Refusal:
    p = view.public
    card = (move - LAY) >> 2
    if not has(view.hand, card):
        return Refusal("4.1", f"You do not hold the {spoken(card)}: lay off cards from your hand.")
    if len(p.melds) == 0:
        return Refusal("4.1", "No meld lies on the table yet to lay off on.")
    if p.place_for(card, (move - LAY) & 3) == NO_MELD:
        return Refusal("4.2", f"The {spoken(card)} does not fit there{_where_it_fits(view, card)}.")
    return _forbid_leaving(view)


def _where_it_fits(view: RummyView, card: int) -> str:
    p = view.public
    places = [p.place_for(card, where) for where in range(3)]
    fits = [words.meld_spoken(p, n) for n in places if n != NO_MELD]
    return f": it goes on {' or '.join(fits)}" if fits else ", nor on any meld on the table"


def _forbid_meld(view: RummyView, move: int) -> Refusal:
    p = view.public
    cards = CARDS[move - MELD] if move < MISMELD else 0
    if cards == 0:
        return Refusal(
            "3.2",
            "That is no meld: it takes three or more in a row of one suit, or three or four of one rank.",
        )
    if cards & ~view.hand:
        missing = words.listed(words.sorted_cards(cards & ~view.hand))
        return Refusal("3.1", f"You do not hold {missing}: meld cards from your hand.")
    if p.melded and not view.options.many_melds:
        return Refusal(
            "3.5", "You have melded in this turn, and one meld a turn is all: lay off, or discard."
        )
    if _ace_on_top(move - MELD) and not view.options.ace_high:
        return Refusal("3.4", "The ace is low: it goes before the two, not after the king.")
    return _forbid_leaving(view)


def _ace_on_top(meld: int) -> bool:
    low = run_low(meld)
    return low != NO_MELD and CARDS[meld] == run_cards(run_suit(meld), low, HIGH_ACE + 1 - low)


def _forbid_leaving(view: RummyView) -> Refusal:
    """A play after which the turn could not be ended."""
    p = view.public
    if view.options.last_discard:
        return Refusal("5.3", "You must go out with a discard, so keep a card that you may discard.")
    taken = f"the {spoken(p.taken)}" if p.taken != NO_CARD else "a card you may not discard"
    return Refusal(
        "4.4", f"That would leave you with only {taken}, which you took from the pile and may not discard."
    )
