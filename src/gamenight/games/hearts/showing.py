"""What a still of Hearts shows: a full trick, the cards that were passed, how a hand came out."""

from __future__ import annotations

from gamenight.core.scene import Piece, Showing, Tally
from gamenight.games.hearts.rules.position import HeartsView
from gamenight.games.hearts.rules.public import EXCHANGE, HAND_OVER, SHOT_OTHERS, SHOT_OWN, TRICK
from gamenight.games.hearts.telling import made_of
from gamenight.games.hearts.words.en import Words
from gamenight.parts.bits import each
from gamenight.parts.cards import NAMES


def showing(view: HeartsView, say: Words) -> Showing | None:
    kind = view.public.showing
    if kind == TRICK:
        return _trick(view, say)
    if kind == EXCHANGE:
        return _exchange(view, say)
    return _hand_over(view, say) if kind == HAND_OVER else None


def _trick(view: HeartsView, say: Words) -> Showing:
    p = view.public
    lit = (f"card:{NAMES[p.best]}",)
    return Showing("trick", say.trick_goes_to(p.taker), lit=lit, seat=p.taker)


def _exchange(view: HeartsView, say: Words) -> Showing:
    """Each seat sees what it was given, and a spectator that cards were passed."""
    p = view.public
    if view.seat < 0:
        return Showing("note", say.cards_passed())
    giver = (view.seat - p.pass_by) % p.seats
    pieces = tuple(
        Piece(f"given:{NAMES[card]}", "card", NAMES[card], say.card(card)) for card in each(view.received)
    )
    lit = tuple(f"card:{NAMES[card]}" for card in each(view.received))
    return Showing("note", say.you_got(giver), pieces=pieces, lit=lit, seat=giver)


def _hand_over(view: HeartsView, say: Words) -> Showing:
    p = view.public
    first = len(p.history) - p.seats
    shooters = [seat for seat in range(p.seats) if p.reasons[first + seat] & (SHOT_OTHERS | SHOT_OWN)]
    text = say.shot_in_this_hand(shooters[0]) if shooters else ""
    lines = tuple(_line(view, say, seat, first + seat) for seat in range(p.seats))
    return Showing("result", say.hand_over(p.number + 1), text, lines)


def _line(view: HeartsView, say: Words, seat: int, at: int) -> Tally:
    p = view.public
    why, points, total = made_of(p.reasons[at], say), p.history[at], p.totals[seat]
    told = say.took_in_all(seat, why, total) if why else say.took_none_in_all(seat, total)
    return Tally(told, f"{points:+}" if points else "0", seat)
