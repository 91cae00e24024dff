# compiled
"""What Poker Dice says in English."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gamenight.core import words
from gamenight.core.names import capital

FACES = ("nine", "ten", "jack", "queen", "king", "ace")
DICE = ("no dice", "one die", "two dice", "three dice", "four dice", "all five dice")


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(words.Words):
    title = "Poker Dice"
    about = "Two throws of five dice: the best poker hand wins."
    presets = {
        "sheet": ("As on the rule sheet", "Two throws; two players play the best three of five."),
        "wild": ("Aces wild", "Aces stand for any face."),
        "generous": ("Generous", "Three throws, and any dice may be thrown again."),
    }
    options = {
        "wild_aces": "Aces stand for any face",
        "wins": "Hands to win, with two players",
        "rounds": "Hands to play, with three or more players",
        "short_throw_off": "A throw-off is a single throw",
        "three_throws": "Three throws in all instead of two",
        "throw_all": "Four or five dice may be thrown again, too",
        "limit": "Nobody uses more throws than the first player of the hand",
        "rotate": "The first place passes on after each hand",
        "another_hand": "Players level on hands play another hand instead of throwing off",
    }
    decisions = {
        "throw": (
            "Touch the dice to throw again; the others stay as they are.",
            "Keep what is alike, and throw the rest.",
        ),
        "throw_off": (
            "You are level with another: now you throw for it.",
            "Keep what is alike, and throw the rest.",
        ),
    }
    minute = (
        "The best poker hand wins; two players play for three hands.",
        "Throw five dice; then stand, or throw up to three again.",
        "Five of a kind is best, then four, full house, straight.",
    )
    lesson = (
        ("You threw all five dice. Two of them are jacks.", ""),
        ("Jacks are worth keeping: a pair.", ""),
        ("Throw the other three again.", "Touch the second, third and fourth dice, then throw."),
        ("Kings and jacks: two pairs. You may throw again only once.", ""),
        ("They stood on theirs. The better hand wins.", ""),
        ("Five alike is best; then four, full house, straight, three.", ""),
    )

    # Things

    def face(self, face: int) -> str:
        return FACES[face]

    def faces(self, face: int) -> str:
        """Several of them: "kings"."""
        return f"{FACES[face % 8]}s"

    def dice(self, faces: Sequence[int]) -> str:
        return ", ".join(FACES[face] for face in faces)

    def hand(self, worth: int) -> str:
        """ "a full house, kings over nines" """
        rank, deciding = divmod(worth, 64)
        high, low = divmod(deciding, 8)
        return (
            "nothing",
            f"a pair of {self.faces(deciding)}",
            f"two pair, {self.faces(high)} and {self.faces(low)}",
            f"three {self.faces(deciding)}",
            f"a straight to the {FACES[deciding % 8]}",
            f"a full house, {self.faces(high)} over {self.faces(low)}",
            f"four {self.faces(deciding)}",
            f"five {self.faces(deciding)}",
        )[rank]

    # The scene

    def hands_played(self, hands: int) -> str:
        return f"{self.counted(hands, 'hand')} played"

    def hand_number(self, number: int) -> str:
        return f"Hand {number}"

    def throw_off_number(self, number: int) -> str:
        return f"Hand {number}, throw-off"

    def deciding_throw_off(self) -> str:
        return "Throw-off for the match"

    def wins_throw_off(self, winner: int, worth: int) -> str:
        return f"{self[winner]} {self.verb(winner, 'win', 'wins')} the throw-off with {self.hand(worth)}."

    def wins_match(self, winner: int, hands: int) -> str:
        return f"{self[winner]} {self.verb(winner, 'win', 'wins')} with {hands} hands."

    def wins_hand(self, winner: int, worth: int) -> str:
        return f"{self[winner]} {self.verb(winner, 'win', 'wins')} with {self.hand(worth)}."

    def to_throw(self, who: int) -> str:
        return f"{self[who]} to throw or stand."

    def stand_or_throw(self, worth: int, left: int) -> str:
        return self._stand_or(worth, "up to three", left)

    def stand_or_throw_any(self, worth: int, left: int) -> str:
        return self._stand_or(worth, "all five", left)

    def _stand_or(self, worth: int, most: str, left: int) -> str:
        more = "" if left == 1 else f" You have {left} throws left."
        return f"You have {self.hand(worth)}. Stand, or choose {most} dice to throw again.{more}"

    def out(self) -> str:
        return "out"

    def out_of_throw_off(self) -> str:
        return "out of this throw-off"

    def hands_won(self, hands: int) -> str:
        return f"{self.counted(hands, 'hand')} won"

    def dice_of(self, seat: int) -> str:
        return "Your dice" if seat == self.listener else f"{self.given(seat)}'s dice"

    def dice_of_says(self, seat: int, faces: Sequence[int]) -> str:
        return f"{self.dice_of(seat)}: {self.dice(faces)}"

    def shown(self, seat: int, worth: int) -> str:
        return f"{self[seat]}: {self.hand(worth)}"

    def stand_label(self) -> str:
        return "Stand"

    def throw_again_label(self) -> str:
        return "Throw again"

    def throw_label(self, dice: int) -> str:
        return f"Throw {DICE[dice]}"

    def stand_on(self, worth: int) -> str:
        return f"Stand on {self.hand(worth)}."

    def throw_again(self, faces: Sequence[int]) -> str:
        return f"Throw the {self.listed([FACES[face] for face in faces])} again."

    def sheet_title(self) -> str:
        return "Hands won"

    def this_hand(self) -> str:
        return "This hand"

    def won_column(self) -> str:
        return "Won"

    def first_to(self, hands: int) -> str:
        return f"First to win {hands}."

    def best_of(self, hands: int) -> str:
        return f"Best of {hands} hands."

    # What is shown

    def look_at_the_dice(self, who: int) -> str:
        return f"{self[who]} threw the dice."

    def threw_title(self, who: int) -> str:
        return f"{self[who]} threw"

    def look_at_the_hands(self) -> str:
        return "The hand is over."

    def hand_over(self, number: int) -> str:
        return f"Hand {number} is over"

    def throw_off_over(self) -> str:
        return "The throw-off is over"

    # What happened

    def ordered(self, who: int, face: int) -> str:
        article = "an" if FACES[face] == "ace" else "a"
        return f"{self[who]} threw {article} {FACES[face]} for the order of play."

    def threw(self, who: int, faces: Sequence[int]) -> str:
        return f"{self[who]} threw {self.dice(faces)}."

    def threw_again(self, who: int, faces: Sequence[int]) -> str:
        return f"{self[who]} threw {DICE[len(faces)]} again: {self.dice(faces)}."

    def had(self, who: int, worth: int) -> str:
        return f"{self[who]} had {self.hand(worth)}."

    def tied(self, seats: Sequence[int]) -> str:
        return f"It is a tie between {self.all_of(seats)}: they throw off."

    def won_hand(self, who: int, worth: int, hands: int) -> str:
        return (
            f"{self[who]} won the hand with {self.hand(worth)}, and {self.verb(who, 'have', 'has')} {hands}."
        )

    def won_throw_off(self, who: int, worth: int) -> str:
        return f"{self[who]} won the throw-off with {self.hand(worth)}."

    def level(self, seats: Sequence[int]) -> str:
        return f"{capital(self.all_of(seats))} are level, and throw off."

    def level_play_on(self, seats: Sequence[int]) -> str:
        return f"{capital(self.all_of(seats))} are level, and play another hand."

    # Why not

    def unreadable(self, text: str) -> str:
        return f"{text!r} is no move here. Write stand, or throw and the places of the dice: throw 2 4."

    def too_many_dice(self) -> str:
        return "You may throw one, two or three dice again, not four or five."

    # Why a good player would

    def because_won(self, worth: int) -> str:
        return f"With {self.hand(worth)} you beat all the others, and nobody is left to throw."

    def because_highest(self, dice: int, face: int, aces: int) -> str:
        what = ("your highest die", "your highest pair", "the most you have of one face")[min(dice, 3) - 1]
        wild = f", and {self.counted(aces, 'wild ace')}" if aces else ""
        return f"It keeps {self.counted(dice, FACES[face])}, {what}{wild}."
