# compiled
"""What Bingo says in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from mypy_extensions import mypyc_attr

from gamenight.parts.words.en import TileWords


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(TileWords):
    title = "Bingo"
    about = "A patience with dominoes: count along the row and clear it if luck will have it."
    presets = {
        "sheet": ("As on the rule sheet", "You decide whether a tile that matches goes."),
        "quick": ("By itself", "Every tile that matches is taken, and you only watch."),
    }
    options = {"ask": "You decide whether to take a tile that matches; off: all are taken by themselves"}
    labels: ClassVar[Mapping[str, str]] = {"count": "Count on", "take": "Take it away", "leave": "Leave it"}
    sentences: ClassVar[Mapping[str, str]] = {
        "count": "Count on to the next tile that matches.",
        "take": "Take the tile away.",
        "leave": "Leave the tile and count on.",
    }
    decisions = {
        "count": (
            "You count along the row, nought to twelve, over and over.",
            "You stop at a tile whose dots are the number you say.",
        ),
        "match": (
            "This tile has as many dots as the number you said.",
            "Take it away, or leave it, and the others meet other numbers.",
        ),
    }
    minute = (
        "You win when every tile is gone.",
        "Count along the row: nought to twelve, again and again.",
        "A tile whose dots are the number you say may be taken away.",
    )
    lesson = (
        ("All the dominoes lie in one long row.", ""),
        ("You start here and count aloud: nought, one, two, three.", ""),
        ("Count on until the dots match the number.", "Press the button to count."),
        ("Four, and four dots: the tile may go.", "Take it away."),
        ("The tile that matched is gone.", ""),
        ("Count on. After twelve comes nought again.", "Press the button to count."),
        ("You may leave a tile; here, take it.", "Take it away."),
        ("At the end of the row the gaps close, and on you go.", ""),
    )

    # The scene

    def heading(self, number: int, left: int) -> str:
        return f"Pass {number}, {left} tiles left"

    def cleared(self) -> str:
        return f"Every tile is gone: {self.whom(0)} {self.verb(0, 'win', 'wins')}!"

    def lost(self, left: int) -> str:
        return f"No tile can ever match again. {left} are left."

    def counts_on(self, number: int, tile: int) -> str:
        return f"{self[0]} {self.verb(0, 'count', 'counts')} on from {number} at the {self.tile(tile)}."

    def matches(self, number: int, tile: int) -> str:
        return f"You say {number} at the {self.tile(tile)}: it matches. Take it away?"

    def count_on(self, number: int, tile: int) -> str:
        return f"The next number is {number}, at the {self.tile(tile)}. Count on."

    def taken(self, tiles: int) -> str:
        return f"{self.counted(tiles, 'tile')} taken"

    def row(self) -> str:
        return "The row"

    def row_says(self, tiles: int) -> str:
        return f"Row of {tiles} tiles"

    def tile_says(self, tile: int, dots: int) -> str:
        return f"{self.tile(tile)}, {dots} dots"

    def next_number(self) -> str:
        return "Next number"

    # What happened

    def counted_on(self, who: int, tiles: int) -> str:
        return f"{self[who]} counted {self.counted(tiles, 'tile')} without a match."

    def matched(self, who: int, number: int, tile: int) -> str:
        return f"{self[who]} said {number} at the {self.tile(tile)}: a match."

    def took(self, who: int, tile: int, left: int) -> str:
        return f"{self[who]} took away the {self.tile(tile)}, and {self._left(left)}."

    def left(self, who: int, tile: int) -> str:
        return f"{self[who]} left the {self.tile(tile)}."

    def closed(self, number: int) -> str:
        return f"The gaps were closed, and pass {number} began."

    def won(self, who: int) -> str:
        return f"{self[who]} cleared the row!"

    def no_more_matches(self, left: int) -> str:
        return f"No tile can match any more, and {self._left(left)}."

    def _left(self, tiles: int) -> str:
        return f"{tiles} {'is' if tiles == 1 else 'are'} left"

    # Why not

    def unreadable(self, text: str) -> str:
        return f"{text!r} is no move here. Write count, take or leave."

    def first_take_or_leave(self) -> str:
        return "The tile matches: first take it away or leave it."

    def no_match_now(self) -> str:
        return "No tile matches just now: count on."

    def taken_by_themselves(self) -> str:
        return "Tiles that match are taken by themselves: count on."

    # Why a good player would

    def because_taking_clears(self, tile: int, number: int) -> str:
        return f"Take the {self.tile(tile)} and all that match after it, and the row is cleared in pass {number}."

    def because_leaving_clears(self, number: int, otherwise: int) -> str:
        return (
            f"Leave it, take all that match after it, and the row is cleared in pass {number}. "
            f"If you take this one as well, {self._left(otherwise)} in the end."
        )
