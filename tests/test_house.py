"""The house is in order: files are short or say why not, and a game answers the same question in the same file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gamenight

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "gamenight"
PAGE = ROOT / "web" / "src"
GENERATED = {PAGE / "lib" / "shapes.ts"}
LONG = 300
WRITTEN = {".svelte", ".ts", ".js", ".css"}
FILES = (
    "__init__.py",
    "rules.md",
    "sheet.txt",
    "scene.py",
    "refusals.py",
    "lesson.py",
    "encoding.py",
    "words/en.py",
)


def sources() -> list[Path]:
    return sorted(file for file in PACKAGE.rglob("*.py") if "migrations" not in file.parts)


def page_sources() -> list[Path]:
    """What people write of the page: not what is generated, and not drawings."""
    written = (
        file for file in PAGE.rglob("*") if file.suffix in WRITTEN and PAGE / "art" not in file.parents
    )
    return sorted(file for file in written if file not in GENERATED)


@pytest.mark.parametrize(
    "file", [*sources(), *page_sources()], ids=lambda file: file.relative_to(ROOT).as_posix()
)
def test_a_long_file_says_why_it_is_long(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    if len(lines) > LONG:
        head = "\n".join(lines[:12])
        assert re.search(r"Over 300|[Ll]onger than|file is long", head), f"{len(lines)} lines and no reason"


def test_compiled_code_shifts_no_literal_by_a_variable() -> None:
    """It would be a number of 32 bits: a set of cards with more than thirty of them comes out wrong. `bit` is right."""
    shifting = re.compile(r"\b\d+ << [a-z(]")
    texts = {file.relative_to(PACKAGE).as_posix(): file.read_text(encoding="utf-8") for file in sources()}
    wrong = [name for name, text in texts.items() if text.startswith("# compiled") and shifting.search(text)]
    assert wrong == ["games/chess/rules/tables.py"], "which is made once, of Python's own ints"
    assert shifting.search("pile & ~(1 << top)")


@pytest.mark.parametrize("name", gamenight.game_names())
def test_a_game_answers_the_same_question_in_the_same_file(name: str) -> None:
    folder = PACKAGE / "games" / name
    assert [file for file in FILES if not (folder / file).exists()] == []
    assert (folder / "rules.py").exists() != (folder / "rules").is_dir()
