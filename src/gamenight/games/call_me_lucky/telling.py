"""What a seat hears of Call Me Lucky, and why it may not do something."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.words import Words
from gamenight.games.call_me_lucky.notation import grid_of, square_name
from gamenight.games.call_me_lucky.rules import position as rules
from gamenight.games.call_me_lucky.rules.grid import AWAY, LUCKY, Grid
from gamenight.games.call_me_lucky.rules.position import LuckyView
from gamenight.games.call_me_lucky.rules.public import (
    ADD,
    ASIDE,
    DRAW,
    LAY,
    NO_CARD,
    PASS,
    SET,
    layable,
)
from gamenight.games.call_me_lucky.words import en as words
from gamenight.parts.bits import each, has


def narrate(view: LuckyView, entry: Entry, names: Names) -> str:
    """One thing that happened, as this seat hears it."""
    who, a = entry.seat, entry.a
    grid = grid_of(view)
    if entry.kind == rules.DREW:
        return f"{names[who]} drew a {words.card_words(a)}."
    if entry.kind == rules.RESHUFFLED:
        return f"{names[who]} turned up the Lucky Seven first of all, shuffled it back and drew again."
    if entry.kind == rules.PLACED:
        return f"{names[who]} placed the {words.card_words(a)} on {square_name(grid, entry.b)}."
    if entry.kind == rules.CAPTURED:
        return _captured(grid, entry, names)
    if entry.kind == rules.LAID_ON:
        frozen = ", and froze the pile" if words.number(a) == LUCKY else ""
        beaten = f"{names.whose(entry.c // SET)} {words.number(entry.c)} on {square_name(grid, entry.b)}"
        return f"{names[who]} captured {beaten} with the {words.card_words(a)}{frozen}."
    if entry.kind == rules.SET_ASIDE:
        return (
            f"{names[who]} could not play the {words.card_words(a)} and set it aside: {words.number(a)} off."
        )
    if entry.kind == rules.PASSED:
        return f"{names[who]} passed."
    if entry.kind == rules.COULD_NOT:
        return f"{names[who]} had nothing to draw and nothing to capture."
    return _narrate_end(entry, names)


def _captured(grid: Grid, entry: Entry, names: Names) -> str:
    squares = [square_name(grid, square) for square in each(entry.a)]
    beaten = f"{names.whose(entry.d // SET)} {words.number(entry.d)} on {square_name(grid, entry.b)}"
    top = words.number(entry.c)
    if len(squares) == 1:
        return f"{names[entry.seat]} captured {beaten} with the {top} from {squares[0]}."
    listed = f"{', '.join(squares[:-1])} and {squares[-1]}"
    return f"{names[entry.seat]} captured {beaten} with the piles from {listed}, the {top} uppermost."


def _narrate_end(entry: Entry, names: Names) -> str:
    if entry.kind == rules.SCORED:
        less = f" after {entry.b} off for cards set aside" if entry.b else ""
        return f"{names[entry.seat]} scored {words.points(entry.a)}{less}."
    winners = list(each(entry.a))
    if len(winners) == 1:
        return f"{names[winners[0]]} won with {words.points(entry.b)}."
    said = names.all_of(winners)
    return f"{said[:1].upper()}{said[1:]} shared the win with {words.points(entry.b)} each."


def forbid(view: LuckyView, move: int, say: Words) -> Refusal:
    """Why a move may not be played now."""
    p = view.public
    if p.drawn != NO_CARD:
        return _forbid_with_card(view, move)
    if p.target != AWAY:
        return Refusal("4.4", f"Choose the pile that joins the capture first: {p.need} are missing.")
    if move < ADD:
        return _forbid_capture(view, move)
    if LAY <= move < DRAW:
        return Refusal("2.3", "You have no card in hand: draw one first.")
    if move == DRAW:
        return Refusal("6.1", "Your draw pile is empty: capture with a pile on the board, or pass.")
    if move == PASS:
        return Refusal("2.3", "You must draw a card while your draw pile lasts.")
    if move == ASIDE:
        return Refusal("3.4", "Only a drawn card that cannot be played is set aside: you have not drawn one.")
    if move < LAY:
        return Refusal("4.4", "A pile joins a capture that has been begun: name both piles, as in b3+d3xc4.")
    return Refusal("4.4", "Those piles do not add up to the one you aim at, or do not all touch it.")


def _forbid_with_card(view: LuckyView, move: int) -> Refusal:
    p = view.public
    card = words.card_words(p.drawn)
    if LAY <= move < DRAW:
        return _forbid_lay(view, move - LAY)
    if move < LAY:
        return Refusal(
            "2.3", f"You have drawn the {card}: captures with piles on the board come before the draw."
        )
    if move == DRAW:
        return Refusal("2.3", f"You have drawn the {card}: play it, and your turn ends.")
    if move == ASIDE:
        where = layable(p, grid_of(view), view.seat, p.drawn)
        first = square_name(grid_of(view), each(where)[0])
        return Refusal("3.4", f"The {card} can be played, on {first} for one, so it may not be set aside.")
    return Refusal(
        "2.3", f"You have drawn the {card}: play it{'' if ASIDE not in view.moves else ', or set it aside'}."
    )


def _forbid_lay(view: LuckyView, square: int) -> Refusal:
    p, grid = view.public, grid_of(view)
    n = words.number(p.drawn)
    if square >= len(grid.numbers):
        return Refusal("3.3", "There is no such square on this board.")
    name, top = square_name(grid, square), p.top[square]
    if top == NO_CARD:
        if n == LUCKY:
            return Refusal(
                "5.1", "A Lucky Seven is never laid on the bare board: lay it on another player's pile."
            )
        return Refusal(
            "3.3", f"{name} bears a {grid.numbers[square]}: a {n} goes on an open square with a {n}."
        )
    if top // SET == view.seat:
        return Refusal("5.2" if n == LUCKY else "4.2", f"The pile on {name} has your own colour uppermost.")
    if words.number(top) == LUCKY:
        return Refusal("5.2" if n == LUCKY else "5.3", f"The pile on {name} is frozen by a Lucky Seven.")
    if words.number(top) != n:
        return Refusal(
            "4.5", f"The pile on {name} shows a {words.number(top)}: a {n} captures only another {n}."
        )
    return Refusal("4.5", f"No card of your colour touches {name}, so you cannot capture there.")


def _forbid_capture(view: LuckyView, move: int) -> Refusal:
    p, grid = view.public, grid_of(view)
    square = move >> 3
    target = grid.ways[move] if move < len(grid.ways) else AWAY
    if target == AWAY:
        return Refusal("4.1", "A pile captures only what it touches, and there is nothing that way.")
    here, there = square_name(grid, square), square_name(grid, target)
    if p.top[square] == NO_CARD or p.top[square] // SET != view.seat:
        return Refusal("4.1", f"There is no pile of yours on {here}: capture with your own.")
    if p.top[target] == NO_CARD:
        return Refusal("4.1", f"There is nothing to capture on {there}.")
    if p.top[target] // SET == view.seat:
        return Refusal("4.2", f"The pile on {there} is your own.")
    for place, name in ((square, here), (target, there)):
        if has(p.at[LUCKY], place):
            return Refusal("5.3", f"The pile on {name} is frozen by a Lucky Seven.")
    n, m = p.number_at(square), p.number_at(target)
    if n > m:
        return Refusal("4.3", f"Your {n} does not equal the {m} on {there}.")
    return Refusal(
        "4.4", f"Your {n} does not equal the {m} on {there}, and no pile of yours beside it adds {m - n}."
    )
