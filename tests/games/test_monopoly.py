"""Monopoly, clause by clause. Seats are Red, Blue, Yellow...; Red is to move unless a test says otherwise."""

from __future__ import annotations

from typing import Any

import pytest
from games.estates import Estates, dice, lay_out
from librt.vecs import vec
from mypy_extensions import i64
from playing import tape

import gamenight
from gamenight.core.record import Record
from gamenight.core.refusal import Refusal, Unreadable
from gamenight.games.monopoly.board import BOOK
from gamenight.games.monopoly.rules import terms
from gamenight.games.monopoly.words.en import Words
from gamenight.parts.property.position import Property
from gamenight.sitting.recording import begin, ring, step

GAME = gamenight.game("monopoly")
ORANGE = "St. James, Tennessee, New York"
LIGHT_BLUE = "Oriental, Vermont, Connecticut"
BLUES = "Park Place, Boardwalk"
PURPLES = "Mediterranean, Baltic"


def table(*cash: int, **given: Any) -> Estates:
    """Rent is collected unasked, unless a test is about the asking."""
    return lay_out(BOOK, "monopoly", list(cash) or [1500, 1500, 1500], **({"rent_unasked": True} | given))


def start(seats: int, seed: int = 1, **house: Any) -> Property:
    position = GAME.begin(seats, GAME.house(seats, house), gamenight.Seeded(seed))
    assert isinstance(position, Property)
    return position


# 1 Before the game


def test_1_1_everyone_begins_with_1500_on_go() -> None:
    p = start(8).public
    assert list(p.cash) == [1500] * 8
    assert list(p.at) == [0] * 8
    assert (p.houses, p.hotels) == (32, 12)


@pytest.mark.clause("1.6")
def test_1_2_the_highest_throw_begins_and_ties_throw_again() -> None:
    throws = tape(0, 0, 5, 3, 4, 4, 2, 2, 3, 3)  # 2, 10, 10; then Blue 6 and Yellow 8
    position = GAME.begin(3, GAME.house(3, {}), throws)
    assert position.public.first == 2  # type: ignore[attr-defined]
    assert list(position.public.opening) == [2, 6, 8]  # type: ignore[attr-defined]
    facts = dict(GAME.scene(position.view(0)).facts)
    assert facts["Threw for the start"] == "You 2, Player 2 6, Player 3 8"
    game = table()
    game.play("roll", dice(4, 6)).play("end")
    assert game.to_move() == "Blue"


def test_1_3_the_bank_never_runs_dry_and_money_is_conserved() -> None:
    for seed in range(3):
        position = start(4, seed)
        gamenight.playout(position, gamenight.Seeded(seed))
        position.audit()


def test_1_4_deeds_are_dealt_in_the_short_games() -> None:
    free = start(8, game="short")
    assert [bin(deeds).count("1") for deeds in free.public.owned] == [3] * 8
    assert list(free.public.cash) == [1500] * 8
    paid = start(8, game="time limit")
    for seat, deeds in enumerate(paid.public.owned):
        held = [deed for deed in range(28) if (deeds >> deed) & 1]
        assert len(held) == 2
        assert paid.public.cash[seat] == 1500 - sum(BOOK.estate.price[deed] for deed in held)


def test_1_5_a_dealt_set_is_owned() -> None:
    game = table(owned={"Red": BLUES}, game="time limit")
    assert game.offers("build Boardwalk")


# 2 The turn


def test_2_1_throw_move_and_end() -> None:
    game = table()
    assert game.refusal("end") == "2.1"
    game.play("roll", dice(4, 6))
    assert game.at() == [10, 0, 0]
    assert game.refusal("roll") == "2.1"
    game.play("end")
    assert game.to_move() == "Blue"
    game.play("roll", dice(4, 6))
    assert game.at() == [10, 10, 0]  # two tokens on one space


def test_2_2_doubles_throw_again() -> None:
    game = table()
    game.play("roll", dice(5, 5))
    assert game.refusal("end") == "2.2"
    game.play("roll", dice(4, 6))
    assert game.at()[0] == 20
    assert game.offers("end")


def test_2_3_three_doubles_go_to_jail() -> None:
    game = table()
    game.play("roll", dice(5, 5)).play("roll", dice(5, 5)).play("roll", dice(1, 1))
    assert game.at()[0] == 10
    assert game.p.jailed[0] == 1
    assert game.to_move() == "Blue"


@pytest.mark.clause("7.1")
def test_2_3_doubles_of_an_earlier_turn_do_not_count() -> None:
    game = table(1500, 1500)
    for _ in range(2):
        game.play("roll", dice(5, 5)).play("roll", dice(4, 6)).play("end")
    game.play("roll", dice(2, 2))
    assert game.p.jailed[0] == 0


def test_2_4_salary_for_passing_go() -> None:
    game = table(at=[38, 0, 0], owned={"Red": "Mediterranean"})
    game.play("roll", dice(1, 2))
    assert game.cash()[0] == 1700


def test_2_4_landing_on_go_pays_once() -> None:
    game = table(at=[33, 0, 0])
    game.play("roll", dice(3, 4))
    assert (game.at()[0], game.cash()[0]) == (0, 1700)


def test_2_5_passing_go_and_drawing_advance_to_go_pays_twice() -> None:
    for at, throw, card in ((35, (3, 4), 0), (36, (5, 6), 0)):
        game = table(at=[at, 0, 0])
        game.play("roll", dice(*throw, card))
        assert (game.at()[0], game.cash()[0]) == (0, 1900)


def test_2_6_no_salary_on_the_way_to_jail() -> None:
    game = table(at=[26, 0, 0])
    game.play("roll", dice(1, 3))
    assert (game.at()[0], game.cash()[0]) == (10, 1500)


def test_2_7_double_salary_on_go() -> None:
    game = table(at=[33, 0, 0], double_salary=True)
    game.play("roll", dice(3, 4))
    assert game.cash()[0] == 1900
    game = table(at=[38, 0, 0], owned={"Red": "Mediterranean"}, double_salary=True)
    game.play("roll", dice(1, 2))
    assert game.cash()[0] == 1700


def test_2_8_business_before_the_throw_and_after_the_landing() -> None:
    game = table(owned={"Red": BLUES, "Blue": "Baltic"})
    wanted = {"build Boardwalk", "mortgage Boardwalk", "trade Blue"}
    assert wanted <= set(game.moves())
    game.play("roll", dice(4, 6))
    assert wanted <= set(game.moves())
    game.play("end")
    assert game.refusal("build Boardwalk", seat=0) == ""
    game = table(50, 1500, at=[6, 0], phase="buy", owned={"Red": "Baltic"})
    assert game.moves() == ["decline", "mortgage Baltic"]


def test_2_9_business_between_turns() -> None:
    game = table(owned={"Yellow": BLUES}, between_turn_business=True)
    game.play("roll", dice(4, 6)).play("end")
    assert game.to_move() == "Red"
    game.play("pass")
    assert game.to_move() == "Yellow"
    assert game.refusal("roll") == "2.9"
    game.play("build Boardwalk").play("end")
    assert game.level("Boardwalk") == [1]
    assert game.to_move() == "Blue"
    assert game.offers("roll")


# 3 Buying and auctions


def test_3_1_buy_at_the_printed_price() -> None:
    game = table()
    game.play("roll", dice(1, 2)).play("buy")
    assert game.owner("Baltic") == "Red"
    assert game.cash()[0] == 1440
    assert table(59, 100, at=[3, 0], phase="buy").refusal("buy") == "3.1"
    assert table().refusal("buy") == "3.1"


def test_3_2_declined_means_auctioned() -> None:
    game = table()
    game.play("roll", dice(1, 2)).play("auction")
    assert game.to_move() == "Blue"
    assert game.refusal("roll") == "3.3"


def test_3_2_bids_are_for_auctions() -> None:
    game = table()
    for stray in ("bid 5", "bid $1,000"):
        refused = game.game.why_not(game.view(), stray)
        assert (game.refusal(stray), refused and refused.sentence) == (
            "3.2",
            "Nothing is being auctioned now.",
        )
    assert game.refusal("pass") == "3.3"


def test_3_3_everyone_raises_or_passes_for_good() -> None:
    game = table(at=[3, 0, 0], phase="buy")
    game.play("decline").play("bid 1").play("bid 137").play("pass")  # Blue, Yellow, Red
    assert game.to_move() == "Blue"
    assert game.refusal("bid 137") == "3.4"
    game.play("bid 138").play("pass")
    assert game.owner("Baltic") == "Blue"
    assert game.cash() == [1500, 1362, 1500]
    assert game.to_move() == "Red"


def test_3_3_the_decliner_may_win() -> None:
    game = table(at=[3, 0, 0], phase="buy")
    game.play("decline").play("pass").play("pass").play("bid 2")
    assert game.owner("Baltic") == "Red"
    assert game.cash()[0] == 1498


