"""Why a move of Call Me Lucky may not be played, and what is wrong with a board of one's own."""

from __future__ import annotations

from gamenight.core.refusal import Refusal
from gamenight.games.call_me_lucky.notation import grid_of, square_name
from gamenight.games.call_me_lucky.rules.grid import AWAY, LONGEST, LUCKY, SHORTEST, SQUARES, TOP, rows_of
from gamenight.games.call_me_lucky.rules.position import LuckyView
from gamenight.games.call_me_lucky.rules.public import (
    ADD,
    ASIDE,
    DRAW,
    LAY,
    NO_CARD,
    PASS,
    SET,
    Options,
    layable,
    number_of,
)
from gamenight.games.call_me_lucky.words.en import Words
from gamenight.parts.bits import each, has


def refuse(view: LuckyView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now."""
    p = view.public
    if p.drawn != NO_CARD:
        return _with_card(view, move, say)
    if p.target != AWAY:
        return Refusal("4.4", say.choose_what_joins(p.need))
    if move < ADD:
        return _capture(view, move, say)
    if LAY <= move < DRAW and DRAW in view.moves:
        return Refusal("2.3", say.no_card_drawn())
    if LAY <= move <= DRAW:
        return Refusal("6.1", say.no_cards_to_draw())
    if move == PASS:
        return Refusal("2.3", say.must_draw())
    if move == ASIDE:
        return Refusal("3.4", say.nothing_to_set_aside())
    return Refusal("4.4", say.no_capture_to_join() if move < LAY else say.does_not_add_up())


def _with_card(view: LuckyView, move: int, say: Words) -> Refusal:
    drawn = view.public.drawn
    if LAY <= move < DRAW:
        return _lay(view, move - LAY, say)
    if ASIDE in view.moves:
        return Refusal("3.4", say.set_it_aside(drawn))
    if move < LAY:
        return Refusal("2.3", say.captures_come_first(drawn))
    if move == DRAW:
        return Refusal("2.3", say.one_draw(drawn))
    if move == ASIDE:
        first = each(layable(view.public, grid_of(view), view.seat, drawn))[0]
        return Refusal("3.4", say.can_be_played(drawn, square_name(grid_of(view), first)))
    return Refusal("2.3", say.play_it(drawn))


def _lay(view: LuckyView, square: int, say: Words) -> Refusal:
    p, grid = view.public, grid_of(view)
    n = number_of(p.drawn)
    if square >= len(grid.numbers):
        return Refusal("3.3", say.no_such_square())
    name, top = square_name(grid, square), p.top[square]
    if top == NO_CARD:
        if n == LUCKY:
            return Refusal("5.1", say.no_seven_on_the_board())
        return Refusal("3.3", say.other_number_printed(name, grid.numbers[square], n))
    if top // SET == view.seat:
        return Refusal("5.2" if n == LUCKY else "4.2", say.own_colour(name))
    if number_of(top) == LUCKY:
        return Refusal("5.2" if n == LUCKY else "5.3", say.pile_is_frozen(name))
    if number_of(top) != n:
        return Refusal("4.5", say.other_number_shown(name, number_of(top), n))
    return Refusal("4.5", say.nothing_of_yours_near(name))


def _capture(view: LuckyView, move: int, say: Words) -> Refusal:
    p, grid = view.public, grid_of(view)
    square = move >> 3
    target = grid.ways[move] if move < len(grid.ways) else AWAY
    if target == AWAY:
        return Refusal("4.1", say.nothing_that_way())
    here, there = square_name(grid, square), square_name(grid, target)
    if p.top[square] == NO_CARD or p.top[square] // SET != view.seat:
        return Refusal("4.1", say.no_pile_of_yours(here))
    if p.top[target] == NO_CARD:
        return Refusal("4.1", say.nothing_to_capture(there))
    if p.top[target] // SET == view.seat:
        return Refusal("4.2", say.your_own_pile(there))
    for place, name in ((square, here), (target, there)):
        if has(p.at[LUCKY], place):
            return Refusal("5.3", say.pile_is_frozen(name))
    n, m = p.number_at(square), p.number_at(target)
    if n > m:
        return Refusal("4.3", say.not_equal(n, m, there))
    return Refusal("4.4", say.nothing_adds(n, m, there))


def check(seats: int, options: Options, say: Words) -> str:
    """What is wrong with the grid, in a sentence; empty if nothing is (1.5)."""
    rows = rows_of(options.grid)
    if not rows:
        return say.grid_empty()
    for number, row in enumerate(rows, 1):
        wrong = _wrong_row(number, row, len(rows[0]), say)
        if wrong:
            return wrong
    high, wide = len(rows), len(rows[0])
    if SHORTEST <= high <= LONGEST and SHORTEST <= wide <= LONGEST and high * wide <= SQUARES:
        return ""
    return say.grid_size(high, wide, SHORTEST, LONGEST, SQUARES)


def _wrong_row(number: int, row: list[str], wide: int, say: Words) -> str:
    for word in row:
        if not (word.isascii() and word.isdigit()):
            return say.grid_no_number(number, word)
        if int(word) == LUCKY:
            return say.grid_seven(number)
        if not 1 <= int(word) <= TOP:
            return say.grid_number(number, word)
    return say.grid_uneven(number, len(row), wide) if len(row) != wide else ""
