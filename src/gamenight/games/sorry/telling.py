"""What happened in Sorry!, told one sentence at a time."""

from __future__ import annotations

from gamenight.core.journal import HIDDEN, Entry
from gamenight.core.names import Names
from gamenight.games.sorry.notation import CARD_NAMES
from gamenight.games.sorry.rules import board
from gamenight.games.sorry.rules import public as table
from gamenight.games.sorry.rules.position import SorryView
from gamenight.games.sorry.words.en import card, pawn_says, place_says, points


def narrate(view: SorryView, entry: Entry, names: Names) -> str:
    """One thing that happened, as this seat hears it."""
    return _pawns(entry, names) if entry.kind < table.TURNED else _cards(entry, names)


def _pawns(entry: Entry, names: Names) -> str:
    a, b, c = entry.a, entry.b, entry.c
    if entry.kind == board.MOVED:
        way = "back " if entry.d else ""
        return f"{names[entry.seat]} moved {pawn_says(a)} {way}from {place_says(b)} to {place_says(c)}."
    if entry.kind == board.STARTED:
        return f"{names[entry.seat]} brought {pawn_says(a)} out of START to {place_says(b)}."
    if entry.kind == board.SWAPPED:
        return (
            f"{names[entry.seat]} changed the places of {pawn_says(a)}, now on {place_says(c)}, "
            f"and {pawn_says(b)}, now on {place_says(entry.d)}."
        )
    if entry.kind == board.SORRIED:
        return (
            f"Sorry! {names[entry.seat]} put {pawn_says(a)} on {place_says(c)}, where {pawn_says(b)} stood."
        )
    if entry.kind == board.BUMPED:
        return f"{pawn_says(a).capitalize()} was bumped back to START from {place_says(b)}."
    return f"{pawn_says(a).capitalize()} slid from {place_says(b)} to {place_says(c)}."


def _cards(entry: Entry, names: Names) -> str:
    who, a = entry.seat, entry.a
    if entry.kind == table.TURNED:
        return f"{names[who]} drew {card(a)}."
    if entry.kind == table.DREW:
        return f"{names[who]} drew {'a card' if a == HIDDEN else card(a)}."
    if entry.kind == table.LAID:
        return f"{names[who]} played {card(a)}."
    if entry.kind == table.TOSSED:
        return f"{names[who]} could use no card, and discarded {card(a)}."
    if entry.kind == table.FORFEITED:
        return f"{names[who]} forfeited the {CARD_NAMES[a]}."
    if entry.kind == table.SHUFFLED:
        return f"The draw pile was empty, so {a} discards were shuffled into a new one."
    if entry.kind == table.WON:
        return f"{names[who]} brought the last pawn HOME!"
    if entry.kind == table.STOPPED:
        return f"Play stopped after {a} turns."
    if entry.kind == table.SCORED:
        return f"{names[who]} scored {points(a)}, {entry.b} in all."
    return f"{names[who]} {names.verb(who, 'begin', 'begins')}."
