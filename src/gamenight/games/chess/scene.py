# compiled
"""What a seat sees of Chess."""

from __future__ import annotations

from gamenight.core.scene import Button, Cell, Choice, Mark, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.games.chess.fen import LETTERS, piece_at, write_fen
from gamenight.games.chess.history import History, history
from gamenight.games.chess.notation import write
from gamenight.games.chess.rules import position as rules
from gamenight.games.chess.rules.board import (
    NO_KIND,
    PAWN_KIND,
    PROMOTE,
    Board,
    from_square,
    is_castling,
    promoted,
    to_square,
)
from gamenight.games.chess.rules.position import CLAIM, CLAIMED, ChessView, Public, repetitions
from gamenight.games.chess.rules.tables import BIT, WHITE, first_square
from gamenight.games.chess.telling import ending
from gamenight.games.chess.words.en import Words
from gamenight.parts.chequered import chequered
from gamenight.parts.squares import SQUARE_NAMES

COLOURS = ("white", "black")
_IDS = [f"space:{name}" for name in SQUARE_NAMES]
BOARDS = tuple(chequered("chess", turned, _IDS, [], SQUARE_NAMES) for turned in (False, True))
ENDINGS = {
    rules.MATE: "7.1",
    rules.STALEMATE: "8.1",
    rules.DEAD: "8.4",
    rules.REPEATED: "8.2",
    rules.QUIET: "8.3",
    rules.LONG_GAME: "8.5",
}


def scene(view: ChessView, say: Words) -> Scene:
    p = view.public
    past = history(p)
    return Scene(
        table="walnut",
        heading=say.move_number(p.board.number),
        prompt=_prompt(view, say),
        clause=_clause(view),
        seats=tuple(_seat(view, say, seat) for seat in range(2)),
        zones=tuple(_taken(p, past, say, seat) for seat in range(2)),
        board=BOARDS[1 if view.seat == 1 else 0],
        pieces=tuple(_piece(p, past, square, say) for square in range(64) if past.homes[square]),
        marks=_marks(p, say),
        buttons=_buttons(view, say),
        choices=tuple(_choice(view, move, say) for move in view.moves),
        sheet=_sheet(p, past, say),
        joiner="",
        facts=_facts(p, past, say),
    )


def _prompt(view: ChessView, say: Words) -> str:
    p = view.public
    turn, check = p.board.turn, p.board.in_check()
    if p.over:
        return ending(p.ending, p.winner, say)
    if turn != view.seat:
        return say.to_move_in_check(turn, turn) if check else say.to_move(turn, turn)
    claim = CLAIM in view.moves
    if check:
        return say.save_your_king_or_claim() if claim else say.save_your_king()
    return say.move_a_piece_or_claim(turn) if claim else say.move_a_piece(turn)


def _clause(view: ChessView) -> str:
    p = view.public
    if p.over:
        return ENDINGS[p.ending]
    return "6.3" if p.board.in_check() else ENDINGS[p.claim] if p.claim != rules.PLAYING else "2.1"


def _seat(view: ChessView, say: Words, seat: int) -> SeatScene:
    p = view.public
    on_turn = not p.over and p.board.turn == seat
    mated = p.ending == rules.MATE and p.winner != seat
    state = (say.checkmated(),) if mated else (say.in_check(),) if on_turn and p.board.in_check() else ()
    return SeatScene(
        seat, say.given(seat), turn=on_turn, colour=COLOURS[seat], status=(say.side(seat), *state)
    )


def _man_id(home: str) -> str:
    return f"man:{home}"


def _taken(p: Public, past: History, say: Words, seat: int) -> Zone:
    """What a seat has captured, in the order in which it did."""
    other = 1 - seat
    pieces = tuple(
        Piece(
            _man_id(home),
            "man",
            letter.upper(),
            say.man(other, LETTERS.index(letter.lower())),
            other,
            COLOURS[other],
        )
        for home, letter in past.taken
        if letter.isupper() == (seat != WHITE)
    )
    says = say.captured_says(seat, len(pieces))
    return Zone(f"zone:taken.{seat}", "row", say.captured_by(seat), pieces, seat=seat, says=says)


