"""Cribbage, clause by clause."""

from __future__ import annotations

import itertools

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from playing import Play, tape

import gamenight
from gamenight.bots import bot
from gamenight.core.moments import Moment, moments
from gamenight.games.cribbage.rules.count import hand_points
from gamenight.games.cribbage.rules.position import Cribbage, start
from gamenight.games.cribbage.rules.public import PLAY
from gamenight.games.cribbage.rules.tally import NOBS, tally
from gamenight.games.cribbage.telling import added_up
from gamenight.games.cribbage.words.en import Words
from gamenight.laws import evenness
from gamenight.parts.bits import count, deal, each
from gamenight.parts.cards import NAMES, PACK, card_named

GAME = gamenight.game("cribbage")
SAY = Words(("Ann", "Ben"))


def cards(text: str) -> int:
    return sum(1 << card_named(word) for word in text.split())


def dealt(seats: int = 2, seed: int = 1, **house: object) -> Play:
    position = GAME.begin(seats, GAME.house(seats, house), gamenight.Seeded(seed))
    return Play(GAME, position)


def playing(
    *hands: str, starter: str = "KD", dealer: int = -1, pegs: tuple[int, ...] = (), **house: object
) -> Play:
    """The play of a deal: seat 0 leads. Each hand holds four cards at most; those not named were played before."""
    seats = len(hands)
    game = dealt(seats, **house)
    position = game.position
    assert isinstance(position, Cribbage)
    p = position.public
    p.dealer, p.phase, p.turn, p.waiting = dealer % seats, PLAY, 0, 0
    p.starter = card_named(starter)
    spare = [card for card in range(52) if card not in each(cards(" ".join(hands)) | cards(starter))]
    for seat, hand in enumerate(hands):
        held = cards(hand)
        position.hands[seat] = held
        p.laid[seat] = sum(1 << spare.pop() for _ in range(4 - count(held)))
        position.tossed[seat] = sum(1 << spare.pop(0) for _ in range(2 if seats == 2 else 1))
    position.extra = 1 << spare.pop(0) if seats == 3 else 0
    if pegs:
        p.pegs = vec[i64](pegs)
    position.audit()
    return game


def shown(hand: str, starter: str, crib: bool = False, five: bool = False) -> int:
    return hand_points(cards(hand), card_named(starter), crib and five)


def test_1_1_the_lowest_cut_deals_and_the_deal_passes_on() -> None:
    luck = tape(card_named("5C"), card_named("3C"), *[0] * 12)
    assert start(2, GAME.house(2, {}), luck).public.dealer == 1
    tied = tape(card_named("3C"), card_named("3D") - 1, card_named("AS"), 0, *[0] * 12)  # aces are low
    assert start(2, GAME.house(2, {}), tied).public.dealer == 0
    position = dealt(3).position
    dealer = position.public.dealer
    chance, deals = gamenight.Seeded(2), position.public.deals
    while position.public.deals == deals:
        seat = int(position.to_move() & -position.to_move()).bit_length() - 1
        position.play(seat, position.moves(seat)[0], chance)
    assert position.public.dealer == (dealer + 1) % 3


@pytest.mark.parametrize(("seats", "each_gets", "extra"), [(2, 6, 0), (3, 5, 1), (4, 5, 0)])
def test_1_2_how_many_cards_are_dealt(seats: int, each_gets: int, extra: int) -> None:
    position = dealt(seats).position
    assert [count(hand) for hand in position.hands] == [each_gets] * seats
    assert count(position.extra) == extra


def test_1_3_partners_peg_together() -> None:
    game = playing("5C", "TC", "2C", "3C", dealer=3)
    game.plays("5C", "TC")
    assert game.scores() == [0, 2, 0, 2]
    assert len(dealt(4).position.public.pegs) == 2
    assert len(dealt(3).position.public.pegs) == 3