@pytest.mark.parametrize("bid", [1, 9, 10, 99, 100, 137, 999, 1000, 1499, 1500])
def test_3_3_any_whole_dollar_can_be_bid(bid: int) -> None:
    game = table(at=[3, 0, 0], phase="buy")
    game.play("decline").play(f"bid {bid}")
    assert game.p.bid == bid


def test_3_4_bids_are_cash_that_may_be_raised_first() -> None:
    game = table(100, 20, at=[3, 0], owned={"Blue": "Boardwalk"}, phase="buy")
    game.play("decline")
    assert game.refusal("bid 21") == "3.4"
    game.play("mortgage Boardwalk").play("bid 220")
    assert game.owner("Baltic") == "Blue"
    assert game.cash() == [100, 0]


def test_3_4_who_has_only_deeds_is_asked_too() -> None:
    game = table(100, 0, at=[3, 0], owned={"Blue": "Boardwalk"}, phase="buy")
    game.play("decline")
    assert game.to_move() == "Blue"
    assert game.moves() == ["pass", "mortgage Boardwalk"]


def test_3_4_who_cannot_outbid_is_out() -> None:
    game = table(100, 50, at=[3, 0], phase="buy")
    game.play("decline").play("bid 10").play("bid 60")
    assert game.owner("Baltic") == "Red"


def test_3_5_without_bids_it_stays_with_the_bank() -> None:
    game = table(at=[3, 0, 0], phase="buy")
    game.plays("decline", "pass", "pass", "pass")
    assert game.owner("Baltic") == ""
    assert game.to_move() == "Red"


def test_3_6_no_auctions() -> None:
    game = table(at=[3, 0, 0], phase="buy", auctions=False)
    game.play("decline")
    assert game.to_move() == "Red"
    assert game.offers("end")
    assert game.owner("Baltic") == ""


# 4 Rent


def test_4_1_rent_goes_to_the_owner() -> None:
    game = table(owned={"Blue": "Baltic"})
    game.play("roll", dice(1, 2))
    assert game.cash() == [1496, 1504, 1500]


@pytest.mark.clause("9.3")
def test_4_2_no_rent_while_mortgaged() -> None:
    game = table(owned={"Blue": "Baltic"}, mortgaged="Baltic")
    game.play("roll", dice(1, 2))
    assert game.cash() == [1500, 1500, 1500]
    assert game.refusal("lift Baltic") == "9.3"
    assert game.owner("Baltic") == "Blue"


def test_4_3_double_rent_for_a_whole_set() -> None:
    for pledged in ("", "Mediterranean"):
        game = table(owned={"Blue": "Baltic, Mediterranean"}, mortgaged=pledged)
        game.play("roll", dice(1, 2))
        assert game.cash()[:2] == [1492, 1508]
    game = table(owned={"Blue": "Baltic, Mediterranean"}, built={"Mediterranean": 1})
    game.play("roll", dice(1, 2))
    assert game.cash()[:2] == [1492, 1508]


@pytest.mark.parametrize(("level", "rent"), [(1, 20), (2, 60), (3, 180), (4, 320), (5, 450)])
def test_4_4_rent_with_buildings(level: int, rent: int) -> None:
    game = table(owned={"Blue": "Baltic, Mediterranean"}, built={"Baltic": level, "Mediterranean": level})
    game.play("roll", dice(1, 2))
    assert game.cash()[0] == 1500 - rent


@pytest.mark.parametrize(
    ("held", "rent"),
    [
        ("Reading", 25),
        ("Reading, Short Line", 50),
        ("Reading, Short Line, B. & O.", 100),
        ("Reading, Short Line, B&O Railroad, Pennsylvania RR", 200),
    ],
)
def test_4_5_railroads_by_number(held: str, rent: int) -> None:
    pledged = "" if held == "Reading" else "Short Line"
    game = table(owned={"Blue": held}, mortgaged=pledged)
    game.play("roll", dice(2, 3))
    assert game.cash()[:2] == [1500 - rent, 1500 + rent]


def test_4_6_utilities_by_the_throw() -> None:
    game = table(at=[5, 0, 0], owned={"Blue": "Electric"})
    game.play("roll", dice(3, 4))
    assert game.cash()[0] == 1500 - 28
    game = table(at=[5, 0, 0], owned={"Blue": "Electric, Water Works"}, mortgaged="Water Works")
    game.play("roll", dice(3, 4))
    assert game.cash()[0] == 1500 - 70


@pytest.mark.clause("7.9")
def test_4_7_rent_is_collected_in_jail() -> None:
    game = table(owned={"Blue": "Baltic", "Red": BLUES}, jailed={1: 1})
    game.play("roll", dice(1, 2))
    assert game.cash()[1] == 1504
    game = table(owned={"Red": BLUES}, jailed={0: 1})
    assert game.offers("build Boardwalk")


def test_4_8_rent_needs_no_asking() -> None:
    game = table(owned={"Blue": "Baltic"})
    assert game.refusal("claim") == "4.8"
    game.play("roll", dice(1, 2))
    assert game.cash()[1] == 1504


def asking(**given: Any) -> Estates:
    """Red has landed on Blue's Baltic, and nobody has asked for anything yet."""
    game = table(owned={"Blue": "Baltic"}, rent_unasked=False, **given)
    game.play("roll", dice(1, 2))
    return game


def test_4_9_rent_is_offered_to_its_owner_at_once() -> None:
    game = asking()
    assert game.cash()[:2] == [1500, 1500]
    assert game.movers() == [1]
    assert game.moves() == ["pass", "claim", "waive"]
    assert game.refusal("roll") == "4.9"
    scene = GAME.scene(game.view(1))
    assert scene.prompt == "Player 1 landed on Baltic Avenue: ask for your $4 rent before it is too late."
    assert [choice.label for choice in scene.choices if choice.main] == ["Ask for the rent"]
    game.play("claim")
    assert game.cash()[:2] == [1496, 1504]
    assert game.to_move() == "Red"


def test_4_9_rent_must_be_claimed_before_the_second_throw() -> None:
    game = asking()
    game.play("not now")
    assert game.movers() == [0, 1]
    game.play("end", seat=0).play("roll", dice(4, 6), seat=1)
    assert {"claim", "waive"} <= set(game.moves(1))
    game.play("end", seat=1)
    assert game.movers() == [1, 2]
    asked = Estates(BOOK, GAME, game.position.copy())
    asked.play("claim", seat=1)
    assert asked.cash()[:2] == [1496, 1504]
    game.play("roll", dice(4, 6), seat=2)
    assert game.movers() == [2]
    assert game.refusal("claim", seat=2) == "4.9"
    assert game.cash()[:2] == [1500, 1500]


def test_4_9_bots_ask_at_once() -> None:
    game = asking()
    assert GAME.judgement is not None
    view = game.view(1)
    claim = GAME.read(view, "claim")[0]
    assert GAME.judgement.choose(game.position, 1, view.moves, gamenight.Seeded(1)) == claim
    assert list(GAME.judgement.consider(game.position, 1, view.moves)) == [claim]


def test_4_10_rent_not_asked_for_yet_is_paid_at_an_agreed_end() -> None:
    game = table(owned={"Red": "Baltic"}, rent_unasked=False, max_rounds=1)
    game.p.turn = game.p.mover = 2  # Yellow, whose turn is the last of the round
    game.play("roll", dice(1, 2)).play("not now").play("end", seat=2)
    assert game.over()
    assert game.cash() == [1504, 1500, 1496]
    assert "Player 3 paid $4 to Player 1, rent for Baltic Avenue." in game.story()


def test_4_9_rent_may_be_let_go() -> None:
    game = table(owned={"Blue": "Baltic"}, rent_unasked=False)
    game.play("roll", dice(1, 2)).play("waive", seat=1)
    assert game.movers() == [0]
    assert game.cash()[1] == 1500


# 5 The cards: a card is drawn by its number in an untouched deck


def chance_card(card: int, *more: int, at: int = 0, **given: Any) -> Estates:
    """Land on the first Chance from GO, or on the one seven spaces on."""
    game = table(at=[at, 20, 20], **given)
    game.play("roll", dice(3, 4, card, *more))
    return game


def chest_card(card: int, *more: int, **given: Any) -> Estates:
    game = table(at=[10, 20, 20], **given)
    game.play("roll", dice(3, 4, card, *more))
    return game


def test_5_1_a_card_goes_under_its_deck() -> None:
    game = chance_card(6)
    assert game.cash()[0] == 1550
    assert game.p.decks[0].size() == 16
    assert list(game.p.decks[0].under()) == [6]