def _piece(p: Public, past: History, square: int, say: Words) -> Piece:
    letter, name = piece_at(p.board, square), SQUARE_NAMES[square]
    seat = 0 if letter.isupper() else 1
    return Piece(
        _man_id(past.homes[square]),
        "man",
        letter.upper(),
        say.man_on(seat, LETTERS.index(letter.lower()), square),
        seat,
        COLOURS[seat],
        at=f"space:{name}",
        tries=name,
    )


def _marks(p: Public, say: Words) -> tuple[Mark, ...]:
    found = []
    if len(p.line):
        move, mover = p.line[-1], 1 - p.board.turn
        for square in (from_square(move, mover), to_square(move, mover)):
            found.append(Mark(f"space:{SQUARE_NAMES[square]}", "", mover, "last", say.the_last_move()))
    if p.board.in_check():
        king = f"space:{SQUARE_NAMES[king_square(p.board)]}"
        mate = p.ending == rules.MATE
        word, says = (
            (say.mark_mate(), say.king_in_mate()) if mate else (say.mark_check(), say.king_in_check())
        )
        found.append(Mark(king, word, p.board.turn, "note", says))
    return tuple(found)


def king_square(board: Board) -> int:
    """Where the king of the side to move stands."""
    return first_square(board.kings & (board.black if board.turn else board.white))


def _buttons(view: ChessView, say: Words) -> tuple[Button, ...]:
    found = []
    if view.options.repetition == CLAIMED or view.options.fifty_moves == CLAIMED:
        found.append(Button("button:claim", say.claim_label(), "claim"))
    if any(PROMOTE <= move < CLAIM for move in view.moves):
        for kind in (4, 3, 2, 1):
            found.append(
                Button(
                    f"button:{LETTERS[kind]}", say.kind_label(kind), LETTERS[kind], face=LETTERS[kind].upper()
                )
            )
    return tuple(found)


def _choice(view: ChessView, move: int, say: Words) -> Choice:
    text, board = write(view, move), view.public.board
    if move == CLAIM:
        return Choice(text, say.claim(), ("button:claim",), label=say.claim_label())
    touch = (f"space:{text[:2]}", f"space:{text[2:4]}")
    if move < PROMOTE:
        return Choice(text, _planned(board, move, say), touch)
    new = promoted(move)
    says = _planned_promotion(board, move, new, say)
    return Choice(text, says, (*touch, f"button:{LETTERS[new]}"), label=say.kind_label(new))


def _planned(board: Board, move: int, say: Words) -> str:
    start, to = from_square(move, board.turn), to_square(move, board.turn)
    kind, taken = board.kind_at(BIT[start]), board.kind_at(BIT[to])
    if is_castling(kind, start, to):
        return say.castle(to > start)
    if taken != NO_KIND:
        return say.capture(taken, to, kind, start)
    if kind == PAWN_KIND and to == board.passed:
        return say.move_en_passant(start, to)
    return say.move(kind, start, to)


def _planned_promotion(board: Board, move: int, new: int, say: Words) -> str:
    start, to = from_square(move, board.turn), to_square(move, board.turn)
    taken = board.kind_at(BIT[to])
    if taken != NO_KIND:
        return say.capture_and_promote(taken, to, PAWN_KIND, start, new)
    return say.move_and_promote(PAWN_KIND, start, to, new)


def _sheet(p: Public, past: History, say: Words) -> Sheet | None:
    """The moves so far, as SAN."""
    sans = ("…", *past.sans) if p.first.turn else past.sans
    if not past.sans:
        return None
    columns = tuple(str(p.first.number + n) for n in range((len(sans) + 1) // 2))
    rows = tuple(
        tuple(Cell(sans[n]) if n < len(sans) else Cell("") for n in range(seat, 2 * len(columns), 2))
        for seat in range(2)
    )
    return Sheet(say.moves_title(), columns, rows, tuple(say.moves_of(seat) for seat in range(2)))


def _facts(p: Public, past: History, say: Words) -> tuple[tuple[str, str], ...]:
    found = []
    if past.sans:
        found.append((say.last_move(), past.sans[-1]))
    if p.board.quiet >= 40:
        found.append((say.quiet_moves(), str(p.board.quiet // 2)))
    times = repetitions(p)
    if times > 1:
        found.append((say.this_position(), say.times_so_far(times)))
    return (*found, ("FEN", write_fen(p.board)))
