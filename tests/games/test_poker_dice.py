"""Poker Dice, clause by clause."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from playing import Play, tape

import gamenight
from gamenight.core.journal import Journal
from gamenight.core.refusal import BadSeats
from gamenight.games.poker_dice.notation import FACES
from gamenight.games.poker_dice.rules.hands import hand_value, wild_value
from gamenight.games.poker_dice.rules.position import PokerDice

GAME = gamenight.game("poker_dice")
RANKS = ["nothing", "pair", "two pair", "three", "straight", "full house", "four", "five"]


def dice(text: str) -> int:
    """Five dice, packed: "KK9TA"."""
    return sum(FACES.index(face) << (3 * n) for n, face in enumerate(text))


def throw(text: str) -> list[int]:
    """The luck that throws these dice."""
    return [FACES.index(face) for face in text]


def start(*thrown: str, seats: int = 2, **house: object) -> Play:
    """A match in which the seats play in order 0, 1, 2..., and the first throws are given."""
    order = [5, 4, 3, 2, 1, 0][:seats]
    luck = tape(*order, *(face for dice_text in thrown for face in throw(dice_text)))
    position = GAME.begin(seats, GAME.house(seats, house), luck)
    return Play(GAME, position, luck)


def test_1_1_the_highest_die_plays_first() -> None:
    position = GAME.begin(3, GAME.house(3, {}), tape(2, 5, 3, *throw("99999")))
    assert list(position.public.order) == [1, 2, 0]


def test_1_3_equal_dice_are_thrown_again() -> None:
    position = GAME.begin(3, GAME.house(3, {}), tape(4, 4, 5, 0, 3, *throw("99999")))
    assert list(position.public.order) == [2, 1, 0]


def test_1_4_the_winner_plays_first_in_the_next_hand() -> None:
    game = start("99TTJ", "AAAAA", "99999").plays("stand", "stand")
    assert game.mover() == 1


def test_1_5_the_first_place_may_pass_on() -> None:
    game = start("AAAAA", "99TTJ", "99999", rotate=True).plays("stand", "stand")
    assert game.mover() == 1
    assert start("AAAAA", "99TTJ", "99999").plays("stand", "stand").mover() == 0
    three = start("AAAAA", "99TTJ", "KKKQQ", "99999", seats=3, rounds=2, rotate=True)
    assert three.plays("stand", "stand", "stand").mover() == 1


def test_2_1_stand_or_throw_up_to_three_again_once() -> None:
    game = start("99TTJ", "A", "99999")
    assert len(game.moves()) == 1 + 5 + 10 + 10
    assert game.refusal("throw 1 2 3 4") == "2.1"
    game.play("throw 5", tape(FACES.index("9"), *throw("KKKKQ")))
    assert game.position.public.shown[0] == dice("99TT9")
    assert game.mover() == 1


def test_2_1_a_die_shows_one_of_six_faces() -> None:
    thrown = [GAME.start(seats=2, seed=seed).public.dice for seed in range(60)]
    assert {(five >> (3 * die)) & 7 for five in thrown for die in range(5)} == set(range(6))


def test_2_2_four_or_five_dice_may_be_thrown_if_agreed() -> None:
    assert len(start("99TTJ", throw_all=True).moves()) == 32


def test_2_3_three_throws_if_agreed() -> None:
    game = start("99TTJ", three_throws=True)
    game.play("throw 5", tape(0))
    assert game.mover() == 0
    game.play("throw 5", tape(1, *throw("99999")))
    assert game.mover() == 1


def test_2_4_nobody_uses_more_throws_than_the_first() -> None:
    game = start("99TTJ", "KKKKQ", "AAAAA", limit=True)
    game.play("stand")
    assert game.scores() == [0, 1]  # the second player had one throw too, and it counted at once
    free = start("99TTJ", "KKKKQ")
    assert free.play("stand").mover() == 1


def test_3_1_hands_come_up_as_often_as_they_should() -> None:
    counts = Counter(
        RANKS[hand_value(dice("".join(five))) // 64] for five in itertools.product(FACES, repeat=5)
    )
    assert counts == {
        "five": 6, "four": 150, "full house": 300, "straight": 240, "three": 1200,
        "two pair": 1800, "pair": 3600, "nothing": 480,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AAAAA", "KKKKK"), ("99999", "AAAAK"), ("KKKK9", "QQQQA"), ("9999T", "AAAKK"), ("TTT99", "999AA"),
        ("TTTAA", "TTTKK"), ("999TT", "TJQKA"), ("TJQKA", "9TJQK"), ("9TJQK", "AAAKQ"), ("KKK9T", "QQQAK"),
        ("9 9 9 T J", "AAKKQ"), ("AA99J", "KKQQJ"), ("AATT9", "AA99K"), ("99TTJ", "AAKQJ"), ("KK9TJ", "QQAKJ"),
        ("99TJQ", "9TJQA"),
    ],
)  # fmt: skip
@pytest.mark.clause("3.1")
def test_3_2_what_decides_between_hands(better: str, worse: str) -> None:
    assert hand_value(dice(better.replace(" ", ""))) > hand_value(dice(worse))


def test_3_3_a_straight_does_not_go_round_the_corner() -> None:
    assert RANKS[hand_value(dice("9TJQA")) // 64] == "nothing"
    assert RANKS[hand_value(dice("9TKQA")) // 64] == "nothing"


def test_3_4_spare_dice_count_for_nothing() -> None:
    assert hand_value(dice("JJJJ9")) == hand_value(dice("JJJJA"))
    assert hand_value(dice("QQ9TA")) == hand_value(dice("QQTJK"))


def test_3_5_all_hands_of_nothing_are_equal() -> None:
    assert hand_value(dice("9TJQA")) == hand_value(dice("9JQKA")) == 0


@pytest.mark.parametrize(
    ("thrown", "like"),
    [
        ("AAAAA", "AAAAA"), ("AAAA9", "99999"), ("AKKKK", "KKKKK"), ("A9TJQ", "9TJQK"), ("ATJQK", "ATJQK"),
        ("AKKQQ", "KKKQQ"), ("A99TT", "TTT99"), ("AA9TK", "9TJQK"), ("A9TJK", "9TJQK"), ("AATJQ", "TJQKA"),
    ],
)  # fmt: skip
def test_3_6_wild_aces_are_read_at_their_best(thrown: str, like: str) -> None:
    assert wild_value(dice(thrown)) == hand_value(dice(like))


def test_3_6_wild_aces_never_make_a_hand_worse() -> None:
    for five in itertools.combinations_with_replacement(FACES, 5):
        assert wild_value(dice("".join(five))) >= hand_value(dice("".join(five)))


def test_4_1_those_who_tie_throw_off() -> None:
    game = start("99TTJ", "KKK9T", "KKKJQ", "AAAAA", seats=3)
    game.plays("stand", "stand", "stand")
    assert game.position.public.throwing_off
    assert game.mover() == 1
    assert [seat for seat in range(3) if (game.position.public.playing >> seat) & 1] == [1, 2]
    game.play("stand", tape(*throw("99999")))
    game.play("stand")
    assert game.payoffs() == [0, 1000, 0]


def test_4_2_a_throw_off_may_be_a_single_throw() -> None:
    game = start("KKK9T", "KKKJQ", "99TJA", "99999", "AAAAA", short_throw_off=True, wins=1)
    game.plays("stand", "stand")
    assert game.over()
    assert game.payoffs() == [0, 1000]


def test_4_3_two_players_play_for_three_hands() -> None:
    game = start(*["AAAAA", "99TTJ"] * 2, "AAAAA", "99TTJ")
    game.plays("stand", "stand", "stand", "stand", "stand")
    assert not game.over()
    assert game.play("stand").scores() == [3, 0]
    assert game.over()
    assert start("AAAAA", "99TTJ", wins=1).plays("stand", "stand").over()


def test_4_5_with_three_players_one_hand_decides_or_the_most_of_several() -> None:
    assert start("AAAAA", "99TTJ", "KKKQQ", seats=3).plays("stand", "stand", "stand").over()
    hands = ["AAAAA", "99TTJ", "KKKQQ"] * 2
    game = start(*hands, seats=3, rounds=2).plays(*["stand"] * 6)
    assert (game.scores(), game.payoffs()) == ([2, 0, 0], [1000, 0, 0])


LEVEL = ["AAAAA", "99TTJ", "KKKQQ", "99TTJ", "AAAAA", "KKKQQ"]  # one hand each for the first two


def test_4_6_a_throw_off_of_those_level_on_hands_wins_and_is_no_hand() -> None:
    game = start(*LEVEL, "AAAAT", seats=3, rounds=2).plays(*["stand"] * 6)
    assert not game.over()
    assert "Player 1 and Player 2 are level, and throw off." in game.story()
    p = game.position.public
    assert (p.playing, p.throwing_off, p.most) == (0b011, True, 2)
    assert GAME.scene(game.view(0)).heading == "Throw-off for the match"
    game.play("stand", tape(*throw("AAAAT")))  # as good as the other's: they throw off again
    game.play("stand", tape(*throw("99999")))
    assert (p.playing, game.over()) == (0b011, False)
    game.play("throw 1", tape(0, *throw("TTTTT")))
    assert game.play("stand").over()
    assert (game.scores(), p.hands) == ([1, 1, 0], 2)
    assert sorted(game.payoffs()) == [0, 0, 1000]
    assert game.payoffs()[p.winner] == 1000
    assert any("won the throw-off with five tens" in sentence for sentence in game.story())
    scene = GAME.scene(game.view(0))
    assert scene.prompt.endswith("the throw-off with five tens.")


def test_4_2_also_that_throw_off_is_a_single_throw_if_that_is_agreed() -> None:
    house = {"seats": 3, "rounds": 2, "short_throw_off": True}
    game = start(*LEVEL, "KKKJT", "AAAAT", **house).plays(*["stand"] * 6)
    assert (game.over(), game.scores(), game.payoffs()) == (True, [1, 1, 0], [1000, 0, 0])


def test_4_7_they_may_play_another_hand_that_counts() -> None:
    house = {"seats": 3, "rounds": 2, "short_throw_off": True, "another_hand": True}
    game = start(*LEVEL, "AAAAA", **house).plays(*["stand"] * 6)
    assert "Player 1 and Player 2 are level, and play another hand." in game.story()
    assert (game.position.public.playing, game.position.public.most) == (0b011, 2)
    game.play("stand", tape(*throw("99999")))
    assert game.play("stand").over()
    assert sorted(game.scores()) == [0, 1, 2]


def test_those_who_are_level_keep_their_names() -> None:
    game = start(*LEVEL, "AAAAT", seats=3, rounds=2).plays(*["stand"] * 5)
    before = game.position.copy()
    before.journal = Journal()
    before.play(game.mover(), 0, tape(*throw("AAAAT")))
    told = GAME.tell(before.view(2), before.journal.heard(2), ["McBride", "DJ", "Mabel"])
    assert "McBride and DJ are level, and throw off." in told


def test_all_five_dice_thrown_again_are_told_as_thrown_again() -> None:
    game = start("99TTJ", "AAAAA", throw_all=True)
    game.play("throw 1 2 3 4 5", tape(*throw("AAAKQ"), *throw("99999")))
    assert game.story()[0] == "Player 1 threw all five dice again: ace, ace, ace, king, queen."
    assert "Player 2 threw nine, nine, nine, nine, nine." in game.story()


def test_the_story_tells_what_was_thrown() -> None:
    game = start("99TTJ", "AAAAA", "99999", wins=1)
    game.play("throw 5", tape(0, *throw("AAAKK")))
    assert game.story()[:2] == [
        "Player 1 threw one die again: nine.",
        "Player 1 had a full house, nines over tens.",
    ]


def test_positions_are_native_values() -> None:
    position = GAME.start(seats=2, seed=1)
    assert isinstance(position, PokerDice)
    assert isinstance(position.scores(), type(vec[i64]()))


def test_1_2_twelve_may_play_and_not_thirteen() -> None:
    assert (min(GAME.seats), max(GAME.seats)) == (2, 12)
    with pytest.raises(BadSeats):
        GAME.start(seats=13)


def test_1_2_twelve_play_to_the_end_and_all_who_tie_are_named() -> None:
    order = [*range(6), *range(6), *[0, 1] * 6]  # two with each face, who throw again among themselves
    luck = tape(*order, *throw("AAAAA") * 13)
    game = Play(GAME, GAME.begin(12, GAME.house(12, {}), luck), luck)
    assert sorted(game.position.public.order) == list(range(12))
    game.plays(*["stand"] * 12)
    assert game.position.public.playing == 0b1111_1111_1111
    tied = next(sentence for sentence in game.story() if sentence.startswith("It is a tie"))
    assert [f"Player {n}" in tied for n in range(1, 13)] == [True] * 12
    game = Play(GAME, game.position, tape(*throw("99999") * 11))
    game.plays(*["stand"] * 12)  # the first of them has thrown aces already
    assert [seat for seat, part in enumerate(game.payoffs()) if part] == [game.position.public.order[0]]


def test_4_4_two_players_may_agree_on_another_number_of_hands() -> None:
    def hands(wins: int) -> int:
        position = GAME.start(seats=2, seed=3, wins=wins)
        gamenight.playout(position, gamenight.Seeded(3))
        return max(position.scores())

    assert (hands(1), hands(5)) == (1, 5)
