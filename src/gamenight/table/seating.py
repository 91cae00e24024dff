"""Who sits where: sitting down, getting up, a bot instead of somebody, names and words for luck."""

from __future__ import annotations

from gamenight.table.agreements import after_telling, check_help
from gamenight.table.drafts import check_open, clean_name, distinct_name, draft_of, free_seat, seat_at, then
from gamenight.table.events import Draft, Refused
from gamenight.table.seats import Seat
from gamenight.table.table import PAUSED, PLAYING, WAITING, Table
from gamenight.table.words.en import Words


def sit(
    table: Table, player: str, name: str, now: int, seat: int | None = None, child: bool = False
) -> Draft:
    """A person takes a free seat, the first if none is named; a `child` plays in children's mode."""
    check_open(table)
    if table.revealing:
        raise Refused("late", Words.about_to_start)
    chosen = free_seat(table) if seat is None else seat_at(table, seat)
    if chosen.kind != "empty":
        raise Refused("forbidden", Words.seat_taken, chosen.seat, chosen.name)
    called = clean_name(name)
    mode = {"child": True} if child else {}
    name = distinct_name(table, called)
    return draft_of(table, now, "sat", chosen.seat, kind="person", player=player, name=name, **mode)


CARELESS = "random"  # no level to play for somebody who did not choose it


def seat_bot(table: Table, seat: int, level: str, name: str, now: int, absent: bool = False) -> Draft:
    """The host puts a bot at an empty seat, or lets it cover for a person who has been `absent` for long."""
    check_open(table)
    chosen = seat_at(table, seat)
    if chosen.kind == "empty":
        return draft_of(table, now, "sat", seat, kind="bot", level=level, name=distinct_name(table, name))
    if chosen.kind == "person" and not chosen.covered and table.status in (PLAYING, PAUSED):
        _check_absent(chosen, absent)
        if level == CARELESS:
            raise Refused("forbidden", Words.cover_plays_well)
        return draft_of(table, now, "covered", seat, level=level)
    raise Refused("forbidden", Words.seat_taken, seat, chosen.name)


def unseat(table: Table, seat: int, level: str, bot_name: str, now: int, absent: bool = False) -> Draft:
    """The host asks somebody to get up: anyone before the start, then only who has been absent for long."""
    chosen = seat_at(table, seat)
    if table.status in (PLAYING, PAUSED) and chosen.kind == "bot":
        raise Refused("forbidden", Words.bots_stay)  # another, perhaps weaker, would sit down there
    if table.status in (PLAYING, PAUSED) and chosen.waited_for():
        _check_absent(chosen, absent)
    return leave(table, seat, level, bot_name, now)


def _check_absent(seat: Seat, absent: bool) -> None:
    if not absent:
        raise Refused("forbidden", Words.still_here, seat.name)


def leave(table: Table, seat: int, level: str, bot_name: str, now: int) -> Draft:
    """Somebody gets up. In a game that goes on, a bot sits down instead."""
    chosen = seat_at(table, seat)
    if chosen.kind == "empty":
        raise Refused("bad", Words.nobody_there, seat)
    if table.ended():
        raise Refused("over", Words.no_need_to_get_up)
    if table.revealing:
        raise Refused("late", Words.about_to_start)
    draft = draft_of(table, now, "left", seat, name=chosen.name)
    if table.status == WAITING:
        return draft
    return then(draft, "sat", seat, kind="bot", level=level, name=distinct_name(table, bot_name))


def change_chair(table: Table, player: str, seat: int, to: int, now: int) -> Draft:
    """Before the start, somebody takes another chair with its colour or token; a bot that had it takes theirs."""
    if table.status != WAITING or table.revealing:
        raise Refused("late", Words.about_to_start)
    mover, other = seat_at(table, seat), seat_at(table, to)
    if mover.kind != "person" or mover.player != player:
        raise Refused("forbidden", Words.nobody_there, seat)
    if other.kind == "person":
        raise Refused("forbidden", Words.seat_taken, to, other.name)
    mode = {"child": True} if mover.child else {}
    draft = draft_of(table, now, "left", seat, name=mover.name)
    if other.kind == "bot":
        draft = then(draft, "left", to, name=other.name)
        draft = then(draft, "sat", seat, kind="bot", level=other.level, name=other.name)
    return then(draft, "sat", to, kind="person", player=player, name=mover.name, **mode)


def rekey(table: Table, seat: int, now: int) -> Draft:
    """Tokens of a seat end, though its person stays."""
    return draft_of(table, now, "rekeyed", seat_at(table, seat).seat)


def rename(table: Table, seat: int, name: str, now: int) -> Draft:
    if table.status != WAITING:
        raise Refused("late", Words.names_stay)
    return draft_of(
        table, now, "named", seat_at(table, seat).seat, name=distinct_name(table, clean_name(name), seat)
    )


def cover(table: Table, seat: int, level: str, now: int, given: bool = False) -> Draft:
    """A bot plays for a person, until they are back."""
    chosen = seat_at(table, seat)
    if table.status not in (PLAYING, PAUSED) or not chosen.waited_for():
        raise Refused("bad", Words.nobody_to_cover)
    if not given:
        return draft_of(table, now, "covered", seat, level=level, given=False)
    check_help(table, seat)
    return after_telling(table, seat, "bot", now, "covered", level=level, given=True)


def come_back(table: Table, seat: int, now: int) -> Draft:
    chosen = seat_at(table, seat)
    if not chosen.covered or table.ended():
        raise Refused("bad", Words.not_covered)
    return draft_of(table, now, "returned", seat)
