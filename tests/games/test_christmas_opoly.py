"""Christmas-opoly, clause by clause. Seats are Red, Blue, Yellow...; Red is to move unless a test says otherwise."""

from __future__ import annotations

from typing import Any

import pytest
from games.estates import Estates, dice, lay_out
from playing import tape

import gamenight
from gamenight.core.position import NOBODY
from gamenight.core.refusal import Unreadable
from gamenight.games.christmas_opoly.board import BOOK
from gamenight.games.christmas_opoly.rules import terms
from gamenight.games.christmas_opoly.words.en import Words
from gamenight.parts.property.deeds import DEED, FEE
from gamenight.parts.property.position import Property
from gamenight.parts.property.rent import charge

GAME = gamenight.game("christmas_opoly")
MIDNIGHT = "Reindeer Stables, Workshop Square"
SILVER = "Paper Chains, Tin Bells"
PEEL = "Popcorn Garland, Cinnamon Row, Cocoa Corner"


def table(*cash: int, **given: Any) -> Estates:
    """Rent is collected unasked, unless a test is about the asking."""
    return lay_out(
        BOOK, "christmas_opoly", list(cash) or [1630, 1630, 1630], **({"rent_unasked": True} | given)
    )


def start(seats: int, chance: gamenight.Chance | None = None, **house: Any) -> Property:
    position = GAME.begin(seats, GAME.house(seats, house), chance or gamenight.Seeded(1))
    assert isinstance(position, Property)
    return position


def fun(card: int, *more: int, at: int = 10, **given: Any) -> Estates:
    """Land on a Big Fun! space by a throw of 7."""
    game = table(at=[at, 20, 20], **given)
    game.play("roll", dice(3, 4, card, *more))
    return game


def humbug(card: int, *more: int, at: int = 0, **given: Any) -> Estates:
    game = table(at=[at, 20, 20], **given)
    game.play("roll", dice(3, 4, card, *more))
    return game


@pytest.mark.clause("1.10")
def test_1_1_everyone_begins_with_1630() -> None:
    p = start(6, tape(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 3)).public
    assert list(p.cash) == [1630] * 6
    assert (p.houses, p.hotels) == (32, 12)


@pytest.mark.clause("1.7")
def test_1_2_the_highest_throw_begins_and_ties_throw_again() -> None:
    p = start(3, tape(0, 0, 5, 3, 4, 4, 2, 2, 3, 5)).public
    assert (p.first, p.turn) == (2, 2)


def test_1_3_money_is_conserved() -> None:
    for seed in range(3):
        position = start(4, gamenight.Seeded(seed))
        gamenight.playout(position, gamenight.Seeded(seed))
        position.audit()


@pytest.mark.clause("1.5")
def test_1_4_four_deeds_each_paid_for() -> None:
    p = start(6, game="short").public
    held = [[deed for deed in range(28) if (deeds >> deed) & 1] for deeds in p.owned]
    assert [len(deeds) for deeds in held] == [4] * 6
    assert p.issued == 6 * 1630 - sum(BOOK.estate.price[deed] for deeds in held for deed in deeds)
    assert sum(sorted(BOOK.estate.price)[-4:]) <= 1630
    assert table(owned={"Red": MIDNIGHT}).offers("build Workshop Square")


@pytest.mark.clause("1.8")
def test_1_6_the_opening_throw_is_the_first_move() -> None:
    position = start(2, tape(1, 1, 2, 3))
    assert list(position.public.at) == [-1, 6]
    assert position.public.cash[1] == 1630
    play = Estates(BOOK, GAME, position)
    assert play.offers("buy")
    play.plays("buy", "end")
    play.play("roll", dice(1, 4))
    assert list(position.public.at) == [4, 6]
    assert position.public.cash[0] == 1630 - 150


@pytest.mark.clause("1.8", "1.9")
def test_1_6_doubles_count_and_entering_may_pay() -> None:
    position = start(2, tape(1, 1, 4, 4), entry_salary=True)
    assert position.public.at[1] == 9
    assert position.public.cash[1] == 1830
    play = Estates(BOOK, GAME, position)
    play.play("buy")
    assert play.offers("roll")


def test_2_1_throw_move_and_end() -> None:
    game = table()
    assert game.refusal("end") == "2.1"
    game.play("roll", dice(4, 6))
    assert game.refusal("roll") == "2.1"
    game.play("end")
    assert game.to_move() == "Blue"


def test_2_2_doubles_throw_again() -> None:
    game = table()
    game.play("roll", dice(5, 5))
    assert game.refusal("end") == "2.2"


