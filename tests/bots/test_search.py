"""Search plays every game from its view alone, and better than chance where choices matter."""

from __future__ import annotations

import math
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import gamenight
from gamenight import WIN, Game, Position, Seeded
from gamenight.bots import bot, hint, names
from gamenight.bots.bot import NEXT, Bot, Budget, thoughts
from gamenight.bots.search import Search
from gamenight.core.position import Judgement, first

LOOKS = (8, 16, 32, 64, 128, 256, 512)  # games after which the match may be decided
Z = 2.984  # standard errors below the mean that leave 1/7 % outside, so that seven looks leave 1 % together
PLAYOUTS = 60
FEWER = {
    "chess": 3,
    "checkers": 3,
    "monopoly": 10,
    "christmas_opoly": 10,
}  # where a little goes a long way
SHORT: dict[str, dict[str, Any]] = {  # matches that take seconds
    "chess": {"move_limit": 100},
    "christmas_opoly": {"max_rounds": 25},
    "hearts": {"target": 40},
    "monopoly": {"max_rounds": 25},
    "texas_42": {"target": 100},
}


def players() -> list[str]:
    return [name for name in gamenight.game_names() if gamenight.game(name).skill]


def play(game: Game[Any], seats: int, me: int, seed: int, thinker: Bot, playouts: int) -> float:
    """One game of a thinker among random players: the thinker's share of the win."""
    chance = Seeded(seed)
    position: Position = game.start(seats=seats, chance=chance, **SHORT.get(game.name, {}))
    other, n = bot("random"), 0
    while position.to_move() and n < 3000:
        movers = position.to_move()
        seat = int(movers & -movers).bit_length() - 1
        view, n = position.view(seat), n + 1
        if seat == me:
            move = thinker.choose(game, view, playouts=playouts, seed=seed * 10_000 + n)
        else:
            move = other.choose(game, view, seed=seed * 10_000 + n)
        position.play(seat, move, chance)
    return position.payoffs()[me] / WIN


def surely_above(shares: list[float], fair: float) -> bool:
    """Whether the mean is above `fair`, by `Z` standard errors."""
    n = len(shares)
    mean = sum(shares) / n
    variance = sum((share - mean) ** 2 for share in shares) / (n - 1)
    return mean - Z * math.sqrt((variance + 0.25 / n) / n) > fair


@pytest.mark.parametrize("name", players())
def test_search_beats_random_with_99_percent_confidence(name: str) -> None:
    game = gamenight.game(name)
    seats, shares = game.seats[0], []
    for seed in range(LOOKS[-1]):
        shares.append(play(game, seats, seed % seats, seed, bot("search"), FEWER.get(name, PLAYOUTS)))
        if len(shares) in LOOKS and surely_above(shares, 1 / max(seats, 2)):
            return
    pytest.fail(f"won {sum(shares):.1f} of {len(shares)}")


@pytest.mark.parametrize("name", gamenight.game_names())
def test_every_bot_answers_with_a_legal_move_and_the_same_for_the_same_seed(name: str) -> None:
    game = gamenight.game(name)
    position = game.start(seats=game.seats[-1], seed=5)
    seat = int(position.to_move() & -position.to_move()).bit_length() - 1
    view = position.view(seat)
    for each in names():
        first = bot(each).choose(game, view, playouts=20, seed=9)
        assert first in view.moves
        assert first == bot(each).choose(game, view, playouts=20, seed=9)


@pytest.mark.parametrize("name", gamenight.game_names())
def test_a_hint_is_a_legal_move_with_a_reason(name: str) -> None:
    game = gamenight.game(name)
    chance = Seeded(11)
    position = game.start(seats=game.seats[0], chance=chance)
    for _ in range(6):
        if not position.to_move():
            return
        seat = int(position.to_move() & -position.to_move()).bit_length() - 1
        view = position.view(seat)
        given = hint(game, view, playouts=30, seed=3)
        assert given.move in view.moves
        assert game.read(view, given.text)[0] == given.move
        assert given.sentence
        assert given.reason
        assert all(0 <= other.share <= 100 for other in given.alternatives)
        position.play(seat, given.move, chance)


def test_one_legal_move_is_answered_at_once() -> None:
    game = gamenight.game("crazy_eights")
    starts = (game.start(seats=2, seed=seed) for seed in range(1000))
    views = (position.view(position.to_move() >> 1) for position in starts)
    view = next(view for view in views if len(view.moves) == 1)
    stopped: list[int] = []
    assert bot("expert").choose(game, view, stop=lambda: noted(stopped) == 0) == view.moves[0]
    assert not stopped


def noted(asked: list[int]) -> int:
    """How often this has been asked."""
    asked.append(1)
    return len(asked)


