"""A record seen again, step by step, through one seat's eyes or with all hands open."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import islice
from typing import Any

from gamenight.core.journal import Journal
from gamenight.core.moments import moments
from gamenight.core.position import Position
from gamenight.core.record import Line, Record
from gamenight.core.scene import Board, Scene, plain
from gamenight.sitting.recording import replay
from gamenight.table.events import Refused
from gamenight.web.live.encode import compact
from gamenight.web.words.en import Words

MOST = 200  # steps in one answer
LONGEST = 1_000_000  # characters of steps in one answer
REMEMBERED = 16
ALL = "all"


class Watched:
    """The steps of a record from one point of view. `seat` is a number as text, -1 for a spectator, or "all"."""

    def __init__(self, record: Record, seat: str) -> None:
        self.record = record
        self.seat = seat
        self.boards: dict[str, Board] = {}
        self._line = self._played()
        self.next = 0  # the step that comes next

    def steps(self, first: int, last: int) -> list[str]:
        """Steps as JSON: as many as were asked for, or as fit into one answer, at least one."""
        found: list[str] = []
        size = 0
        for _ in islice(self._line, first - self.next):
            self.next += 1
        for line, position in islice(self._line, max(0, min(last - first, MOST))):
            found.append(compact(self._step(line, position)))
            self.next += 1
            size += len(found[-1])
            if size > LONGEST:
                break
        return found

    def _played(self) -> Iterator[tuple[Line, Position]]:
        """Each line with its position, whose journal tells of that line alone."""
        for line, position in replay(self.record):
            yield line, position
            position.journal = Journal()

    def _step(self, line: Line, position: Position) -> dict[str, Any]:
        step: dict[str, Any] = {"number": line.number, "seat": line.seat, "text": line.text}
        if self.seat == ALL:
            step["story"] = self._story(position, -1, open_to_all=True)
            step["scenes"] = [self._scene(position, seat) for seat in range(self.record.seats)]
            return {**step, **self._stills(position, -1)}
        seat = int(self.seat)
        if line.seat not in (seat, -1) and self.record.ending == "open":
            step["text"] = ""  # what others wrote may be sealed while the game goes on
        step |= {"story": self._story(position, seat), "scene": self._scene(position, seat)}
        return {**step, **self._stills(position, seat)}

    def _stills(self, position: Position, seat: int) -> dict[str, Any]:
        """What the line passed through, where there is anything."""
        if position.journal is None or not position.journal.stills:
            return {}
        passed = moments(self.record.game, position, position.journal, seat, self.record.names)
        shown = [
            {"scene": self._drawn(each.scene), "says": list(each.says), "hold": each.hold} for each in passed
        ]
        return {"moments": shown[:-1]}

    def _story(self, position: Position, seat: int, open_to_all: bool = False) -> list[str]:
        if position.journal is None:
            return []
        heard = position.journal.truth() if open_to_all else position.journal.heard(seat)
        return self.record.game.tell(position.view(seat), heard, self.record.names)

    def _scene(self, position: Position, seat: int) -> dict[str, Any]:
        return self._drawn(self.record.game.scene(position.view(seat), self.record.names))

    def _drawn(self, scene: Scene) -> dict[str, Any]:
        drawn: dict[str, Any] = plain(scene)
        if scene.board is not None:
            self.boards[scene.board.id] = scene.board
            drawn["board"] = {"id": scene.board.id}
        return drawn


_half_seen: dict[tuple[str, str, int], Watched] = {}  # replays that somebody may go on with


def _remember(where: tuple[str, str, int], watched: Watched) -> None:
    _half_seen[where] = watched
    while len(_half_seen) > REMEMBERED:
        _half_seen.pop(next(iter(_half_seen)), None)


def replay_json(record: Record, seat: str, first: int, last: int) -> str:
    """A Replay of the protocol; Refused if there is no such seat, BadRecord if the record does not hold."""
    if seat not in (ALL, "-1") and int(seat) >= record.seats:
        raise Refused("bad", Words.no_seat, seat, record.seats - 1)
    digest = hashlib.sha256(record.text().encode()).hexdigest()
    watched = _half_seen.pop((digest, seat, first), None) or Watched(record, seat)
    steps = watched.steps(first, last)
    _remember((digest, seat, watched.next), watched)
    said = {
        "game": record.game.name,
        "title": record.game.title,
        "names": list(record.names),
        "options": record.game.house_rules(record.house),
        "seats": record.seats,
        "ending": record.ending,
        "scores": list(record.scores),
        "payoffs": list(record.payoffs),
        "total": len(record.lines),
        "from": first,
        "boards": [plain(board) for board in watched.boards.values()],
    }
    return f'{compact(said)[:-1]},"steps":[{",".join(steps)}]}}'
