"""Why a move of Sorry! may not be played, and what would be right."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.core.words import Words
from gamenight.games.sorry.notation import CARD_NAMES, COLOURS, PAWN_NAMES, destination, elsewhere, place_name
from gamenight.games.sorry.rules.board import HOME, START, TRACK, circle
from gamenight.games.sorry.rules.moves import (
    BACKWARD,
    ELEVEN,
    FORFEIT,
    FORWARD,
    LAY,
    NO_CARD,
    RISE,
    SEVEN,
    SORRY,
    STRIKE,
    SWAP,
    TOSS,
    TWO,
)
from gamenight.games.sorry.rules.position import SorryView
from gamenight.games.sorry.words.en import card, pawn_says, place_says

CLAUSES = ("5.1", "5.2", "5.4", "5.5", "5.4", "5.6", "5.4", "5.8", "6.1", "5.4", "6.6")  # of the cards


def forbid(view: SorryView, move: int, say: Words) -> Refusal:
    """Why a move may not be played now."""
    kind = view.public.card
    if LAY <= move < FORFEIT:
        return _no_card(view, move)
    if kind == NO_CARD:
        return Refusal("8.2", "Choose a card from your hand first: card 7, say, or 7: R1 14.")
    if move == FORFEIT:
        return _no_forfeit(view, kind)
    if view.public.left and not move < RISE:
        return Refusal("5.7", f"Finish the 7 first: {view.public.left} of it is to be played forward.")
    if move < RISE:
        return _no_step(view, move // 8, move % 8, kind)
    if move < SWAP:
        return _no_rise(view, move - RISE, kind)
    return _no_swap(view, move - SWAP, kind) if move < STRIKE else _no_strike(view, move - STRIKE, kind)


def _no_card(view: SorryView, move: int) -> Refusal:
    kind = (move - LAY) if move < TOSS else (move - TOSS)
    if not view.options.points:
        return Refusal("2.4", "There are no hands here: use the card that was drawn for you.")
    if view.public.card != NO_CARD:
        return Refusal("8.2", f"You have played {card(view.public.card)}: use it first.")
    if not view.hand[kind]:
        return Refusal("8.2", f"You do not hold {card(kind)}.")
    if move < TOSS:
        return Refusal("8.3", f"No pawn of yours can use {card(kind)} now.")
    return Refusal("8.4", "You may only discard a card if none in your hand can be used.")


def _no_forfeit(view: SorryView, kind: int) -> Refusal:
    if kind == ELEVEN:
        return Refusal("6.3", "A pawn of yours can go forward 11, so you must do that or change places.")
    if kind == SORRY:
        return Refusal("6.7", "You can use the SORRY!, so you must.")
    return Refusal(
        "2.5", f"You can use the {CARD_NAMES[kind]}, so you must, even if it is not to your liking."
    )


def _not_yours(view: SorryView, pawn: int) -> Refusal | None:
    if (view.public.sides[view.seat] >> (pawn // 4)) & 1:
        return None
    team = " or your partner's" if view.options.teams else ""
    return Refusal(
        "7.2" if view.options.teams else "2.4", f"You move your own{team} pawns, not {COLOURS[pawn // 4]}."
    )


def _no_step(view: SorryView, pawn: int, slot: int, kind: int) -> Refusal:
    place, name = view.public.board.place[pawn], PAWN_NAMES[pawn]
    other = _not_yours(view, pawn)
    if other:
        return other
    if place == START:
        clause = "6.6" if kind == SORRY else "5.3"
        return Refusal(clause, f"{name} is in START: only a 1, a 2 or a SORRY! brings it out.")
    if place == HOME:
        return Refusal("3.3", f"{name} is HOME and stays there.")
    if kind == SORRY:
        return Refusal("6.6", "A SORRY! moves no pawn along the track: it takes one from START.")
    if (view.public.used >> pawn) & 1:
        return Refusal("5.7", f"{name} has had its part of the 7: the rest goes to another pawn.")
    if slot == elsewhere(kind) or (slot == 0 and not BACKWARD[kind]) or (slot and not FORWARD[kind]):
        return Refusal(CLAUSES[kind], _distances(view, pawn, kind))
    return _no_landing(view, pawn, slot, kind)


def _distances(view: SorryView, pawn: int, kind: int) -> str:
    """Where the card could take the pawn instead."""
    ways = []
    if kind == SEVEN:
        left = view.public.left or 7
        return f"{PAWN_NAMES[pawn]} may go forward 1 to {left} with what there is of the 7."
    for slot, n, way in ((7, FORWARD[kind], "forward"), (0, BACKWARD[kind], "backward")):
        to = destination(view, pawn, slot, kind) if n else -1
        if to >= 0:
            ways.append(f"{way} {n} to {place_says(to)}")
    where = " or ".join(ways) or "nowhere"
    return f"{card(kind).capitalize()} takes {PAWN_NAMES[pawn]} {where}."


def _no_landing(view: SorryView, pawn: int, slot: int, kind: int) -> Refusal:
    board, name = view.public.board, PAWN_NAMES[pawn]
    to = destination(view, pawn, slot, kind)
    if to < 0:
        return Refusal("3.3", f"{name} would go past HOME, which must be reached by exact count.")
    for twin in range(pawn // 4 * 4, pawn // 4 * 4 + 4):
        if twin != pawn and to != HOME and board.place[twin] == to:
            return Refusal(
                "3.5", f"{PAWN_NAMES[twin]} stands on {place_says(to)}, and a colour never shares one."
            )
    rest = (view.public.left or 7) - slot
    if view.public.used and not view.options.teams:
        return Refusal("5.7", f"The second pawn must use all that is left of the 7: {view.public.left}.")
    return Refusal(
        "5.7", f"With {name} on {place_name(to)} no other pawn could use the remaining {rest} of the 7."
    )


def _no_rise(view: SorryView, colour: int, kind: int) -> Refusal:
    other = _not_yours(view, colour * 4)
    if other:
        return other
    if kind > TWO:
        return Refusal("5.3", f"{card(kind).capitalize()} brings no pawn out of START: only a 1 or a 2 does.")
    waiting = [p for p in range(colour * 4, colour * 4 + 4) if view.public.board.place[p] == START]
    if not waiting:
        return Refusal("5.3", f"No {COLOURS[colour]} pawn is in START.")
    return Refusal(
        "5.3", f"A {COLOURS[colour]} pawn stands on the circle, space {circle(colour)}: move it on first."
    )


def _no_swap(view: SorryView, pair: int, kind: int) -> Refusal:
    pawn, other = divmod(pair, 16)
    if kind != ELEVEN:
        return Refusal("6.1", f"{card(kind).capitalize()} does not change places: only an 11 does.")
    mine = _not_yours(view, pawn)
    if mine:
        return mine
    if not (view.public.foes(view.seat) >> (other // 4)) & 1:
        clause = "7.6" if view.options.teams else "6.1"
        return Refusal(clause, "An 11 changes places with an opponent's pawn only.")
    away = pawn if view.public.board.place[pawn] >= TRACK else other
    return Refusal("6.2", f"{pawn_says(away).capitalize()} is not on the open track.")


def _no_strike(view: SorryView, pair: int, kind: int) -> Refusal:
    colour, other = divmod(pair, 16)
    if kind != SORRY:
        return Refusal("6.6", f"The card is {card(kind)}, not a SORRY!.")
    mine = _not_yours(view, colour * 4)
    if mine:
        return mine
    if START not in [view.public.board.place[p] for p in range(colour * 4, colour * 4 + 4)]:
        return Refusal("6.7", f"No {COLOURS[colour]} pawn is in START.")
    if view.public.board.place[other] >= TRACK:
        return Refusal("6.6", f"{pawn_says(other).capitalize()} is not on the open track.")
    if view.options.teams:
        return Refusal(
            "7.5", "SORRY! goes against an opponent first, then your partner's colour, then its own."
        )
    return Refusal("6.6", "SORRY! goes against an opponent's pawn.")