def test_5_1_cards_come_up_again_in_the_order_they_went_under() -> None:
    game = chance_card(6)
    deck = game.p.decks[0]
    for n in range(15):
        deck.put_under(deck.draw(gamenight.Seeded(n)))
    assert deck.draw(tape()) == 6


def test_5_2_a_jail_card_is_kept_and_returned() -> None:
    game = chance_card(7)
    assert game.p.holder[0] == 0
    assert game.p.decks[0].size() == 15
    game = table(jailed={0: 1}, cards={0: 0})
    game.play("card")
    assert game.p.holder[0] == -1
    assert list(game.p.decks[0].under()) == [7]


@pytest.mark.parametrize(
    ("card", "space", "cash"), [(0, 0, 1700), (1, 24, 1500), (2, 11, 1500), (13, 39, 1500)]
)
def test_5_3_cards_that_send_forward(card: int, space: int, cash: int) -> None:
    game = chance_card(card, owned={"Red": "Illinois, St. Charles, Boardwalk"})
    assert (game.at()[0], game.cash()[0]) == (space, cash)


def test_5_3_a_card_that_passes_go_pays() -> None:
    game = chance_card(12, owned={"Red": "Reading"})
    assert (game.at()[0], game.cash()[0]) == (5, 1700)
    game = chance_card(1, at=29, owned={"Red": "Illinois"})
    assert (game.at()[0], game.cash()[0]) == (24, 1700)


@pytest.mark.parametrize(("at", "line", "space", "salary"), [
    (0, "Pennsylvania Railroad", 15, 0), (15, "B. & O.", 25, 0), (29, "Reading", 5, 200)
])  # fmt: skip
def test_5_4_the_nearest_railroad_at_double_rent(at: int, line: str, space: int, salary: int) -> None:
    for card in (4, 5):
        game = chance_card(card, at=at, owned={"Blue": line})
        assert game.at()[0] == space
        assert game.cash()[:2] == [1450 + salary, 1550]


@pytest.mark.parametrize(("at", "name", "space", "salary"), [
    (0, "Electric", 12, 0), (15, "Water Works", 28, 0), (29, "Electric", 12, 200)
])  # fmt: skip
def test_5_5_the_nearest_utility_at_ten_times_a_fresh_throw(
    at: int, name: str, space: int, salary: int
) -> None:
    game = chance_card(3, 4, 5, at=at, owned={"Blue": name})
    assert game.at()[0] == space
    assert game.cash()[:2] == [1500 - 110 + salary, 1610]


def test_5_6_nothing_is_paid_on_ones_own_or_a_mortgaged_space() -> None:
    assert chance_card(4, owned={"Red": "Pennsylvania Railroad"}).cash()[0] == 1500
    assert chance_card(3, owned={"Red": "Electric"}).cash()[0] == 1500
    game = chance_card(4, owned={"Blue": "Pennsylvania Railroad"}, mortgaged="Pennsylvania Railroad")
    assert game.cash()[0] == 1500
    assert chance_card(3, owned={"Blue": "Electric"}, mortgaged="Electric").cash()[0] == 1500
    assert chance_card(3).offers("buy")


def test_5_7_back_three() -> None:
    game = chance_card(8)
    assert game.at()[0] == 4
    assert game.moves() == ["flat", "tenth"]
    assert chance_card(8, at=15, owned={"Red": "New York"}).at()[0] == 19
    game = chance_card(8, 8, at=29)  # Community Chest, and a refund of $20
    assert (game.at()[0], game.cash()[0]) == (33, 1520)


def test_5_8_repairs() -> None:
    built = {"Park Place": 4, "Boardwalk": 5}
    assert chance_card(10, owned={"Red": BLUES}, built=built).cash()[0] == 1500 - 4 * 25 - 100
    assert chest_card(13, owned={"Red": BLUES}, built=built).cash()[0] == 1500 - 4 * 40 - 115


def test_5_9_paying_and_collecting_from_everyone() -> None:
    assert chance_card(14).cash() == [1400, 1550, 1550]
    assert chest_card(6).cash() == [1600, 1450, 1450]


@pytest.mark.clause("11.7")
def test_5_9_what_is_paid_to_all_is_one_debt() -> None:
    game = table(70, 500, 500, trading=False, owned={"Red": "Baltic"})
    game.play("roll", dice(3, 4, 14))  # $50 to each of two, with $70 and a deed that brings $30
    assert game.to_move() == "Red"
    assert game.cash() == [70, 500, 500], "nobody is paid before everybody can be"
    game.play("mortgage Baltic")
    assert game.cash() == [0, 550, 550]
    game = table(69, 500, 500, trading=False, owned={"Red": "Baltic"})
    game.play("roll", dice(3, 4, 14))  # a dollar short: both share what there is, and Baltic is auctioned
    assert game.cash() == [0, 535, 534]
    assert game.p.lot == game.deed("Baltic")


def test_5_9_what_is_collected_each_owes_alone() -> None:
    game = table(500, 20, 500, trading=False)
    game.p.at[0] = 10
    game.play("roll", dice(3, 4, 6))
    assert game.cash() == [570, 0, 450], "Blue is bankrupt to Red, Yellow pays"
    assert game.p.alive == 0b101


def test_5_10_a_landing_by_card_is_settled_in_full() -> None:
    game = chance_card(1, owned={"Blue": "Illinois"})
    assert game.cash()[:2] == [1480, 1520]
    game = chance_card(13)
    assert game.offers("buy")
    game = chance_card(9)
    assert game.p.jailed[0] == 1
    assert game.to_move() == "Blue"


# 6 Taxes and Free Parking


@pytest.mark.clause("6.2", "6.3")
def test_6_1_the_tax_is_chosen_before_worth_is_seen() -> None:
    given = {"owned": {"Red": f"{ORANGE}, Reading"}, "built": {"St. James": 1}, "mortgaged": "Reading"}
    game = table(1505, 1500, at=[4, 0], phase="tax", **given)
    assert game.refusal("roll") == "6.1"
    scene = game.game.scene(game.view())
    assert scene.sheet is None
    assert all(seat.score is None for seat in scene.seats)
    flat = Estates(BOOK, GAME, game.position.copy())
    assert flat.play("flat").cash()[0] == 1305
    worth = 1505 + 180 + 180 + 200 + 200 + 100  # 2365: a tenth is 236.50, rounded up
    assert game.play("tenth").cash()[0] == 1505 - 237
    assert f"worth ${worth:,}" in " ".join(game.story())


def test_6_3_under_half_a_dollar_is_rounded_down() -> None:
    game = table(1504, 1500, at=[4, 0], phase="tax")
    assert game.play("tenth").cash()[0] == 1504 - 150


def test_6_4_a_flat_tax_in_the_short_game() -> None:
    game = table(game="short")
    game.play("roll", dice(1, 3))
    assert game.cash()[0] == 1300
    assert game.offers("end")


@pytest.mark.clause("6.7")
def test_6_5_luxury_tax_and_free_parking() -> None:
    game = table(at=[33, 17, 0])
    game.play("roll", dice(1, 4)).play("end")
    assert game.cash()[0] == 1425
    game.play("roll", dice(1, 2))
    assert game.cash()[1] == 1500


def test_6_6_the_jackpot() -> None:
    game = table(at=[33, 17, 0], jackpot=True)
    game.play("roll", dice(1, 4)).play("end")
    assert game.p.pot == 75
    game.play("roll", dice(1, 2))
    assert (game.cash()[1], game.p.pot) == (1575, 0)
    game = chest_card(10, jackpot=True)
    assert game.p.pot == 100
    game.position.audit()


# 7 Jail


def test_7_1_the_space_and_the_cards_send_to_jail() -> None:
    game = table(at=[27, 0, 0])
    game.play("roll", dice(1, 2))
    assert (game.at()[0], game.p.jailed[0]) == (10, 1)
    assert chance_card(9).p.jailed[0] == 1
    assert chest_card(5).p.jailed[0] == 1


def test_7_2_the_turn_ends_at_once_even_after_doubles() -> None:
    game = table(at=[26, 0, 0])
    game.play("roll", dice(2, 2))
    assert game.to_move() == "Blue"


def test_7_3_just_visiting() -> None:
    game = table()
    game.play("roll", dice(4, 6))
    assert game.p.jailed[0] == 0
    game.play("end").play("roll", dice(4, 6)).play("end").play("roll", dice(4, 6)).play("end")
    assert game.refusal("pay") == "7.3"


def test_7_4_doubles_get_out_without_another_throw() -> None:
    game = table(jailed={0: 1})
    game.play("roll", dice(5, 5))
    assert (game.at()[0], game.p.jailed[0]) == (20, 0)
    assert game.offers("end")
    assert not game.offers("roll")


def test_7_4_no_doubles_stay() -> None:
    game = table(jailed={0: 1})
    game.play("roll", dice(1, 2)).play("end")
    assert game.p.jailed[0] == 2


