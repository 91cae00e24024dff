"""Changes a rule, one place at a time, and sees whether the tests notice: scripts/mutants.py GAME... [-n N] [--jobs J].

Each mutant is a copy of the package, interpreted, with one small change in the game's rules: a comparison turned, a
number off by one, a condition negated, `and` for `or`, plus for minus, a statement left out. The clause tests of the
game, then its laws, are run on it. A mutant that nothing notices is printed: it is an unused rule, a missing test, or
a change that changes nothing.

With --clauses it finds for each clause one change that makes a test of that clause fail (scripts/holding.py).
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "gamenight"
LONGEST = 150  # seconds; a mutant that never ends is noticed, too
TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
}  # fmt: skip
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
}


@dataclass
class Mutant:
    game: str
    file: str
    line: int
    change: str
    killed_by: str = ""  # clauses, laws, time; empty when it lived


def rule_files(game: str) -> list[Path]:
    folder = PACKAGE / "games" / game
    files = [*folder.glob("rules.py"), *folder.glob("rules/*.py")]
    if game in ("monopoly", "christmas_opoly"):
        files += [file for file in (PACKAGE / "parts" / "property").glob("*.py") if _is_compiled(file)]
    if game in ("dominoes", "block", "bergen"):
        files += [PACKAGE / "parts" / "line" / "position.py"]
    return [file for file in files if file.name not in ("__init__.py", "audit.py")]


def _is_compiled(file: Path) -> bool:
    return file.read_text(encoding="utf-8").startswith("# compiled")


def places(tree: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Everything that may be changed inside a function, and how."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name not in ("audit", "copy", "__init__"):
            yield from _places_in(function)


def _places_in(part: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    for node in ast.walk(part):
        if _speaks(node):
            continue
        if isinstance(node, ast.Compare) and type(node.ops[0]) in TURNED:
            yield node, "comparison turned"
        elif isinstance(node, ast.BinOp) and type(node.op) in SWAPPED:
            yield node, "operator swapped"
        elif isinstance(node, ast.BoolOp):
            yield node, "and/or swapped"
        elif isinstance(node, ast.If):
            yield node, "condition negated"
        elif isinstance(node, ast.Constant) and type(node.value) is int and node.value > 0:
            yield node, "number off by one"
        elif isinstance(node, ast.AugAssign):
            yield node, "assignment left out"


def every_place(tree: ast.AST) -> list[tuple[ast.AST, str]]:
    """Those, and what stands outside functions or is no number: tables, house rules, what is on or off."""
    every = [node for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    told = [(node, "turned round") for node in every if type(node.value) is bool]
    idle = {
        id(node)
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef) and function.name in ("audit", "copy")
        for node in ast.walk(function)
    }
    return [(node, how) for node, how in [*_places_in(tree), *told] if id(node) not in idle]


def _speaks(node: ast.AST) -> bool:
    """Whether a node is about the journal, which no rule depends on."""
    return isinstance(node, ast.If) and "journal" in ast.unparse(node.test)


def changed(source: str, number: int) -> tuple[str, int, str]:
    """The source with its place of that number changed."""
    tree = ast.parse(source)
    node, how = list(places(tree))[number]
    return turned(tree, node), getattr(node, "lineno", 0), how


def turned(tree: ast.AST, node: ast.AST) -> str:
    """The source of a tree with this place in it changed."""
    if isinstance(node, ast.Compare):
        node.ops[0] = TURNED[type(node.ops[0])]()
    elif isinstance(node, ast.BinOp):
        node.op = SWAPPED[type(node.op)]()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.If):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.Constant):
        node.value = not node.value if isinstance(node.value, bool) else int(str(node.value)) + 1
    elif isinstance(node, ast.AugAssign):
        node.op, node.value = ast.Add(), ast.Constant(0)
    return ast.unparse(ast.fix_missing_locations(tree))


def mutants(game: str, count: int, seed: int) -> list[tuple[Mutant, str]]:
    """So many mutants of a game's rules, spread evenly, with the changed source of each."""
    every = [
        (file, number)
        for file in rule_files(game)
        for number in range(len(list(places(ast.parse(file.read_text(encoding="utf-8"))))))
    ]
    found = []
    for file, number in random.Random(seed).sample(every, min(count, len(every))):
        source, line, how = changed(file.read_text(encoding="utf-8"), number)
        found.append((Mutant(game, file.relative_to(PACKAGE).as_posix(), line, how), source))
    return found


@contextmanager
def a_copy(file: str, source: str) -> Iterator[dict[str, str]]:
    """The environment of a package in which one file is changed."""
    with tempfile.TemporaryDirectory() as place:
        package = Path(place) / "gamenight"
        shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("static", "__pycache__", "*.so"))
        (package / file).write_text(source, encoding="utf-8")
        yield {**os.environ, "PYTHONPATH": place, "PYTHONDONTWRITEBYTECODE": "1"}


def tried(mutant: Mutant, source: str) -> Mutant:
    """The mutant, with what noticed it."""
    with a_copy(mutant.file, source) as environment:
        tests = [f"tests/games/test_{mutant.game}.py"]
        clauses = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
        laws = [sys.executable, "-m", "gamenight.laws", mutant.game]
        for name, command in (("clauses", clauses), ("laws", laws)):
            try:
                done = subprocess.run(
                    command, cwd=ROOT, env=environment, capture_output=True, timeout=LONGEST
                )
            except subprocess.TimeoutExpired:
                mutant.killed_by = "time"
                return mutant
            if done.returncode:
                mutant.killed_by = name
                return mutant
    return mutant


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="+")
    parser.add_argument("-n", type=int, default=40, help="mutants a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", type=Path, help="write what was found there")
    parser.add_argument(
        "--clauses", action="store_true", help="find a change for each clause, and write it down"
    )
    asked = parser.parse_args()
    if asked.clauses:
        import holding

        for game in asked.games:
            holding.record(game)
        return
    work = [each for game in asked.games for each in mutants(game, asked.n, asked.seed)]
    found = []
    with ThreadPoolExecutor(asked.jobs) as pool:
        for mutant in pool.map(lambda each: tried(*each), work):
            found.append(mutant)
            print(
                f"{mutant.game} {mutant.file}:{mutant.line} {mutant.change}: {mutant.killed_by or 'lived'}",
                flush=True,
            )
    for game in asked.games:
        mine = [mutant for mutant in found if mutant.game == game]
        by = {way: sum(mutant.killed_by == way for mutant in mine) for way in ("clauses", "laws", "time")}
        killed = sum(by.values())
        print(f"{game}: {killed} of {len(mine)} noticed", by)
        for mutant in mine:
            if not mutant.killed_by:
                print(f"  lived: {mutant.file}:{mutant.line} {mutant.change}")
    if asked.json:
        asked.json.write_text(json.dumps([asdict(mutant) for mutant in found], indent=1) + "\n")


if __name__ == "__main__":
    main()
