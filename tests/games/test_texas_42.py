"""Four Hand Texas, clause by clause."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from playing import Play

import gamenight
from gamenight.core.facts import differences
from gamenight.core.moments import Moment, moments
from gamenight.core.options import read_options
from gamenight.games.texas_42.rules.position import Texas
from gamenight.games.texas_42.rules.public import (
    BIDDING,
    BIDS,
    NAMING,
    PLAYING,
    Options,
    Public,
    points_in,
    trump_set,
)
from gamenight.laws import evenness
from gamenight.parts import tricks
from gamenight.parts.bits import count, each
from gamenight.parts.dominoes import NAMES, SET, tile_named

GAME = gamenight.game("texas_42")
TRUMPS = ("0", "1", "2", "3", "4", "5", "6", "doubles", "none")


def tiles(text: str) -> int:
    return sum(1 << tile_named(word) for word in text.split())


def auction(dealer: int = 3, totals: Sequence[int] = (0, 0), **house: object) -> Play:
    """A fresh deal; seat 0 bids first unless told."""
    options: Options = read_options(Options, house)
    hands = vec[i64]([0x7F << 7 * seat for seat in range(4)])
    return Play(GAME, Texas(options, Public(dealer, vec[i64](totals)), hands))


def late(
    *hands: str,
    trump: str = "none",
    bid: int = 30,
    bidder: int = 0,
    took: Sequence[str] = ("", ""),
    totals: Sequence[int] = (0, 0),
    **house: object,
) -> Play:
    """The last tricks of a hand, the bidder to lead. `took`: tiles that the sides have; side 0 has those not named."""
    options: Options = read_options(Options, house)
    public = Public(3, vec[i64](totals))
    gone = list(each(SET & ~tiles(" ".join(hands))))
    each_has = len(hands[0].split())
    for seat in range(4):
        while count(public.played[seat]) < 7 - each_has:
            public.played[seat] |= 1 << gone.pop(0)
    public.tricks = 7 - each_has
    public.taken[1] = tiles(took[1])
    public.taken[0] = public.gone() & ~public.taken[1]
    assert count(public.taken[1]) % 4 == 0, "a trick has four tiles"
    public.bid, public.bidder = list(BIDS).index(bid), bidder
    public.trump = TRUMPS.index(trump)
    public.trumps = trump_set(public.trump)
    public.phase, public.turn, public.movers = PLAYING, bidder, 1 << bidder
    position = Texas(options, public, vec[i64]([tiles(hand) for hand in hands]))
    position.audit()
    return Play(GAME, position)


def table(game: Play) -> Texas:
    assert isinstance(game.position, Texas)
    return game.position


# 1 The deal


def test_1_1_partners_sit_opposite() -> None:
    game = late("6-6", "1-0", "2-0", "3-0", took=("", "5-5 6-4 5-0 4-1"), bid=31, target=0)
    game.plays("6-6", "1-0", "2-0", "3-0")
    assert game.scores()[0] == game.scores()[2]
    assert game.scores()[1] == game.scores()[3]
    assert game.payoffs() in ([500, 0, 500, 0], [0, 500, 0, 500])


def test_1_2_everyone_takes_seven_tiles_that_only_they_see() -> None:
    position = GAME.start(seed=4)
    assert isinstance(position, Texas)
    assert [count(hand) for hand in position.hands] == [7] * 4
    assert sum(position.hands) == SET
    for seat in range(4):
        assert position.view(seat).hand == position.hands[seat]
    assert position.view(-1).hand == 0


def test_1_3_the_deal_passes_to_the_left() -> None:
    dealers = {GAME.start(seed=seed).public.dealer for seed in range(40)}  # type: ignore[attr-defined]
    assert dealers == {0, 1, 2, 3}
    game = late("6-6", "1-0", "2-0", "3-0")
    game.plays("6-6", "1-0", "2-0", "3-0")
    assert table(game).public.dealer == 0


def test_1_4_five_tiles_and_the_tricks_count() -> None:
    worth = {NAMES[tile]: points_in(1 << tile) for tile in range(28) if points_in(1 << tile)}
    assert worth == {"5-5": 10, "6-4": 10, "5-0": 5, "4-1": 5, "3-2": 5}
    assert points_in(SET) + 7 == 42


# 2 The bidding


def test_2_1_bids_go_up_from_30_starting_left_of_the_dealer() -> None:
    game = auction(dealer=1)
    assert game.mover() == 2
    assert game.moves()[0] == "bid 30"
    assert game.refusal("6-4") == "2.1"
    game.play("bid 32")
    assert game.mover() == 3
    assert game.refusal("bid 32") == "2.1"
    assert game.refusal("bid 30") == "2.1"
    assert game.moves()[0] == "bid 33"
    game.plays("pass", "pass")
    assert game.mover() == 1


def test_2_2_the_limit_is_42() -> None:
    assert auction().moves() == [f"bid {n}" for n in range(30, 43)] + ["pass"]
    with pytest.raises(gamenight.GameNightError, match="There is no bid of '43'"):
        auction().play("bid 43")
    with pytest.raises(gamenight.GameNightError, match="There is no bid of '29'"):
        auction().play("29")


def test_2_3_after_42_the_bid_is_doubled() -> None:
    game = auction()
    assert game.refusal("bid 84") == "2.3"
    game.play("bid 42")
    assert game.moves() == ["bid 84", "pass"]
    assert game.refusal("bid 168") == "2.3"
    game.play("bid 84")
    assert game.moves() == ["bid 168", "pass"]
    game.play("bid 168")
    assert game.moves() == ["bid 336", "pass"]


def test_2_4_nothing_goes_over_336() -> None:
    game = auction().plays("bid 42", "bid 84", "bid 168", "bid 336")
    assert table(game).public.phase == NAMING
    assert game.mover() == 3
    with pytest.raises(gamenight.GameNightError, match="There is no bid of '672'"):
        game.play("bid 672")


def test_2_5_84_may_be_bid_at_once() -> None:
    game = auction(jump=True)
    assert game.moves()[-2:] == ["bid 84", "pass"]
    assert game.refusal("bid 168") == "2.3"
    game.play("bid 84")
    assert game.moves() == ["bid 168", "pass"]


def test_2_6_the_bidding_goes_round_until_all_others_have_passed() -> None:
    game = auction()
    game.plays("bid 30", "pass", "bid 31", "bid 32", "bid 33")
    assert table(game).public.phase == BIDDING
    game.plays("pass", "pass")
    assert table(game).public.phase == NAMING
    assert (game.mover(), BIDS[table(game).public.bid]) == (0, 33)
    assert game.refusal("bid 34") == "2.6"
    assert "You won the bidding at 33." in game.story(0)


def test_2_7_who_has_passed_bids_no_more() -> None:
    game = auction().plays("bid 30", "pass", "bid 31", "bid 32", "bid 33")
    assert game.mover() == 2
    assert game.moves(1) == []
    assert game.play("bid 34").mover() == 3


def test_2_8_or_everyone_has_one_turn() -> None:
    game = auction(one_bid=True)
    game.plays("bid 30", "bid 31", "pass")
    assert game.mover() == 3
    game.play("bid 35")
    assert table(game).public.phase == NAMING
    assert game.mover() == 3
    low = auction(one_bid=True)
    low.plays("bid 30", "pass", "pass", "pass")
    assert (table(low).public.phase, low.mover()) == (NAMING, 0)


def test_2_9_if_all_pass_the_next_dealer_deals() -> None:
    game = auction()
    game.plays("pass", "pass", "pass", "pass")
    p = table(game).public
    assert (p.dealer, p.turn, p.phase, p.bid) == (0, 1, BIDDING, -1)
    assert "Everyone passed, so the tiles are dealt again." in game.story()


def test_2_10_or_the_dealer_has_to_bid() -> None:
    game = auction(dealer_bids=True)
    game.plays("pass", "pass", "pass")
    assert "pass" not in game.moves()
    assert game.refusal("pass") == "2.10"
    game.play("bid 30")
    assert table(game).public.phase == NAMING


# 3 Trumps


def test_3_1_the_winner_of_the_bidding_names_trumps_and_leads() -> None:
    game = auction()
    assert game.refusal("trump 5") == "3.1"
    game.plays("bid 30", "pass", "pass", "pass")
    assert game.moves() == [f"trump {n}" for n in range(7)] + ["trump doubles", "no trump"]
    assert game.refusal("0-0") == "3.1"
    game.play("fives")
    assert table(game).public.trumps == tiles("5-0 5-1 5-2 5-3 5-4 5-5 6-5")
    assert game.mover() == 0
    assert game.refusal("trump 4") == "3.1"
    assert "Player 1 chose fives as trumps." in game.story()


def taker(*played: str, trump: str) -> int:
    """Who takes a trick of these tiles."""
    game = late(*played, trump=trump, target=1000)
    game.plays(*played)
    return int(table(game).public.last_taker)


def test_3_2_a_number_as_trumps() -> None:
    assert taker("3-2", "6-3", "3-3", "5-3", trump="3") == 2
    assert taker("3-2", "6-3", "3-0", "5-3", trump="3") == 1
    assert taker("6-1", "6-5", "6-4", "6-0", trump="6") == 1
    assert taker("6-5", "5-5", "3-0", "6-6", trump="3") == 2  # a low trump beats any other
    game = late("6-1 0-0", "6-3 6-2", "5-0 4-0", "2-0 1-0", trump="3")
    game.play("6-1")
    assert game.moves() == ["6-2"]  # the 6-3 is a trump, and no six


def test_3_3_doubles_as_trumps() -> None:
    assert taker("6-5", "6-4", "0-0", "1-1", trump="doubles") == 3
    assert taker("2-2", "6-5", "5-5", "4-4", trump="doubles") == 2
    game = late("6-1 0-0", "6-6 6-2", "5-0 4-0", "2-0 1-0", trump="doubles")
    game.play("6-1")
    assert game.moves() == ["6-2"]


def test_3_4_no_trumps() -> None:
    assert taker("5-1", "6-6", "5-5", "6-5", trump="none") == 2
    assert taker("5-1", "6-6", "4-4", "6-5", trump="none") == 3


# 4 Tricks


def test_4_1_one_tile_from_the_hand_in_turn() -> None:
    game = late("6-1 0-0", "6-6 6-2", "5-0 4-0", "2-0 1-0", bidder=1)
    assert game.mover() == 1
    assert game.moves() == ["6-2", "6-6"]
    assert game.refusal("5-0") == "4.1"
    game.play("6-2")
    assert game.mover() == 2


def test_4_2_a_lead_calls_for_its_higher_number_or_for_trumps() -> None:
    plain = late("5-2 0-0", "5-1 2-1", "5-0 4-0", "2-0 1-0", trump="none")
    plain.play("5-2")
    assert plain.moves() == ["5-1"]
    trumped = late("5-2 0-0", "5-1 2-1", "5-0 4-0", "2-0 1-0", trump="2")
    trumped.play("5-2")
    assert trumped.moves() == ["2-1"]


def test_4_3_follow_suit() -> None:
    game = late("5-2 0-0", "5-1 2-1", "5-0 4-0", "2-0 1-0", trump="none")
    game.play("5-2")
    assert game.refusal("2-1") == "4.3"


def test_4_4_who_cannot_follow_may_play_anything() -> None:
    game = late("5-2 0-0", "6-1 4-1", "5-0 4-0", "2-0 1-0", trump="6")
    game.play("5-2")
    assert game.moves() == ["4-1", "6-1"]


def test_4_5_the_highest_trump_takes_the_trick() -> None:
    assert taker("4-1", "1-0", "6-6", "5-4", trump="0") == 1
    assert taker("4-1", "1-0", "3-0", "4-4", trump="0") == 2


def test_4_6_or_else_the_highest_of_the_suit_and_its_taker_leads() -> None:
    assert taker("4-1", "4-2", "4-4", "6-4", trump="0") == 2
    assert taker("4-1", "4-2", "6-6", "5-4", trump="0") == 3
    assert taker("6-1", "6-5", "6-4", "0-0", trump="2") == 1
    game = late("4-1 0-0", "4-2 6-0", "6-6 5-5", "5-4 3-0", trump="0")
    game.plays("4-1", "4-2", "6-6", "5-4")
    assert game.mover() == 3
    assert tricks.cards(table(game).public.last) == tiles("4-1 4-2 6-6 5-4")
    assert "You took the trick, 6 points." in game.story(3)


# 5 Scoring


def last_trick(bid: int, theirs: str, **house: object) -> list[int]:
    """Side 0 bid, and takes the last trick with the double six; the others have these tiles. What the sides score."""
    game = late("6-6", "1-0", "2-0", "3-0", bid=bid, took=("", theirs), **house)
    game.plays("6-6", "1-0", "2-0", "3-0")
    history = table(game).public.history
    return list(history[:2])


def test_5_1_a_made_bid_scores_what_each_side_took() -> None:
    assert last_trick(30, "5-0 1-1 2-1 3-1") == [36, 6]
    assert last_trick(36, "5-0 1-1 2-1 3-1") == [36, 6]
    assert last_trick(41, "") == [42, 0]


def test_5_2_a_failed_bid_goes_to_the_opponents_with_what_they_took() -> None:
    assert last_trick(37, "5-0 1-1 2-1 3-1") == [0, 6 + 37]


def test_5_3_a_limit_bid_scores_the_bid() -> None:
    assert last_trick(42, "") == [42, 0]
    assert last_trick(168, "") == [168, 0]


def test_5_4_or_gives_it_to_the_opponents() -> None:
    assert last_trick(42, "5-0 1-1 2-1 3-1") == [0, 42]
    assert last_trick(84, "5-0 1-1 2-1 3-1") == [0, 84]


def test_5_5_with_what_they_took_by_house_rule() -> None:
    assert last_trick(84, "5-0 1-1 2-1 3-1", limit_points=True) == [0, 90]
    assert last_trick(84, "", limit_points=True) == [84, 0]


def test_5_6_bidders_who_fail_score_nothing() -> None:
    assert last_trick(41, "5-0 1-1 2-1 3-1") == [0, 6 + 41]
    assert last_trick(42, "1-1 2-1 3-1 4-3") == [0, 42]


# 6 The end


def ending(totals: Sequence[int], bid: int = 30, bidder: int = 0, **house: object) -> Play:
    """A last hand in which side 0 takes 36 and side 1 takes 6."""
    hands = ("6-6", "1-0", "2-0", "3-0")
    game = late(*hands, bid=bid, bidder=bidder, took=("", "5-0 1-1 2-1 3-1"), totals=totals, **house)
    return game.plays(*(hands[(bidder + n) % 4] for n in range(4)))


def test_6_1_the_first_side_to_reach_250_wins() -> None:
    game = ending([214, 100])
    assert game.over()
    assert game.payoffs() == [500, 0, 500, 0]
    assert "You and Player 3 won with 250 points." in game.story(0)
    assert not ending([213, 100]).over()
    assert ending([0, 204], bid=40).payoffs() == [0, 500, 0, 500]  # not the bidders
    assert ending([10, 0], target=46).over()


def test_6_2_the_bidders_win_if_both_sides_have() -> None:
    both = ending([220, 248])
    assert (both.scores()[:2], both.payoffs()) == ([256, 254], [500, 0, 500, 0])
    behind = ending([214, 249])
    assert (behind.scores()[:2], behind.payoffs()) == ([250, 255], [500, 0, 500, 0])


def test_6_3_a_single_hand() -> None:
    assert ending([0, 0], target=0).payoffs() == [500, 0, 500, 0]
    assert ending([0, 0], bid=40, target=0).payoffs() == [0, 500, 0, 500]


# What a view knows


@pytest.mark.parametrize("trump", TRUMPS)
def test_imagined_hands_are_exactly_those_in_which_every_play_was_legal(trump: str) -> None:
    game = auction(target=0)
    table(game).hands = GAME.start(seed=TRUMPS.index(trump) + 5).hands  # type: ignore[attr-defined]
    game.plays("bid 30", "pass", "pass", "pass", "no trump" if trump == "none" else f"trump {trump}")
    plays: list[tuple[int, int]] = []
    chance = gamenight.Seeded(9)
    while table(game).public.tricks < 5:
        seat = game.mover()
        moves = table(game).moves(seat)
        plays.append((seat, moves[chance.pick(len(moves))]))
        game.position.play(*plays[-1], chance)
    seat = game.mover()
    view = game.view(seat)
    p = view.public
    others = [other for other in range(4) if other != seat]
    unseen = list(each(SET & ~(p.gone() | view.hand)))
    worlds = []
    for first in itertools.combinations(unseen, 2):
        rest = [tile for tile in unseen if tile not in first]
        for second in itertools.combinations(rest, 2):
            third = tuple(tile for tile in rest if tile not in second)
            hands = [view.hand] * 4
            for other, held in zip(others, (first, second, third), strict=True):
                hands[other] = sum(1 << tile for tile in held)
            if _fits(p, hands, plays):
                worlds.append(tuple(hands))

    def draw() -> tuple[int, ...]:
        world = GAME.imagine(view, chance)
        assert not differences(world.view(seat), view)
        return tuple(world.hands)

    freedom = max(1, len(worlds) - 1)
    assert evenness(draw, worlds, max(300, 20 * len(worlds))) < 1 + 5 * (2 / freedom) ** 0.5


def _fits(p: Public, hands: Sequence[int], plays: Sequence[tuple[int, int]]) -> bool:
    """Whether all plays would have been legal had these been the hands now: played again from the lead."""
    public = Public(p.dealer, vec[i64]([0, 0]))
    public.phase, public.bid, public.bidder, public.trump, public.trumps = (
        PLAYING,
        0,
        p.bidder,
        p.trump,
        p.trumps,
    )
    public.turn, public.movers = p.bidder, 1 << p.bidder
    position = Texas(Options(), public, vec[i64]([hands[seat] | p.played[seat] for seat in range(4)]))
    for seat, tile in plays:
        if tile not in position.moves(seat):
            return False
        position.play(seat, tile, gamenight.Seeded(1))
    return True


# What one sees


def test_bids_are_one_choice_of_a_number() -> None:
    scene = GAME.scene(auction().view(0))
    amount = scene.choices[0].amount
    assert amount is not None
    assert (scene.choices[0].text, amount.low, amount.high) == ("bid {}", 30, 42)
    assert [choice.text for choice in scene.choices[1:]] == ["pass"]
    assert scene.prompt == "Bid 30 or more, or pass."


def test_a_bare_number_is_a_bid_in_the_auction_and_a_tile_in_play() -> None:
    assert GAME.read(auction().view(0), "42") == GAME.read(auction().view(0), "Bid  42")
    game = late("4-2 0-0", "5-1 2-1", "5-0 4-0", "2-0 1-0")
    assert game.moves() == ["0-0", "4-2"]
    assert GAME.read(game.view(), "42") == GAME.read(game.view(), "play 2-4") == [tile_named("4-2")]


def test_texts_that_make_no_sense_are_unreadable() -> None:
    for text in ("", "bid", "bid many", "7-1", "trump 9", "fold"):
        with pytest.raises(gamenight.GameNightError, match=r"no move here|no bid"):
            GAME.read(auction().view(0), text)


def test_a_trump_with_the_number_led_is_pointed_out() -> None:
    game = late("6-5 0-0", "6-1 2-0", "6-4 4-0", "6-2 1-0", trump="1").play("6-5")
    assert (
        GAME.scene(game.view(1)).prompt
        == "Sixes were led and you have none (your 6-1 is a trump). Play any tile."
    )
    plain = late("6-5 0-0", "2-1 2-0", "6-4 4-0", "6-2 1-0", trump="1").play("6-5")
    assert GAME.scene(plain.view(1)).prompt == "Sixes were led and you have none. Play any tile."


# What is shown on the way


def stills(game: Play, seat: int = 0) -> list[Moment]:
    return moments(GAME, game.position, game.journal, seat)[:-1]


def test_bids_are_seen_one_by_one() -> None:
    shown = stills(auction().plays("bid 30", "pass", "bid 31"))
    assert [moment.scene.showing.title for moment in shown if moment.scene.showing] == [
        "You bid 30.",
        "Player 2 passed.",
        "Player 3 bid 31.",
    ]
    assert {moment.hold for moment in shown} == {"glance"}


def test_four_passes_are_read_before_the_next_deal() -> None:
    last = stills(auction().plays("pass", "pass", "pass", "pass"))[-1]
    assert (last.hold, last.scene.prompt) == ("read", "Everyone passed, so the tiles are dealt again.")


def test_a_full_trick_lies_before_it_goes_to_its_taker() -> None:
    game = late("4-1 0-0", "4-2 6-0", "6-6 5-5", "5-4 3-0", trump="0")
    (moment,) = stills(game.plays("4-1", "4-2", "6-6", "5-4"), 3)
    shown = moment.scene.showing
    assert shown is not None
    assert (shown.kind, shown.seat, shown.lit) == ("trick", 3, ("tile:5-4",))
    assert moment.scene.prompt == "The trick is yours."
    trick = next(zone for zone in moment.scene.zones if zone.id == "zone:trick")
    assert [piece.face for piece in trick.pieces] == ["4-1", "4-2", "6-6", "5-4"]


@pytest.mark.parametrize(
    ("bid", "text", "lines"),
    [
        (
            30,
            "You and Player 3 took 36 and made the bid of 30.",
            ["36 taken; 36 in all", "6 taken; 6 in all"],
        ),
        (
            37,
            "You and Player 3 took 36 and missed the bid of 37.",
            ["nothing; 0 in all", "6 taken and the bid of 37; 43 in all"],
        ),
        (
            84,
            "You and Player 3 took 36 and missed the bid of 84.",
            ["nothing; 0 in all", "the bid; 84 in all"],
        ),
    ],
)
def test_a_hand_ends_in_a_result_card(bid: int, text: str, lines: list[str]) -> None:
    game = late("6-6", "1-0", "2-0", "3-0", bid=bid, took=("", "5-0 1-1 2-1 3-1"))
    result = stills(game.plays("6-6", "1-0", "2-0", "3-0"))[-1]
    assert result.hold == "result"
    shown = result.scene.showing
    assert shown is not None
    assert shown.text == text
    assert [line.text.split(": ")[1] for line in shown.lines] == lines
