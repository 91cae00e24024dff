"""Laws of encodings: a view as words says what the view says, in the places that were declared, and no more."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.encoding import COLUMNS, Encoding, Pen
from gamenight.core.position import View
from gamenight.laws.case import Case, Look, at_looks, watchers

EMPTY = -(1 << 62)  # stands in every number that was not written


@at_looks
def words_are_made_of_the_view_alone(case: Case, look: Look) -> None:
    """An imagined table that looks the same is written the same, and nothing is written outside its place."""
    encoding = case.game.encoding
    if encoding is None:
        return
    declared = {column for place in encoding.places(case.seats) for column in place.columns}
    position, _, _, chance = look
    for seat in watchers(case):
        view = position.view(seat)
        words, numbers = _written(case, encoding, view)
        again = _written(case, encoding, case.game.imagine(view, chance).view(seat))
        case.demand(again == (words, numbers), f"seat {seat} reads what it cannot know")
        case.demand(EMPTY not in numbers, f"a number is declared and not written: {numbers}")
        stray = _columns(words) - declared
        case.demand(not stray, f"bits in columns {sorted(stray)[:4]}, which no slice has")


def _written(case: Case, encoding: Encoding, view: View) -> tuple[list[int], list[int]]:
    words, numbers = encoding.words(case.seats), encoding.numbers(case.seats)
    pen = Pen(vec[i64]([0] * (words + 1)), vec[i64]([EMPTY] * (numbers + 1)))
    pen.begin(view, 0, 0)
    encoding.write(view, pen)
    case.demand(pen.word == words, f"{pen.word} words are written, {words} are declared")
    case.demand(pen.number == numbers, f"{pen.number} numbers are written, {numbers} are declared")
    return list(pen.words)[:words], list(pen.numbers)[:numbers]


def _columns(words: list[int]) -> set[int]:
    """The columns that are set in a row of words."""
    return {
        COLUMNS * at + bit for at, word in enumerate(words) for bit in range(COLUMNS) if (word >> bit) & 1
    }
