"""Chess, by python-chess; Checkers and Sorry!, by the board."""

from __future__ import annotations

from typing import Any

import pytest
from refusing import Sentences, Tried, members

from gamenight.games.chess.fen import write_fen
from gamenight.games.chess.notation import uci

chess = pytest.importorskip("chess")

CHESS = Sentences()
SQUARE = "([a-h][1-8])"
KINDS = "(pawn|knight|bishop|rook|queen|king)"
SEEN: list[tuple[Any, Any]] = []  # the last position that was asked about
PIECES = ("", "pawn", "knight", "bishop", "rook", "queen", "king")


def board(tried: Tried) -> Any:
    """As it stands, told by the moves: what may be castled and captured en passant is python-chess's to say."""
    if SEEN and SEEN[0][0] is tried.view:
        return SEEN[0][1]
    p = tried.p
    first = p.first.copy()
    told = chess.Board(write_fen(first))
    for move in p.line:
        told.push_uci(uci(first, move))
        first.make(move)
    SEEN[:] = [(tried.view, told)]
    return told


def start_and_end(tried: Tried) -> tuple[int, int]:
    return chess.parse_square(tried.text[:2]), chess.parse_square(tried.text[2:4])


def kind_on(table: Any, square: int, colour: bool | None = None) -> str:
    piece = table.piece_at(square)
    return PIECES[piece.piece_type] if piece and colour in (None, piece.color) else ""


def stands(table: Any, kind: str, square: str, colour: bool | None = None) -> bool:
    return kind_on(table, chess.parse_square(square), colour) == kind


def attacks(table: Any, attacker: str, target: int) -> bool:
    return bool(table.attacks_mask(chess.parse_square(attacker)) >> target & 1)


def after(tried: Tried) -> Any:
    """As if the move had been made all the same."""
    table = board(tried).copy()
    table.push(chess.Move.from_uci(tried.text))
    return table


def whose_turn(table: Any, side: str) -> bool:
    return side == ("White" if table.turn else "Black")


@CHESS.says(rf"On {SQUARE} there is nothing: move one of your own pieces \((White|Black)\)\.")
def nothing_there(tried: Tried, at: str, side: str) -> bool:
    table = board(tried)
    return (
        tried.text.startswith(at) and kind_on(table, chess.parse_square(at)) == "" and whose_turn(table, side)
    )


@CHESS.says(rf"On {SQUARE} the piece is not yours: move one of your own pieces \((White|Black)\)\.")
def not_yours(tried: Tried, at: str, side: str) -> bool:
    table = board(tried)
    theirs = kind_on(table, chess.parse_square(at), not table.turn) != ""
    return tried.text.startswith(at) and theirs and whose_turn(table, side)


@CHESS.says(rf"Only a pawn becomes another piece, and on {SQUARE} stands a {KINDS}\.")
def only_a_pawn(tried: Tried, at: str, kind: str) -> bool:
    return kind != "pawn" and tried.text.startswith(at) and stands(board(tried), kind, at)


@CHESS.says(rf"The {KINDS} is on {SQUARE} already: say where it goes\.")
def says_no_goal(tried: Tried, kind: str, at: str) -> bool:
    return tried.text == at + at and stands(board(tried), kind, at)


@CHESS.says(rf"Your own {KINDS} stands on {SQUARE}\.")
def own_piece_there(tried: Tried, kind: str, at: str) -> bool:
    table = board(tried)
    return tried.text[2:4] == at and stands(table, kind, at, table.turn)


@CHESS.says(r"Draws come by themselves here; there is nothing to claim\.")
def draws_come_by_themselves(tried: Tried) -> bool:
    return tried.text == "claim" and 1 not in (tried.house.repetition, tried.house.fifty_moves)


@CHESS.says(r"There is no draw to claim: (\d+) of 50 quiet moves have been made\.")
def too_few_quiet_moves(tried: Tried, moves: str) -> bool:
    return tried.house.fifty_moves == 1 and int(moves) == board(tried).halfmove_clock // 2 < 50


@CHESS.says(
    r"There is no draw to claim: this position has been on the board (once|(\d+) times), not three times\."
)
def too_few_repetitions(tried: Tried, was: str, times: str | None) -> bool:
    n = int(times or 1)
    return n < 3 and board(tried).is_repetition(n) and not board(tried).is_repetition(n + 1)