def test_2_3_three_doubles_are_naughty() -> None:
    game = table()
    game.play("roll", dice(5, 5)).play("roll", dice(5, 5)).play("roll", dice(1, 1))
    assert (game.at()[0], game.p.jailed[0]) == (10, 1)
    assert game.to_move() == "Blue"


@pytest.mark.clause("2.7")
def test_2_4_salary() -> None:
    game = table(at=[33, 0, 0])
    assert game.play("roll", dice(3, 4)).cash()[0] == 1830
    game = table(at=[38, 0, 0], owned={"Red": "Paper Chains"})
    assert game.play("roll", dice(1, 2)).cash()[0] == 1830


def test_2_5_paid_twice_when_a_card_goes_back_to_on_dasher() -> None:
    game = table(at=[35, 0, 0])
    game.play("roll", dice(3, 4, 7))  # past ON DASHER to Big Fun!, and up and away to ON DASHER
    assert (game.at()[0], game.cash()[0]) == (0, 1630 + 400)


def test_2_6_no_salary_backwards_or_on_the_way_to_naughty() -> None:
    assert humbug(12, owned={"Red": "Paper Chains"}).cash()[0] == 1630
    assert humbug(6, at=29).cash()[0] == 1630


def test_2_8_business_before_the_throw_and_after_the_landing() -> None:
    game = table(owned={"Red": MIDNIGHT, "Blue": "Tin Bells"})
    wanted = {"build Workshop Square", "mortgage Workshop Square", "trade Blue"}
    assert wanted <= set(game.moves())
    game.play("roll", dice(4, 6))
    assert wanted <= set(game.moves())


def test_2_9_business_between_turns() -> None:
    game = table(owned={"Yellow": MIDNIGHT}, between_turn_business=True)
    game.play("roll", dice(4, 6)).play("end").play("end")
    assert game.to_move() == "Yellow"
    assert game.offers("build Workshop Square")


def test_3_1_buy() -> None:
    game = table()
    game.play("roll", dice(1, 2)).play("buy")
    assert (game.owner("Tin Bells"), game.cash()[0]) == ("Red", 1570)
    assert game.p.pot == 0


def test_3_2_declined_means_auctioned() -> None:
    game = table(at=[3, 0, 0], phase="buy")
    game.play("decline")
    assert game.refusal("end") == "3.3"


def test_3_3_anyone_bids_any_price() -> None:
    game = table(at=[3, 0, 0], phase="buy")
    game.play("decline").play("bid 1").play("pass").play("bid 37").play("pass")
    assert (game.owner("Tin Bells"), game.cash()[0]) == ("Red", 1593)


def test_3_4_in_cash() -> None:
    game = table(100, 20, at=[3, 0], phase="buy")
    game.play("decline")
    assert game.refusal("bid 21") == "3.4"


@pytest.mark.clause("3.6")
def test_3_5_no_bids() -> None:
    game = table(at=[3, 0, 0], phase="buy")
    game.plays("decline", "pass", "pass", "pass")
    assert game.owner("Tin Bells") == ""
    game.play("end").play("roll", dice(1, 2))
    assert game.offers("buy"), "it is for sale again"


def test_4_1_rent() -> None:
    game = table(owned={"Blue": "Tin Bells"})
    assert game.play("roll", dice(1, 2)).cash()[:2] == [1626, 1634]


def test_4_2_none_while_mortgaged() -> None:
    game = table(owned={"Blue": "Tin Bells"}, mortgaged="Tin Bells")
    assert game.play("roll", dice(1, 2)).cash()[:2] == [1630, 1630]


@pytest.mark.clause("4.11")
def test_4_3_double_for_a_set() -> None:
    game = table(owned={"Blue": SILVER}, mortgaged="Paper Chains")
    assert game.play("roll", dice(1, 2)).cash()[:2] == [1622, 1638]
    game = table(owned={"Blue": SILVER}, built={"Paper Chains": 1})
    assert game.play("roll", dice(1, 2)).cash()[:2] == [1622, 1638]


@pytest.mark.parametrize(("level", "rent"), [(1, 20), (2, 60), (3, 170), (4, 300), (5, 430)])
def test_4_4_with_presents_and_trees(level: int, rent: int) -> None:
    game = table(owned={"Blue": SILVER}, built={"Paper Chains": level, "Tin Bells": level})
    assert game.play("roll", dice(1, 2)).cash()[0] == 1630 - rent


@pytest.mark.parametrize(
    ("held", "rent"),
    [
        ("North Express", 25),
        ("North Express, East Express", 50),
        ("North Express, East Express, South Express", 100),
        ("North Express, East Express, South Express, West Express", 200),
    ],
)
def test_4_5_expresses(held: str, rent: int) -> None:
    game = table(owned={"Blue": held})
    assert game.play("roll", dice(2, 3)).cash()[0] == 1630 - rent


