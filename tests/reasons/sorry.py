"""When the reasons that Sorry! gives are true. A sentence is of a pawn's move, or of a card that lets one do this."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from games.test_sorry import table
from playing import Play

from gamenight.core.chance import Seeded
from gamenight.games.sorry.notation import destination
from gamenight.games.sorry.rules.board import HOME, PAWNS, START, TRACK, ZONE, Board, entry, slide_end
from gamenight.games.sorry.rules.imagine import imagine
from gamenight.games.sorry.rules.moves import KINDS, LAY, RISE, STRIKE, SWAP, TOSS
from gamenight.games.sorry.rules.position import Sorry, SorryView
from gamenight.games.sorry.spelling import card_named, pawn_named
from reasons.law import Reasons, Use, after

REASONS = Reasons("sorry")
NOBODY = -1  # no pawn is named, no card is chosen


def laid(pawns: str, card: str = "", *hands: str, **house: object) -> partial[Play]:
    return partial(table, pawns, card, *hands, **house)  # type: ignore[arg-type]


def pawn(name: str) -> int:
    return pawn_named(name.lower())


def card_of(view: SorryView, move: int) -> int:
    """The card that a move chooses; -1 if one lies there already."""
    if LAY <= move < TOSS:
        return move - LAY
    return move - TOSS if TOSS <= move < TOSS + KINDS else NOBODY


def mover(view: SorryView, move: int) -> int:
    """The pawn that a move moves; -1 if it chooses a card, and the sentence says "a pawn"."""
    board = view.public.board
    if move < RISE:
        return move >> 3
    if move < SWAP:
        return board.waiting(move - RISE)
    if move < STRIKE:
        return (move - SWAP) >> 4
    return board.waiting((move - STRIKE) >> 4) if move < LAY else NOBODY


def ways(view: SorryView, move: int) -> Iterator[tuple[int, int, Board]]:
    """The move on the board, or each that its card allows: which pawn, how, and the board after it."""
    world = imagine(view, Seeded(1))
    assert isinstance(world, Sorry)
    if LAY <= move < TOSS:
        world = after(world, view.seat, move)  # type: ignore[assignment]
        for use in world.moves(view.seat):
            yield mover(view, use), use, after(world, view.seat, use).public.board  # type: ignore[attr-defined]
    elif move < LAY:
        yield mover(view, move), move, after(world, view.seat, move).public.board  # type: ignore[attr-defined]


def some(view: SorryView, move: int, holds: Callable[[int, int, Board], bool]) -> bool:
    """Whether a move, or a card in one of the ways to use it, does something."""
    return any(holds(*way) for way in ways(view, move))


def foe(view: SorryView, pawn: int) -> bool:
    return bool(view.public.foes(view.seat) >> (pawn // 4) & 1)


def before(view: SorryView, pawn: int) -> int:
    return int(view.public.board.place[pawn])


def to_go(pawn: int, place: int) -> int:
    """Spaces to HOME: five of the safety zone and HOME lie behind the entry, START one space before the circle."""
    if place == START:
        return 65
    return HOME - place if place >= ZONE else (entry(pawn // 4) - place) % 60 + 6


def gained(view: SorryView, who: int, board: Board) -> int:
    return to_go(who, before(view, who)) - to_go(who, board.place[who])


def close_behind(view: SorryView, board: Board, place: int) -> dict[int, int]:
    """Opponents' pawns no more than twelve spaces behind, and how many."""
    foes = [other for other in range(PAWNS) if foe(view, other) and board.place[other] < TRACK]
    away = {other: (place - board.place[other]) % 60 for other in foes}
    return {other: spaces for other, spaces in away.items() if 1 <= spaces <= 12}


@REASONS.when(
    Use(laid("R1 S3, R2 10", "3"), "R1 home", pawn("R1"), NOBODY),
    Use(laid("R1 S3, R2 10", "3"), "R2 13", pawn("R2"), NOBODY),
    names={"pawn": mover, "card": card_of},
)
def because_it_comes_home(view: SorryView, move: int, pawn: int, card: int) -> bool:
    return some(view, move, lambda who, use, board: board.place[who] == HOME)


@REASONS.when(
    Use(laid("R1 14, Y2 17", "3"), "R1 17", pawn("Y2"), 21, NOBODY),
    Use(laid("R1 14, Y2 17", "5"), "R1 19", pawn("Y2"), 21, NOBODY),
    names={"card": card_of},
)
def because_it_sends_back(view: SorryView, move: int, pawn: int, to_go_: int, card: int) -> bool:
    stood = before(view, pawn)
    far = foe(view, pawn) and stood != START and to_go(pawn, stood) == to_go_
    return far and some(view, move, lambda who, use, board: board.place[pawn] == START)


@REASONS.when(
    Use(laid("R1 1, R2 10", "3"), "R1 s2", pawn("R1"), NOBODY),
    Use(laid("R1 1, R2 10", "3"), "R2 13", pawn("R2"), NOBODY),
    names={"pawn": mover, "card": card_of},
)
def because_it_is_safe(view: SorryView, move: int, pawn: int, card: int) -> bool:
    return some(
        view, move, lambda who, use, board: before(view, who) < TRACK and ZONE <= board.place[who] < HOME
    )


