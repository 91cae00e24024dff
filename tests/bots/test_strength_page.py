"""What docs/strength.md says of games that were played on another machine."""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"


@pytest.fixture(scope="module")
def strengths() -> Iterator[Any]:
    """Its modules by name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(SCRIPTS)
        yield lambda name: importlib.import_module(f"strengths.{name}")


def played(strengths: Any, slowest: float, **also: object) -> dict[str, Any]:
    tally = strengths("rows").Tally(deals=20, total=15.0, squares=12.0, games=40, spent=1.0, choices=100)
    return {**tally.row(), "slowest": slowest, **also}


def test_levels_of_another_machine_are_marked_and_their_times_left_out(strengths: Any) -> None:
    here = played(strengths, 0.05)
    there = played(strengths, 0.7, cores=16, at_once=15)
    rows = {"random hearts hard random": here, "ladder hearts hard medium": there}
    said = strengths("page").page(rows)
    assert "40 games: shown †" in said
    assert "10 ms, at most 50 ms |" in said
    assert "† Played on another machine, of 16 cores, 15 games at once" in said
    assert "†" not in strengths("page").page({"random hearts hard random": here})


def test_going_on_with_them_here_keeps_the_mark(strengths: Any) -> None:
    there = played(strengths, 0.7, cores=16, at_once=15)
    assert strengths("rows").Tally.of(there).row()["cores"] == 16


def test_the_expert_of_old_by_the_clock_and_by_the_processor(strengths: Any) -> None:
    row = played(strengths, 1.0)
    assert "has a second by the clock" in strengths("page").page({"earlier chess": row})
    elsewhere = {**row, "processor": True, "cores": 16, "at_once": 14, "cut_off": 0, "unpaired": 2}
    said = strengths("page").page({"earlier chess": elsewhere}).replace("\n", " ")
    assert "both have a second of processor time" in said
    assert "The expert of old was met on another machine, of 16 cores, 14 games at once" in said


def test_what_is_counted_in_games_says_where_too(strengths: Any) -> None:
    row = {"games": 1000, "offered": 600, "declined": 0, "date": "2026-11-18", "cores": 16}
    said = strengths("page").page({"completing monopoly": row}).replace("\n", " ")
    assert "on another machine, of 16 cores." in said


def tried(strengths: Any, file: str, width: int, *totals: float) -> dict[str, Any]:
    rounds = [
        strengths("rows").Tally(deals=20, total=total, squares=total * total / 18, games=40).row()
        for total in totals
    ]
    used = {"ahead": 1, "playouts": 130, "rival": 150, "times as long": 1.0}
    return {"file": file, "width": width, "rounds": rounds, **used}


def test_the_net_that_was_left_is_told_of(
    strengths: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nets are known by the names of their files, in whatever folder those were."""
    nets = [
        {"game": "hearts", "file": f"/far/away/{name}.net", "net": loss, "own": 0.5, "mean": 0.7}
        for name, loss in (("a", 0.4), ("b", 0.6))
    ]
    measured = {"hearts": [tried(strengths, "a.net", 32, 10.0, 9.0), tried(strengths, "b.net", 64, 6.0)]}
    run = {"games": {"hearts": {"search": {"games": 50, "rows": 2_000}}}, "nets": nets, "measured": measured}
    (tmp_path / "nets.json").write_text(json.dumps(run))
    monkeypatch.setattr(strengths("nets"), "FOUND", tmp_path)
    rows = dict(strengths("nets").nets(strengths("rows").Job(["hearts"], 0, 1, False, {})))
    assert "far" not in json.dumps(rows)
    said = " ".join(strengths("nets").nets_page(rows))
    assert "| Hearts | 2,000 views of 50 games | 0.400, 0.500, 0.700 | 45 % (" in said
    assert "boards" not in said
    rows |= {"boards chess": {"share": 0.4689, "games": 1012}}
    said = " ".join(strengths("nets").nets_page(rows))
    assert "the best of four took 46.9 % of the wins in 1,012 games." in said
