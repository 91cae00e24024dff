"""What a seat sees of Checkers, what it hears, and why it may not do something."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.scene import Board, Button, Choice, Mark, Piece, Scene, SeatScene, Zone
from gamenight.core.words import Words
from gamenight.games.checkers.notation import board_square, is_jump, write
from gamenight.games.checkers.rules import public as rules_table
from gamenight.games.checkers.rules.position import CheckersView
from gamenight.games.checkers.rules.public import DARK, NONE, STOP, Public
from gamenight.parts.bits import count
from gamenight.parts.squares import SQUARE_NAMES, chequered, is_dark

SIDES = ("dark", "light")


def _board(turned: bool) -> Board:
    ids = [f"space:{name}" for name in SQUARE_NAMES]
    labels = [""] * 64
    says = [f"{name}, a light square, not used" for name in SQUARE_NAMES]
    for square in range(32):
        at = board_square(square)
        ids[at], labels[at], says[at] = f"space:{square + 1}", str(square + 1), f"square {square + 1}"
    return chequered("checkers", turned, ids, labels, says)


BOARDS = (_board(True), _board(False))  # as dark sees it, as light does
assert sum(is_dark(at) for at in range(64)) == 32


def scene(view: CheckersView, names: Names) -> Scene:
    p = view.public
    return Scene(
        table="walnut",
        heading=f"Move {p.played // 2 + 1}",
        prompt=_prompt(view, names),
        clause=_clause(view),
        seats=tuple(_seat(p, names, seat) for seat in range(2)),
        zones=tuple(_taken(p, names, seat) for seat in range(2)),
        board=BOARDS[0 if view.seat == DARK else 1],
        pieces=tuple(_piece(p, place) for place in range(35) if p.who[place] != NONE),
        marks=_marks(p),
        buttons=() if view.options.forced_capture else (Button("button:stop", "Stop here", "stop"),),
        choices=tuple(_choice(view, move) for move in view.moves),
        joiner="-",
        facts=_facts(view),
    )


def _prompt(view: CheckersView, names: Names) -> str:
    p = view.public
    if p.over:
        return ending(p.ending, p.winner, names, view.options.quiet_moves)
    if p.turn != view.seat:
        return f"{names[p.turn]} to {'jump on or stop' if p.jumping != NONE else 'move'} ({SIDES[p.turn]})."
    if p.jumping != NONE:
        where = f"Jump on with the checker on {square_of(p.jumping) + 1}"
        return f"{where}." if view.options.forced_capture else f"{where}, or stop."
    if is_jump(view.moves[0]) and view.options.forced_capture:
        return f"You play {SIDES[view.seat]}. You can jump, so you must."
    jumps = any(is_jump(move) for move in view.moves)
    return f"You play {SIDES[view.seat]}. Move a checker{', or jump' if jumps else ''}."


def ending(how: int, winner: int, names: Names, quiet_moves: int) -> str:
    """How the game ended, in a sentence."""
    if winner >= 0:
        wins, whose = f"{names[winner]} {names.verb(winner, 'win', 'wins')}", names.whose(1 - winner)
        reason = f"all {whose} checkers are captured"
        if how == rules_table.BLOCKED:
            reason = f"{names.whom(1 - winner)} cannot move"
        return f"{wins}: {reason}."
    if how == rules_table.BLOCKED_DRAW:
        return "A draw: the side to move cannot move."
    if how == rules_table.REPEATED:
        return "A draw: the same position came up for the third time."
    return f"A draw: {quiet_moves} moves each without a jump or a man moved."


def _clause(view: CheckersView) -> str:
    p = view.public
    if p.over:
        ends = {
            rules_table.CAPTURED: "6.1",
            rules_table.BLOCKED: "6.2",
            rules_table.BLOCKED_DRAW: "6.3",
            rules_table.REPEATED: "7.2",
        }
        return ends.get(p.ending, "7.3")
    if p.jumping != NONE:
        return "4.5" if view.options.forced_capture else "4.3"
    if any(is_jump(move) for move in view.moves):
        return "4.5" if view.options.forced_capture else "4.1"
    return "3.1"


def _seat(p: Public, names: Names, seat: int) -> SeatScene:
    men = p.dark if seat == DARK else p.light
    kings = count(men & p.kings)
    taken = len(_captives(p, 1 - seat))
    crowned = (f"{kings} king{'' if kings == 1 else 's'}",) if kings else ()
    return SeatScene(
        seat=seat,
        name=names.given(seat),
        score=taken,
        score_says=f"{taken} captured",
        turn=not p.over and p.turn == seat,
        colour=SIDES[seat],
        status=(SIDES[seat], f"{count(men)} left", *crowned),
    )


def _captives(p: Public, seat: int) -> list[int]:
    """The checkers of a side that are off the board."""
    standing = set(p.who)
    return [man for man in range(12 * seat, 12 * seat + 12) if (p.all >> man) & 1 and man not in standing]


def _man_id(man: int) -> str:
    return f"man:{SIDES[man // 12]}.{man % 12 + 1}"


def _taken(p: Public, names: Names, seat: int) -> Zone:
    captives = _captives(p, 1 - seat)
    pieces = tuple(
        Piece(_man_id(man), "man", says=f"a {SIDES[1 - seat]} checker", seat=1 - seat, colour=SIDES[1 - seat])
        for man in captives
    )
    label = f"Captured by {names.given(seat)}"
    return Zone(f"zone:taken.{seat}", "row", label, pieces, seat=seat, says=f"{label}: {len(captives)}")


def square_of(place: int) -> int:
    return place - place // 9


def _piece(p: Public, place: int) -> Piece:
    man, number = p.who[place], square_of(place) + 1
    seat = man // 12
    king = (p.kings >> place) & 1
    says = f"{SIDES[seat]} {'king' if king else 'man'} on {number}"
    return Piece(
        _man_id(man),
        "man",
        "king" if king else "",
        says,
        seat=seat,
        colour=SIDES[seat],
        at=f"space:{number}",
        tries=str(number),
        tag="jumping" if p.jumping == place else "",
    )


def path(p: Public) -> list[int]:
    """The squares of the last move, first to last."""
    squares, packed = [], p.path
    while packed:
        squares.append(packed & 31)
        packed >>= 6
    return squares[::-1]


def _marks(p: Public) -> tuple[Mark, ...]:
    squares = path(p)
    return tuple(
        Mark(f"space:{square + 1}", "", kind="last", says="the last move")
        for square in dict.fromkeys(squares)
    )


def _choice(view: CheckersView, move: int) -> Choice:
    text = write(view, move)
    if move == STOP:
        return Choice(text, "Stop jumping.", ("button:stop",), label="Stop here")
    start, to = (move >> 5) + 1, (move & 31) + 1
    says = f"{'Jump' if is_jump(move) else 'Move'} from {start} to {to}."
    return Choice(text, says, (f"space:{start}", f"space:{to}"), main=len(view.moves) == 1)


def _facts(view: CheckersView) -> tuple[tuple[str, str], ...]:
    p, limit = view.public, view.options.quiet_moves
    found = (("Jumping", "a must" if view.options.forced_capture else "free"),)
    quiet = p.quiet // 2
    return (*found, ("Quiet moves", f"{quiet} of {limit}")) if limit and quiet >= 5 else found


def narrate(view: CheckersView, entry: Entry, names: Names) -> str:
    """One thing that happened, as this seat hears it."""
    who, a, b = names[entry.seat] if entry.seat >= 0 else "", entry.a + 1, entry.b + 1
    if entry.kind == rules_table.STEPPED:
        return f"{who} moved from {a} to {b}."
    if entry.kind == rules_table.JUMPED:
        victim = "king" if entry.d else "checker"
        return f"{who} jumped from {a} to {b} and captured the {victim} on {entry.c + 1}."
    if entry.kind == rules_table.CROWNED:
        whose = names.whose(entry.seat)
        return f"{whose[0].upper()}{whose[1:]} checker on {a} became a king!"
    if entry.kind == rules_table.STOPPED:
        return f"{who} stopped on {a}."
    return ending(entry.a, entry.seat, names, view.options.quiet_moves)


def forbid(view: CheckersView, move: int, say: Words) -> Refusal:
    """Why a move may not be played now."""
    p = view.public
    if move == STOP and p.jumping == NONE:
        return Refusal("2.2", "You may only stop in the middle of a jump: move a checker.")
    if p.jumping != NONE:
        return _forbid_in_a_jump(view)
    start, to = move >> 5, move & 31
    if not 0 <= move < STOP:
        return Refusal("2.1", "That is no move: move one of your own checkers.")
    own = p.dark if view.seat == DARK else p.light
    if not (own >> place_of(start)) & 1:
        theirs = ((p.dark | p.light) >> place_of(start)) & 1
        wrong = (
            f"The checker on {start + 1} is not yours" if theirs else f"There is no checker on {start + 1}"
        )
        return Refusal("2.1", f"{wrong}: move one of your own ({SIDES[view.seat]}).")
    if start != to and ((p.dark | p.light) >> place_of(to)) & 1:
        return Refusal("3.1", f"There is a checker on {to + 1}: move to an empty square.")
    return _forbid_way(view, start, to)


def place_of(square: int) -> int:
    return square + square // 8


def _forbid_in_a_jump(view: CheckersView) -> Refusal:
    on = square_of(view.public.jumping) + 1
    ways = " or ".join(str((move & 31) + 1) for move in view.moves if move != STOP)
    if view.options.forced_capture:
        return Refusal("4.5", f"The checker on {on} can jump on, so it must: to {ways}.")
    return Refusal("4.3", f"You are jumping with the checker on {on}: jump on to {ways}, or stop.")


def _forbid_way(view: CheckersView, start: int, to: int) -> Refusal:
    """The checker is the player's own and the square is empty: the way there is wrong."""
    p = view.public
    a, b = board_square(start), board_square(to)
    up, across = (b >> 3) - (a >> 3), abs((b & 7) - (a & 7))
    backward = up > 0 if view.seat == DARK else up < 0
    king = (p.kings >> place_of(start)) & 1
    if abs(up) == across == 1 or abs(up) == across == 2:
        jump = across == 2
        if backward and not king:
            does, clause = ("jumps", "4.6") if jump else ("moves", "3.2")
            return Refusal(clause, f"The checker on {start + 1} is not a king: it {does} forward only.")
        if jump:
            return Refusal(
                "4.1", f"Between {start + 1} and {to + 1} stands no checker of the other side to jump."
            )
        ways = ", ".join(write(view, move) for move in view.moves)
        return Refusal("4.5", f"You can jump, so you must: {ways}.")
    reach = "A king moves" if king else "A checker moves"
    clause = "3.3" if king and abs(up) == across else "3.1"
    return Refusal(
        clause, f"{reach} one square diagonally, or jumps; {to + 1} cannot be reached from {start + 1}."
    )
