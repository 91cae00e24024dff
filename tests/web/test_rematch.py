"""Who begins when the same people play again."""

from __future__ import annotations

import pytest
from at_table import AtTable

from gamenight.table import commands
from gamenight.web.live.acting import _next_setup


@pytest.mark.parametrize("loser", [0, 1])
def test_the_winner_of_sorry_begins_a_rematch(loser: int) -> None:
    played = AtTable("Mabel", "Theo", game="sorry").start()
    played.do(commands.resign, loser, "random")
    setup = _next_setup(played.table, "NEXT22")
    winner_sits_at = (1 - loser + 1) % 2  # everybody moves on a seat
    assert setup.options == {"first": str(winner_sits_at + 1)}


def test_other_games_choose_who_begins_as_ever() -> None:
    played = AtTable("Mabel", "Theo", game="call_me_lucky", options={"sides_only": True}).start()
    played.do(commands.resign, 0, "random")
    assert _next_setup(played.table, "NEXT22").options == {"sides_only": True}
