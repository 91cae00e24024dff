"""What players ask of each other: taking back, a draw, giving up, a pause, another game."""

from __future__ import annotations

from typing import Any

from gamenight.core.position import NOBODY, share
from gamenight.table.drafts import check_in_game, check_open, draft_of, then
from gamenight.table.events import Draft, Refused
from gamenight.table.seats import Offer
from gamenight.table.table import OVER, PAUSED, PLAYING, Table
from gamenight.table.words.en import Words

HAPPENS = {"pause": "paused", "friendly": "friendly"}  # once all have agreed


def undo(table: Table, seat: int, now: int) -> Draft:
    """Take back a seat's last move: at once if it changed nothing for others, else if those it concerns agree."""
    check_in_game(table)
    if table.contest:
        raise Refused("forbidden", Words.one_try)
    play = table.in_play()
    way = table.undo_for(seat)
    at = play.last_of(seat)
    if way == "no" or at is None:
        raise Refused("bad", Words.nothing_to_take_back)
    to = play.lines[at].number
    if way == "free":
        return draft_of(table, now, "undone", seat, to=to, free=True)
    others = _others(table, seat)
    if not others:
        return after_telling(table, seat, "undo", now, "undone", to=to)
    if table.offers["undo"] is not None:
        raise Refused("bad", Words.asked_back_already)
    return draft_of(table, now, "undo_asked", seat, to=to, waits_for=others)


def _others(table: Table, seat: int) -> list[int]:
    """People beside somebody who have a say."""
    return [other.seat for other in table.seats if other.seat != seat and other.agrees_for_itself()]


def offer_draw(table: Table, seat: int, now: int) -> Draft:
    """Everybody else is asked. A bot answers when its turn comes, as somebody who moves on has declined."""
    check_in_game(table)
    if not table.game.agrees(table.house):
        raise Refused("illegal", Words.no_draws_here, table.game.title)
    if table.offers["draw"] is not None:
        raise Refused("bad", Words.draw_offered_already)
    others = [other.seat for other in table.seats if other.seat != seat and not other.resigned]
    return draft_of(table, now, "draw_offered", seat, waits_for=others)


def consent(table: Table, seat: int, to: str, yes: bool, now: int, by: str = "") -> Draft:
    """An answer to a request, of a seat or of the bot that plays for it. The first no ends it; the last yes does it."""
    check_in_game(table)
    offer = table.offers[to]
    if offer is None or seat not in offer.waits_for:
        raise Refused("bad", Words.nothing_to_answer)
    if not yes:
        return draft_of(table, now, f"{to}_refused", seat)
    draft = draft_of(table, now, "consented", seat, to=to, **({"by": by} if by else {}))
    return draft if offer.waits_for != [seat] else _agreed(table, draft, to, offer)


def _agreed(table: Table, draft: Draft, to: str, offer: Offer) -> Draft:
    if to == "undo":
        draft = then(draft, "friendly", offer.seat, by="undo") if table.counts() else draft
        return then(draft, "undone", offer.seat, to=offer.to)
    if to in HAPPENS:
        return then(draft, HAPPENS[to], offer.seat)
    payoffs = list(share((1 << table.count) - 1, table.count))
    return then(draft, "ended", ending="agreed", scores=_scores(table), payoffs=payoffs)


def resign(table: Table, seat: int, level: str, now: int) -> Draft:
    check_in_game(table)
    if table.repeatable:
        raise Refused("forbidden", Words.no_giving_up)
    if table.seats[seat].resigned:
        raise Refused("bad", Words.resigned_already)
    return lost(table, draft_of(table, now, "resigned", seat, level=level), seat)


def lost(table: Table, draft: Draft, seat: int) -> Draft:
    """A seat has given up. With one or two at the table that is the end; with more a bot plays on."""
    return draft if table.count > 2 else given_up(table, draft, seat)


def given_up(table: Table, draft: Draft, seat: int) -> Draft:
    """The game ends, lost by one seat: the others share it."""
    winners = sum(1 << other for other in range(table.count) if other != seat)
    payoffs = list(share(winners, table.count)) if winners else [0] * table.count
    return then(draft, "ended", ending=f"resigned {seat}", scores=_scores(table), payoffs=payoffs)


def _scores(table: Table) -> list[int]:
    return list(table.in_play().position.scores())


def pause(table: Table, seat: int, now: int) -> Draft:
    """At once where the game counts for nobody; else if the others who play agree."""
    if table.status != PLAYING:
        raise Refused("bad", Words.cannot_pause)
    if not table.counts() and not table.contest:
        return draft_of(table, now, "paused", seat)
    if seat == NOBODY:
        raise Refused("forbidden", Words.players_pause)
    return _if_others_agree(table, "pause", seat, now)


def _if_others_agree(table: Table, to: str, seat: int, now: int) -> Draft:
    others = _others(table, seat)
    if not others:
        return draft_of(table, now, HAPPENS[to], seat)
    if table.offers[to] is not None:
        raise Refused("bad", Words.asked_already)
    return draft_of(table, now, f"{to}_asked", seat, waits_for=others)


# Help: a hint, a bot or a program in somebody's place, a move taken back. Nothing that it was had in counts.


def help_for(table: Table, seat: int) -> str:
    """What help means for a seat: "no" where results stand beside other tables', "ask" where others are rated and must
    agree that the game does not count, "ends" where that is for the seat alone to say, "free" where nothing counts."""
    if table.contest or seat == NOBODY:
        return "no"
    if not table.counts():
        return "free"
    return "ask" if _others(table, seat) else "ends"


def check_help(table: Table, seat: int) -> None:
    way = help_for(table, seat)
    if way == "no":
        raise Refused("forbidden", Words.one_try)
    if way == "ask":
        raise Refused("forbidden", Words.others_are_rated)


def friendly(table: Table, seat: int, now: int) -> Draft:
    """The game counts for nobody from now on, if the others who play agree."""
    check_in_game(table)
    if table.contest:
        raise Refused("forbidden", Words.one_try)
    if not table.counts():
        raise Refused("bad", Words.friendly_already)
    return _if_others_agree(table, "friendly", seat, now)


def helped(table: Table, seat: int, by: str, now: int) -> Draft:
    """All are told that the game does not count any more, since a seat is helped: before it is."""
    check_open(table)
    check_help(table, seat)
    return draft_of(table, now, "friendly", seat, by=by)


def after_telling(table: Table, seat: int, by: str, now: int, kind: str, **data: Any) -> Draft:
    """Help as an event, behind the one that tells all that the game does not count any more, where it did."""
    if table.counts():
        return then(helped(table, seat, by, now), kind, seat, **data)
    return draft_of(table, now, kind, seat, **data)


def resume(table: Table, seat: int, now: int) -> Draft:
    if table.status != PAUSED:
        raise Refused("bad", Words.not_paused)
    return draft_of(table, now, "resumed", seat)


def ask_rematch(table: Table, seat: int, now: int) -> Draft:
    """Somebody wants to play again. `everyone_again` says when all do."""
    if table.status != OVER:
        raise Refused("bad", Words.rematch_once_over)
    if table.rematch:
        raise Refused("late", Words.next_table, table.rematch)
    return draft_of(table, now, "rematch", seat)


def everyone_again(table: Table, seat: int) -> bool:
    """Whether all people but perhaps `seat` have asked for a rematch, and `seat` does now."""
    people = [s.seat for s in table.seats if s.kind == "person"]
    return all(other == seat or other in table.again for other in people)


def rematch_at(table: Table, seat: int, code: str, now: int) -> Draft:
    return draft_of(table, now, "rematch", seat, code=code)
