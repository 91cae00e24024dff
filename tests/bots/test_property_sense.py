"""What a good player of a property game never gets wrong: values that only grow, one price, no colour given away."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from games.estates import Estates, dice, lay_out
from librt.vecs import vec
from mypy_extensions import i64

import gamenight
from gamenight import Seeded, Tape
from gamenight.bots.levels import bot
from gamenight.core.position import Judgement, first
from gamenight.games.monopoly.board import BOOK
from gamenight.parts.property.ledger import AUCTION, BUY, ROLL
from gamenight.parts.property.moves import ACCEPT, CLAIM, PASS, REFUSE, TAKE, THROW, TRADE
from gamenight.parts.property.position import Property
from gamenight.parts.property.worth import bid_target, completes, fair_price, group_value, wealth

GAME = gamenight.game("monopoly")
JUDGEMENT = GAME.judgement or Judgement()
CASH = (0, 60, 250, 900, 3000)


def deeds_of(group: int) -> list[int]:
    return [deed for deed in range(28) if BOOK.estate.group[deed] == group]


@pytest.mark.parametrize("group", range(8))
@pytest.mark.parametrize("rival", [-1, 1])
def test_another_deed_of_a_colour_never_makes_it_worth_less(group: int, rival: int) -> None:
    """Whether nobody or a rival has the rest, and whatever the cash."""
    position = lay_out(BOOK, "monopoly", [1500, 1500, 1500]).position
    members = deeds_of(group)
    for deed in members:
        position.public.owner[deed] = rival
    for held, cash in product(range(1, len(members)), CASH):
        for some in combinations(members, held):
            owned = sum(1 << deed for deed in some)
            less = group_value(position, group, owned, cash)
            for more in set(members) - set(some):
                assert group_value(position, group, owned | 1 << more, cash) > less


@pytest.mark.parametrize("group", range(8))
@pytest.mark.parametrize("spare", [0, 10, 600])
def test_what_completes_a_colour_is_bought_whenever_it_can_be_paid(group: int, spare: int) -> None:
    *mine, last = deeds_of(group)
    price = BOOK.estate.price[last]
    game = lay_out(
        BOOK, "monopoly", [price + spare, 1500, 1500], at=[BOOK.estate.space_of[last], 0, 0], phase="buy"
    )
    for deed in mine:
        game.position.hand_over(deed, 0)
    moves = game.position.moves(0)
    assert JUDGEMENT.choose(game.position, 0, moves, Seeded(1)) == TAKE
    assert list(JUDGEMENT.consider(game.position, 0, moves)) == [TAKE]


def test_with_cash_in_hand_what_is_worth_its_price_is_bought() -> None:
    game = lay_out(BOOK, "monopoly", [1400, 1500, 1500], at=[27, 0, 0], phase="buy")
    assert list(JUDGEMENT.consider(game.position, 0, game.position.moves(0))) == [TAKE]


@pytest.mark.parametrize("level", ["easy", "medium"])
@pytest.mark.parametrize("seed", range(10))
def test_nobody_lets_a_street_go_for_ten_dollars(level: str, seed: int) -> None:
    """Not even a level that often slips: whoever has the money goes on until half its price."""
    game = lay_out(BOOK, "monopoly", [1500, 1500, 1500], at=[27, 0, 0], phase="buy")
    game.play("decline")
    said = 0
    while game.p.phase == AUCTION:
        said += 1
        move = bot(level).choose(GAME, game.position.view(game.mover()), playouts=5, seed=100 * seed + said)
        game.position.play(game.mover(), move, Seeded(seed))
    assert 130 <= cost(game, "Ventnor") <= 325


def cost(game: Estates, deed: str) -> int:
    """What its owner has paid for a deed."""
    return 1500 - int(game.p.cash[game.p.owner[game.deed(deed)]])


def test_money_is_raised_for_what_completes_a_colour() -> None:
    owned = {"Red": "Kentucky, Indiana, Reading, Short Line"}
    game = lay_out(BOOK, "monopoly", [100, 1500, 1500], owned=owned, at=[24, 0, 0], phase="buy")
    for _ in range(3):
        move = JUDGEMENT.choose(game.position, 0, game.position.moves(0), Seeded(1))
        game.position.play(0, move, Seeded(1))
        if move == TAKE:
            break
    assert game.owner("Illinois") == "Red"
    assert not game.mortgaged("Indiana")


def test_the_price_accepted_and_the_limit_of_a_bid_are_one_number() -> None:
    seen = 0
    for seed in range(12):
        chance = Seeded(seed)
        position = GAME.start(seats=4, chance=chance)
        assert isinstance(position, Property)
        for _ in range(400):
            if position.to_move() == 0:
                break
            seat = first(position.to_move())
            seen += look_at_prices(position, seat)
            position.play(seat, JUDGEMENT.choose(position, seat, position.moves(seat), chance), chance)
    assert seen > 200


def look_at_prices(position: Property, seat: int) -> int:
    p, moves = position.public, position.moves(seat)
    if p.phase == BUY and moves[0] == TAKE:
        deed = BOOK.estate.deed_at[p.at[seat]]
        takes = JUDGEMENT.choose(position, seat, moves, Seeded(1)) == TAKE
        assert takes == (fair_price(position, seat, deed) >= BOOK.estate.price[deed])
        assert takes or not completes(position, seat, 1 << deed)
        return 1
    if p.phase == AUCTION and p.lot < 28 and moves[0] == PASS:
        target, limit = bid_target(position, seat), fair_price(position, seat, p.lot)
        assert target <= max(limit, p.bid)
        bargain = completes(position, seat, 1 << p.lot) or 2 * p.bid < BOOK.estate.price[p.lot]
        if bargain and p.bid + 1 <= limit:
            assert PASS not in JUDGEMENT.consider(position, seat, moves)
        return 1
    return 0


@pytest.mark.parametrize("price", [1, 200, 1400])
def test_a_colour_is_not_given_away_for_none_in_return(price: int) -> None:
    owned = {"Red": "Pacific, North Carolina", "Blue": "Pennsylvania Avenue"}
    game = lay_out(BOOK, "monopoly", [1500, 1500, 1500], owned=owned)
    game.play(f"trade Blue: give ${price} for Pennsylvania Avenue")
    assert answer(game) == [REFUSE]


def test_a_colour_may_be_given_for_a_colour() -> None:
    owned = {"Red": "Pacific, North Carolina, New York", "Blue": "Pennsylvania Avenue, St. James, Tennessee"}
    game = lay_out(BOOK, "monopoly", [1500, 1500, 1500], owned=owned)
    game.play("trade Blue: give New York $300 for Pennsylvania Avenue")
    assert answer(game)[0] == ACCEPT


@pytest.mark.parametrize("price", [10, 100])
def test_nothing_is_sold_far_below_its_price(price: int) -> None:
    game = lay_out(
        BOOK, "monopoly", [1500, 1500, 1500], owned={"Red": "Baltic", "Blue": "Pennsylvania Avenue"}
    )
    game.play(f"trade Blue: give ${price} for Pennsylvania Avenue")
    assert answer(game) == [REFUSE]


@pytest.mark.parametrize(("price", "considered"), [(565, [REFUSE]), (150, [ACCEPT, REFUSE])])
def test_a_street_that_completes_nothing_is_not_bought_for_four_times_its_price(
    price: int, considered: list[int]
) -> None:
    owned = {"Red": "States", "Blue": "St. Charles", "Yellow": "Virginia"}
    game = lay_out(BOOK, "monopoly", [1500, 1500, 1500], owned=owned)
    game.play(f"trade Blue: give States for ${price}")
    assert answer(game) == considered


def answer(game: Estates) -> list[int]:
    """What is considered: the weaker levels choose among these too."""
    moves = vec[i64]([ACCEPT, REFUSE])
    return list(JUDGEMENT.consider(game.position, 1, moves))


def test_no_street_is_bought_for_three_times_its_price_without_a_reason() -> None:
    game = lay_out(BOOK, "monopoly", [1500, 1500, 1500], at=[13, 0, 0], phase="buy")
    deed = game.deed("States")
    assert fair_price(game.position, 0, deed) <= 175


def test_the_last_house_is_not_bought_at_any_price() -> None:
    owned = {"Red": "Baltic, Mediterranean", "Blue": "Park Place, Boardwalk"}
    game = lay_out(BOOK, "monopoly", [3000, 3000], owned=owned, houses=1)
    game.play("build Baltic").plays("want 1", "want 1")
    for _ in range(60):
        if game.p.phase != AUCTION:
            break
        seat = game.mover()
        move = JUDGEMENT.choose(game.position, seat, game.position.moves(seat), Seeded(1))
        game.position.play(seat, move, Seeded(1))
    assert 50 <= game.p.bid <= 600


def test_a_bot_in_debt_comes_to_an_end() -> None:
    """An insolvent bot does not lay out offers for ever, nor one that has taken an offer back."""
    game = lay_out(BOOK, "monopoly", [10, 500, 500], owned={"Blue": "Park Place, Boardwalk", "Red": "Baltic"})
    game.p.at[0] = 32
    game.position.terms.claim = 0
    game.position.play(0, 0, Tape(vec[i64]([2, 3])))
    for _ in range(6):
        if game.p.alive == 0b110:
            break
        game.position.play(
            0, JUDGEMENT.choose(game.position, 0, game.position.moves(0), Seeded(1)), Seeded(1)
        )
    assert game.p.alive == 0b110


@pytest.mark.parametrize("seed", range(8))
def test_games_between_quick_players_do_not_go_round_in_circles(seed: int) -> None:
    chance = Seeded(seed)
    position = GAME.start(seats=2 + seed % 3, chance=chance, max_rounds=30)
    played = 0
    while position.to_move():
        seat = first(position.to_move())
        position.play(seat, JUDGEMENT.choose(position, seat, position.moves(seat), chance), chance)
        played += 1
        assert played < 3000


@pytest.mark.parametrize("seed", range(12))
def test_a_bot_that_thinks_little_begins_an_offer_once_and_goes_on(seed: int) -> None:
    """Two playouts cannot tell an offer from a throw; still nobody begins and cancels one for ever."""
    owned = {"Red": "Oriental, Vermont, St. Charles", "Blue": "Connecticut, States, Virginia"}
    game = lay_out(BOOK, "monopoly", [1500, 1500, 1500], owned=owned)
    assert TRADE + 1 in considered(game)
    game.play("trade Blue").play("cancel")
    assert TRADE + 1 not in considered(game)
    player, said = bot("search:playouts=2"), 0
    while game.mover() == 0 and game.p.phase == ROLL:
        said += 1
        move = player.choose(GAME, game.position.view(0), seed=100 * seed + said)
        game.position.play(0, move, Seeded(seed))
    assert said <= 6  # doubles throw again


def considered(game: Estates) -> list[int]:
    return list(JUDGEMENT.consider(game.position, 0, game.position.moves(0)))


def test_what_was_left_at_its_price_is_not_bought_for_more() -> None:
    owned = {"Red": "Kentucky", "Blue": "Indiana"}
    game = lay_out(BOOK, "monopoly", [1500, 1500, 1500], owned=owned, at=[24, 0, 0], phase="buy")
    deed = game.deed("Illinois")
    assert fair_price(game.position, 0, deed) >= 240
    game.play("decline")
    assert game.p.phase == AUCTION
    assert fair_price(game.position, 0, deed) < 240
    assert fair_price(game.position, 1, deed) >= 240


def test_streets_of_no_set_are_mortgaged_for_the_first_houses() -> None:
    """Three houses earn more than streets that stand alone; the set itself and three railroads are kept."""
    owned = {"Red": "St. James, Tennessee, New York, Baltic, Boardwalk", "Blue": "Park Place"}
    game = lay_out(BOOK, "monopoly", [90, 1500, 1500], owned=owned)
    said = []
    for _ in range(8):
        move = JUDGEMENT.choose(game.position, 0, game.position.moves(0), Seeded(3))
        if move == THROW:
            break
        assert move in considered(game)
        said.append(GAME.write(game.position.view(0), move))
        game.position.play(0, move, Seeded(3))
    assert said[0] == "mortgage Baltic"
    assert any(text.startswith("build") for text in said)
    assert not any(game.mortgaged(name) for name in ("St. James", "Tennessee", "New York"))


def test_money_is_raised_at_an_auction_for_what_completes_a_colour() -> None:
    owned = {"Red": "Kentucky, Indiana, Reading, Short Line", "Blue": "Baltic"}
    game = lay_out(BOOK, "monopoly", [120, 1500, 1500], owned=owned, at=[0, 24, 0], phase="buy")
    game.p.turn = game.p.mover = 1
    game.play("decline")
    for _ in range(40):
        if game.p.phase != AUCTION:
            break
        seat = game.mover()
        move = JUDGEMENT.choose(game.position, seat, game.position.moves(seat), Seeded(1))
        game.position.play(seat, move, Seeded(1))
    assert game.mortgaged("Reading")


@pytest.mark.parametrize("left", [1, 8])
def test_towards_a_last_round_a_street_counts_as_it_is_printed(left: int) -> None:
    """What is left when the rounds are over is added up (12.6): a building then earns nothing more."""
    game = lay_out(BOOK, "monopoly", [1500, 1500, 1500], owned={"Red": "Park Place, Boardwalk"})
    game.position.terms.rounds, game.p.round = 40, 40
    late = wealth(game.position, 0, game.p.owned[0], 1500)
    game.p.round = 40 - left
    assert wealth(game.position, 0, game.p.owned[0], 1500) > late
    assert late - game.position.worth(0, False) < 400  # a rent and a house more


def test_a_prisoner_asks_for_rent_on_the_throw_of_another() -> None:
    owned = {"Yellow": "Oriental"}
    game = lay_out(BOOK, "monopoly", [1500, 1500, 1500], owned=owned, at=[0, 0, 10], jailed={2: 1})
    game.position.play(0, THROW, dice(2, 4))
    game.position.play(2, PASS, Seeded(1))
    game.play("end")
    assert (game.p.phase, game.p.mover) == (ROLL, 1)
    assert JUDGEMENT.choose(game.position, 2, game.position.moves(2), Seeded(1)) == CLAIM
