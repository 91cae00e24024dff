"""Every sentence of the rule sheets is carried by a clause, or states no rule; every label of a clause is true.

`games/NAME/sheet.txt` maps the numbered sentences of a game's sheet to the clauses of its rulebook. It holds numbers,
not the sheet's text: `002.729  1.2`; `002.40  2.1b`, carried by the second sentence of that clause;
`002.730  1.2 1.3?`, 1.3 is a ruling on a sentence that is ambiguous; `002.721  - title`. In the rulebook a label
stands before a clause and holds for all of it, or for what comes before the next label: "(sheet) Your turn ends.
(ruling, silent) Any number of tokens may stand on one space."
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "scripts"))
import sheets
from holding import OWN_WORDS
from sheets import GAMES, Clause, Map, Mention, clauses, map_of

import gamenight
from gamenight.core.options import Value, option_values

NAMES = gamenight.game_names()
LABEL = re.compile(r"sheet|ruling, (?:silent|ambiguous)|option `(\w+)`, (.+)")
NO_RULE = {"title", "flavour", "advice", "example", "number", "components"}
NOTHING_MORE = (False, 0, "", "none", "off")  # an option that is this adds nothing to the sheet


def texts(name: str) -> tuple[str, str]:
    return tuple((GAMES / name / file).read_text(encoding="utf-8") for file in ("rules.md", "sheet.txt"))  # type: ignore[return-value]


def defaults(name: str) -> dict[str, Value]:
    return option_values(gamenight.game(name).options())


def mentions(sheet: Map) -> Iterator[tuple[str, Mention]]:
    for number, mapped in sheet.mapped.items():
        for mention in mapped:
            yield number, mention


def faults(book: str, mapped: str, values: dict[str, Value]) -> list[str]:
    """What is wrong with the labels of a rulebook, sentence by sentence."""
    found, sheet = clauses(book), map_of(mapped)
    wrong = [*_mentioned(found, sheet)]
    carried = {
        (mention.clause, letter)
        for _, mention in mentions(sheet)
        if not mention.read
        for letter in mention.letters or "abcdefghij"
    }
    for number, clause in found.items():
        if not LABEL.fullmatch(clause.label):
            wrong.append(f"{number} is labelled {clause.label}")
        for sentence in clause.sentences:
            place = number + sentence.letter
            if sentence.label == "sheet" and (number, sentence.letter) not in carried:
                wrong.append(f"{place} is said to be on the sheet, and no sentence carries it")
        wrong += _options_own(number, clause)
    return [*wrong, *_defaults_named(found, sheet, values)]


def _mentioned(found: dict[str, Clause], sheet: Map) -> Iterator[str]:
    for number, mention in mentions(sheet):
        clause = found.get(mention.clause)
        if not clause:
            yield f"{number}: there is no {mention.clause}"
            continue
        named = [s for s in clause.sentences if not mention.letters or s.letter in mention.letters]
        if len(named) < len(mention.letters):
            yield f"{number}: {mention} has no such sentence"
        rulings = [s for s in clause.sentences if s.label.startswith("ruling")]
        if mention.read:
            if not rulings:
                yield f"{number} is read by {mention.clause}, in which nothing is a ruling"
        elif not mention.letters and clause.label == "sheet" and len(clause.sentences) > 1:
            yield f"{number}: which sentences of {mention.clause} it carries is not said"
        elif clause.label.startswith("ruling") or (mention.letters and set(named) & set(rulings)):
            yield f"{mention} is said to be a ruling, and {number} decides it"


def _options_own(number: str, clause: Clause) -> Iterator[str]:
    """The sentences of an option's clause that neither speak of the option nor have a label of their own."""
    option = LABEL.fullmatch(clause.label)
    if not (option and option[1]):
        return
    name = re.escape(option[1].replace("_", " "))
    says_when = re.compile(rf"(With|Without|Switched|Otherwise|Then)\b|.*(\*\w|\boff\b|`\w+`|\b{name}\b)")
    for sentence in clause.sentences[1:]:
        if sentence.label == clause.label and not says_when.match(sentence.text):
            yield f"{number}{sentence.letter} is said to be the option `{option[1]}`, and speaks of something else"


def _defaults_named(found: dict[str, Clause], sheet: Map, values: dict[str, Value]) -> Iterator[str]:
    """An option that is on, or a number, unless changed: the sheet names it, or a ruling says why."""
    named = {mention.clause for _, mention in mentions(sheet)}
    for option, value in values.items():
        own = [n for n, clause in found.items() if clause.label.startswith(f"option `{option}`")]
        ruled = [n for n in own if any(s.label.startswith("ruling") for s in found[n].sentences)]
        if value not in NOTHING_MORE and not ruled and not named & set(own):
            yield f"`{option}` ({own}) is {value} unless changed: neither the sheet nor a ruling says why"


