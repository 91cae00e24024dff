"""The host's say, and what people say to each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamenight.table.drafts import check_open, check_settings, draft_of, seat_at
from gamenight.table.events import Draft, Refused
from gamenight.table.table import CLOSED, Table
from gamenight.table.words.en import Words

LONGEST_WORDS = 200
PHRASES = tuple(Words.phrases)


def settings(table: Table, changes: Mapping[str, Any], now: int) -> Draft:
    check_open(table)
    if not changes:
        raise Refused("bad", Words.say_what_to_change)
    check_settings(changes)
    return draft_of(table, now, "settings", **changes)


def mute(table: Table, seat: int, on: bool, now: int) -> Draft:
    if seat_at(table, seat).kind != "person":
        raise Refused("bad", Words.only_people_are_muted)
    return draft_of(table, now, "muted", seat, on=on)


def say(table: Table, seat: int, phrase: str, words: str, now: int) -> Draft:
    chosen = seat_at(table, seat)
    if table.status == CLOSED:
        raise Refused("over", Words.is_closed)
    plain = " ".join(words.split())
    if phrase and phrase not in PHRASES:
        raise Refused("bad", Words.no_phrase, phrase)
    if not phrase and (not plain or len(plain) > LONGEST_WORDS or not plain.isprintable()):
        raise Refused("bad", Words.say_less, LONGEST_WORDS)
    if chosen.muted and not phrase:
        raise Refused("forbidden", Words.you_are_muted)
    words = "" if phrase else plain  # a phrase is kept by its name, and heard in each listener's language
    return draft_of(table, now, "said", seat, phrase=phrase, words=words, player=chosen.player)


def close(table: Table, now: int) -> Draft:
    if table.status == CLOSED:
        raise Refused("over", Words.is_closed_already)
    return draft_of(table, now, "closed")
