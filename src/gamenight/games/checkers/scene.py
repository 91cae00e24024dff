# compiled
"""What a seat sees of Checkers."""

from __future__ import annotations

from gamenight.core.scene import Board, Button, Choice, Mark, Piece, Scene, SeatScene, Zone
from gamenight.core.words import ENGLISH
from gamenight.games.checkers.notation import board_square, is_jump, square_of, write
from gamenight.games.checkers.rules import public
from gamenight.games.checkers.rules.position import CheckersView
from gamenight.games.checkers.rules.public import DARK, NONE, STOP, Public
from gamenight.games.checkers.telling import ending
from gamenight.games.checkers.words.en import Words
from gamenight.parts.bits import count
from gamenight.parts.chequered import chequered
from gamenight.parts.squares import SQUARE_NAMES

COLOURS = ("dark", "light")


_boards: dict[tuple[str, bool], Board] = {}  # by language, and whether turned round


def board(say: Words, turned: bool) -> Board:
    """The board as light sees it, or turned round for dark."""
    found = _boards.get((say.language, turned))
    if found is None:
        found = _boards[say.language, turned] = _board(say, turned)
    return found


def _board(say: Words, turned: bool) -> Board:
    ids = [f"space:{name}" for name in SQUARE_NAMES]
    labels = [""] * 64
    says = [say.unused_square(name) for name in SQUARE_NAMES]
    for square in range(32):
        at = board_square(square)
        ids[at], labels[at], says[at] = f"space:{square + 1}", say.square(square), say.square_says(square)
    name = "checkers" if say.language == ENGLISH else f"checkers.{say.language}"
    return chequered(name, turned, ids, labels, says)


def scene(view: CheckersView, say: Words) -> Scene:
    p = view.public
    stop = Button("button:stop", say.stop_label(), "stop")
    return Scene(
        table="walnut",
        heading=say.move_number(p.played // 2 + 1),
        prompt=_prompt(view, say),
        clause=_clause(view),
        seats=tuple(_seat(p, say, seat) for seat in range(2)),
        zones=tuple(_taken(p, say, seat) for seat in range(2)),
        board=board(say, view.seat == DARK),
        pieces=tuple(_piece(p, place, say) for place in range(35) if p.who[place] != NONE),
        marks=_marks(p, say),
        buttons=() if view.options.forced_capture else (stop,),
        choices=tuple(_choice(view, move, say) for move in view.moves),
        joiner="-",
        facts=_facts(view, say),
    )


def _prompt(view: CheckersView, say: Words) -> str:
    p = view.public
    if p.over:
        return ending(p.ending, p.winner, say, view.options.quiet_moves)
    if p.turn != view.seat:
        return (say.to_jump_on if p.jumping != NONE else say.to_move)(p.turn, p.turn)
    if p.jumping != NONE:
        must = view.options.forced_capture
        return (say.jump_on if must else say.jump_on_or_stop)(square_of(p.jumping))
    if is_jump(view.moves[0]) and view.options.forced_capture:
        return say.must_jump(view.seat)
    jumps = any(is_jump(move) for move in view.moves)
    return (say.move_or_jump if jumps else say.move_a_checker)(view.seat)


def _clause(view: CheckersView) -> str:
    p = view.public
    if p.over:
        ends = {
            public.CAPTURED: "6.1",
            public.BLOCKED: "6.2",
            public.BLOCKED_DRAW: "6.3",
            public.REPEATED: "7.2",
        }
        return ends.get(p.ending, "7.3")
    if p.jumping != NONE:
        return "4.5" if view.options.forced_capture else "4.3"
    if any(is_jump(move) for move in view.moves):
        return "4.5" if view.options.forced_capture else "4.1"
    return "3.1"


def _seat(p: Public, say: Words, seat: int) -> SeatScene:
    men = p.dark if seat == DARK else p.light
    kings = count(men & p.kings)
    taken = len(_captives(p, 1 - seat))
    crowned = (say.kings(kings),) if kings else ()
    return SeatScene(
        seat=seat,
        name=say.given(seat),
        score=taken,
        score_says=say.captured_count(taken),
        turn=not p.over and p.turn == seat,
        colour=COLOURS[seat],
        status=(say.side(seat), say.men_left(count(men)), *crowned),
    )


def _captives(p: Public, seat: int) -> list[int]:
    """The checkers of a side that are off the board."""
    standing = set(p.who)
    return [man for man in range(12 * seat, 12 * seat + 12) if (p.all >> man) & 1 and man not in standing]


def _man_id(man: int) -> str:
    return f"man:{COLOURS[man // 12]}.{man % 12 + 1}"


def _taken(p: Public, say: Words, seat: int) -> Zone:
    other = 1 - seat
    captives = _captives(p, other)
    pieces = tuple(
        Piece(_man_id(man), "man", says=say.a_checker(other), seat=other, colour=COLOURS[other])
        for man in captives
    )
    says = say.captured_says(seat, len(captives))
    return Zone(f"zone:taken.{seat}", "row", say.captured_by(seat), pieces, seat=seat, says=says)


def _piece(p: Public, place: int, say: Words) -> Piece:
    man, square = p.who[place], square_of(place)
    seat = man // 12
    king = bool((p.kings >> place) & 1)
    return Piece(
        _man_id(man),
        "man",
        "king" if king else "",
        (say.king_on if king else say.man_on)(seat, square),
        seat=seat,
        colour=COLOURS[seat],
        at=f"space:{square + 1}",
        tries=str(square + 1),
        tag=say.jumping_tag() if p.jumping == place else "",
    )


def path(p: Public) -> list[int]:
    """The squares of the last move, first to last."""
    squares, packed = [], p.path
    while packed:
        squares.append(packed & 31)
        packed >>= 6
    return squares[::-1]


def _marks(p: Public, say: Words) -> tuple[Mark, ...]:
    return tuple(
        Mark(f"space:{square + 1}", "", kind="last", says=say.the_last_move())
        for square in dict.fromkeys(path(p))
    )


def _choice(view: CheckersView, move: int, say: Words) -> Choice:
    text = write(view, move)
    if move == STOP:
        return Choice(text, say.stop(), ("button:stop",), label=say.stop_label())
    start, to = move >> 5, move & 31
    says = (say.jump if is_jump(move) else say.move)(start, to)
    return Choice(text, says, (f"space:{start + 1}", f"space:{to + 1}"), main=len(view.moves) == 1)


def _facts(view: CheckersView, say: Words) -> tuple[tuple[str, str], ...]:
    p, limit = view.public, view.options.quiet_moves
    must = view.options.forced_capture
    found = ((say.jumping(), say.a_must() if must else say.free()),)
    quiet = p.quiet // 2
    if limit and quiet >= 5:
        return (*found, (say.quiet_moves(), say.quiet_of(quiet, limit)))
    return found
