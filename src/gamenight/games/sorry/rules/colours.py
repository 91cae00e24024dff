# compiled
"""Which colours each seat of Sorry! has (2.3, 2.11, 7.1)."""

from __future__ import annotations

from gamenight.core.options import looks_by_seat
from gamenight.core.position import bit
from gamenight.games.sorry.rules.public import COLOURS, Options


def colours_of(seats: int, options: Options) -> list[int]:
    """The set of colours of each seat's own pawns."""
    if seats == 2 and options.teams:
        return [int(bit(5, colour & 1)) for colour in _chosen(seats, options)]
    return [int(bit(1, colour)) for colour in _chosen(seats, options)]


def _chosen(seats: int, options: Options) -> list[int]:
    words = options.colours.split()
    words += ["-"] * (4 - len(words))
    on = _from_one_to_the_other(seats, options)
    if on == 2 and seats == 2 and words == ["-"] * 4:
        return [0, 2]  # 2.3
    for seat in range(seats if on else 0):
        other = words[1 - seat if seats == 2 else (seat + 2) % 4]
        left = COLOURS[(COLOURS.index(other) + on) % 4] if other != "-" else other
        if words[seat] == "-" and left not in words:
            words[seat] = left
    return list(looks_by_seat(" ".join(words), COLOURS)[:seats])


def _from_one_to_the_other(seats: int, options: Options) -> int:
    """How many colours on from a player's the one is that goes to the other, or to the partner; 0 for none in
    particular."""
    if seats == 2:
        return 1 if options.teams else 2 if options.opposite else 0
    return 2 if options.teams else 0


def fit(seats: int, options: Options) -> bool:
    """Whether partners, or the two colours of one player, belong together."""
    if not options.teams:
        return True
    sides = [5 if side & 5 else 10 for side in colours_of(seats, options)]
    return sides[0] != sides[1] and (seats == 2 or (sides[0] == sides[2] and sides[1] == sides[3]))
