# compiled
"""What Domino Poker says in English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from gamenight.core.names import capital
from gamenight.parts.words.en import TileWords

RANKS = (
    "high tile", "one pair", "a flush", "threes", "a four straight", "a full hand", "a five straight", "fours",
    "a six straight", "a royal",
)  # fmt: skip


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(TileWords):
    title = "Domino Poker"
    about = "Poker with tiles: five each, a round of betting, and the best hand takes the pot."
    presets = {
        "sheet": ("As ruled", "Ten hands with chips."),
        "open": ("Without betting", "Best hand scores a point."),
        "one": ("A single hand", "One hand decides."),
        "blinds": ("No limit", "Blinds instead of an ante, and all you have may be bet."),
    }
    options = {
        "betting": "One round of betting with chips",
        "hands": "Hands to play",
        "straights": "Which straights count",
        "rotation": "Any five sixes are a six straight",
        "stakes": "How much may be bet and raised",
        "ante": "Chips that everyone puts in before a hand",
        "blinds": "Chips of the first blind, the second being twice that; 0 for none",
    }
    labels: ClassVar[Mapping[str, str]] = {"check": "Check", "fold": "Fold", "show": "Show"}
    decisions = {
        "open": (
            "Nobody has bet yet: check costs nothing, a bet costs chips.",
            "Bet when your hand is better than most.",
        ),
        "call": (
            "Somebody bet. Fold and lose only what you have put in.",
            "Call to stay in, or raise if your hand is very good.",
        ),
        "show": ("All show their tiles, and the best hand scores.", "Doubles make the best hands."),
    }
    minute = (
        "The most chips win.",
        "In your turn you check or bet, then call, raise or fold.",
        "The best hand takes the pot; doubles make the best hands.",
    )
    lesson = (
        ("Doubles make good hands. You hold just one: a weak hand.", ""),
        ("Nobody has bet. Wait and see: check.", "Check costs nothing here."),
        ("The next player bets a chip, one calls, one folds.", ""),
        ("Stay in for a chip: call.", "Call, or fold if you do not believe in it."),
        ("All who stayed show. Two doubles, a pair, beat your one.", ""),
        ("Three doubles are better, four better still, five a royal: best.", ""),
    )

    # Things

    def chips(self, chips: int) -> str:
        return self.counted(chips, "chip")

    def rank(self, rank: int) -> str:
        return RANKS[rank]

    def by_doubles(self, rank: int, doubles: Sequence[str]) -> str:
        return f"{RANKS[rank]} ({' '.join(doubles)})"

    def flush_of(self, number: int) -> str:
        return f"a flush of {self.numbers(number)}"

    def high_tile(self, tile: int) -> str:
        return f"the {self.tile(tile)} high"

    # The scene. `hand` is what one of the four sentences above says of five tiles.

    def heading(self, number: int, hands: int) -> str:
        return f"Hand {number} of {hands}"

    def pot(self) -> str:
        return "Pot"

    def wins_chips(self, winner: int, chips: int) -> str:
        return f"{self[winner]} {self.verb(winner, 'win', 'wins')} with {self.chips(chips)}."

    def wins_points(self, winner: int, points: int) -> str:
        return f"{self[winner]} {self.verb(winner, 'win', 'wins')} with {self.points(points)}."

    def share_chips(self, winners: Sequence[int], chips: int) -> str:
        return f"{self._together(winners)} share the win with {self.chips(chips)}."

    def share_points(self, winners: Sequence[int], points: int) -> str:
        return f"{self._together(winners)} share the win with {self.points(points)}."

    def _together(self, seats: Sequence[int]) -> str:
        return capital(self.all_of(seats))

    def to_speak(self, who: int) -> str:
        return f"{self[who]} to speak."

    def to_show(self, who: int) -> str:
        return f"{self[who]} to show."

    def show_tiles(self, hand: str) -> str:
        return f"You hold {hand}. Show your tiles."

    def check_or_bet(self, hand: str, unit: int) -> str:
        """`unit` is what a bet comes to, 0 for what one likes."""
        chips = f" {self._some(unit)}" if unit else ""
        return f"You hold {hand}. Check, or bet{chips}."

    def check_or_raise(self, hand: str) -> str:
        return f"You hold {hand}. Check, or raise."

    def _some(self, unit: int) -> str:
        return "a chip" if unit == 1 else self.chips(unit)

    def call_raise_or_fold(self, hand: str, chips: int) -> str:
        return f"You hold {hand}. Call for {self.chips(chips)}, raise or fold."

    def call_or_fold(self, hand: str, chips: int) -> str:
        return f"You hold {hand}. Call for {self.chips(chips)} or fold."

    def dealer(self) -> str:
        return "dealer"

    def out_status(self) -> str:
        return "out"

    def folded_status(self) -> str:
        return "folded"

    def in_the_pot(self, chips: int) -> str:
        return f"{chips} in the pot"

    def your_tiles_says(self, hand: str) -> str:
        return f"Your tiles: {hand}"

    def shown(self, seat: int, hand: str) -> str:
        return f"{self[seat]} showed {hand}"

    def call_label(self, chips: int) -> str:
        return f"Call {chips}"

    def plain_call_label(self) -> str:
        return "Call"

    def raise_label(self, stake: int) -> str:
        return f"Raise to {stake}"

    def check(self) -> str:
        return "Check."

    def bet_label(self, unit: int) -> str:
        return f"Bet {unit}"

    def bet_some_label(self) -> str:
        return "Bet"

    def raise_some_label(self) -> str:
        return "Raise by {}"

    def bet(self, unit: int) -> str:
        return f"Bet {'one chip' if unit == 1 else self.chips(unit)}."

    def bet_some(self) -> str:
        return "Bet as many chips as you like."

    def raise_some(self) -> str:
        return "Call, and raise by as many chips as you like."

    def call(self, chips: int) -> str:
        return f"Call for {self.chips(chips)}."

    def raise_by(self, unit: int) -> str:
        return f"Raise by {'one chip' if unit == 1 else self.chips(unit)}."

    def fold(self) -> str:
        return "Fold."

    def show(self) -> str:
        return "Show your tiles."

    def chips_title(self) -> str:
        return "Chips"

    def points_title(self) -> str:
        return "Points"

    def won_last(self) -> str:
        return "Won last"

    def now(self) -> str:
        return "Now"

    # What is shown after a hand

    def look_at_the_hands(self) -> str:
        return "The hand is over."

    def hand_over(self, number: int) -> str:
        return f"Hand {number} is over"

    def won_unseen(self, seat: int) -> str:
        return f"All others folded; {self.whom(seat)} showed nothing"

    # What happened

    def dealt(self, who: int) -> str:
        return f"{self[who]} dealt five tiles each."

    def anted(self, chips: int, ante: int) -> str:
        return f"Everyone put in {self._some(ante)}: {chips} in the pot."

    def posted(self, who: int, chips: int) -> str:
        return f"{self[who]} put in a blind of {self.chips(chips)}."

    def acted(self, who: int, move: int) -> str:
        return f"{self[who]} {self._did(move)}."

    def acted_with(self, who: int, move: int, chips: int) -> str:
        return f"{self[who]} {self._did(move)} with {self.chips(chips)}."

    def _did(self, move: int) -> str:
        return ("checked", "bet", "called", "raised", "folded")[move]

    def showed(self, who: int, hand: str) -> str:
        return f"{self[who]} showed {hand}."

    def won_pot(self, who: int, chips: int) -> str:
        return f"{self[who]} won {self.chips(chips)}."

    def won_pot_unseen(self, who: int, chips: int) -> str:
        return f"{self[who]} won {self.chips(chips)}, and showed nothing."

    def scored(self, who: int, points: int) -> str:
        return f"{self[who]} had the best hand, and {self.verb(who, 'have', 'has')} {self.points(points)}."

    def out_of_chips(self, who: int) -> str:
        have, are = self.verb(who, "have", "has"), self.verb(who, "are", "is")
        return f"{self[who]} {have} no chips left, and {are} out."

    # Why not

    def unreadable(self, text: str) -> str:
        return f"{text!r} is no move here. Write check, bet, call, raise or fold."

    def one_amount(self, unit: int) -> str:
        return f"Every bet and raise is {self._some(unit)} here."

    def least_and_most(self, least: int, most: int) -> str:
        return f"Say by how much: {least} at least, {most} at most."

    def no_stakes(self) -> str:
        return "With neither an ante nor blinds there is nothing to play for."

    def shown_at_the_end(self) -> str:
        return "There is betting: tiles are shown at its end."

    def no_betting(self) -> str:
        return "There is no betting here: show your tiles."

    def three_raises(self) -> str:
        return "There have been three raises, and no more are allowed."

    def too_few_chips(self) -> str:
        return "You have too few chips for that."

    def bet_already(self) -> str:
        return "There is a bet already: what comes on top is a raise."

    def cannot_check(self) -> str:
        return "There is a bet that you have not met: you cannot check."

    def nothing_to_call(self) -> str:
        return "There is nothing to call: you may check."

    # Why a good player would

    def _held(self, rank: int, beats: int) -> str:
        names = (
            "a high tile", "a pair", "a flush", "threes", "a four straight", "a full hand", "a five straight",
            "fours", "a six straight", "a royal hand",
        )  # fmt: skip
        return f"You hold {names[rank]}, which beats about {beats} of 100 other hands"

    def because_fold(self, rank: int, beats: int, price: int) -> str:
        return f"{self._held(rank, beats)}: too seldom for the {self.chips(price)} that it costs to stay."

    def because_check(self, rank: int, beats: int) -> str:
        return f"{self._held(rank, beats)}; a check costs nothing."

    def because_more_chips(self, rank: int, beats: int) -> str:
        return f"{self._held(rank, beats)}, so you want more chips in the pot."

    def because_bluff(self, rank: int, beats: int, pot: int) -> str:
        yours = f"if all others fold, the {self.chips(pot)} in the pot are yours anyway"
        return f"{self._held(rank, beats)}; {yours}."

    def because_of_the_pot(self, rank: int, beats: int, pot: int, price: int) -> str:
        return f"{self._held(rank, beats)}, and {self.chips(pot)} are in the pot for the {price} you pay."