def test_7_5_paying_on_the_first_two_turns() -> None:
    for tries in (1, 2):
        game = table(jailed={0: tries})
        game.play("pay")
        assert game.cash()[0] == 1450
        game.play("roll", dice(5, 5))
        assert game.at()[0] == 20
        assert game.offers("roll")  # like anyone else
    assert table(49, 100, jailed={0: 1}).refusal("pay") == "7.5"


def test_7_6_a_card_gets_out() -> None:
    game = table(jailed={0: 3}, cards={1: 0})
    game.play("card").play("roll", dice(4, 6))
    assert game.at()[0] == 20
    assert table(jailed={0: 1}).refusal("card") == "7.6"
    game = table(jailed={0: 1}, cards={0: 1})
    game.play("trade Blue: give $30 for Chance card").play("accept").play("card")
    assert game.p.jailed[0] == 0


def test_7_7_the_third_throw_forces_the_fine() -> None:
    game = table(jailed={0: 3})
    assert game.refusal("pay") == "7.7"
    game.play("roll", dice(4, 6))
    assert (game.cash()[0], game.at()[0]) == (1450, 20)


def test_7_7_the_fine_is_raised_before_the_move() -> None:
    game = table(0, 500, jailed={0: 3}, owned={"Red": "Reading"})
    game.play("roll", dice(4, 6))
    assert game.at()[0] == 10
    game.play("mortgage Reading")
    assert (game.cash()[0], game.at()[0]) == (50, 20)


def test_7_8_the_short_game_lets_nobody_stay() -> None:
    game = table(jailed={0: 1}, game="short")
    assert game.offers("pay")
    game.play("roll", dice(4, 6))
    assert (game.cash()[0], game.at()[0]) == (1450, 20)


# 8 Houses and hotels


def test_8_1_only_whole_sets_are_built_on() -> None:
    game = table(owned={"Red": "St. James, Tennessee, Reading"})
    assert game.refusal("build St. James") == "8.1"
    assert game.refusal("build Reading") == "8.1"
    assert game.refusal("build Baltic") == "8.1"


def test_8_2_a_house_costs_what_the_deed_says() -> None:
    game = table(owned={"Red": BLUES})
    game.play("build Boardwalk")
    assert game.cash()[0] == 1300
    assert game.p.houses == 31
    assert table(199, 100, owned={"Red": BLUES}).refusal("build Boardwalk") == "8.2"


def test_8_3_evenly() -> None:
    game = table(owned={"Red": ORANGE})
    game.play("build Tennessee")
    assert game.refusal("build Tennessee") == "8.3"
    game.plays("build St. James", "build New York", "build Tennessee")
    assert game.level("St. James", "Tennessee", "New York") == [1, 2, 1]


def test_8_4_not_on_a_mortgaged_set() -> None:
    game = table(owned={"Red": ORANGE}, mortgaged="New York")
    assert game.refusal("build Tennessee") == "8.4"


def test_8_5_wait_when_the_bank_has_none() -> None:
    game = table(owned={"Red": BLUES}, houses=0)
    assert game.refusal("build Boardwalk") == "8.5"
    game = table(owned={"Red": BLUES}, built={"Park Place": 4, "Boardwalk": 4})
    game.p.hotels = 0
    assert game.refusal("build Boardwalk") == "8.5"


def test_8_6_a_hotel_for_four_houses() -> None:
    game = table(owned={"Red": BLUES}, built={"Park Place": 4, "Boardwalk": 3})
    game.play("build Boardwalk").play("build Boardwalk")
    assert game.level("Boardwalk", "Park Place") == [5, 4]
    assert (game.p.houses, game.p.hotels) == (28, 11)
    assert game.refusal("build Boardwalk") == "8.6"
    game.position.audit()


def test_8_7_three_are_enough_in_the_short_game() -> None:
    game = table(owned={"Red": BLUES}, built={"Park Place": 3, "Boardwalk": 3}, game="short")
    game.play("build Boardwalk")
    assert (game.p.houses, game.p.hotels) == (29, 11)
    assert game.position.rent(game.deed("Boardwalk"), 0) == 2000
    game.play("sell Boardwalk")
    assert game.level("Boardwalk") == [3]
    assert game.cash()[0] == 1400


def shortage(houses: int, **given: Any) -> Estates:
    owned = {"Red": "Baltic, Mediterranean", "Blue": BLUES, "Yellow": ORANGE}
    return table(owned=owned, houses=houses, **given)


@pytest.mark.clause("8.13")
def test_8_8_enough_for_all_who_want_some() -> None:
    game = shortage(3)
    game.play("build Baltic")
    assert game.moves() == ["want 1", "want 2", "want 3"]
    assert game.refusal("roll") == "8.8"
    game.plays("want 2", "want 1", "want 0")
    assert game.level("Baltic") == [1]
    assert game.moves() == ["build Mediterranean"], "Red is held to two"
    game.play("build Mediterranean")
    assert game.to_move() == "Blue"
    assert game.moves() == ["build Park Place", "build Boardwalk"], "and Blue gets the one that Blue wanted"
    game.play("build Boardwalk")
    assert game.cash() == [1400, 1300, 1500]
    assert game.offers("roll")


@pytest.mark.clause("8.13")
def test_8_8_who_also_owns_a_railroad_before_the_street_is_served_like_everybody() -> None:
    owned = {"Red": f"Reading, Electric, {ORANGE}", "Blue": BLUES}
    game = table(owned=owned, houses=2)
    game.play("build Tennessee").plays("want 1", "want 0")
    assert game.level("Tennessee") == [1]
    assert game.cash()[0] == 1400


@pytest.mark.clause("8.13")
def test_8_8_more_than_was_wanted_is_asked_for_anew() -> None:
    game = shortage(3)
    game.play("build Baltic").plays("want 1", "want 0", "want 0")
    assert game.to_move() == "Red"
    game.play("build Mediterranean")
    assert game.moves() == ["want 1", "want 2"], "the number that was said has been used up"


def test_8_8_houses_and_hotels_are_two_disputes() -> None:
    owned = {"Red": BLUES, "Blue": ORANGE}
    built = {"Park Place": 4, "Boardwalk": 4} | dict.fromkeys(ORANGE.split(", "), 4)
    game = table(3000, 3000, owned=owned, built=built)
    game.p.hotels = 1
    game.play("build Boardwalk")
    assert game.moves() == ["want 1"]
    assert GAME.scene(game.view()).choices[-1].says == "Ask for 1 to 1 hotels."
    game.plays("want 1", "want 1")
    assert game.p.lot == 29, "a hotel"


@pytest.mark.clause("8.13")
def test_8_8_once_there_are_enough_they_cost_what_is_printed() -> None:
    game = shortage(2)
    game.play("build Baltic").plays("want 2", "want 1", "want 0")
    game.plays("pass", "bid 60", "build Baltic")  # Blue passes the first
    assert game.cash()[0] == 1440
    game.plays("bid 200", "pass", "build Boardwalk")
    assert game.cash()[1] == 1300


@pytest.mark.clause("8.13")
def test_8_8_if_nobody_bids_the_bank_keeps_them_for_this_turn() -> None:
    game = shortage(1)
    game.play("build Baltic").plays("want 1", "want 1", "want 0").plays("pass", "pass")
    assert (game.p.houses, game.level("Baltic")) == (1, [0])
    assert game.refusal("build Baltic") == "8.8"
    game.play("roll", dice(4, 6)).play("end")
    assert game.offers("build Boardwalk")


@pytest.mark.clause("8.13")
def test_8_8_too_few_are_auctioned_one_by_one() -> None:
    game = shortage(2)
    game.play("build Baltic").plays("want 2", "want 2", "want 0")
    assert game.to_move() == "Blue"  # Yellow wants none
    assert game.refusal("bid 199") == "8.8"  # the cheapest lot costs $200
    assert game.refusal("mortgage Boardwalk") == "8.8", "a building is bid for with the cash in hand"
    game.play("bid 200").play("bid 250").play("pass")
    assert game.to_move() == "Red"
    assert game.moves() == ["build Mediterranean", "build Baltic"]
    assert game.refusal("roll") == "8.8"
    game.play("build Baltic")
    assert game.cash()[0] == 1250
    game.play("bid 210").play("pass").play("build Boardwalk")
    assert (game.level("Boardwalk"), game.p.houses) == ([1], 0)
    assert game.to_move() == "Red"
    assert game.offers("roll")


def test_8_8_nobody_gets_more_than_they_asked_for() -> None:
    game = shortage(2)
    game.play("build Baltic").plays("want 1", "want 2", "want 0")
    game.plays("bid 200", "bid 250", "pass", "build Baltic")
    game.play("bid 200")  # Red has the one house it wanted, and Blue bids alone
    assert game.moves() == ["build Park Place", "build Boardwalk"]


