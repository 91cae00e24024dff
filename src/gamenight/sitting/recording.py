"""A record written while a game is played, replayed when it is read, and checked against its secret."""

from __future__ import annotations

from collections.abc import Iterator

from gamenight.core.arguments import brief
from gamenight.core.chance import Chance
from gamenight.core.fair import Fair, commitment
from gamenight.core.position import NOBODY, Position
from gamenight.core.record import Line, Record
from gamenight.core.refusal import BadRecord
from gamenight.sitting.lines import Luck, begin_again, noted, play_again


def begin(record: Record, chance: Chance) -> Position:
    """Start the game that a record is to hold, and write its first line."""
    position, luck = noted(chance, lambda noting: record.game.begin(record.seats, record.house, noting))
    _write(record, position, Line(0, NOBODY, "start", luck))
    return position


def step(
    record: Record, position: Position, seat: int, move: int, chance: Chance, number: int | None = None
) -> Line:
    """Play a move and write it down."""
    text = record.game.write(position.view(seat), move)
    _, luck = noted(chance, lambda noting: record.game.play(position, seat, move, noting))
    return _write(record, position, Line(_next(record, number), seat, text, luck))


def ring(record: Record, position: Position, chance: Chance, number: int | None = None) -> Line:
    """The agreed time is over: tell the position, and write it down."""
    _, luck = noted(chance, position.ring)
    return _write(record, position, Line(_next(record, number), NOBODY, "time", luck))


def _next(record: Record, number: int | None) -> int:
    return record.lines[-1].number + 1 if number is None else number


def _write(record: Record, position: Position, line: Line) -> Line:
    record.lines.append(line)
    close(record, position)
    return line


def close(record: Record, position: Position) -> None:
    """If the game is over, the record says so."""
    if position.to_move() == 0:
        record.ending = "over"
        record.scores, record.payoffs = tuple(position.scores()), tuple(position.payoffs())


def replay(record: Record) -> Iterator[tuple[Line, Position]]:
    """Each line with the position after it: one position, played forward. BadRecord if the record does not hold."""
    if not isinstance(record, Record):
        raise BadRecord(f"A record is needed here, as read_record gives it, not {brief(record)}.")
    if not record.lines or record.lines[0].text != "start":
        raise BadRecord("The record should open with the line of the start.")
    first, *rest = record.lines
    position = begin_again(record.game, record.seats, record.house, first)
    yield first, position
    for line in rest:
        play_again(record.game, position, line)
        yield line, position
    check_ending(record, position)


def check_ending(record: Record, position: Position) -> None:
    """That the record ends as its last position does; BadRecord otherwise."""
    over = record.ending.split(" ")[0] == "over"
    if over != (position.to_move() == 0):
        raise BadRecord(
            "The record says the game is over, and it is not."
            if over
            else "The record goes on after its game is over."
        )
    scores, payoffs = tuple(position.scores()), tuple(position.payoffs())
    if over and (scores, payoffs) != (record.scores, record.payoffs):
        raise BadRecord(f"The record's result is not what its moves lead to: {' '.join(map(str, scores))}.")


def check_luck(record: Record) -> int:
    """Recompute every shuffle and roll from the secret; how many agreed. BadRecord names the first that did not."""
    if not record.commitment:
        raise BadRecord(
            "The record has no commitment: its luck cannot be checked, only that its moves are legal."
        )
    if not record.secret:
        raise BadRecord("The secret has not been shown yet: the luck can be checked once the game has ended.")
    if commitment(record.secret) != record.commitment:
        raise BadRecord("The secret is not the one that was committed to before the deal.")
    return sum(_check(record, line.number, line.luck) for line in record.lines)


def _check(record: Record, number: int, luck: Luck) -> int:
    fair = Fair(record.secret, record.words, number)
    for answer, size in luck:
        if fair.pick(size) != answer:
            raise BadRecord(f"Line {number}: the luck {answer}/{size} does not follow from the secret.")
    return len(luck)
