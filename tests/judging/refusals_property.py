"""Monopoly and Christmas-opoly: what is said of deeds, buildings, money and trades."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from refusing import Sentences, Tried, members

from gamenight.core.names import plain_names
from gamenight.games.christmas_opoly.board import BOOK as CHRISTMAS
from gamenight.games.monopoly.board import BOOK as MONOPOLY

BOOKS = {"monopoly": MONOPOLY, "christmas_opoly": CHRISTMAS}
BUYING, OFFERING, ANSWERING, BIDDING = 3, 6, 7, 5  # what is being decided
PROPERTY = Sentences(frozenset({"say_what_for_what", "give_before_get", "one_by_one"}))
MONEY = r"(-?\$[\d,]+)"


def dollars(text: str) -> int:
    return int(text.replace("$", "").replace(",", ""))


@lru_cache(8)
def say(game: Any) -> Any:
    return game.words["en"](plain_names(2))


def deeds(tried: Tried) -> list[str]:
    return [say(tried.game).deed(deed) for deed in range(28)]


def items(tried: Tried) -> list[str]:
    return [say(tried.game).item_name(item) for item in range(30)]


def item(tried: Tried, name: str) -> int:
    return next(n for n, each in enumerate(items(tried)) if each.lower() == name.lower())


def estate(tried: Tried) -> Any:
    return BOOKS[tried.game.name].table(tried.view).estate


def deed_tried(tried: Tried) -> int:
    """The deed that was to be built on, sold from, mortgaged or paid off; or given or asked for."""
    if not 29 <= tried.move < 201:
        raise ValueError(tried.text)
    return tried.move - next(at for at in (171, 141, 113, 85, 57, 29) if tried.move >= at)


def group_of(tried: Tried, name: str) -> int:
    named = [name in (say(tried.game).set_of(group), say(tried.game).group(group)) for group in range(10)]
    return named.index(True)


def mates(tried: Tried, group: int) -> list[int]:
    return members(estate(tried).members[group])


def colour(tried: Tried, name: str) -> int:
    return list(say(tried.game).colours).index(name)


def cash(tried: Tried) -> int:
    return int(tried.p.cash[tried.seat])


def mine(tried: Tried) -> bool:
    """Whether it is for this player to decide, and not to ask for rent alone."""
    return tried.seat == tried.p.mover


def owns(tried: Tried, seat: int, thing: int) -> bool:
    return bool(tried.p.owner[thing] == seat if thing < 28 else tried.p.holder[thing - 28] == seat)


def trading_house(tried: Tried) -> Any:
    return BOOKS[tried.game.name].table(tried.view).terms


def ways(tried: Tried, *starts: str) -> bool:
    """Whether something that may be done now begins so, for each of these."""
    return all(any(move.startswith(start) for move in tried.legal) for start in starts)


def sums(tried: Tried) -> list[str]:
    return [move for move in tried.legal if move.startswith(("bid", "give $", "get $"))]


says = PROPERTY.says


@says(r"It is not your turn: you may only ask for the rent that you are owed\.")
def only_ask_for_rent(tried: Tried) -> bool:
    return (
        tried.p.mover != tried.seat
        and set(tried.legal) <= {"claim", "waive", "pass"}
        and "claim" in tried.legal
    )


@says(r"It is time to throw the dice; before that you may build, mortgage and trade\.")
def now_throw(tried: Tried) -> bool:
    return mine(tried) and "roll" in tried.legal


@says(r"You have thrown: do business if you like, then end your turn\.")
def now_end(tried: Tried) -> bool:
    return "end" in tried.legal and "roll" not in tried.legal


@says(r"This is the time between turns: build, mortgage, trade, or say that you are done\.")
def now_between(tried: Tried) -> bool:
    return mine(tried) and tried.p.phase == 2 and "end" in tried.legal


@says(r"Put up first the building that is yours now\.")
def now_place(tried: Tried) -> bool:
    return mine(tried) and ways(tried, "build")


@says(r"Decide first whether you buy (.+)\.")
def now_buy(tried: Tried, space: str) -> bool:
    return "decline" in tried.legal and space == say(tried.game).space(tried.p.at[tried.seat])


@says(rf"Choose first: {MONEY}, or a tenth of all you are worth\.")
def now_tax(tried: Tried, flat: str) -> bool:
    return sorted(tried.legal) == ["flat", "tenth"] and dollars(flat) == estate(tried).flat


@says(rf"(.+) is being auctioned: bid more than {MONEY}, or pass\.")
def now_bid(tried: Tried, lot: str, bid: str) -> bool:
    name = say(tried.game).lot(tried.p.lot)
    return (
        name.lower() == lot.lower() and dollars(bid) == tried.p.bid and "pass" in tried.legal and mine(tried)
    )


@says(r"You are laying out an offer: name what you give, then what you get, or cancel it\.")
def now_offer(tried: Tried) -> bool:
    return tried.p.offer_from == tried.seat and "cancel" in tried.legal


@says(r"You have been made an offer: accept it, refuse it, or make another\.")
def now_answer(tried: Tried) -> bool:
    return tried.p.offer_to == tried.seat and {"accept", "refuse"} <= set(tried.legal)


@says(rf"You owe {MONEY}: raise it first, by selling, mortgaging or trading\.")
def now_owing(tried: Tried, owed: str) -> bool:
    seat, to, each = list(tried.p.debts)[:3]
    return seat == tried.seat and dollars(owed) == each * (len(members(to)) if to > 0 else 1) > cash(tried)


@says(r"Say first whether you pay off the mortgage you have just taken over\.")
def now_lift(tried: Tried) -> bool:
    return "keep" in tried.legal


@says(r"There may be too few (.+) or (.+): say first how many you want\.")
def now_poll(tried: Tried, houses: str, hotels: str) -> bool:
    return bool(tried.legal) and all(move.startswith("want") for move in tried.legal)


@says(r"Rent is due to you: ask for it, let it go, or say that you will ask later\.")
def now_ask(tried: Tried) -> bool:
    return {"claim", "waive", "pass"} <= set(tried.legal)


@says(r"You may ask for (\d+) to (\d+): that is what you can use and pay\.")
def may_ask_for(tried: Tried, low: str, high: str) -> bool:
    return {f"want {n}" for n in range(int(low), int(high) + 1)} == set(tried.legal)


@says(r"Nobody asks how many (.+) you want: there are enough\.")
def enough_houses(tried: Tried, houses: str) -> bool:
    return tried.text.startswith("want") and tried.p.houses > 0


@says(r"You have thrown already: end your turn\.")
def thrown_already(tried: Tried) -> bool:
    return "end" in tried.legal and tried.p.die_a > 0 and "roll" not in tried.legal


@says(r"You threw doubles: throw again\.")
def throw_again_first(tried: Tried) -> bool:
    return "roll" in tried.legal and tried.p.die_a == tried.p.die_b > 0


@says(r"You have not thrown yet\.")
def not_thrown(tried: Tried) -> bool:
    return tried.text == "end" and "roll" in tried.legal and tried.p.doubles == 0


@says(rf"(.+) costs {MONEY}, and you have {MONEY}\.")
def cannot_afford(tried: Tried, space: str, price: str, has: str) -> bool:
    deed = deeds(tried).index(space)
    return estate(tried).price[deed] == dollars(price) > dollars(has) == cash(tried) and tried.text == "buy"


@says(r"Rent is paid without asking in this game\.")
def rent_is_paid_unasked(tried: Tried) -> bool:
    return trading_house(tried).claim == 0 and tried.text in ("claim", "waive")


@says(r"Nobody owes you rent that you could ask for now\.")
def no_claim(tried: Tried) -> bool:
    return not {"claim", "waive"} & set(tried.legal)


@says(r"You do not stand on a space that is for sale to you now\.")
def not_for_sale(tried: Tried) -> bool:
    return tried.p.phase != BUYING or not mine(tried)


@says(r"There is no tax to choose now\.")
def no_tax(tried: Tried) -> bool:
    return not {"flat", "tenth"} & set(tried.legal)


@says(r"Nothing is being auctioned now\.")
def no_auction(tried: Tried) -> bool:
    return tried.p.phase != BIDDING


@says(r"Nobody has made you an offer\.")
def no_offer(tried: Tried) -> bool:
    return tried.p.phase != ANSWERING or tried.p.offer_to != tried.seat


@says(r"You owe nothing that you cannot pay\.")
def nothing_owed(tried: Tried) -> bool:
    debts = list(tried.p.debts)
    return all(debtor != tried.seat for debtor in debts[::5]) or tried.p.phase != 8


@says(r"You have not taken over a mortgage just now\.")
def no_mortgage_taken_over(tried: Tried) -> bool:
    return "keep" not in tried.legal


@says(r"You are not in (.+)\.")
def not_in_jail(tried: Tried, jail: str) -> bool:
    return not tried.p.jailed[tried.seat]


@says(r"You hold no card that lets you out of (.+): throw for doubles\.")
def no_jail_card(tried: Tried, jail: str) -> bool:
    return (
        tried.seat not in list(tried.p.holder) and "roll" in tried.legal and bool(tried.p.jailed[tried.seat])
    )


@says(r"You cannot buy your way out of (.+) before your throws are used up\.")
def no_paying_out(tried: Tried, jail: str) -> bool:
    return (
        bool(tried.p.jailed[tried.seat]) and "pay" not in tried.legal and not trading_house(tried).pay_early
    )


@says(rf"The fine is {MONEY}, and you have {MONEY}\.")
def fine_too_dear(tried: Tried, fine: str, has: str) -> bool:
    return estate(tried).fine == dollars(fine) > dollars(has) == cash(tried) and bool(
        tried.p.jailed[tried.seat]
    )


@says(rf"This is your last try: throw for doubles\. If it fails you pay {MONEY} and move\.")
def last_try(tried: Tried, fine: str) -> bool:
    return tried.p.jailed[tried.seat] == trading_house(tried).tries and "roll" in tried.legal


@says(r'There is no offer being laid out\. Begin with "trade" and a colour\.')
def no_offer_begun(tried: Tried) -> bool:
    return tried.p.phase != OFFERING or tried.p.offer_from != tried.seat


def laying(tried: Tried) -> bool:
    return tried.p.phase == OFFERING and tried.p.offer_from == tried.seat


@says(r"Name what you (want|give) for the money first\.", "name_what_you_want", "name_what_you_give")
def name_it_first(tried: Tried, what: str) -> bool:
    return laying(tried) and not (tried.p.get if what == "want" else tried.p.give)


@says(r"Each side of a trade has to give something\.")
def both_sides_give(tried: Tried) -> bool:
    return laying(tried) and not (tried.p.give and tried.p.get)


def interest(tried: Tried, gets: int) -> int:
    pledged = [deed for deed in members(gets) if deed < 28 and tried.p.mortgaged >> deed & 1]
    return sum(estate(tried).interest(deed) for deed in pledged)


@says(rf"A mortgage costs its new owner {MONEY} at once, and you could not pay it\.")
def you_cannot_pay_interest(tried: Tried, due: str) -> bool:
    gets = tried.p.get if tried.p.offer_from == tried.seat else tried.p.give
    return interest(tried, gets) == dollars(due) and cash(tried) - max(0, tried.p.money) < dollars(due)


@says(rf"A mortgage costs its new owner {MONEY} at once, and (.+) could not pay it\.")
def they_cannot_pay_interest(tried: Tried, due: str, who: str) -> bool:
    them = colour(tried, who)
    gets = tried.p.get if tried.p.offer_from == them else tried.p.give
    return interest(tried, gets) == dollars(due) > tried.p.cash[them]


def nothing_left(tried: Tried, seat: int) -> bool:
    gets = tried.p.get if tried.p.offer_from == seat else tried.p.give
    return bool(tried.p.cash[seat] <= interest(tried, gets))


@says(r"There is no money for that: you could not pay\.")
def you_have_no_money(tried: Tried) -> bool:
    return laying(tried) and nothing_left(tried, tried.seat)


@says(r"There is no money for that: (.+) could not pay\.")
def they_have_no_money(tried: Tried, who: str) -> bool:
    return laying(tried) and nothing_left(tried, colour(tried, who)) and tried.seat != colour(tried, who)


@says(rf"A bid would have to be {MONEY}, and you have {MONEY} in cash\.")
def bid_beyond_cash(tried: Tried, low: str, has: str) -> bool:
    return (
        dollars(low) > dollars(has) == cash(tried) and dollars(low) > tried.p.bid and not ways(tried, "bid")
    )


@says(rf"A bid is a whole number of dollars from {MONEY} to {MONEY}, all in cash\.")
def bid_between(tried: Tried, low: str, high: str) -> bool:
    return tried.p.phase == BIDDING and tried.p.bid < dollars(low) <= dollars(high) == cash(tried)


@says(rf"Money in this offer may be from {MONEY} to {MONEY}\.")
def money_between(tried: Tried, low: str, high: str) -> bool:
    payer = tried.p.offer_from if tried.p.sign > 0 else tried.p.offer_to
    return laying(tried) and 1 <= dollars(low) <= dollars(high) <= tried.p.cash[payer] and tried.p.sign != 0


@says(r"That is more money than there is for this offer, or too little for its interest\.")
def no_such_money(tried: Tried) -> bool:
    return tried.move == 362 and laying(tried)


@says(rf"Money in a trade comes out of cash, and there is not that much: you have {MONEY}\.")
def only_cash(tried: Tried, has: str) -> bool:
    return tried.move == 362 and dollars(has) == cash(tried)


@says(r"You do not own (.+), so it cannot be given\.")
def you_do_not_own(tried: Tried, what: str) -> bool:
    return item(tried, what) == deed_tried(tried) and not owns(tried, tried.seat, item(tried, what))


@says(r"(.+) does not own (.+), so it cannot be given\.")
def they_do_not_own(tried: Tried, who: str, what: str) -> bool:
    return item(tried, what) == deed_tried(tried) and not owns(tried, colour(tried, who), item(tried, what))


@says(r"Nobody owns (.+), so it cannot be given\.")
def nobody_owns(tried: Tried, what: str) -> bool:
    return item(tried, what) == deed_tried(tried) and not any(
        owns(tried, s, item(tried, what)) for s in range(8)
    )


@says(r"(.+) cannot be traded while there are buildings on it\.")
def built_lot_not_traded(tried: Tried, what: str) -> bool:
    return item(tried, what) == deed_tried(tried) and tried.p.level[item(tried, what)] > 0


@says(r"(.+) cannot be traded while there are buildings on the (.+)\.")
def built_set_not_traded(tried: Tried, what: str, group: str) -> bool:
    lots = mates(tried, group_of(tried, group))
    thing = item(tried, what)
    return thing == deed_tried(tried) and thing in lots and any(tried.p.level[lot] for lot in lots)


@says(r"(.+) is yours already\.")
def yours_already(tried: Tried, what: str) -> bool:
    return tried.text.startswith("get") and owns(tried, tried.seat, item(tried, what))


@says(r"Name the things of an offer in board order, each once\.")
def in_board_order(tried: Tried) -> bool:
    side = tried.p.get if tried.text.startswith("get") else tried.p.give
    return laying(tried) and any(thing >= deed_tried(tried) for thing in members(side))


@says(r"There would be nothing to give in return\.")
def nothing_in_return(tried: Tried) -> bool:
    other = tried.p.offer_to if tried.text.startswith("give") else tried.seat
    return laying(tried) and tried.p.cash[other] == 0


@says(r"There is no trading in this game\.")
def no_trading(tried: Tried) -> bool:
    return not trading_house(tried).trading


@says(r"Nobody plays (.+)\.")
def nobody_plays(tried: Tried, who: str) -> bool:
    return colour(tried, who) >= tried.view.seats and colour(tried, who) == tried.move - 201


@says(r"You cannot trade with yourself\.")
def not_with_yourself(tried: Tried) -> bool:
    return tried.move - 201 == tried.seat


@says(r"(.+) has left the game\.")
def has_left(tried: Tried, who: str) -> bool:
    return colour(tried, who) == tried.move - 201 and colour(tried, who) not in members(tried.p.alive)


@says(r"Answer (.+) first\.")
def answer_first(tried: Tried, who: str) -> bool:
    return tried.p.offer_from == colour(tried, who) and "accept" in tried.legal


@says(r"You have made your (\d+) offers of this turn\.")
def offers_used_up(tried: Tried, offers: str) -> bool:
    return trading_house(tried).offers == int(offers) == tried.p.offered[tried.seat] and not ways(
        tried, "trade"
    )


@says(r"You and (.+) have nothing to exchange\.")
def nothing_to_exchange(tried: Tried, who: str) -> bool:
    """Nothing that may be traded on either side, or nothing on one and no money on the other."""
    other = colour(tried, who)

    def things(seat: int) -> list[int]:
        lone = trading_house(tried).lot_alone
        owned = [d for d in range(28) if tried.p.owner[d] == seat]
        free = [
            d
            for d in owned
            if not (
                tried.p.level[d]
                if lone
                else any(tried.p.level[m] for m in mates(tried, estate(tried).group[d]))
            )
        ]
        return [*free, *(n for n in range(2) if tried.p.holder[n] == seat)]

    ours, theirs = things(tried.seat), things(other)
    can = (ours and (theirs or tried.p.cash[other] > 0)) or (theirs and cash(tried) > 0)
    return other == tried.move - 201 and not can


def of_deed(tried: Tried, name: str) -> int:
    """The deed of that name, if it is the one that was tried."""
    deed = deeds(tried).index(name)
    if deed != deed_tried(tried):
        raise ValueError(name)
    return deed


@says(r"Nobody owns (.+) yet\.")
def nobodys_deed(tried: Tried, name: str) -> bool:
    return tried.p.owner[of_deed(tried, name)] < 0


@says(r"(.+) owns (.+), not you\.")
def someone_elses_deed(tried: Tried, who: str, name: str) -> bool:
    return tried.p.owner[of_deed(tried, name)] == colour(tried, who) != tried.seat


@says(r"Nothing can be built on (.+): only on coloured sets\.")
def only_coloured_sets(tried: Tried, name: str) -> bool:
    return tried.text.startswith("build") and estate(tried).group[of_deed(tried, name)] >= 8


@says(r"You need the whole (.+); (.+) (?:is|are) missing\.")
def set_incomplete(tried: Tried, group: str, missing: str) -> bool:
    lots = mates(tried, group_of(tried, group))
    absent = [deeds(tried)[lot] for lot in lots if tried.p.owner[lot] != tried.seat]
    return deed_tried(tried) in lots and missing == " and ".join(absent) and tried.text.startswith("build")


@says(r"(.+) (?:is|are) mortgaged: pay that off before you build on the set\.")
def lift_before_building(tried: Tried, lots: str) -> bool:
    group = mates(tried, estate(tried).group[deed_tried(tried)])
    return lots == " and ".join(deeds(tried)[lot] for lot in group if tried.p.mortgaged >> lot & 1)


@says(r"(.+) has a (.+): that is all it can carry\.")
def has_a_hotel(tried: Tried, name: str, hotel: str) -> bool:
    return tried.p.level[of_deed(tried, name)] == trading_house(tried).hotel_after + 1


def levels(tried: Tried) -> list[int]:
    """What stands on the lots of the group that was tried, and on the lot itself."""
    deed = deed_tried(tried)
    return [tried.p.level[lot] for lot in mates(tried, estate(tried).group[deed])]


@says(r"Build evenly: the other lots of the (.+) come first\.")
def build_evenly(tried: Tried, group: str) -> bool:
    return tried.text.startswith("build") and tried.p.level[deed_tried(tried)] > min(levels(tried))


@says(r"The bank has no (.+) left: wait until some come back\.")
def none_left(tried: Tried, what: str) -> bool:
    hotel = tried.p.level[deed_tried(tried)] == trading_house(tried).hotel_after
    return tried.text.startswith("build") and (tried.p.hotels if hotel else tried.p.houses) == 0


@says(r"The (.+) that you have to place cannot go on (.+)\.")
def cannot_go_there(tried: Tried, what: str, name: str) -> bool:
    return tried.p.phase == 11 and tried.text not in tried.legal and of_deed(tried, name) >= 0


@says(r"Nobody bid for the last (.+): ask again when the turn has passed\.")
def nobody_bid_for_them(tried: Tried, what: str) -> bool:
    return tried.p.unsold != 0 and tried.text.startswith("build")


@says(rf"That costs {MONEY}, and you have {MONEY}\.")
def costs_too_much(tried: Tried, cost: str, has: str) -> bool:
    return estate(tried).house[deed_tried(tried)] == dollars(cost) > dollars(has) == cash(tried)


@says(r"There is nothing on (.+) to sell\.")
def nothing_to_sell(tried: Tried, name: str) -> bool:
    return tried.p.level[of_deed(tried, name)] == 0


@says(r"Sell evenly: other lots of the (.+) carry more\.")
def sell_evenly(tried: Tried, group: str) -> bool:
    return tried.text.startswith("sell") and 0 < tried.p.level[deed_tried(tried)] < max(levels(tried))


@says(r"The bank has (\d+) (.+), too few to put in place of the (.+): sell more of the set at once\.")
def too_few_to_break(tried: Tried, houses: str, what: str, hotel: str) -> bool:
    few = tried.p.houses == int(houses) < trading_house(tried).hotel_after
    return few and tried.p.level[deed_tried(tried)] == trading_house(tried).hotel_after + 1


def group_tried(tried: Tried) -> int:
    return (tried.move - 209) // 15


@says(r"You have nothing on the (.+) set to sell\.")
def nothing_on_the_set(tried: Tried, group: str) -> bool:
    named = group_of(tried, group) == group_tried(tried)
    return named and not any(
        tried.p.level[d] and owns(tried, tried.seat, d) for d in mates(tried, group_tried(tried))
    )


@says(r"That would not sell several at once: sell from one lot of the (.+) set\.")
def not_several(tried: Tried, group: str) -> bool:
    there = sum(tried.p.level[lot] for lot in mates(tried, group_of(tried, group)))
    return (tried.move - 209) % 15 >= there - 1 and there > 0


@says(r"There are (.+) enough: sell one step at a time\.")
def step_by_step(tried: Tried, houses: str) -> bool:
    there = sum(tried.p.level[lot] for lot in mates(tried, group_tried(tried)))
    return tried.p.houses >= trading_house(tried).hotel_after and (tried.move - 209) % 15 < there - 1


@says(r"The bank has only (\d+) (.+), too few for that: sell further down\.")
def sell_further(tried: Tried, houses: str, what: str) -> bool:
    return tried.p.houses == int(houses) < trading_house(tried).hotel_after


@says(r"(.+) is mortgaged already\.")
def mortgaged_already(tried: Tried, name: str) -> bool:
    return bool(tried.p.mortgaged >> of_deed(tried, name) & 1)


@says(r"Sell the buildings on (.+) first\.")
def sell_lot_first(tried: Tried, name: str) -> bool:
    return tried.p.level[of_deed(tried, name)] > 0


@says(r"Sell all buildings of the (.+) first\.")
def sell_buildings_first(tried: Tried, group: str) -> bool:
    return (
        tried.text.startswith("mortgage")
        and any(levels(tried))
        and deed_tried(tried) in mates(tried, group_of(tried, group))
    )


@says(r"(.+) is not mortgaged\.")
def not_mortgaged(tried: Tried, name: str) -> bool:
    return not tried.p.mortgaged >> of_deed(tried, name) & 1


@says(rf"Paying off that mortgage costs {MONEY}, and you have {MONEY}\.")
def lifting_costs(tried: Tried, cost: str, has: str) -> bool:
    loan = estate(tried).mortgage[deed_tried(tried)]
    return loan <= dollars(cost) <= loan * 1.1 + 1 and dollars(has) == cash(tried) < dollars(cost)


@says(r"You can still pay by selling and mortgaging, so you may not give up\.")
def can_still_pay(tried: Tried) -> bool:
    own = [deed for deed in range(28) if tried.p.owner[deed] == tried.seat]
    lots = estate(tried)
    loans = sum(lots.mortgage[deed] for deed in own if not tried.p.mortgaged >> deed & 1)
    houses = sum(tried.p.level[deed] * lots.house[deed] // 2 for deed in own)
    seat, to, each = list(tried.p.debts)[:3]
    owed = each * (len(members(to)) if to > 0 else 1)
    return seat == tried.seat and tried.text == "bankrupt" and cash(tried) + loans + houses >= owed


TABLES = {"monopoly": PROPERTY, "christmas_opoly": PROPERTY}
