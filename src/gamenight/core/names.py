# compiled
"""What the players are called, from where one of them sits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mypy_extensions import mypyc_attr


def capital(text: str) -> str:
    """At the start of a sentence. Names and titles further on keep their letters, as in "McBride and DJ"."""
    return text[:1].upper() + text[1:]


@mypyc_attr(allow_interpreted_subclasses=True)
class Names:
    """The players' names as one listener hears them: their own seat is "You"; a spectator hears only names.

    >>> names = Names(["Mabel", "Theo"], 1)
    >>> names[0], names[1], names.whose(0), names.whose(1), names.whom(1)
    ('Mabel', 'You', "Mabel's", 'your', 'you')
    """

    def __init__(self, names: Sequence[str], listener: int = -1) -> None:
        self._names = tuple(names)
        self.listener = listener

    def __getitem__(self, seat: int) -> str:
        """As the subject at the start of a sentence: "You", "Mabel"."""
        return "You" if seat == self.listener else self._names[seat]

    def __len__(self) -> int:
        return len(self._names)

    def whom(self, seat: int) -> str:
        """As an object inside a sentence: "you", "Mabel"."""
        return "you" if seat == self.listener else self._names[seat]

    def whose(self, seat: int) -> str:
        """As an owner inside a sentence: "your", "Mabel's"."""
        return "your" if seat == self.listener else f"{self._names[seat]}'s"

    def verb(self, seat: int, plain: str, third: str) -> str:
        """The form of a verb that goes with a seat: "are" for You, "is" for Mabel."""
        return plain if seat == self.listener else third

    def given(self, seat: int) -> str:
        """The name itself, also of the listener: for labels and lists, not sentences."""
        return self._names[seat]

    def all_of(self, seats: Iterable[int]) -> str:
        """ "Mabel, Theo and you" """
        words = [self.whom(seat) for seat in seats]
        return (
            words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}" if words else "nobody"
        )

    # Nouns with their number, of which every game has some.

    def counted(self, n: int, one: str, many: str = "") -> str:
        """ "1 point", "3 points"; `many` where it is more than an s."""
        return f"{n} {one}" if n == 1 else f"{n} {many or one + 's'}"

    def points(self, n: int) -> str:
        return self.counted(n, "point")

    def cards(self, n: int) -> str:
        return self.counted(n, "card")

    def listed(self, words: Sequence[str], last: str = "and") -> str:
        """ "one, two and three" """
        return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}" if words else ""

    def money(self, n: int) -> str:
        return f"-${-n:,}" if n < 0 else f"${n:,}"

    def hand_of(self, seat: int) -> str:
        """The label of a hand: "Your hand", "Mabel's hand"."""
        return "Your hand" if seat == self.listener else f"{self._names[seat]}'s hand"


def plain_names(seats: int) -> tuple[str, ...]:
    """Names for players who gave none."""
    return tuple(f"Player {seat + 1}" for seat in range(seats))
