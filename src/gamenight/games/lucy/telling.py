"""What happened in I Love Lucy, told one sentence at a time."""

from __future__ import annotations

from collections.abc import Callable

from gamenight.core.journal import HIDDEN, Entry
from gamenight.core.names import Names
from gamenight.games.lucy.rules import public as table
from gamenight.games.lucy.rules.position import LucyView
from gamenight.games.lucy.words.en import BONUS, CHARACTER, ayyi_card, lucy_card, place

WHY_IDLE = (
    "they are safe on the Fire Escape",
    "there is no card",
    "there is nobody to ask or pay",
    "there is too little",
)


def narrate(view: LucyView, entry: Entry, names: Names) -> str:
    """One thing that happened, as this seat hears it."""
    return TELLERS[entry.kind](entry, names)


def _rolled(e: Entry, names: Names) -> str:
    said = f"{names[e.seat]} rolled {e.a} and {e.b}"
    return f"{said} and moved to {place(e.d)}." if e.c != e.d else f"{said}."


def _stopped(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} climbed to step {e.a} of the Fire Escape."


def _stayed(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} could not climb that far, and stayed."


def _skipped(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} lost a turn" + (f", with {e.a} more to lose." if e.a else ".")


def _cashed(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} {'had to cash' if e.c else 'cashed'} the {BONUS[e.a]} bonus card for ${e.b}."


def _collected(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} got {CHARACTER[e.a]} from the bank."


def _bank_out(e: Entry, names: Names) -> str:
    return f"The bank has no {CHARACTER[e.a]} left."


def _drew_from(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} drew a card from {names.whose(e.a)} hand."


def _gave_to(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} gave {names.whom(e.a)} a card."


def _which(e: Entry, names: Names) -> str:
    return "" if e.a == HIDDEN else f"It was {CHARACTER[e.a]}."


def _asked(e: Entry, names: Names) -> str:
    name = CHARACTER[e.a]
    if e.c:
        return f"{names[e.seat]} asked {names.whom(e.b)} for {name} and got it."
    return f"{names[e.seat]} asked {names.whom(e.b)} for {name}, but there was none."


def _paid(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} paid {'the bank' if e.b == table.NOTHING else names.whom(e.b)} ${e.a}."


def _got(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} got ${e.a} from the bank."


def _cannot_pay(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} could not pay ${e.a}, and paid nothing."


def _returned(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} returned to {place(e.a)}."


def _lucy(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} drew an I Love Lucy card: {lucy_card(e.a)}."


def _ayyi(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} drew an Ay...Yi...Yi card: {ayyi_card(e.a)}."


def _handed(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} used a kept card and handed it to {names.whom(e.b)}."


def _performed(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} did it!"


def _refused(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} would not do it."


def _voted(e: Entry, names: Names) -> str:
    return f"The vote: {e.a} yes, {e.b} no."


def _lost(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} will lose a turn."


def _back(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} moved back to {place(e.b)}."


def _idle(e: Entry, names: Names) -> str:
    return f"Nothing happened: {WHY_IDLE[e.a]}."


def _won(e: Entry, names: Names) -> str:
    return f"Doubles! {names[e.seat]} reached the Mertz's."


def _time(e: Entry, names: Names) -> str:
    return f"Everyone has had {e.a} turns: play stops."


def _told(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} had {e.a} of the main characters and ${e.b}."


def _safe(e: Entry, names: Names) -> str:
    return f"{names[e.seat]} {names.verb(e.seat, 'are', 'is')} on the Fire Escape, safe from everyone."


TELLERS: dict[int, Callable[[Entry, Names], str]] = {
    table.ROLLED: _rolled,
    table.STOPPED: _stopped,
    table.STAYED: _stayed,
    table.SKIPPED: _skipped,
    table.CASHED: _cashed,
    table.COLLECTED: _collected,
    table.BANK_OUT: _bank_out,
    table.DREW_FROM: _drew_from,
    table.DREW: _which,
    table.GAVE_TO: _gave_to,
    table.GAVE: _which,
    table.ASKED: _asked,
    table.PAID: _paid,
    table.GOT: _got,
    table.CANNOT_PAY: _cannot_pay,
    table.RETURNED: _returned,
    table.LUCY_CARD: _lucy,
    table.AYYI_CARD: _ayyi,
    table.HANDED: _handed,
    table.PERFORMED: _performed,
    table.REFUSED: _refused,
    table.VOTED: _voted,
    table.LOST_TURN: _lost,
    table.WENT_BACK: _back,
    table.IDLE: _idle,
    table.WON: _won,
    table.TIME: _time,
    table.TOLD: _told,
    table.SAFE_NOW: _safe,
}
