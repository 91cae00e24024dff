"""Domino Poker, clause by clause, and every hand counted a second way."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from playing import Play

import gamenight
from gamenight.core.refusal import BadOption
from gamenight.games.domino_poker.bot import beats
from gamenight.games.domino_poker.rules.hands import PACK, value, worth
from gamenight.games.domino_poker.rules.position import DominoPoker
from gamenight.games.domino_poker.rules.public import Public
from gamenight.laws import evenness
from gamenight.parts.bits import count, each
from gamenight.parts.dominoes import NAMES, tile_named

GAME = gamenight.game("domino_poker")
RANKS = [
    "high tile",
    "pair",
    "flush",
    "threes",
    "four straight",
    "full hand",
    "five straight",
    "fours",
    "six straight",
    "royal",
]
ROYAL, FOURS, FULL = "6-6 5-5 4-4 3-3 2-2", "6-6 5-5 4-4 3-3 2-1", "6-6 3-3 2-2 4-2 2-1"


def tiles(text: str) -> int:
    return sum(1 << tile_named(word) for word in text.split())


def rank(text: str, by_suit: bool = False) -> str:
    return RANKS[value(tiles(text), by_suit) >> 40]


def table(*hands: str, chips: tuple[int, ...] = (), dealer: int = -1, **house: object) -> Play:
    """A hand just dealt and paid for; seat 0 speaks first."""
    seats = len(hands)
    public = Public(seats, dealer % seats)
    held = chips or (19,) * seats
    public.chips, public.paid = vec[i64](held), vec[i64]([1] * seats)
    public.shown, public.won = vec[i64]([0] * seats), vec[i64]([0] * seats)
    public.playing = public.dealt = (1 << seats) - 1
    public.stake = 1
    position = DominoPoker(GAME.house(seats, house), public)
    position.tiles = vec[i64]([tiles(hand) for hand in hands])
    position.unused = PACK & ~tiles(" ".join(hands))
    return Play(GAME, position)


def plain(*numbers: tuple[int, int]) -> str:
    return " ".join(f"{a}-{b}" for a, b in numbers)


HIGH = ["6-5 4-3 2-1 5-1 6-3", "6-4 5-3 3-1 6-2 4-1", "5-4 6-1 3-2 5-2 4-2"]


def test_1_1_twenty_tiles_are_used() -> None:
    assert [NAMES[tile] for tile in each(PACK)] == [
        "2-1", "2-2", "3-1", "3-2", "3-3", "4-1", "4-2", "4-3", "4-4", "5-1", "5-2", "5-3", "5-4", "5-5",
        "6-1", "6-2", "6-3", "6-4", "6-5", "6-6",
    ]  # fmt: skip


def test_1_2_five_each() -> None:
    position = GAME.start(seats=4, seed=1)
    assert [count(hand) for hand in position.tiles] == [5, 5, 5, 5]


def test_1_3_tiles_not_dealt_stay_unseen() -> None:
    assert count(GAME.start(seats=2, seed=1).unused) == 10


def test_1_4_the_deal_starts_anywhere_and_passes_on() -> None:
    assert {GAME.start(seats=3, seed=seed).public.dealer for seed in range(40)} == {0, 1, 2}
    game = table(*HIGH).plays("bet", "fold", "fold")
    assert game.position.public.dealer == 0


def test_1_4_a_player_without_chips_does_not_deal() -> None:
    game = table(HIGH[2], HIGH[0], HIGH[1], chips=(0, 19, 19)).plays(*["check"] * 3)
    assert game.position.public.chips[0] == 0
    assert game.position.public.dealer == 1, "the first, whose deal it would be, is out"


def test_2_1_a_chip_each_before_the_hand() -> None:
    public = GAME.start(seats=4, seed=1).public
    assert list(public.chips) == [19] * 4
    assert list(public.paid) == [1] * 4


def test_2_2_check_or_bet_then_call_raise_or_fold() -> None:
    game = table(*HIGH)
    assert game.mover() == 0
    assert game.moves() == ["check", "bet"]
    assert game.refusal("call") == "2.2"
    game.play("check").play("bet")
    assert game.moves() == ["call", "raise", "fold"]
    assert game.refusal("check") == "2.2"
    assert game.refusal("bet") == "2.2"


def test_2_3_three_raises() -> None:
    game = table(*HIGH).plays("bet", "raise", "raise", "raise")
    assert game.moves() == ["call", "fold"]
    assert game.refusal("raise") == "2.3"


def test_2_4_the_last_one_left_wins_unseen_and_the_best_hand_wins_a_showdown() -> None:
    game = table(*HIGH).plays("bet", "fold", "fold")
    assert game.position.public.won[0] == 4
    assert list(game.position.public.shown) == [0, 0, 0]
    shown = table(ROYAL, *HIGH[:2]).plays("bet", "call", "call")
    assert list(shown.position.public.won) == [6, 0, 0]
    assert any("royal" in sentence for sentence in shown.story())


def test_2_5_too_few_chips_win_only_as_much_from_each() -> None:
    game = table(ROYAL, "6-5 6-4 6-3 6-2 6-1", "5-4 2-1 3-2 5-2 4-2", chips=(1, 19, 19))
    game.plays("bet", "raise", "call")
    assert list(game.position.public.won) == [
        6,
        2,
        0,
    ]  # two from each for the royal; what is over for the flush
    assert table(*HIGH, chips=(19, 1, 19)).play("bet").refusal("raise") == "2.5"


def test_2_6_equal_hands_split_and_the_odd_chip_goes_left_of_the_dealer() -> None:
    game = table("6-5 4-3 2-1 5-1 6-3", HIGH[1], HIGH[2])
    position = game.position
    position._split(0b011, 3)
    assert list(position.public.won) == [2, 1, 0]


def test_2_7_without_betting_the_best_hand_scores_a_point() -> None:
    game = Play(GAME, GAME.start(seats=4, seed=2, betting=False))
    assert game.moves() == ["show"]
    assert game.refusal("bet") == "2.7"
    assert sum(game.play("show").scores()) == 1
    assert table(*HIGH).refusal("show") == "2.7"


def independent_rank(hand: tuple[tuple[int, int], ...]) -> str:
    """The sheet's list from the top, read a second time and written another way."""
    doubles = [a for a, b in hand if a == b]
    others = [set(pair) for pair in hand if pair[0] != pair[1]]

    def ends(suit: int) -> set[int]:
        return {suit if a == b else ({a, b} - {suit}).pop() for a, b in hand if suit in (a, b)}

    def runs(suit: int, length: int) -> bool:
        return any(set(range(low, low + length)) <= ends(suit) for low in range(1, 8 - length))

    if len(doubles) == 5:
        return "royal"
    if runs(6, 5):
        return "six straight"
    if len(doubles) == 4:
        return "fours"
    if any(runs(suit, 5) for suit in range(1, 6)):
        return "five straight"
    if len(doubles) == 3 and others[0] & others[1]:
        return "full hand"
    if runs(4, 4):
        return "four straight"
    if len(doubles) == 3:
        return "threes"
    if any(all(suit in pair for pair in hand) for suit in range(1, 7)):
        return "flush"
    return "pair" if len(doubles) == 2 else "high tile"