@REASONS.when(
    Use(laid("R1 10", "1"), "start R", 3, NOBODY),
    Use(laid("R1 10", "1"), "R1 11", 3, NOBODY),
    names={"card": card_of},
)
def because_it_comes_out(view: SorryView, move: int, waiting: int, card: int) -> bool:
    def comes_out(who: int, use: int, board: Board) -> bool:
        colour = [before(view, other) for other in range(who // 4 * 4, who // 4 * 4 + 4)]
        return before(view, who) == START != board.place[who] and colour.count(START) == waiting

    return some(view, move, comes_out)


@REASONS.when(
    Use(laid("R1 14, R2 6", "2"), "R1 16", 3, pawn("R1"), NOBODY),
    Use(laid("R1 14, R2 6", "2"), "R2 8", 3, pawn("R2"), NOBODY),
    names={"pawn": mover, "card": card_of},
)
def because_it_slides(view: SorryView, move: int, spaces: int, pawn: int, card: int) -> bool:
    def slides(who: int, use: int, board: Board) -> bool:
        if RISE <= use < SWAP:
            return False
        lands = before(view, use - SWAP & 15) if SWAP <= use < STRIKE else before(view, use - STRIKE & 15)
        if use < RISE:
            lands = destination(view, who, use & 7, move - LAY if move >= LAY else view.public.card)
        end = board.place[who]
        moved = before(view, who) != START and lands < TRACK
        return moved and end == slide_end(who // 4, lands) == lands + spaces

    return some(view, move, slides)


@REASONS.when(
    Use(laid("R1 10, Y1 25", "11"), "swap R1 Y1", 15, 15, NOBODY),
    Use(laid("R1 10, Y1 25", "11"), "R1 21", 15, 15, NOBODY),
    names={"card": card_of},
)
def because_places_change(view: SorryView, move: int, gain: int, lost: int, card: int) -> bool:
    def change(who: int, use: int, board: Board) -> bool:
        if not SWAP <= use < STRIKE:
            return False
        return gained(view, who, board) == gain > 0 and -gained(view, (use - SWAP) & 15, board) == lost > 0

    return some(view, move, change)


@REASONS.when(
    Use(laid("R1 20, Y1 18, R2 5", "12"), "R1 32", pawn("Y1"), 2, pawn("R1"), NOBODY),
    Use(laid("R1 20, Y1 18, R2 5", "3"), "R1 23", pawn("Y1"), 2, pawn("R1"), NOBODY),
    names={"pawn": mover, "card": card_of},
)
def because_it_gets_away(view: SorryView, move: int, behind: int, spaces: int, pawn: int, card: int) -> bool:
    def away(who: int, use: int, board: Board) -> bool:
        here, there = before(view, who), board.place[who]
        if here >= TRACK or close_behind(view, view.public.board, here).get(behind) != spaces:
            return False
        return there >= TRACK or not close_behind(view, board, there)

    return some(view, move, away)


@REASONS.when(
    Use(laid("R1 14, R2 6", "2"), "R1 16", 5, pawn("R1"), NOBODY),
    Use(laid("R1 14, R2 6", "2"), "R2 8", 2, pawn("R2"), NOBODY),
    names={"pawn": mover, "card": card_of},
)
def because_it_gains_most(view: SorryView, move: int, spaces: int, pawn: int, card: int) -> bool:
    gains = {
        other: max((gained(view, who, board) for who, _, board in ways(view, other)), default=0)
        for other in view.moves
    }
    return gains[move] == spaces == max(gains.values()) > 0


def spaces_to_go(view: SorryView) -> dict[int, int]:
    """Of each pawn that can be moved."""
    movable = {mover(view, move) for move in view.moves} - {NOBODY}
    return {who: to_go(who, before(view, who)) for who in movable}


@REASONS.when(
    Use(laid("R1 14, R2 6", "5"), "R1 19", pawn("R1"), 54),
    Use(laid("R1 14, R2 6", "5"), "R2 11", pawn("R2"), 62),
    names={"pawn": mover},
)
def because_nearest(view: SorryView, move: int, pawn: int, spaces: int) -> bool:
    pawns = spaces_to_go(view)
    return pawns.get(pawn) == spaces == min(pawns.values(), default=0)


@REASONS.when(
    Use(laid("R1 14, R2 6", "5"), "R2 11", pawn("R2"), 62),
    Use(laid("R1 14, R2 6", "5"), "R1 19", pawn("R1"), 54),
    names={"pawn": mover},
)
def because_furthest(view: SorryView, move: int, pawn: int, spaces: int) -> bool:
    pawns = spaces_to_go(view)
    return pawns.get(pawn) == spaces == max(pawns.values(), default=0)


@REASONS.when(
    Use(laid("R1 14", "", "3 5 8 10 12", "8 8 8 10 10"), "card 3", card_named("3")),
    Use(laid("R1 14", "", "3 5 8 10 12", "8 8 8 10 10"), "card 5", card_named("5")),
    names={"card": card_of},
)
def because_lowest(view: SorryView, move: int, card: int) -> bool:
    return LAY <= move < TOSS and move == min(view.moves)
