# compiled
"""What Chess says in English."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gamenight.core import words
from gamenight.parts.squares import SQUARE_NAMES

KINDS = ("pawn", "knight", "bishop", "rook", "queen", "king")
POINTS = (1, 3, 3, 5, 9)  # what each is worth beside a pawn
SIDES = ("White", "Black")
COLOURS = ("white", "black")


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(words.Words):
    title = "Chess"
    about = "Attack the other king so that it cannot escape."
    presets = {
        "sheet": (
            "As on the rule sheet",
            "With the usual draws besides: repetition, fifty quiet moves, no mate possible.",
        ),
        "club": ("As in a chess club", "A draw by repetition or fifty moves must be claimed."),
        "bots": ("For bots", "A draw after 300 moves."),
    }
    options = {
        "repetition": "What three times the same position does",
        "fifty_moves": "What fifty moves without capture or pawn move do",
        "dead_position": "The game is drawn once nobody can ever be mated",
        "move_limit": "Moves by each side after which it is a draw; 0 for no limit",
        "position": "Where the pieces stand at first, as FEN writes it",
    }

    notation = r"[a-h1-8]|[KQRBNOa-h1-8x=+#-]{2,10}|FEN|[pnbrqkPNBRQK1-8/]+ [wb] .+"  # a file, SAN, FEN
    decisions = {
        "move": (
            "Move one piece. Look first what the other side attacks.",
            "In the beginning bring out knights and bishops.",
        ),
        "check": (
            "Your king is attacked: that is check, and it must end now.",
            "Move the king, block the way, or capture the attacker.",
        ),
        "castle": ("You may castle: king and rook move together, once.", "It brings the king into safety."),
        "promote": (
            "A pawn that reaches the far side becomes another piece.",
            "A queen is nearly always best.",
        ),
        "en_passant": (
            "That pawn passed yours in one jump of two squares.",
            "Only now may you capture it as if it had gone one.",
        ),
        "claim": ("You may claim a draw here.", "Do it only if you stand no better."),
    }
    minute = (
        "You win by attacking the king so that it cannot escape.",
        "In your turn you move one of your pieces.",
        "A piece that lands on an enemy piece captures it.",
    )
    lesson = (
        ("Your king steps one square any way. Trap theirs to win.", ""),
        (
            "Pawns walk straight ahead, two squares the first time. Move this one.",
            "Move the pawn from e2 to e4.",
        ),
        ("These two block each other: pawns capture only diagonally.", ""),
        ("Bishops slide along diagonals. Bring yours out to c4.", "Touch the bishop on f1, then c4."),
        ("Knights jump: two squares one way, then one to the side.", ""),
        ("Rooks slide straight, in any line that is free.", ""),
        ("The queen goes any way, as far as she likes. To h5!", "Touch the queen on d1, then h5."),
        ("This pawn is attacked twice and guarded only by the king.", ""),
        ("Capture it with the queen.", "Take the pawn on f7 with the queen."),
        ("Checkmate: attacked, with nowhere to go. You have won.", ""),
    )

    # Things

    def kind(self, kind: int) -> str:
        return KINDS[kind]

    def kind_label(self, kind: int) -> str:
        return KINDS[kind].capitalize()

    def kinds(self, kind: int) -> str:
        return f"{KINDS[kind]}s"

    def side(self, side: int) -> str:
        return SIDES[side]

    def colour(self, side: int) -> str:
        return COLOURS[side]

    def square(self, square: int) -> str:
        return SQUARE_NAMES[square]

    def man(self, side: int, kind: int) -> str:
        return f"{COLOURS[side]} {KINDS[kind]}"

    def man_on(self, side: int, kind: int, square: int) -> str:
        return f"{COLOURS[side]} {KINDS[kind]} on {self.square(square)}"

    def piece_on(self, kind: int, square: int) -> str:
        return f"the {KINDS[kind]} on {self.square(square)}"

    def wing(self, short: bool) -> str:
        return f"{'king' if short else 'queen'}'s side"

    # The scene

    def move_number(self, number: int) -> str:
        return f"Move {number}"

    def to_move(self, who: int, side: int) -> str:
        return f"{self[who]} to move: {SIDES[side]}."

    def to_move_in_check(self, who: int, side: int) -> str:
        return f"{self[who]} to move: {SIDES[side]} and is in check."

    def save_your_king(self) -> str:
        return "You are in check! Save your king."

    def save_your_king_or_claim(self) -> str:
        return "You are in check! Save your king. Or claim a draw."

    def move_a_piece(self, side: int) -> str:
        return f"You play {SIDES[side]}. Move a piece."

    def move_a_piece_or_claim(self, side: int) -> str:
        return f"You play {SIDES[side]}. Move a piece. Or claim a draw."

    def mate(self, winner: int) -> str:
        return f"Checkmate! {self[winner]} {self.verb(winner, 'win', 'wins')}."

    def stalemate(self) -> str:
        return "Stalemate: no legal move and no check, so it is a draw."

    def dead(self) -> str:
        return "A draw: nobody has the pieces left to give mate."

    def repeated(self) -> str:
        return "A draw: the same position came up again and again."

    def quiet(self) -> str:
        return "A draw: many moves without a capture or a pawn moved."

    def long_game(self) -> str:
        return "A draw: the agreed number of moves has been made."

    def checkmated(self) -> str:
        return "checkmated"

    def in_check(self) -> str:
        return "in check"

    def captured_by(self, seat: int) -> str:
        return f"Captured by {self.whom(seat)}"

    def captured_says(self, seat: int, count: int) -> str:
        return f"Captured by {self.whom(seat)}: {count}"

    def the_last_move(self) -> str:
        return "the last move"

    def mark_mate(self) -> str:
        return "mate"

    def mark_check(self) -> str:
        return "check"

    def king_in_mate(self) -> str:
        return "the king is in mate"

    def king_in_check(self) -> str:
        return "the king is in check"

    def claim_label(self) -> str:
        return "Claim a draw"

    def claim(self) -> str:
        return "Claim a draw."

    def castle(self, short: bool) -> str:
        return f"Castle on the {self.wing(short)}."

    def capture(self, victim: int, to: int, kind: int, start: int) -> str:
        return f"{self._capture(victim, to, kind, start)}."

    def capture_and_promote(self, victim: int, to: int, kind: int, start: int, new: int) -> str:
        return f"{self._capture(victim, to, kind, start)} and make it a {KINDS[new]}."

    def move(self, kind: int, start: int, to: int) -> str:
        return f"Move the {KINDS[kind]} from {self.square(start)} to {self.square(to)}."

    def move_and_promote(self, kind: int, start: int, to: int, new: int) -> str:
        return f"Move the {KINDS[kind]} from {self.square(start)} to {self.square(to)} and make it a {KINDS[new]}."

    def move_en_passant(self, start: int, to: int) -> str:
        return f"Move the pawn from {self.square(start)} to {self.square(to)} and capture en passant."

    def _capture(self, victim: int, to: int, kind: int, start: int) -> str:
        where = f"{self.square(to)} with the {KINDS[kind]} from {self.square(start)}"
        return f"Capture the {KINDS[victim]} on {where}"

    def moves_title(self) -> str:
        return "Moves"

    def moves_of(self, seat: int) -> str:
        return f"{SIDES[seat]} ({self.whom(seat)})"

    def last_move(self) -> str:
        return "Last move"

    def quiet_moves(self) -> str:
        return "Moves without capture or pawn move"

    def this_position(self) -> str:
        return "This position"

    def times_so_far(self, times: int) -> str:
        return f"{times} times so far"

    # What happened

    def castled(self, who: int, short: bool) -> str:
        return f"{self[who]} castled on the {self.wing(short)}."

    def captured_en_passant(self, who: int, start: int, to: int) -> str:
        return f"{self[who]} captured a pawn en passant, from {self.square(start)} to {self.square(to)}."

    def captured(self, who: int, victim: int, to: int, kind: int, start: int) -> str:
        return f"{self[who]} {self._captured(victim, to, kind, start)}."

    def captured_and_promoted(self, who: int, victim: int, to: int, kind: int, start: int, new: int) -> str:
        return f"{self[who]} {self._captured(victim, to, kind, start)}, and it became a {KINDS[new]}."

    def _captured(self, victim: int, to: int, kind: int, start: int) -> str:
        where = f"{self.square(to)} with the {KINDS[kind]} from {self.square(start)}"
        return f"captured the {KINDS[victim]} on {where}"

    def moved(self, who: int, kind: int, start: int, to: int) -> str:
        return f"{self[who]} moved the {KINDS[kind]} from {self.square(start)} to {self.square(to)}."

    def moved_and_promoted(self, who: int, kind: int, start: int, to: int, new: int) -> str:
        where = f"from {self.square(start)} to {self.square(to)}"
        return f"{self[who]} moved the {KINDS[kind]} {where}, and it became a {KINDS[new]}."

    def is_in_check(self, who: int) -> str:
        return f"{self[who]} {self.verb(who, 'are', 'is')} in check!"

    def claimed(self, who: int) -> str:
        return f"{self[who]} claimed a draw."

    # What cannot be read

    def unreadable(self, text: str) -> str:
        ways = "Write the two squares (e2e4, e7e8q), or the piece and its goal (Nf3, exd5, O-O)."
        return f"{text!r} is no move here. {ways}"

    def no_promotion(self, text: str) -> str:
        rule = "only a pawn that reaches the last rank becomes a piece: a queen, rook, bishop or knight."
        return f"{text!r}: {rule}"

    def several_can(self, text: str, kind: int, to: int, starts: Sequence[int]) -> str:
        ways = " or ".join(self.square(start) + self.square(to) for start in starts)
        return f"{text!r}: {len(starts)} {self.kinds(kind)} can go to {self.square(to)}: write {ways}."

    def no_such_piece(self, text: str, kind: int) -> str:
        return f"{text!r}: you have no such {KINDS[kind]}."

    # Why not

    def never_ends(self) -> str:
        return "Without repetition and fifty_moves a game may never end: set move_limit, or leave one of them on."

    def already_over(self, position: str) -> str:
        return f"In the position {position!r} the game is already over."

    def no_move(self) -> str:
        return "That is no move: move one of your own pieces."

    def nothing_there(self, square: int, side: int) -> str:
        return f"On {self.square(square)} there is nothing: move one of your own pieces ({SIDES[side]})."

    def not_yours(self, square: int, side: int) -> str:
        return (
            f"On {self.square(square)} the piece is not yours: move one of your own pieces ({SIDES[side]})."
        )

    def only_a_pawn(self, square: int, kind: int) -> str:
        return f"Only a pawn becomes another piece, and on {self.square(square)} stands a {KINDS[kind]}."

    def says_no_goal(self, kind: int, square: int) -> str:
        return f"The {KINDS[kind]} is on {self.square(square)} already: say where it goes."

    def own_piece_there(self, kind: int, square: int) -> str:
        return f"Your own {KINDS[kind]} stands on {self.square(square)}."

    def draws_come_by_themselves(self) -> str:
        return "Draws come by themselves here; there is nothing to claim."

    def too_few_quiet_moves(self, moves: int) -> str:
        return f"There is no draw to claim: {moves} of 50 quiet moves have been made."

    def too_few_repetitions(self, times: int) -> str:
        was = "once" if times == 1 else f"{times} times"
        return f"There is no draw to claim: this position has been on the board {was}, not three times."

    def cannot_reach(self, kind: int, start: int, to: int) -> str:
        way = {
            1: "A knight moves two squares along a file or rank and one to the side",
            2: "A bishop moves along diagonals",
            3: "A rook moves along files and ranks",
            4: "A queen moves along files, ranks and diagonals",
            5: "A king moves one square",
        }[kind]
        return f"{way}; {self.square(to)} cannot be reached from {self.square(start)}."

    def in_the_way(self, kind: int, square: int) -> str:
        return f"The {KINDS[kind]} on {self.square(square)} is in the way."

    def in_the_pawns_way(self, kind: int, square: int) -> str:
        return f"The {KINDS[kind]} on {self.square(square)} is in the way: a pawn captures diagonally."

    def too_late_en_passant(self, square: int) -> str:
        rule = "is for the move right after a pawn went two squares."
        return f"Capturing en passant on {self.square(square)} {rule}"

    def nothing_to_capture(self, square: int) -> str:
        where = self.square(square)
        return f"A pawn goes diagonally only to capture, and there is nothing on {where} to capture."

    def no_way_of_a_pawn(self, start: int, to: int) -> str:
        rule = "A pawn moves straight ahead, one square or two from where it began"
        return f"{rule}: not from {self.square(start)} to {self.square(to)}."

    def say_what_it_becomes(self, start: int, to: int) -> str:
        ways = [f"{self.square(start)}{self.square(to)}{letter}" for letter in "qrbn"]
        return f"Say what the pawn becomes on {self.square(to)}: {self.listed(ways, 'or')}."

    def lost_castling(self, short: bool) -> str:
        file = "h" if short else "a"
        return f"You cannot castle here: the king or the rook from the {file}-file has moved or is gone."

    def between_king_and_rook(self, kind: int, square: int) -> str:
        return f"You cannot castle: {self.piece_on(kind, square)} is between king and rook."

    def no_castling_in_check(self) -> str:
        return "You cannot castle while your king is in check."

    def no_castling_through(self, square: int, kind: int, attacker: int) -> str:
        by = self.piece_on(kind, attacker)
        return f"You cannot castle: {self.square(square)} is attacked by {by}."

    def king_would_be_attacked(self, square: int, kind: int, attacker: int) -> str:
        by = self.piece_on(kind, attacker)
        return f"The king may not go to {self.square(square)}: it is attacked by {by}."

    def kings_would_touch(self, square: int) -> str:
        return f"The king may not go to {self.square(square)}: it is attacked by the other king."

    def double_check(self, attackers: Sequence[tuple[int, int]]) -> str:
        by = " and ".join(self.piece_on(kind, square) for kind, square in attackers)
        return f"Your king is attacked by {by}: only moving the king helps."

    def check_from_afar(self, kind: int, square: int) -> str:
        by = self.piece_on(kind, square)
        return f"Your king is in check from {by}: capture it, stand between, or move the king."

    def check_from_near(self, kind: int, square: int) -> str:
        return f"Your king is in check from {self.piece_on(kind, square)}: capture it, or move the king."

    def en_passant_exposes(self) -> str:
        return "Capturing en passant here would leave your king attacked."

    def pinned(self, kind: int, square: int, attackers: Sequence[tuple[int, int]]) -> str:
        by = " or ".join(self.piece_on(kind, at) for kind, at in attackers)
        return (
            f"The {KINDS[kind]} on {self.square(square)} may not leave: your king would be attacked by {by}."
        )

    # Why a good player would

    def because_mate(self) -> str:
        return "It is checkmate."

    def because_promotion(self, kind: int) -> str:
        return f"The pawn becomes a {KINDS[kind]}."

    def because_for_nothing(self, victim: int, square: int) -> str:
        return f"It takes {self.piece_on(victim, square)}, and nothing can take back."

    def because_it_takes(self, victim: int, square: int, kind: int) -> str:
        took, risks = POINTS[victim], POINTS[kind]
        return f"It takes {self.piece_on(victim, square)}, worth {took}, with a {KINDS[kind]}, worth {risks}."

    def because_safer(self, kind: int, square: int, to: int) -> str:
        return f"Your {KINDS[kind]} on {self.square(square)} is attacked; on {self.square(to)} nothing can take it."

    def because_castling(self) -> str:
        return "Castling takes your king out of the middle and brings a rook there."

    def because_check(self) -> str:
        return "It gives check."

    def because_attack(self, victim: int, square: int) -> str:
        return f"It attacks {self.piece_on(victim, square)}."

    def because_into_play(self, kind: int, to: int) -> str:
        return f"It brings the {KINDS[kind]} from your back row into play, to {self.square(to)}."

    def because_middle_pawn(self, to: int) -> str:
        return f"The pawn takes {self.square(to)}, one of the four squares in the middle."

    def because_room(self, kind: int, square: int, squares: int, before: int) -> str:
        return f"Your {KINDS[kind]} then reaches {squares} squares from {self.square(square)}; now it reaches {before}."

    def because_near_queen(self, to: int, steps: int) -> str:
        left = "one step" if steps == 1 else f"{steps} steps"
        return f"On {self.square(to)} the pawn is {left} from becoming a queen."

    def because_king_to_pawn(self, square: int) -> str:
        return f"The king comes nearer to {self.piece_on(0, square)}."

    def because_king_to_middle(self, stays: int) -> str:
        return (
            f"The king {'stays in' if stays else 'goes nearer to'} the middle, and there is no queen to fear."
        )

    def because_fewest(self, moves: int) -> str:
        return (
            f"The other side then has {moves} {'move' if moves == 1 else 'moves'}; you cannot leave it fewer."
        )