def test_1_3_the_back_peg_moves_only_when_something_is_pegged() -> None:
    game = playing("8S", "TC", starter="KC", dealer=1, pegs=(10, 20))
    p = game.position.public
    p.laid, p.back = vec[i64]([cards("2C 4D 6H"), cards("AC 3H 9D")]), vec[i64]([5, 15])
    game.plays("8S", "TC")
    assert p.old_points[0] == 0, "a hand that is worth nothing"
    assert (p.pegs[0], p.back[0]) == (10, 5)


def test_2_1_cards_are_laid_away_at_once_and_in_secret() -> None:
    game = dealt(2)
    assert game.movers() == [0, 1]
    mine = game.moves(1)
    game.play(f"discard {mine[0]} {mine[1]}", seat=1)
    assert game.movers() == [0]
    assert game.story(0) == []
    assert len(game.story(1)) == 2
    assert game.refusal("go", seat=0) == "2.1"
    assert dealt(3).play(dealt(3).moves(0)[0], seat=0).movers() == [1, 2]


def test_2_1_whoever_thinks_ahead_knows_how_many_cards_lie_away() -> None:
    game = dealt(2)
    first, second, *_ = game.moves(1)
    game.play(f"discard {first} {second}", seat=1)
    for seat in (0, 1):
        world = GAME.imagine(game.view(seat), gamenight.Seeded(1))
        assert [count(hand) for hand in world.hands] == [6, 4]
        assert [count(tossed) for tossed in world.tossed] == [0, 2]


def all_laid_away(seats: int, turned: int) -> tuple[Play, list[str]]:
    """A deal of which all have laid away, and what; so many of the cards left are passed over for the starter."""
    game, away = dealt(seats), []
    for seat in range(seats):
        texts = game.moves(seat)[: 2 if seats == 2 else 1]
        game.play(f"discard {' '.join(texts)}", tape(turned), seat=seat)
        away += texts
    return game, away


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_2_the_crib_is_what_was_laid_away(seats: int) -> None:
    game, away = all_laid_away(seats, 0)
    assert game.position.crib() == cards(" ".join(away)) | game.position.extra
    assert count(game.position.crib()) == 4


def test_2_2_the_crib_is_not_seen_before_the_show() -> None:
    game = playing("5C 6C", "TC 9C")
    assert game.view(1).public.crib == 0
    assert count(game.view(1).tossed) == 2
    assert game.position.crib() != 0


def test_2_3_a_starter_is_turned() -> None:
    game = dealt(2)
    for seat in (0, 1):
        texts = game.moves(seat)
        game.play(f"discard {texts[0]} {texts[1]}", seat=seat)
    assert game.position.public.starter >= 0
    assert any(sentence.startswith("The starter is") for sentence in game.story())


@pytest.mark.parametrize(("seats", "left"), [(2, 40), (3, 36), (4, 32)])
def test_2_3_the_starter_is_any_card_that_was_not_dealt(seats: int, left: int) -> None:
    before = dealt(seats).position
    starters = {all_laid_away(seats, n)[0].position.public.starter for n in range(left)}
    assert len(starters) == left
    assert not starters & set(each(sum(before.hands) | before.extra))


def heels(seed: int = 0, pegs: int = 0, **house: object) -> Play:
    """A deal whose starter is a jack; both sides have so many points before it is turned up."""
    while True:
        seed += 1
        game = dealt(2, seed, **house)
        game.position.public.pegs = vec[i64]([pegs, pegs])
        for seat in (0, 1):
            texts = game.moves(seat)
            game.play(f"discard {texts[0]} {texts[1]}", seat=seat)
        if game.position.public.starter % 13 == 9:
            return game


@pytest.mark.clause("2.6")
def test_2_4_a_jack_turned_up_scores_two_for_the_dealer_and_may_win() -> None:
    game = heels()
    dealer = game.position.public.dealer
    assert game.play("heels", seat=dealer).scores()[dealer] == 2
    won = heels(pegs=119)
    won.play("heels", seat=won.position.public.dealer)
    assert won.over()
    assert won.payoffs()[won.position.public.dealer] == 1000


