"""Finds for each clause of a game one change to the rules that makes a test of that clause fail, and writes it down.

scripts/mutants.py GAME... --clauses writes tests/mutants/GAME.json, from which docs/sheets.md takes it. What is changed
is what cites the clause or is run by its tests: lines that cite it first, then functions that do, then what few tests
run. A clause that none of this touches is written down with the reason, and a reason that was put there by hand stays.
"""

from __future__ import annotations

import ast
import json
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mutants import FAMILIES, every_place, lines_of, rule_files, test_files, turned
from watching import PACKAGE, ROOT, TIME, UNREADABLE, Trials

RECORDS = ROOT / "tests" / "mutants"
TRIES = 20  # changes to the rules, and as many to the rest, for one clause
NO_LINE = "no line of the rules is run in its tests"
UNNOTICED = "{} places near it were changed, and its tests hold with each"
OWN_WORDS = (NO_LINE, *(UNNOTICED.format(n) for n in range(1, 2 * TRIES + 1)))


Part = ast.FunctionDef | ast.ClassDef | ast.Assign | ast.AnnAssign
PARTS = (ast.FunctionDef, ast.ClassDef, ast.Assign, ast.AnnAssign)


@dataclass
class Change:
    """One change to a file, and where: `was` is what stood there, `around` the function about it.

    `text` is its line; a table's begins with the comment above the table.
    """

    file: str
    line: int
    function: str
    how: str
    was: str
    number: int  # which place of the file it is
    text: str
    around: str

    def tree(self) -> tuple[ast.Module, range]:
        tree = ast.parse((PACKAGE / self.file).read_text(encoding="utf-8"))
        node = every_place(tree)[self.number][0]
        lines = lines_of(node)
        return turned(tree, node), lines


def rules_of(game: str) -> list[str]:
    """The rules of a game, those that it shares with its family, and its options."""
    shared = [family for family, games in FAMILIES.items() if game in games]
    files = [file for name in (game, *shared) for file in rule_files(name)]
    return [
        file.relative_to(PACKAGE).as_posix() for file in [*files, PACKAGE / "games" / game / "__init__.py"]
    ]


def others_of(game: str) -> list[str]:
    """What else its tests may run: what is refused, read and shown, and the parts it is made of."""
    folder, parts = PACKAGE / "games" / game, PACKAGE / "parts"
    shared = [parts / family for family, games in FAMILIES.items() if game in games]
    files = [file for place in (folder, parts, *shared) for file in sorted(place.glob("*.py"))]
    files = [file for file in files if not file.name.startswith(("bot", "lesson", "encoding"))]
    return [name for file in files if (name := file.relative_to(PACKAGE).as_posix()) not in rules_of(game)]


def changes(files: Iterable[str]) -> list[Change]:
    """Every change that may be made to these files."""
    found = []
    for name in files:
        source = (PACKAGE / name).read_text(encoding="utf-8")
        tree, lines = ast.parse(source), source.splitlines()
        parts = [node for node in ast.walk(tree) if isinstance(node, PARTS)]
        for number, (node, how) in enumerate(every_place(tree)):
            line, was = getattr(node, "lineno", 0), ast.unparse(node).split("\n")[0]
            function, first, last = _around(parts, line)
            around = "\n".join(lines[first - 1 : last])
            text = _comment(lines, line) + lines[line - 1]
            found.append(Change(name, line, function, how, was, number, text, around))
    return found


def _comment(lines: list[str], line: int) -> str:
    """The comment at the head of the tables that a line stands in."""
    first = line - 1
    while first and lines[first - 1]:
        first -= 1
    return lines[first] if lines[first].startswith("#") else ""


def _around(parts: list[Part], line: int) -> tuple[str, int, int]:
    """The innermost function or class that a line stands in, or the table outside them; and its lines."""
    inside = ("", line, line)
    for part in parts:
        last = part.end_lineno or part.lineno
        if part.lineno <= line <= last:
            if isinstance(part, ast.FunctionDef | ast.ClassDef):
                inside = (part.name, part.lineno, last)
            elif not inside[0]:
                inside = (
                    ast.unparse(part.targets[0] if isinstance(part, ast.Assign) else part.target),
                    line,
                    line,
                )
    return inside


