"""`play --token`: the token or colour that one plays with."""

from __future__ import annotations

from commands import Terminal


def test_a_token_is_chosen_and_drawn(gamenight: Terminal) -> None:
    said = gamenight("play", "monopoly", "--token", "Cap", "--seats", 3, "--seed", 1, "--plain", stdin="")
    assert "Player (you): $1,500, cap, red" in said.out
    assert "Player: GO (cap)" in said.out
    assert "House rules" not in said.out


def test_a_colour_is_chosen_from_any_seat(gamenight: Terminal) -> None:
    for game, colour in (("sorry", "green"), ("cribbage", "green"), ("call_me_lucky", "yellow")):
        said = gamenight("play", game, "--colour", colour, "--seat", 2, "--plain", "--seed", 1, stdin="")
        mine = next(line for line in said.out.splitlines() if line.startswith("Player (you)"))
        assert colour in mine, said.out
    partners = ("play", "cribbage", "--seats", 4, "--seat", 3, "--token", "green", "--plain", "--seed", 1)
    assert gamenight(*partners, stdin="").out.count(" green") == 2


def test_what_there_is_not_says_what_there_is(gamenight: Terminal) -> None:
    said = gamenight("play", "monopoly", "--token", "dog")
    assert said.status != 0
    assert "Choose one of teapot, boat, kite" in said.err
    assert (
        "no tokens or colours to choose from in Hearts" in gamenight("play", "hearts", "--token", "red").err
    )
