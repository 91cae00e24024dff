"""When the reasons that Dominoes, Block and Bergen give are true."""

from __future__ import annotations

from functools import partial

from games.lines import line
from playing import Play

from gamenight.parts.dominoes import HIGH, LOW, tile_named
from gamenight.parts.line.position import LineView
from gamenight.parts.line.table import DRAW, LEFT, RIGHT
from reasons.law import Reasons, Use


def mirrored(view: LineView) -> bool:
    """Whether all there is to choose is at which of two ends that show the same number one tile goes."""
    t = view.table
    double_at = [
        HIGH[tile] == LOW[tile] for tile in (t.end_tile(LEFT), t.end_tile(RIGHT))
    ]  # counts in Bergen
    one_tile = len({move >> 1 for move in view.moves}) == 1
    return one_tile and t.left_end == t.right_end and double_at[0] == double_at[1]


REASONS = Reasons("dominoes", "block", "bergen", no_choice=mirrored)
Tile = tuple[int, int]
EVERY = [(high, low) for high in range(7) for low in range(high + 1)]


def laid(hand: str, ends: str = "6-5 5-4", name: str = "block", **house: object) -> partial[Play]:
    """Seat 0 before a line that opens with these; the other holds the double ace and the ace-blank."""
    return partial(line, name, ends, hand, "1-1 1-0", **house)  # type: ignore[arg-type]


def shut(hand: str) -> Play:
    """Seat 1 has just passed on six and four."""
    game = line("block", "6-5 5-4", hand, "1-1 1-0")
    game.position.table.turn = 1
    return game.play("pass")


def tile_of(view: LineView, move: int) -> int | None:
    return move >> 1 if move < DRAW else None


def numbers(tile: int) -> Tile:
    return HIGH[tile], LOW[tile]


def dots(view: LineView, move: int) -> int | None:
    return sum(numbers(move >> 1)) if move < DRAW else None


def lays(view: LineView) -> list[int]:
    return [move for move in view.moves if move < DRAW]


def ends(view: LineView, move: int) -> Tile:
    """The numbers that are open once a tile is laid."""
    own = numbers(move >> 1)
    t = view.table
    if t.first < 0:
        return own
    matched, other = (t.left_end, t.right_end) if move & 1 == LEFT else (t.right_end, t.left_end)
    return sum(own) - matched, other


def kept(view: LineView, move: int) -> list[Tile]:
    return [one for n, one in enumerate(EVERY) if (view.hand >> n) & 1 and n != move >> 1]


def fitting(tiles: list[Tile], ends: Tile) -> int:
    return sum(bool(set(tile) & set(ends)) for tile in tiles)


def followers(view: LineView, move: int) -> int | None:
    return fitting(kept(view, move), ends(view, move)) if move < DRAW else None


def next_may_hold(view: LineView) -> list[Tile]:
    lacks = view.table.lacks[(view.seat + 1) % view.seats]
    known = view.table.laid | view.hand | lacks
    return [one for n, one in enumerate(EVERY) if not (known >> n) & 1]


def others(view: LineView, move: int) -> int | None:
    return fitting(next_may_hold(view), ends(view, move)) if move < DRAW else None


def different(view: LineView, move: int) -> int | None:
    return len({number for tile in kept(view, move) for number in tile}) if move < DRAW else None


@REASONS.when(
    Use(laid("6-3"), "6-3", tile_named("6-3")),
    Use(laid("6-3 2-1"), "6-3", tile_named("6-3")),
    names={"tile": tile_of},
)
def because_last_tile(view: LineView, move: int, tile: int) -> bool:
    return kept(view, move) == []


@REASONS.when(
    Use(laid("6-4 5-1", "6-6 6-5 5-4", "bergen"), "6-4 left", 4),
    Use(laid("6-4 5-1", "6-6 6-5 5-4", "bergen"), "6-4 right", 4),
    names={"number": lambda view, move: ends(view, move)[0] if move < DRAW else None},
)
def because_ends_alike(view: LineView, move: int, number: int) -> bool:
    return ends(view, move) == (number, number)


@REASONS.when(Use(partial(shut, "6-4 5-1"), "6-4 left", 1), Use(partial(shut, "6-3 5-1"), "6-3", 1))
def because_it_shuts_out(view: LineView, move: int, who: int) -> bool:
    return who == (view.seat + 1) % view.seats and others(view, move) == 0


@REASONS.when(
    Use(laid("6-6 6-3"), "6-6", tile_named("6-6")),
    Use(laid("6-6 6-3"), "6-3", tile_named("6-3")),
    names={"tile": tile_of},
)
def because_a_double(view: LineView, move: int, tile: int) -> bool:
    high, low = numbers(tile)
    return high == low


@REASONS.when(
    Use(laid("6-3 6-1 3-2"), "6-3", 1), Use(laid("6-3 6-1 3-2"), "6-1", 0), names={"tiles": followers}
)
def because_you_can_follow(view: LineView, move: int, tiles: int) -> bool:
    return tiles == max(followers(view, other) or 0 for other in lays(view)) > 0


@REASONS.when(
    Use(laid("6-3 6-2"), "6-3", tile_named("6-3"), 9),
    Use(laid("6-3 6-2"), "6-2", tile_named("6-2"), 8),
    names={"tile": tile_of, "dots": dots},
)
def because_heaviest(view: LineView, move: int, tile: int, dots: int) -> bool:
    return dots == max(sum(numbers(other >> 1)) for other in lays(view))


@REASONS.when(
    Use(laid("6-4 6-3"), "6-4 right", 4, 1),
    Use(laid("6-4 6-3"), "6-4 left", 5, 1),
    names={"tiles": others},
)
def because_few_can_follow(view: LineView, move: int, tiles: int, who: int) -> bool:
    return who == (view.seat + 1) % view.seats and tiles == min(
        others(view, other) or 0 for other in lays(view)
    )


@REASONS.when(
    Use(laid("6-3 4-2 3-3"), "6-3", tile_named("3-3") + 1),
    Use(laid("6-3 4-2 3-3"), "4-2", tile_named("3-3") + 1),
)
def because_a_double_later(view: LineView, move: int, double: int) -> bool:
    high, low = numbers(double - 1)
    return move < DRAW and (high, low) in kept(view, move) and high == low in ends(view, move)


@REASONS.when(
    Use(laid("6-3 6-2 3-1"), "6-3", 4), Use(laid("6-3 6-2 3-1"), "6-2", 3), names={"numbers": different}
)
def because_variety(view: LineView, move: int, numbers: int) -> bool:
    return numbers == max(different(view, other) or 0 for other in lays(view))


drawing = partial(laid, name="dominoes", voluntary_draw=True)


@REASONS.when(
    Use(drawing("6-3 6-2 3-1"), "6-3", 2),
    Use(drawing("6-3 6-2 3-1"), "draw", 2),
)
def because_fewer_tiles(view: LineView, move: int, tiles: int) -> bool:
    return DRAW in view.moves and move < DRAW and tiles == len(kept(view, move))


@REASONS.when(Use(drawing("6-3 6-2 3-1"), "draw", 2), Use(drawing("6-3 6-2 3-1"), "6-3", 2))
def because_you_keep(view: LineView, move: int, tiles: int) -> bool:
    return move == DRAW and tiles == len({other >> 1 for other in lays(view)}) > 0