@pytest.mark.clause("3.1", "3.2", "3.3", "3.4", "3.5", "3.8")
def test_3_1_every_hand_is_read_as_the_best_it_can_be() -> None:
    pack = [tuple(map(int, NAMES[tile].split("-"))) for tile in each(PACK)]
    ours: Counter[str] = Counter()
    for hand in itertools.combinations(pack, 5):
        mine = rank(plain(*hand))  # type: ignore[arg-type]  # pairs of numbers
        assert mine == independent_rank(hand), hand  # type: ignore[arg-type]
        ours[mine] += 1
    assert sum(ours.values()) == 15504
    assert ours["royal"] == 1
    assert ours["fours"] == 5 * 15
    assert ours["six straight"] == 2


def test_3_2_doubles() -> None:
    assert rank(ROYAL) == "royal"
    assert rank(FOURS) == "fours"
    assert rank("6-6 5-5 4-4 3-2 6-1") == "threes"
    assert rank("6-6 5-5 4-3 3-2 6-1") == "pair"


def test_3_3_the_sheets_flush() -> None:
    assert rank("6-1 6-2 6-3 6-5 6-6") == "flush"


def test_3_4_the_sheets_four_straight() -> None:
    assert rank("4-6 4-5 4-4 4-3 2-1") == "four straight"


def test_3_5_the_sheets_five_straight_and_the_six_straight() -> None:
    assert rank("3-1 3-2 3-3 3-4 3-5") == "five straight"
    assert rank("6-2 6-3 6-4 6-5 6-6") == "six straight"
    assert rank("1-2 1-3 1-4 1-5 1-6") == "five straight"


def test_3_6_or_straights_by_suit() -> None:
    assert rank("3-1 3-2 3-3 3-4 3-5", by_suit=True) == "flush"
    assert rank("4-6 4-5 4-4 4-3 2-1", by_suit=True) == "high tile"
    assert rank("4-6 4-5 4-4 4-3 4-2", by_suit=True) == "four straight"
    assert rank("5-6 5-5 5-4 5-3 5-2", by_suit=True) == "five straight"


