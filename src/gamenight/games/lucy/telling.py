# compiled
"""What happened in I Love Lucy and why a good player would, as one seat hears it."""

from __future__ import annotations

from gamenight.core.journal import HIDDEN, Entry
from gamenight.games.lucy import bot
from gamenight.games.lucy.layout import instruction, place
from gamenight.games.lucy.rules import public
from gamenight.games.lucy.rules.position import LucyView
from gamenight.games.lucy.words.en import Words


def tell(view: LucyView, entry: Entry, say: Words) -> str:
    """One thing that happened, as this seat hears it."""
    kind = entry.kind
    if kind in (public.ROLLED, public.STOPPED, public.STAYED, public.RETURNED, public.WENT_BACK):
        return _moved(entry, say)
    if kind in (public.CASHED, public.PAID, public.GOT, public.CANNOT_PAY):
        return _paid(entry, say)
    if kind in (public.DREW, public.GAVE, public.DREW_FROM, public.GAVE_TO, public.ASKED):
        return _changed_hands(entry, say)
    return _told(entry, say)


def _moved(e: Entry, say: Words) -> str:
    if e.kind == public.ROLLED:
        there = e.c != e.d
        return (
            say.rolled_and_moved(e.seat, e.a, e.b, place(e.d, say)) if there else say.rolled(e.seat, e.a, e.b)
        )
    if e.kind == public.STOPPED:
        return say.climbed(e.seat, e.a)
    if e.kind == public.STAYED:
        return say.stayed(e.seat)
    if e.kind == public.RETURNED:
        return say.returned(e.seat, place(e.a, say))
    return say.went_back(e.seat, place(e.b, say))


def _paid(e: Entry, say: Words) -> str:
    if e.kind == public.CASHED:
        return say.had_to_cash(e.seat, e.a, e.b) if e.c else say.cashed(e.seat, e.a, e.b)
    if e.kind == public.PAID:
        bank = e.b == public.NOTHING
        return say.paid_the_bank(e.seat, e.a) if bank else say.paid(e.seat, e.a, e.b)
    return say.got(e.seat, e.a) if e.kind == public.GOT else say.could_not_pay(e.seat, e.a)


def _changed_hands(e: Entry, say: Words) -> str:
    if e.kind in (public.DREW, public.GAVE):
        return "" if e.a == HIDDEN else say.it_was(e.a)
    if e.kind == public.DREW_FROM:
        return say.drew_from(e.seat, e.a)
    if e.kind == public.GAVE_TO:
        return say.gave_to(e.seat, e.a)
    return say.asked_and_got(e.seat, e.a, e.b) if e.c else say.asked_in_vain(e.seat, e.a, e.b)


def _told(e: Entry, say: Words) -> str:
    who, a = e.seat, e.a
    if e.kind == public.IDLE:
        return (say.idle_safe, say.idle_no_card, say.idle_nobody)[a]()
    if e.kind == public.VOTED:
        return say.voted(a, e.b)
    if e.kind == public.TOLD:
        return say.told(who, a, e.b)
    if e.kind == public.HANDED:
        return say.handed(who, e.b)
    if e.kind == public.BANK_OUT:
        return say.bank_out(a)
    if e.kind == public.TIME:
        return say.time(a)
    with_number = {
        public.SKIPPED: say.skipped,
        public.COLLECTED: say.collected,
        public.LUCY_CARD: say.drew_lucy,
        public.AYYI_CARD: say.drew_ayyi,
    }
    if e.kind in with_number:
        return with_number[e.kind](who, a)
    return {
        public.PERFORMED: say.performed,
        public.REFUSED: say.refused,
        public.LOST_TURN: say.will_lose_a_turn,
        public.WON: say.won,
        public.SAFE_NOW: say.is_safe,
        public.ASKED_NOBODY: say.asked_nobody,
    }[e.kind](who)


def reason(view: LucyView, move: int, because: Entry, say: Words) -> str:
    """Why a good player makes this move."""
    kind, a, b = because.kind, because.a, because.b
    if kind <= bot.YOUR_VOTE:
        return (
            say.because_you_need_it,
            say.because_you_have_another,
            say.because_the_bank_has_more,
            say.because_you_stay_rich,
            say.because_you_would_be_poor,
            say.because_of_your_vote,
        )[kind](a, b)
    if kind == bot.REFUSING_COSTS:
        return say.because_refusing_costs()
    if kind in (bot.COSTS_NOTHING, bot.CASH_INSTEAD):
        asked = instruction(view.public.at[view.seat], say)
        return (
            say.because_it_costs_nothing(asked)
            if kind == bot.COSTS_NOTHING
            else say.because_cash_instead(a, asked)
        )
    return {
        bot.NOBODY_NEEDS_IT: say.because_nobody_needs_it,
        bot.BONUS_STAYS: say.because_the_bonus_stays,
        bot.CASH_BRINGS: say.because_cash_brings,
        bot.CARDS_TO_SPARE: say.because_you_have_cards_to_spare,
    }[kind](a)
