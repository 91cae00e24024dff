"""The leak law through every adapter, for every game and its house rules; and a planted leak comes out of every one."""

from __future__ import annotations

import dataclasses
import sys
from pathlib import Path
from typing import Any

import pytest
from doors import DOORS, LIBRARY, Arena, Turns, nothing_is_told_through, nothing_leaks_through
from doors import only_the_mover_may_move as mover_alone

import gamenight
from gamenight.core.encoding import Amount, Encoding, Pen, Slice
from gamenight.core.game import Game
from gamenight.core.position import View
from gamenight.lab.envs.aec import TurnEnv
from gamenight.lab.envs.simultaneous import InTurns
from gamenight.laws import Broken, Case, cases

sys.path.insert(0, str(Path(__file__).parents[1] / "plugin" / "src"))
import high_card

CASES = 3  # ways to play each game: together they hold most values of most house rules


def some_cases(game: Game[Any]) -> list[Case]:
    return [Case(game, game.usual_seats), *cases(game, looks=4)[:CASES]]


def opened(door: str, case: Case) -> Any:
    if door in LIBRARY:
        pytest.importorskip(LIBRARY[door], reason=f"{LIBRARY[door]} is not installed")
    return DOORS[door](case.game, case.seats, case.options)


@pytest.mark.parametrize("door", [door for door in DOORS if door != "parallel"])
def test_nothing_leaks(door: str, name: str) -> None:
    for case in some_cases(gamenight.game(name)):
        behind = opened(door, case)
        nothing_leaks_through(behind, case)
        if door not in ("mcp", "textarena", "openspiel"):
            mover_alone(behind, case)


def test_what_textarena_tells_of_a_move_is_what_the_seat_may_know(name: str) -> None:
    pytest.importorskip("textarena")
    for case in some_cases(gamenight.game(name))[:2]:
        nothing_is_told_through(Arena(case.game, case.seats, case.options), case)


def test_the_parallel_environment_leaks_nothing_or_is_not_there(name: str) -> None:
    """Of our own games only the one for a single player has it: the others are played in turns."""
    for case in some_cases(gamenight.game(name)):
        if case.seats == 1:
            nothing_leaks_through(opened("parallel", case), case)
        else:
            with pytest.raises(InTurns):
                opened("parallel", case)


class HighWords(Encoding):
    """High Card as words: all cards that the view shows."""

    def __init__(self) -> None:
        super().__init__(1, (Slice("card", 7, each=True), Slice("waiting", 0)), (Amount("given", 6),))

    def write(self, view: View, pen: Pen) -> None:
        assert isinstance(view, high_card.HighView)
        for turn in range(view.seats):
            pen.one(view.cards[pen.at(turn)], 7)
        pen.seat_set(view.waiting)
        pen.amount(len(view.given))


class Peeking(high_card.HighCard):
    """Its views show every card."""

    def view(self, seat: int) -> high_card.HighView:
        view = super().view(seat)
        view.cards = self.cards[:]
        return view


def honest() -> Game[Any]:
    return dataclasses.replace(high_card.GAME, encoding=HighWords())


def leaky() -> Game[Any]:
    """High Card whose views show too much, and which imagines all the same what a player could not know."""

    def seen(table: high_card.HighCard) -> Peeking:
        made = Peeking(table.options, table.cards, table.waiting)
        made.given = table.given
        return made

    def begin(seats: int, options: high_card.Options, chance: Any) -> Peeking:
        return seen(high_card.start(seats, options, chance))

    def imagine(view: high_card.HighView, chance: Any) -> Peeking:
        fair = high_card.HighCard(view.options, view.cards, view.waiting).view(view.seat)
        fair.given = view.given
        return seen(high_card.imagine(fair, chance))

    return dataclasses.replace(honest(), begin=begin, imagine=imagine)


def through(door: str, game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The law for High Card through one door."""
    if door == "openspiel":
        spiel = pytest.importorskip("gamenight.lab.envs.spiel")
        monkeypatch.setattr(spiel, "game_named", lambda name: game)
    for seed in range(1, 9):
        case = Case(game, 3, {}, seed)
        nothing_leaks_through(opened(door, case), case)


@pytest.mark.parametrize("door", DOORS)
def test_the_game_without_a_fault_leaks_nothing(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    through(door, honest(), monkeypatch)


@pytest.mark.parametrize("door", DOORS)
def test_a_planted_leak_comes_out_of_every_adapter(door: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Broken, match="cannot know"):
        through(door, leaky(), monkeypatch)


class Nosy(TurnEnv):
    """An environment that shows each agent what the next one sees."""

    def observe(self, agent: str) -> dict[str, Any]:
        seats = self.possible_agents
        seen: dict[str, Any] = super().observe(seats[(seats.index(agent) + 1) % len(seats)])
        return seen


def test_a_leak_of_the_adapter_itself_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamenight.lab.envs.aec.TurnEnv", Nosy)
    case = Case(gamenight.game("crazy_eights"), 3)
    with pytest.raises(Broken, match="cannot know"):
        nothing_leaks_through(Turns(case.game, case.seats, {}), case)
