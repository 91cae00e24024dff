# compiled
"""What a game on a line of play says in English. A game adds its title, its options and what its points are for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from gamenight.core.names import capital
from gamenight.parts.words.en import TileWords


@mypyc_attr(allow_interpreted_subclasses=True)
class LineWords(TileWords):
    reasons: ClassVar[tuple[str, ...]] = ()  # what points were for, by the game's own kinds

    # Things

    def ends(self, left: int, right: int) -> str:
        """What may be matched: "six", "six or four"."""
        return self.number(left) if left == right else f"{self.number(left)} or {self.number(right)}"

    def tiles(self, count: int) -> str:
        return self.counted(count, "tile")

    def dots(self, count: int) -> str:
        return self.counted(count, "dot")

    # The scene

    def round(self, number: int) -> str:
        return f"Round {number}"

    def open_ends(self) -> str:
        return "Open ends"

    def both_ends(self, left: int, right: int) -> str:
        return f"{self.number(left)} and {self.number(right)}"

    def wins(self, winner: int, points: int) -> str:
        return f"{self[winner]} {self.verb(winner, 'win', 'wins')} with {self.points(points)}."

    def share_the_win(self, winners: Sequence[int], points: int) -> str:
        return f"{capital(self.all_of(winners))} share the win with {self.points(points)}."

    def to_play(self, who: int) -> str:
        return f"{self[who]} to play."

    def lead_any(self) -> str:
        return "You lead: play any tile."

    def drew_and_must_play(self, tile: int) -> str:
        return f"You drew the {self.tile(tile)}. It fits, so play it."

    def draw_until(self, left: int, right: int) -> str:
        return f"Nothing you hold matches {self.ends(left, right)}. Draw until something does."

    def nothing_matches(self, left: int, right: int) -> str:
        return f"Nothing you hold matches {self.ends(left, right)}. Pass."

    def nothing_matches_nor_drawn(self, left: int, right: int) -> str:
        return f"Nothing you hold matches {self.ends(left, right)}, and there is nothing to draw. Pass."

    def match(self, left: int, right: int) -> str:
        return f"Match a {self.ends(left, right)}."

    def match_or_draw(self, left: int, right: int) -> str:
        return f"Match a {self.ends(left, right)}. Or draw."

    def opened_status(self) -> str:
        return "opened"

    def line(self) -> str:
        return "Line of play"

    def line_says(self, tiles: int, left: int, right: int) -> str:
        return f"Line of {tiles} tiles, open ends {self.both_ends(left, right)}"

    def first_tile(self) -> str:
        return "First tile"

    def first_tile_says(self) -> str:
        return "where the first tile goes"

    def left_end(self, number: int) -> str:
        return f"left end, {self.number(number)}"

    def right_end(self, number: int) -> str:
        return f"right end, {self.number(number)}"

    def boneyard(self) -> str:
        return "Boneyard"

    def out_of_play(self) -> str:
        return "Out of play"

    def boneyard_says(self, tiles: int) -> str:
        return f"Boneyard, {tiles} tiles"

    def out_of_play_says(self, tiles: int) -> str:
        return f"Out of play, {tiles} tiles"

    def new_tile(self) -> str:
        return "new"

    def draw_label(self) -> str:
        return "Draw"

    def pass_label(self) -> str:
        return "Pass"

    def draw(self) -> str:
        return "Draw from the boneyard."

    def pass_turn(self) -> str:
        return "Pass."

    def play(self, tile: int) -> str:
        return f"Play the {self.tile(tile)}."

    def play_left(self, tile: int) -> str:
        return f"Play the {self.tile(tile)} at the left end."

    def play_right(self, tile: int) -> str:
        return f"Play the {self.tile(tile)} at the right end."

    def sheet_title(self) -> str:
        return "Points"

    def total(self) -> str:
        return "Total"

    def target_note(self, target: int) -> str:
        return f"The first to {target} points wins."

    # What is shown after a round

    def round_over(self, number: int) -> str:
        return f"Round {number} is over"

    def look_at_the_score(self) -> str:
        return "The round is over."

    def left_holding(self, who: int, dots: int) -> str:
        return f"{self[who]} held {self.dots(dots)}"

    # What happened

    def dealt(self, tiles: int) -> str:
        return f"Everyone drew {tiles} tiles."

    def redrawn(self) -> str:
        return "Nobody held a double, so all tiles were mixed and drawn again."

    def opened(self, who: int, tile: int) -> str:
        return f"{self[who]} opened with the {self.tile(tile)}."

    def laid_left(self, who: int, tile: int) -> str:
        return f"{self[who]} played the {self.tile(tile)} at the left end."

    def laid_right(self, who: int, tile: int) -> str:
        return f"{self[who]} played the {self.tile(tile)} at the right end."

    def drew(self, who: int, tiles: int) -> str:
        return f"{self[who]} drew {self.tiles(tiles)}."

    def took(self, who: int, tile: int) -> str:
        return f"{self[who]} drew the {self.tile(tile)}."

    def passed(self, who: int) -> str:
        return f"{self[who]} passed."

    def went_out(self, who: int) -> str:
        return f"{self[who]} went out!"

    def blocked(self) -> str:
        return "Nobody can play: the round is blocked."

    def held(self, who: int, dots: int) -> str:
        return f"{self[who]} held {self.dots(dots)}."

    def scored(self, who: int, points: int, reason: int, total: int) -> str:
        return f"{self[who]} scored {self.points(points)} {self.reasons[reason]}, {total} in all."

    # What cannot be read

    def unreadable(self, text: str) -> str:
        return f"{text!r} is no move here. Write a tile and an end (6-4 left), draw or pass."

    def fits_both_ends(self, name: str) -> str:
        return f"The {name} fits both ends: say {name} left or {name} right."

    # Why not

    def not_held(self, tile: int) -> str:
        return f"You do not hold the {self.tile(tile)}."

    def must_play_the_drawn(self, tile: int) -> str:
        return f"You drew the {self.tile(tile)}, which fits, so you must play it."

    def line_is_empty(self) -> str:
        return "The line is empty: say only which tile you lead."

    def no_match(self, tile: int, end: int) -> str:
        return f"The {self.tile(tile)} has no {self.number(end)} to match that end."

    def nothing_to_draw(self) -> str:
        return "There is nothing to draw."

    def no_drawing_with_a_fit(self) -> str:
        return "You hold a tile that fits, so you must play it and may not draw."

    def no_passing_with_a_fit(self) -> str:
        return "You hold a tile that fits, so you may not pass."

    def no_passing_with_a_boneyard(self) -> str:
        return "You may not pass while there are tiles to draw."

    # Why a good player would

    def because_last_tile(self, tile: int) -> str:
        return f"The {self.tile(tile)} is your last tile: you go out."

    def because_ends_alike(self, number: int) -> str:
        return f"Both ends show {self.number(number)}: that scores at once."

    def because_it_shuts_out(self, who: int) -> str:
        return f"{self[who]} can hold nothing that fits afterwards."

    def because_a_double(self, tile: int) -> str:
        return f"A double goes with one number only: it is good to be rid of the {self.tile(tile)}."

    def because_you_can_follow(self, tiles: int) -> str:
        return f"It leaves you {self.tiles(tiles)} to follow with, and no other move leaves you more."

    def because_heaviest(self, tile: int, dots: int) -> str:
        return f"It rids you of {self.dots(dots)}: no tile you could lay has more than the {self.tile(tile)}."

    def because_few_can_follow(self, tiles: int, who: int) -> str:
        return f"{self[who]} may hold any of {self.tiles(tiles)} that can follow; no other move leaves fewer."

    def because_a_double_later(self, double: int) -> str:
        return f"It leaves an end open for your {self.tile(double - 1)}."

    def because_variety(self, numbers: int) -> str:
        return f"The tiles you keep bear {numbers} different numbers, and no other move keeps you more."

    def because_fewer_tiles(self, tiles: int) -> str:
        return f"It leaves you {self.tiles(tiles)}, and a draw would leave you no fewer than {tiles + 1}."

    def because_you_keep(self, tiles: int) -> str:
        return (
            f"You may draw a tile that fits, and keep {self.tiles(tiles)} that you could lay now for later."
        )
