"""Bingo, clause by clause."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64
from playing import Play

import gamenight
from gamenight.bots import bot
from gamenight.games.bingo.rules import Bingo, Options, Public
from gamenight.parts.dominoes import NAMES, tile_named

GAME = gamenight.game("bingo")


def row(text: str, number: int = 0, ask: bool = False) -> Play:
    """Tiles that match are taken by themselves, unless the player is asked as the sheet has it."""
    public = Public(vec[i64]([tile_named(word) for word in text.split()]))
    public.number = number
    return Play(GAME, Bingo(Options(ask=ask), public))


def left(game: Play) -> list[str]:
    return [NAMES[tile] for tile in game.position.public.row]


def test_1_1_all_tiles_lie_in_one_row_in_any_order() -> None:
    first, second = (GAME.start(seats=1, seed=seed).public.row for seed in (1, 2))
    assert sorted(first) == sorted(second) == list(range(28))
    assert list(first) != list(second)


def test_2_1_the_count_goes_from_0_to_12_and_begins_again() -> None:
    game = row("6-6 5-4 1-0 5-5", number=11)
    game.play("count")  # 11, 12, 0, 1, and then 2, 3... nothing until the five-four is nine
    assert left(game) == ["6-6", "1-0", "5-5"]
    assert "Player 1 said 9 at the five-four: a match." in game.story()


def test_2_2_a_tile_whose_dots_are_named_is_taken() -> None:
    game = row("6-6 1-0 2-0", ask=True).play("count").play("take")
    assert left(game) == ["6-6", "2-0"]
    assert game.refusal("take") == "2.2"


def test_2_3_a_taken_tile_uses_up_its_number() -> None:
    game = row("0-0 1-0 2-0").play("count")
    assert game.position.public.number == 1
    assert left(game.play("count")) == ["2-0"]
    assert row("6-6 1-0", number=12).play("count").position.public.number == 0


def test_2_4_at_the_end_the_gaps_close_and_the_count_goes_on_from_the_left() -> None:
    game = row("2-0 1-0 6-6 0-0", number=0)
    game.play("count")  # 0 at 2-0, 1 at 1-0
    game.play("count")  # 2 at 6-6, 3 at 0-0, then from the left: 4 at 2-0, 5 at 6-6, ...
    assert left(game) == [
        "6-6",
        "0-0",
    ]  # and the 2-0 has met its two


def test_2_4_what_was_counted_and_which_pass_it_is_are_told() -> None:
    game = row("6-6 1-0 0-0").play("count")
    assert game.story()[0] == "Player 1 counted 1 tile without a match."
    game = row("6-6 1-0").play("count")
    assert (game.position.public.passes, game.position.public.at) == (1, 0)
    assert game.story()[-1] == "The gaps were closed, and pass 2 began."
    told = row("2-2 6-6 3-3").play("count").story()
    assert told[0] == "The gaps were closed, and pass 2 began."
    assert told[-3] == "Player 1 counted 25 tiles without a match."


def test_2_5_the_count_is_carried_over_the_end() -> None:
    game = row("1-1 6-6", number=0)
    game.play("count")  # 0 at 1-1, 1 at 6-6, 2 at 1-1
    assert left(game) == ["6-6"]
    assert game.position.public.number == 3


def test_2_6_a_tile_that_matches_may_stay() -> None:
    position = GAME.start(seats=1, seed=4)
    position.play(0, 0, gamenight.Seeded(1))
    assert position.public.asked
    game = row("0-0 6-6", ask=True).play("count")
    assert game.moves() == ["take", "leave"]
    assert game.refusal("count") == "2.6"
    assert left(game.play("leave")) == ["0-0", "6-6"]
    assert left(row("0-0 6-6", ask=True).play("count").play("take")) == ["6-6"]


def test_2_7_all_may_be_taken_by_themselves() -> None:
    game = row("6-6 1-0 2-0").play("count")
    assert left(game) == ["6-6", "2-0"]
    assert game.moves() == ["count"]
    assert game.refusal("leave") == "2.7"


def tiles_left(seed: int, level: str) -> int:
    """How many stay if a bot plays; "" takes all that match, having no choice."""
    position = GAME.start(seats=1, seed=seed, ask=bool(level))
    player = bot(level or "random")
    while position.to_move():
        move = player.choose(GAME, position.view(0), seed=1)
        position.play(0, move, gamenight.Seeded(1))
    return len(position.public.row)


def test_2_6_a_tile_left_in_time_clears_rows_that_taking_everything_does_not() -> None:
    assert GAME.skill
    stuck = [seed for seed in range(12) if tiles_left(seed, "")]
    assert len(stuck) > 1
    assert [tiles_left(seed, "medium:playouts=20") for seed in stuck] == [0] * len(stuck)


def test_3_2_a_tile_that_was_left_may_match_again_so_nothing_is_lost() -> None:
    game = row("0-0", ask=True)
    for _ in range(30):
        game.plays("count", "leave")
    assert not game.over()
    assert game.plays("count", "take").payoffs() == [1000]


def test_3_1_an_empty_row_wins() -> None:
    game = row("0-0 1-0").plays("count", "count")
    assert game.over()
    assert game.payoffs() == [1000]


def test_3_2_a_row_that_can_never_match_is_lost() -> None:
    """With thirteen tiles each meets the same number in every pass, so one barren pass is enough."""
    barren = "1-0 2-0 3-0 4-0 5-0 6-0 1-1 2-1 3-1 4-1 5-1 6-1 2-2"  # 1 at 0, 2 at 1, 3 at 2, ...
    game = row(barren)
    assert [sum(map(int, name.split("-"))) == n for n, name in enumerate(barren.split())].count(True) == 0
    game.play("count")
    assert game.over()
    assert game.payoffs() == [0]
    assert game.scores() == [15]
    assert (game.position.public.at, game.position.public.number) == (0, 0)
    assert [list(game.view(seat).moves) for seat in (0, -1)] == [[], []]
    assert list(row("0-0").view(-1).moves) == []


def test_one_game_in_three_is_lost() -> None:
    """About 64 percent of all rows can be cleared."""
    won = 0
    for seed in range(3000):
        position = GAME.start(seats=1, seed=seed, ask=False)
        gamenight.playout(position, gamenight.Seeded(1))
        won += position.payoffs()[0] // 1000
    assert 0.61 < won / 3000 < 0.67


def test_a_bot_that_wins_by_taking_all_does_not_put_it_off() -> None:
    for seed in range(8):
        luck, steps = gamenight.Seeded(seed), 0
        position = GAME.start(seats=1, chance=luck)
        while position.to_move():
            steps += 1
            move = bot("search").choose(GAME, position.view(0), playouts=20, seed=seed * 10_000 + steps)
            position.play(0, move, luck)
            assert steps < 200
        assert list(position.payoffs()) == [1000]
