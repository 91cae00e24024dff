"""The numbered clauses of a rulebook: which there are, which are tested, and which house rules cite them."""

from __future__ import annotations

import re
from typing import Any

from gamenight.core.game import Game
from gamenight.core.options import Value
from gamenight.laws.case import CLAUSE, Broken, Case
from gamenight.laws.coverage import allowed


def clauses(game: Game[Any]) -> list[str]:
    """The numbers of all clauses in a game's rulebook."""
    return CLAUSE.findall(game.rulebook())


def clauses_without_a_test(game: Game[Any], tests: str) -> list[str]:
    """The clauses that no test in a test file's text is named or marked for: `test_4_2_...`, `clause("4.2")`."""
    named = {f"{a}.{b}" for a, b in re.findall(r"def test_(\d+)_(\d+)_", tests)}
    for marked in re.findall(r"mark\.clause\(([^)]*)\)", tests):
        named |= set(re.findall(r"\d+\.\d+", marked))
    return [clause for clause in clauses(game) if clause not in named]


def house_rules_are_explained(case: Case) -> None:
    rules = case.clauses
    case.demand(bool(rules), "rules.md has no numbered clauses")
    for option in case.game.option_list():
        case.demand(
            option.clause in rules, f"option {option.name} cites clause {option.clause!r}, which is not there"
        )
        case.demand(bool(option.says), f"option {option.name} says nothing")
    for preset in case.game.presets.values():
        case.game.house(_seats_for(case.game, dict(preset.options)), preset.options)


def _seats_for(game: Game[Any], options: dict[str, Value]) -> int:
    for seats in game.seats:
        if allowed(game, seats, options):
            return seats
    raise Broken(f"{game.name}: no number of seats can play {options}")
