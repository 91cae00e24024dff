"""The host's say, and what people say to each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamenight.table.drafts import check_open, check_settings, draft_of, seat_at
from gamenight.table.events import Draft, Refused
from gamenight.table.table import CLOSED, Table

LONGEST_WORDS = 200
PHRASES = {
    "hello": "Hello!",
    "good_luck": "Good luck!",
    "well_played": "Well played!",
    "nice_one": "Nice one!",
    "oh_no": "Oh no!",
    "close": "That was close!",
    "thinking": "Let me think…",
    "hurry": "Your turn!",
    "sorry": "Sorry!",
    "thanks": "Thank you!",
    "good_game": "Good game!",
    "again": "Another one?",
    "back_soon": "Back in a minute.",
}


def settings(table: Table, changes: Mapping[str, Any], now: int) -> Draft:
    check_open(table)
    if not changes:
        raise Refused("bad", "Say what to change: listed, spectators, delay or grace.")
    check_settings(changes)
    return draft_of(table, now, "settings", **changes)


def mute(table: Table, seat: int, on: bool, now: int) -> Draft:
    if seat_at(table, seat).kind != "person":
        raise Refused("bad", "Only a person can be muted.")
    return draft_of(table, now, "muted", seat, on=on)


def say(table: Table, seat: int, phrase: str, words: str, now: int) -> Draft:
    chosen = seat_at(table, seat)
    if table.status == CLOSED:
        raise Refused("over", "This table is closed.")
    plain = " ".join(words.split())
    if phrase and phrase not in PHRASES:
        raise Refused("bad", f"There is no phrase {phrase!r}.")
    if not phrase and (not plain or len(plain) > LONGEST_WORDS or not plain.isprintable()):
        raise Refused("bad", f"Say between 1 and {LONGEST_WORDS} printable characters.")
    if chosen.muted and not phrase:
        raise Refused("forbidden", "The host has muted you at this table; the phrases still work.")
    text = PHRASES[phrase] if phrase else plain
    return draft_of(table, now, "said", seat, phrase=phrase, words=text, player=chosen.player)


def close(table: Table, now: int) -> Draft:
    if table.status == CLOSED:
        raise Refused("over", "This table is closed already.")
    return draft_of(table, now, "closed")
