"""Write docs/sheets.md: for each sentence of the rule sheets the clauses that carry it, and what holds these.

PYTHONPATH=src python3 scripts/sheets.py

The sheets' text belongs to their publishers: here are only the numbers of their sentences. `games/NAME/sheet.txt` maps
each of them to clauses of the rulebook, as `tests/test_sheets.py` says.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any, NamedTuple

from generated import kept
from holding import changes

import gamenight
from gamenight.core.options import option_values

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "sheets.md"
GAMES = ROOT / "src" / "gamenight" / "games"
NAMES = sorted(folder.parent.name for folder in GAMES.glob("*/sheet.txt"))
MUTANTS = ROOT / "tests" / "mutants"
CLAUSE = re.compile(r"^- \*\*(\d+\.\d+)\*\* \(([^)]*)\) (.*)$", re.MULTILINE)
INLINE = re.compile(r"\((sheet|ruling, silent|ruling, ambiguous)\) ")
END = re.compile(r"(?<=[.!?])(?<!Mrs\.)[)*\"]*\s+(?=[*\"(]*[A-Z0-9$])")
EXAMPLE = re.compile(r"\*Example|For example")
MENTION = re.compile(r"(\d+\.\d+)([a-z]*)(\??)")


class Sentence(NamedTuple):
    """One sentence of a clause; the label is the clause's, or its own where one stands before it."""

    letter: str
    label: str
    text: str


class Clause(NamedTuple):
    label: str
    sentences: list[Sentence]


class Mention(NamedTuple):
    """A clause that a sentence of the sheet is mapped to: 2.1ab by the first two of its own, 1.2? as a ruling."""

    clause: str
    letters: str
    read: bool

    def __str__(self) -> str:
        return self.clause + self.letters


class Map(NamedTuple):
    sentences: list[str]  # as the first line says
    mapped: dict[str, list[Mention]]
    idle: dict[str, str]  # sentence: why it states no rule


def clauses(book: str) -> dict[str, Clause]:
    """The clauses of a rulebook, with their sentences. An example, which ends a clause or its part, states no rule."""
    return {number: Clause(label, _sentences(label, text)) for number, label, text in CLAUSE.findall(book)}


def _sentences(label: str, text: str) -> list[Sentence]:
    parts = INLINE.split(text)
    labelled = [(label, parts[0]), *zip(parts[1::2], parts[2::2], strict=True)]
    stated: list[tuple[str, str]] = []
    for own, part in labelled:
        for sentence in END.split(part.strip()):
            if EXAMPLE.match(sentence):
                break
            if sentence:
                stated.append((own, sentence))
    return [Sentence(chr(ord("a") + i), own, sentence) for i, (own, sentence) in enumerate(stated)]


def map_of(text: str) -> Map:
    """What a sheet.txt says."""
    head, *lines = text.splitlines()
    found = Map(_numbered(head.removeprefix("# sentences ")), {}, {})
    for line in lines:
        number, _, named = line.partition("\t")
        if named.startswith("- "):
            found.idle[number] = named[2:]
            continue
        words = [MENTION.fullmatch(word) for word in named.split()]
        assert all(words), line
        found.mapped[number] = [Mention(word[1], word[2], bool(word[3])) for word in words if word]
    return found


def _numbered(ranges: str) -> list[str]:
    """ "002.721-002.742, 002.750" as every number in it."""
    found = []
    for part in ranges.split(", "):
        first, _, last = part.partition("-")
        page, low = first.split(".")
        high = (last or first).split(".")[1]
        found += [f"{page}.{n}" for n in range(int(low), int(high) + 1)]
    return found


def read(name: str) -> tuple[dict[str, Clause], Map]:
    folder = GAMES / name
    return (
        clauses((folder / "rules.md").read_text(encoding="utf-8")),
        map_of((folder / "sheet.txt").read_text(encoding="utf-8")),
    )