class Search:
    """For each clause of a game a change that makes a test of it fail."""

    def __init__(self, game: str, trials: Trials) -> None:
        self.trials = trials
        self.kinds = [changes(rules_of(game)), changes(others_of(game))]  # the rules are tried first
        self.runners: dict[tuple[str, int], list[str]] = {}
        for test, each in trials.ran.items():
            for file, line in each["lines"]:
                self.runners.setdefault((file, line), []).append(test)

    def clauses(self) -> list[str]:
        return sorted({clause for each in self.trials.ran.values() for clause in each["clauses"]}, key=order)

    def noticed(self, clause: str) -> dict[str, str] | int:
        """The change, and the test that fails with it; or how many were tried in vain."""
        own = [test for test, each in self.trials.ran.items() if clause in each["clauses"]]
        near = [change for kind in self.kinds for change in self._near(clause, set(own), kind)[:TRIES]]
        quickest = min(own, key=lambda test: float(self.trials.ran[test]["seconds"]))
        for tests, change in [(tests, change) for tests in ([quickest], own) for change in near]:
            test = self.trials.noticing(change.file, *change.tree(), tests)
            if test not in ("", TIME, UNREADABLE):
                name = test.partition("::")[2].partition("[")[0]
                where = {"test": name, "file": change.file, "in": change.function}
                return where | {"change": change.how, "was": change.was}
        return len(near)

    def _near(self, clause: str, own: set[str], changes: list[Change]) -> list[Change]:
        """The changes that may concern a clause: those that cite it first, then those on lines that few tests run.

        What counts a loop on comes last: without it that seldom ends.
        """
        cites = re.compile(rf"(?<![\d.]){re.escape(clause)}(?!\d)")
        near: list[tuple[bool, int, int, int, Change]] = []
        for change in changes:
            runners = self.runners.get((change.file, change.line), [])
            cited = 2 if cites.search(change.text) else 1 if cites.search(change.around) else 0
            if own.intersection(runners) or cited == 2:
                endless = change.how == "assignment left out" and change.was.endswith("+= 1")
                near.append((endless, -cited, len(runners), len(near), change))
        return [change for *_, change in sorted(near, key=lambda each: each[:4])]


def order(clause: str) -> tuple[int, ...]:
    return tuple(map(int, clause.split(".")))


def record(game: str) -> None:
    """Write tests/mutants/GAME.json, clause by clause: what is there and can still be made is not looked for again."""
    page = RECORDS / f"{game}.json"
    before = (
        json.loads(page.read_text(encoding="utf-8")) if page.exists() else {"noticed": {}, "untouched": {}}
    )
    trials = Trials(test_files(game), [*rules_of(game), *others_of(game)], of_clauses=True)
    trials.begin(lambda: _record(Search(game, trials), game, page, before))


def _record(search: Search, game: str, page: Path, before: dict[str, dict[str, Any]]) -> None:
    places = {(each.file, each.function, each.how, each.was) for kind in search.kinds for each in kind}
    noticed, untouched = {}, {}
    RECORDS.mkdir(exist_ok=True)
    for clause in search.clauses():
        old = before["noticed"].get(clause)
        still = old and (old["file"], old["in"], old["change"], old["was"]) in places
        answer = old if still else search.noticed(clause)
        if isinstance(answer, dict):
            noticed[clause] = answer
        else:
            reason = before["untouched"].get(clause, NO_LINE)
            own = UNNOTICED.format(answer) if answer else NO_LINE
            untouched[clause] = own if reason in OWN_WORDS else reason
        now = {"noticed": before["noticed"] | noticed, "untouched": untouched}
        page.write_text(json.dumps(now, indent=1) + "\n", encoding="utf-8")
    page.write_text(
        json.dumps({"noticed": noticed, "untouched": untouched}, indent=1) + "\n", encoding="utf-8"
    )
    print(
        f"{game}: {len(noticed)} clauses noticed, {len(untouched)} untouched: {', '.join(untouched)}",
        file=sys.__stdout__,
        flush=True,
    )
