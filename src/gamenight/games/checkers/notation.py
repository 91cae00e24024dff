# compiled
"""Moves as a person writes them: `11-15`, `15x24`, `stop`; `15x24x31` jumps twice, `15x24 stop` once and no more."""

from __future__ import annotations

import re
from itertools import pairwise

from gamenight.core.chance import Seeded
from gamenight.core.refusal import Unreadable
from gamenight.games.checkers.rules.position import Checkers, CheckersView
from gamenight.games.checkers.rules.public import NONE, STOP
from gamenight.games.checkers.words.en import Words
from gamenight.parts.squares import is_dark, square_named

STOP_WORDS = ("stop", "end", "done")
APART = re.compile(r"[\s\-–x×:]+")


def board_square(square: int) -> int:
    """The square of the eight by eight board (a1 is 0) on which a numbered square (1 is 0) lies."""
    row, along = divmod(square, 4)
    return 8 * (7 - row) + 2 * along + (1 if row % 2 == 0 else 0)


NUMBERS = {board_square(square): square for square in range(32)}


def is_jump(move: int) -> bool:
    """Whether a move lands two squares away on a diagonal."""
    start, to = board_square(move >> 5), board_square(move & 31)
    return abs((start >> 3) - (to >> 3)) == 2 == abs((start & 7) - (to & 7))


def write(view: CheckersView, move: int) -> str:
    if move == STOP:
        return "stop"
    return f"{(move >> 5) + 1}{'x' if is_jump(move) else '-'}{(move & 31) + 1}"


def read(view: CheckersView, text: str, say: Words) -> list[int]:
    """The steps a text stands for: one, or one for each jump, and a stop."""
    words = [word for word in APART.split(text.lower()) if word and word != "to"]
    stops = bool(words) and words[-1] in STOP_WORDS
    squares = [_square(word, text, say) for word in (words[:-1] if stops else words)]
    if (len(squares) == 1 and view.public.jumping == NONE) or (not squares and not stops):
        raise Unreadable(say.unreadable(text))
    if len(squares) == 1:
        squares.insert(0, square_of(view.public.jumping))
    steps = [32 * a + b for a, b in pairwise(squares)]
    if len(steps) == 1 and not is_jump(steps[0]) and steps[0] not in view.moves:
        steps = _between(view, steps[0], text, say)
    return [*steps, STOP] if stops else steps


def _square(word: str, text: str, say: Words) -> int:
    if word.isascii() and word.isdigit() and 1 <= int(word) <= 32:
        return int(word) - 1
    named = square_named(word)
    if named >= 0 and is_dark(named):
        return NUMBERS[named]
    if word.isascii() and word.isdigit():
        raise Unreadable(say.no_such_square(text, word))
    raise Unreadable(say.unreadable(text))


def square_of(place: int) -> int:
    """The numbered square of a place in the rules' bit sets."""
    return place - place // 9


def _between(view: CheckersView, move: int, text: str, say: Words) -> list[int]:
    """PDN may name only the first and the last square of several jumps: all of them, if there is one way to jump."""
    if view.seat < 0 or not len(view.moves):
        return [move]
    ways = _ways(Checkers(view.options, view.public.copy()), move >> 5, move & 31)
    if len(ways) > 1:
        raise Unreadable(say.several_ways(text, len(ways)))
    return ways[0] if ways else [move]


def _ways(position: Checkers, start: int, end: int) -> list[list[int]]:
    seat, found = position.public.turn, []
    for jump in position.moves(seat):
        if jump == STOP or jump >> 5 != start or not is_jump(jump):
            continue
        if jump & 31 == end:
            found.append([jump])
        after = position.copy()
        after.play(seat, jump, Seeded(0))
        if after.public.jumping != NONE:
            found += [[jump, *rest] for rest in _ways(after, jump & 31, end)]
    return found