HEAD = """# What carries each sentence of the sheets

Written by `scripts/sheets.py` from `games/*/sheet.txt`, `games/*/rules.md`, the tests and `tests/mutants`; nothing
here is typed by hand. The five sheets belong to their publishers, so their sentences are here by number only.

A sentence is carried by clauses of the rulebook, or by sentences of them: 2.1ab by the first two of 2.1. 1.3? is a
ruling on a sentence that can be read in more than one way. What states no rule says so instead. Each clause has a
label, an option its default, and a test that is named or marked for it in `tests/games`. *A change that fails it* is
one change to the rules, of those that `scripts/mutants.py GAME --clauses` tries, with which that test does not hold;
where none was found the reason stands there.

"""
CHANGES = {
    "comparison turned": "`{was}` compares otherwise",
    "operator swapped": "`{was}` reckons otherwise",
    "and/or swapped": "`and` and `or` change places in `{was}`",
    "condition negated": "`{was}` is negated",
    "number off by one": "{was} is one more",
    "assignment left out": "`{was}` is left out",
    "turned round": "{was} is turned round",
}


def page() -> str:
    return HEAD + "\n".join(section(name) for name in NAMES)


def section(name: str) -> str:
    """A game's sentences, then its clauses."""
    found, sheet = read(name)
    lines = [f"## {gamenight.game(name).title}", "", "| sentence | clauses |", "|---|---|"]
    for number in sheet.sentences:
        carried = ", ".join(f"{each}{'?' if each.read else ''}" for each in sheet.mapped.get(number, []))
        lines.append(f"| {number} | {carried or 'no rule: ' + sheet.idle[number]} |")
    lines += ["", "| clause | label | default | test | a change that fails it |", "|---|---|---|---|---|"]
    tests, (noticed, untouched) = clause_tests(name), _recorded(name)
    defaults = option_values(gamenight.game(name).options())
    for number, clause in found.items():
        record = noticed.get(number)
        test = record["test"] if record else tests[number][0]
        change = _change(record) if record else untouched.get(number, "*not recorded yet*")
        lines.append(f"| {number} | {_labels(clause)} | {_default(clause, defaults)} | `{test}` | {change} |")
    return "\n".join(lines) + "\n"


def _recorded(name: str) -> tuple[dict[str, dict[str, str]], dict[str, str]]:
    """The changes that are written down and can still be made, and why there is none for other clauses."""
    found, tests = json.loads((MUTANTS / f"{name}.json").read_text(encoding="utf-8")), clause_tests(name)
    files = {record["file"] for record in found["noticed"].values()}
    places = {(each.file, each.function, each.how, each.was) for each in changes(files)}
    noticed = {
        clause: record
        for clause, record in found["noticed"].items()
        if record["test"] in tests.get(clause, ())
        and (record["file"], record["in"], record["change"], record["was"]) in places
    }
    return noticed, found["untouched"]


def _labels(clause: Clause) -> str:
    """Its label, and those of its sentences that have another."""
    own = clause.label.split(",")[0].replace("`", "") if clause.label.startswith("option") else clause.label
    other = [f"{each.letter} {each.label}" for each in clause.sentences if each.label != clause.label]
    return "; ".join([own, *other])


def _default(clause: Clause, defaults: dict[str, Any]) -> str:
    option = re.match(r"option `(\w+)`", clause.label)
    if not option:
        return ""
    value = defaults[option[1]]
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value) or "none"


def _change(noticed: dict[str, str]) -> str:
    was = noticed["was"].replace("|", "\\|")
    return f"{noticed['file']}, {noticed['in']}: {CHANGES[noticed['change']].format(was=was)}"


def clause_tests(name: str) -> dict[str, list[str]]:
    """The tests named or marked for each clause."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests" / "games").glob(f"test_{name}*.py")):
        marked: list[str] = []
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("@pytest.mark.clause("):
                marked += re.findall(r"\d+\.\d+", line)
            elif test := re.match(r"def (test_(?:(\d+)_(\d+)_)?\w+)", line):
                for clause in [*marked, *([f"{test[2]}.{test[3]}"] if test[2] else [])]:
                    found.setdefault(clause, []).append(test[1])
                marked = []
    return found


if __name__ == "__main__":
    sys.exit(kept(PAGE, page(), "scripts/sheets.py"))
