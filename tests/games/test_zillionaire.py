"""Zillionaire, clause by clause."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from playing import Play

import gamenight
from gamenight.core.refusal import BadOption
from gamenight.games.zillionaire.notation import RANKS, rank_named
from gamenight.games.zillionaire.rules.cards import (
    COPIES,
    at_least,
    bottom,
    deal_hand,
    full_pack,
    held,
    highest,
    lowest,
    ranks,
    size,
    some,
    top,
)  # fmt: skip
from gamenight.games.zillionaire.rules.imagine import could_have_exchanged
from gamenight.games.zillionaire.rules.position import Zillionaire
from gamenight.games.zillionaire.rules.public import exchanged, partner, points_for, seat_ring
from gamenight.games.zillionaire.words import en

GAME = gamenight.game("zillionaire")


def hand(text: str) -> int:
    return sum(some(rank_named(word), 1) for word in text.split())


def table(*hands: str, **house: object) -> Play:
    """A round about to begin, seat 0 to lead. Whatever is nowhere else has been played by the last seat."""
    seats = len(hands)
    position = GAME.begin(seats, GAME.house(seats, house), gamenight.Seeded(1))
    assert isinstance(position, Zillionaire)
    p = position.public
    p.ring = vec[i64](range(seats))
    p.turn = 0
    position.hands = vec[i64]([hand(text) for text in hands])
    p.sizes = vec[i64]([size(held_cards) for held_cards in position.hands])
    rest = full_pack() - sum(position.hands)
    position.aside = lowest(rest, 2)
    p.played = vec[i64]([0] * (seats - 1) + [rest - position.aside])
    position.audit()
    return Play(GAME, position)


def test_1_1_the_pack() -> None:
    assert [COPIES[rank] for rank in range(1, 14)] == [6, 6, 6, 6, 3, 6, 6, 6, 3, 3, 3, 4, 4]
    assert size(full_pack()) == 62


@pytest.mark.parametrize(("seats", "each"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_1_2_sixty_are_dealt_and_two_put_aside(seats: int, each: int) -> None:
    position = GAME.start(seats=seats, seed=1)
    assert [size(cards) for cards in position.hands] == [each] * seats
    assert size(position.aside) == 2


def test_1_3_the_host_may_say_who_deals_first() -> None:
    assert {GAME.start(seats=4, seed=seed, dealer="3").public.ring[0] for seed in range(9)} == {2}
    with pytest.raises(BadOption, match=r"There is no player 5: there are 4 players\."):
        GAME.start(seats=4, dealer="5")


def test_1_4_the_first_dealer_is_chosen_by_luck_and_nobody_exchanges() -> None:
    starts = [GAME.start(seats=4, seed=seed) for seed in range(40)]
    assert {position.public.ring[0] for position in starts} == {0, 1, 2, 3}
    assert all(position.public.turn == (position.public.ring[0] + 1) % 4 for position in starts)
    assert all(list(position.gave) == [0] * 4 for position in starts)


def test_2_1_lead_any_number_alike_but_lead() -> None:
    game = table("7 7 8", "8 8", "1 2")
    assert game.moves() == ["7", "7 x2", "8"]
    assert game.refusal("pass") == "2.1"
    assert game.refusal("7 x3") == "2.1"


def test_2_2_as_many_of_a_higher_rank_or_pass() -> None:
    game = table("7 7 1", "8 8 8 6 6", "1 2 3").play("7 x2")
    assert game.moves() == ["8 x2", "pass"]
    assert game.refusal("6 x2") == "2.2"
    assert game.refusal("8 x3") == "2.2"


def test_2_3_whoever_passed_may_come_back() -> None:
    game = table("6 1 8", "7 2 8", "7 8 3").plays("6", "pass", "7")
    game.play("pass")
    assert game.mover() == 1
    assert "8" in game.moves()


def test_2_4_unless_a_pass_is_final() -> None:
    game = table("6 1 8", "7 2 8", "7 8 3", pass_is_final=True).plays("6", "pass", "7")
    game.play("8")
    assert game.mover() == 2
    game.play("pass")
    assert game.position.public.rank == 0


def test_2_4_whoever_was_bumped_is_out_of_the_round_too() -> None:
    hands = "6 bump 1", "bankroll 2", "millionaire zillionaire 3", "8 4"
    final = table(*hands, pass_is_final=True).plays("bump", "millionaire", "pass", "pass")
    assert (final.mover(), final.position.public.rank) == (2, 0), "the second is not asked again"
    assert table(*hands).plays("bump", "millionaire", "pass", "pass").mover() == 1


def test_2_5_when_all_others_pass_the_last_to_play_leads() -> None:
    game = table("6 1", "7 2", "8 3").plays("6", "7", "pass", "pass")
    assert game.mover() == 1
    assert game.position.public.rank == 0


def test_2_6_if_that_player_is_out_the_others_have_their_turn() -> None:
    game = table("6", "7 2", "8 3").plays("6")
    assert game.mover() == 1
    game.plays("pass", "pass")
    assert game.mover() == 1


def test_3_1_a_zillionaire_ends_the_round() -> None:
    game = table("zillionaire 1", "zillionaire 2", "zillionaire 3").play("zillionaire")
    assert game.mover() == 0
    assert game.position.public.rank == 0


def test_3_2_a_millionaire_beats_all_but_zillionaires() -> None:
    game = table("bankroll 1", "millionaire 2", "zillionaire millionaire").plays("bankroll", "millionaire")
    assert game.moves() == ["zillionaire", "pass"]


def test_3_3_a_bankrupt_is_answered_only_by_bankrolls() -> None:
    game = table("bankrupt 1", "zillionaire millionaire bankroll", "3 4").play("bankrupt")
    assert game.moves() == ["bankroll", "pass"]
    assert game.refusal("zillionaire") == "3.3"
    game.plays("pass", "pass")
    assert game.mover() == 0


def test_3_3_a_bankrupt_needs_as_many_bankrolls() -> None:
    hands = "bankrupt bankrupt 1", "bankroll 2", "bankroll bankroll 4"
    game = table(*hands).play("bankrupt x2")
    assert game.moves() == ["pass"], "one is too few"
    assert game.refusal("bankroll") == "3.3"
    assert game.play("pass").moves() == ["bankroll x2", "pass"]


def test_3_4_every_other_player_may_answer() -> None:
    game = table("bankrupt 1", "3 4", "bankroll 4").plays("bankrupt", "pass")
    assert game.moves() == ["bankroll", "pass"]


def test_3_5_or_only_the_next() -> None:
    game = table("bankrupt 1", "3 4", "bankroll 4", next_answers=True).plays("bankrupt", "pass")
    assert game.mover() == 0


def test_3_5_nobody_answers_if_the_next_is_out_of_the_round() -> None:
    hands = "8 bankrupt 2", "bankroll 3", "1 bump 4", "bankroll 4"
    game = table(*hands, next_answers=True, pass_is_final=True)
    game.plays("8", "pass", "bump", "bankrupt")
    assert (game.mover(), game.position.public.rank) == (0, 0), (
        "the second has passed, the fourth is not next"
    )
    still = table(*hands, next_answers=True).plays("8", "pass", "bump", "bankrupt")
    assert (still.mover(), still.moves()) == (1, ["bankroll", "pass"]), "who may come back may answer"
    bumped = table("6 bankrupt 2", "bump bump 3", "bankroll 1", next_answers=True)
    bumped.plays("6", "bump", "bankrupt")
    assert bumped.mover() == 1


def test_3_6_a_bankroll_on_a_bankrupt_ends_the_round() -> None:
    game = table("bankrupt 1", "bankroll 4", "zillionaire 4").plays("bankrupt", "bankroll")
    assert game.mover() == 1
    assert game.position.public.rank == 0
    assert table("8 1", "bankroll 4", "zillionaire 4").plays("8", "bankroll").moves() == [
        "zillionaire",
        "pass",
    ]


def test_3_7_a_bump_skips_the_next_player() -> None:
    game = table("bump 1", "bankroll 4", "zillionaire 4").play("bump")
    assert game.mover() == 2
    assert "Player 2 was bumped." in game.story()


def test_3_8_several_bumps_skip_one_and_with_two_players_the_bumper_leads() -> None:
    assert table("bump bump 1", "8 8", "8 8", "8 8").play("bump x2").mover() == 2
    game = table("bump 1 2", "8 8", "6")
    game.position.hands[2] = 0
    game.position.public.sizes[2] = 0
    game.position.public.played[2] += hand("6")
    assert game.play("bump").mover() == 0


def test_3_8_a_bump_is_spent_on_whoever_is_out_of_the_round() -> None:
    game = table("6 8 1", "7 bump 2", "8 3", "1 4", pass_is_final=True).plays("6", "7", "pass", "pass", "8")
    game.play("bump")
    assert "Player 3 was bumped." in game.story()
    assert game.mover() == 0, "the third had passed, the fourth too: only the first is left"
    four = table("6 bankroll", "bump 2", "3 4", "8 bankroll", pass_is_final=True)
    four.plays("6").position.public.dropped |= 1 << 2  # as if the third had passed
    assert four.play("bump").mover() == 3, "the Bump does not go on to the fourth"


def test_3_9_or_one_for_each() -> None:
    assert table("bump bump 1", "8 8", "8 8", "8 8", skip_each=True).play("bump x2").mover() == 3


def test_3_10_a_five_stands_for_as_many() -> None:
    game = table("4 4 4 1", "5 8", "8 8 8 2", "6 6 1").play("4 x3")
    assert game.moves() == ["5", "pass"]
    game.play("5")
    assert game.moves() == ["8 x3", "pass"]
    other = table("6 1", "5 8", "2 3").play("6")
    assert other.refusal("5") == "3.10"


def test_3_11_a_led_five_gets_its_number_from_the_next() -> None:
    game = table("5 1", "8 8 2", "7 7 3").play("5")
    assert game.moves() == [f"name {n}" for n in range(1, 7)]
    assert game.refusal("8") == "3.11"
    assert game.refusal("pass") == "3.11"
    game.play("name 2")
    assert game.moves() == ["8 x2", "pass"]
    game.play("pass")
    assert game.moves() == ["7 x2", "pass"]


def test_3_12_fives_are_played_one_at_a_time() -> None:
    game = table("5 5 1", "8 2", "7 3")
    assert game.moves() == ["1", "5"]
    assert game.refusal("5 x2") == "3.12"


def test_3_13_whoever_names_the_number_plays_as_many_or_passes() -> None:
    bound = table("5 1", "8 8 2", "7 7 3").play("5").play("name 3")
    assert bound.moves() == ["pass"]
    assert bound.refusal("8 x2") == "3.13"
    free = table("5 1", "8 8 2", "bankroll bankroll 7 7 3", namer_bound=False).play("5").play("name 3")
    assert free.moves() == ["8", "8 x2", "pass"]
    assert free.refusal("2") == "2.2"
    free.play("8 x2")
    assert free.moves() == ["bankroll x2", "pass"]
    left = table("5 1", "8 8 2", "7 7 7 3", namer_bound=False).plays("5", "name 3", "pass")
    assert left.moves() == ["7 x3", "pass"], "nobody else is free"


def test_4_1_places_as_players_go_out() -> None:
    game = table("8", "7", "1 2").plays("8")
    assert list(game.position.public.places) == [0]
    game.plays("pass", "pass")
    game.play("7")  # only one player has cards left
    assert list(game.position.public.old_places) == [0, 1, 2]


def test_4_2_players_who_are_out_are_passed_over_and_going_out_on_a_bump_bumps() -> None:
    game = table("bump", "8 1", "bankroll 2 3").play("bump")
    assert game.mover() == 2
    assert game.play("bankroll").mover() == 1, "the first is out, and passed over"
    game.play("pass")
    assert game.plays("2", "8").mover() == 2
    bumper = table("8", "bump 1 2", "bankroll 2 3", "6 7").plays("8", "bump")
    assert bumper.mover() == 3, "the next with cards is bumped"


@pytest.mark.parametrize(
    ("seats", "points"), [(3, [6, 3, 1]), (4, [6, 4, 2, 1]), (5, [6, 4, 3, 2, 1]), (6, [6, 5, 4, 3, 2, 1])]
)
def test_4_3_points_for_places(seats: int, points: list[int]) -> None:
    assert [points_for(seats, place) for place in range(seats)] == points


def second_game(seats: int, seed: int, **house: object) -> Zillionaire:
    position = GAME.begin(seats, GAME.house(seats, house), gamenight.Seeded(seed))
    assert isinstance(position, Zillionaire)
    chance = gamenight.Seeded(seed)
    while position.public.games == 0:
        moves = position.moves(position.public.turn)
        position.play(position.public.turn, moves[chance.pick(len(moves))], chance)
    return position


def test_5_1_rich_deals_and_poor_leads() -> None:
    p = second_game(4, 1).public
    assert p.ring[0] == p.old_places[0]
    assert p.ring[1] == p.old_places[-1] == p.turn


def test_5_2_how_players_sit() -> None:
    places = vec[i64]([10, 11, 12, 13, 14, 15])
    assert list(seat_ring(places, False)) == [10, 15, 14, 13, 12, 11]
    assert list(seat_ring(places, True)) == [10, 15, 11, 14, 12, 13]
    assert list(seat_ring(places[:5], True)) == [10, 14, 11, 13, 12]


def test_5_3_poor_gives_the_two_highest_and_rich_the_two_lowest() -> None:
    for seed in range(20):
        position = second_game(3, seed)
        rich, _, poor = position.public.old_places
        dealt_rich = position.hands[rich] - position.got[rich] + position.gave[rich]
        dealt_poor = position.hands[poor] - position.got[poor] + position.gave[poor]
        assert position.gave[poor] == highest(dealt_poor, 2)
        assert position.gave[rich] == lowest(dealt_rich, 2)


def test_5_4_one_card_on_the_green_line() -> None:
    for seed in range(10):
        position = second_game(4, seed)
        _, upper, thin, _ = position.public.old_places
        dealt_upper = position.hands[upper] - position.got[upper] + position.gave[upper]
        dealt_thin = position.hands[thin] - position.got[thin] + position.gave[thin]
        assert (position.gave[upper], position.gave[thin]) == (lowest(dealt_upper, 1), highest(dealt_thin, 1))


def test_5_5_who_is_on_the_green_line() -> None:
    assert [partner(4, place, False) for place in range(4)] == [3, 2, 1, 0]
    assert [partner(5, place, False) for place in range(5)] == [4, 3, -1, 1, 0]
    assert [partner(6, place, False) for place in range(6)] == [5, 4, -1, -1, 1, 0]
    assert [partner(3, place, False) for place in range(3)] == [2, -1, 0]
    assert size(second_game(4, 2).gave[second_game(4, 2).public.old_places[1]]) == 1


def test_5_6_with_six_players_upper_crust_may_exchange() -> None:
    assert [partner(6, place, True) for place in range(6)] == [5, -1, 4, -1, 2, 0]


def test_5_7_groups_are_broken_as_they_fall() -> None:
    assert lowest(hand("1 2 2 3"), 2) == hand("1 2")
    assert highest(hand("8 8 8 3"), 2) == hand("8 8")


def test_6_1_the_most_points_after_the_agreed_games() -> None:
    position = GAME.start(seats=4, seed=3, games=2)
    gamenight.playout(position, gamenight.Seeded(3))
    assert sum(position.scores()) == 2 * 13
    scores, payoffs = list(position.scores()), list(position.payoffs())
    best = [seat for seat in range(4) if scores[seat] == max(scores)]
    assert [seat for seat in range(4) if payoffs[seat]] == best, (
        "whoever has the most points wins, and nobody else"
    )


def test_6_3_more_often_rich_may_break_ties() -> None:
    position = GAME.start(seats=3, seed=1, rich_breaks_ties=True)
    position.public.over = True
    position.public.points, position.public.riches = vec[i64]([9, 9, 3]), vec[i64]([0, 1, 0])
    assert list(position.payoffs()) == [0, 1000, 0]


# What a seat can know.


def test_what_was_exchanged_is_known_to_the_two_only() -> None:
    game = Play(GAME, second_game(3, 4))
    rich, middle, poor = game.position.public.old_places
    assert game.view(rich).gave == game.view(poor).got
    assert game.view(middle).gave == game.view(middle).got == 0


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_1_1_everybody_has_a_place_and_points(seats: int) -> None:
    p = GAME.start(seats=seats, seed=1).public
    assert sorted(p.ring) == list(range(seats))
    assert list(p.points) == list(p.riches) == [0] * seats


def test_imagined_hands_agree_with_the_exchange() -> None:
    assert [exchanged(5, place) for place in range(5)] == [2, 1, 1, 1, 2]
    chance = gamenight.Seeded(1)
    for seed in range(10):
        position = second_game(4, seed)
        rich, poor = position.public.old_places[0], position.public.old_places[-1]
        for _ in range(20):
            world = GAME.imagine(position.view(rich), chance)
            assert top(world.hands[poor] - position.gave[rich]) <= bottom(position.got[rich])
            assert (world.gave[rich], world.got[rich]) == (position.gave[rich], position.got[rich])
            world = GAME.imagine(position.view(poor), chance)
            assert bottom(world.hands[rich] - position.gave[poor]) >= top(position.got[poor])
            world = GAME.imagine(position.view(-1), chance)
            assert could_have_exchanged(world, world.public, rich, poor, 2)


def test_every_physical_card_is_equally_likely() -> None:
    chance = gamenight.Seeded(2)
    seen = [0] * 14
    for _ in range(6200):
        seen[ranks(deal_hand(full_pack(), 1, chance))[0]] += 1
    assert all(
        abs(seen[rank] - 100 * COPIES[rank]) < 6 * (100 * COPIES[rank]) ** 0.5 for rank in range(1, 14)
    )


def test_what_is_surely_left() -> None:
    assert at_least(hand("7 7 3"), hand("7 8")) == hand("7 3")
    assert RANKS[9] == "bump"
    assert held(hand("7 7"), 7) == 2


def test_2_7_if_nobody_beats_it_the_next_player_leads() -> None:
    game = table("6", "7 2", "8 3").plays("6", "pass", "pass")
    assert game.mover() == 1
    assert "2" in game.moves()


def test_5_8_both_exchange_from_the_cards_they_were_dealt() -> None:
    for seed in range(20):
        position = second_game(3, seed)
        rich, _, poor = position.public.old_places
        assert position.got[rich] == position.gave[poor]
        assert position.got[poor] == position.gave[rich]


def test_6_2_players_who_are_level_share_the_win() -> None:
    position = GAME.start(seats=3, seed=1)
    position.public.over = True
    position.public.points = vec[i64]([9, 9, 3])
    assert list(position.payoffs()) == [500, 500, 0]


def test_nobody_is_told_twice_of_one_bump() -> None:
    game = table("bump bump bump", "7 2", "8 3", "1 1", skip_each=True).play("bump x3")
    assert [text for text in game.story() if "bumped" in text] == [
        "Player 2 was bumped.",
        "Player 3 was bumped.",
        "Player 4 was bumped.",
    ]
    alone = table("bump bump bump", "7 2", "8 3", skip_each=True).play("bump x3")
    assert len([text for text in alone.story() if "bumped" in text]) == 2


@pytest.mark.parametrize("rank", [rank for rank, word in enumerate(en.RANKS) if word[0].isupper()])
def test_the_names_of_cards_keep_their_capitals_at_the_start_of_a_sentence(rank: int) -> None:
    said = en.Words(["Mabel", "Theo"]).too_low(rank, 1, rank, 1)
    assert said.startswith(f"A {en.RANKS[rank]} cannot beat")