def test_4_6_services() -> None:
    game = table(at=[5, 0, 0], owned={"Blue": "Light Company"})
    assert game.play("roll", dice(3, 4)).cash()[0] == 1630 - 28
    game = table(at=[5, 0, 0], owned={"Blue": "Light Company, Post Office"})
    assert game.play("roll", dice(3, 4)).cash()[0] == 1630 - 70


@pytest.mark.clause("7.9")
def test_4_7_the_naughty_collect_rent() -> None:
    game = table(owned={"Blue": "Tin Bells"}, jailed={1: 1})
    assert game.play("roll", dice(1, 2)).cash()[1] == 1634
    assert table(owned={"Red": MIDNIGHT}, jailed={0: 1}).offers("build Workshop Square")


def test_4_8_rent_needs_no_asking() -> None:
    assert table().refusal("claim") == "4.8"


def test_4_9_rent_is_offered_at_once_and_lost_with_the_next_throw() -> None:
    game = table(owned={"Blue": "Tin Bells"}, rent_unasked=False)
    game.play("roll", dice(1, 2))
    assert game.movers() == [1]
    late = Estates(BOOK, GAME, game.position.copy())
    late.play("not now")
    assert late.movers() == [0, 1]
    late.play("end", seat=0).play("roll", dice(4, 6), seat=1)
    assert late.refusal("claim", seat=1) == "4.9"
    game.play("claim")
    assert game.cash()[1] == 1634


def claims(*due: tuple[int, int, int], **house: Any) -> Estates:
    """Red has thrown; rent that is still to be asked for: who owns, who landed, how much."""
    game = table(
        500,
        500,
        500,
        phase="done",
        rent_unasked=False,
        **house,
        owned={"Blue": SILVER, "Yellow": PEEL, "Red": MIDNIGHT},
    )
    deeds = {0: "Workshop Square", 1: "Tin Bells", 2: "Cocoa Corner"}
    for owner, debtor, rent in due:
        charge(game.position, debtor, game.deed(deeds[owner]), rent)
    game.p.claimant = NOBODY
    return game


def test_4_9_each_owner_asks_for_their_own_rent() -> None:
    game = claims((1, 0, 4), (2, 0, 7), (1, 2, 30))
    assert game.movers() == [0, 1, 2]
    game.play("claim", seat=2)
    assert game.cash() == [493, 500, 507]
    game.play("claim", seat=1)
    assert game.cash() == [489, 504, 507], "the oldest of one's own first"
    game.play("waive", seat=1)
    assert (game.cash(), game.movers()) == ([489, 504, 507], [0])


@pytest.mark.clause("11.11")
def test_4_9_nothing_is_asked_of_or_by_a_bankrupt() -> None:
    game = claims((2, 0, 7), (0, 1, 9), (2, 1, 11), (1, 0, 2000), concession=True)
    game.play("claim", seat=1)
    assert game.to_move() == "Red"
    game.play("bankrupt")
    assert game.owner("Workshop Square") == "Blue"
    assert (game.cash(), game.movers()) == ([0, 1000, 500], [1, 2])
    game.play("claim", seat=2)
    assert game.cash() == [0, 989, 511], "what was owed to or by Red is void, and only that"
    assert "claim" not in game.moves(1)


def test_4_10_rent_not_asked_for_yet_is_paid_when_time_is_up() -> None:
    game = table(owned={"Blue": "Tin Bells"}, rent_unasked=False, game="short")
    game.play("roll", dice(1, 2)).play("not now")
    game.position.ring(game.chance)
    game.play("end", seat=0)
    assert game.over()
    assert game.cash() == [1626, 1634, 1630]


@pytest.mark.clause("5.2")
def test_5_1_no_card_is_kept() -> None:
    game = fun(3)
    assert game.cash()[0] == 1680
    assert list(game.p.decks[0].under()) == [3]
    assert list(BOOK.estate.free) == [-1, -1]


def test_5_3_cards_that_send_forward_pay_at_on_dasher() -> None:
    assert fun(7).cash()[0] == 1830
    game = fun(15, at=26, owned={"Red": "Cocoa Corner"})
    assert (game.at()[0], game.cash()[0]) == (19, 1830)


def test_5_4_the_next_express() -> None:
    game = fun(9, owned={"Blue": "South Express"})
    assert (game.at()[0], game.cash()[0]) == (25, 1605)
    game = humbug(14, owned={"Blue": "East Express"})
    assert (game.at()[0], game.cash()[0]) == (15, 1580)


def test_5_6_ones_own_or_mortgaged_costs_nothing() -> None:
    assert humbug(14, owned={"Red": "East Express"}).cash()[0] == 1630
    assert humbug(14, owned={"Blue": "East Express"}, mortgaged="East Express").cash()[0] == 1630
    assert humbug(14).offers("buy")