def test_2_5_they_must_be_claimed_before_the_dealer_plays() -> None:
    game = heels()
    assert game.scores() == [0, 0]
    dealer = game.position.public.dealer
    game.play(game.moves(1 - dealer)[0], seat=1 - dealer)
    assert "heels" in game.moves(dealer)
    late = Play(GAME, game.position.copy())
    assert game.play("heels", seat=dealer).scores()[dealer] >= 2
    late.play(late.moves(dealer)[0], seat=dealer)
    assert "heels" not in late.moves(dealer)
    assert playing("5C", "6C").refusal("heels") == "2.5"


def test_2_7_they_may_be_pegged_by_themselves() -> None:
    game = heels(claim_heels=False)
    dealer = game.position.public.dealer
    assert game.scores()[dealer] == 2
    assert game.moves(dealer) == []
    assert heels(pegs=119, claim_heels=False).over()


def test_2_5_claiming_is_the_button_to_press_and_every_bot_does() -> None:
    game = heels()
    dealer = game.position.public.dealer
    game.play(game.moves(1 - dealer)[0], seat=1 - dealer)
    scene = GAME.scene(game.view(dealer))
    assert [choice.text for choice in scene.choices if choice.main] == ["heels"]
    assert (scene.clause, "claim" in scene.prompt) == ("2.5", True)
    for level in ("easy:playouts=2", "medium:playouts=2"):
        chosen = [bot(level).choose(GAME, game.view(dealer), seed=seed) for seed in range(20)]
        assert {GAME.write(game.view(dealer), move) for move in chosen} == {"heels"}


def test_2_6_the_dealer_claims_at_once_without_waiting_for_a_turn() -> None:
    game = heels()
    dealer = game.position.public.dealer
    assert game.position.public.turn == 1 - dealer
    assert game.moves(dealer) == ["heels"]
    card = NAMES[next(iter(each(game.view(dealer).hand)))]
    assert game.refusal(card, seat=dealer) == "3.2"  # but does not play before the other
    assert game.play("heels", seat=dealer).scores()[dealer] == 2
    assert game.moves(dealer) == []


def test_3_1_what_cards_count() -> None:
    game = playing("KC AC", "7C 2C")
    game.plays("KC", "7C")
    assert game.position.public.count == 17


def test_3_2_the_count_may_not_go_over_31() -> None:
    game = playing("KC QD 9C", "TC 9D AD").plays("KC", "TC", "9C")
    assert game.position.public.count == 29
    assert game.moves() == ["AD"]
    assert game.refusal("9D") == "3.2"


def test_3_3_go_only_if_every_card_would_go_over() -> None:
    game = playing("KC QD", "TC 9C").plays("KC", "TC", "QD")
    assert game.moves() == ["go"]
    assert playing("KC QD", "TC 9C").refusal("go") == "3.3"


def test_3_4_after_a_go_the_others_go_on() -> None:
    game = playing("KC AC", "TC 9C", "QC 8C").plays("KC", "TC", "QC")
    game.play("AC")
    assert game.position.public.count == 0  # 31
    game = playing("KC AC 9S", "TC 9C", "QC 8C").plays("KC", "TC", "8C", "AC")
    assert game.plays("go", "go").position.public.last == 0


def test_3_5_the_last_card_scores_one() -> None:
    game = playing("KC", "TC", starter="4D").plays("KC", "TC")
    assert "Player 2 pegged 1 for the last card." in game.story()
    game = playing("KC 9D", "TC 9C", starter="4D").plays("KC", "TC", "9D", "go")
    assert game.scores() == [1, 0]


def test_3_6_exactly_31_scores_two_instead() -> None:
    game = playing("KC 2D", "TC 9C").plays("KC", "TC", "2D", "9C")
    assert "Player 2 pegged 2 for thirty-one." in game.story()
    assert "Player 2 pegged 1 for the last card." not in game.story()


def test_3_7_then_the_next_with_cards_leads() -> None:
    game = playing("KC 2D 4C", "TC 9C 5D").plays("KC", "TC", "2D", "9C")
    assert game.position.public.count == 0
    assert game.mover() == 0


