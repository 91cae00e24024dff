"""A record is the whole game: what was agreed, then one line a move with the luck it used.

State is never stored: it is replayed.

```
gamenight record 1
game: crazy_eights
rules: 1
seats: 2
name: Mabel
name: Theo
option drawing: until playable
commitment: 5f2c...
word:
word: banana

0 start ; 12/52 3/51
1 0 8H ;
2 0 =S
3 1 draw ; 4/31

over
scores: -12 0
payoffs: 0 1000
secret: 91ab...
digest: c03d...
```
Numbers go up but may skip: a move that was taken back leaves a gap, and its luck is not used again.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from gamenight.core.chance import Tape
from gamenight.core.game import Game
from gamenight.core.names import plain_names
from gamenight.core.position import NOBODY
from gamenight.core.refusal import BadOption, BadRecord, BadSeats

FORMAT = "gamenight record 1"
LINE = re.compile(
    r"(?P<number>\d{1,18}) (?:(?P<start>start)|(?P<time>time)|(?P<seat>\d{1,3}) (?P<text>[^;]{0,1000}?))"
    r"(?: ;(?P<luck>(?: \d{1,18}/\d{1,18})*))?\s*"
)
CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")  # commands to a terminal, where names are shown
ENDINGS = ("open", "over", "resigned", "agreed")


class Line(Struct, frozen=True):
    """One thing done: by a seat in the game's notation, or by the clock; and its luck, as (answer, of how many)."""

    number: int
    seat: int  # NOBODY for the start and for the clock
    text: str  # "start" and "time" stand for themselves
    luck: tuple[tuple[int, int], ...] = ()

    def __str__(self) -> str:
        who = "" if self.seat == NOBODY else f"{self.seat} "
        luck = " ;" + "".join(f" {answer}/{size}" for answer, size in self.luck) if self.luck else ""
        return f"{self.number} {who}{self.text}{luck}"

    def tape(self) -> Tape:
        return Tape([answer for answer, _ in self.luck])


@dataclass
class Record:
    """A game from start to now, as it is written down."""

    game: Game[Any]
    seats: int
    house: Any  # the options
    names: tuple[str, ...] = ()
    commitment: str = ""
    words: tuple[str, ...] = ()
    lines: list[Line] = field(default_factory=list)
    ending: str = "open"  # open, over, resigned SEAT, agreed
    scores: tuple[int, ...] = ()
    payoffs: tuple[int, ...] = ()
    secret: bytes = b""
    version: int = 0  # of the rules; today's if nothing is said

    def __post_init__(self) -> None:
        self.names = self.names or plain_names(self.seats)
        self.words = self.words or ("",) * self.seats
        self.version = self.version or self.game.version

    def text(self) -> str:
        """The record as it is kept: the same game always gives the same bytes."""
        head = [FORMAT, f"game: {self.game.name}", f"rules: {self.version}", f"seats: {self.seats}"]
        head += [f"name: {name}" for name in self.names]
        head += [
            f"option {name}: {_option_text(value)}"
            for name, value in self.game.changed(self.house, self.version).items()
        ]
        if self.commitment:
            head += [f"commitment: {self.commitment}", *(f"word: {word}" for word in self.words)]
        tail = [self.ending]
        if self.ending != "open":
            tail += [f"scores: {_numbers(self.scores)}", f"payoffs: {_numbers(self.payoffs)}"]
            tail += [f"secret: {self.secret.hex()}"] if self.secret else []
        body = "\n".join([*head, "", *map(str, self.lines), "", *tail]) + "\n"
        return f"{body}digest: {hashlib.sha256(body.encode()).hexdigest()}\n"


def _option_text(value: bool | int | str) -> str:
    return (
        ("on" if value else "off")
        if isinstance(value, bool)
        else str(value).replace("\\", "\\\\").replace("\n", "\\n")
    )


def _numbers(values: tuple[int, ...]) -> str:
    return " ".join(map(str, values))


