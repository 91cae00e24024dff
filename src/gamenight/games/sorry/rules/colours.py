# compiled
"""Which colours each seat of Sorry! has (2.3, 2.11, 7.1)."""

from __future__ import annotations

from gamenight.core.options import looks_by_seat
from gamenight.core.position import bit
from gamenight.games.sorry.rules.public import COLOURS, Options


def colours_of(seats: int, options: Options) -> list[int]:
    """The set of colours of each seat's own pawns."""
    words = [*options.colours.split(), "-", "-", "-", "-"][:4]
    pairs = seats == 2 and options.teams
    across = 1 if pairs else 2 if options.teams or (seats == 2 and options.opposite) else 0
    if across and not options.colours:
        words[0] = COLOURS[0]
    for seat in range(seats if across else 0):
        other = words[(seat + seats // 2) % seats]
        left = COLOURS[(COLOURS.index(other) + across) % 4] if other != "-" else other
        if words[seat] == "-" and left not in words:
            words[seat] = left
    chosen = looks_by_seat(" ".join(words), COLOURS)[:seats]
    return [int(bit(5, look & 1) if pairs else bit(1, look)) for look in chosen]


def fit(seats: int, options: Options) -> bool:
    """Whether partners, or the two colours of one player, belong together."""
    teams = [colours & 5 != 0 for colours in colours_of(seats, options)]
    return not options.teams or (teams[0] != teams[1] if seats == 2 else teams[0] == teams[2])
