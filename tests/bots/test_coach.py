"""A coach for a beginner: doubts what throws the game away, lets good moves be, and knows the view alone."""

from __future__ import annotations

from typing import Any

import pytest

import gamenight
from gamenight.bots import coach
from gamenight.bots.coach import Advice, advise
from gamenight.core.chance import Seeded
from gamenight.core.position import View

GAMES = [name for name in gamenight.game_names() if gamenight.game(name).skill]
RANKS = "23456789TJQKA"
FEW = 12  # playouts: what is tested here is not how well it judges


def met(name: str, seed: int, moves: int) -> View:
    """Somebody's decision in a game of random moves, with more than one move to choose from."""
    game = gamenight.game(name)
    position, chance = game.start(seed=seed), Seeded(seed)
    for number in range(4000):
        seat = game.movers(position)[0] if game.movers(position) else 0
        view = position.view(seat)
        if number >= moves and len(view.moves) > 1:
            return view
        if not len(view.moves):
            position = game.start(seed=seed + number)
            continue
        position.play(seat, view.moves[chance.pick(len(view.moves))], chance)
    raise AssertionError("nothing to choose")


def chess(fen: str) -> Advice | None:
    game: Any = gamenight.game("chess")
    return advise(game, game.start(seed=1, position=fen).view(0), playouts=40, patience=0)


def last_with_the_queen(game: Any, seed: int) -> tuple[Advice | None, set[str], set[str]] | None:
    """A seat that plays last to a trick with the queen of spades in it, and may take it or not: what the coach says,
    and the cards that take her and that do not."""
    position, chance = game.start(4, seed=seed), Seeded(seed)
    while position.to_move():
        view = position.view(game.movers(position)[0])
        laid = [
            piece.face for zone in game.scene(view).zones if zone.kind == "trick" for piece in zone.pieces
        ]
        if len(laid) == 3 and "QS" in laid and len(view.moves) > 1:
            suit = {card[1] for card in laid[:1]}
            best = max(RANKS.index(card[0]) for card in laid if card[1] in suit)
            mine = [game.write(view, move) for move in view.moves]
            taking = {card for card in mine if card[1] in suit and RANKS.index(card[0]) > best}
            if taking and len(taking) < len(mine):
                return advise(game, view, playouts=60, patience=0), taking, set(mine) - taking
        position.play(view.seat, view.moves[chance.pick(len(view.moves))], chance)
    return None


@pytest.mark.parametrize("name", GAMES)
def test_a_coach_says_the_same_of_every_table_that_looks_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The leak law: whatever others hold, a coach who knew it would give it away somewhere."""
    monkeypatch.setattr(coach, "WORLDS", 4)
    monkeypatch.setattr(coach, "SURE", 0.0)  # so that something is said
    game = gamenight.game(name)
    for seed, moves in ((3, 4), (4, 17)):
        view = met(name, seed, moves)
        said = advise(game, view, playouts=FEW, patience=0)
        other = game.imagine(view, Seeded(seed)).view(view.seat)
        assert advise(game, other, playouts=FEW, patience=0) == said
        assert game.explained(other) == game.explained(view) != ()


def test_a_queen_left_to_be_taken_is_doubted_and_a_good_move_is_not() -> None:
    """The queen on h5 may take the pawn on e5, which a knight guards."""
    found = chess("r1bqkbnr/pppp1ppp/2n5/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 2 3")
    assert found is not None
    doubted = {doubt.text: doubt.share for doubt in found.doubts}
    assert doubted["h5e5"] < 15
    assert found.text not in doubted
    assert "f1c4" not in doubted
    assert found.says.endswith(".")
    assert found.share > 35


def test_the_points_of_a_trick_are_not_taken_unasked() -> None:
    """Last to a trick with the queen of spades in it: the high card that would take her is doubted."""
    game: Any = gamenight.game("hearts")
    played = (last_with_the_queen(game, seed) for seed in range(40))
    advice, taking, ducking = next(seen for seen in played if seen is not None)
    assert advice is not None
    doubted = {doubt.text for doubt in advice.doubts}
    assert doubted & taking
    assert not doubted & ducking


def test_nothing_is_doubted_where_there_is_nothing_to_choose() -> None:
    game = gamenight.game("bingo")
    assert advise(game, game.start(seed=1).view(0)) is None
    eights = gamenight.game("crazy_eights")
    assert advise(eights, eights.start(2, seed=1).view(1)) is None, "it is not their turn"


def test_a_coach_without_time_says_nothing() -> None:
    game = gamenight.game("crazy_eights")
    view = met("crazy_eights", 1, 0)
    assert advise(game, view, patience=1e-9) is None
    assert advise(game, view, patience=0, stop=lambda: True) is None
