"""`gamenight daily`: one try a day, kept with its result."""

from __future__ import annotations

import datetime
import json

import pytest
from commands import Terminal

DAY = datetime.date(2026, 11, 18)  # dominoes


@pytest.fixture(autouse=True)
def that_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamenight.cli.daily.today", lambda: DAY)


def first_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever sits at the terminal always does the first thing they may."""
    from gamenight.terminal.plain import PlainTable

    def ask(table: PlainTable) -> None:
        table.sitting.play(table.sitting.scene().choices[0].text)

    monkeypatch.setattr(PlainTable, "_ask", ask)


def test_a_day_is_played_once_and_its_result_kept(
    gamenight: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_choices(monkeypatch)
    said = gamenight("daily", "--plain")
    assert said.status == 0, said.err
    assert "Game Night, deal of 18 November" in said.out
    assert "November 2026" in said.out
    again = gamenight("daily", "--plain")
    assert "The house plays the same deal" not in again.out
    told = json.loads(gamenight("daily", "--json").out)
    assert told["played"]
    assert told["streak"] == 1
    assert told["result"] in ("better", "even", "worse")
    assert told["share"].count("\n") == 1


def test_a_day_left_half_way_goes_on_where_it_was(
    gamenight: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = gamenight("daily", "--plain", stdin="undo\nhint\n")
    assert "one try" in left.err
    assert "no hints" in left.err
    assert not json.loads(gamenight("daily", "--json").out)["played"]
    assert gamenight("play", "--resume", "--plain").status == 2, "it is taken up only as what it is"
    first_choices(monkeypatch)
    assert "To share:" in gamenight("daily", "--plain").out


def test_yesterday_s_deal_can_be_played_late_and_is_no_streak(
    gamenight: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    first_choices(monkeypatch)
    monkeypatch.setattr("gamenight.cli.daily.today", lambda: DAY + datetime.timedelta(1))
    assert gamenight("daily", "--plain", "--date", "2026-11-18").status == 0
    assert json.loads(gamenight("daily", "--json").out)["streak"] == 0


def test_a_day_to_come_is_refused_in_a_sentence(gamenight: Terminal) -> None:
    assert "opens on that day" in gamenight("daily", "--date", "2027-01-01").err
    assert "is no date" in gamenight("daily", "--date", "soon").err