def test_5_7_backwards() -> None:
    game = humbug(8)
    assert (game.at()[0], game.cash()[0], game.p.pot) == (4, 1480, 150)
    game = humbug(12, owned={"Blue": "Paper Chains"}, at=29)
    assert (game.at()[0], game.cash()[0]) == (1, 1628)


@pytest.mark.clause("5.5")
def test_5_8_counting_buildings_deeds_and_throws() -> None:
    given = {"owned": {"Red": MIDNIGHT}, "built": {"Reindeer Stables": 4, "Workshop Square": 5}}
    assert fun(11, **given).cash()[0] == 1630 + 40 + 40
    assert humbug(9, **given).cash()[0] == 1630 - 80 - 80
    assert fun(12, **given).cash()[0] == 1650
    assert humbug(10, **given).cash()[0] == 1610
    assert fun(13, 2, 3).cash()[0] == 1630 + 35
    assert humbug(11, 2, 3).cash()[0] == 1630 - 35


@pytest.mark.clause("6.3")
def test_5_9_counting_players_and_cash() -> None:
    assert fun(14).cash() == [1680, 1630, 1630]
    assert humbug(13).cash()[0] == 1630 - 163
    game = table(1631, 5, at=[0, 0])
    assert game.play("roll", dice(3, 4, 13)).cash()[0] == 1631 - 164


def test_5_10_settled_in_full() -> None:
    assert fun(15, owned={"Blue": "Cocoa Corner"}).cash()[0] == 1614
    assert fun(10).at()[0] == 20  # three on from Big Fun!
    assert fun(10, 4, at=26).at()[0] == 36  # three on is Bah Humbug: another card


@pytest.mark.clause("6.2")
def test_6_1_fees() -> None:
    game = table(at=[33, 0, 0])
    game.play("roll", dice(1, 4)).play("end")
    assert (game.cash()[0], game.p.pot) == (1555, 75)
    game.play("roll", dice(1, 3))
    assert (game.cash()[1], game.p.pot) == (1480, 225)
    assert game.refusal("tenth") == "6.1"


@pytest.mark.clause("6.4", "6.5")
def test_6_6_what_goes_into_the_pot() -> None:
    assert humbug(5).p.pot == 100
    assert table(pot=500).position.terms.seed == 500
    assert start(2, tape(1, 1, 2, 3), pot=500).public.pot == 500
    game = table(owned={"Red": MIDNIGHT})
    game.plays(
        "build Workshop Square", "sell Workshop Square", "mortgage Workshop Square", "lift Workshop Square"
    )
    assert game.p.pot == 0
    game = table(at=[3, 0, 0], phase="buy")
    assert game.play("buy").p.pot == 0


def test_6_7_santa_claus_gives_the_pot() -> None:
    game = table(at=[13, 0, 0])
    game.p.pot, game.p.issued = 300, game.p.issued + 300
    game.play("roll", dice(3, 4))
    assert (game.cash()[0], game.p.pot) == (1930, 0)
    game = table(at=[10, 0, 0])
    game.p.pot, game.p.issued = 300, game.p.issued + 300
    game.play("roll", dice(3, 4, 8))
    assert (game.at()[0], game.cash()[0]) == (20, 1930)
    game.position.audit()


@pytest.mark.clause("7.8")
def test_7_1_ways_to_naughty() -> None:
    assert table(at=[27, 0, 0]).play("roll", dice(1, 2)).position.public.jailed[0] == 1  # type: ignore[attr-defined]
    assert humbug(6).p.jailed[0] == 1
    assert humbug(7).p.jailed[0] == 1


def test_7_2_the_turn_ends() -> None:
    assert humbug(6).to_move() == "Blue"


def test_7_3_nice() -> None:
    game = table()
    game.play("roll", dice(4, 6))
    assert game.p.jailed[0] == 0
    game.plays("end")
    game.play("roll", dice(4, 6)).play("end").play("roll", dice(4, 6)).play("end")
    assert game.refusal("pay") == "7.3"


@pytest.mark.clause("7.10")
def test_7_4_doubles_get_out() -> None:
    game = table(jailed={0: 1})
    game.play("roll", dice(5, 5))
    assert game.at()[0] == 20
    assert not game.offers("roll")
    game = table(jailed={0: 1})
    game.play("roll", dice(5, 4))
    assert (game.at()[0], game.p.jailed[0]) == (10, 2)
    assert game.refusal("roll") == "2.1", "one throw a turn"


def test_7_5_no_paying_early_unless_agreed() -> None:
    assert table(jailed={0: 1}).refusal("pay") == "7.5"
    game = table(jailed={0: 1}, pay_to_leave=True)
    game.play("pay")
    assert (game.cash()[0], game.p.pot) == (1530, 100)