def test_8_8_a_cheap_bid_goes_on_a_cheap_lot() -> None:
    game = table(owned={"Red": f"Baltic, Mediterranean, {BLUES}", "Blue": ORANGE}, houses=1)
    game.play("build Boardwalk").plays("want 1", "want 1", "pass", "bid 60")
    assert game.refusal("build Boardwalk") == "8.8"
    game.play("build Baltic")
    assert game.cash()[0] == 1440


def test_8_8_nobody_is_asked_while_there_are_enough() -> None:
    """Blue and Yellow can pay for 14 houses between them: with 15 in the bank one more takes nothing from them."""
    game = shortage(15)
    game.p.cash[1], game.p.cash[2] = 400, 1200
    game.p.issued = sum(game.p.cash)
    game.play("build Baltic")
    assert game.level("Baltic") == [1]
    assert game.refusal("want 1") == "8.8"
    game.play("build Mediterranean")
    assert game.to_move() == "Red"
    assert game.moves()[0] == "want 1"


def test_8_9_first_come_first_served() -> None:
    game = shortage(1, shortage_auctions=False)
    game.play("build Baltic")
    assert game.level("Baltic") == [1]


def test_8_10_what_was_won_at_auction_is_sold_at_half_the_bid() -> None:
    game = shortage(1)
    game.play("build Baltic").plays("want 1", "want 1", "want 0").plays(
        "bid 300", "bid 301", "pass", "build Baltic"
    )
    assert game.scores()[0] == 1500 - 301 + 120 + 301, "it is worth what it cost (12.4)"
    game.play("sell Baltic")
    assert game.cash()[0] == 1500 - 301 + 25 + 251 // 2
    assert len(game.p.overpaid) == 0


def test_8_10_what_was_bid_for_a_house_that_stays_is_not_forgotten() -> None:
    game = table(owned={"Red": BLUES}, built={"Park Place": 1, "Boardwalk": 2})
    game.p.overpaid = vec[i64]([game.deed("Boardwalk"), 1, 40])  # $240 for the first, $200 for the second
    game.play("sell Boardwalk")
    assert game.cash()[0] == 1500 + 100
    game.play("sell Boardwalk")
    assert game.cash()[0] == 1500 + 100 + 120


def test_8_10_sold_at_half_evenly() -> None:
    game = table(owned={"Red": BLUES}, built={"Park Place": 2, "Boardwalk": 1})
    assert game.refusal("sell Boardwalk") == "8.10"
    game.play("sell Park Place")
    assert game.cash()[0] == 1600
    assert game.p.houses == 30
    assert game.refusal("sell dark blue to 0") == "8.10"


def test_8_11_several_levels_at_once_when_houses_are_short() -> None:
    game = table(owned={"Red": BLUES}, built={"Park Place": 5, "Boardwalk": 5}, houses=3)
    assert game.refusal("sell Boardwalk") == "8.11"
    assert game.refusal("sell dark blue to 8") == "8.11"
    assert game.offers("sell dark blue to 3")
    game.play("sell dark blue to 3")
    assert game.level("Park Place", "Boardwalk") == [1, 2]
    assert game.cash()[0] == 1500 + 7 * 100
    assert (game.p.houses, game.p.hotels) == (0, 12)


def test_8_11_a_lone_hotel_drags_the_set_down() -> None:
    game = table(owned={"Red": BLUES}, built={"Park Place": 4, "Boardwalk": 5}, houses=0)
    assert [move for move in game.moves() if move.startswith("sell")] == [
        f"sell dark blue to {left}" for left in range(5)
    ]
    game.play("sell dark blue to 4")
    assert game.level("Park Place", "Boardwalk") == [2, 2]


def test_8_12_all_hotels_at_once() -> None:
    game = table(owned={"Red": BLUES}, built={"Park Place": 5, "Boardwalk": 5})
    assert game.refusal("sell dark blue to 4") == "8.12"
    game.play("sell dark blue to 0")
    assert game.level("Park Place", "Boardwalk") == [0, 0]
    assert game.cash()[0] == 2500
    game = table(owned={"Red": PURPLES}, built={"Mediterranean": 5, "Baltic": 5})
    game.play("sell dark purple to 0")
    assert game.level("Mediterranean", "Baltic") == [0, 0]


# 9 Mortgages


def test_9_1_a_bare_deed_is_mortgaged_for_half() -> None:
    game = table(owned={"Red": BLUES})
    game.play("mortgage Boardwalk")
    assert game.cash()[0] == 1700
    assert game.mortgaged("Boardwalk")
    assert game.refusal("mortgage Boardwalk") == "9.1"
    game = table(owned={"Red": BLUES}, built={"Park Place": 1})
    assert game.refusal("mortgage Boardwalk") == "9.1"
    assert game.refusal("mortgage Baltic") == "9.1"


@pytest.mark.clause("9.6", "9.7")
@pytest.mark.parametrize(("deed", "cost"), [("Boardwalk", 220), ("Park Place", 193), ("Electric", 83)])
def test_9_2_lifting_costs_a_tenth_more_rounded_up(deed: str, cost: int) -> None:
    game = table(owned={"Red": deed}, mortgaged=deed)
    game.play(f"lift {deed}")
    assert game.cash()[0] == 1500 - cost
    assert table(cost - 1, 5, owned={"Red": deed}, mortgaged=deed).refusal(f"lift {deed}") == "9.2"
    assert table(cost, 5, owned={"Red": deed}, mortgaged=deed).play(f"lift {deed}").cash()[0] == 0
    assert game.refusal(f"lift {deed}") == "9.2"


@pytest.mark.clause("9.5")
def test_9_4_a_mortgaged_deed_that_changes_hands_costs_a_tenth() -> None:
    for answer, cash, lift in (("keep", 1500 - 300 - 18, 193), ("lift Park Place", 1500 - 300 - 18 - 175, 0)):
        game = table(owned={"Blue": "Park Place"}, mortgaged="Park Place")
        game.play("trade Blue: give $300 for Park Place").play("accept")
        assert game.to_move() == "Red"
        assert game.refusal("roll") == "9.5"
        game.play(answer)
        assert game.cash()[0] == cash
        assert game.mortgaged("Park Place") == (answer == "keep")
        if lift:
            game.play("lift Park Place")
            assert game.cash()[0] == cash - lift


def test_9_5_who_cannot_lift_is_not_asked() -> None:
    game = table(100, 1500, owned={"Blue": "Park Place"}, mortgaged="Park Place")
    game.play("trade Blue: give $1 for Park Place").play("accept")
    assert game.cash() == [81, 1501]
    assert game.offers("roll")
    assert game.refusal("keep") == "9.5"


# 10 Trades


def test_10_1_any_mix_between_two_players() -> None:
    game = table(owned={"Red": "Oriental, Reading", "Blue": "Vermont, Water Works"}, cards={0: 0})
    game.play("trade Blue: give Oriental, Reading, Chance card for Vermont and $50")
    assert game.to_move() == "Blue"
    game.play("accept")
    assert game.owner("Oriental") == game.owner("Reading") == "Blue"
    assert game.owner("Vermont") == "Red"
    assert game.p.holder[0] == 1
    assert game.cash() == [1550, 1450, 1500]
    game.position.audit()


def test_10_1_step_by_step_is_the_same_as_in_one_phrase() -> None:
    given = {"owned": {"Red": "Oriental", "Blue": "Vermont"}}
    whole, steps = table(**given), table(**given)
    whole.play("trade Blue: give Oriental $137 for Vermont")
    steps.plays("trade Blue", "give Oriental", "get Vermont", "give money")
    assert steps.moves() == ["give $0...", "give $1..."]
    steps.plays("give $0...", "give $01..", "give $013.", "give $0137")
    assert steps.p.money == whole.p.money == 137
    assert whole.story()[-1] == steps.story()[-1]


def test_10_1_what_is_not_owned_cannot_be_traded() -> None:
    game = table(owned={"Red": "Oriental", "Blue": "Vermont", "Yellow": "Baltic"})
    assert game.refusal("trade Blue: give Boardwalk for Vermont") == "10.1"
    assert game.refusal("trade Blue: give Oriental for Baltic") == "10.1"
    assert game.refusal("trade Blue: give Oriental for Chance card") == "10.1"
    assert game.refusal("trade Red: give Oriental for Vermont") == "10.1"
    assert game.refusal("trade Blue: give $2000 for Vermont") == "10.3"
    for nonsense in (
        "trade Blue: give Oriental", "trade Mauve: give Oriental for Vermont", "trade Blue: give Atlantis for Vermont",
        "trade Blue: give $5 for $7", "trade Blue: give Oriental Oriental for Vermont",
        "trade Blue: Pennsylvania for $5",
    ):  # fmt: skip
        with pytest.raises(Unreadable, match=r"[.?]$"):
            game.game.read(game.view(), nonsense)


