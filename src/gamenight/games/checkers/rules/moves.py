# compiled
"""Steps and jumps of one side, found for all its checkers at once."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from gamenight.games.checkers.rules.public import (
    BOARD,
    SQUARE,
    Public,
)
from gamenight.parts.bits import lowest


def repeated(trail: vec[i64]) -> bool:
    """Whether the position now has been there twice before, with the same side to move (7.2)."""
    last: i64 = len(trail) - 1
    times: i64 = 1
    at = last - 2
    while at >= 1:
        if trail[at] == trail[last] and trail[at - 1] == trail[last - 1]:
            times += 1
            if times == 3:
                return True
        at -= 2
    return False


def can_step(p: Public, own: i64) -> bool:
    """Whether one of the checkers in `own`, all of one side, has an empty square to step to."""
    empty = BOARD & ~(p.dark | p.light)
    down = own & (p.dark | p.kings)
    up = own & (p.light | p.kings)
    return down & ((empty >> 4) | (empty >> 5)) != 0 or up & ((empty << 4) | (empty << 5)) != 0


def can_jump(p: Public, own: i64) -> bool:
    """Whether one of the checkers in `own`, all of one side, has something to jump."""
    empty = BOARD & ~(p.dark | p.light)
    enemy = p.light if own & p.dark != 0 else p.dark
    down = own & (p.dark | p.kings)
    up = own & (p.light | p.kings)
    onward = ((enemy >> 4) & (empty >> 8)) | ((enemy >> 5) & (empty >> 10))
    if down & onward != 0:
        return True
    back = ((enemy << 4) & (empty << 8)) | ((enemy << 5) & (empty << 10))
    return up & back != 0


def gather(p: Public, own: i64, step_to: i64, jump_to: i64) -> vec[i64]:
    """What the checkers in `own`, all of one side, may do: steps to these squares and jumps to those, ascending."""
    enemy = p.light if own & p.dark != 0 else p.dark
    down = own & (p.dark | p.kings)
    up = own & (p.light | p.kings)
    jump_up_left = up & (enemy << 5) & (jump_to << 10)
    jump_up_right = up & (enemy << 4) & (jump_to << 8)
    up_left = up & (step_to << 5)
    up_right = up & (step_to << 4)
    down_left = down & (step_to >> 4)
    down_right = down & (step_to >> 5)
    jump_down_left = down & (enemy >> 4) & (jump_to >> 8)
    jump_down_right = down & (enemy >> 5) & (jump_to >> 10)
    movers = up_left | up_right | down_left | down_right
    movers |= jump_up_left | jump_up_right | jump_down_left | jump_down_right
    found = vec[i64](capacity=16)
    while movers != 0:
        one = movers & -movers
        movers ^= one
        place = lowest(one)
        start = 32 * SQUARE[place]
        if jump_up_left & one != 0:
            found = append(found, start + SQUARE[place - 10])
        if jump_up_right & one != 0:
            found = append(found, start + SQUARE[place - 8])
        if up_left & one != 0:
            found = append(found, start + SQUARE[place - 5])
        if up_right & one != 0:
            found = append(found, start + SQUARE[place - 4])
        if down_left & one != 0:
            found = append(found, start + SQUARE[place + 4])
        if down_right & one != 0:
            found = append(found, start + SQUARE[place + 5])
        if jump_down_left & one != 0:
            found = append(found, start + SQUARE[place + 8])
        if jump_down_right & one != 0:
            found = append(found, start + SQUARE[place + 10])
    return found
