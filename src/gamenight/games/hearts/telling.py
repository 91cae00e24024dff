"""What a seat hears of Hearts, and why it may not do something."""

from __future__ import annotations

from gamenight.core.journal import HIDDEN, Entry
from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.words import Words
from gamenight.games.hearts.rules import journal as rules_journal
from gamenight.games.hearts.rules.position import HeartsView
from gamenight.games.hearts.rules.public import (
    ALL_CLUBS,
    ALL_HEARTS,
    MOON_OTHERS,
    PASS,
    PASSING,
    POINTS,
    SHOOTING,
)
from gamenight.games.hearts.words import en as words
from gamenight.parts import tricks
from gamenight.parts.bits import count, has, lowest
from gamenight.parts.cards import SUIT_WORDS, spoken


def narrate(view: HeartsView, entry: Entry, names: Names) -> str:
    """One thing that happened, as this seat hears it."""
    who, a, b = entry.seat, entry.a, entry.b
    if entry.kind == rules_journal.DEALT:
        widow = f", and {words.cards(b)} to the widow" if b else ""
        return f"Hand {entry.c + 1}: {names.whom(who)} dealt {a} cards each{widow}."
    if entry.kind == rules_journal.TO_PASS:
        if b == 0:
            return "Nobody passes cards in this hand."
        return f"Everyone passes {words.cards(a)} {words.direction(b, len(names))}."
    if entry.kind == rules_journal.CHOSE:
        return f"{names[who]} chose what to pass."
    if entry.kind == rules_journal.PASSED:
        return "" if a == HIDDEN else f"{names[who]} passed {words.listed(a)} to {names.whom(b)}."
    if entry.kind == rules_journal.OPENS:
        return f"{names[who]} held the {spoken(a)}, which opens."
    if entry.kind == rules_journal.PLAYED:
        return f"{names[who]} {'led' if b else 'played'} the {spoken(a)}."
    if entry.kind == rules_journal.BROKE:
        return "Hearts are broken."
    if entry.kind == rules_journal.TOOK:
        worth = f", {words.points(b)}" if b else ", no points"
        return f"{names[who]} took the trick with the {spoken(a)}{worth}."
    return _narrate_scores(entry, names)


def _narrate_scores(entry: Entry, names: Names) -> str:
    who, a = entry.seat, entry.a
    if entry.kind == rules_journal.WIDOW:
        return f"{names[who]} took the widow{'' if a == HIDDEN else ': ' + words.listed(a)}."
    if entry.kind == rules_journal.WIDOW_SHOWN:
        return f"The widow that {names.whom(who)} took was {words.listed(a)}."
    if entry.kind == rules_journal.SHOT:
        return f"{names[who]} shot the moon!"
    if entry.kind == rules_journal.WON:
        return f"{names[who]} won with {words.points(a)}."
    why = words.made_of(entry.c)
    return f"{names[who]} scored {words.points(a)}{f' ({why})' if why else ''}, {entry.b} in all."


def forbid(view: HeartsView, move: int, say: Words) -> Refusal:
    """Why a move may not be played now."""
    p = view.public
    if p.phase == SHOOTING:
        return Refusal("6.5", "You shot the moon: say first how it counts, moon others or moon own.")
    if move >= MOON_OTHERS:
        return Refusal("6.5", "Only a player who shot the moon says how it counts, after the last trick.")
    if p.phase == PASSING:
        return _forbid_pass(view, move)
    if move >= PASS:
        return _forbid_late_pass(view)
    if not has(view.hand, move):
        return Refusal("4.1", f"You do not hold the {spoken(move)}.")
    return _forbid_lead(view, move) if p.trick == tricks.EMPTY else _forbid_follow(view, move)


def _forbid_pass(view: HeartsView, move: int) -> Refusal:
    if move < PASS:
        left = words.cards(view.public.pass_size - count(view.passed))
        return Refusal("2.8", f"Cards are passed before the first lead: choose {left} to pass.")
    card = move - PASS
    if has(view.passed, card):
        return Refusal("2.8", f"You have chosen the {spoken(card)} already: choose another card.")
    return Refusal("2.8", f"You do not hold the {spoken(card)}: pass cards from your own hand.")


def _forbid_late_pass(view: HeartsView) -> Refusal:
    p = view.public
    if view.options.passing == 0:
        return Refusal("2.1", "This game is played without passing: play a card.")
    if p.pass_by == 0:
        return Refusal(
            "2.4" if view.options.passing == 4 else "2.6", "Nobody passes in this hand: play a card."
        )
    return Refusal("2.8", "The passing is over for this hand: play a card.")


def _forbid_lead(view: HeartsView, card: int) -> Refusal:
    p = view.public
    if p.tricks == 0 and p.opening >= 0:
        return Refusal("3.2", f"The first trick is opened with the {spoken(p.opening)}, which you hold.")
    if not p.broken and has(ALL_HEARTS, card):
        return Refusal("5.1", "Hearts are not broken yet, and you hold other cards: lead one of those.")
    if p.tricks == 0 and has(POINTS, card) and view.options.no_points:
        return Refusal(
            "3.4", "No points on the first trick: lead a card that is neither heart nor queen of spades."
        )
    return Refusal("5.5", "The queen of spades waits until hearts are broken: lead another card.")


def _forbid_follow(view: HeartsView, card: int) -> Refusal:
    p = view.public
    suit = SUIT_WORDS[tricks.card_at(p.trick, 0) // 13]
    if view.hand & p.led and not has(p.led, card):
        return Refusal("4.2", f"You hold a {suit[:-1]}, so you must follow suit.")
    if p.tricks == 0 and p.opening >= 0 and view.options.lowest_clubs and has(ALL_CLUBS, card):
        low = spoken(lowest(view.hand & ALL_CLUBS))
        return Refusal("3.3", f"Your lowest club goes to the first trick: play the {low}.")
    if p.tricks == 0 and view.options.no_points and has(POINTS, card):
        return Refusal("3.4", "No points on the first trick, and you hold cards without: play one of those.")
    return Refusal("5.5", "The queen of spades waits until hearts are broken: play another card.")
