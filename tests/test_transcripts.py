"""One game of each kind, as every seat saw and heard it: made anew and compared with the transcript that is kept.

`python tests/test_transcripts.py` writes them again, after a change that was meant. Read the difference first.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import gamenight
from gamenight.core.journal import Journal
from gamenight.core.position import NOBODY, Position
from gamenight.terminal.words import look

KEPT = Path(__file__).parent / "transcripts"
WHOLE = 3  # moves from the start that are shown with every seat's scene
LATER = (30, 60)  # and these
MOST = 60  # moves


def transcript(name: str) -> str:
    game = gamenight.game(name)
    seats = 4 if 4 in game.seats else game.seats[0]
    choose = random.Random(2)
    position = game.start(seats=seats, chance=luck(0))
    lines = [f"{game.title}, {seats} seats", *scenes(name, position, seats)]
    for number in range(1, MOST + 1):
        movers = [seat for seat in range(seats) if (position.to_move() >> seat) & 1]
        if not movers:
            break
        seat = choose.choice(movers)
        move = choose.choice(list(position.moves(seat)))
        lines += ["", f"{number}. Seat {seat}: {game.write(position.view(seat), move)}"]
        position.journal = Journal()
        position.play(seat, move, luck(number))
        lines += stories(name, position, seats)
        if number <= WHOLE or number in LATER or not position.to_move():
            lines += scenes(name, position, seats)
    lines += ["", f"Scores {list(position.scores())}, payoffs {list(position.payoffs())}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def luck(line: int) -> gamenight.Fair:
    """Luck that is the same for ever, whatever becomes of the seeded generator."""
    return gamenight.Fair(bytes(32), (), line)


def stories(name: str, position: Position, seats: int) -> Iterator[str]:
    """What everyone heard; and what a seat heard, where that was something else."""
    game, journal = gamenight.game(name), position.journal
    assert journal is not None
    told = game.tell(position.view(NOBODY), journal.heard(NOBODY))
    yield from (f"  {sentence}" for sentence in told)
    for seat in range(seats):
        own = game.tell(position.view(seat), journal.heard(seat))
        if len(own) != len(told) or any("You drew" in sentence for sentence in own):
            yield from (f"  (seat {seat}) {sentence}" for sentence in own)


def scenes(name: str, position: Position, seats: int) -> Iterator[str]:
    game = gamenight.game(name)
    for seat in range(NOBODY, seats):
        scene = game.scene(position.view(seat))
        yield ""
        yield f"  -- {'A spectator' if seat == NOBODY else f'Seat {seat}'} sees --"
        yield f"  {scene.heading}. {scene.prompt} [{scene.clause}]"
        yield from (f"  {line}" for line in look(scene, seat))
        yield from (f"    {choice.text}: {choice.says}" for choice in scene.choices[:40])


@pytest.mark.parametrize("name", gamenight.game_names())
def test_the_game_looks_and_sounds_as_it_did(name: str) -> None:
    kept = KEPT / f"{name}.txt"
    assert kept.exists(), f"{name} has no transcript: run python {Path(__file__).name}"
    assert transcript(name) == kept.read_text(encoding="utf-8")


def keep() -> None:
    for name in gamenight.game_names():
        (KEPT / f"{name}.txt").write_text(transcript(name), encoding="utf-8")


if __name__ == "__main__":
    keep()