def test_10_1_money_is_given_in_an_offer_only() -> None:
    game = table(owned={"Red": "Oriental", "Blue": "Vermont"})
    for stray in ("give $50", "get $50", "give Oriental"):
        assert game.refusal(stray) == "10.1", stray
    refused = game.game.why_not(game.view(), "give $50")
    assert refused is not None
    assert refused.sentence.startswith("There is no offer being laid out.")
    bidding = table(phase="buy", at=[1, 0, 0])
    bidding.play("decline")
    assert bidding.refusal("give $5") == "10.1", "and is no bid"


def test_10_1_a_bargain_is_said_as_the_scene_shows() -> None:
    game = table(owned={"Red": "Oriental", "Yellow": "Vermont"})
    bargain = game.game.scene(game.view()).bargain
    assert bargain is not None
    mine, theirs = bargain.mine.items[0].text, bargain.others[-1].items[0].text
    said = bargain.text.replace("{who}", "2").replace("{give}", f"{mine}, $20").replace("{get}", theirs)
    game.play(said)
    assert game.to_move() == "Yellow"
    assert (game.p.money, game.p.offer_from) == (20, 0)
    for text in ("trade yellow", "trade 3", "trade player 3", "trade seat:2", "trade Yellow:"):
        view = table(owned={"Red": "Oriental", "Yellow": "Vermont"}).view()
        assert game.game.read(view, text) == game.game.read(view, "trade Yellow")


def test_10_2_no_deed_of_a_set_with_buildings() -> None:
    game = table(owned={"Red": BLUES, "Blue": "Vermont"}, built={"Boardwalk": 1})
    assert game.refusal("trade Blue: give Park Place for Vermont") == "10.2"
    scene = game.game.scene(game.view())
    assert scene.bargain is not None
    assert all(item.locked for item in scene.bargain.mine.items)


def test_10_3_both_sides_give_something() -> None:
    game = table(owned={"Red": "Oriental", "Blue": "Vermont"})
    assert game.refusal("trade Blue: give Oriental for nothing") == "10.3"
    assert game.refusal("trade Blue: give nothing for Vermont") == "10.3"
    game.play("trade Blue")
    assert game.refusal("offer") == "10.3"
    game.play("cancel")
    assert table().refusal("trade Blue") == "10.3"
    poor = table(0, 1500, owned={"Red": "Oriental", "Blue": "Vermont"}).play("trade Blue")
    assert not poor.offers("get Vermont"), "who has no money gives a deed first"
    poor.plays("give Oriental", "get Vermont", "offer", "accept")
    assert (poor.owner("Oriental"), poor.owner("Vermont")) == ("Blue", "Red")


def test_10_3_money_goes_one_way() -> None:
    game = table(owned={"Red": "Oriental", "Blue": "Vermont"})
    refused = game.game.why_not(game.view(), "trade Blue: give Oriental, $50 for Vermont, $20")
    assert refused is not None
    assert refused.clause == "10.3"
    assert "$30 given" in refused.sentence


@pytest.mark.clause("10.9")
def test_10_4_there_are_no_loans() -> None:
    with pytest.raises(Unreadable):
        GAME.read(table().view(), "trade Blue: give $100 for a promise")
    game = table(100, 100, owned={"Red": "Oriental", "Blue": "Vermont"})
    assert game.refusal("trade Blue: give $101 for Vermont") == "10.3", (
        "nobody pays with what they do not have"
    )
    bargain = GAME.scene(game.view()).bargain
    assert bargain is not None
    assert [item.text for item in bargain.mine.items] == ["Oriental"], (
        "there is nothing else to give, but money"
    )
    game.play("trade Blue: give $100 for Vermont").play("accept")
    assert (game.cash(), game.to_move()) == ([0, 200], "Red"), "what was agreed is done at once"


def test_10_5_refuse_or_counter() -> None:
    game = table(owned={"Red": "Oriental", "Blue": "Vermont"})
    game.play("trade Blue: give Oriental for Vermont").play("refuse")
    assert game.owner("Oriental") == "Red"
    game.play("trade Blue: give Oriental for Vermont")
    assert game.refusal("roll") == "10.5"
    assert game.refusal("trade Yellow") == "10.5"
    game.play("trade Red: give Vermont for Oriental $40")
    assert game.to_move() == "Red"
    game.play("accept")
    assert game.owner("Oriental") == "Blue"
    assert game.cash() == [1460, 1540, 1500]
    assert table().refusal("accept") == "10.5"


def test_10_6_so_many_offers_a_turn() -> None:
    game = table(owned={"Red": "Oriental", "Blue": "Vermont"}, offers=2)
    for _ in range(3):
        game.play("trade Blue").play("give Oriental").play("cancel")  # laid out, and never made
    for _ in range(2):
        game.play("trade Blue: give Oriental for Vermont").play("refuse")
    assert game.refusal("trade Blue: give Oriental for Vermont") == "10.6"
    game.play("roll", dice(4, 6)).play("end")
    assert game.offers("trade Red")


def test_10_7_interest_must_be_payable() -> None:
    given = {"owned": {"Red": "Baltic", "Blue": "Boardwalk"}, "mortgaged": "Boardwalk"}
    game = table(10, 1500, **given)
    refused = game.game.why_not(game.view(), "trade Blue: give Baltic for Boardwalk")
    assert refused == Refusal("10.7", "Taking over mortgages costs $20 at once, and you could not pay that.")
    game.plays("trade Blue", "give Baltic", "get Boardwalk")
    assert game.refusal("offer") == "10.7"
    game.play("get $10")  # with ten dollars more Red can pay the twenty
    game.play("accept")
    assert game.cash()[0] == 0


def test_10_8_no_trading() -> None:
    game = table(owned={"Red": "Oriental", "Blue": "Vermont"}, trading=False)
    assert game.refusal("trade Blue") == "10.8"


# 11 Debts and bankruptcy


def test_11_1_a_debt_is_raised_and_paid() -> None:
    game = table(100, 500, owned={"Blue": "Boardwalk, Park Place", "Red": "Reading, Short Line"}, at=[36, 0])
    game.p.at[0] = 32
    game.play("roll", dice(3, 4))  # double rent on Boardwalk: $100, just enough
    assert game.cash() == [0, 600]
    game = table(90, 500, owned={"Blue": "Boardwalk, Park Place", "Red": "Reading, Short Line"}, at=[32, 0])
    game.play("roll", dice(3, 4))
    assert game.refusal("end") == "11.1"
    assert {"mortgage Reading", "trade Blue"} <= set(game.moves())
    assert game.refusal("bankrupt") == "11.3", "who can pay is not bankrupt"
    game.play("mortgage Reading")
    assert game.cash() == [90, 600]
    assert game.offers("end")


def test_11_1_a_debtor_may_trade() -> None:
    game = table(50, 500, 500, owned={"Blue": "Boardwalk, Park Place", "Red": "Reading"}, at=[32, 0, 0])
    game.play("roll", dice(3, 4))
    game.play("trade Yellow: give Reading for $300").play("accept")
    assert game.cash() == [250, 600, 200]
    assert game.to_move() == "Red"


def test_11_2_who_cannot_raise_it_and_has_no_trade_is_bankrupt() -> None:
    game = table(10, 500, owned={"Blue": BLUES}, at=[32, 0], trading=False)
    game.play("roll", dice(3, 4))
    assert game.over()
    game = table(10, 500, owned={"Blue": BLUES, "Red": "Baltic"}, at=[32, 0])
    game.play("roll", dice(3, 4))
    assert game.offers("trade Blue")
    game.play("trade Blue: give Baltic for $90").play("accept")
    assert game.cash() == [0, 510]


def test_11_3_concession() -> None:
    given = {"owned": {"Blue": BLUES, "Red": "Reading, Short Line"}, "at": [32, 0]}
    game = table(10, 500, **given)
    assert game.refusal("bankrupt") == "11.3"
    game.play("roll", dice(3, 4))
    assert game.refusal("bankrupt") == "11.3"
    game = table(10, 500, **given, concession=True)
    game.play("roll", dice(3, 4)).play("bankrupt")
    assert game.payoffs() == [0, 1000]


def test_11_10_a_debtor_has_offers_whatever_was_offered_before() -> None:
    game = table(10, 500, owned={"Blue": BLUES, "Red": "Baltic"}, at=[32, 0], offers=1)
    game.play("trade Blue: give Baltic for $5").play("refuse")
    assert game.refusal("trade Blue: give Baltic for $5") == "10.6"
    game.play("roll", dice(3, 4))  # $100 for Boardwalk, with $10 and a mortgage of $30
    assert not game.over()
    assert game.offers("bankrupt")
    game.play("trade Blue: give Baltic for $1").play("refuse")
    assert game.over(), "no offer is left"
    assert sum("owe $100" in told for told in game.story(0)) == 1, "a debt is told once"


