"""Studies, manifests and games as data: the same bytes each time, whoever does the work."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import gamenight
from gamenight.cli import app as _app  # noqa: F401  the commands, all of them
from gamenight.cli.app import run
from gamenight.core.refusal import GameNightError
from gamenight.core.registry import game as game_named
from gamenight.lab.files import BadFile, digest, write_rows
from gamenight.lab.manifest import BadManifest, read_manifest
from gamenight.lab.observation import TABLE, layout, observe
from gamenight.lab.study import sums
from gamenight.lab.study.play import Played, Task, work
from gamenight.lab.study.rents import deed_names
from gamenight.lab.study.report import plan_of, study
from gamenight.lab.trajectories import trajectories

SHORT: dict[str, dict[str, object]] = {
    "checkers": {"quiet_moves": 2},
    "hearts": {"target": 0},
    "monopoly": {"max_rounds": 2, "trading": False},
    "sorry": {"max_turns": 20},
    "bingo": {"ask": True},
}


@pytest.mark.parametrize("name", SHORT)
def test_a_study_is_one_page_that_needs_nothing_else(name: str, tmp_path: Path) -> None:
    plan = plan_of(name, options=SHORT[name], bots=("random", "random"), games=4, seed=1)
    made = study(plan, tmp_path / "page.html", data=tmp_path / "games.jsonl")
    text = (tmp_path / "page.html").read_text()
    assert text.count("<svg") >= (1 if name == "bingo" else 3)  # alone there is less to ask
    assert "http" not in text.replace("http://www.w3.org", "")
    assert "<script" not in text
    rows = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert len(rows) >= 4
    assert digest(tmp_path / "page.html") == made.digest


def test_the_same_seed_gives_the_same_page_however_many_share_the_work(tmp_path: Path) -> None:
    plan = plan_of("crazy_eights", 2, bots=("search:playouts=1", "random"), games=6, seed=3)
    one = study(plan, tmp_path / "one.html")
    two = study(plan, tmp_path / "two.html", jobs=2)
    assert one.digest == two.digest
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


def test_property_games_tell_which_deeds_earn() -> None:
    task = Task(
        "monopoly", 4, (("trading", False), ("max_rounds", 30)), ("random",), ((0, (0,) * 4),), 1, True
    )
    _, counts = work(task)
    assert sum(counts.earned.values()) > 0
    assert {deed.rpartition("/")[0] for deed in counts.earned} <= set(deed_names(game_named("monopoly")))
    assert counts.landed


def game(deal: int, seating: tuple[int, ...], payoffs: list[int]) -> Played:
    return Played(deal, seating, payoffs, payoffs, 10, 0, 0, "x")


def test_where_the_better_player_always_wins_all_is_skill() -> None:
    games = [
        game(deal, seating, [1000 if who == 0 else 0 for who in seating])
        for deal in range(8)
        for seating in ((0, 1), (1, 0))
    ]
    parts = sums.luck_and_skill(games, ("a", "b"))
    assert parts.skill == pytest.approx(1.0)
    assert parts.shares[0].share == 1.0


def test_where_the_same_seat_of_a_deal_always_wins_all_is_the_deal() -> None:
    games = [
        game(deal, seating, [1000, 0] if deal % 2 else [0, 1000])
        for deal in range(40)
        for seating in ((0, 1), (1, 0))
    ]
    parts = sums.luck_and_skill(games, ("a", "b"))
    assert parts.skill == pytest.approx(0.0, abs=0.01)
    assert parts.deal == pytest.approx(1.0, abs=0.05)


def test_where_neither_matters_it_is_the_rest() -> None:
    luck = np.random.default_rng(1)
    games = [
        game(deal, seating, [1000, 0] if luck.random() < 0.5 else [0, 1000])
        for deal in range(400)
        for seating in ((0, 1), (1, 0))
    ]
    assert sums.luck_and_skill(games, ("a", "b")).rest > 0.9


@pytest.mark.parametrize("ending", [".parquet", ".jsonl"])
def test_trajectories_are_the_same_bytes_again(ending: str, tmp_path: Path) -> None:
    options: dict[str, object] = {"target": 0}
    one = trajectories("hearts", tmp_path / f"one{ending}", options=options, games=10, seed=2)
    two = trajectories("hearts", tmp_path / f"two{ending}", options=options, games=10, seed=2, jobs=2)
    assert one.digest == two.digest == digest(tmp_path / f"one{ending}")


def test_a_row_is_what_the_seat_saw_and_did(tmp_path: Path) -> None:
    from gamenight.core.chance import Seeded
    from gamenight.lab.seeds import seed_of

    file = tmp_path / "games.jsonl"
    trajectories("crazy_eights", file, 2, games=1, seed=5)
    row = json.loads(file.read_text().splitlines()[0])
    rules = gamenight.game("crazy_eights")
    position = rules.begin(2, rules.house(2, {}), Seeded(seed_of(5, 0)))
    seen = observe(rules, position.view(row["seat"]))
    words = np.frombuffer(bytes.fromhex(row["words"]), np.uint8)
    shape = layout(rules, 2)
    assert np.array_equal(TABLE[words].ravel()[: shape.bits], seen.observation[: shape.bits])
    mask = np.unpackbits(np.frombuffer(bytes.fromhex(row["mask"]), np.uint8), bitorder="little")
    assert np.array_equal(mask[: shape.moves], seen.action_mask)
    assert seen.action_mask[row["move"]]
    rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert [each["last"] for each in rows] == [False] * (len(rows) - 1) + [True]
    assert {each["reward"] for each in rows} == {1.0, -1.0}


def test_a_manifest_runs_again_by_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, again = tmp_path / "first.parquet", tmp_path / "again.parquet"
    assert run(["trajectories", "poker_dice", str(first), "-n", "5", "--seed", "3"]) == 0
    assert read_manifest(tmp_path / "first.json").digest == digest(first)
    args = ["trajectories", "poker_dice", str(again), "--manifest", str(tmp_path / "first.json")]
    assert run(args) == 0
    assert "The same bytes came out" in capsys.readouterr().out
    assert first.read_bytes() == again.read_bytes()


ELSEWHERE = """
import sys
from gamenight.cli import app
from gamenight.cli.app import run
here = sys.argv[1]
assert run(["study", "--manifest", here + "/page.json", "--to", "again.html"]) == 0
assert run(["trajectories", "poker_dice", "again.parquet", "--manifest", here + "/games.json"]) == 0
"""


def test_another_machine_makes_the_same_bytes_of_a_manifest(tmp_path: Path) -> None:
    """Another folder, another order of sets, another clock and language, and somebody's own settings of Matplotlib."""
    options = "max_turns=60"
    study_args = [
        "study",
        "sorry",
        "-o",
        options,
        "-n",
        "4",
        "--seed",
        "1",
        "--bots",
        "search:playouts=1,random",
    ]
    assert run([*study_args, "--to", str(tmp_path / "page.html")]) == 0
    assert run(["trajectories", "poker_dice", str(tmp_path / "games.parquet"), "-n", "5", "--seed", "3"]) == 0
    there = tmp_path / "there"
    there.mkdir()
    (there / "matplotlibrc").write_text("font.size: 20\naxes.facecolor: red\nsvg.fonttype: path\n")
    source = str(Path(gamenight.__file__).parents[1])
    other = {
        "PYTHONHASHSEED": "77",
        "TZ": "Asia/Tokyo",
        "LC_ALL": "C",
        "PYTHONPATH": source,
        "HOME": str(there),
    }
    ran = subprocess.run(
        [sys.executable, "-c", ELSEWHERE, str(tmp_path)],
        cwd=there,
        env={"PATH": os.environ["PATH"], **other},
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.count("The same bytes came out") == 2
    assert (there / "again.html").read_bytes() == (tmp_path / "page.html").read_bytes()
    assert (there / "again.parquet").read_bytes() == (tmp_path / "games.parquet").read_bytes()


def test_manifests_that_cannot_be_run_are_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    trajectories("poker_dice", tmp_path / "games.jsonl", games=1, seed=1)
    made = trajectories("poker_dice", tmp_path / "games.jsonl", games=1, seed=1)
    file.write_text(made.text().replace(f'"rules": {made.rules}', '"rules": 99'))
    with pytest.raises(BadManifest, match="changed from version 99"):
        read_manifest(file)
    file.write_text("nonsense")
    with pytest.raises(BadManifest, match="no manifest"):
        read_manifest(file)
    with pytest.raises(BadManifest, match="cannot be read"):
        read_manifest(tmp_path / "none.json")


def test_files_that_cannot_be_written_are_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"\.parquet or \.jsonl"):
        write_rows(tmp_path / "games.csv", [], {})
    with pytest.raises(BadFile, match="cannot be written"):
        write_rows(tmp_path / "no" / "games.jsonl", [], {})


def test_bots_and_seats_of_a_study_are_checked_before_it_begins() -> None:
    with pytest.raises(GameNightError, match="did you mean easy"):
        plan_of("hearts", bots=("eazy",))
    with pytest.raises(GameNightError, match="Chess is for 2 players"):
        plan_of("chess", 3)