def test_7_5_not_before_the_third_throw() -> None:
    assert table(jailed={0: 2}, pay_to_leave=True).offers("pay")
    last = table(jailed={0: 3}, pay_to_leave=True)
    assert last.moves() == ["roll"]
    assert last.refusal("pay") == "7.7"


def test_7_6_no_card_gets_out() -> None:
    assert table(jailed={0: 1}).refusal("card") == "7.6"


def test_7_7_a_hundred_into_the_pot_after_the_third() -> None:
    game = table(jailed={0: 2})
    game.play("roll", dice(1, 2))
    assert game.at()[0] == 10
    game = table(jailed={0: 3})
    game.play("roll", dice(1, 2))
    assert (game.at()[0], game.cash()[0], game.p.pot) == (13, 1530, 100)


def test_8_1_whole_sets() -> None:
    assert table(owned={"Red": "Paper Chains"}).refusal("build Paper Chains") == "8.1"
    assert table(owned={"Red": "North Express"}).refusal("build North Express") == "8.1"


def test_8_2_price() -> None:
    game = table(owned={"Red": MIDNIGHT})
    assert game.play("build Workshop Square").position.public.cash[0] == 1430  # type: ignore[attr-defined]
    assert table(199, 1, owned={"Red": MIDNIGHT}).refusal("build Workshop Square") == "8.2"


def test_8_3_evenly() -> None:
    game = table(owned={"Red": MIDNIGHT})
    game.play("build Workshop Square")
    assert game.refusal("build Workshop Square") == "8.3"


def test_8_4_not_while_mortgaged() -> None:
    game = table(owned={"Red": MIDNIGHT}, mortgaged="Reindeer Stables")
    assert game.refusal("build Workshop Square") == "8.4"


@pytest.mark.clause("8.8")
def test_8_5_wait_and_first_come_first_served() -> None:
    owned = {"Red": SILVER, "Blue": MIDNIGHT}
    assert table(owned=owned, houses=0).refusal("build Tin Bells") == "8.5"
    game = table(owned=owned, houses=1)
    game.play("build Tin Bells")
    assert game.level("Tin Bells") == [1]


@pytest.mark.clause("8.7")
def test_8_6_trees() -> None:
    game = table(owned={"Red": MIDNIGHT}, built={"Reindeer Stables": 4, "Workshop Square": 4})
    game.play("build Workshop Square")
    assert (game.p.houses, game.p.hotels) == (28, 11)
    assert game.refusal("build Workshop Square") == "8.6"


@pytest.mark.clause("8.13")
def test_8_9_shortage_auctions_if_agreed() -> None:
    game = table(owned={"Red": SILVER, "Blue": MIDNIGHT}, houses=1, shortage_auctions=True)
    game.play("build Tin Bells").plays("want 1", "want 1", "bid 200", "pass", "build Workshop Square")
    assert game.level("Workshop Square") == [1]
    assert game.cash()[1] == 1430


def test_8_10_sold_at_half_evenly() -> None:
    game = table(owned={"Red": MIDNIGHT}, built={"Reindeer Stables": 2, "Workshop Square": 1})
    assert game.refusal("sell Workshop Square") == "8.10"
    game.play("sell Reindeer Stables")
    assert game.cash()[0] == 1730


def test_8_11_further_down_when_presents_are_short() -> None:
    game = table(owned={"Red": MIDNIGHT}, built={"Reindeer Stables": 5, "Workshop Square": 5}, houses=2)
    assert game.refusal("sell Workshop Square") == "8.11"
    game.play("sell midnight to 2")
    assert game.level("Reindeer Stables", "Workshop Square") == [1, 1]
    assert game.cash()[0] == 1630 + 800


def test_8_12_all_trees_at_once() -> None:
    game = table(owned={"Red": MIDNIGHT}, built={"Reindeer Stables": 5, "Workshop Square": 5})
    game.play("sell midnight to 0")
    assert game.cash()[0] == 2630


@pytest.mark.clause("9.7")
def test_9_1_mortgage_lot_by_lot() -> None:
    game = table(owned={"Red": MIDNIGHT}, built={"Reindeer Stables": 1})
    assert game.refusal("mortgage Reindeer Stables") == "9.1"
    game.play("mortgage Workshop Square")
    assert game.cash()[0] == 1630 + 195
    assert game.refusal("build Workshop Square") == "8.4"
    game.position.audit()


@pytest.mark.clause("9.6")
def test_9_2_lift() -> None:
    game = table(owned={"Red": "Workshop Square"}, mortgaged="Workshop Square")
    game.play("lift Workshop Square")
    assert game.cash()[0] == 1630 - 195 - 20


