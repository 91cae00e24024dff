"""Crazy Eights, clause by clause."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from playing import Play, tape

import gamenight
from gamenight.core.journal import Journal
from gamenight.core.moments import moments
from gamenight.core.options import read_options
from gamenight.core.refusal import BadSeats
from gamenight.games.crazy_eights.rules import imagine as imagining
from gamenight.games.crazy_eights.rules.position import CrazyEights
from gamenight.games.crazy_eights.rules.public import Options, Public
from gamenight.laws import evenness
from gamenight.parts.bits import count, each
from gamenight.parts.cards import NAMES, PACK, card_named

GAME = gamenight.game("crazy_eights")


def cards(text: str) -> int:
    return sum(1 << card_named(word) for word in text.split())


def table(top: str, *hands: str, stock: str | None = None, turn: int = 0, **house: object) -> Play:
    """A deal in mid-play: the top card, each hand, the stock (all that is left if not given). Other cards are spent."""
    options: Options = read_options(Options, house)
    public = Public(len(hands), vec[i64]([0] * len(hands)), len(hands) - 1)
    public.top, public.suit, public.turn = card_named(top), card_named(top) // 13, turn
    public.lacks = vec[i64]([0] * len(hands))
    rest = PACK & ~(cards(top) | cards(" ".join(hands)))
    pile = rest if stock is None else cards(stock)
    public.spent = rest & ~pile
    position = CrazyEights(options, public, vec[i64]([cards(hand) for hand in hands]), pile)
    position.twice = vec[i64]([0] * len(hands))
    position.audit()
    return Play(GAME, position)


def drawn_from(pile: str, card: str) -> object:
    """Luck that draws this card from this pile."""
    return tape(list(each(cards(pile))).index(card_named(card)))


def start(seats: int, seed: int = 1, **house: object) -> CrazyEights:
    position = GAME.start(seats=seats, seed=seed, **house)  # type: ignore[arg-type]
    assert isinstance(position, CrazyEights)
    return position


def test_1_1_the_whole_pack_is_used_once() -> None:
    position = start(4)
    seen = (
        list(each(position.stock))
        + [position.public.top]
        + [card for hand in position.hands for card in each(hand)]
    )
    assert sorted(seen) == list(range(52))


@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 5), (5, 5), (8, 5)])
def test_1_2_five_cards_each_and_seven_if_two_play(seats: int, size: int) -> None:
    position = start(seats)
    assert list(position.sizes()) == [size] * seats
    assert count(position.stock) == 52 - 1 - seats * size


def test_1_3_an_eight_is_never_the_first_card() -> None:
    assert all(start(2, seed).public.top % 13 != 6 for seed in range(300))


def test_1_4_the_dealer_names_a_suit_for_a_first_eight() -> None:
    position = next(
        p for p in (start(3, seed, dealer_names=True) for seed in range(300)) if p.public.top % 13 == 6
    )
    game = Play(GAME, position)
    dealer = position.public.dealer
    assert game.mover() == dealer
    assert game.moves() == ["=C", "=D", "=H", "=S"]
    game.play("=D")
    assert game.mover() == (dealer + 1) % 3
    assert position.public.suit == 1


def test_1_5_six_or_more_players_may_use_two_packs() -> None:
    two = start(6, two_packs=True)
    two.audit()
    assert sum(two.sizes()) + count(two.stock) + count(two.stock_twice) + 1 == 104
    assert count(start(5, two_packs=True).stock) == 52 - 1 - 25


@pytest.mark.parametrize("seats", [9, 12])
def test_1_6_from_nine_players_on_there_are_always_two_packs(seats: int) -> None:
    position = start(seats)
    position.audit()
    assert list(position.sizes()) == [5] * seats
    assert count(position.stock) + count(position.stock_twice) == 104 - 1 - 5 * seats
    assert count(start(8).stock) == 52 - 1 - 40
    with pytest.raises(BadSeats):
        GAME.start(seats=13)


def test_1_7_the_deal_starts_anywhere_and_passes_to_the_left() -> None:
    assert {start(3, seed).public.dealer for seed in range(40)} == {0, 1, 2}
    game = table("9S", "9H", "3C 4C", "5C", target=500)
    game.play("9H")
    assert game.position.public.dealer == 0
    assert game.mover() == 1


def test_2_1_play_a_card_or_draw_and_the_turn_passes_to_the_left() -> None:
    game = table("9S", "9H 3D", "3H 2C", "4C 5C")
    assert game.moves() == ["9H", "draw"]
    assert game.play("9H").mover() == 1
    assert game.play("draw").mover() == 2
    assert game.refusal("KS") == "2.1"


def test_2_2_drawing_while_able_to_play_is_allowed() -> None:
    assert "draw" in table("9S", "9H", "2C 3H").moves()


def test_3_1_a_card_must_match_suit_or_rank() -> None:
    game = table("9S", "9H 3D 4S KC", "2C 3H")
    assert game.moves() == ["9H", "4S", "draw"]
    assert game.refusal("3D") == "3.1"


def test_3_2_an_eight_may_be_played_on_anything() -> None:
    assert table("KD", "8S 2C", "3C 4C").moves() == ["8S", "draw"]
    game = table("9S", "8H 2C", "8D 3C").play("8H=C")
    assert "8D" in game.moves()


def test_3_3_on_an_eight_only_the_named_suit_or_another_eight() -> None:
    game = table("9S", "8H 2C", "3H 3C 8D 4D").play("8H=C")
    assert game.moves() == ["3C", "8D", "draw"]
    assert game.refusal("3H") == "3.3"


def test_3_4_whoever_plays_an_eight_names_the_suit() -> None:
    game = table("9S", "8H 3D", "2C 3H")
    game.play("8H")
    assert game.moves() == ["=C", "=D", "=H", "=S"]
    assert game.refusal("3D") == "3.4"
    assert game.play("=H").mover() == 1
    assert table("9S", "9H", "2C").refusal("=H") == "3.4"


def test_3_5_an_eight_as_the_last_card_wins_and_names_nothing() -> None:
    game = table("9S", "8H", "2C 3H")
    assert game.play("8H").over()


def test_4_1_after_drawing_one_the_turn_is_over() -> None:
    assert table("9S", "2D 3D", "2C 3H").play("draw").mover() == 1


def test_4_1_one_and_play_lets_the_drawn_card_be_played_or_kept() -> None:
    house = {"drawing": "one and play"}
    stock = "4S 5D"
    game = table("9S", "2D 9D", "2C 3H", stock=stock, **house)
    game.play("draw", drawn_from(stock, "4S"))
    assert game.moves() == ["4S", "pass"]
    assert game.refusal("9D") == "4.1"
    assert game.play("pass").mover() == 1
    other = table("9S", "2D 9D", "2C 3H", stock=stock, **house).play("draw", drawn_from(stock, "5D"))
    assert other.moves() == ["pass"]


def test_4_1_until_playable_draws_on_and_plays_the_card_that_fits() -> None:
    game = table("9S", "2D 3D", "2C 3H", stock="4H 5D 6S", drawing="until playable")
    game.play(
        "draw", tape(0, 0)
    )  # the five of diamonds, the four of hearts, then the six of spades is all there is
    assert game.position.public.top == card_named("6S")
    assert count(game.position.hands[0]) == 4
    assert game.mover() == 1


def test_4_1_until_playable_ends_the_turn_when_the_cards_run_out() -> None:
    game = table("9S", "2D 3D", everything_but("9S 2D 3D 4H"), stock="4H", drawing="until playable")
    assert game.play("draw").mover() == 1


def everything_but(text: str) -> str:
    return " ".join(name for name in NAMES if name not in text.split())


def test_4_2_until_playable_forbids_drawing_while_able() -> None:
    game = table("9S", "9H 3D", "2C 3H", drawing="until playable")
    assert game.moves() == ["9H"]
    assert game.refusal("draw") == "4.2"


def test_4_3_the_discards_become_the_stock_and_the_named_suit_stays() -> None:
    game = table("9S", "8H 2D", "3H 4D", stock="")
    game.play("8H=C")
    spent = count(game.position.public.spent)
    game.play("draw")
    assert count(game.position.stock) == spent - 1
    assert game.position.public.spent == 0
    assert game.position.public.suit == 0
    assert any("shuffled" in sentence for sentence in game.story())


def test_4_4_pass_only_when_there_is_nothing_to_play_and_nothing_to_draw() -> None:
    game = table("9S", "2D 3D", everything_but("9S 2D 3D"), stock="")
    assert game.moves() == ["pass"]
    assert game.refusal("draw") == "4.4"
    assert game.play("pass").refusal("pass") == "4.4"
    assert table("9S", "2D 3D", "2C 3H").refusal("pass") == "4.4"


def test_5_1_the_first_with_no_cards_wins() -> None:
    game = table("9S", "9H", "2C 3H", "8D")
    game.play("9H")
    assert game.over()
    assert game.payoffs() == [1000, 0, 0]


def blocked() -> Play:
    clubs_hearts = [name for name in NAMES if name[1] in "CH" and name not in ("9C", "9H", "8C", "8H")]
    position = table("9S", " ".join(clubs_hearts), "2D").position  # then nobody can play on a spade
    public = position.public
    public.spent = 0
    position.stock = 0
    return Play(GAME, position)


def test_5_2_a_full_round_of_passes_blocks_the_deal() -> None:
    game = blocked()
    assert not game.play("pass").over()
    assert game.play("pass").over()
    assert "Nobody can play: the deal is blocked." in game.story()


def test_6_1_what_the_cards_left_over_cost() -> None:
    game = table("9S", "9H", "8C KD QH JS AD TC 5S")
    game.play("9H")
    assert game.scores() == [0, 50 + 30 + 1 + 10 + 5]


def test_6_2_after_a_block_everyone_counts_their_own_hand() -> None:
    game = blocked().plays("pass", "pass")
    assert game.scores()[1] == 2
    assert game.scores()[0] > 100
    assert game.payoffs() == [0, 1000]


def test_6_3_the_fewest_points_win_and_equals_share() -> None:
    game = table("9S", "2D", "3D", stock="")
    position = game.position
    position.public.spent = 0
    position.hands = vec[i64]([cards("2D"), cards("2C")])
    Play(GAME, position).plays("pass", "pass")
    assert list(position.payoffs()) == [500, 500]


def test_6_4_a_match_goes_on_until_the_target() -> None:
    game = table("9S", "9H", "KC 4C", target=20)
    assert not game.play("9H").over()
    assert game.scores() == [0, 14]
    assert table("9S", "9H", "KC 4C", target=14).play("9H").over()
    position = GAME.start(seats=3, seed=5, target=200)
    gamenight.playout(position, gamenight.Seeded(5))
    totals = list(position.scores())
    assert max(totals) >= 200
    assert list(position.payoffs())[totals.index(min(totals))] == 1000


def test_7_1_a_two_makes_the_next_player_draw_two() -> None:
    game = table("9S", "2S 9D", "3S 2H 8C", "4C", twos="draw two")
    game.play("2S")
    assert game.moves() == ["draw"]
    assert game.refusal("3S") == "7.1"
    assert GAME.scene(game.view()).prompt == "A two was played: draw 2 cards."
    game.play("draw")
    assert list(game.position.sizes()) == [1, 5, 1]
    assert game.mover() == 2
    assert table("9S", "2S 9D", "3S 2H", "4C").play("2S").moves() == ["2H", "3S", "draw"]


def test_7_1_twos_are_stacked_and_each_adds_two() -> None:
    game = table("9S", "2S 9D", "3S 2H 8C", "4C 5C", twos="draw two and stack")
    game.play("2S")
    assert game.moves() == ["2H", "draw"]
    assert game.refusal("8C") == "7.1"
    game.play("2H")
    assert GAME.scene(game.view()).seats[2].status == ("dealer", "draws 4")
    assert ("To be drawn", "4 cards") in GAME.scene(game.view()).facts
    game.play("draw")
    assert list(game.position.sizes()) == [1, 2, 6]
    assert game.mover() == 0
    assert "draw" in game.moves()


def test_7_1_whoever_has_drawn_for_a_two_does_not_draw_on_until_it_fits() -> None:
    game = table("9S", "2S 9D", "3S 2H 8C", "4C", twos="draw two", drawing="until playable")
    assert list(game.plays("2S", "draw").position.sizes()) == [1, 5, 1]


def test_7_2_neither_the_first_card_nor_the_last_does_more() -> None:
    house = {"twos": "draw two", "queen_skips": True, "ace_turns": True}
    for rank in (0, 10, 12):
        position = next(
            p for p in (start(3, seed, **house) for seed in range(400)) if p.public.top % 13 == rank
        )
        p = position.public
        assert (p.owed, p.direction, p.turn) == (0, 1, (p.dealer + 1) % 3)
    game = table("9S", "2S", "3S", **house).play("2S")
    assert game.over()
    assert game.scores() == [0, 3]


def test_7_3_a_queen_skips_the_next_player() -> None:
    assert table("9S", "QS 4D", "3S", "4C 5C", queen_skips=True).play("QS").mover() == 2
    assert table("9S", "QS 4D", "3S", queen_skips=True).play("QS").mover() == 0
    assert table("9S", "QS 4D", "3S", "4C 5C").play("QS").mover() == 1


def test_7_4_an_ace_turns_the_direction_round_until_the_deal_is_over() -> None:
    game = table("9S", "AS 4D", "3S 5D", "6S TS", ace_turns=True, target=500)
    game.play("AS")
    assert game.mover() == 2
    assert ("Play goes", "counterclockwise") in GAME.scene(game.view()).facts
    assert game.plays("6S", "3S").mover() == 0
    assert game.plays("draw", "TS").over() is False
    assert game.position.public.direction == 1
    assert table("9S", "AS 4D", "3S", ace_turns=True).play("AS").mover() == 1
    assert table("9S", "AS 4D", "3S", "6S 7S").play("AS").mover() == 1


def test_7_5_nobody_draws_more_than_there_is_and_nothing_is_owed_after() -> None:
    one = everything_but("9S 2S 3S 4S 9D 5D 7D")
    game = table("9S", "2S 9D", "3S 4S", one, stock="7D", twos="draw two")
    game.position.public.spent = 0
    assert list(game.play("2S").play("draw").position.sizes())[:2] == [
        1,
        4,
    ]  # the seven, and the nine under the two
    assert game.position.public.owed == 0


def test_7_6_the_last_card_is_announced_with_the_one_before() -> None:
    game = table("9S", "9H 8C 3D", "3H 2C", "4C 5C 6C", last_card=True)
    assert game.moves() == ["8C", "9H", "draw"]
    assert game.refusal("9H!") == "7.6"
    game.play("9H")
    assert game.moves() == ["3H", "draw", "3H!"]
    game.play("3H!")
    assert list(game.position.sizes()) == [2, 1, 3]
    assert game.plays("draw").position.sizes()[2] == 4
    game.play("8C!=D")
    assert game.position.sizes()[0] == 1
    assert table("9S", "9H 3D", "2C").refusal("9H!") == "7.6"


def test_7_6_whoever_does_not_announce_it_draws_two_at_once() -> None:
    game = table("9S", "9H 3D", "2C 3H", last_card=True).play("9H")
    assert list(game.position.sizes()) == [3, 2]
    assert game.mover() == 1
    assert "Player 1 did not announce the last card, and draws two." in game.story(1)
    eight = table("9S", "8H 3D", "2C 3H", last_card=True).play("8H")
    assert list(eight.position.sizes()) == [3, 2]
    assert eight.moves() == ["=C", "=D", "=H", "=S"]


def test_7_6_a_card_played_as_it_is_drawn_needs_no_announcement() -> None:
    game = table("9S", "3D", "2C 3H", stock="7S", drawing="until playable", last_card=True)
    assert list(game.play("draw").position.sizes()) == [1, 2]


def test_7_6_an_announcement_is_written_and_read_in_two_ways() -> None:
    view = table("9S", "8S 3D", "2C 3H", last_card=True).view()
    assert GAME.read(view, "8S!=H") == GAME.read(view, "last card 8S=H")
    assert [GAME.write(view, move) for move in GAME.read(view, "last card 8s")] == ["8S!"]
    assert GAME.why_not(view, "last card").clause == ""  # type: ignore[union-attr]


# What a seat can know.


def test_who_drew_what_is_heard_by_nobody_else() -> None:
    game = table("9S", "2D 3D", "2C 3H", stock="4H").play("draw")
    assert game.story(0)[-1] == "You drew the four of hearts."
    assert game.story(1)[-1] == "Player 1 drew a card."
    assert game.story()[-1] == "Player 1 drew a card."


def worlds(view: object, unseen: Sequence[int], size: int, lacks: int) -> list[tuple[int, int]]:
    found = []
    for hand in itertools.combinations(unseen, size):
        held = sum(1 << card for card in hand)
        if not held & lacks:
            found.append((held, sum(1 << card for card in unseen) & ~held))
    return found


def test_imagined_tables_are_all_equally_likely() -> None:
    game = table("9S", "2D 3D", "2C 3H 4C", stock="5C 6C 7C TC")
    view = game.view(0)
    chance = gamenight.Seeded(3)

    def draw() -> tuple[int, int]:
        world = GAME.imagine(view, chance)
        assert world.hands[0] == view.hand
        return world.hands[1], world.stock

    unseen = list(each(cards("2C 3H 4C 5C 6C 7C TC")))
    assert evenness(draw, worlds(view, unseen, 3, 0), 4000) < 1.6


def test_of_two_packs_a_second_card_was_as_likely_drawn_as_a_first() -> None:
    drawn = [imagining._one_of(cards("3C"), cards("3C 4D"), tape(n)) for n in range(3)]
    assert [NAMES[card] for card in drawn] == ["3C", "3C", "4D"]


def test_only_a_pool_whose_cards_have_all_been_played_is_forgotten() -> None:
    p = table("9S", "2D 3D", "2C 3H 4C").position.public
    p.pools, p.held = vec[i64]([cards("5C"), 0, cards("6C")]), vec[i64]([1, 0, 0, 0, 0, 1])
    p.forget_played_pools()
    assert (list(p.pools), list(p.held)) == ([cards("5C"), cards("6C")], [1, 0, 0, 1])


def test_imagined_tables_of_two_packs_are_all_equally_likely_by_their_cards() -> None:
    """Seat 1 holds two of five unseen cards, two of which are twins: nine hands of ten are with a pair of that kind."""
    position = start(9)
    p = position.public
    for seat in range(9):
        position.hands[seat] = position.twice[seat] = 0
    position.hands[1], position.twice[1] = cards("3C 4C"), 0
    position.stock, position.stock_twice = cards("3C 5C 6C"), 0
    p.top, p.suit = card_named("9S"), 3
    p.spent_twice = PACK & ~cards("3C 4C 5C 6C 9S")
    p.spent = PACK & ~cards("3C")
    position.audit()
    view, chance = position.view(0), gamenight.Seeded(4)

    def draw() -> tuple[int, int]:
        world = GAME.imagine(view, chance)
        return world.hands[1], world.twice[1]

    physical = ["3C", "3C", "4C", "5C", "6C"]
    hands = []
    for one, other in itertools.combinations(physical, 2):
        hands.append((cards(one) | cards(other), cards(one) if one == other else 0))
    found = dict.fromkeys(hands, 0)
    for _ in range(4000):
        found[draw()] += 1
    for hand, times in found.items():
        assert abs(times - 4000 * hands.count(hand) / len(hands)) < 110


def test_a_new_stock_of_discards_is_known_as_a_set() -> None:
    game = table("9S", "2D 3D", "2C 3H 4C", "JC", stock="")
    spent = game.position.public.spent
    game.play("draw")
    view = game.view(1)
    chance = gamenight.Seeded(3)
    for _ in range(200):
        world = GAME.imagine(view, chance)
        assert count(world.hands[0] & spent) == 1
        assert world.hands[2] & spent == 0
    # The two cards that seat 0 held before are two of the three that seat 1 has never seen.
    unseen = list(each(cards("2D 3D JC")))
    seen = {GAME.imagine(view, chance).hands[0] & ~spent for _ in range(200)}
    assert seen == {sum(1 << card for card in pair) for pair in itertools.combinations(unseen, 2)}


def test_however_often_discards_are_shuffled_a_table_stays_as_small() -> None:
    position, luck = start(2, seed=1), gamenight.Seeded(2)
    for _ in range(3000):
        seat = position.public.turn
        moves = list(position.view(seat).moves)
        if not moves:
            break
        keep = [move for move in moves if move >= 52] or moves  # draw, so that nobody goes out
        GAME.play(position, seat, keep[-1], luck)
        position.audit()
    else:
        assert len(position.public.pools) <= 52
        assert len(position.public.held) == 2 * len(position.public.pools)
        return
    raise AssertionError("the game ended: it shows nothing")


def test_a_deal_that_is_over_is_shown_with_what_everyone_scored() -> None:
    game = gamenight.game("crazy_eights")
    position = game.start(seats=3, seed=5, target=100)
    journal = position.journal = Journal()
    chance = gamenight.Seeded(5)
    while not journal.stills:
        seat = position.to_move().bit_length() - 1
        position.play(seat, position.moves(seat)[0], chance)
    shown, now = moments(game, position, journal, 0)[-2:]
    assert (shown.hold, shown.scene.showing.kind, shown.scene.choices) == ("result", "result", ())
    scored = [int(line.amount) for line in shown.scene.showing.lines]
    assert scored == list(position.scores())
    assert 0 in scored
    assert now.scene.showing is None
    assert shown.scene.heading == "Deal 1"
    assert now.scene.heading == "Deal 2"