def test_thinking_stops_when_told() -> None:
    game = gamenight.game("crazy_eights")
    position = game.start(seats=2, seed=1)
    view = position.view(position.to_move() >> 1)
    asked: list[int] = []
    bot("search").choose(game, view, seconds=60, stop=lambda: noted(asked) == 2)
    assert len(asked) == 2


def test_a_bot_that_does_not_exist_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(gamenight.GameNightError, match="did you mean expert"):
        bot("exprt")


def test_levels_keep_to_their_budget_and_slip_without_harm() -> None:
    """Each level answers many views, slips included; where a judgement considers one move only, that is the answer."""
    game = gamenight.game("monopoly")
    position = game.start(seats=3, seed=2)
    chance = Seeded(1)
    for n in range(25):
        seat = int(position.to_move() & -position.to_move()).bit_length() - 1
        view = position.view(seat)
        for level in ("easy", "medium", "hard"):
            assert bot(level).choose(game, view, playouts=3, seed=n) in view.moves
        position.play(seat, bot("search:slip=100").choose(game, view, playouts=3, seed=n), chance)


def test_a_steady_slip_is_one_of_the_next_best_moves() -> None:
    game = gamenight.game("hearts")
    position = game.start(seats=4, seed=3)
    view = position.view(first(position.to_move()))
    for seed in range(5):
        ranked = thoughts(game, view, Budget(playouts=100), seed, None, every=True)
        slip = bot("hard:slip=100").choose(game, view, playouts=100, seed=seed)
        assert slip in [thought.move for thought in ranked[1 : 1 + NEXT]]


def test_a_steady_slip_gives_nothing_away() -> None:
    """Only one move saves the game, so even a bot that always slips makes it."""
    game = gamenight.game("chess")
    view = game.start(position="7k/8/8/8/3q4/2P5/8/K7 w - - 0 1").view(0)
    for seed in range(10):
        move = bot("hard:slip=100").choose(game, view, playouts=20, seed=seed)
        assert game.write(view, move) == "c3d4"


@pytest.mark.parametrize("name", ["crazy_eights", "dominoes", "sorry", "rummy"])
def test_a_hurried_search_comes_to_the_same_move_in_fewer_playouts(name: str) -> None:
    game = gamenight.game(name)
    chance, saved = Seeded(3), 0
    position = game.start(seats=2, chance=chance)
    for n in range(12):
        seat = int(position.to_move() & -position.to_move()).bit_length() - 1
        view = position.view(seat)
        if len(view.moves) > 1:
            calm, hurried = (Search(game.imagine, view, game.judgement or Judgement(), n) for _ in range(2))
            hurried.hurry = True
            calm.think(200, 0.0, None)
            hurried.think(200, 0.0, None)
            assert hurried.best() == calm.best()
            saved += calm.playouts - hurried.playouts
        position.play(seat, view.moves[chance.pick(len(view.moves))], chance)
    assert saved > 0


class Leaning(Judgement):
    """Leans to the first move."""

    def leaning(self, position: Position, seat: int, moves: Any) -> Any:
        return vec[i64]([WIN - 10 * (len(moves) - 1)] + [10] * (len(moves) - 1))


def test_search_comes_back_to_what_is_leant_to_and_compares_all_where_it_must_be_fair() -> None:
    """All moves of a first draw of Crazy Eights come to much the same."""
    game = gamenight.game("crazy_eights")
    starts = (game.start(seats=2, seed=seed) for seed in range(1000))
    views = (position.view(position.to_move() >> 1) for position in starts)
    view = next(view for view in views if len(view.moves) > 2)
    tries = []
    for fair in (False, True):
        search = Search(game.imagine, view, Leaning(), 1)
        search.fair = fair
        search.think(100, 0.0, None)
        tries.append({move: visits for move, visits, _ in search.tried()})
    assert max(tries[0], key=lambda move: tries[0][move]) == view.moves[0]
    assert set(tries[1]) == set(view.moves)
    assert tries[0][view.moves[0]] > tries[1][view.moves[0]]


def test_what_another_may_ask_for_first_leaves_no_choice_that_the_thinker_has_not_got() -> None:
    """Who is owed rent may claim it while another is to throw; a debt that would follow is not chosen about before."""
    game, chance, looked = gamenight.game("monopoly"), Seeded(2), 0
    position = game.start(seats=2, chance=chance, max_rounds=60)
    while position.to_move() and looked < 6:
        movers = position.to_move()
        for seat in range(2) if movers == 3 else ():
            view = position.view(seat)
            search = Search(game.imagine, view, game.judgement or Judgement(), looked)
            search.think(40, 0.0, None)
            assert {move for move, _, _ in search.tried()} <= set(view.moves)
            looked += 1
        seat = first(movers)
        moves = position.moves(seat)
        position.play(seat, moves[chance.pick(len(moves))], chance)
    assert looked == 6