@pytest.mark.clause("11.5", "11.9")
def test_11_4_all_goes_to_the_creditor() -> None:
    game = table(
        10, 500, 500, owned={"Blue": BLUES, "Red": f"{LIGHT_BLUE}, Reading"}, mortgaged="Reading",
        built={"Boardwalk": 4, "Park Place": 4, "Oriental": 1}, cards={1: 0}, at=[32, 0, 0], trading=False,
    )  # fmt: skip
    game.play("roll", dice(3, 4))  # $1,700
    assert game.to_move() == "Blue"  # 11.5: interest paid, lift Reading or not
    assert game.cash() == [0, 500 + 10 + 25 - 10, 500]
    game.play("keep")
    assert game.owner("Oriental") == game.owner("Reading") == "Blue"
    assert game.level("Oriental") == [0]
    assert game.p.holder[1] == 1
    assert game.to_move() == "Blue"
    assert game.offers("roll")
    game.position.audit()
    assert game.game.scene(game.view()).seats[0].status == ("bankrupt",)


def test_11_5_interest_that_cannot_be_paid_is_a_debt() -> None:
    game = table(
        0, 5, 500, owned={"Blue": BLUES, "Red": "Reading"}, mortgaged="Reading", at=[32, 0, 0], trading=False
    )
    game.play("roll", dice(3, 4))
    assert game.to_move() == "Blue"
    game.play("mortgage Boardwalk")
    assert game.cash()[1] == 5 + 200 - 10


@pytest.mark.clause("11.11")
def test_11_6_a_debt_to_the_bank_auctions_everything() -> None:
    game = table(
        5,
        500,
        500,
        owned={"Red": "Reading, Baltic"},
        mortgaged="Reading, Baltic",
        cards={0: 0},
        at=[35, 0, 0],
    )
    game.position.terms.trading = False
    game.play("roll", dice(1, 2))  # luxury tax
    assert game.to_move() == "Blue"
    assert game.p.lot == game.deed("Baltic")
    game.play("bid 10").play("pass")
    assert game.owner("Baltic") == "Blue"
    assert not game.mortgaged("Baltic")
    game.play("pass").play("pass")
    assert game.owner("Reading") == ""
    assert game.p.holder[0] == -1
    assert list(game.p.decks[0].under()) == [7]
    assert game.to_move() == "Blue"
    assert game.offers("roll")
    game.position.audit()


def test_11_7_several_creditors_share() -> None:
    game = table(51, 500, 500, 500, owned={"Red": "Baltic"}, mortgaged="Baltic", trading=False)
    game.play("roll", dice(3, 4, 14))  # $50 to each of three
    assert game.cash() == [0, 517, 517, 517]
    assert game.p.lot == game.deed("Baltic")
    game = table(50, 500, 500, 500, trading=False)
    game.play("roll", dice(3, 4, 14))
    assert game.cash() == [0, 517, 517, 516]


def test_11_8_deeds_auctioned_with_their_mortgage() -> None:
    game = table(
        5,
        500,
        500,
        owned={"Red": "Reading"},
        mortgaged="Reading",
        at=[35, 0, 0],
        trading=False,
        keep_mortgage=True,
    )
    game.play("roll", dice(1, 2)).play("bid 20").play("pass")
    assert game.to_move() == "Blue"
    game.play("keep")
    assert game.cash()[1] == 470
    assert game.mortgaged("Reading")


def test_11_9_the_retired_are_skipped_and_owed_nothing() -> None:
    game = table(500, 10, 10, owned={"Red": "Baltic"}, at=[10, 20, 20], trading=False)
    game.play("roll", dice(3, 4, 6))  # $50 from each: Blue and Yellow are bankrupt to Red
    assert game.over()
    assert game.cash() == [520, 0, 0]
    game = table(500, 10, 500, at=[10, 20, 20], trading=False)
    game.play("roll", dice(3, 4, 6)).play("end")
    assert game.to_move() == "Yellow"


# 12 The end


def test_12_1_the_last_player_wins() -> None:
    game = table(10, 500, owned={"Blue": BLUES}, at=[32, 0], trading=False)
    game.play("roll", dice(3, 4))
    assert game.over()
    assert game.payoffs() == [0, 1000]
    assert "Player 2 wins" in game.game.scene(game.view(0)).prompt


@pytest.mark.clause("12.4")
def test_12_2_the_short_game_ends_at_the_first_bankruptcy() -> None:
    given = {"owned": {"Blue": BLUES, "Yellow": "Baltic"}, "at": [32, 0, 0], "trading": False}
    game = table(10, 500, 900, **given, game="short")
    game.play("roll", dice(3, 4))
    assert game.over()
    assert game.scores() == [0, 500 + 10 + 750, 960]
    assert game.payoffs() == [0, 1000, 0]
    longer = table(10, 500, 900, **given)
    longer.play("roll", dice(3, 4))
    assert not longer.over()


def test_12_2_interest_on_what_was_taken_over_is_paid_first() -> None:
    owned = {"Blue": BLUES, "Red": "Reading, Short Line", "Yellow": "Oriental"}
    given = {"owned": owned, "mortgaged": "Reading, Short Line", "trading": False, "game": "short"}
    game = table(10, 500, 900, at=[32, 0, 0], **given)
    game.play("roll", dice(3, 4))
    assert game.over()
    assert game.cash() == [0, 500 + 10 - 10 - 10, 900]
    game = table(10, 0, 900, at=[32, 0, 0], **given)
    game.play("roll", dice(3, 4))
    assert not game.over()
    assert game.to_move() == "Blue", "who has to raise it first"
    game.play("mortgage Boardwalk")
    assert game.over()
    assert game.cash()[1] == 10 + 200 - 20


@pytest.mark.clause("12.7")
def test_12_3_the_time_runs_out() -> None:
    game = table(1500, 1600, game="time limit")
    game.position.ring(tape())
    assert not game.over()
    game.play("roll", dice(4, 6)).play("end")
    assert game.over()
    assert game.payoffs() == [0, 1000]
    assert GAME.minutes_limit is not None
    assert GAME.minutes_limit(GAME.house(2, {"game": "time limit", "minutes": 90})) == 90
    assert GAME.minutes_limit(GAME.house(2, {})) == 0
    assert GAME.minutes_limit(GAME.house(2, {"game": "time limit", "limit": "rounds"})) == 0
    assert terms(GAME.house(2, {"game": "time limit"})).rounds == 0
    with pytest.raises(NotImplementedError):
        table().position.ring(tape())


def test_12_3_the_ring_is_in_the_record() -> None:
    house = GAME.house(3, {"game": "time limit"})
    record = Record(GAME, 3, house)
    chance = gamenight.Seeded(4)
    position = begin(record, chance)
    for _ in range(60):
        seat = int(position.to_move() & -position.to_move()).bit_length() - 1
        step(record, position, seat, position.moves(seat)[0], chance)
    ring(record, position, chance)
    while position.to_move():
        seat = int(position.to_move() & -position.to_move()).bit_length() - 1
        step(record, position, seat, position.moves(seat)[0], chance)
    assert record.ending == "over"
    again = gamenight.read_record(record.text(), gamenight.game)
    *_, (_, last) = gamenight.replay(again)
    assert list(last.scores()) == list(position.scores())
    assert "time" in [line.text for line in again.lines]


@pytest.mark.clause("12.8")
def test_12_3_or_the_rounds() -> None:
    game = table(1500, 1600, game="time limit", limit="rounds", rounds=2)
    for _ in range(4):
        assert not game.over()
        game.play("roll", dice(4, 6)).play("end")
        if game.over():
            break
        game.p.at[game.mover()] = 0
    assert game.over()
    with pytest.raises(NotImplementedError):
        game.position.ring(tape())


def test_12_4_what_counts_as_worth() -> None:
    game = table(
        100,
        1500,
        owned={"Red": f"{BLUES}, Reading"},
        mortgaged="Reading",
        built={"Park Place": 4, "Boardwalk": 5},
    )
    assert game.scores()[0] == 100 + 350 + 400 + 100 + 9 * 200
    game = table(
        100, 1500, owned={"Red": BLUES}, built={"Park Place": 3, "Boardwalk": 4}, game="short"
    )  # fmt: skip
    assert game.scores()[0] == 100 + 750 + 7 * 200


def test_12_5_level_players_share() -> None:
    game = table(1500, 1500, game="time limit")
    game.position.ring(tape())
    game.play("roll", dice(4, 6)).play("end")
    assert game.payoffs() == [500, 500]


def test_12_6_max_rounds() -> None:
    game = table(1500, 1600, max_rounds=1)
    game.play("roll", dice(4, 6)).play("end").play("roll", dice(4, 6)).play("end")
    assert game.over()
    assert game.payoffs() == [0, 1000]