def test_3_7_no_going_round_the_corner() -> None:
    assert rank("6-1 6-2 6-3 6-4 6-6") == "flush"
    assert rank("4-6 4-1 4-2 4-5 3-1") == "high tile"


def test_3_8_the_sheets_full_hand() -> None:
    assert rank(FULL) == "full hand"
    assert rank("6-6 3-3 2-2 5-4 2-1") == "threes"


def test_3_9_with_nothing_better_the_highest_tile_decides() -> None:
    assert value(tiles("6-6 2-1 3-1 4-2 5-3"), False) > value(tiles("6-5 4-3 2-1 3-1 4-2"), False)
    assert value(tiles("2-2 3-3 2-1 3-1 4-2"), False) > value(
        tiles("6-6 2-1 3-1 4-2 5-3"), False
    )  # a pair is better


def test_3_10_doubles_then_dots_then_the_larger_number() -> None:
    order = [
        "6-6 2-1 3-1 4-2 5-3",
        "6-5 4-3 2-1 3-1 4-2",
        "6-4 4-3 2-1 3-1 5-2",
        "5-4 6-2 2-1 3-1 3-2",
        "6-3 6-2 2-1 3-1 5-3",
    ]
    values = [value(tiles(hand), False) for hand in order]
    assert values[0] > values[1] > values[2]
    assert values[4] > values[3]  # nine dots each: the larger number decides
    assert {v >> 40 for v in values} == {0}


def test_3_11_what_decides_between_equal_ranks() -> None:
    def beats(better: str, worse: str) -> bool:
        return value(tiles(better), False) > value(tiles(worse), False)

    assert beats("6-6 2-2 3-1 4-1 5-2", "5-5 4-4 6-3 6-2 6-1")
    assert beats("6-6 2-2 6-1 4-1 5-2", "6-6 2-2 5-1 4-1 3-1")
    assert beats("6-1 6-2 6-3 6-4 6-6", "5-1 5-2 5-3 5-5 5-6")
    assert beats("6-6 6-5 6-4 6-3 6-2", "6-5 6-4 6-3 6-2 6-1")


def test_4_1_the_most_chips_win_after_the_agreed_hands() -> None:
    position = GAME.start(seats=4, seed=3, hands=4)
    gamenight.playout(position, gamenight.Seeded(3))
    assert position.public.hands <= 4
    chips = list(position.scores())
    assert sum(chips) == 80
    assert position.payoffs()[chips.index(max(chips))] > 0
    assert table(*HIGH, hands=1).plays("bet", "fold", "fold").over()


def test_4_2_without_chips_a_player_is_out() -> None:
    game = table(ROYAL, HIGH[1], chips=(19, 0)).play("check")
    assert game.over()
    assert game.payoffs() == [1000, 0]
    assert "Player 2 has no chips left, and is out." in game.story()


def test_imagined_tiles_may_be_with_anyone() -> None:
    game = table("6-6 5-5 4-4 3-3 2-2", "6-5 6-4 6-3 6-2 6-1", "2-1 3-1 4-1 5-1 3-2", "4-2 5-2 4-3 5-3 5-4")
    view = game.view(0)
    chance = gamenight.Seeded(4)
    place = list(each(PACK & ~view.hand))

    def who_has(tile: int) -> int:
        world = GAME.imagine(view, chance)
        return next(seat for seat in range(4) if (world.tiles[seat] >> tile) & 1)

    for tile in place:
        assert evenness(lambda tile=tile: who_has(tile), [1, 2, 3], 300) < 5  # type: ignore[misc]


# Stakes


def stakes(chips: tuple[int, ...], seed: int = 1, dealer: int = 0, **house: object) -> Play:
    """A hand dealt with these chips; seat 1 sits to the dealer's left."""
    position = GAME.start(len(chips), seed=seed, **house)
    position.public.dealer = dealer
    position.public.chips = vec[i64](chips)
    position.deal(gamenight.Seeded(seed))
    return Play(GAME, position)


def amounts(game: Play) -> tuple[int, int] | None:
    """The least and the most that may be bet or raised by."""
    choices = GAME.scene(game.view()).choices
    return next(((one.amount.low, one.amount.high) for one in choices if one.amount), None)


def test_2_8_at_pot_limit_as_much_as_the_pot_and_the_call() -> None:
    game = stakes((20, 20, 20), stakes="pot limit")
    assert amounts(game) == (1, 3)
    assert game.refusal("bet 4") == game.refusal("bet") == "2.8"
    game.play("bet 3")  # 6 in the pot, and 3 to call
    assert amounts(game) == (3, 9)
    assert game.refusal("raise 2") == "2.8"
    game.play("raise 5")
    assert (game.position.public.stake, game.position.public.paid[2]) == (9, 9)
    assert amounts(game) == (5, 11)  # all that is left after a call of 8
    assert "Player 3 raised with 8 chips." in game.story()


