"""OpenSpiel's bots play whole games beside ours, in step, and with tables that their view allows."""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (pip install open_spiel)")

SCRIPTS = Path(__file__).resolve().parents[2] / "scripts"


@pytest.fixture(scope="module")
def rivals() -> Iterator[Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(SCRIPTS)
        yield importlib.import_module("rivals")


@pytest.mark.parametrize("name", ["checkers", "hearts", "cribbage", "crazy_eights"])
def test_a_game_is_played_in_step_to_its_end(rivals: Any, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every move is legal in both, or the match would stop with an assertion."""
    monkeypatch.setattr(rivals.Pace, "simulations", lambda pace: 16)
    match = rivals.MATCHES[name](pyspiel, "random")
    if name == "hearts":
        monkeypatch.setattr(match, "options", {**match.options, "target": 0})
    if name == "cribbage":
        monkeypatch.setattr(match, "options", {"target": "61"})
    share = next(share for number in range(9) if (share := match.play(number, 0)) is not None)
    assert 0 <= share <= 1
    assert match.pace.our_decisions
    assert match.pace.their_decisions
    assert len(match.gaps) == 1


def test_checkers_is_played_on_where_openspiel_would_call_it_drawn(
    rivals: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would after 40 turns without a jump, which random players of endings often make."""
    monkeypatch.setattr(rivals.Pace, "simulations", lambda pace: 2)
    match = rivals.MATCHES["checkers"](pyspiel, "random")
    sets = []  # of all checkers, turn by turn
    follow = match.follow

    def count(seat: int, move: int) -> None:
        follow(seat, move)
        sets.append((match.number, (match.position.public.dark | match.position.public.light).bit_count()))

    monkeypatch.setattr(match, "follow", count)
    for number in range(8):
        match.play(number, 0)
        assert not match.position.to_move()
    assert max(Counter(sets).values()) > 40


def test_the_rival_gets_as_much_time_as_we_take(rivals: Any) -> None:
    pace = rivals.Pace()
    for _ in range(200):
        pace.we_took(0.01)
        simulations = pace.simulations()
        pace.they_took(simulations * 0.0001, simulations)
    assert pace.theirs / pace.their_decisions == pytest.approx(0.01, rel=0.05)
