"""Records written by earlier versions replay byte for byte, for ever.

`python tests/test_frozen.py` freezes a record of each game (and rules version) that has none yet; it never changes one.
So do those of rules of which only defaults have changed. Of records of other rules that have changed since,
`frozen/older` has the first moves: they say which rules they need.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import gamenight
from gamenight.core.refusal import BadRecord
from gamenight.laws import cases
from gamenight.sitting.recording import check_luck

RECORDS = Path(__file__).parent / "frozen" / "records"
OLDER = RECORDS.parent / "older"
EACH = 3  # records a game


def names(game: str) -> list[str]:
    """Those of today's rules, and of earlier ones that differ in defaults alone."""
    found = gamenight.game(game)
    return [
        f"{game}-{version}-{n}.record"
        for version in (*found.defaults_before, found.version)
        for n in range(EACH)
    ]


@pytest.mark.parametrize("name", sorted(path.name for path in RECORDS.glob("*.record")))
def test_a_frozen_record_replays_byte_for_byte(name: str) -> None:
    text = (RECORDS / name).read_text(encoding="utf-8")
    record = gamenight.read_record(text, gamenight.game)
    assert len(list(gamenight.replay(record))) == len(record.lines)
    assert record.text() == text
    if record.ending == "over":
        assert check_luck(record) == sum(len(line.luck) for line in record.lines)


@pytest.mark.parametrize("name", sorted(path.name for path in OLDER.glob("*.record")))
def test_a_record_of_older_rules_says_which_rules_it_needs(name: str) -> None:
    game, version, _ = name.rsplit("-", 2)
    now = gamenight.game(game)
    text = (OLDER / name).read_text(encoding="utf-8")
    with pytest.raises(BadRecord) as refused:
        gamenight.read_record(text, gamenight.game)
    assert str(refused.value) == (
        f"The record is of {now.title} rules {version}; this program has rules {now.version}."
    )


@pytest.mark.parametrize("game", gamenight.game_names())
def test_defaults_of_before_are_those_of_earlier_rules_and_differ(game: str) -> None:
    found = gamenight.game(game)
    now = {option.name: option.default for option in found.option_list()}
    for version, before in found.defaults_before.items():
        assert 0 < version < found.version
        assert before
        assert [name for name, value in before.items() if now[name] == value] == []
        found.house(found.usual_seats, before)


@pytest.mark.parametrize("game", gamenight.game_names())
def test_every_game_has_frozen_records(game: str) -> None:
    assert [name for name in names(game) if not (RECORDS / name).exists()] == []


def freeze() -> None:
    sys.path.insert(0, str(Path(__file__).parent))
    from records import random_record

    for game in gamenight.game_names():
        found = cases(gamenight.game(game))
        for n, name in enumerate(names(game)[-EACH:]):
            if not (RECORDS / name).exists():
                case = found[n % len(found)]
                record = random_record(case.game, case.seats, case.options if n else {}, n, 600)
                (RECORDS / name).write_text(record.text(), encoding="utf-8")
                print(f"froze {name}: {len(record.lines)} lines, {record.ending}")


if __name__ == "__main__":
    freeze()