@CHESS.says(rf"An? {KINDS} moves .+; {SQUARE} cannot be reached from {SQUARE}\.")
def cannot_reach(tried: Tried, kind: str, to: str, at: str) -> bool:
    """Not even on an empty board."""
    table = board(tried)
    empty = chess.Board(None)
    start = chess.parse_square(at)
    empty.set_piece_at(start, table.piece_at(start))
    return (
        tried.text.startswith(at + to)
        and stands(table, kind, at)
        and not attacks(empty, at, chess.parse_square(to))
    )


def between(tried: Tried, at: int) -> bool:
    start, end = start_and_end(tried)
    return bool(chess.between(start, end) >> at & 1)


@CHESS.says(rf"The {KINDS} on {SQUARE} is in the way\.")
def in_the_way(tried: Tried, kind: str, at: str) -> bool:
    return stands(board(tried), kind, at) and between(tried, chess.parse_square(at))


@CHESS.says(rf"The {KINDS} on {SQUARE} is in the way: a pawn captures diagonally\.")
def in_the_pawns_way(tried: Tried, kind: str, at: str) -> bool:
    table, (start, end) = board(tried), start_and_end(tried)
    straight = start % 8 == end % 8 and (between(tried, chess.parse_square(at)) or tried.text[2:4] == at)
    return kind_on(table, start) == "pawn" and stands(table, kind, at) and straight


