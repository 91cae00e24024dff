"""What a still of I Love Lucy shows: the dice, a card and its text, how the game came out."""

from __future__ import annotations

from gamenight.core.scene import Piece, Showing, Tally
from gamenight.games.lucy.layout import place
from gamenight.games.lucy.rules import public
from gamenight.games.lucy.rules.board import ANY, BACK, BACK_BY, KEEP, LOSE, WORTH, mains
from gamenight.games.lucy.rules.position import LucyView
from gamenight.games.lucy.spelling import BONUS, BONUS_SHORT, SHORT
from gamenight.games.lucy.words.en import Words


def showing(view: LucyView, say: Words) -> Showing | None:
    p = view.public
    if p.showing == public.THROWN:
        title = say.rolled(p.turn, p.first_die, p.second_die)
        return Showing("dice", title, pieces=dice(view, "thrown", say), lit=("die:1", "die:2"), seat=p.turn)
    if p.showing == public.LUCY_TURNED:
        return _turned(say.lucy_deck(), lucy_card("drawn:lucy", p.lucy_card, say), p.actor, say)
    if p.showing == public.AYYI_TURNED:
        return _turned(say.ayyi_deck(), ayyi_card("drawn:ayyi", p.card, say), p.actor, say)
    if p.showing == public.FINISHED:
        return Showing("result", shown_result(view, say), lines=_lines(view, say))
    if p.showing:
        which = p.showing - public.READ_ALOUD
        title, text, short = say.bonus_says(which, WORTH[which]), say.bonus_copy(which), BONUS_SHORT[which]
        card = Piece(f"bonus:{short}.{p.actor}", "card", BONUS[which], title, p.actor, art=f"bonus {short}")
        return Showing("card", title, text, pieces=(card,), seat=p.actor)
    return None


def _turned(title: str, card: Piece, who: int, say: Words) -> Showing:
    return Showing("card", title, say.do_it(card.face), pieces=(card,), seat=who)


def lucy_card(id: str, kind: int, say: Words) -> Piece:
    text = say.lucy_card(kind)
    art = "any" if kind == ANY else "keep" if kind == KEEP else f"collect {SHORT[kind]}"
    return Piece(id, "card", text, text, art=art)


def ayyi_card(id: str, kind: int, say: Words) -> Piece:
    text = say.ayyi_card(kind)
    art = "act" if kind < LOSE else "lose" if kind == LOSE else f"back {BACK_BY[kind - BACK]}"
    return Piece(id, "card", text, text, art=art)


def shown_prompt(view: LucyView, say: Words) -> str:
    """What is being shown, in a sentence."""
    p = view.public
    if p.showing == public.THROWN:
        return say.rolled(p.turn, p.first_die, p.second_die)
    if p.showing == public.LUCY_TURNED:
        return say.drew_lucy(p.actor, p.lucy_card)
    if p.showing == public.AYYI_TURNED:
        return say.drew_ayyi(p.actor, p.card)
    return say.reads_aloud(p.actor, p.showing - public.READ_ALOUD)


def shown_result(view: LucyView, say: Words) -> str:
    winners = [seat for seat in range(view.seats) if (view.public.winners >> seat) & 1]
    return say.wins(winners)


def dice(view: LucyView, id: str, say: Words) -> tuple[Piece, ...]:
    faces = enumerate((view.public.first_die, view.public.second_die), 1)
    return tuple(Piece(f"{id}:{n}", "die", str(face), say.die(n, face)) for n, face in faces if face)


def _lines(view: LucyView, say: Words) -> tuple[Tally, ...]:
    """Where everyone stood; what they held too, where hands are open."""
    p = view.public
    return tuple(
        Tally(
            say.had_mains(seat, mains(p.shown[seat]))
            if len(p.shown)
            else say.stood(seat, place(p.at[seat], say)),
            say.dollars(p.money[seat]),
            seat,
        )
        for seat in range(p.seats)
    )
