"""Changes a rule, one place at a time, and sees whether the tests notice: scripts/mutants.py GAME... [-n N] [--laws].

Each mutant is one small change in the game's rules, interpreted: a comparison turned, a number off by one, a condition
negated, `and` for `or`, plus for minus, a statement left out. The clause tests of the game that run the line are run on
it (scripts/watching.py), and with --laws its laws on what these do not notice. A mutant that nothing notices is
printed: it is an unused rule, a missing test, or a change that changes nothing. What two games share is a name of its
own: `property`, `line`.

With --clauses it finds for each clause one change that makes a test of that clause fail (scripts/holding.py).
"""

from __future__ import annotations

import argparse
import ast
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path

from watching import PACKAGE, ROOT, TIME, Trials, forked

FAMILIES = {"property": ("monopoly", "christmas_opoly"), "line": ("dominoes", "block", "bergen")}
TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
}  # fmt: skip
# The rules that two games share, by file; the rest of the folder shows, says, reads and judges.
PROPERTY = [
    "auction", "auction_buildings", "build", "cards", "debt", "deeds", "jail",
    "ledger", "legal", "mortgages", "moves", "position", "rent", "rounds",
    "start", "sums", "table", "trade", "turn",
]  # fmt: skip
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
    number: int  # which place of the file it is
    noticed_by: str = ""  # clauses, laws, time; empty when it lived


def rule_files(name: str) -> list[Path]:
    """The rules that are a game's own, or those that a family shares."""
    if name == "line":
        return [PACKAGE / "parts" / "line" / "position.py"]
    if name == "property":
        files = [PACKAGE / "parts" / "property" / f"{part}.py" for part in PROPERTY]
    else:
        folder = PACKAGE / "games" / name
        files = [*folder.glob("rules.py"), *folder.glob("rules/*.py")]
    return [file for file in sorted(files) if file.name not in ("__init__.py", "audit.py")]


def test_files(name: str) -> list[str]:
    also = ["trade_recount"] if name == "property" else []
    games = [f"test_{game}*.py" for game in (*FAMILIES.get(name, [name]), *also)]
    return [
        file.relative_to(ROOT).as_posix()
        for game in games
        for file in sorted((ROOT / "tests" / "games").glob(game))
    ]


def places(tree: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Everything that may be changed inside a function, and how."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name not in ("audit", "copy", "__init__"):
            yield from _places_in(function)


def _places_in(part: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    told = {id(node) for speaking in ast.walk(part) for node in _notes(speaking)}
    for node in ast.walk(part):
        if id(node) in told:
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


def _notes(node: ast.AST) -> Iterator[ast.AST]:
    """What is only about the journal, which no rule depends on."""
    if isinstance(node, ast.If) and "journal" in ast.unparse(node.test):
        yield node
        for part in (node.test, *node.body):
            yield from ast.walk(part)


def turned(tree: ast.Module, node: ast.AST) -> ast.Module:
    """The tree with this place in it changed."""
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
    return ast.fix_missing_locations(tree)


def lines_of(node: ast.AST) -> range:
    last = node.test if isinstance(node, ast.If) else node
    return range(getattr(node, "lineno", 0), getattr(last, "end_lineno", 0) + 1)


def sample(name: str, count: int, seed: int) -> list[tuple[Path, int]]:
    """So many places of the rules, spread evenly, and at least one in every file."""
    every = {
        file: len(list(places(ast.parse(file.read_text(encoding="utf-8"))))) for file in rule_files(name)
    }
    pairs = [(file, number) for file, size in every.items() for number in range(size)]
    choose = random.Random(seed)
    chosen = choose.sample(pairs, min(max(count, len(every)), len(pairs)))
    for file, size in every.items():
        if size and all(other != file for other, _ in chosen):
            most = Counter(other for other, _ in chosen).most_common(1)[0][0]
            chosen.remove(next(pair for pair in reversed(chosen) if pair[0] == most))
            chosen.append((file, choose.randrange(size)))
    return chosen


def round_of(name: str, count: int, seed: int, laws: bool, page: Path) -> None:
    """Try them; what the page says was noticed before is not tried again."""
    known = {
        (old["game"], old["file"], old["line"], old["change"], old["number"]): Mutant(**old)
        for old in (json.loads(page.read_text(encoding="utf-8")) if page.exists() else [])
    }
    trials = Trials(test_files(name), [file.relative_to(PACKAGE).as_posix() for file in rule_files(name)])

    mine: list[Mutant] = []

    def work() -> None:
        for path, number in sample(name, count, seed):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            node, how = list(places(tree))[number]
            lines, file = lines_of(node), path.relative_to(PACKAGE).as_posix()
            mutant = Mutant(name, file, lines[0], how, number)
            key = (name, file, lines[0], how, number)
            if key in known and known[key].noticed_by:
                mine.append(known[key])
                continue
            games = " ".join(FAMILIES.get(name, [name])) if laws else ""
            by = trials.noticing(file, turned(tree, node), lines, laws=games)
            mutant.noticed_by = by if by in ("", TIME, "laws") else "clauses"
            known[key] = mutant
            mine.append(mutant)
            page.write_text(json.dumps([asdict(each) for each in known.values()], indent=1) + "\n")
            print(f"{name} {file}:{mutant.line} {how}: {by or 'lived'}", file=sys.__stdout__, flush=True)

    trials.begin(work)
    by = Counter(mutant.noticed_by for mutant in mine)
    print(f"{name}: {len(mine) - by['']} of {len(mine)} noticed", dict(by), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="+")
    parser.add_argument("-n", type=int, default=34, help="mutants a game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--laws", action="store_true", help="try the laws on what clauses do not notice")
    parser.add_argument(
        "--json", type=Path, default=ROOT / "build" / "mutants.json", help="what came of each"
    )
    parser.add_argument(
        "--clauses", action="store_true", help="find a change for each clause, and write it down"
    )
    asked = parser.parse_args()
    sys.path.insert(0, str(PACKAGE.parent))  # as it stands here, interpreted
    for game in asked.games:  # each by itself, for it reads its modules as if they were new
        if asked.clauses:
            import holding

            forked(partial(holding.record, game))
        else:
            forked(partial(round_of, game, asked.n, asked.seed, asked.laws, asked.json))


if __name__ == "__main__":
    main()