def test_2_8_without_a_limit_all_one_has_and_any_number_of_raises() -> None:
    game = stakes((20, 20, 3), stakes="no limit")
    assert amounts(game) == (1, 19)
    game.plays("bet 4", "call", "raise 4", "raise 4", "raise 4")
    assert game.position.public.stake == 17
    assert amounts(game) == (3, 3)  # fewer than the last raise, but all there is
    assert game.refusal("raise 4") == "2.5"
    game.play("raise 3")
    assert game.play("call").position.public.hands == 1
    assert sum(game.scores()) + sum(game.position.public.paid) == 43


def test_2_8_at_a_limit_there_is_one_amount() -> None:
    assert stakes((20, 20)).refusal("bet 2") == "2.2"
    game = stakes((20, 20), ante=3)
    assert game.play("bet").position.public.stake == 6
    assert game.play("raise").position.public.stake == 9
    assert "Bet 3 chips." in [choice.says for choice in GAME.scene(stakes((20, 20), ante=3).view(1)).choices]


def test_2_9_the_ante_is_what_was_agreed_or_all_there_is() -> None:
    game = stakes((20, 20, 2), ante=4)
    assert list(game.position.public.paid) == [4, 4, 2]
    assert GAME.start(2, seed=1, ante=4).public.pot() == 8


def test_2_10_blinds_are_bets_and_the_second_may_raise() -> None:
    game = stakes((20, 20, 20, 20), ante=0, blinds=2)
    p = game.position.public
    assert (list(p.paid), p.stake, p.turn) == ([0, 2, 4, 0], 4, 3)
    assert game.moves() == ["call", "raise", "fold"]
    world = GAME.imagine(game.view(3), gamenight.Seeded(1))
    assert [count(hand) for hand in world.tiles] == [5, 5, 5, 5]
    assert [seat.cards for seat in GAME.scene(game.view(1)).seats] == [5, 5, 5, 5]
    game.plays("call", "fold", "call")
    assert game.mover() == 2
    assert game.moves() == ["check", "raise"]
    assert game.play("raise").position.public.stake == 8


def test_2_10_without_an_ante_there_must_be_blinds() -> None:
    with pytest.raises(BadOption, match="nothing to play for"):
        GAME.house(2, {"ante": 0})
    GAME.house(2, {"ante": 0, "betting": False})


def test_2_10_a_short_blind_is_all_in() -> None:
    game = stakes((20, 20, 3), ante=0, blinds=2)
    assert (list(game.position.public.paid), game.position.public.stake) == ([0, 2, 3], 4)


@pytest.mark.parametrize("house", [{"stakes": "pot limit"}, {"stakes": "no limit", "ante": 0, "blinds": 2}])
def test_bots_bet_what_may_be_bet_and_every_game_ends(house: dict[str, object]) -> None:
    sizes = set()
    for seed in range(8):
        position, luck = GAME.start(3, seed=seed, **house), gamenight.Seeded(seed)
        while position.to_move():
            seat = position.public.turn
            moves = position.moves(seat)
            assert len(GAME.judgement.consider(position, seat, moves)) <= 6
            move = GAME.judgement.choose(position, seat, moves, luck)
            assert move in moves
            sizes |= {move - 5} if move > 5 else set()
            position.play(seat, move, luck)
            position.audit()
    assert len(sizes) > 3


def test_3_12_with_a_rotation_any_five_sixes_are_a_six_straight() -> None:
    flush = "6-1 6-2 6-3 6-5 6-6"
    plain, rotation = GAME.house(2, {}), GAME.house(2, {"rotation": True})
    assert RANKS[worth(tiles(flush), plain) >> 40] == "flush"
    assert RANKS[worth(tiles(flush), rotation) >> 40] == "six straight"
    assert RANKS[worth(tiles("5-1 5-2 5-3 5-5 5-6"), rotation) >> 40] == "flush"
    assert RANKS[worth(tiles(ROYAL), rotation) >> 40] == "royal"


def test_how_many_hands_a_hand_beats_is_what_counting_all_hands_gives() -> None:
    every = [sum(1 << tile for tile in five) for five in itertools.combinations(each(PACK), 5)]
    for straights, rotation in itertools.product(("sheet", "suit"), (False, True)):
        options = GAME.house(2, {"straights": straights, "rotation": rotation})
        worths = {hand: worth(hand, options) for hand in every}
        for hand in every[::97]:
            others = [it for other, it in worths.items() if not other & hand]
            lower = sum(it < worths[hand] for it in others)
            assert abs(beats(hand, options) - 100 * lower / len(others)) <= 1.3
