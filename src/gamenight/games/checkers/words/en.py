# compiled
"""What Checkers says in English."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gamenight.core import words
from gamenight.core.names import capital

SIDES = ("dark", "light")


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(words.Words):
    title = "Checkers"
    about = "Jump over the other side's checkers and reach the far row for a king."
    presets = {
        "sheet": (
            "As on the rule sheet",
            "Nobody has to jump, and a jump may stop early. "
            "So that a game ends: a draw by repetition or 40 quiet moves.",
        ),
        "tournament": (
            "Tournament rules",
            "Who can jump must jump; dark begins; a player who cannot move loses.",
        ),
    }
    options = {
        "forced_capture": "Who can jump must jump, and must jump on",
        "king_jumps_on": "A checker crowned by a jump may jump on as a king",
        "blocked_draws": "A player who cannot move draws instead of losing",
        "first": "Who begins",
        "repetition": "The same position three times is a draw",
        "quiet_moves": "Moves by each side without a jump or a man moved that make a draw; 0 for never",
        "agreed_draws": "The players may agree on a draw",
        "position": "Where the checkers stand at first, as PDN writes it (B:W21,22:BK1)",
    }
    decisions = {
        "move": (
            "Checkers go one square diagonally ahead.",
            "At the far side a checker becomes a king, and goes back too.",
        ),
        "jump": (
            "You can jump over a neighbour to the empty square behind.",
            "What you jump over is captured.",
        ),
        "jump_on": ("The same checker can jump once more.", "Several captures in one turn win games."),
    }
    minute = (
        "Capture every enemy checker, or leave them no move, and you win.",
        "In your turn you move one checker diagonally ahead, or jump.",
        "A checker you jump over is captured.",
    )
    lesson = (
        ("These are your checkers. They use only the dark squares.", ""),
        ("Move one a square ahead, on the diagonal, to square 15.", "Move the checker on 11 to 15."),
        ("A light checker stands next to yours, with an empty square behind it.", ""),
        ("So jump over it, and take it.", "Touch your checker on 15, then square 22."),
        ("Here lies what you took. But look: they jumped back.", ""),
        ("Bring up another: from 12 to 16.", "Move the checker on 12 to 16."),
        ("They came too close again. Jump!", "Jump with the checker on 10, over 15, to 19."),
        ("Reach this far row: your checker becomes a king and moves backwards too.", ""),
    )

    # Things. Squares are numbered from 0 in the rules, and from 1 for people.

    def side(self, side: int) -> str:
        return SIDES[side]

    def square(self, square: int) -> str:
        return str(square + 1)

    def square_says(self, square: int) -> str:
        return f"square {square + 1}"

    def unused_square(self, name: str) -> str:
        return f"{name}, a light square, not used"

    def man_on(self, side: int, square: int) -> str:
        return f"{SIDES[side]} man on {square + 1}"

    def king_on(self, side: int, square: int) -> str:
        return f"{SIDES[side]} king on {square + 1}"

    def a_checker(self, side: int) -> str:
        return f"a {SIDES[side]} checker"

    # The scene

    def move_number(self, number: int) -> str:
        return f"Move {number}"

    def to_move(self, who: int, side: int) -> str:
        return f"{self[who]} to move ({SIDES[side]})."

    def to_jump_on(self, who: int, side: int) -> str:
        return f"{self[who]} to jump on or stop ({SIDES[side]})."

    def jump_on(self, square: int) -> str:
        return f"Jump on with the checker on {square + 1}."

    def jump_on_or_stop(self, square: int) -> str:
        return f"Jump on with the checker on {square + 1}, or stop."

    def must_jump(self, side: int) -> str:
        return f"You play {SIDES[side]}. You can jump, so you must."

    def move_or_jump(self, side: int) -> str:
        return f"You play {SIDES[side]}. Move a checker, or jump."

    def move_a_checker(self, side: int) -> str:
        return f"You play {SIDES[side]}. Move a checker."

    def won_by_capture(self, winner: int, loser: int) -> str:
        wins = f"{self[winner]} {self.verb(winner, 'win', 'wins')}"
        return f"{wins}: all {self.whose(loser)} checkers are captured."

    def won_by_blocking(self, winner: int, loser: int) -> str:
        return f"{self[winner]} {self.verb(winner, 'win', 'wins')}: {self.whom(loser)} cannot move."

    def blocked_draw(self) -> str:
        return "A draw: the side to move cannot move."

    def repeated(self) -> str:
        return "A draw: the same position came up for the third time."

    def quiet(self, moves: int) -> str:
        return f"A draw: {moves} moves each without a jump or a man moved."

    def captured_count(self, count: int) -> str:
        return f"{count} captured"

    def men_left(self, count: int) -> str:
        return f"{count} left"

    def kings(self, count: int) -> str:
        return self.counted(count, "king")

    def captured_by(self, seat: int) -> str:
        return f"Captured by {self.whom(seat)}"

    def captured_says(self, seat: int, count: int) -> str:
        return f"Captured by {self.whom(seat)}: {count}"

    def jumping_tag(self) -> str:
        return "jumping"

    def the_last_move(self) -> str:
        return "the last move"

    def stop_label(self) -> str:
        return "Stop here"

    def stop(self) -> str:
        return "Stop jumping."

    def jump(self, start: int, to: int) -> str:
        return f"Jump from {start + 1} to {to + 1}."

    def move(self, start: int, to: int) -> str:
        return f"Move from {start + 1} to {to + 1}."

    def jumping(self) -> str:
        return "Jumping"

    def a_must(self) -> str:
        return "a must"

    def free(self) -> str:
        return "free"

    def quiet_moves(self) -> str:
        return "Quiet moves"

    def quiet_of(self, moves: int, limit: int) -> str:
        return f"{moves} of {limit}"

    # What happened

    def stepped(self, who: int, start: int, to: int) -> str:
        return f"{self[who]} moved from {start + 1} to {to + 1}."

    def jumped_a_man(self, who: int, start: int, to: int, over: int) -> str:
        return f"{self[who]} jumped from {start + 1} to {to + 1} and captured the checker on {over + 1}."

    def jumped_a_king(self, who: int, start: int, to: int, over: int) -> str:
        return f"{self[who]} jumped from {start + 1} to {to + 1} and captured the king on {over + 1}."

    def crowned(self, who: int, square: int) -> str:
        return f"{capital(self.whose(who))} checker on {square + 1} became a king!"

    def stopped(self, who: int, square: int) -> str:
        return f"{self[who]} stopped on {square + 1}."

    # What cannot be read

    def unreadable(self, text: str) -> str:
        return f"{text!r} is no move here. Write a step (11-15), a jump (15x24), several (15x24x31) or stop."

    def no_such_square(self, text: str, number: str) -> str:
        return f"{text!r}: the squares are numbered 1 to 32, and {number} is none of them."

    def several_ways(self, text: str, ways: int) -> str:
        return f"{text!r} can be jumped in {ways} ways: write every square on the way."

    # Why not

    def no_move_at_first(self, position: str, side: int) -> str:
        return f"In the position {position!r} {SIDES[side]} begins and has no move."

    def nothing_to_stop(self) -> str:
        return "You may only stop in the middle of a jump: move a checker."

    def no_move(self) -> str:
        return "That is no move: move one of your own checkers."

    def not_yours(self, square: int, side: int) -> str:
        return f"The checker on {square + 1} is not yours: move one of your own ({SIDES[side]})."

    def no_checker_there(self, square: int, side: int) -> str:
        return f"There is no checker on {square + 1}: move one of your own ({SIDES[side]})."

    def taken_square(self, square: int) -> str:
        return f"There is a checker on {square + 1}: move to an empty square."

    def must_jump_on(self, square: int, ways: Sequence[int]) -> str:
        return f"The checker on {square + 1} can jump on, so it must: to {self._ways(ways)}."

    def jump_or_stop(self, square: int, ways: Sequence[int]) -> str:
        return f"You are jumping with the checker on {square + 1}: jump on to {self._ways(ways)}, or stop."

    def _ways(self, squares: Sequence[int]) -> str:
        return " or ".join(str(square + 1) for square in squares)

    def moves_forward_only(self, square: int) -> str:
        return f"The checker on {square + 1} is not a king: it moves forward only."

    def jumps_forward_only(self, square: int) -> str:
        return f"The checker on {square + 1} is not a king: it jumps forward only."

    def nothing_to_jump(self, start: int, to: int) -> str:
        return f"Between {start + 1} and {to + 1} stands no checker of the other side to jump."

    def must_jump_instead(self, texts: Sequence[str]) -> str:
        return f"You can jump, so you must: {', '.join(texts)}."

    def man_cannot_reach(self, start: int, to: int) -> str:
        return self._cannot_reach("A checker", start, to)

    def king_cannot_reach(self, start: int, to: int) -> str:
        return self._cannot_reach("A king", start, to)

    def _cannot_reach(self, who: str, start: int, to: int) -> str:
        rule = "moves one square diagonally, or jumps"
        return f"{who} {rule}; {to + 1} cannot be reached from {start + 1}."

    # Why a good player would

    def because_it_wins(self) -> str:
        return "It leaves the other side without a move: you win."

    def because_won_by_jumps(self, checkers: int) -> str:
        return f"When all the jumping is done, you have taken {checkers} more than you lost."

    def because_it_crowns(self, square: int) -> str:
        return f"On {self.square(square)} it becomes a king, who can go both ways."

    def because_safe(self, square: int) -> str:
        return f"On {self.square(square)} it cannot be jumped, nor can any other of yours."

    def because_of_the_middle(self, square: int) -> str:
        return f"It goes to {self.square(square)}, in the middle, where a checker has the most ways to go."

    def because_near_king(self, rows: int, square: int) -> str:
        left = "one row" if rows == 1 else f"{rows} rows"
        return f"On {self.square(square)} it is {left} from becoming a king."
