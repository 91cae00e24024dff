"""The house is in order: compiled code holds nothing that compiling gets wrong, and a game answers the same question in
the same file."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

import gamenight

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "gamenight"
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
WAITS = (ast.Await, ast.AsyncFor, ast.AsyncWith, ast.Yield, ast.YieldFrom)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def sources() -> list[Path]:
    return sorted(file for file in PACKAGE.rglob("*.py") if "migrations" not in file.parts)


def test_compiled_code_shifts_no_literal_by_a_variable() -> None:
    """It would be a number of 32 bits: a set of cards with more than thirty of them comes out wrong. `bit` is right."""
    shifting = re.compile(r"\b\d+ << [a-z(]")
    texts = {file.relative_to(PACKAGE).as_posix(): file.read_text(encoding="utf-8") for file in sources()}
    wrong = [name for name, text in texts.items() if text.startswith("# compiled") and shifting.search(text)]
    assert wrong == ["games/chess/rules/tables.py"], "which is made once, of Python's own ints"
    assert shifting.search("pile & ~(1 << top)")


def inside(nodes: Iterable[ast.AST], *, handlers: bool) -> Iterator[ast.AST]:
    """What stands in some code, without what other functions in it do; `handlers` says whether with its `except`s."""
    for node in nodes:
        yield node
        if not isinstance(node, FUNCTIONS if handlers else (*FUNCTIONS, ast.ExceptHandler)):
            yield from inside(ast.iter_child_nodes(node), handlers=handlers)


def waits(body: Iterable[ast.AST]) -> bool:
    return any(isinstance(node, WAITS) for node in inside(body, handlers=True))


def forgotten(source: str) -> list[int]:
    """Lines that raise what was caught before something was waited for: compiled code looks for it where other tasks
    have put theirs since. It raises theirs, or nothing, or the process dies."""
    lines = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ExceptHandler) and waits(node.body):
            again = inside(node.body, handlers=False)
            lines += [each.lineno for each in again if isinstance(each, ast.Raise) and each.exc is None]
        elif isinstance(node, ast.Try) and waits(node.finalbody):
            lines.append(node.finalbody[0].lineno)
        elif isinstance(node, ast.AsyncFunctionDef) and node.name == "__aexit__" and waits(node.body):
            lines.append(node.lineno)
        elif isinstance(node, ast.AsyncWith):  # `Turn.__aexit__` waits for nothing; of others nobody knows
            others = (item for item in node.items if not ast.unparse(item.context_expr).endswith(".lock"))
            lines += [node.lineno for _ in others]
    return sorted(lines)


def test_compiled_code_raises_nothing_again_after_it_has_waited() -> None:
    texts = {file.relative_to(PACKAGE).as_posix(): file.read_text(encoding="utf-8") for file in sources()}
    compiled = {name: text for name, text in texts.items() if text.startswith("# compiled")}
    assert len(compiled) > 100
    assert {name: lines for name, text in compiled.items() if (lines := forgotten(text))} == {}


FORGETS = """\
try:
    await move()
except Refused as problem:
    await set_aside(problem)
    if problem.kind == "over":
        raise
finally:
    await tell()
async with connect():
    await move()
async def __aexit__(self, *problem):
    await tell()
try:
    yield 1
except Refused:
    yield 2
    raise
"""
REMEMBERS = """\
try:
    async with live.lock:
        await move()
except Refused:
    raise
except Exception as caught:
    async def tell():
        try:
            await move()
        except KeyError:
            raise
    await tell()
    try:
        await move()
    except KeyError:
        raise
    raise caught
finally:
    tell()
"""


def test_what_compiled_code_forgets_is_known_when_it_is_seen() -> None:
    assert forgotten(FORGETS) == [6, 8, 9, 11, 17]
    assert forgotten(REMEMBERS) == []


@pytest.mark.parametrize("name", gamenight.game_names())
def test_a_game_answers_the_same_question_in_the_same_file(name: str) -> None:
    folder = PACKAGE / "games" / name
    assert [file for file in FILES if not (folder / file).exists()] == []
    assert (folder / "rules.py").exists() != (folder / "rules").is_dir()
