# compiled
"""The two decks of I Love Lucy: cards are drawn, handed on and obeyed. Comments cite clauses of rules.md."""

from __future__ import annotations

from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.journal import Journal
from gamenight.games.lucy.rules import public
from gamenight.games.lucy.rules.board import ANY, BACK, BACK_BY, KEEP, LOSE, held
from gamenight.games.lucy.rules.hands import Hands
from gamenight.games.lucy.rules.public import DONE, LANDS, WAITS, Public


def turn_lucy(p: Public, seat: i64, chance: Chance, journal: Journal | None) -> None:
    """An I Love Lucy card is drawn and read; one to keep is kept (5.3)."""
    p.lucy_card = p.lucy.draw(chance)
    if journal is not None:
        journal.note(public.LUCY_CARD, seat, p.lucy_card)
    if p.lucy_card == KEEP:
        p.kept[seat] += 1
    else:
        p.lucy.put_under(p.lucy_card)


def follow_lucy(hands: Hands, seat: i64, journal: Journal | None) -> i64:
    """Do what the I Love Lucy card says."""
    p = hands.public
    card = p.lucy_card
    if card == ANY:
        p.stage = public.NAMING  # 5.2
        return WAITS
    if card == KEEP:
        return DONE
    if held(p.bank, card) > 0:
        hands.collect(seat, card, journal)  # 5.1
    elif journal is not None:
        journal.note(public.BANK_OUT, seat, card)  # 5.13
    return DONE


def turn_ayyi(p: Public, seat: i64, chance: Chance, journal: Journal | None) -> None:
    p.card = p.ayyi.draw(chance)
    if journal is not None:
        journal.note(public.AYYI_CARD, seat, p.card)


def meet_ayyi(p: Public, seat: i64, journal: Journal | None) -> i64:
    """An Ay...Yi...Yi card was drawn: it is obeyed, unless it may be handed on (5.4)."""
    if p.kept[seat] == 0 or p.others(seat) == 0:
        return obey(p, seat, journal)
    p.stage = public.HANDING
    return WAITS


def hand_on(p: Public, seat: i64, other: i64, journal: Journal | None) -> None:
    """A kept card makes another player obey (5.4)."""
    p.kept[seat] -= 1
    p.lucy.put_under(KEEP)
    if journal is not None:
        journal.note(public.HANDED, seat, p.card, other)


def obey(p: Public, seat: i64, journal: Journal | None) -> i64:
    """Do what the card says; LANDS if that moved the seat to another space."""
    p.actor = seat
    card = p.card
    if card < LOSE:
        p.stage = public.IMITATING  # 5.5
        return WAITS
    put_back(p)
    if card == LOSE:
        lose_turn(p, seat, journal)  # 5.7
        return DONE
    at = p.at[seat]
    to = at - BACK_BY[card - BACK]  # 5.8, 5.14
    if to < 0:
        to = 0
    p.at[seat] = to
    if journal is not None:
        journal.note(public.WENT_BACK, seat, at, p.at[seat])
    return LANDS


def put_back(p: Public) -> None:
    p.ayyi.put_under(p.card)
    p.card = public.NOTHING


def lose_turn(p: Public, seat: i64, journal: Journal | None) -> None:
    p.lost[seat] += 1
    if journal is not None:
        journal.note(public.LOST_TURN, seat)


def imitate(p: Public, seat: i64, done: bool, vote: bool, journal: Journal | None) -> i64:
    """A seat does what it is to imitate, or refuses (5.5)."""
    if journal is not None:
        journal.note(public.PERFORMED if done else public.REFUSED, seat, p.card)
    if done and vote:
        p.stage, p.voted = public.VOTING, 0  # 5.6
        return WAITS
    if not done:
        lose_turn(p, seat, journal)
    put_back(p)
    return DONE


def count_votes(p: Public, yes: i64, journal: Journal | None) -> i64:
    """All have voted (5.6)."""
    no = p.seats - 1 - yes
    p.ayes, p.voted = yes, 0
    if journal is not None:
        journal.note(public.VOTED, p.actor, yes, no)
    if no > yes:
        lose_turn(p, p.actor, journal)
    put_back(p)
    return DONE
