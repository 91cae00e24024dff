"""The host's say, and what people say to each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gamenight.table.agreements import given_up
from gamenight.table.drafts import check_open, check_settings, draft_of, seat_at, then
from gamenight.table.events import Draft, Refused
from gamenight.table.table import CLOSED, OVER, WAITING, Table
from gamenight.table.words.en import Words

LONGEST_WORDS = 200
ALWAYS = ("close", "listed", "mute", "spectators")
BEFORE = ("delay", "grace", "seat_bot", "start", "unseat")
DURING = ("cover_absent", "unseat_absent")
IN_CLUBS = ("cover_absent", "mute")  # where the host of the night need not sit
NOT_COUNTED = ("delay", "grace", "pause")
PHRASES = tuple(Words.phrases)


def host_may(table: Table) -> list[str]:
    """What the host of a table may do now; shown to everyone. In a game that counts it is less."""
    if table.ended():
        return ["mute"] if table.status == OVER else []
    if table.club:
        return list(IN_CLUBS)
    if table.status == WAITING:
        return sorted([*ALWAYS, *BEFORE, "pause"])
    allowed = {*ALWAYS, *DURING, *(() if table.counts() or table.contest else NOT_COUNTED)}
    return sorted(allowed - {"close"} if _others_play_on(table) else allowed)


def settings(table: Table, changes: Mapping[str, Any], now: int) -> Draft:
    check_open(table)
    if not changes:
        raise Refused("bad", Words.say_what_to_change)
    check_settings(changes)
    fixed = [name for name in changes if name not in host_may(table)]
    if fixed:
        raise Refused("forbidden", Words.settings_fixed, fixed[0])
    return draft_of(table, now, "settings", **changes)


def mute(table: Table, seat: int, on: bool, now: int) -> Draft:
    if seat_at(table, seat).kind != "person":
        raise Refused("bad", Words.only_people_are_muted)
    return draft_of(table, now, "muted", seat, on=on)


def say(table: Table, seat: int, phrase: str, words: str, now: int) -> Draft:
    chosen = seat_at(table, seat)
    if table.status == CLOSED:
        raise Refused("over", Words.is_closed)
    if chosen.child:
        raise Refused("forbidden", Words.no_talk_for_children)
    plain = " ".join(words.split())
    if phrase and phrase not in PHRASES:
        raise Refused("bad", Words.no_phrase, phrase)
    if not phrase and (not plain or len(plain) > LONGEST_WORDS or not plain.isprintable()):
        raise Refused("bad", Words.say_less, LONGEST_WORDS)
    if chosen.muted and not phrase:
        raise Refused("forbidden", Words.you_are_muted)
    words = "" if phrase else plain  # a phrase is kept by its name, and heard in each listener's language
    return draft_of(table, now, "said", seat, phrase=phrase, words=words, player=chosen.player)


def disclose(table: Table, now: int) -> Draft:
    """Nobody has the deal still to play: the cards, and the secret of the luck, may be told."""
    if table.disclosed or not table.ended():
        raise Refused("late", Words.nothing_to_open)
    return draft_of(table, now, "disclosed")


def close(table: Table, now: int) -> Draft:
    """The host sends everyone home. A game that they sit in and have begun to play is lost by them, and counts so."""
    if table.status == CLOSED:
        raise Refused("over", Words.is_closed_already)
    if table.host and _others_play_on(table):
        raise Refused("forbidden", Words.others_play_on)
    seat = _host_in_game(table)
    if seat is None:
        return draft_of(table, now, "closed")
    return then(given_up(table, draft_of(table, now, "resigned", seat), seat), "closed")


def _others_play_on(table: Table) -> bool:
    """Whether closing would take a game that counts from other people, and not just lose it to one of them."""
    if table.play is None or table.ended() or not table.counts() or not table.all_have_moved():
        return False
    others = any(seat.agrees_for_itself() and seat.player != table.host for seat in table.seats)
    return others and (table.count > 2 or _host_in_game(table) is None)


def _host_in_game(table: Table) -> int | None:
    """Where the host plays, if the game goes on and they have moved."""
    if table.play is None or table.ended():
        return None
    held = [seat.seat for seat in table.seats if seat.player and seat.player == table.host]
    played = [
        seat for seat in held if not table.seats[seat].resigned and table.play.last_of(seat) is not None
    ]
    return played[0] if len(held) == 1 and played else None