def test_9_3_only_the_owner_lifts() -> None:
    game = table(owned={"Blue": "Workshop Square"}, mortgaged="Workshop Square")
    assert game.refusal("lift Workshop Square") == "9.3"


@pytest.mark.clause("9.5")
def test_9_4_nothing_is_due_at_once_unless_agreed() -> None:
    given = {"owned": {"Blue": "Workshop Square"}, "mortgaged": "Workshop Square"}
    game = table(**given)
    game.play("trade Blue: give $100 for Workshop Square").play("accept")
    assert game.cash()[0] == 1530
    assert game.offers("roll")
    game = table(**given, transfer_interest=True)
    game.play("trade Blue: give $100 for Workshop Square").play("accept")
    assert game.cash()[0] == 1510
    game.play("lift Workshop Square")
    assert game.cash()[0] == 1510 - 195


def test_10_1_any_mix() -> None:
    game = table(owned={"Red": "Paper Chains, North Express", "Blue": "Tin Bells"})
    game.play("trade Blue: give Paper Chains North Express for Tin Bells $50").play("accept")
    assert game.owner("Tin Bells") == "Red"
    assert game.cash()[0] == 1680


@pytest.mark.clause("10.10")
def test_10_2_the_bar_covers_the_lot() -> None:
    game = table(owned={"Red": SILVER, "Blue": "Icicle Lane"}, built={"Tin Bells": 1})
    assert game.refusal("trade Blue: give Tin Bells for $5") == "10.2"
    game.play("trade Blue: give Paper Chains for $5").play("accept")
    assert game.owner("Paper Chains") == "Blue"
    assert game.refusal("build Tin Bells") == "8.1", "the colour is broken up"
    game.play("sell Tin Bells")
    assert game.level("Tin Bells") == [0]


def test_10_3_both_sides_give() -> None:
    game = table(owned={"Red": "Paper Chains", "Blue": "Tin Bells"})
    assert game.refusal("trade Blue: give Paper Chains for nothing") == "10.3"


def test_10_4_no_loans() -> None:
    with pytest.raises(Unreadable):
        GAME.read(table().view(), "trade Blue: give $100 for a loan")
    game = table(100, 100, owned={"Red": "Paper Chains", "Blue": "Tin Bells"})
    assert game.refusal("trade Blue: give $101 for Tin Bells") == "10.3", (
        "nobody pays with what they do not have"
    )
    bargain = GAME.scene(game.view()).bargain
    assert bargain is not None
    assert [item.text for item in bargain.mine.items] == ["Paper Chains"], (
        "there is nothing else to give, but money"
    )
    game.play("trade Blue: give $100 for Tin Bells").play("accept")
    assert (game.cash(), game.to_move()) == ([0, 200], "Red"), "what was agreed is done at once"


def test_10_5_counter() -> None:
    game = table(owned={"Red": "Paper Chains", "Blue": "Tin Bells"})
    game.play("trade Blue: give Paper Chains for Tin Bells")
    game.play("counter: give Tin Bells for Paper Chains $9").play("accept")
    assert game.cash() == [1621, 1639, 1630]


def test_10_6_offers() -> None:
    game = table(owned={"Red": "Paper Chains", "Blue": "Tin Bells"}, offers=1)
    game.play("trade Blue: give Paper Chains for Tin Bells").play("refuse")
    assert game.refusal("trade Blue") == "10.6"


def test_10_7_interest() -> None:
    game = table(
        5,
        5,
        owned={"Red": "Paper Chains", "Blue": "Workshop Square"},
        mortgaged="Workshop Square",
        transfer_interest=True,
    )
    game.plays("trade Blue", "give Paper Chains", "get Workshop Square")
    assert game.refusal("offer") == "10.7"


def test_10_9_or_the_whole_colour() -> None:
    given = {"owned": {"Red": SILVER, "Blue": "Icicle Lane"}, "built": {"Tin Bells": 1}}
    game = table(**given, bar_whole_colour=True)
    assert game.refusal("trade Blue: give Paper Chains for $5") == "10.2"
    assert game.refusal("mortgage Paper Chains") == "9.1"


def test_10_8_no_trading() -> None:
    assert table(owned={"Blue": "Tin Bells"}, trading=False).refusal("trade Blue") == "10.8"


def test_11_10_a_debtor_may_trade_before_giving_in() -> None:
    game = table(40, 500, owned={"Red": "Paper Chains"}, at=[35, 0], offers=1)
    game.play("trade Blue: give Paper Chains for $1").play("refuse")
    game.play("roll", dice(1, 2))  # Party Shoes: $75, with $40 and a mortgage of $25
    assert game.offers("bankrupt")
    game.play("trade Blue: give Paper Chains for $35").play("accept")
    assert (game.cash(), game.p.pot) == ([0, 465], 75)


