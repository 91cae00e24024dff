"""A bot of one's own: the example in docs/api.md, handed to the arena as an object, beats `easy` at Call Me Lucky."""

from __future__ import annotations

import importlib
import inspect
import sys
from pathlib import Path
from typing import Any

import pytest

import gamenight
import gamenight.games.chess
from gamenight import doctor
from gamenight.bots import Bot, NothingToChoose, bot
from gamenight.bots.arena import compete
from gamenight.core.refusal import GameNightError

ROOT = Path(__file__).parent.parent.parent
sys.path.insert(0, str(ROOT / "tests" / "plugin" / "src"))
Sampler: Any = importlib.import_module("high_card.sampler").Sampler


def test_the_example_in_the_docs_is_the_one_tested_here() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
    assert inspect.getsource(Sampler.choose) in page


@pytest.mark.skipif(not doctor.is_compiled(doctor.HEART), reason="takes minutes where nothing is compiled")
def test_the_example_beats_easy_at_call_me_lucky() -> None:
    outcome = compete("call_me_lucky", [Sampler(60), "easy"], games=120, seats=2, seed=3)
    best = outcome.standings[0]
    assert best.bot == "sampler"
    assert best.low > 0.5, "and not by luck"


class Wrong(Bot):
    """Answers with what may not be played."""

    name = "wrong"

    def choose(self, game: gamenight.Game[Any], view: gamenight.View, **budget: Any) -> int:
        return -1


def test_a_bot_that_may_not_is_named() -> None:
    with pytest.raises(GameNightError, match="wrong answered -1, which may not be played"):
        compete("crazy_eights", [Wrong(), "random"], games=2)


def test_what_is_no_bot_is_refused() -> None:
    with pytest.raises(GameNightError, match="is no bot"):
        compete("crazy_eights", [7, "random"])  # type: ignore[list-item]


def test_objects_are_sent_to_other_processes_if_they_can_be() -> None:
    class Local(Wrong):
        pass

    with pytest.raises(GameNightError, match="cannot be sent to other processes"):
        compete("crazy_eights", [Local(), "random"], games=4, jobs=2)


def test_a_seat_that_is_not_to_move_has_nothing_to_choose() -> None:
    game = gamenight.game("chess")
    with pytest.raises(NothingToChoose):
        bot("random").choose(game, game.start(seed=1).view(1))


def test_a_games_package_is_imported_by_its_name() -> None:
    assert gamenight.games.chess.GAME is gamenight.game("chess")
    assert "chess" in gamenight.game_names()