@CHESS.says(rf"Capturing en passant on {SQUARE} is for the move right after a pawn went two squares\.")
def too_late_en_passant(tried: Tried, at: str) -> bool:
    """A pawn of theirs stands there to be passed, and did not come just now by two squares."""
    table, (start, end) = board(tried), start_and_end(tried)
    beside = chess.square(end % 8, start // 8)
    just = (
        table.move_stack and table.peek().to_square == beside and abs(table.peek().from_square - beside) == 16
    )
    return tried.text[2:4] == at and kind_on(table, beside, not table.turn) == "pawn" and not just


@CHESS.says(rf"A pawn goes diagonally only to capture, and there is nothing on {SQUARE} to capture\.")
def nothing_to_capture(tried: Tried, at: str) -> bool:
    table, (start, end) = board(tried), start_and_end(tried)
    slanted = abs(start % 8 - end % 8) == 1
    return slanted and kind_on(table, start) == "pawn" and kind_on(table, chess.parse_square(at)) == ""


@CHESS.says(
    rf"A pawn moves straight ahead, one square or two from where it began: not from {SQUARE} to {SQUARE}\."
)
def no_way_of_a_pawn(tried: Tried, at: str, to: str) -> bool:
    table, (start, end) = board(tried), start_and_end(tried)
    ahead = (end - start) * (1 if table.turn else -1)
    began = start // 8 == (1 if table.turn else 6)
    return (
        tried.text.startswith(at + to)
        and stands(table, "pawn", at)
        and ahead not in ((8, 16) if began else (8,))
    )


@CHESS.says(rf"Say what the pawn becomes on {SQUARE}: (.+)\.")
def say_what_it_becomes(tried: Tried, at: str, ways: str) -> bool:
    pawn = kind_on(board(tried), start_and_end(tried)[0]) == "pawn"
    return (
        pawn and at[1] in "18" and tried.text[2:4] == at and all(tried.text[:4] + x in ways for x in "qrbn")
    )


@CHESS.says(r"You cannot castle here: the king or the rook from the ([ah])-file has moved or is gone\.")
def lost_castling(tried: Tried, file: str) -> bool:
    table = board(tried)
    castles = table.has_kingside_castling_rights if file == "h" else table.has_queenside_castling_rights
    return tried.text[2] == ("g" if file == "h" else "c") and not castles(table.turn)


@CHESS.says(rf"You cannot castle: the {KINDS} on {SQUARE} is between king and rook\.")
def between_king_and_rook(tried: Tried, kind: str, at: str) -> bool:
    table, start = board(tried), start_and_end(tried)[0]
    rook = chess.square(7 if tried.text[2] == "g" else 0, start // 8)
    return stands(table, kind, at) and bool(chess.between(start, rook) >> chess.parse_square(at) & 1)


@CHESS.says(r"You cannot castle while your king is in check\.")
def no_castling_in_check(tried: Tried) -> bool:
    return board(tried).is_check() and abs(start_and_end(tried)[0] - start_and_end(tried)[1]) == 2


@CHESS.says(rf"You cannot castle: {SQUARE} is attacked by the {KINDS} on {SQUARE}\.")
def no_castling_through(tried: Tried, through: str, kind: str, at: str) -> bool:
    table = board(tried)
    return stands(table, kind, at, not table.turn) and attacks(table, at, chess.parse_square(through))


@CHESS.says(rf"The king may not go to {SQUARE}: it is attacked by the {KINDS} on {SQUARE}\.")
def king_would_be_attacked(tried: Tried, to: str, kind: str, at: str) -> bool:
    table = after(tried)
    return (
        tried.text[2:4] == to
        and stands(table, kind, at, table.turn)
        and attacks(table, at, chess.parse_square(to))
    )


@CHESS.says(rf"The king may not go to {SQUARE}: it is attacked by the other king\.")
def kings_would_touch(tried: Tried, to: str) -> bool:
    table = board(tried)
    king = table.king(not table.turn)
    return king is not None and attacks(table, chess.square_name(king), chess.parse_square(to))


def checkers(table: Any) -> dict[str, str]:
    """The squares of the pieces that give check, and what stands there."""
    return {chess.square_name(at): kind_on(table, at) for at in table.checkers()}


@CHESS.says(
    rf"Your king is attacked by the {KINDS} on {SQUARE} and the {KINDS} on {SQUARE}: only moving the king helps\."
)
def double_check(tried: Tried, kind: str, at: str, other: str, there: str) -> bool:
    return checkers(board(tried)) == {at: kind, there: other}


@CHESS.says(
    rf"Your king is in check from the {KINDS} on {SQUARE}: capture it, stand between, or move the king\."
)
def check_from_afar(tried: Tried, kind: str, at: str) -> bool:
    table = board(tried)
    king = table.king(table.turn)
    return (
        checkers(table) == {at: kind}
        and king is not None
        and bool(chess.between(king, chess.parse_square(at)))
    )


@CHESS.says(rf"Your king is in check from the {KINDS} on {SQUARE}: capture it, or move the king\.")
def check_from_near(tried: Tried, kind: str, at: str) -> bool:
    table = board(tried)
    king = table.king(table.turn)
    return (
        checkers(table) == {at: kind} and king is not None and not chess.between(king, chess.parse_square(at))
    )


@CHESS.says(r"Capturing en passant here would leave your king attacked\.")
def en_passant_exposes(tried: Tried) -> bool:
    table = board(tried)
    return kind_on(table, start_and_end(tried)[0]) == "pawn" and after(tried).was_into_check()


@CHESS.says(rf"The {KINDS} on {SQUARE} may not leave: your king would be attacked by (.+)\.")
def pinned(tried: Tried, kind: str, at: str, by: str) -> bool:
    table, gone = board(tried), after(tried)
    king = gone.king(not gone.turn)
    assert king is not None
    named = {
        f"the {kind_on(gone, each)} on {chess.square_name(each)}" for each in gone.attackers(gone.turn, king)
    }
    return stands(table, kind, at, table.turn) and bool(named) and named <= set(by.split(" or "))


CHECKERS = Sentences()


def place(square: int) -> int:
    return square - 1 + (square - 1) // 8


def owner(tried: Tried, square: int) -> str:
    """Whose checker stands on a square by its printed number."""
    bit = 1 << place(square)
    return "dark" if tried.p.dark & bit else "light" if tried.p.light & bit else ""


def spot(square: int) -> tuple[int, int]:
    """Row from the top and column."""
    row, at = divmod(square - 1, 4)
    return row, 2 * at + (1 - row % 2)


def mine(tried: Tried) -> str:
    return ("dark", "light")[tried.seat]


def way(tried: Tried) -> tuple[int, int]:
    return tried.move // 32 + 1, tried.move % 32 + 1


def is_king(tried: Tried, square: int) -> bool:
    return bool(tried.p.kings >> place(square) & 1)


@CHECKERS.says(r"You may only stop in the middle of a jump: move a checker\.")
def nothing_to_stop(tried: Tried) -> bool:
    return tried.text == "stop" and tried.p.jumping < 0


@CHECKERS.says(r"The checker on (\d+) is not yours: move one of your own \((\w+)\)\.", "not_yours")
def checker_not_yours(tried: Tried, square: str, side: str) -> bool:
    theirs = owner(tried, int(square))
    return int(square) == way(tried)[0] and side == mine(tried) and theirs not in ("", side)


@CHECKERS.says(r"There is no checker on (\d+): move one of your own \((\w+)\)\.")
def no_checker_there(tried: Tried, square: str, side: str) -> bool:
    return int(square) == way(tried)[0] and side == mine(tried) and owner(tried, int(square)) == ""


@CHECKERS.says(r"There is a checker on (\d+): move to an empty square\.")
def taken_square(tried: Tried, square: str) -> bool:
    return int(square) == way(tried)[1] and owner(tried, int(square)) != ""


def lands(tried: Tried) -> set[str]:
    return {str(move % 32 + 1) for move in tried.view.moves if move < 1024}


@CHECKERS.says(r"The checker on (\d+) can jump on, so it must: to (.+)\.")
def must_jump_on(tried: Tried, square: str, to: str) -> bool:
    own = owner(tried, int(square)) == mine(tried)
    return (
        own
        and bool(tried.house.forced_capture)
        and lands(tried) == set(to.split(" or "))
        and "stop" not in tried.legal
    )


@CHECKERS.says(r"You are jumping with the checker on (\d+): jump on to (.+), or stop\.")
def jump_or_stop(tried: Tried, square: str, to: str) -> bool:
    return (
        owner(tried, int(square)) == mine(tried)
        and lands(tried) == set(to.split(" or "))
        and "stop" in tried.legal
    )


@CHECKERS.says(
    r"The checker on (\d+) is not a king: it (moves|jumps) forward only\.",
    "moves_forward_only",
    "jumps_forward_only",
)
def forward_only(tried: Tried, square: str, how: str) -> bool:
    (a, _), (b, _) = map(spot, way(tried))
    back = b < a if tried.seat == 0 else b > a
    steps = {"moves": 1, "jumps": 2}[how]
    own = owner(tried, int(square)) == mine(tried) and int(square) == way(tried)[0]
    return own and not is_king(tried, int(square)) and back and abs(a - b) == steps


@CHECKERS.says(r"Between (\d+) and (\d+) stands no checker of the other side to jump\.")
def nothing_to_jump(tried: Tried, start: str, to: str) -> bool:
    (a, b), (c, d) = map(spot, way(tried))
    middle = next(s for s in range(1, 33) if spot(s) == ((a + c) // 2, (b + d) // 2))
    return (int(start), int(to)) == way(tried) and owner(tried, middle) in ("", mine(tried))


@CHECKERS.says(r"You can jump, so you must: (.+)\.")
def must_jump_instead(tried: Tried, ways: str) -> bool:
    jumps = all(abs(spot(m // 32 + 1)[0] - spot(m % 32 + 1)[0]) == 2 for m in tried.view.moves)
    return jumps and set(ways.split(", ")) == set(tried.legal) and bool(tried.house.forced_capture)


@CHECKERS.says(
    r"A (checker|king) moves one square diagonally, or jumps; (\d+) cannot be reached from (\d+)\.",
    "man_cannot_reach",
    "king_cannot_reach",
)
def cannot_be_reached(tried: Tried, who: str, to: str, start: str) -> bool:
    (a, b), (c, d) = map(spot, way(tried))
    right = way(tried) == (int(start), int(to)) and is_king(tried, int(start)) == (who == "king")
    return (
        right and (abs(a - c), abs(b - d)) not in ((1, 1), (2, 2)) and owner(tried, int(start)) == mine(tried)
    )


SORRY = Sentences(frozenset({"sorry_moves_nobody", "choose_first"}))
COLOURS = ("red", "blue", "yellow", "green")
CARDS = ("1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "SORRY!")
AN = r"(?:an?|An?) (1|2|3|4|5|7|8|10|11|12|SORRY!)"
HOME, START = 65, 66


def pawn(name: str) -> int:
    return "RBYG".index(name[0]) * 4 + int(name[1]) - 1


def at(tried: Tried, name: str) -> int:
    """Where a pawn stands."""
    return int(tried.p.board.place[pawn(name)])


def own_colours(tried: Tried) -> list[int]:
    return members(tried.p.sides[tried.seat])


def card(tried: Tried) -> str:
    return CARDS[tried.p.card] if tried.p.card >= 0 else ""


def kind_of_move(tried: Tried) -> str:
    """step, start, swap, sorry, card, toss or forfeit"""
    bounds = (
        (128, "step"),
        (132, "start"),
        (388, "swap"),
        (452, "sorry"),
        (463, "card"),
        (474, "toss"),
        (475, "forfeit"),
    )
    return next(name for bound, name in bounds if tried.move < bound)


def stepping(tried: Tried, name: str) -> bool:
    return kind_of_move(tried) == "step" and tried.move // 8 == pawn(name)


@SORRY.says(r"Finish the 7 first: (\d) of it is to be played forward\.")
def finish_the_seven(tried: Tried, left: str) -> bool:
    return card(tried) == "7" and int(left) == tried.p.left > 0


@SORRY.says(r"There are no hands here: use the card that was drawn for you\.")
def no_hands(tried: Tried) -> bool:
    return not tried.house.points and card(tried) != "" and kind_of_move(tried) in ("card", "toss")


@SORRY.says(rf"You have played {AN}: use it first\.")
def use_it_first(tried: Tried, name: str) -> bool:
    return card(tried) == name and kind_of_move(tried) in ("card", "toss") and bool(tried.house.points)


@SORRY.says(rf"You do not hold {AN}\.?", "not_held")
def sorry_card_not_held(tried: Tried, name: str) -> bool:
    tossed = tried.move - (463 if kind_of_move(tried) == "toss" else 452)
    return CARDS[tossed] == name and not tried.view.hand[tossed]


@SORRY.says(rf"No pawn of yours can use {AN} now\.")
def cannot_be_used(tried: Tried, name: str) -> bool:
    return bool(tried.view.hand[CARDS.index(name)]) and f"card {name.lower().rstrip('!')}" not in tried.legal


@SORRY.says(r"You may only discard a card if none in your hand can be used\.")
def some_can_be_used(tried: Tried) -> bool:
    return kind_of_move(tried) == "toss" and any(move.startswith("card") for move in tried.legal)


def legal_kinds(tried: Tried) -> set[str]:
    return {kind_of_move(Tried(tried.game, tried.view, move)) for move in tried.view.moves}


@SORRY.says(r"A pawn of yours can go forward 11, so you must do that or change places\.")
def eleven_can_be_used(tried: Tried) -> bool:
    return card(tried) == "11" and "step" in legal_kinds(tried)


@SORRY.says(r"You can use the SORRY!, so you must\.")
def sorry_can_be_used(tried: Tried) -> bool:
    return card(tried) == "SORRY!" and legal_kinds(tried) == {"sorry"}


@SORRY.says(r"You can use the (\d+), so you must, even if it is not to your liking\.")
def can_be_used(tried: Tried, name: str) -> bool:
    return card(tried) == name and bool(tried.legal) and "forfeit" not in legal_kinds(tried)


@SORRY.says(r"You move your own pawns, not (\w+)\.", "not_yours")
def pawns_not_yours(tried: Tried, colour: str) -> bool:
    return COLOURS.index(colour) not in own_colours(tried) and not tried.house.teams


@SORRY.says(r"You move your own or your partner's pawns, not (\w+)\.")
def not_your_teams(tried: Tried, colour: str) -> bool:
    return COLOURS.index(colour) not in own_colours(tried) and len(own_colours(tried)) == 2


@SORRY.says(r"([RBYG][1-4]) is in START: only a 1, a 2 or a SORRY! brings it out\.")
def pawn_in_start(tried: Tried, name: str) -> bool:
    return stepping(tried, name) and at(tried, name) == START


@SORRY.says(r"([RBYG][1-4]) is HOME and stays there\.")
def pawn_is_home(tried: Tried, name: str) -> bool:
    return stepping(tried, name) and at(tried, name) == HOME


@SORRY.says(r"([RBYG][1-4]) has had its part of the 7: the rest goes to another pawn\.")
def had_its_part(tried: Tried, name: str) -> bool:
    return stepping(tried, name) and pawn(name) in members(tried.p.used) and card(tried) == "7"


@SORRY.says(r"([RBYG][1-4]) goes forward, and by (\d) at most: that is what there is of the 7\.")
def parts_of_seven(tried: Tried, name: str, left: str) -> bool:
    return stepping(tried, name) and card(tried) == "7" and int(left) == (tried.p.left or 7)


def forward(colour: int, place: int, n: int) -> int:
    """Where n steps lead; past HOME, -1."""
    for _ in range(n):
        if place >= HOME:
            return -1
        if place >= 60:
            place += 1
        else:
            place = 60 if place == 15 * colour + 2 else (place + 1) % 60
    return place


def backward(colour: int, place: int, n: int) -> int:
    for _ in range(n):
        place = 15 * colour + 2 if place == 60 else place - 1 if place > 60 else (place - 1) % 60
    return place


SPOTS = (
    "the {c} corner", "the first {c} triangle", "the {c} entry", "the first {c} slide", "the {c} circle",
    "the first space past the {c} circle", "the second space past the {c} circle",
    "the third space past the {c} circle", "the fourth space past the {c} circle", "the second {c} triangle",
    "the second {c} slide", "the second {c} slide", "the second {c} slide", "the end of the second {c} slide",
    "the space before the {n} corner",
)  # fmt: skip


def called(place: int) -> str:
    if place >= 60:
        return "HOME" if place == HOME else f"safety step {place - 59}"
    side, spot = divmod(place, 15)
    return SPOTS[spot].format(c=COLOURS[side], n=COLOURS[(side + 1) % 4])


ON = {"1": 1, "2": 2, "3": 3, "5": 5, "8": 8, "10": 10, "11": 11, "12": 12}
BACK = {"4": 4, "10": 1}


@SORRY.says(rf"{AN} takes ([RBYG][1-4]) (.+)\.")
def card_takes(tried: Tried, name: str, who: str, ways: str) -> bool:
    colour, place = pawn(who) // 4, at(tried, who)
    right = []
    if name in ON and (to := forward(colour, place, ON[name])) >= 0:
        right.append(f"forward {ON[name]} to {called(to)}")
    if name in BACK:
        right.append(f"backward {BACK[name]} to {called(backward(colour, place, BACK[name]))}")
    return name == card(tried) and stepping(tried, who) and ways == (" or ".join(right) or "nowhere")


def goal(tried: Tried) -> int:
    """Where the step that was tried would lead."""
    who, slot = divmod(tried.move, 8)
    name, place = card(tried), int(tried.p.board.place[who])
    if slot == 0:
        return backward(who // 4, place, BACK[name])
    return forward(who // 4, place, slot if name == "7" else ON[name])


@SORRY.says(r"([RBYG][1-4]) would go past HOME, which must be reached by exact count\.")
def past_home(tried: Tried, name: str) -> bool:
    return stepping(tried, name) and goal(tried) < 0


@SORRY.says(r"([RBYG][1-4]) stands on (.+), and a colour never shares one\.")
def own_pawn_there(tried: Tried, name: str, where: str) -> bool:
    return (
        pawn(name) // 4 == tried.move // 32
        and at(tried, name) == goal(tried)
        and called(goal(tried)) == where
    )


@SORRY.says(r"The second pawn must use all that is left of the 7: (\d)\.")
def second_uses_all(tried: Tried, left: str) -> bool:
    return bool(tried.p.used) and int(left) == tried.p.left != tried.move % 8


@SORRY.says(r"With ([RBYG][1-4]) on (.+) no other pawn could use the remaining (\d) of the 7\.")
def rest_unplayable(tried: Tried, name: str, where: str, rest: str) -> bool:
    """One pawn's rest: none of the others of the player could go so far, by itself or, in teams, between them."""
    left, places = (tried.p.left or 7) - tried.move % 8, after_the_part(tried)
    able = []
    for one in range(16):
        if one // 4 in own_colours(tried) and one != tried.move // 8 and one not in members(tried.p.used):
            to = forward(one // 4, places[one], left)
            mates = [places[mate] for mate in range(one // 4 * 4, one // 4 * 4 + 4) if mate != one]
            able += [one] if to == HOME or (to >= 0 and to not in mates) else []
    return stepping(tried, name) and int(rest) == left > 0 and (not able or bool(tried.house.teams))


def after_the_part(tried: Tried) -> list[int]:
    """Where everybody stands once the first part of a 7 has been played: it may slide, and clear its slide."""
    first, end, places = tried.move // 8, goal(tried), [int(place) for place in tried.p.board.place]
    side, spot = divmod(end, 15)
    length = {1: 3, 9: 4}.get(spot, 0) if end < 60 and side != first // 4 else 0
    swept = range(end + 1, end + length + 1)
    places = [START if place in swept else place for place in places]
    places[first] = end + length
    return places


@SORRY.says(rf"{AN} brings no pawn out of START: only a 1 or a 2 does\.")
def brings_nobody_out(tried: Tried, name: str) -> bool:
    return name == card(tried) and name not in ("1", "2", "SORRY!") and kind_of_move(tried) == "start"


@SORRY.says(
    r"A SORRY! brings a pawn out of START to where an opponent's stands: say whose, as in sorry R B2\."
)
def sorry_takes_a_place(tried: Tried) -> bool:
    return card(tried) == "SORRY!" and kind_of_move(tried) == "start"


@SORRY.says(r"No (\w+) pawn is in START\.")
def nobody_in_start(tried: Tried, colour: str) -> bool:
    first = 4 * COLOURS.index(colour)
    return (
        kind_of_move(tried) in ("start", "sorry")
        and START not in list(tried.p.board.place)[first : first + 4]
    )


@SORRY.says(r"A (\w+) pawn stands on (.+): move it on first\.")
def circle_taken(tried: Tried, colour: str, where: str) -> bool:
    side = COLOURS.index(colour)
    return (
        called(15 * side + 4) == where and 15 * side + 4 in list(tried.p.board.place)[4 * side : 4 * side + 4]
    )


@SORRY.says(rf"{AN} does not change places: only an 11 does\.")
def no_swap(tried: Tried, name: str) -> bool:
    return card(tried) == name != "11" and kind_of_move(tried) == "swap"


@SORRY.says(r"An 11 changes places with an opponent's pawn only\.")
def swap_an_opponent(tried: Tried) -> bool:
    return kind_of_move(tried) == "swap" and (tried.move - 132) % 16 // 4 not in members(
        tried.p.foes(tried.seat)
    )


@SORRY.says(r"(\w+) pawn ([1-4]) is not on the open track\.")
def not_on_the_track(tried: Tried, colour: str, number: str) -> bool:
    one = 4 * COLOURS.index(colour.lower()) + int(number) - 1
    return kind_of_move(tried) in ("swap", "sorry") and tried.p.board.place[one] >= 60


@SORRY.says(rf"The card is {AN}, not a SORRY!")
def no_sorry(tried: Tried, name: str) -> bool:
    return card(tried) == name != "SORRY!" and kind_of_move(tried) == "sorry"


@SORRY.says(r"SORRY! goes against an opponent while one is on the open track\.")
def sorry_order(tried: Tried) -> bool:
    foes = members(tried.p.foes(tried.seat))
    against = (tried.move - 388) % 16 // 4 in foes
    return not against and any(tried.p.board.place[one] < 60 for one in range(16) if one // 4 in foes)


@SORRY.says(r"SORRY! goes against an opponent's pawn\.")
def sorry_an_opponent(tried: Tried) -> bool:
    return (tried.move - 388) % 16 // 4 not in members(tried.p.foes(tried.seat))


# Where castling, checks from two sides, pins, promotion and capturing en passant are at hand.
POSITIONS = (
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2QK2R b KQkq - 0 1",
    "rn1q1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RN2K2R w KQ - 1 8",
    "4k3/P7/8/2pP4/8/5n2/4r3/4K2R w - c6 0 1",
)
TABLES = {"chess": CHESS, "checkers": CHECKERS, "sorry": SORRY}