@pytest.mark.parametrize("name", NAMES)
def test_every_label_is_true_sentence_by_sentence(name: str) -> None:
    assert faults(*texts(name), defaults(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_sentence_of_the_sheet_is_mapped(name: str) -> None:
    sheet = map_of(texts(name)[1])
    assert sheet.mapped
    assert sorted([*sheet.mapped, *sheet.idle]) == sorted(sheet.sentences)
    assert all(sheet.mapped.values())
    assert set(sheet.idle.values()) <= NO_RULE


BOOK = """
- **1.1** (sheet) You throw. Then your turn ends. (ruling, silent) Tokens may share a space.
- **1.2** (ruling, ambiguous) Twice is once.
- **1.3** (option `pay`, off) You may pay. Switched on, you must. (ruling, silent) It goes to the bank. For example, $5.
- **1.4** (option `limit`, 3) Three throws.
"""
SHEET = "# sentences 001.1-001.3\n001.1\t1.1a\n001.2\t1.1b 1.2?\n001.3\t1.4"


@pytest.mark.parametrize(
    ("was", "planted", "noticed"),
    [
        ("001.1\t1.1a", "001.1\t1.1b", "1.1a is said to be on the sheet, and no sentence carries it"),
        ("ends. (ruling, silent) Tokens", "ends. Tokens", "1.1c is said to be on the sheet, and no sentence"),
        ("001.1\t1.1a", "001.1\t1.1", "001.1: which sentences of 1.1 it carries is not said"),
        ("1.1b 1.2?", "1.1bc 1.2?", "1.1bc is said to be a ruling, and 001.2 decides it"),
        ("1.2?", "1.2", "1.2 is said to be a ruling, and 001.2 decides it"),
        ("1.1a", "1.1ad", "001.1: 1.1ad has no such sentence"),
        ("1.2?", "1.4?", "001.2 is read by 1.4, in which nothing is a ruling"),
        (
            "must. (ruling, silent) It",
            "must. It",
            "1.3c is said to be the option `pay`, and speaks of something",
        ),
        ("Switched on, you", "You", "1.3b is said to be the option `pay`, and speaks of something else"),
        (
            "001.3\t1.4",
            "001.3\t1.2?",
            "`limit` (['1.4']) is 3 unless changed: neither the sheet nor a ruling",
        ),
        ("(ruling, ambiguous) Twice", "(ruling, late) Twice", "1.2 is labelled ruling, late"),
    ],
)
def test_a_label_that_is_false_is_noticed(was: str, planted: str, noticed: str) -> None:
    values: dict[str, Value] = {"pay": False, "limit": 3}
    assert faults(BOOK, SHEET, values) == []
    assert (BOOK + SHEET).count(was) == 1
    false = faults(BOOK.replace(was, planted), SHEET.replace(was, planted), values)
    assert any(fault.startswith(noticed) for fault in false), false


@pytest.mark.parametrize("name", NAMES)
def test_every_option_has_its_clause_and_says_its_default(name: str) -> None:
    game, found, values = gamenight.game(name), clauses(texts(name)[0]), defaults(name)
    named = {}
    for number, clause in found.items():
        said = LABEL.fullmatch(clause.label)
        if said and said[1]:
            value = values[said[1]]
            shown = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value) or "none"
            assert said[2] == shown, f"{number}: {said[1]} is {shown} unless changed"
            named[said[1]] = number
    assert set(named) == set(values)
    for option in game.option_list():
        assert found[option.clause].label.startswith(f"option `{option.name}`"), option.name


@pytest.mark.parametrize("name", NAMES)
def test_clauses_are_numbered_without_holes(name: str) -> None:
    numbers = [tuple(map(int, number.split("."))) for number in clauses(texts(name)[0])]
    assert numbers[0] == (1, 1)
    for before, after in pairwise(numbers):
        assert after in ((before[0], before[1] + 1), (before[0] + 1, 1)), f"{before} is followed by {after}"


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_has_a_change_that_fails_its_test_or_a_reason_why_none_does(name: str) -> None:
    lacking = [line for line in sheets.section(name).splitlines() if "*not recorded yet*" in line]
    assert not lacking
    untouched = json.loads((sheets.MUTANTS / f"{name}.json").read_text(encoding="utf-8"))["untouched"]
    assert not [reason for reason in untouched.values() if reason in OWN_WORDS]


@pytest.mark.parametrize("stale", [{"was": "seat < 0"}, {"in": "nowhere"}, {"test": "test_4_2_gone"}])
def test_a_change_that_cannot_be_made_any_more_is_not_shown(
    stale: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = json.loads((sheets.MUTANTS / "block.json").read_text(encoding="utf-8"))
    lines = sheets.section("block").splitlines()
    record["noticed"]["4.2"] |= stale
    (tmp_path / "block.json").write_text(json.dumps(record), encoding="utf-8")
    monkeypatch.setattr(sheets, "MUTANTS", tmp_path)
    changed = [line for line in sheets.section("block").splitlines() if line not in lines]
    assert len(changed) == 1
    assert changed[0].startswith("| 4.2 |")
    assert changed[0].endswith("| *not recorded yet* |")