def test_3_8_fifteen_for_two() -> None:
    assert playing("8C 2C", "7C 3C").plays("8C", "7C").scores() == [0, 2]


@pytest.mark.parametrize(
    ("laid", "points"), [(["7C", "7D"], 2), (["7C", "7D", "7H"], 6), (["5C", "5D", "5H", "5S"], 12)]
)
def test_3_9_pairs_three_and_four_alike(laid: list[str], points: int) -> None:
    mine, theirs = " ".join(laid[::2]), " ".join(laid[1::2])
    game = playing(f"{mine} KC", f"{theirs} QC").plays(*laid)
    assert any(f"pegged {points} for" in sentence for sentence in game.story()[-2:])


@pytest.mark.parametrize(
    ("laid", "run"),
    [
        (["8C", "7C", "9C"], 3), (["4C", "6C", "5C"], 3), (["3C", "5C", "4C", "2C"], 4), (["AC", "3C", "2C"], 3),
        (["2C", "3C", "2D"], 0), (["QC", "AC", "2C"], 0),
    ],
)  # fmt: skip
def test_3_10_runs_in_any_order(laid: list[str], run: int) -> None:
    mine, theirs = " ".join(laid[::2]), " ".join(laid[1::2])
    game = playing(f"{mine} JD", f"{theirs} JH").plays(*laid)
    told = [sentence for sentence in game.story() if "a run of" in sentence]
    assert (told[-1].endswith(f"a run of {run}.")) if run else not told


def test_3_11_combinations_add_up_and_do_not_span_a_new_count() -> None:
    game = playing("4C 6C", "5C QC").plays("4C", "5C", "6C")
    assert game.scores() == [3 + 2, 0]  # a run, and fifteen
    again = playing("TC AC KS", "KC KD", starter="4D").plays("TC", "KC", "AC", "KD", "KS")
    assert "Player 2 pegged 2 for thirty-one." in again.story()
    assert not any("pegged" in told and "a pair" in told for told in again.story())


def test_4_1_hands_are_counted_from_the_dealers_left_and_the_crib_last() -> None:
    game = playing("KC", "TC", dealer=1)
    game.plays("KC", "TC")
    told = [sentence.split(",")[0] for sentence in game.story() if "That scored" in sentence]
    assert told == ["Player 1's hand", "Player 2's hand", "Player 2's crib"]


@pytest.mark.parametrize(
    ("hand", "starter", "points"),
    [
        ("5C 6D 7H 8S", "8C", 14), ("4C 4D 4H 5S", "6C", 21), ("6C 6D 7H 7S", "8C", 20), ("5C 5D 5H JS", "5S", 29),
        ("2C 4D 6H 8S", "KC", 0), ("AC AD AH AS", "KC", 12), ("TC JD QH KS", "AC", 4), ("7C 8D 9H TS", "JC", 7),
    ],
)  # fmt: skip
@pytest.mark.clause("4.2", "4.3", "4.4")
def test_4_2_hands_of_the_sheet_and_others(hand: str, starter: str, points: int) -> None:
    assert shown(hand, starter) == points


def test_4_3_pairs_of_every_size() -> None:
    assert shown("9C 9D 2H 4S", "KC") == 2 + 4  # 9 + 2 + 4 is 15, twice
    assert shown("KC KD KH 2S", "4C") == 6


def test_4_4_double_runs() -> None:
    assert shown("5C 6D 7H 8S", "8C") - 4 == 10


@pytest.mark.clause("4.6")
def test_4_5_flushes_are_of_the_hand() -> None:
    assert shown("2C 4C 6C 8C", "KD") == 4
    assert shown("2C 4C 6C 8C", "KC") == 5
    assert shown("2C 4C 6C 8D", "KC") == 0


def test_4_7_a_crib_flush_may_need_all_five() -> None:
    assert shown("2C 4C 6C 8C", "KD", crib=True) == 4
    assert shown("2C 4C 6C 8C", "KD", crib=True, five=True) == 0
    assert shown("2C 4C 6C 8C", "KC", crib=True, five=True) == 5
    assert GAME.house(2, {"crib_flush_five": True}).crib_flush_five


