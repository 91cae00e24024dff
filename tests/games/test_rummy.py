"""Rummy, clause by clause."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64
from playing import Play, tape

import gamenight
from gamenight.core.options import read_options
from gamenight.core.refusal import Unreadable
from gamenight.games.rummy.rules.position import Rummy
from gamenight.games.rummy.rules.public import Options, Public
from gamenight.games.rummy.words.en import Words
from gamenight.laws import evenness
from gamenight.parts.bits import count, each
from gamenight.parts.cards import NAMES, PACK, card_named
from gamenight.parts.melds import meld_of

GAME = gamenight.game("rummy")


def cards(text: str) -> int:
    return sum(1 << card_named(word) for word in text.split())


def row(text: str) -> vec[i64]:
    return vec[i64]([card_named(word) for word in text.split()])


def table(
    *hands: str,
    pile: str = "KS",
    melds: Sequence[str] = (),
    stock: str | None = None,
    queue: str = "",
    turn: int = 0,
    **house: object,
) -> Play:
    """A deal in mid-play: hands, the pile (top card last), melds of seat 0, the stock.

    All other cards are the stock; where a stock (or a queue of known cards) is given they lie under the pile.
    """
    options: Options = read_options(Options, house)
    p = Public(len(hands), vec[i64]([0] * len(hands)), len(hands) - 1)
    p.turn = turn
    p.known = vec[i64]([0] * len(hands))
    for meld in melds:
        p.put(0, meld_of(cards(meld), True), options.ace_high)
    p.queue = row(queue)
    rest = PACK & ~cards(" ".join((*hands, *melds, pile, queue)))
    unordered = 0 if queue else rest if stock is None else cards(stock)
    p.pile = vec[i64]([*each(rest & ~unordered), *row(pile)])
    position = Rummy(options, p, vec[i64]([cards(hand) for hand in hands]), unordered)
    position.audit()
    return Play(GAME, position)


def public(game: Play) -> Public:
    assert isinstance(game.position, Rummy)
    return game.position.public


def hand(game: Play, seat: int) -> str:
    assert isinstance(game.position, Rummy)
    return " ".join(NAMES[card] for card in each(game.position.hands[seat]))


def drawn(game: Play, card: str) -> Play:
    """Draw this very card from the stock."""
    assert isinstance(game.position, Rummy)
    return game.play("draw", tape(list(each(game.position.stock)).index(card_named(card))))


def start(seats: int, seed: int = 1, **house: object) -> Rummy:
    position = GAME.start(seats=seats, seed=seed, **house)  # type: ignore[arg-type]
    assert isinstance(position, Rummy)
    return position


def meldable(game: Play) -> list[str]:
    return [move for move in game.moves() if move.startswith("meld")]


def lay_offs(game: Play) -> list[str]:
    return [move for move in game.moves() if move.startswith("lay off")]


# 1 The deal


def test_1_1_the_whole_pack_is_used_and_aces_are_low() -> None:
    position = start(4)
    seen = [*each(position.stock), *position.public.pile]
    seen += [card for held in position.hands for card in each(held)]
    assert sorted(seen) == list(range(52))
    game = drawn(table("AC 2C QD KD 9S", "3H"), "AD")
    assert meldable(game) == []
    game = drawn(table("AC 2C QD KD 9S", "3H"), "3C")
    assert meldable(game) == ["meld AC 2C 3C"]


@pytest.mark.parametrize(("seats", "size"), [(2, 10), (3, 7), (4, 7), (5, 6), (6, 6)])
@pytest.mark.clause("1.3")
def test_1_2_ten_seven_or_six_cards_each_one_turned_up_the_rest_is_the_stock(seats: int, size: int) -> None:
    position = start(seats)
    assert list(position.sizes()) == [size] * seats
    assert len(position.public.pile) == 1
    assert count(position.stock) == 52 - 1 - seats * size


def test_1_4_the_deal_starts_anywhere_and_passes_to_the_left() -> None:
    assert {start(3, seed).public.dealer for seed in range(40)} == {0, 1, 2}
    game = drawn(table("9H", "3C 4D", "5C", melds=("9C 9D 9S",)), "2H")
    game.plays("lay off 9H on 9C", "discard 2H")
    assert public(game).dealer == 0
    assert game.mover() == 1


# 2 The turn


def test_2_1_whoever_sits_left_of_the_dealer_begins_and_play_goes_clockwise() -> None:
    position = start(4, 3)
    game = Play(GAME, position)
    first = (position.public.dealer + 1) % 4
    for n in range(5):
        assert game.mover() == (first + n) % 4
        game.play("draw")
        game.play(next(move for move in game.moves() if move.startswith("discard")))


def test_2_2_a_turn_begins_with_a_card_from_the_stock_or_the_pile() -> None:
    game = table("9H 4C", "3C 4D", pile="2S 7D")
    assert game.moves() == ["draw", "take"]
    assert game.refusal("discard 9H") == "2.2"
    game.play("take")
    assert hand(game, 0) == "4C 7D 9H"
    assert list(public(game).pile) == list(row("2S"))
    assert game.refusal("draw") == game.refusal("take") == "2.2"


def test_2_2_only_the_drawer_sees_what_came_from_the_stock() -> None:
    game = drawn(table("9H 4C", "3C 4D"), "5H")
    assert game.story(0)[-1] == "You drew the five of hearts from the stock."
    assert game.story(1)[-1] == game.story()[-1] == "Player 1 drew a card from the stock."


def test_2_3_a_turn_ends_with_a_discard() -> None:
    game = drawn(table("9H 4C", "3C 4D"), "5H")
    assert game.mover() == 0
    assert game.refusal("discard 3C") == "2.3"
    game.play("discard 9H")
    assert game.mover() == 1
    assert public(game).top() == card_named("9H")


def test_2_4_the_card_taken_from_the_pile_may_not_go_back_in_the_same_turn() -> None:
    game = table("9H 4C", "3C 4D", pile="7D").play("take")
    assert game.moves() == ["discard 4C", "discard 9H"]
    assert game.refusal("discard 7D") == "2.4"
    game.play("discard 9H").plays("draw", "discard 3C")
    drawn(game, "2H")
    assert "discard 7D" in game.moves()  # a turn later it may
    assert "discard 2H" in game.moves()  # and what came from the stock at once


def test_2_5_the_pile_is_turned_over_unshuffled_when_the_stock_is_used_up() -> None:
    game = table("9H 4C", "3C 4D", pile="7D 8D 2S", stock="")
    bottom = list(public(game).pile)
    game.play("draw")
    assert list(public(game).queue) == bottom
    assert game.view().fresh == bottom[0]
    assert len(public(game).pile) == 0
    game.play("discard 9H")
    assert list(public(game).pile) == list(row("9H"))
    for card in bottom[1:5]:
        assert game.play("draw").view().fresh == card
        game.play(game.moves()[0])
    assert any("turned over" in sentence for sentence in game.story())


def test_2_5_taking_the_discard_turns_nothing_over() -> None:
    game = table("9H 4C", "3C 4D", pile="7D 8D 2S", stock="").play("take")
    assert len(public(game).queue) == 0


def test_2_5_everyone_knows_what_is_drawn_from_a_stock_that_was_turned_over() -> None:
    game = table("9H 4C", "3C 4D", "5S", queue="7D 8D").play("draw")
    assert game.story()[-1] == "Player 1 drew the seven of diamonds from the stock."
    assert public(game).known[0] == cards("7D")
    facts = dict(GAME.scene(game.view(2)).facts)
    assert facts["Next in the stock"] == "8D"
    assert facts["Seen going into hands"] == "Player 1 7D"
    game.play("discard 7D")
    assert public(game).known[0] == 0


def no_meld_round(game: Play) -> None:
    """Everyone draws and discards until the pile has been turned over once more."""
    flips = public(game).flips
    while public(game).flips == flips and public(game).voids == 0:
        game.play("draw")
        if public(game).drawn:
            game.play(next(move for move in game.moves() if move.startswith("discard")))


def test_2_5_however_often_the_pile_is_turned_over_play_continues() -> None:
    game = table("9H 4C", "3C 4D", pile="7D 8D 2S", stock="")
    for turned in range(1, 13):
        no_meld_round(game)
        assert (public(game).flips, public(game).voids) == (turned, 0)


def test_2_6_after_two_turn_overs_without_a_meld_the_deal_is_void_if_that_is_agreed() -> None:
    game = table("9H 4C", "3C 4D", pile="7D 8D 2S", stock="", void_after=2)
    no_meld_round(game)
    no_meld_round(game)
    assert public(game).flips == 2
    no_meld_round(game)
    assert (public(game).voids, public(game).deals(), game.scores()) == (1, 0, [0, 0])
    assert public(game).dealer == 0
    assert list(public(game).known) == [0, 0]
    assert any("void" in sentence for sentence in game.story())


def test_2_6_a_lay_off_starts_the_count_again() -> None:
    game = table("9H 4C 5D", "3C 4D", melds=("9C 9D 9S",), pile="7D 8D 2S", stock="", void_after=1).play(
        "draw"
    )
    assert public(game).flips == 1
    game.play("lay off 9H on 9C")
    assert public(game).flips == 0


def test_2_7_a_deal_that_nobody_can_ever_finish_is_void() -> None:
    house = {"last_discard": True}
    closed = ("9C 9D 9H 9S",)
    game = table("4C 5C", "4D", melds=closed, pile="7D 8D", stock="", **house)
    assert (
        public(game.play("draw")).voids == 1
    )  # no hand can ever hold the four cards that a meld and a discard take
    game = table("4C 5C 6H", "4D", melds=closed, pile="7D 8D", stock="", **house)
    assert public(game.play("draw")).voids == 0
    assert (
        "makes the deal void"
        in GAME.scene(table("4C 5C", "4D", melds=closed, pile="7D 8D", stock="", **house).view(0)).prompt
    )


def test_2_8_lay_offs_may_come_before_the_meld() -> None:
    game = drawn(table("9H 4C 5C 2D", "3C 4D", melds=("9C 9D 9S",)), "6C")
    game.plays("lay off 9H on 9C", "meld 4C 5C 6C", "discard 2D")
    assert game.over() or public(game).deals() == 1


def test_2_9_a_taken_card_may_simply_be_kept() -> None:
    game = table("9H 4C", "3C 4D", pile="7D").plays("take", "discard 9H")
    assert hand(game, 0) == "4C 7D"
    assert public(game).known[0] == cards("7D")


# 3 Melding


def test_3_1_a_meld_lies_on_the_table_and_is_never_a_must() -> None:
    game = drawn(table("4C 5C KD 2H", "3S 4D"), "6C")
    assert "discard KD" in game.moves()
    assert game.refusal("meld 7C 8C 9C") == "3.1"
    game.play("meld 4C 5C 6C")
    assert hand(game, 0) == "KD 2H"
    assert list(public(game).melds) == [cards("4C 5C 6C")]
    assert list(public(game).owners) == [0]


def test_3_2_a_run_is_three_or_more_of_a_suit_in_order() -> None:
    game = drawn(table("4C 5C 7C 8D 2H", "3S 4D"), "6C")
    assert meldable(game) == ["meld 4C 5C 6C", "meld 4C 5C 6C 7C", "meld 5C 6C 7C"]
    assert game.refusal("meld 4C 5C 7C") == "3.2"
    assert game.refusal("meld 4C 5C") == "3.2"
    assert game.refusal("meld 6C 7C 8D") == "3.2"


def test_3_3_a_group_is_three_or_four_of_a_rank() -> None:
    game = drawn(table("7D 7H 7C 8D 2H", "3S 4D"), "7S")
    assert meldable(game) == [
        "meld 7D 7H 7S",
        "meld 7C 7H 7S",
        "meld 7C 7D 7S",
        "meld 7C 7D 7H",
        "meld 7C 7D 7H 7S",
    ]


def test_3_4_the_ace_is_low_and_with_the_option_also_high() -> None:
    game = drawn(table("QC KC 2C 5D", "3S 4D"), "AC")
    assert game.refusal("meld QC KC AC") == "3.4"
    assert game.refusal("meld KC AC 2C") == "3.2"
    high = drawn(table("QC KC 2C 5D", "3S 4D", ace_high=True), "AC")
    assert meldable(high) == ["meld QC KC AC"]
    assert high.refusal("meld KC AC 2C") == "3.2"
    low = drawn(table("3C 2C 5D", "3S 4D", ace_high=True), "AC")
    assert meldable(low) == ["meld AC 2C 3C"]


def test_3_5_a_high_ace_is_laid_off_above_the_king() -> None:
    assert lay_offs(drawn(table("AC 5D", "3S", melds=("JC QC KC",)), "2H")) == []
    game = drawn(table("AC 5D 7D", "3S", melds=("JC QC KC",), ace_high=True), "2H")
    assert lay_offs(game) == ["lay off AC on KC"]
    game.play("lay off ac on jc")
    assert public(game).melds[0] == cards("JC QC KC AC")
    both = drawn(table("AC 5D 7D", "3S", melds=("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC",), ace_high=True), "KC")
    both.play("lay off KC")
    assert lay_offs(both) == ["lay off AC on 2C", "lay off AC on KC"]
    touches = {choice.text: choice.touch for choice in GAME.scene(both.view()).choices}
    assert touches["lay off AC on 2C"] == ("card:AC", "card:2C")
    assert touches["lay off AC on KC"] == ("card:AC", "card:KC")
    both.play("lay off AC on KC")
    assert (public(both).lows[0], count(public(both).melds[0])) == (1, 13)


def test_3_6_one_meld_a_turn() -> None:
    game = drawn(table("4C 5C 7D 7H 7S 2H", "3S 4D"), "6C").play("meld 4C 5C 6C")
    assert meldable(game) == []
    assert game.refusal("meld 7D 7H 7S") == "3.6"
    game.plays("discard 2H", "draw", "discard 3S", "draw")
    assert "meld 7D 7H 7S" in game.moves()  # the next turn


def test_3_7_as_many_melds_as_you_like() -> None:
    game = drawn(table("4C 5C 7D 7H 7S 2H", "3S 4D", many_melds=True), "6C").play("meld 4C 5C 6C")
    assert meldable(game) == ["meld 7D 7H 7S"]


# 4 Laying off


def test_4_1_cards_may_be_laid_off_on_any_meld_by_anyone_also_on_the_one_just_laid() -> None:
    game = table("4C 5C KH", "3C 7C 8C 4D 2S QD", melds=("QC QH QS",), turn=1)
    drawn(game, "2H")  # seat 1 has no meld of its own
    assert lay_offs(game) == ["lay off QD on QC"]
    game.plays("lay off QD on QC", "discard 2H")
    drawn(game, "6C").play("meld 4C 5C 6C")
    game = drawn(table("4C 5C 7C 8C KH", "3C 2S"), "6C").play("meld 4C 5C 6C")
    assert game.play("lay off 8C 7C on 5C").refusal("lay off KH on 4C") == "4.2"
    assert public(game).melds[0] == cards("4C 5C 6C 7C 8C")


def test_4_1_only_from_your_own_hand_and_only_where_something_lies() -> None:
    game = drawn(table("4C 5C KH", "3C 2S"), "2H")
    assert game.refusal("lay off 4C") == "4.1"
    game = drawn(table("4C 5C KH", "3C 2S", melds=("QC QH QS",)), "2H")
    assert game.refusal("lay off QD on QC") == "4.1"


def test_4_2_a_card_goes_at_either_end_of_a_run_or_is_the_fourth_of_a_group() -> None:
    game = drawn(table("3C 7C 8C 9D TD", "2S 4D", melds=("4C 5C 6C", "9C 9H 9S", "JC JD JH JS")), "2H")
    assert lay_offs(game) == ["lay off 3C on 4C", "lay off 7C on 4C", "lay off 9D on 9C"]
    assert game.refusal("lay off 8C on 4C") == "4.2"
    assert game.refusal("lay off 9D on 4C") == "4.2"
    assert game.refusal("lay off TD on JC") == "4.2"
    game.play("lay off 7C on 4C")
    assert "lay off 8C on 4C" in game.moves()


def test_4_2_in_every_suit() -> None:
    game = drawn(table("5C 5D 5H 5S", "KH", melds=("2C 3C 4C", "2D 3D 4D", "2H 3H 4H", "2S 3S 4S")), "9H")
    assert lay_offs(game) == [f"lay off 5{suit} on 2{suit}" for suit in "CDHS"]


def test_4_2_a_card_that_fits_two_melds_goes_where_you_say() -> None:
    game = drawn(table("6C TD", "2S 4D", melds=("3C 4C 5C", "7C 8C 9C", "6D 6H 6S")), "2H")
    assert lay_offs(game) == ["lay off 6C on 6D", "lay off 6C on 7C", "lay off 6C on 3C"]
    with pytest.raises(Unreadable, match="more than one meld"):
        game.play("lay off 6C")
    game.play("lay off 6C on 7C")
    assert list(public(game).melds) == [cards("3C 4C 5C"), cards("6C 7C 8C 9C"), cards("6D 6H 6S")]


def test_4_3_melds_are_not_rearranged() -> None:
    # The two of clubs lies in a group, so the ace does not fit the run that begins with the three.
    game = drawn(table("AC KD", "7S", melds=("2C 2D 2H 2S", "3C 4C 5C")), "9H")
    assert lay_offs(game) == []
    assert game.refusal("lay off AC on 3C") == "4.2"


def test_4_4_no_play_may_leave_only_the_card_just_taken() -> None:
    game = table("4C 5C", "3H 2S", pile="KD", melds=("6C 7C 8C",)).play("take")
    assert game.moves() == ["discard 4C", "discard 5C", "lay off 5C on 6C"]
    game.play("lay off 5C on 6C")
    assert game.moves() == ["discard 4C"]
    assert game.refusal("lay off 4C on 5C") == "4.4"
    melder = table("4C 5C 6C", "3H 2S", pile="KD").play("take")
    assert melder.refusal("meld 4C 5C 6C") == "4.4"
    stock = drawn(table("4C 5C 6C", "3H 2S"), "KD")
    assert meldable(stock) == ["meld 4C 5C 6C"]  # a card from the stock may be discarded


def test_4_4_unless_that_card_can_be_laid_off_too() -> None:
    game = table("7C", "3H 2S", pile="8C", melds=("4C 5C 6C",)).play("take")
    game.play("lay off 7C on 4C")
    assert game.moves() == ["lay off 8C on 4C"]
    assert public(game.play("lay off 8C")).deals() == 1
    game = table("4S", "3H 2C", pile="5S", melds=("AS 2S 3S",)).play("take").play("lay off 4S on 2S")
    assert game.moves() == ["lay off 5S on AS"]


def test_2_4_who_imagines_the_table_knows_the_card_it_drew_itself() -> None:
    game = drawn(table("AC 2C QD KD 9S", "3H"), "AD")
    fresh = {GAME.imagine(game.view(0), gamenight.Seeded(seed)).fresh for seed in range(20)}
    assert fresh == {card_named("AD")}
    melder = table("4C 5C 6C", "3H 2S", pile="7C", many_melds=True).play("take")
    assert "meld 4C 5C 6C" in melder.moves()


# 5 Going out


def test_5_1_going_out_by_a_meld_needs_no_discard() -> None:
    game = drawn(table("4C 5C", "3H KS", pile="2S"), "6C").play("meld 4C 5C 6C")
    assert public(game).winner == 0
    assert game.scores() == [13, 0]
    assert "Player 1 went out with a meld!" in game.story()


def test_5_1_going_out_with_a_discard() -> None:
    game = drawn(table("9D", "3H KS", pile="2S", melds=("9C 9H 9S",)), "2H")
    game.plays("lay off 9D on 9C", "discard 2H")
    assert public(game).winner == 0
    assert "Player 1 went out with a discard!" in game.story()


def test_5_1_going_out_by_laying_off_needs_no_discard() -> None:
    game = drawn(table("9D", "3H KS", melds=("9C 9H 9S", "4C 5C 6C"), pile="2S"), "7C")
    game.plays("lay off 9D on 9C", "lay off 7C on 4C")
    assert public(game).winner == 0
    assert "Player 1 went out by laying off!" in game.story()


def test_5_2_play_stops_at_once() -> None:
    game = drawn(table("4C 5C", "7H 8H 9H", target=10), "6C").play("meld 4C 5C 6C")
    assert game.over()
    assert game.scores() == [24, 0]
    assert game.moves(1) == []


def test_5_3_with_the_option_the_last_card_must_be_a_discard() -> None:
    game = drawn(table("4C 5C", "3H 2S", last_discard=True), "6C")
    assert meldable(game) == []
    assert game.refusal("meld 4C 5C 6C") == "5.3"
    game = drawn(table("4C 5C KH", "3H 2S", last_discard=True), "6C").plays("meld 4C 5C 6C", "discard KH")
    assert public(game).winner == 0
    taken = table("4C 5C 6C", "3H 2S", pile="KD", last_discard=True).play("take")
    assert taken.refusal("meld 4C 5C 6C") == "5.3"
    both = table("7C", "3H 2S", pile="8C", melds=("4C 5C 6C",), last_discard=True).play("take")
    assert both.moves() == ["discard 7C"]


# 6 Scoring


@pytest.mark.clause("6.2")
def test_6_1_the_winner_gets_what_all_the_others_hold() -> None:
    game = drawn(table("4C 5C", "KH QD JS AH TC 7S", "2D 9H"), "6C").play("meld 4C 5C 6C")
    assert game.scores() == [30 + 1 + 10 + 7 + 2 + 9, 0, 0]
    assert "Player 3 was left with the two of diamonds and the nine of hearts: 11 points." in game.story()
    cell = GAME.scene(game.view(0)).sheet.rows[0][0]  # type: ignore[union-attr]
    assert (cell.text, cell.why) == ("59", "went out: 48 from Player 2, 11 from Player 3")


def test_6_3_going_rummy_counts_double() -> None:
    game = drawn(table("4C 5C", "KH", rummy=True), "6C").play("meld 4C 5C 6C")
    assert game.scores() == [20, 0]
    assert any("going rummy" in sentence for sentence in game.story())
    slow = table("4C 5C 9D", "KH 3S", rummy=True, melds=("9C 9H 9S",))
    drawn(slow, "2H").plays("lay off 9D on 9C", "discard 2H", "draw")
    slow.play("discard 3S")
    drawn(slow, "6C").play("meld 4C 5C 6C")
    assert slow.scores() == [public(slow).left[1], 0]
    plain = drawn(table("4C 5C", "KH"), "6C").play("meld 4C 5C 6C")
    assert plain.scores() == [10, 0]


# 7 The match


def test_7_1_deal_follows_deal_until_the_target() -> None:
    game = drawn(table("4C 5C", "KH", target=20), "6C").play("meld 4C 5C 6C")
    assert not game.over()
    game = drawn(table("4C 5C", "KH TD", target=20), "6C").play("meld 4C 5C 6C")
    assert game.over()
    assert game.payoffs() == [1000, 0]
    assert game.story()[-1] == "Player 1 won the match with 20 points."
    assert GAME.scene(game.view(1)).prompt == "Player 1 wins with 20 points."


def test_7_2_or_an_agreed_number_of_deals() -> None:
    game = drawn(table("4C 5C", "KH TD", deals=2, target=10), "6C").play("meld 4C 5C 6C")
    assert not game.over()
    position = start(3, 7, deals=4, target=10)
    gamenight.playout(position, gamenight.Seeded(7))
    assert position.public.deals() >= 4
    assert GAME.scene(position.view(0)).heading.startswith("Deal ")


def test_7_3_one_more_deal_while_nobody_leads_alone() -> None:
    game = table("4C 5C", "KH TD", deals=2)
    p = public(game)
    p.history = append(append(p.history, 0), 20)
    p.left = append(append(p.left, 20), 0)
    p.totals = vec[i64]([0, 20])
    drawn(game, "6C").play("meld 4C 5C 6C")
    assert not game.over()
    assert game.scores() == [20, 20]
    assert "Nobody leads alone, so there is one more deal." in game.story()


# What a seat can know.


def test_imagined_tables_keep_what_was_seen_and_are_all_equally_likely() -> None:
    game = table("9H 4C", "3C 4D 5S", pile="7D", stock="6S 7S 8S").play("take").play("discard 4C")
    view = game.view(1)
    chance = gamenight.Seeded(3)

    def draw() -> tuple[int, int]:
        world = GAME.imagine(view, chance)
        assert isinstance(world, Rummy)
        return world.hands[0], world.stock

    unseen = list(each(cards("9H 6S 7S 8S")))
    worlds = [(cards("7D") | 1 << card, sum(1 << each for each in unseen if each != card)) for card in unseen]
    assert evenness(draw, worlds, 2000) < 2.5


def test_which_card_another_drew_may_be_any_it_holds_or_has_just_laid() -> None:
    game = drawn(table("4C 5C 9H", "3C 4D", stock="6C 7S"), "6C").play("meld 4C 5C 6C")
    view = game.view(1)
    chance = gamenight.Seeded(5)

    def draw() -> tuple[int, int]:
        world = GAME.imagine(view, chance)
        assert isinstance(world, Rummy)
        return world.hands[0], world.fresh

    worlds = [
        (1 << held, fresh) for held in each(cards("9H 7S")) for fresh in (*each(cards("4C 5C 6C")), held)
    ]
    assert evenness(draw, worlds, 3000) < 2.5


def test_texts_are_read_leniently() -> None:
    game = drawn(table("4C 5C 7C KD TH", "3S 4D"), "6C")
    view = game.view()
    for texts in (
        ("meld 4C 5C 6C", "Meld 6c, 5c, 4c", "4c 5c 6c", "meld the 4C 5C 6C"),
        ("discard TH", "10h", "throw 10H"),
    ):
        assert len({tuple(GAME.read(view, text)) for text in texts}) == 1
    for nonsense in ("", "meld on", "juggle 4C", "lay off 4C on KD", "discard 4C 5C", "take 4C", "draw 4C"):
        with pytest.raises(Unreadable):
            GAME.read(view, nonsense)


def test_no_cards_appear_twice_in_long_random_games() -> None:
    for seed, hands in itertools.product(range(3), (2, 4, 6)):
        position = start(hands, seed, target=60)
        chance = gamenight.Seeded(seed)
        while position.to_move():
            seat = position.public.turn
            moves = position.moves(seat)
            position.play(seat, moves[chance.pick(len(moves))], chance)
            position.audit()


def test_melds_in_words() -> None:
    say = Words(["Mabel", "Theo"])

    def meld(text: str) -> list[int]:
        return [card_named(name) for name in text.split()]

    assert say.meld((meld("6C 6D 6H"), False)) == "three sixes"
    assert say.meld((meld("KC KD KH KS"), False)) == "four kings"
    assert say.meld((meld("AH 2H 3H"), True)) == "the run from the ace of hearts to the three"