def test_11_1_raise_the_money() -> None:
    game = table(50, 500, owned={"Red": "North Express"})
    game.play("roll", dice(1, 3))
    assert game.refusal("end") == "11.1"
    game.play("mortgage North Express")
    assert (game.cash()[0], game.p.pot) == (0, 150)


def test_11_2_bankrupt_when_nothing_helps() -> None:
    game = table(50, 500, trading=False)
    game.play("roll", dice(1, 3))
    assert game.over()


def test_11_3_concession() -> None:
    game = table(50, 500, owned={"Red": "North Express"})
    game.play("roll", dice(1, 3))
    assert game.refusal("bankrupt") == "11.3"


@pytest.mark.clause("11.5", "11.9", "11.11")
def test_11_4_to_a_player() -> None:
    game = table(
        5, 500, 500, owned={"Red": "North Express", "Blue": MIDNIGHT}, mortgaged="North Express",
        built={"Reindeer Stables": 1, "Workshop Square": 1}, at=[32, 0, 0], trading=False,
    )  # fmt: skip
    game.play("roll", dice(3, 4))
    assert game.cash() == [0, 505, 500]
    assert game.owner("North Express") == "Blue"
    assert game.mortgaged("North Express")
    assert game.to_move() == "Blue"
    assert game.offers("roll")


@pytest.mark.clause("11.7", "11.8")
def test_11_6_to_the_pot() -> None:
    game = table(
        5, 500, 500, owned={"Red": "North Express"}, mortgaged="North Express", at=[35, 0, 0], trading=False
    )
    game.play("roll", dice(1, 2))
    assert game.p.pot == 5
    game.play("bid 20").play("pass")
    assert game.owner("North Express") == "Blue"
    assert not game.mortgaged("North Express")
    game.position.audit()


def test_12_1_the_last_player_wins() -> None:
    game = table(50, 500, trading=False)
    game.play("roll", dice(1, 3))
    assert game.payoffs() == [0, 1000]


@pytest.mark.clause("12.2", "12.5", "12.7")
def test_12_3_the_hour_is_over() -> None:
    game = table(1630, 1630, game="short")
    game.position.ring(tape())
    game.play("roll", dice(4, 6)).play("end")
    assert game.payoffs() == [500, 500]
    assert GAME.minutes_limit is not None
    assert GAME.minutes_limit(GAME.house(2, {"game": "short"})) == 60
    assert GAME.minutes_limit(GAME.house(2, {})) == 0
    assert GAME.minutes_limit(GAME.house(2, {"game": "short", "limit": "rounds"})) == 0
    assert terms(GAME.house(2, {"game": "short"})).rounds == 0
    game = table(1630, 1640, game="short", limit="rounds", rounds=1)
    game.play("roll", dice(4, 6)).play("end").play("roll", dice(4, 6)).play("end")
    assert game.payoffs() == [0, 1000]


def test_12_4_worth() -> None:
    game = table(
        100, 5, owned={"Red": f"{MIDNIGHT}, North Express"}, mortgaged="North Express",
        built={"Reindeer Stables": 4, "Workshop Square": 5},
    )  # fmt: skip
    assert game.scores()[0] == 100 + 340 + 390 + 100 + 9 * 200


@pytest.mark.clause("12.8")
def test_12_6_max_rounds() -> None:
    game = table(1630, 1640, max_rounds=1)
    game.play("roll", dice(4, 6)).play("end").play("roll", dice(4, 6)).play("end")
    assert game.over()


# The tables, copied here once more: number, name, group, price, Present, rents


