"""What a seat sees of Chess, and what it hears."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.core.names import Names
from gamenight.core.scene import Button, Cell, Choice, Mark, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.games.chess.fen import LETTERS, SIDES, piece_at, write_fen
from gamenight.games.chess.notation import KIND_WORDS, write
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
from gamenight.games.chess.telling import Story, tell
from gamenight.parts.squares import SQUARE_NAMES, chequered

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


def scene(view: ChessView, names: Names) -> Scene:
    p = view.public
    story = tell(p)
    return Scene(
        table="walnut",
        heading=f"Move {p.board.number}",
        prompt=_prompt(view, names),
        clause=_clause(view),
        seats=tuple(_seat(view, names, seat) for seat in range(2)),
        zones=tuple(_taken(p, story, names, seat) for seat in range(2)),
        board=BOARDS[1 if view.seat == 1 else 0],
        pieces=tuple(_piece(p, story, square) for square in range(64) if story.homes[square]),
        marks=_marks(p),
        buttons=_buttons(view),
        choices=tuple(_choice(view, move) for move in view.moves),
        sheet=_sheet(p, story, names),
        joiner="",
        facts=_facts(p, story),
    )


def _prompt(view: ChessView, names: Names) -> str:
    p = view.public
    turn = p.board.turn
    if p.over:
        return ending(p.ending, p.winner, names)
    if turn != view.seat:
        check = " and is in check" if p.board.in_check() else ""
        return f"{names[turn]} to move: {SIDES[turn]}{check}."
    claim = " Or claim a draw." if CLAIM in view.moves else ""
    if p.board.in_check():
        return f"You are in check! Save your king.{claim}"
    return f"You play {SIDES[turn]}. Move a piece.{claim}"


def ending(how: int, winner: int, names: Names) -> str:
    """How the game ended, in a sentence."""
    if how == rules.MATE:
        return f"Checkmate! {names[winner]} {names.verb(winner, 'win', 'wins')}."
    return {
        rules.STALEMATE: "Stalemate: no legal move and no check, so it is a draw.",
        rules.DEAD: "A draw: nobody has the pieces left to give mate.",
        rules.REPEATED: "A draw: the same position came up again and again.",
        rules.QUIET: "A draw: many moves without a capture or a pawn moved.",
        rules.LONG_GAME: "A draw: the agreed number of moves has been made.",
    }[how]


def _clause(view: ChessView) -> str:
    p = view.public
    if p.over:
        return ENDINGS[p.ending]
    return "6.3" if p.board.in_check() else ENDINGS[p.claim] if p.claim != rules.PLAYING else "2.1"


def _seat(view: ChessView, names: Names, seat: int) -> SeatScene:
    p = view.public
    on_turn = not p.over and p.board.turn == seat
    mated = p.ending == rules.MATE and p.winner != seat
    state = ("checkmated",) if mated else ("in check",) if on_turn and p.board.in_check() else ()
    return SeatScene(
        seat, names.given(seat), turn=on_turn, colour=COLOURS[seat], status=(SIDES[seat], *state)
    )


def _man_id(home: str) -> str:
    return f"man:{home}"


def _taken(p: Public, story: Story, names: Names, seat: int) -> Zone:
    """What a seat has captured, in the order in which it did."""
    pieces = tuple(
        Piece(
            _man_id(home),
            "man",
            letter.upper(),
            f"{COLOURS[1 - seat]} {KIND_WORDS[LETTERS.index(letter.lower())]}",
            1 - seat,
            COLOURS[1 - seat],
        )
        for home, letter in story.taken
        if letter.isupper() == (seat != WHITE)
    )
    label = f"Captured by {names.given(seat)}"
    return Zone(f"zone:taken.{seat}", "row", label, pieces, seat=seat, says=f"{label}: {len(pieces)}")


def _piece(p: Public, story: Story, square: int) -> Piece:
    letter, name = piece_at(p.board, square), SQUARE_NAMES[square]
    seat = 0 if letter.isupper() else 1
    says = f"{COLOURS[seat]} {KIND_WORDS[LETTERS.index(letter.lower())]} on {name}"
    return Piece(
        _man_id(story.homes[square]),
        "man",
        letter.upper(),
        says,
        seat,
        COLOURS[seat],
        at=f"space:{name}",
        tries=name,
    )


def _marks(p: Public) -> tuple[Mark, ...]:
    found = []
    if len(p.line):
        move, mover = p.line[-1], 1 - p.board.turn
        for square in (from_square(move, mover), to_square(move, mover)):
            found.append(Mark(f"space:{SQUARE_NAMES[square]}", "", mover, "last", "the last move"))
    if p.board.in_check():
        king = SQUARE_NAMES[king_square(p.board)]
        word = "mate" if p.ending == rules.MATE else "check"
        found.append(Mark(f"space:{king}", word, p.board.turn, "note", f"the king is in {word}"))
    return tuple(found)


def king_square(board: Board) -> int:
    """Where the king of the side to move stands."""
    return first_square(board.kings & (board.black if board.turn else board.white))


def _buttons(view: ChessView) -> tuple[Button, ...]:
    found = []
    if view.options.repetition == CLAIMED or view.options.fifty_moves == CLAIMED:
        found.append(Button("button:claim", "Claim a draw", "claim"))
    if any(PROMOTE <= move < CLAIM for move in view.moves):
        for kind in (4, 3, 2, 1):
            found.append(Button(f"button:{KIND_WORDS[kind]}", KIND_WORDS[kind].capitalize(), LETTERS[kind]))
    return tuple(found)


def _choice(view: ChessView, move: int) -> Choice:
    text, board = write(view, move), view.public.board
    if move == CLAIM:
        return Choice(text, "Claim a draw.", ("button:claim",), label="Claim a draw")
    touch = (f"space:{text[:2]}", f"space:{text[2:4]}")
    if move < PROMOTE:
        return Choice(text, f"{_planned(board, move)}.", touch)
    kind = KIND_WORDS[promoted(move)]
    says = f"{_planned(board, move)} and make it a {kind}."
    return Choice(text, says, (*touch, f"button:{kind}"), label=kind.capitalize())


def _planned(board: Board, move: int) -> str:
    start, to = from_square(move, board.turn), to_square(move, board.turn)
    kind, taken = board.kind_at(BIT[start]), board.kind_at(BIT[to])
    a, b = SQUARE_NAMES[start], SQUARE_NAMES[to]
    if is_castling(kind, start, to):
        return f"Castle on the {_wing(to > start)}"
    if taken != NO_KIND:
        return f"Capture the {KIND_WORDS[taken]} on {b} with the {KIND_WORDS[kind]} from {a}"
    passing = " and capture en passant" if kind == PAWN_KIND and to == board.passed else ""
    return f"Move the {KIND_WORDS[kind]} from {a} to {b}{passing}"


def _wing(short: bool) -> str:
    return f"{'king' if short else 'queen'}'s side"


def _sheet(p: Public, story: Story, names: Names) -> Sheet | None:
    """The moves so far, as SAN."""
    sans = ("…", *story.sans) if p.first.turn else story.sans
    if not story.sans:
        return None
    columns = tuple(str(p.first.number + n) for n in range((len(sans) + 1) // 2))
    rows = tuple(
        tuple(Cell(sans[n]) if n < len(sans) else Cell("") for n in range(seat, 2 * len(columns), 2))
        for seat in range(2)
    )
    return Sheet("Moves", columns, rows, tuple(f"{SIDES[n]} ({names.given(n)})" for n in range(2)))


def _facts(p: Public, story: Story) -> tuple[tuple[str, str], ...]:
    found = []
    if story.sans:
        found.append(("Last move", story.sans[-1]))
    if p.board.quiet >= 40:
        found.append(("Moves without capture or pawn move", str(p.board.quiet // 2)))
    times = repetitions(p)
    if times > 1:
        found.append(("This position", f"{times} times so far"))
    return (*found, ("FEN", write_fen(p.board)))


def narrate(view: ChessView, entry: Entry, names: Names) -> str:
    """One thing that happened, as this seat hears it."""
    if entry.kind == rules.MOVED:
        return f"{names[entry.seat]} {_moved(entry)}."
    if entry.kind == rules.CHECK:
        return f"{names[entry.seat]} {names.verb(entry.seat, 'are', 'is')} in check!"
    if entry.kind == rules.CLAIM_MADE:
        return f"{names[entry.seat]} claimed a draw."
    return ending(entry.a, entry.seat, names)


def _moved(entry: Entry) -> str:
    move, kind, taken = entry.a, entry.b, entry.c
    start, to = from_square(move, entry.seat), to_square(move, entry.seat)
    a, b = SQUARE_NAMES[start], SQUARE_NAMES[to]
    if is_castling(kind, start, to):
        return f"castled on the {_wing(to > start)}"
    became = f", and it became a {KIND_WORDS[promoted(move)]}" if move >= PROMOTE else ""
    if entry.d:
        return f"captured a pawn en passant, from {a} to {b}"
    if taken != NO_KIND:
        return f"captured the {KIND_WORDS[taken]} on {b} with the {KIND_WORDS[kind]} from {a}{became}"
    return f"moved the {KIND_WORDS[kind]} from {a} to {b}{became}"