def test_4_8_his_nobs() -> None:
    assert shown("JC 2D 4H 6S", "8C") == 1
    assert shown("JD 2C 4H 6S", "8C") == 0


@pytest.mark.parametrize("suit", "CDHS")
def test_4_8_his_nobs_is_shown_as_one_point_for_that_jack(suit: str) -> None:
    others = " ".join(f"{rank}{other}" for rank, other in zip("468", set("CDHS") - {suit}, strict=True))
    found = tally(cards(f"J{suit} {others}"), card_named(f"2{suit}"), False)
    assert (NOBS, 1, cards(f"J{suit}")) in found


def test_4_9_muggins() -> None:
    game = playing("KC", "TC", dealer=1, muggins=True).plays("KC", "TC")
    true = hand_points(game.position.public.laid[0], game.position.public.starter, False)
    before = game.scores()
    game.play("count 0")
    assert game.moves() == ["muggins", "pass"]
    assert game.refusal("go") == "4.9"
    game.play("muggins")
    assert game.scores()[1] - before[1] == true
    assert game.scores()[0] == before[0]
    assert game.mover() == 1
    game.play("count 29")  # too much counts only what is there
    game.play("pass")
    counted = hand_points(game.position.public.laid[1], game.position.public.starter, False)
    assert game.scores()[1] == before[1] + true + counted


def test_4_9_the_next_clockwise_is_asked_first() -> None:
    game = playing("KC", "TC", "QC", dealer=2, muggins=True).plays("KC", "TC", "QC")
    game.play("count 0")
    assert game.mover() == 1
    assert game.play("pass").mover() == 2


def test_4_10_a_false_muggins_gives_the_counter_two() -> None:
    game = playing("KC", "TC", dealer=1, muggins=True).plays("KC", "TC")
    before = game.scores()
    true = hand_points(game.position.public.laid[0], game.position.public.starter, False)
    game.plays(f"count {true}", "muggins")
    assert game.scores() == [before[0] + true + 2, before[1]]
    assert "Player 2 said muggins, and nothing was overlooked: Player 1 took 2 points." in game.story()


def test_5_1_121_wins_at_once() -> None:
    game = playing("8C 2C", "7C 3C", pegs=(0, 119)).plays("8C", "7C")
    assert game.over()
    assert game.payoffs() == [0, 1000]
    assert game.scores() == [0, 121]


def test_5_1_partners_share_the_win() -> None:
    game = playing("5C", "TC", "2C", "3C", dealer=3, pegs=(0, 119)).plays("5C", "TC")
    assert game.over()
    assert game.payoffs() == [0, 500, 0, 500]


def test_5_2_a_short_game_goes_to_61() -> None:
    assert playing("8C 2C", "7C 3C", pegs=(0, 59), target="61").plays("8C", "7C").over()


def test_5_3_a_match_of_several_games() -> None:
    game = playing("8C 2C", "7C 3C", pegs=(100, 119), games=2).plays("8C", "7C")
    assert not game.over()
    assert list(game.position.public.games) == [0, 1]
    assert game.scores() == [0, 0]


@pytest.mark.parametrize(("loser", "worth"), [(91, 1), (90, 2), (61, 2), (60, 4)])
def test_5_4_skunks(loser: int, worth: int) -> None:
    game = playing("8C 2C", "7C 3C", pegs=(loser, 119), games=10, skunks=True).plays("8C", "7C")
    assert list(game.position.public.games) == [0, worth]


def test_5_5_the_loser_deals_the_next_game() -> None:
    game = playing("8C 2C", "7C 3C", pegs=(100, 119), games=2).plays("8C", "7C")
    assert game.position.public.dealer == 0
    other = playing("8C 2C", "7C 3C", pegs=(100, 119), games=2, loser_deals=False, dealer=0)
    other.position.public.turn = 0
    assert other.plays("8C", "7C").position.public.dealer == 1


