"""Bots against bots: the same deals in every seating, whoever shares the work."""

from __future__ import annotations

import json

import pytest

from gamenight.bots.arena import contest_of, fight, seatings
from gamenight.bots.contest import Budget
from gamenight.bots.standings import interval, interval_of
from gamenight.cli.app import run
from gamenight.core.refusal import GameNightError


def test_every_bot_sits_everywhere() -> None:
    for bots, seats in ((2, 2), (2, 4), (3, 3), (4, 2), (3, 4)):
        rows = seatings(bots, seats)
        for bot in range(bots):
            sat = [sum(row[seat] == bot for row in rows) for seat in range(seats)]
            assert len(set(sat)) == 1, "each bot sits in each seat equally often"


def test_the_stronger_bot_is_found_and_all_shares_add_up() -> None:
    contest = contest_of("crazy_eights", ["search:playouts=40", "random"], 2, {}, 1, Budget())
    outcome = fight(contest, 12)
    assert outcome.games == 24
    assert outcome.standings[0].bot == "search:playouts=40"
    assert outcome.standings[0].rating > outcome.standings[1].rating
    assert sum(one.share for one in outcome.standings) == pytest.approx(1, abs=0.01)


def test_a_contest_comes_out_the_same_for_the_same_seed() -> None:
    contest = contest_of("crazy_eights", ["search:playouts=10", "random"], 3, {}, 5, Budget())
    shares = [[one.share for one in fight(contest, 3).standings] for _ in range(2)]
    assert shares[0] == shares[1]


def test_equal_results_do_not_make_one_certain() -> None:
    mean, low, high = interval([1.0] * 10)
    assert mean == high == 1
    assert 0.5 < low < 0.95


def test_json_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "crazy_eights", "random", "easy", "--games", "4", "--seed", "1", "--json"]
    assert run([*arguments, "--playouts", "5"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert {one["bot"] for one in told["standings"]} == {"random", "easy"}


def test_four_play_where_four_may_as_the_help_says(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["arena", "crazy_eights", "random", "random", "--games", "2", "--seed", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seats"] == 4


def test_one_bot_is_no_contest() -> None:
    with pytest.raises(GameNightError, match="two bots"):
        contest_of("crazy_eights", ["random"], None, {}, 1, Budget())


def test_several_cores_think_together() -> None:
    contest = contest_of("crazy_eights", ["search:playouts=20:cores=2", "random"], 2, {}, 2, Budget())
    assert fight(contest, 2).games == 4


def test_a_surer_interval_is_wider_and_sums_say_the_same_as_shares() -> None:
    shares = [0.5, 1.0, 0.0, 1.0, 0.5, 1.0]
    usual = interval(shares)
    assert interval_of(6, sum(shares), sum(share**2 for share in shares)) == usual
    _, low, high = interval_of(6, sum(shares), sum(share**2 for share in shares), 2.575829)
    assert low < usual[1] < usual[0] < usual[2] <= high
