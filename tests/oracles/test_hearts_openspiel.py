"""Hearts against OpenSpiel's: the same deals and moves, compared move list by move list, and the points at the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gamenight
from gamenight.games.hearts.rules.position import Hearts
from gamenight.games.hearts.rules.public import PASS, PASSING
from gamenight.parts.bits import each

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (pip install open_spiel)")

GAME = gamenight.game("hearts")
PRESET = GAME.presets["openspiel"].options
# Our house rules, and OpenSpiel's parameters for the same.
HOUSES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "as preset": ({}, {}),
    "no passing": ({"passing": "none"}, {"pass_cards": False}),
    "points on the first trick": ({"no_points": False}, {"no_pts_on_first_trick": False}),
    "hearts unbroken": (
        {"breaking": False, "lead_breaks": False, "queen_breaks": False},
        {"must_break_hearts": False},
    ),
    "queen does not break": ({"queen_breaks": False}, {"qs_breaks_hearts": False}),
    "jack": ({"jack": True}, {"jd_bonus": True}),
}


def theirs(card: int) -> int:
    """Our card (suit by suit: clubs, diamonds, hearts, spades) as OpenSpiel numbers it (rank by rank)."""
    return card % 13 * 4 + card // 13


def ours(action: int, passing: bool) -> int:
    return action // 4 + 13 * (action % 4) + (PASS if passing else 0)


def dealt(position: Hearts, game: Any) -> Any:
    """OpenSpiel's state with the hands and the direction of ours."""
    state = game.new_initial_state()
    state.apply_action(position.public.pass_by)
    hands = [[theirs(card) for card in each(hand)] for hand in position.hands]
    for n in range(52):
        state.apply_action(hands[n % 4][n // 4])
    return state


def play_both(position: Hearts, state: Any, choose: random.Random) -> None:
    """Random play on both boards; they must agree on who moves, on every move list, and on the points."""
    chance = gamenight.Seeded(0)
    while position.to_move():
        passing = position.public.phase == PASSING
        seat = state.current_player()
        assert (position.to_move() >> seat) & 1
        actions = state.legal_actions()
        assert sorted(ours(action, passing) for action in actions) == list(position.moves(seat))
        action = choose.choice(actions)
        state.apply_action(action)
        position.play(seat, ours(action, passing), chance)
    assert state.is_terminal()
    assert [26 - points for points in state.returns()] == list(position.scores())


def compare(house: str, seeds: range) -> None:
    options, parameters = HOUSES[house]
    game = pyspiel.load_game("hearts", parameters)
    for seed in seeds:
        position = GAME.start(seats=4, seed=seed, **{**PRESET, **options})
        assert isinstance(position, Hearts)
        play_both(position, dealt(position, game), random.Random(seed))


@pytest.mark.parametrize("house", HOUSES)
def test_hearts_agrees_with_openspiel(house: str) -> None:
    compare(house, range(60))


@pytest.mark.soak
@pytest.mark.parametrize("house", HOUSES)
def test_hearts_agrees_with_openspiel_over_thousands_of_hands(house: str) -> None:
    compare(house, range(1000, 4000))


def test_a_moon_agrees_too() -> None:
    """A hand that takes everything: seat 0 holds all spades, and everyone is out of them."""
    position = GAME.start(seats=4, seed=1, **{**PRESET, "passing": "none"})
    assert isinstance(position, Hearts)
    suits = [0x1FFF << 13 * suit for suit in (0, 3, 1, 2)]
    for seat, hand in enumerate(suits):
        position.hands[seat] = hand
    position.public.opener = position.public.turn = 0
    position.public.movers = 1
    play_both(position, dealt(position, pyspiel.load_game("hearts", {"pass_cards": False})), random.Random(1))
    assert list(position.scores()) == [0, 26, 26, 26]
