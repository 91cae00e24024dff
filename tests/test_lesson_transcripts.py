"""Every lesson's sentences beside what lies on the table, kept: a sentence is true only of the cards it speaks of.

`python tests/test_lesson_transcripts.py` writes them again, after a change that was meant. Read each sentence that
changed, and each whose table changed, as somebody who has never played would.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import gamenight
from gamenight.core.lesson import taught
from gamenight.core.scene import Scene

KEPT = Path(__file__).parent / "transcripts" / "lessons"


def transcript(name: str) -> str:
    game = gamenight.game(name)
    lines = [*game.words["en"].minute]
    told = zip(taught(game, game.lesson), game.words["en"].lesson, strict=True)
    for number, ((step, position), (says, wrong)) in enumerate(told, 1):
        lines += ["", f"{number}. {says}", f"-> {step.points_at or 'the whole table'}"]
        lines += on_table(game.scene(position.view(game.lesson.seat)))
        lines += [f"> {' or '.join(step.asks)}", f"  {wrong}"] if step.asks else []
    return "\n".join(lines) + "\n"


def on_table(scene: Scene) -> Iterator[str]:
    """What lies and stands where, without a word: words may change, cards may not."""
    for zone in scene.zones:
        if zone.pieces:
            yield f"  {zone.id} {' '.join(piece.face or piece.id for piece in zone.pieces)}"
    standing = [f"{piece.id}@{piece.at}" for piece in scene.pieces if piece.at]
    if standing:
        yield f"  {' '.join(standing)}"


@pytest.mark.parametrize("name", gamenight.game_names())
def test_a_lesson_says_what_it_said_of_the_same_table(name: str) -> None:
    assert transcript(name) == (KEPT / f"{name}.txt").read_text(), "run tests/test_lesson_transcripts.py"


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for each in gamenight.game_names():
        (KEPT / f"{each}.txt").write_text(transcript(each))
