# compiled
"""Moves as a person writes them: `b3xc4`, `b3+d3xc4`, `draw`, `place c4`, `capture c4`, `aside`, `pass`.

A square is its column (a, b, c... from the left) and its row (1 at the top). In `b3+d3xc4` the pile from b3 ends
uppermost. Where several piles could join the pile from b3 the steps are `b3+xc4` and `+d3`.
"""

from __future__ import annotations

import re

from gamenight.core.position import bit
from gamenight.core.refusal import Unreadable
from gamenight.games.call_me_lucky.rules.grid import AWAY, Grid, grid_for
from gamenight.games.call_me_lucky.rules.position import LuckyView
from gamenight.games.call_me_lucky.rules.public import (
    ADD,
    ASIDE,
    DRAW,
    LAY,
    MISFIT,
    NO_CARD,
    PASS,
    partners,
)
from gamenight.games.call_me_lucky.words.en import Words
from gamenight.parts.bits import each, has, lowest

WORDS = {
    "draw": DRAW, "aside": ASIDE, "set aside": ASIDE, "set it aside": ASIDE, "pass": PASS, "done": PASS,
}  # fmt: skip
FILES = "abcdefghij"
ONE = re.compile(r"(?:place|lay|play|put|capture|take|on|x)?\s*(?:on\s+)?([a-z]\d+)")
SEVERAL = re.compile(r"([a-z]\d+(?:\s*\+\s*[a-z]\d+)*)\s*(\+?)\s*(?:x|to|on|takes|captures|-)\s*([a-z]\d+)")


def grid_of(view: LuckyView) -> Grid:
    return grid_for(view.options.grid, view.options.sides_only)


def square_name(grid: Grid, square: int) -> str:
    return f"{FILES[square % grid.wide]}{square // grid.wide + 1}"


def square_named(grid: Grid, name: str) -> int:
    """The square of that name; AWAY if the board has none."""
    x, y = FILES.find(name[0]), int(name[1:]) - 1
    return y * grid.wide + x if 0 <= x < grid.wide and 0 <= y < grid.high else AWAY


def _square(grid: Grid, name: str, say: Words) -> int:
    square = square_named(grid, name)
    if square == AWAY:
        raise Unreadable(say.no_square(name, square_name(grid, len(grid.numbers) - 1)))
    return square


def write(view: LuckyView, move: int) -> str:
    grid = grid_of(view)
    if move < ADD:
        return _write_capture(view, grid, move >> 3, grid.ways[move] if move < len(grid.ways) else AWAY)
    if move < LAY:
        return f"+{square_name(grid, move - ADD)}"
    if move < DRAW:
        square = move - LAY
        bare = square >= len(grid.numbers) or view.public.top[square] == NO_CARD
        return f"{'place' if bare else 'capture'} {square_name(grid, square)}"
    return {DRAW: "draw", ASIDE: "aside", PASS: "pass"}.get(move, "misfit")


def _write_capture(view: LuckyView, grid: Grid, square: int, target: int) -> str:
    if target == AWAY:
        return square_name(grid, square)
    joined, need = completed(view, grid, square, target, ())
    names = "+".join(square_name(grid, each) for each in (square, *joined))
    return f"{names}{'+' if need else ''}x{square_name(grid, target)}"


def completed(
    view: LuckyView, grid: Grid, square: int, target: int, chosen: tuple[int, ...]
) -> tuple[tuple[int, ...], int]:
    """The piles that join the pile of a square by themselves or as `chosen`, and what is still needed then.

    -1 stands for a capture that cannot be made.
    """
    p = view.public
    if p.top[square] == NO_CARD or p.top[target] == NO_CARD or view.seat < 0:
        return (), 0
    joined: list[int] = []
    need = p.number_at(target) - p.number_at(square)
    ahead = list(chosen)
    while need > 0:
        taken = sum(bit(1, each) for each in (square, *joined))
        left = partners(p, grid, view.seat, target, taken, need, view.options.many_cards)
        if left & (left - 1) and not ahead:
            return tuple(joined), need
        one = (
            next((each for each in ahead if has(left, each)), -1)
            if left & (left - 1)
            else lowest(left)
            if left
            else -1
        )
        if one < 0:
            return tuple(joined), -1
        if one in ahead:
            ahead.remove(one)
        joined.append(one)
        need -= p.number_at(one)
    return tuple(joined), need


def read(view: LuckyView, text: str, say: Words) -> list[int]:
    """The steps a text stands for: one, or one more for each pile that has to be chosen."""
    words = " ".join(text.lower().split())
    grid = grid_of(view)
    if words in WORDS:
        return [WORDS[words]]
    if words.startswith("+") and (found := ONE.fullmatch(words[1:].strip())):
        return [ADD + _square(grid, found[1], say)]
    if found := ONE.fullmatch(words):
        return [LAY + _square(grid, found[1], say)]
    if found := SEVERAL.fullmatch(words):
        piles = [_square(grid, name.strip(), say) for name in found[1].split("+")]
        return _read_capture(view, grid, piles, bool(found[2]), _square(grid, found[3], say))
    raise Unreadable(say.unreadable(text))


def _read_capture(view: LuckyView, grid: Grid, piles: list[int], open_end: bool, target: int) -> list[int]:
    lead, *others = piles
    ways = [way for way in range(8) if grid.ways[8 * lead + way] == target]
    if not ways or len(set(piles)) < len(piles):
        return [MISFIT]
    first = 8 * lead + ways[0]
    if first not in view.moves or (not others and not open_end):
        return [first]
    joined, need = completed(view, grid, lead, target, tuple(others))
    if open_end:
        return [first] if set(joined) == set(others) else [MISFIT]
    if need or set(joined) != set(others):
        return [MISFIT]
    return [first, *(ADD + square for square in _asked(view, grid, lead, target, joined))]


def _asked(view: LuckyView, grid: Grid, lead: int, target: int, joined: tuple[int, ...]) -> list[int]:
    """Those of the joining piles that have to be chosen, as they do not join by themselves."""
    p = view.public
    taken, need, asked = bit(1, lead), p.number_at(target) - p.number_at(lead), []
    for square in joined:
        left = partners(p, grid, view.seat, target, taken, need, view.options.many_cards)
        if len(each(left)) > 1:
            asked.append(square)
        taken |= bit(1, square)
        need -= p.number_at(square)
    return asked
