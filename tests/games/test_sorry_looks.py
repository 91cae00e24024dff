"""Colours that players choose."""

from __future__ import annotations

import pytest

import gamenight
from gamenight.core.refusal import BadOption

GAME = gamenight.game("sorry")


@pytest.mark.parametrize(
    ("seats", "options", "colours"),
    [
        (2, {"colours": "green"}, "green blue"),  # across
        (2, {"colours": "- green"}, "blue green"),
        (2, {"colours": "green red"}, "green red"),
        (2, {"colours": "yellow", "opposite": False}, "yellow blue"),
        (3, {"colours": "- - green"}, "red blue green"),
        (4, {"colours": "green"}, "green blue yellow red"),
        (4, {"colours": "blue", "teams": True}, "blue red green yellow"),
    ],
)
def test_2_11_everyone_chooses_a_colour(seats: int, options: dict[str, str | bool], colours: str) -> None:
    position = GAME.start(seats=seats, seed=1, **options)
    scene = GAME.scene(position.view(0))
    assert " ".join(seat.colour for seat in scene.seats) == colours
    assert {piece.colour for piece in scene.pieces} == set(colours.split())
    team = [seat.team for seat in scene.seats]
    assert team == ([1, 0, 1, 0] if "teams" in options else [-1] * seats)


@pytest.mark.clause("2.11")
@pytest.mark.parametrize(("seats", "colours"), [(4, "red yellow"), (2, "red yellow"), (2, "blue green")])
def test_partners_have_colours_that_belong_together(seats: int, colours: str) -> None:
    with pytest.raises(BadOption, match="Red and yellow play together"):
        GAME.house(seats, {"teams": True, "colours": colours})


@pytest.mark.clause("2.11")
def test_a_pawn_of_a_chosen_colour_comes_out_at_home_and_is_written_so() -> None:
    for seed in range(200):
        position = GAME.start(seats=2, seed=seed, colours="green", first="1")
        view = position.view(0)
        texts = [GAME.write(view, move) for move in view.moves]
        if texts != ["forfeit"]:
            assert texts == ["start G"]
            assert GAME.scene(view).choices[0].touch[-1] == "space:49"
            return
    raise AssertionError("no card that starts a pawn was drawn")