def read_record(text: str, game_of: Any) -> Record:
    """The record that a text holds; BadRecord says what is wrong with it. `game_of` finds a game by its name."""
    if not isinstance(text, str):
        raise BadRecord(f"A record is read from a text, not from {type(text).__name__}.")
    text = text.replace("\r\n", "\n")  # as it comes back from some mail programs
    lines = text.split("\n")
    if lines[0] != FORMAT:
        raise BadRecord(f"This is not a record: it begins with {lines[0][:40]!r}, not {FORMAT!r}.")
    if len(lines) < 2 or not lines[-2].startswith("digest: ") or lines[-1] != "":
        raise BadRecord("The record is cut short: its last line should be its digest.")
    if CONTROL.search(text):
        raise BadRecord("The record holds control characters, which no record is written with.")
    body = "\n".join(lines[:-2]) + "\n"
    if lines[-2] != f"digest: {hashlib.sha256(body.encode()).hexdigest()}":
        raise BadRecord("The record was changed after it was written: its digest does not fit its text.")
    try:
        head, moves, tail = body.rstrip("\n").split("\n\n")
    except ValueError:
        raise BadRecord(
            "The record should have three parts: what was agreed, the moves, and how it ended."
        ) from None
    record = _read_head(head.split("\n")[1:], game_of)
    record.lines = [_read_line(line) for line in moves.split("\n")]
    _read_tail(record, tail.split("\n"))
    if [line.number for line in record.lines] != sorted({line.number for line in record.lines}):
        raise BadRecord("The numbers of the moves should go up.")
    for line in record.lines:
        if line.seat >= record.seats:
            raise BadRecord(f"Line {line.number}: there is no seat {line.seat} among {record.seats}.")
    return record


def _pairs(lines: list[str]) -> Iterator[tuple[str, str]]:
    for line in lines:
        key, colon, value = line.partition(":")
        if not colon:
            raise BadRecord(f"The record line {line[:60]!r} should be a word, a colon and a value.")
        yield key, value.removeprefix(" ")


def _read_head(lines: list[str], game_of: Any) -> Record:
    single: dict[str, str] = {}
    options: dict[str, object] = {}
    names, words = [], []
    for key, value in _pairs(lines):
        if key == "name":
            names.append(value)
        elif key == "word":
            words.append(value)
        elif key.startswith("option "):
            options[key.removeprefix("option ")] = value.replace("\\n", "\n").replace("\\\\", "\\")
        else:
            single[key] = value
    for needed in ("game", "rules", "seats"):
        if needed not in single:
            raise BadRecord(f"The record does not say its {needed}.")
    game: Game[Any] = game_of(single["game"])
    version = next(
        (each for each in (game.version, *game.defaults_before) if str(each) == single["rules"]), 0
    )
    if not version:
        raise BadRecord(
            f"The record is of {game.title} rules {single['rules']}; this program has rules {game.version}."
        )
    try:
        seats = int(single["seats"])
        house = game.house(seats, game.written_out(options, version))
    except (ValueError, BadOption, BadSeats) as problem:
        raise BadRecord(f"The record asks for a game that cannot be: {problem}") from None
    if len(names) != seats:
        raise BadRecord(f"The record names {len(names)} players at {seats} seats.")
    return Record(
        game, seats, house, tuple(names), single.get("commitment", ""), tuple(words), version=version
    )


def _read_line(line: str) -> Line:
    found = LINE.fullmatch(line)
    if not found:
        raise BadRecord(f"The record line {line[:60]!r} should be a number, a seat, a move and its luck.")
    luck = tuple((int(a), int(n)) for a, n in (pick.split("/") for pick in (found["luck"] or "").split()))
    if found["start"] or found["time"]:
        return Line(int(found["number"]), NOBODY, found["start"] or found["time"], luck)
    return Line(int(found["number"]), int(found["seat"]), found["text"], luck)


def _read_tail(record: Record, lines: list[str]) -> None:
    record.ending = lines[0]
    if record.ending.split(" ")[0] not in ENDINGS:
        raise BadRecord(
            f"The record should end with one of {', '.join(ENDINGS)}, not {record.ending[:40]!r}."
        )
    values = dict(_pairs(lines[1:]))
    try:
        record.scores = tuple(map(int, values.get("scores", "").split()))
        record.payoffs = tuple(map(int, values.get("payoffs", "").split()))
        record.secret = bytes.fromhex(values.get("secret", ""))
    except ValueError as problem:
        raise BadRecord(f"The record's result cannot be read: {problem}.") from None