def next_dealer(*pegs: int, dealer: int) -> int:
    """Who deals the next game after seat 1 has won this one; the last deal was this dealer's."""
    seats = 4 if len(pegs) == 2 else 3
    game = playing(*["8C 2C", "7C 3C", "KH 9H", "QH 9D"][:seats], pegs=pegs, games=2, dealer=dealer)
    game.position.public.turn = 0
    assert list(game.plays("8C", "7C").position.public.games)[1] == 1
    return int(game.position.public.dealer)


def test_5_6_with_three_players_the_loser_is_whoever_is_last() -> None:
    assert next_dealer(40, 119, 100, dealer=2) == 0
    assert next_dealer(100, 119, 40, dealer=2) == 2
    assert next_dealer(70, 119, 70, dealer=0) == 2  # equals: the first clockwise from the winner


def test_5_6_of_losing_partners_the_one_whose_turn_to_deal_comes_first_deals() -> None:
    assert next_dealer(40, 119, dealer=3) == 0
    assert next_dealer(40, 119, dealer=0) == 2
    assert next_dealer(40, 119, dealer=1) == 2


# Counted another way, and told aloud.


def brute_points(hand: tuple[int, ...], starter: int) -> int:
    """The show, counted straight from the words of the rules."""
    five = (*hand, starter)
    number = {card: (card % 13 + 1) % 13 + 1 for card in five}
    total = 0
    for size in range(2, 6):
        for some in itertools.combinations(five, size):
            total += 2 if sum(min(10, number[card]) for card in some) == 15 else 0
    total += sum(2 for a, b in itertools.combinations(five, 2) if number[a] == number[b])
    for size in (5, 4, 3):
        found = [c for c in itertools.combinations(five, size) if _run(sorted(number[card] for card in c))]
        if found:
            total += size * len(found)
            break
    suits = {card // 13 for card in hand}
    total += (5 if starter // 13 in suits else 4) if len(suits) == 1 else 0
    return total + sum(1 for card in hand if card % 13 == 9 and card // 13 == starter // 13)


def _run(numbers: list[int]) -> bool:
    return all(b - a == 1 for a, b in itertools.pairwise(numbers))


def test_thousands_of_hands_counted_a_second_way() -> None:
    chance = gamenight.Seeded(9)
    for _ in range(4000):
        five = list(each(cards_dealt(chance)))
        starter = five.pop(chance.pick(5))
        assert hand_points(sum(1 << card for card in five), starter, False) == brute_points(
            tuple(five), starter
        )


def cards_dealt(chance: gamenight.Chance) -> int:
    return deal(PACK, 5, chance)


def test_what_is_told_adds_up() -> None:
    assert added_up(cards("5C 5D 5H JS"), card_named("5S"), False, SAY).endswith("his nobs is 29")
    chance = gamenight.Seeded(3)
    for _ in range(500):
        five = list(each(cards_dealt(chance)))
        starter = five.pop(chance.pick(5))
        hand = sum(1 << card for card in five)
        told, points = added_up(hand, starter, False, SAY), hand_points(hand, starter, False)
        assert told == "nothing" if points == 0 else told.endswith((f"15-{points}", f"is {points}"))


def test_a_go_shows_what_is_not_held() -> None:
    game = playing("KC QD 2S", "TC 9C 8C", starter="4D").plays("KC", "TC", "QD", "go")
    view = game.view(0)
    chance = gamenight.Seeded(1)
    for _ in range(100):
        assert all(card % 13 != 12 for card in each(GAME.imagine(view, chance).hands[1]))


def test_imagined_hands_are_all_equally_likely() -> None:
    game = playing("KC", "TC 9C", starter="4D")
    view = game.view(0)
    chance = gamenight.Seeded(1)
    known = view.hand | view.tossed | cards("4D") | view.public.laid[0] | view.public.laid[1]
    unseen = [card for card in range(52) if not (known >> card) & 1]
    worlds = [(1 << a) | (1 << b) for a, b in itertools.combinations(unseen, 2)]
    assert evenness(lambda: GAME.imagine(view, chance).hands[1], worlds, 10 * len(worlds)) < 1.3


def test_the_show_before_is_looked_at_whole_or_not_at_all() -> None:
    game = playing("KC", "TC", dealer=1)
    game.plays("KC", "TC")
    labels = [
        zone.label for zone in GAME.scene(game.position.view(0)).zones if zone.id.startswith("zone:old.")
    ]
    assert [label.partition(" had ")[0] for label in labels] == ["You", "Player 2", "The crib"]
    won = playing("KC", "TC", dealer=1, pegs=(119, 0))
    assert isinstance(won.position, Cribbage)
    p = won.position.public
    p.old_hands, p.old_starter = vec[i64]([cards("2C 3C 4C 5C"), cards("2S 3S 4S 5S")]), card_named("6D")
    won.plays("KC", "TC")
    assert won.over()
    sheet = GAME.scene(won.position.view(0)).sheet
    assert sheet is not None
    assert sheet.rows[1][0].text == "-", "the second hand was never counted"


# What is shown on the way


def stills(game: Play, seat: int = 0) -> list[Moment]:
    return moments(GAME, game.position, game.journal, seat)[:-1]


def test_the_show_is_counted_hand_by_hand_and_line_by_line() -> None:
    game = playing("5D", "TC", starter="5S", dealer=1)
    game.position.public.laid = vec[i64]([cards("5C JS KD"), cards("AC 2H 9D")])
    game.plays("5D", "TC")
    counted = [
        moment for moment in stills(game) if moment.scene.showing and moment.scene.showing.kind == "count"
    ]
    first = [
        moment for moment in counted if moment.scene.showing and moment.scene.showing.title == "Your hand"
    ]
    assert [moment.hold for moment in first] == ["glance"] * 8 + ["read"]
    whole = first[-1].scene.showing
    assert whole is not None
    assert [(line.text, line.amount) for line in whole.lines] == [
        *((f"Fifteen {2 * n}", "+2") for n in range(1, 8)),
        ("Three fives is 20", "+6"),
        ("His nobs is 21", "+1"),
    ]
    assert [piece.face for piece in whole.pieces][-1] == "5S"
    titles = [moment.scene.showing.title for moment in counted if moment.scene.showing]
    order = list(dict.fromkeys(titles))
    assert order[-3:] == ["Your hand", "Player 2's hand", "Player 2's crib"]


def test_each_line_lights_its_cards() -> None:
    game = playing("8C", "TC", starter="KD", dealer=1)
    game.position.public.laid = vec[i64]([cards("7D 8H 2S"), cards("AC 3H 9D")])
    game.plays("8C", "TC")
    shown = [moment.scene.showing for moment in stills(game)]
    last = [each for each in shown if each and each.title == "Your hand"][-1]
    lit = {line.text: {id for id in line.lit if id.startswith("shown:")} for line in last.lines}
    assert lit == {
        "Fifteen 2": {"shown:8C", "shown:7D"},
        "Fifteen 4": {"shown:7D", "shown:8H"},
        "Pair of eights is 6": {"shown:8C", "shown:8H"},
    }
    assert all(id in {piece.id for piece in last.pieces} for ids in lit.values() for id in ids)


def test_a_deal_ends_in_a_result_card() -> None:
    game = playing("KC", "TC", dealer=1).plays("KC", "TC")
    result = stills(game)[-1]
    shown = result.scene.showing
    assert (result.hold, shown is not None) == ("result", True)
    assert shown is not None
    assert [line.text for line in shown.lines] == ["Your hand", "Player 2's hand", "Player 2's crib"]
    assert [int(line.amount) for line in shown.lines] == [
        game.position.public.old_points[0],
        game.position.public.old_points[1],
        game.position.public.old_crib_points,
    ]


def test_a_game_that_is_won_is_shown_too() -> None:
    game = playing("8C 2C", "7C 3C", pegs=(100, 119), games=2).plays("8C", "7C")
    shown = stills(game, 1)[-1].scene.showing
    assert shown is not None
    assert (shown.kind, shown.title) == ("result", "You won the game!")
