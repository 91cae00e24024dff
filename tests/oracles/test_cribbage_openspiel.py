"""Cribbage plays and scores as OpenSpiel's does, card by card, over whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gamenight
from gamenight.games.cribbage.rules.position import Cribbage
from gamenight.games.cribbage.rules.public import DISCARD, GO
from gamenight.parts.bits import each
from gamenight.parts.cards import NAMES

pyspiel = pytest.importorskip(
    "pyspiel", reason="OpenSpiel is not installed, so Cribbage is not compared with it"
)

GAME = gamenight.game("cribbage")


def act(state: Any, words: str) -> None:
    """Do there what a text says."""
    player = state.current_player()
    for action in state.legal_actions():
        if state.action_to_string(player, action) == words:
            state.apply_action(action)
            return
    raise AssertionError(f"{words!r} is not legal there: {offered(state)}")


def offered(state: Any) -> list[str]:
    return [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]


def pass_on(state: Any) -> None:
    """Their forced passes: nobody chooses anything."""
    while not state.is_terminal() and not state.is_chance_node() and offered(state) == ["Pass"]:
        state.apply_action(state.legal_actions()[0])


def deal(state: Any, position: Cribbage, shift: int) -> None:
    seats = position.public.seats
    for player in range(seats):
        for card in each(position.hands[(player + shift) % seats]):
            act(state, f"Deal {NAMES[card]}")
    for card in each(position.extra):
        act(state, f"Deal {NAMES[card]}")


def lay_away(
    state: Any, position: Cribbage, shift: int, choose: random.Random, chance: gamenight.Chance
) -> None:
    seats = position.public.seats
    for player in range(seats):
        seat = (player + shift) % seats
        cards = sorted(choose.sample(list(each(position.hands[seat])), 2 if seats == 2 else 1))
        words = " ".join(NAMES[card] for card in cards)
        also = " ".join(NAMES[card] for card in reversed(cards))
        act(state, f"Choose {words}" if f"Choose {words}" in offered(state) else f"Choose {also}")
        for card in cards:
            position.play(seat, card, chance)


def compare(position: Cribbage, state: Any, shift: int) -> None:
    ours = [
        position.scores()[(player + shift) % position.public.seats] for player in range(position.public.seats)
    ]
    scores = str(state).split("Scores: ")[1].split("\n")[0].split()
    theirs = [int(score) for score in scores]
    if len(theirs) < len(ours):
        theirs *= 2
    if position.public.over:  # they count on after the game is won; until then nobody can have had less
        assert all(min(theirs[n], 121) >= ours[n] for n in range(len(ours)))
    else:
        assert theirs == ours


@pytest.mark.parametrize(("seats", "games"), [(2, 40), (3, 25), (4, 25)])
def test_the_same_cards_may_be_played_and_score_the_same(seats: int, games: int) -> None:
    for seed in range(games):
        play(seats, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thousands_of_games(seats: int) -> None:
    for seed in range(1000, 3000):
        play(seats, seed)


def play(seats: int, seed: int) -> None:
    choose, chance = random.Random(seed), gamenight.Seeded(seed)
    position = GAME.start(seats=seats, chance=chance, claim_heels=False)  # it pegs them by itself
    assert isinstance(position, Cribbage)
    state = pyspiel.load_game("cribbage", {"players": seats}).new_initial_state()
    shift = position.public.dealer  # their first dealer is player 0
    while position.to_move():
        deal(state, position, shift)
        lay_away(state, position, shift, choose, chance)
        if position.public.phase != DISCARD or not position.to_move():
            act(state, f"Deal {NAMES[position.public.starter]}")
        deals = position.public.deals
        while position.to_move() and position.public.deals == deals:
            seat = position.public.turn
            moves = list(position.moves(seat))
            if moves == [GO]:
                position.play(seat, GO, chance)
                continue
            pass_on(state)
            assert state.current_player() == (seat - shift) % seats
            assert sorted(offered(state)) == sorted(f"Choose {NAMES[move]}" for move in moves)
            move = choose.choice(moves)
            act(state, f"Choose {NAMES[move]}")
            position.play(seat, move, chance)
        pass_on(state)
        compare(position, state, shift)