# The tables of the set, copied here once more: number, name, group, price, house, rents


BOARD = """
1 Mediterranean Avenue|dark purple|60|50|2 10 30 90 160 250
3 Baltic Avenue|dark purple|60|50|4 20 60 180 320 450
5 Reading Railroad|railroads|200|0|25 50 100 200
6 Oriental Avenue|light blue|100|50|6 30 90 270 400 550
8 Vermont Avenue|light blue|100|50|6 30 90 270 400 550
9 Connecticut Avenue|light blue|120|50|8 40 100 300 450 600
11 St. Charles Place|pink|140|100|10 50 150 450 625 750
12 Electric Company|utilities|150|0|
13 States Avenue|pink|140|100|10 50 150 450 625 750
14 Virginia Avenue|pink|160|100|12 60 180 500 700 900
15 Pennsylvania Railroad|railroads|200|0|25 50 100 200
16 St. James Place|orange|180|100|14 70 200 550 750 950
18 Tennessee Avenue|orange|180|100|14 70 200 550 750 950
19 New York Avenue|orange|200|100|16 80 220 600 800 1000
21 Kentucky Avenue|red|220|150|18 90 250 700 875 1050
23 Indiana Avenue|red|220|150|18 90 250 700 875 1050
24 Illinois Avenue|red|240|150|20 100 300 750 925 1100
25 B. & O. Railroad|railroads|200|0|25 50 100 200
26 Atlantic Avenue|yellow|260|150|22 110 330 800 975 1150
27 Ventnor Avenue|yellow|260|150|22 110 330 800 975 1150
28 Water Works|utilities|150|0|
29 Marvin Gardens|yellow|280|150|24 120 360 850 1025 1200
31 Pacific Avenue|green|300|200|26 130 390 900 1100 1275
32 North Carolina Avenue|green|300|200|26 130 390 900 1100 1275
34 Pennsylvania Avenue|green|320|200|28 150 450 1000 1200 1400
35 Short Line|railroads|200|0|25 50 100 200
37 Park Place|dark blue|350|200|35 175 500 1100 1300 1500
39 Boardwalk|dark blue|400|200|50 200 600 1400 1700 2000
""".strip().split("\n")
OTHERS = {
    0: "GO", 2: "Community Chest", 4: "Income Tax", 7: "Chance", 10: "Jail", 17: "Community Chest", 20: "Free Parking",
    22: "Chance", 30: "Go to Jail", 33: "Community Chest", 36: "Chance", 38: "Luxury Tax",
}  # fmt: skip


@pytest.mark.clause("1.7")
def test_every_deed_is_as_in_the_table() -> None:
    words = Words([])
    names = list(words.spaces)
    assert {n: name for n, name in enumerate(names) if n in OTHERS} == OTHERS
    assert len(BOARD) == 28
    assert sum(BOOK.estate.price) == 5690
    for deed, line in enumerate(BOARD):
        number, rest = line.split(" ", 1)
        name, group, price, house, rents = rest.split("|")
        e = BOOK.estate
        assert (names[int(number)], e.space_of[deed], e.deed_at[int(number)]) == (name, int(number), deed)
        assert words.groups[e.group[deed]] == group
        assert (e.price[deed], e.house[deed], e.mortgage[deed]) == (int(price), int(house), int(price) // 2)
        printed = [int(rent) for rent in rents.split()]
        assert list(e.rents[6 * deed : 6 * deed + 6])[: len(printed)] == printed


# What each card does to a player with $1,500 who owns nothing, alone with two others: cash, and where it leads
CHANCE_TABLE = {
    0: (1700, 0), 1: (1500, 24), 2: (1500, 11), 3: (1500, 12), 4: (1500, 15), 5: (1500, 15), 6: (1550, 7),
    7: (1500, 7), 8: (1500, 4), 9: (1500, 10), 10: (1500, 7), 11: (1485, 7), 12: (1700, 5), 13: (1500, 39),
    14: (1400, 7), 15: (1650, 7),
}  # fmt: skip
CHEST_TABLE = {
    0: (1700, 0), 1: (1700, 17), 2: (1450, 17), 3: (1545, 17), 4: (1500, 17), 5: (1500, 10), 6: (1600, 17),
    7: (1600, 17), 8: (1520, 17), 9: (1600, 17), 10: (1400, 17), 11: (1350, 17), 12: (1525, 17), 13: (1500, 17),
    14: (1510, 17), 15: (1600, 17),
}  # fmt: skip


@pytest.mark.parametrize("card", range(16))
def test_every_card_is_as_in_the_table(card: int) -> None:
    for draw, known in ((chance_card, CHANCE_TABLE), (chest_card, CHEST_TABLE)):
        game = draw(card)
        assert (game.cash()[0], game.at()[0]) == known[card]
        assert game.p.jailed[0] == (1 if known[card][1] == 10 else 0)
        game.position.audit()


# What people see and hear


def test_the_prompt_says_why_it_matters() -> None:
    game = table(owned={"Red": "St. James, Tennessee"}, at=[12, 0, 0])
    game.play("roll", dice(3, 4))
    scene = game.game.scene(game.view())
    assert scene.prompt == "New York Avenue is for sale for $200. It completes your orange set."
    buy = next(choice for choice in scene.choices if choice.text == "buy")
    assert buy.label == "Buy for $200"
    assert buy.main
    assert "you" not in game.game.scene(game.view(-1)).prompt.lower().split()


def test_the_board_has_forty_spaces_round_the_edge() -> None:
    board = table().game.scene(table().view()).board
    assert board is not None
    assert board.kind == "loop"
    ring = board.spaces[:40]
    assert [space.side for space in ring[::10]] == ["s", "w", "n", "e"]
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        touch_x = a.x <= b.x + b.w + 1e-9 and b.x <= a.x + a.w + 1e-9
        touch_y = a.y <= b.y + b.h + 1e-9 and b.y <= a.y + a.h + 1e-9
        assert touch_x, (a, b)
        assert touch_y, (a, b)
        assert 0 <= a.x <= board.width - a.w + 1e-9
        assert 0 <= a.y <= board.height - a.h + 1e-9


def test_marks_show_owner_rent_and_buildings() -> None:
    game = table(
        owned={"Blue": f"{BLUES}, Electric", "Red": "Baltic"},
        built={"Boardwalk": 5, "Park Place": 4},
        mortgaged="Baltic",
    )
    marks = {(mark.space, mark.kind): (mark.text, mark.seat) for mark in game.game.scene(game.view()).marks}
    assert marks["space:39", "rent"] == ("$2,000", 1)
    assert marks["space:39", "hotel"] == ("1", 1)
    assert marks["space:37", "houses"] == ("4", 1)
    assert marks["space:12", "rent"] == ("4×", 1)
    assert marks["space:3", "frozen"] == ("mortgaged", 0)


def test_a_bid_is_one_choice_with_its_bounds() -> None:
    game = table(at=[3, 0, 0], phase="buy")
    game.play("decline").play("bid 20")
    choice = next(choice for choice in game.game.scene(game.view()).choices if choice.amount)
    assert choice.text == "bid {}"
    assert choice.amount is not None
    assert (choice.amount.low, choice.amount.high) == (21, 1500)


def test_a_counter_offer_starts_from_the_offer() -> None:
    game = table(owned={"Red": "Oriental", "Blue": "Vermont"})
    game.play("trade Blue: give Oriental $50 for Vermont")
    bargain = game.game.scene(game.view()).bargain
    assert bargain is not None
    assert (bargain.who, bargain.give, bargain.get) == (0, ("Vermont",), ("Oriental",))
    assert (bargain.give_money, bargain.get_money) == (0, 50)
    assert game.game.scene(game.view()).prompt == (
        "Player 1 offered you Oriental Avenue and $50 for Vermont Avenue. Do you accept?"
    )


def test_the_story_of_a_turn() -> None:
    game = table(owned={"Blue": "Baltic"})
    game.play("roll", dice(1, 2)).play("end")
    assert game.story(0) == [
        "You threw 1 and 2.", "You landed on Baltic Avenue.", "You paid $4 to Player 2, rent for Baltic Avenue.",
    ]  # fmt: skip
    assert game.story(1)[-1] == "Player 1 paid $4 to you, rent for Baltic Avenue."


def test_random_games_conserve_every_dollar() -> None:
    for seed in range(4):
        position = start(2 + seed, seed)
        chance = gamenight.Seeded(seed)
        while position.to_move():
            seat = int(position.to_move() & -position.to_move()).bit_length() - 1
            moves = position.moves(seat)
            position.play(seat, moves[chance.pick(len(moves))], chance)
            assert sum(position.public.cash) + position.public.pot == position.public.issued
        position.audit()