BOARD = """
1 Paper Chains|silver|50|50|2 10 30 90 150 230
3 Tin Bells|silver|60|50|4 20 60 170 300 430
5 North Express|Expresses|200|0|25 50 100 200
6 Snowball Stand|frost blue|90|50|6 30 85 240 370 510
8 Mitten Booth|frost blue|90|50|6 30 85 240 370 510
9 Icicle Lane|frost blue|110|50|8 40 105 290 440 600
11 Cookie Tin|sugarplum|130|100|10 50 150 420 580 720
12 Light Company|services|150|0|
13 Fudge Counter|sugarplum|130|100|10 50 150 420 580 720
14 Gumdrop Gables|sugarplum|150|100|12 60 180 505 695 865
15 East Express|Expresses|200|0|25 50 100 200
16 Popcorn Garland|orange peel|170|100|14 70 195 545 730 910
18 Cinnamon Row|orange peel|170|100|14 70 195 545 730 910
19 Cocoa Corner|orange peel|190|100|16 80 225 625 830 1040
21 Stocking Street|holly red|210|150|18 90 250 685 865 1025
23 Ribbon Road|holly red|210|150|18 90 250 685 865 1025
24 Wreath Walk|holly red|230|150|20 100 280 760 960 1140
25 South Express|Expresses|200|0|25 50 100 200
26 Lantern Hill|candle gold|250|150|22 110 330 815 990 1165
27 Carol Court|candle gold|250|150|22 110 330 815 990 1165
28 Post Office|services|150|0|
29 Bell Tower|candle gold|270|150|24 120 360 890 1080 1270
31 Toboggan Run|evergreen|290|200|26 130 390 910 1090 1275
32 Skating Pond|evergreen|290|200|26 130 390 910 1090 1275
34 Tree Farm|evergreen|310|200|28 140 420 980 1175 1370
35 West Express|Expresses|200|0|25 50 100 200
37 Reindeer Stables|midnight|340|200|40 180 520 1200 1440 1680
39 Workshop Square|midnight|390|200|46 205 600 1380 1655 1930
""".strip().split("\n")
OTHERS = {
    0: "ON DASHER", 2: "Big Fun!", 4: "Gift-Wrap Bill", 7: "Bah Humbug", 10: "NAUGHTY", 17: "Big Fun!",
    20: "SANTA CLAUS", 22: "Bah Humbug", 30: "CAUGHT PEEKING", 33: "Big Fun!", 36: "Bah Humbug", 38: "Party Shoes",
}  # fmt: skip


@pytest.mark.clause("1.11")
def test_the_rulebook_lists_the_board_and_the_cards() -> None:
    book = GAME.rulebook().partition("## The board and the cards")[2]
    for n, row in enumerate(BOOK.spaces):
        name = Words.spaces[n]
        rents = " ".join(str(rent) for rent in row.rents)
        price = f"| ${row.price} |" if row.kind == DEED else f"fee ${row.price}" if row.kind == FEE else ""
        assert any(name in line and price in line and rents in line for line in book.splitlines()), name
    for text in (*Words.cards_of[0], *Words.cards_of[1]):
        assert f"- {text}" in book


def test_every_deed_is_as_in_the_table() -> None:
    words = Words([])
    names = list(words.spaces)
    assert {n: name for n, name in enumerate(names) if n in OTHERS} == OTHERS
    assert len(BOARD) == 28
    assert sum(BOOK.estate.price) == 5480
    for deed, line in enumerate(BOARD):
        number, rest = line.split(" ", 1)
        name, group, price, present, rents = rest.split("|")
        e = BOOK.estate
        assert (names[int(number)], e.space_of[deed], e.deed_at[int(number)]) == (name, int(number), deed)
        assert words.groups[e.group[deed]] == group
        assert (e.price[deed], e.house[deed], e.mortgage[deed]) == (int(price), int(present), int(price) // 2)
        printed = [int(rent) for rent in rents.split()]
        assert list(e.rents[6 * deed : 6 * deed + 6])[: len(printed)] == printed


# What each card does to a player with $1,630 who owns nothing, with two others: cash, where it leads, the pot.
# Big Fun! is drawn on 17, Bah Humbug on 7; a fresh throw is 3 and 4.
FUN_TABLE = {
    0: (1640, 17), 1: (1650, 17), 2: (1655, 17), 3: (1680, 17), 4: (1705, 17), 5: (1730, 17), 6: (1780, 17),
    7: (1830, 0), 8: (1630, 20), 9: (1630, 25), 10: (1630, 20), 11: (1630, 17), 12: (1630, 17), 13: (1665, 17),
    14: (1680, 17), 15: (1630, 19),
}  # fmt: skip
HUMBUG_TABLE = {
    0: (1615, 7), 1: (1605, 7), 2: (1590, 7), 3: (1580, 7), 4: (1555, 7), 5: (1530, 7), 6: (1630, 10), 7: (1630, 10),
    8: (1480, 4), 9: (1630, 7), 10: (1630, 7), 11: (1595, 7), 12: (1630, 1), 13: (1467, 7), 14: (1630, 15),
    15: (1480, 7),
}  # fmt: skip


@pytest.mark.parametrize("card", range(16))
def test_every_card_is_as_in_the_table(card: int) -> None:
    owned = {"Red": "Cocoa Corner"} if card == 15 else {}
    game = fun(card, 2, 3, owned=owned)
    assert (game.cash()[0], game.at()[0]) == ((1630, 19) if card == 15 else FUN_TABLE[card])
    assert game.p.pot == 0
    game = humbug(card, 2, 3)
    cash, space = HUMBUG_TABLE[card]
    assert (game.cash()[0], game.at()[0], game.p.pot) == (cash, space, 1630 - cash)
    game.position.audit()
