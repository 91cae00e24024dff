"""Every lesson as a person meets it in the terminal, kept: a sentence is true only beside the cards it speaks of.

`python tests/test_lesson_transcripts.py` writes them again, after a change that was meant. Read each sentence that
changed, and each whose table changed, as somebody who has never played would.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import gamenight
from gamenight.terminal.teaching import teach

KEPT = Path(__file__).parent / "transcripts" / "lessons"


def transcript(name: str) -> str:
    said: list[str] = []
    game = gamenight.game(name)
    asks = iter([step.asks[0] if step.asks else "" for step in game.lesson.steps])

    def answer() -> str:
        text = next(asks)
        said.append(f"> {text}")
        return text

    assert teach(game, said.append, answer)
    return "\n".join(line.rstrip() for line in said) + "\n"


@pytest.mark.parametrize("name", gamenight.game_names())
def test_a_lesson_says_what_it_said_of_the_same_table(name: str) -> None:
    assert transcript(name) == (KEPT / f"{name}.txt").read_text(), "run tests/test_lesson_transcripts.py"


if __name__ == "__main__":
    KEPT.mkdir(exist_ok=True)
    for each in gamenight.game_names():
        (KEPT / f"{each}.txt").write_text(transcript(each))
