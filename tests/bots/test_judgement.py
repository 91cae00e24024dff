"""A game's judgement keeps its contract in every preset and for every number of seats, along whole games."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight
from gamenight import WIN, Game, Seeded
from gamenight.core.position import Judgement, Position, first

MOVES = 150  # of each game that is looked at


def judged() -> list[tuple[str, str, int]]:
    found = []
    for name in gamenight.game_names():
        game = gamenight.game(name)
        if game.judgement is not None:
            for preset in list(game.presets) or [""]:
                found += [(name, preset, seats) for seats in {game.seats[0], game.seats[-1]}]
    return found


def begin(game: Game[Any], preset: str, seats: int, chance: Seeded) -> Position | None:
    options = dict(game.presets[preset].options) if preset else {}
    try:
        return game.start(seats=seats, chance=chance, **options)
    except gamenight.GameNightError:
        return None  # a preset that is not for so many


@pytest.mark.parametrize(("name", "preset", "seats"), judged())
def test_a_judgement_keeps_its_contract(name: str, preset: str, seats: int) -> None:
    game = gamenight.game(name)
    judgement = game.judgement
    assert judgement is not None
    chance = Seeded(seats * 1000 + len(preset))
    position = begin(game, preset, seats, chance)
    if position is None:
        return
    for n in range(MOVES):
        movers = position.to_move()
        if movers == 0:
            return
        seat = first(movers)
        moves = position.moves(seat)
        chosen = judgement.choose(position, seat, moves, chance)
        assert chosen in moves
        considered = list(judgement.consider(position, seat, moves))
        assert considered
        assert considered == sorted(set(considered))
        assert set(considered) <= set(moves)
        leaning = list(judgement.leaning(position, seat, moves))
        assert len(leaning) in (0, len(moves))
        assert 0 <= sum(leaning) <= WIN
        assert not leaning or min(leaning) >= 0
        if n % 10 == 0:
            look_at_worth(judgement, position, seats)
            look_at_words(game, judgement, position, seat)
        move = chosen if chance.pick(2) else moves[chance.pick(len(moves))]
        position.play(seat, move, chance)


def look_at_worth(judgement: Judgement, position: Position, seats: int) -> None:
    judgement.chapter(position)
    try:
        worth = list(judgement.worth(position))
    except NotImplementedError:
        assert judgement.horizon() == 0  # then it is never asked
        return
    assert len(worth) == seats
    assert all(0 <= share <= WIN for share in worth)
    assert sum(worth) <= WIN


def look_at_words(game: Game[Any], judgement: Judgement, position: Position, seat: int) -> None:
    view = position.view(seat)
    for move in view.moves:
        reason = game.reason(view, move)
        assert reason == "" or reason.endswith((".", "!")), reason
        text, sentence = game.whole(view, move)
        if text:
            assert sentence.endswith(".")
            assert game.read(view, text)[0] == move


@pytest.mark.parametrize("name", ["chess", "checkers"])
def test_a_duel_plays_the_same_game_as_the_rules_and_back(name: str) -> None:
    game = gamenight.game(name)
    chance = Seeded(4)
    options = {"forced_capture": True} if name == "checkers" else {}
    position = game.start(chance=chance, **options)
    for _ in range(80):
        if position.to_move() == 0:
            return
        seat = first(position.to_move())
        assert game.judgement is not None
        duel = game.judgement.duel(position.view(seat))
        assert duel is not None
        assert duel.mover() == seat
        assert sorted(duel.moves()) == list(position.moves(seat))
        if not duel.pressed():  # else it is not asked
            assert set(duel.sharp()) <= {*position.moves(seat), 1024}
        for move in position.moves(seat):
            key, judged = duel.key(), duel.judge()
            duel.play(move)
            after = position.copy()
            after.play(seat, move, chance)
            if after.to_move():
                assert sorted(duel.moves()) == [m for m in after.moves(first(after.to_move())) if m != 4352]
            duel.back()
            assert (duel.key(), duel.judge()) == (key, judged)
        position.play(seat, position.moves(seat)[chance.pick(len(position.moves(seat)))], chance)
