"""Every sentence of the rule sheets is carried by a clause, or states no rule; every label of a clause is true.

`games/NAME/sheet.txt` maps the numbered sentences of a game's sheet to the clauses of its rulebook. It holds numbers,
not the sheet's text: `002.729  1.2`; `002.730  1.2 1.3?`, a ruling on an ambiguous sentence; `002.721  - title`.
"""

from __future__ import annotations

import re
from importlib import resources
from itertools import pairwise
from typing import NamedTuple

import pytest

import gamenight
from gamenight.core.options import option_values

NAMES = gamenight.game_names()
CLAUSE = re.compile(r"^- \*\*(\d+)\.(\d+)\*\* \(([^)]*)\)", re.MULTILINE)
LABEL = re.compile(r"sheet|ruling, (?:silent|ambiguous)|option `(\w+)`, (.+)")
NO_RULE = {"title", "flavour", "advice", "example", "number", "components"}


class Map(NamedTuple):
    sentences: list[str]  # as the first line says
    carried: dict[str, list[str]]  # sentence: clauses
    read: dict[str, list[str]]  # sentence: rulings that read it
    idle: dict[str, str]  # sentence: why it states no rule


def sheet(name: str) -> Map:
    text = resources.files(gamenight.game(name).package).joinpath("sheet.txt").read_text()
    head, *lines = text.splitlines()
    found = Map(numbered(head.removeprefix("# sentences ")), {}, {}, {})
    for line in lines:
        number, clauses = line.split("\t")
        if clauses.startswith("- "):
            found.idle[number] = clauses[2:]
            continue
        found.carried[number] = [clause for clause in clauses.split() if not clause.endswith("?")]
        found.read[number] = [clause[:-1] for clause in clauses.split() if clause.endswith("?")]
    return found


def numbered(ranges: str) -> list[str]:
    """ "002.721-002.742, 002.750" as every number in it."""
    found = []
    for part in ranges.split(", "):
        first, _, last = part.partition("-")
        page, low = first.split(".")
        high = (last or first).split(".")[1]
        found += [f"{page}.{n}" for n in range(int(low), int(high) + 1)]
    return found


def labels(name: str) -> dict[str, str]:
    return {f"{a}.{b}": label for a, b, label in CLAUSE.findall(gamenight.game(name).rulebook())}


@pytest.mark.parametrize("name", NAMES)
def test_every_sentence_is_mapped_to_clauses_that_are_there(name: str) -> None:
    found, clauses = sheet(name), labels(name)
    assert [*found.carried, *found.idle] != []
    assert sorted([*found.carried, *found.idle]) == sorted(found.sentences)
    for number in found.carried:
        named = found.carried[number] + found.read[number]
        assert named, number
        assert not [clause for clause in named if clause not in clauses], number
    assert set(found.idle.values()) <= NO_RULE


@pytest.mark.parametrize("name", NAMES)
def test_every_label_is_true(name: str) -> None:
    found = sheet(name)
    carried = {clause for clauses in found.carried.values() for clause in clauses}
    for clause, label in labels(name).items():
        assert LABEL.fullmatch(label), f"{clause} ({label})"
        if label == "sheet":
            assert clause in carried, f"{clause} is said to be on the sheet, and no sentence carries it"
        if label.startswith("ruling"):
            assert clause not in carried, f"{clause} is said to be a ruling, and a sentence decides it"


@pytest.mark.parametrize("name", NAMES)
def test_every_option_has_its_clause_and_says_its_default(name: str) -> None:
    game = gamenight.game(name)
    defaults = option_values(game.options())
    named = {}
    for clause, label in labels(name).items():
        said = LABEL.fullmatch(label)
        if said and said[1]:
            value = defaults[said[1]]
            shown = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value) or "none"
            assert said[2] == shown, f"{clause}: {said[1]} is {shown} unless changed"
            named[said[1]] = clause
    assert set(named) == set(defaults)
    for option in game.option_list():
        assert labels(name)[option.clause].startswith(f"option `{option.name}`"), option.name


@pytest.mark.parametrize("name", NAMES)
def test_clauses_are_numbered_without_holes(name: str) -> None:
    numbers = [(int(a), int(b)) for a, b, _ in CLAUSE.findall(gamenight.game(name).rulebook())]
    assert numbers[0] == (1, 1)
    for before, after in pairwise(numbers):
        assert after in ((before[0], before[1] + 1), (before[0] + 1, 1)), f"{before} is followed by {after}"
