"""Why a move of Checkers may not be made: the clause, and a sentence that says so in this position."""

from __future__ import annotations

from gamenight.core.refusal import BadOption, Refusal
from gamenight.games.checkers.notation import board_square, square_of, write
from gamenight.games.checkers.pdn import read_position
from gamenight.games.checkers.rules.position import Checkers, CheckersView
from gamenight.games.checkers.rules.public import DARK, NONE, STOP, Options
from gamenight.games.checkers.words.en import Words


def refuse(view: CheckersView, move: int, say: Words) -> Refusal:
    """Which clause forbids a move now."""
    p = view.public
    if move == STOP and p.jumping == NONE:
        return Refusal("2.2", say.nothing_to_stop())
    if p.jumping != NONE:
        return _refuse_in_a_jump(view, say)
    if not 0 <= move < STOP:
        return Refusal("2.1", say.no_move())
    start, to = move >> 5, move & 31
    own = p.dark if view.seat == DARK else p.light
    standing = p.dark | p.light
    if not (own >> place_of(start)) & 1:
        theirs = (standing >> place_of(start)) & 1
        return Refusal("2.1", (say.not_yours if theirs else say.no_checker_there)(start, view.seat))
    if start != to and (standing >> place_of(to)) & 1:
        return Refusal("3.1", say.taken_square(to))
    return _refuse_way(view, start, to, say)


def place_of(square: int) -> int:
    return square + square // 8


def _refuse_in_a_jump(view: CheckersView, say: Words) -> Refusal:
    on = square_of(view.public.jumping)
    ways = [move & 31 for move in view.moves if move != STOP]
    if view.options.forced_capture:
        return Refusal("4.5", say.must_jump_on(on, ways))
    return Refusal("4.3", say.jump_or_stop(on, ways))


def _refuse_way(view: CheckersView, start: int, to: int, say: Words) -> Refusal:
    """The checker is the player's own and the square is empty: the way there is wrong."""
    a, b = board_square(start), board_square(to)
    up, across = (b >> 3) - (a >> 3), abs((b & 7) - (a & 7))
    backward = up > 0 if view.seat == DARK else up < 0
    king = (view.public.kings >> place_of(start)) & 1
    jump = abs(up) == across == 2
    if not jump and not abs(up) == across == 1:
        reach = say.king_cannot_reach if king else say.man_cannot_reach
        return Refusal("3.3" if king and abs(up) == across else "3.1", reach(start, to))
    if backward and not king:
        return (
            Refusal("4.6", say.jumps_forward_only(start))
            if jump
            else Refusal("3.2", say.moves_forward_only(start))
        )
    if jump:
        return Refusal("4.1", say.nothing_to_jump(start, to))
    return Refusal("4.5", say.must_jump_instead([write(view, move) for move in view.moves]))


def check(seats: int, options: Options, say: Words) -> str:
    """What is wrong with the position asked for; "" if nothing."""
    try:
        public = read_position(options.position) if options.position else None
    except BadOption as problem:
        return str(problem)
    if public is not None and not len(Checkers(options, public).moves(public.turn)):
        return say.no_move_at_first(options.position, public.turn)
    return ""
