"""What every property game says in English: one list of sentences, without branches but those of English."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from gamenight.core.names import capital
from gamenight.core.words import Words

JAIL_SPACE = 10  # in every property game
# Which spaces have deeds, in board order: the same in every property game.
DEED_SPACES = (
    1, 3, 5, 6, 8, 9, 11, 12, 13, 14, 15, 16, 18, 19, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 34, 35, 37, 39
)  # fmt: skip
SERVICE_DEEDS = (7, 20)  # whose rent goes by the throw
LINES = 8  # the group of the railroads; those below are colours
ORDINALS = ("", "first", "second", "third", "fourth")


class PropertyWords(Words):
    """A game's own words fill in the names; the sentences are the same."""

    spaces: ClassVar[tuple[str, ...]] = ()  # forty names
    labels: ClassVar[tuple[str, ...]] = ()  # the same, as short as players say them
    cards_of: ClassVar[tuple[tuple[str, ...], tuple[str, ...]]] = ((), ())  # what the cards of each deck say
    decks: ClassVar[tuple[str, str]] = ("", "")
    groups: ClassVar[tuple[str, ...]] = ()  # "orange"; the lines and the services last
    house: ClassVar[tuple[str, str]] = ("house", "houses")
    hotel: ClassVar[tuple[str, str]] = ("hotel", "hotels")
    jail: ClassVar[str] = ""
    pot: ClassVar[str] = ""  # "the jackpot"
    visiting: ClassVar[str] = ""  # printed on the jail: "or just visiting"
    visitor: ClassVar[str] = ""  # who is there and not in it: "just visiting"
    abbreviations: ClassVar[tuple[tuple[str, str], ...]] = ()  # of names, as people write them
    colours: ClassVar[tuple[str, ...]] = (
        "Red", "Blue", "Yellow", "Green", "Purple", "Orange", "Sky", "Black"
    )  # fmt: skip

    # Names of things

    def colour(self, seat: int) -> str:
        return self.colours[seat]

    def space(self, space: int) -> str:
        return self.spaces[space]

    def stand(self, space: int) -> str:
        """A space that somebody has come to: "Jail, just visiting"."""
        return f"{self.spaces[space]}, {self.visitor}" if space == JAIL_SPACE else self.spaces[space]

    def label(self, space: int) -> str:
        return self.labels[space]

    def deed(self, deed: int) -> str:
        return self.spaces[DEED_SPACES[deed]]

    def short(self, deed: int) -> str:
        return self.labels[DEED_SPACES[deed]]

    def group(self, group: int) -> str:
        return self.groups[group]

    def set_of(self, group: int) -> str:
        """ "orange set", "railroads" """
        return f"{self.groups[group]} set" if group < LINES else self.groups[group]

    def item(self, item: int) -> str:
        """A deed, or the kept card of a deck, as a label."""
        n = len(DEED_SPACES)
        return self.short(item) if item < n else f"{self.decks[item - n]} card"

    def item_name(self, item: int) -> str:
        n = len(DEED_SPACES)
        return self.deed(item) if item < n else f"the {self.decks[item - n]} {self.jail} card"

    def lot(self, lot: int) -> str:
        """What is being auctioned."""
        n = len(DEED_SPACES)
        return self.deed(lot) if lot < n else f"one {self.hotel[0] if lot > n else self.house[0]}"

    def building(self, hotel: bool) -> str:
        return self.hotel[0] if hotel else self.house[0]

    def buildings(self, n: int, hotel: bool) -> str:
        """ "1 house", "3 hotels" """
        return self.counted(n, *(self.hotel if hotel else self.house))

    def level(self, level: int, hotel: int) -> str:
        """ "no houses", "1 house", "3 houses", "a hotel" """
        if level == hotel:
            return f"a {self.hotel[0]}"
        return self.buildings(level, False) if level else f"no {self.house[1]}"

    def built_tag(self, level: int, hotel: int) -> str:
        """As short as it fits a small deed: "3 houses", "hotel", "Tree"."""
        return self.hotel[0].rpartition(" ")[2] if level == hotel else self.buildings(level, False)

    def card_text(self, card: int) -> str:
        return self.cards_of[card // 16][card % 16]

    def deck(self, deck: int) -> str:
        return self.decks[deck]

    def bundle(self, items: Sequence[int], amount: int) -> str:
        """Items and money: "Baltic Avenue, Oriental Avenue and $50"."""
        words = [self.item_name(item) for item in items]
        return self.listed([*words, self.money(amount)] if amount > 0 else words) or "nothing"

    def seats_named(self, seats: Sequence[int]) -> str:
        return ", ".join(self.colours[seat] for seat in seats)

    # The board

    def place_in_the_middle(self, seat: int) -> str:
        return f"Where {self.colour(seat)} waits for the first throw"

    def waiting_label(self) -> str:
        """Printed where a token waits to enter."""
        return "waiting"

    def space_says(self, space: int, group: int) -> str:
        return f"{self.space(space)}, {self.group(group)}"

    def collect_note(self, salary: int) -> str:
        return f"Collect {self.money(salary)}"

    def visiting_note(self) -> str:
        return self.visiting

    def tax_note(self, flat: int) -> str:
        return f"{self.money(flat)} or 10%"

    def rent_now(self, rent: int, times: bool) -> str:
        """Today's rent: "$14", "4×" the throw."""
        return f"{rent}×" if times else self.money(rent)

    def mortgaged(self) -> str:
        return "mortgaged"

    def owner_mortgaged(self, seat: int) -> str:
        return f"{self.colour(seat)}, mortgaged"

    def owner_rent(self, seat: int, rent: int, times: bool) -> str:
        return f"{self.colour(seat)}, rent {self.rent_now(rent, times)}"

    def token(self, seat: int) -> str:
        """What stands for a seat on the board."""
        return self.looks[self.look(seat)]

    def token_on(self, seat: int, space: int) -> str:
        return f"{capital(self.whose(seat))} {self.token(seat)}, on {self.space(space)}"

    def token_in_the_middle(self, seat: int) -> str:
        return f"{capital(self.whose(seat))} {self.token(seat)}, waiting in the middle"

    def token_in_jail(self, seat: int) -> str:
        return f"{capital(self.whose(seat))} {self.token(seat)}, in {self.jail}"

    def in_jail(self) -> str:
        return f"in {self.jail}"

    def dice(self) -> str:
        return "Dice"

    def dice_says(self, a: int, b: int) -> str:
        return f"Dice: {a} and {b}"

    def deck_says(self, deck: int, size: int) -> str:
        return f"{self.decks[deck]}, {size} cards"

    def deck_says_last(self, deck: int, size: int, card: int) -> str:
        return f"{self.decks[deck]}, {size} cards; last drawn: {self.card_text(card)}"

    def deeds_of(self, seat: int) -> str:
        return f"{capital(self.whose(seat))} deeds"

    def kept_card(self, item: int) -> str:
        return f"{self.item(item)}, kept"

    def deed_says(self, deed: int, group: int, level: int, hotel: int, rent: int, times: bool) -> str:
        """A deed that somebody owns; a rent below 0 says that it is mortgaged."""
        words = [self.deed(deed), self.group(group)]
        words += [self.level(level, hotel)] if level else []
        words.append("mortgaged" if rent < 0 else f"rent {self.rent_now(rent, times)}")
        return ", ".join(words)

    # Seats and facts

    def bankrupt(self) -> str:
        return "bankrupt"

    def holds_a_card(self) -> str:
        return f"holds a {self.jail} card"

    def bids(self, bid: int) -> str:
        return f"bids {self.money(bid)}"

    def out_of_the_auction(self) -> str:
        return "passed"

    def bank(self) -> str:
        return "Bank"

    def bank_has(self, houses: int, hotels: int) -> str:
        return f"{self.buildings(houses, False)}, {self.buildings(hotels, True)}"

    def pot_label(self) -> str:
        return capital(self.pot)

    def last_card(self, deck: int) -> str:
        return f"Last {self.decks[deck]} card"

    def threw_for_the_start(self) -> str:
        return "Threw for the start"

    def throws(self, throws: Sequence[int]) -> str:
        return ", ".join(f"{self[seat]} {throw}" for seat, throw in enumerate(throws))

    def service_deed(self, mortgage: int) -> str:
        return f"rent 4 times the throw, 10 times with both; mortgage {self.money(mortgage)}"

    def line_deed(self, rents: Sequence[int], mortgage: int) -> str:
        one, two, three, four = (self.money(rent) for rent in rents[:4])
        return f"rent {one}, with two {two}, three {three}, four {four}; mortgage {self.money(mortgage)}"

    def lot_deed(self, rents: Sequence[int], houses: int, cost: int, mortgage: int) -> str:
        """`houses` go before a hotel."""
        built = ", ".join(f"{self.buildings(n, False)} {self.money(rents[n])}" for n in range(1, houses + 1))
        bare = f"rent {self.money(rents[0])}, with the set {self.money(2 * rents[0])}"
        whole = f"{bare}, {built}, {self.hotel[0]} {self.money(rents[5])}"
        price = f"a {self.house[0]} costs {self.money(cost)}"
        return f"{whole}; {price}; mortgage {self.money(mortgage)}"

    def in_the_middle(self) -> str:
        return "In the middle"

    def waiting_to_enter(self) -> str:
        return f"tokens that wait for their first throw; {self.space(0)} is its first step"

    # Deed cards

    def rent_label(self) -> str:
        return "Rent"

    def with_the_set(self) -> str:
        return "with the set"

    def with_so_many(self, n: int) -> str:
        """Of railroads or utilities."""
        return f"if {n} {'is' if n == 1 else 'are'} owned"

    def priced(self, deed: int, price: int) -> str:
        """On a deed, before it is chosen."""
        return f"{self.short(deed)}, {self.money(price)}"

    def lot_title(self, lot: int) -> str:
        return capital(self.lot(lot))

    # The sheet at the end

    def worth_of(self, worth: int) -> str:
        return f"worth {self.money(worth)}"

    def worth_title(self) -> str:
        return "What everyone is worth"

    def worth_columns(self) -> tuple[str, ...]:
        return ("Cash", "Deeds", "Mortgaged, at half", "Buildings", "Worth")

    def short_list(self, deeds: Sequence[int]) -> str:
        return ", ".join(self.short(deed) for deed in deeds)

    def built_list(self, built: Sequence[tuple[int, int]], hotel: int) -> str:
        return ", ".join(f"{self.short(deed)}: {self.level(level, hotel)}" for deed, level in built)

    # What to do

    def heading(self, round_: int, last: bool) -> str:
        return f"Round {round_}, the last turn" if last else f"Round {round_}"

    def ask_for_rent(self, debtor: int, deed: int, rent: int) -> str:
        return (
            f"{self[debtor]} landed on {self.deed(deed)}: "
            f"ask for your {self.money(rent)} rent before it is too late."
        )

    def last_left(self, winner: int) -> str:
        return f"{self[winner]} {self.verb(winner, 'win', 'wins')}: nobody else is left."

    def wins_worth(self, winners: Sequence[int], worth: int) -> str:
        verb = "win" if len(winners) > 1 else self.verb(winners[0], "win", "wins")
        subject = self[winners[0]] if len(winners) == 1 else self.all_of(winners)
        return f"{subject} {verb}, worth {self.money(worth)}."

    def to_throw(self, who: int) -> str:
        return f"{self[who]} to throw."

    def to_end_the_turn(self, who: int) -> str:
        return f"{self[who]} to end the turn."

    def to_do_business(self, who: int) -> str:
        return f"{self[who]} to do business or pass."

    def to_buy(self, who: int) -> str:
        return f"{self[who]} to buy or not."

    def to_choose_a_tax(self, who: int) -> str:
        return f"{self[who]} to choose a tax."

    def lays_out_an_offer(self, who: int) -> str:
        return f"{self[who]} is laying out an offer."

    def has_to_raise_money(self, who: int) -> str:
        return f"{self[who]} has to raise money."

    def to_lift(self, who: int) -> str:
        return f"{self[who]} to pay off a mortgage or not."

    def to_say_how_many(self, who: int) -> str:
        return f"{self[who]} to say how many to build."

    def to_ask_for_rent(self, who: int) -> str:
        return f"{self[who]} to ask for rent."

    def to_place(self, who: int) -> str:
        return f"{self[who]} to place a building."

    def to_answer(self, who: int, offer: str) -> str:
        """After the sentence that tells the offer."""
        return f"{offer} {self[who]} to answer."

    def to_bid(self, who: int, lot: int, leader: int, bid: int) -> str:
        lead = f" {self.leads(leader, bid)}" if leader >= 0 else ""
        return f"{capital(self.lot(lot))} is being auctioned.{lead} {self[who]} to bid or pass."

    def leads(self, leader: int, bid: int) -> str:
        return f"{self[leader]} {self.verb(leader, 'lead', 'leads')} with {self.money(bid)}."

    def at_auction(self, lot: int, leader: int, bid: int) -> str:
        lead = self.leads(leader, bid) if leader >= 0 else "There is no bid yet."
        return f"{capital(self.lot(lot))} is being auctioned. {lead}"

    def and_bid_or_pass(self, said: str) -> str:
        """What to do comes last."""
        return f"{said} Bid or pass."

    def lift_it_now(self, deed: int, cost: int) -> str:
        return f"{self.deed(deed)} came to you mortgaged. Pay that off now for {self.money(cost)}?"

    def how_many(self) -> str:
        return "There may be too few buildings for everyone. How many do you want?"

    def where_to_place(self, hotel: bool) -> str:
        return f"You won a {self.building(hotel)}. Where shall it stand?"

    def where_to_build(self, hotel: bool) -> str:
        return f"Where shall the {self.building(hotel)} that you wanted stand?"

    def between_turns(self) -> str:
        return "Between turns: build, mortgage or trade, or say that you are done."

    def choose_a_tax(self, flat: int) -> str:
        return f"Pay {self.money(flat)}, or a tenth of all you are worth. Choose before you count."

    def end_your_turn(
        self, space: int, jailed: bool, build: bool, mortgage: bool, lift: bool, trade: bool
    ) -> str:
        """With what there is to do before that."""
        here = _ended(f"You are in {self.jail}" if jailed else f"You are on {self.stand(space)}")
        offered = ((build, "build"), (mortgage, "mortgage"), (lift, "pay off a mortgage"), (trade, "trade"))
        can = [word for able, word in offered if able]
        if not can:
            return f"{here} End your turn."
        business = capital(self.listed(can, "or"))
        return f"{here} {business} if you like, then end your turn."

    def throw_to_enter(self) -> str:
        return f"It is your turn. Throw the dice to enter the board: {self.space(0)} counts as one."

    def first_move(self, throw: int, asked: str) -> str:
        """Before another sentence."""
        return f"Your {throw} was the highest throw, and your first move. {asked}"

    def do_you_accept(self, offer: str) -> str:
        """After the sentence that tells the offer."""
        return f"{offer} Do you accept?"

    def what_do_you_offer(self, other: int) -> str:
        return f"What do you offer {self.whom(other)}? Name what you give, then what you get."

    def your_offer(self, other: int, give: Sequence[int], get: Sequence[int]) -> str:
        offer = f"{self.bundle(give, 0)} for {self.bundle(get, 0)}"
        return f"Your offer to {self.whom(other)}: {offer}. Name what you give, then what you get."

    def in_jail_try(self, attempt: int, tries: int, fine: int, card: bool) -> str:
        """A fine of 0 cannot be paid now."""
        ways = ["throw for doubles"]
        ways += [f"pay {self.money(fine)}"] if fine else []
        ways += ["use your card"] if card else []
        return f"You are in {self.jail}, try {attempt} of {tries}: {', or '.join(ways)}."

    def throw_again(self) -> str:
        return "You threw doubles. Throw again."

    def throw_the_dice(self) -> str:
        return "It is your turn. Throw the dice."

    def too_dear(self, space: int, price: int, cash: int, auctions: bool) -> str:
        rest = "or it is auctioned" if auctions else "or leave it"
        costs = f"{self.space(space)} costs {self.money(price)}"
        return f"{costs} and you have {self.money(cash)}: raise the money, {rest}."

    def for_sale(self, space: int, price: int) -> str:
        return f"{self.space(space)} is for sale for {self.money(price)}."

    def and_completes_yours(self, said: str, group: int) -> str:
        """After another sentence, as the next two."""
        return f"{said} It completes your {self.set_of(group)}."

    def and_would_be_your(self, said: str, nth: int, of: int, group: int) -> str:
        whole = f"{of} in the {self.set_of(group)}" if group < LINES else f"the {of} {self.set_of(group)}"
        return f"{said} It would be your {ORDINALS[nth]} of {whole}."

    def and_completes_theirs(self, said: str, who: int, group: int) -> str:
        return f"{said} It would complete {self.whose(who)} {self.set_of(group)}."

    def raise_more(self, owed: int, cash: int) -> str:
        have = f"You owe {self.money(owed)} and have {self.money(cash)}"
        return f"{have}. Raise {self.money(owed - cash)} more: sell, mortgage or trade."

    def trade_or_fail(self, owed: int, cash: int) -> str:
        have = f"You owe {self.money(owed)} and have {self.money(cash)}"
        return f"{have}. Selling and mortgaging is not enough: trade, or go bankrupt."

    def locked_lot(self) -> str:
        return "There are buildings on it."

    def locked(self, group: int) -> str:
        return f"There are buildings on the {self.set_of(group)}."

    def item_mortgaged(self, item: int) -> str:
        return f"{self.item(item)}, mortgaged"

    # Buttons and choices

    def throw_label(self) -> str:
        return "Throw the dice"

    def throw_again_label(self) -> str:
        return "Throw again"

    def done_label(self) -> str:
        return "Done"

    def end_label(self) -> str:
        return "End turn"

    def pay_label(self, amount: int) -> str:
        return f"Pay {self.money(amount)}"

    def use_label(self) -> str:
        return "Use the card"

    def buy_label(self, price: int) -> str:
        return f"Buy for {self.money(price)}"

    def auction_label(self) -> str:
        return "Auction it"

    def leave_label(self) -> str:
        return "Leave it"

    def tenth_label(self) -> str:
        return "Pay a tenth"

    def pass_label(self) -> str:
        return "Pass"

    def accept_label(self) -> str:
        return "Accept"

    def refuse_label(self) -> str:
        return "Refuse"

    def offer_label(self) -> str:
        return "Offer this"

    def cancel_label(self) -> str:
        return "Take it back"

    def bankrupt_label(self) -> str:
        return "Go bankrupt"

    def keep_label(self) -> str:
        return "Keep it mortgaged"

    def claim_label(self) -> str:
        return "Ask for the rent"

    def not_now_label(self) -> str:
        return "Not now"

    def waive_label(self) -> str:
        return "Let it go"

    def build_label(self) -> str:
        return "Build"

    def sell_label(self) -> str:
        return "Sell"

    def mortgage_label(self) -> str:
        return "Mortgage"

    def lift_label(self) -> str:
        return "Pay off"

    def trade_label(self) -> str:
        return "Trade"

    def counter_label(self) -> str:
        return "Counter-offer"

    def bid_label(self) -> str:
        return "Bid"

    def ask_label(self) -> str:
        return "Ask"

    def give_money_label(self) -> str:
        return "Give money"

    def get_money_label(self) -> str:
        return "Ask for money"

    def sell_set_label(self, group: int, left: int) -> str:
        return f"Sell {self.group(group)} down to {left}"

    def lift_for_label(self, cost: int) -> str:
        return f"Pay it off for {self.money(cost)}"

    def press(self, label: str) -> str:
        """What a button does, where its label says it all."""
        return f"{label}."

    def give_item(self, item: int) -> str:
        return f"Give {self.item_name(item)}."

    def get_item(self, item: int) -> str:
        return f"Ask for {self.item_name(item)}."

    def another_offer(self, other: int) -> str:
        return f"Make {self.whom(other)} another offer instead."

    def offer_a_trade(self, other: int) -> str:
        return f"Offer {self.whom(other)} a trade."

    def sell_set(self, group: int, left: int) -> str:
        return f"Sell the {self.group(group)} set down to {left} in all."

    def lift_for(self, deed: int, cost: int) -> str:
        return f"Pay off the mortgage on {self.deed(deed)} for {self.money(cost)}."

    def mortgage_for(self, deed: int, loan: int) -> str:
        return f"Mortgage {self.deed(deed)} for {self.money(loan)}."

    def sell_for(self, deed: int, hotel: bool, price: int) -> str:
        return f"Sell a {self.building(hotel)} on {self.deed(deed)} for {self.money(price)}."

    def build_for(self, deed: int, hotel: bool, cost: int) -> str:
        return f"Build a {self.building(hotel)} on {self.deed(deed)} for {self.money(cost)}."

    def bid_at_least(self, low: int) -> str:
        return f"Bid at least {self.money(low)}."

    def add_money(self, low: int, high: int) -> str:
        return f"Add money, {self.money(low)} to {self.money(high)}."

    def ask_for_money(self, low: int, high: int) -> str:
        return f"Ask for money, {self.money(low)} to {self.money(high)}."

    def ask_for_buildings(self, low: int, high: int, hotel: bool) -> str:
        return f"Ask for {low} to {high} {self.hotel[1] if hotel else self.house[1]}."

    def whole_bid(self, bid: int) -> str:
        return f"Bid {self.money(bid)}."

    def whole_offer(self, other: int, give: Sequence[int], get: Sequence[int], money: int) -> str:
        """Money below 0 is asked for."""
        return f"Offer {self.given(other)} {self.bundle(give, money)} for {self.bundle(get, -money)}."

    # What happened

    def rolled(self, who: int, a: int, b: int) -> str:
        return f"{self[who]} threw {a} and {b}{', doubles' if a == b else ''}."

    def landed(self, who: int, space: int) -> str:
        return _ended(f"{self[who]} landed on {self.stand(space)}")

    def collected(self, who: int, amount: int) -> str:
        return f"{self[who]} collected {self.money(amount)} at {self.space(0)}."

    def drew(self, who: int, card: int) -> str:
        return f"{self[who]} drew a {self.decks[card // 16]} card: {self.card_text(card)}"

    def threw_for_it(self, who: int, a: int, b: int) -> str:
        return f"{self[who]} threw again for it: {a} and {b}."

    def entered(self, who: int) -> str:
        return f"{self[who]} entered the board."

    def jailed(self, who: int, why: int) -> str:
        """0 by the space, 1 by a card, 2 for doubles."""
        how = (f" by {self.space(30)}", " by a card", " for three doubles in a row")[why]
        return f"{self[who]} {self.verb(who, 'were', 'was')} sent to {self.jail}{how}."

    def left_jail(self, who: int, how: int) -> str:
        ways = ("with doubles", "by paying", "with a card", "after the last try, by paying")
        return f"{self[who]} got out of {self.jail} {ways[how]}."

    def stayed(self, who: int) -> str:
        return f"{self[who]} threw no doubles and stayed in {self.jail}."

    def own_space(self, who: int, deed: int) -> str:
        return f"{self.deed(deed)} is {self.whose(who)} own."

    def no_rent(self, deed: int) -> str:
        return f"{self.deed(deed)} is mortgaged: no rent."

    def rested(self, who: int) -> str:
        return f"{self[who]} took a rest at {self.space(20)}."

    def time_is_up(self) -> str:
        return "The time is up: this is the last turn."

    def over(self) -> str:
        return "The game is over."

    def paid(self, who: int, to: Sequence[int], amount: int, why: str) -> str:
        """`to` holds seats; `why` comes from one of the `for_` below, also in the next four."""
        each = " each" if len(to) > 1 else ""
        return f"{self[who]} paid {self.money(amount)}{each} to {self.all_of(to)}, {why}."

    def paid_bank(self, who: int, amount: int, why: str) -> str:
        return f"{self[who]} paid {self.money(amount)} to the bank, {why}."

    def paid_pot(self, who: int, amount: int, why: str) -> str:
        return f"{self[who]} paid {self.money(amount)} into {self.pot}, {why}."

    def owes(self, who: int, to: Sequence[int], amount: int, why: str) -> str:
        owes = self.verb(who, "owe", "owes")
        return f"{self[who]} {owes} {self.money(amount)} to {self.all_of(to)}, {why}."

    def owes_bank(self, who: int, amount: int, why: str) -> str:
        return f"{self[who]} {self.verb(who, 'owe', 'owes')} {self.money(amount)} to the bank, {why}."

    def owes_pot(self, who: int, amount: int, why: str) -> str:
        return f"{self[who]} {self.verb(who, 'owe', 'owes')} {self.money(amount)} into {self.pot}, {why}."

    def for_rent(self, deed: int) -> str:
        return f"rent for {self.deed(deed)}"

    def for_card(self) -> str:
        return "as the card says"

    def for_jail(self) -> str:
        return f"to leave {self.jail}"

    def for_interest(self, deed: int) -> str:
        return f"interest on {self.deed(deed)}"

    def for_space(self, space: int) -> str:
        name = self.space(space)
        return name.lower() if name.endswith("Tax") else name

    def gained(self, who: int, amount: int) -> str:
        return f"{self[who]} received {self.money(amount)} from the bank."

    def took_pot(self, who: int, amount: int) -> str:
        return f"{self[who]} took the {self.money(amount)} in {self.pot}."

    def bought(self, who: int, deed: int, price: int) -> str:
        return f"{self[who]} bought {self.deed(deed)} for {self.money(price)}."

    def chose_tenth(self, who: int, worth: int) -> str:
        return f"{self[who]} chose to pay a tenth, and turned out to be worth {self.money(worth)}."

    def chose_flat(self, who: int, flat: int) -> str:
        return f"{self[who]} chose the flat {self.money(flat)}."

    def up_for_auction(self, lot: int) -> str:
        return f"{capital(self.lot(lot))} came up for auction."

    def bid(self, who: int, bid: int) -> str:
        return f"{self[who]} bid {self.money(bid)}."

    def passed(self, who: int) -> str:
        return f"{self[who]} passed."

    def won(self, who: int, lot: int, bid: int) -> str:
        return f"{self[who]} won {self.lot(lot)} for {self.money(bid)}."

    def nobody_bid(self) -> str:
        return "Nobody bid."

    def nobody_bid_more(self) -> str:
        return "Nobody bid any more."

    def shortage(self, who: int, left: int, hotel: bool) -> str:
        have = self.buildings(left, hotel)
        return f"{self[who]} wanted to build, and the bank has {have} left: everyone says how many they want."

    def wanted(self, who: int, n: int, hotel: bool) -> str:
        return f"{self[who]} wanted {self.buildings(n, hotel)}."

    def built_house(self, who: int, nth: int, deed: int, cost: int) -> str:
        what = f"a {ORDINALS[nth]} {self.house[0]}"
        return f"{self[who]} built {what} on {self.deed(deed)} for {self.money(cost)}."

    def built_hotel(self, who: int, deed: int, cost: int) -> str:
        return f"{self[who]} built a {self.hotel[0]} on {self.deed(deed)} for {self.money(cost)}."

    def sold(self, who: int, level: int, hotel: int, deed: int, price: int) -> str:
        left = self.level(level, hotel)
        return f"{self[who]} sold down to {left} on {self.deed(deed)} for {self.money(price)}."

    def sold_down(self, who: int, group: int, price: int) -> str:
        return f"{self[who]} sold buildings of the {self.group(group)} set for {self.money(price)}."

    def mortgaged_deed(self, who: int, deed: int, loan: int) -> str:
        return f"{self[who]} mortgaged {self.deed(deed)} for {self.money(loan)}."

    def lifted(self, who: int, deed: int, cost: int) -> str:
        return f"{self[who]} paid off the mortgage on {self.deed(deed)} for {self.money(cost)}."

    def offered(self, who: int, to: int, give: Sequence[int], get: Sequence[int], money: int) -> str:
        """ "Mabel offered Theo Baltic Avenue and $50 for Vermont Avenue." """
        offer = f"{self.bundle(give, money)} for {self.bundle(get, -money)}"
        return f"{self[who]} offered {self.whom(to)} {offer}."

    def accepted(self, who: int) -> str:
        return f"{self[who]} accepted."

    def refused(self, who: int) -> str:
        return f"{self[who]} refused."

    def you_took_it_back(self) -> str:
        return "You took the offer back."

    def went_bankrupt(self, who: int) -> str:
        return f"{self[who]} {self.verb(who, 'are', 'is')} bankrupt."

    def took_over(self, who: int, debtor: int, deeds: Sequence[int], cash: int) -> str:
        return f"{self[who]} took over {self.bundle(deeds, cash)} from {self.whom(debtor)}."

    def may_claim(self, who: int, debtor: int, rent: int, deed: int) -> str:
        return f"{self[who]} may ask {self.whom(debtor)} for {self.money(rent)} rent for {self.deed(deed)}."

    def claimed(self, who: int, debtor: int, rent: int, deed: int) -> str:
        return f"{self[who]} asked {self.whom(debtor)} for {self.money(rent)} rent for {self.deed(deed)}."

    def let_go(self, who: int, rent: int, deed: int) -> str:
        return f"{self[who]} let go of {self.money(rent)} rent for {self.deed(deed)}."

    def too_late(self, who: int, rent: int, deed: int) -> str:
        return f"{self[who]} did not ask in time for {self.money(rent)} rent for {self.deed(deed)}."

    # What cannot be read

    def unreadable(self, text: str) -> str:
        a, b = self.short(3), self.short(4)
        return (
            f"{text!r} is no move here. Write for example roll, buy, bid 137, build {a}, "
            f"mortgage {a}, trade Blue: give {a} $50 for {b}, or end."
        )

    def no_sum(self, text: str) -> str:
        return f"{text!r} is no sum of money: write a whole number of dollars, such as 137."

    def name_a_deed(self, verb: str) -> str:
        """`verb` is a word of the notation."""
        return f"{verb.capitalize()} what? Name a deed, such as {verb} {self.short(3)}."

    def no_such_deed(self, text: str, name: str, near: Sequence[int]) -> str:
        return f"{text!r}: there is no deed called {name!r}.{self.did_you_mean(near)}"

    def nothing_called(self, text: str, name: str, near: Sequence[int]) -> str:
        return f"{text!r}: there is nothing called {name!r} to trade.{self.did_you_mean(near)}"

    def nothing_to_trade(self, name: str, near: Sequence[int]) -> str:
        return f"There is nothing called {name!r} to trade.{self.did_you_mean(near)}"

    def did_you_mean(self, items: Sequence[int]) -> str:
        names = [self.item(item) for item in items]
        return f" Did you mean {' or '.join(names)}?" if names else ""

    def trade_with_whom(self, others: Sequence[int]) -> str:
        return f"Trade with whom? The others are {self.seats_named(others)}."

    def nobody_here(self, name: str, others: Sequence[int]) -> str:
        return f"Trade with whom? {name!r} is nobody here; the others are {self.seats_named(others)}."

    def say_in_return(self) -> str:
        return 'Say what you want in return: "trade Blue: give ... for ...".'

    def one_way_only(self, paid: int, asked: int) -> str:
        rest = f"{self.money(abs(paid - asked))} {'given' if paid > asked else 'asked for'}"
        return f"Money can only go one way: give {self.money(paid)} for {self.money(asked)} is {rest}."

    def named_twice(self, item: int) -> str:
        return f"{self.item(item)} is named twice."

    def you_could_not_pay_for(self, due: int) -> str:
        return f"Taking over mortgages costs {self.money(due)} at once, and you could not pay that."

    def they_could_not_pay_for(self, due: int, who: int) -> str:
        could = f"{self.colour(who)} could not pay that"
        return f"Taking over mortgages costs {self.money(due)} at once, and {could}."

    # Why not: the time is wrong

    def only_ask_for_rent(self) -> str:
        return "It is not your turn: you may only ask for the rent that you are owed."

    def now_throw(self) -> str:
        return "It is time to throw the dice; before that you may build, mortgage and trade."

    def now_end(self) -> str:
        return "You have thrown: do business if you like, then end your turn."

    def now_between(self) -> str:
        return "This is the time between turns: build, mortgage, trade, or say that you are done."

    def now_buy(self, space: int) -> str:
        return f"Decide first whether you buy {self.space(space)}."

    def now_tax(self, flat: int) -> str:
        return f"Choose first: {self.money(flat)}, or a tenth of all you are worth."

    def now_bid(self, lot: int, bid: int) -> str:
        return f"{capital(self.lot(lot))} is being auctioned: bid more than {self.money(bid)}, or pass."

    def now_offer(self) -> str:
        return "You are laying out an offer: name what you give, then what you get, or cancel it."

    def now_answer(self) -> str:
        return "You have been made an offer: accept it, refuse it, or make another."

    def now_owing(self, owed: int) -> str:
        return f"You owe {self.money(owed)}: raise it first, by selling, mortgaging or trading."

    def now_lift(self) -> str:
        return "Say first whether you pay off the mortgage you have just taken over."

    def now_poll(self) -> str:
        return f"There may be too few {self.house[1]} or {self.hotel[1]}: say first how many you want."

    def now_place(self) -> str:
        return "Put up first the building that is yours now."

    def now_ask(self) -> str:
        return "Rent is due to you: ask for it, let it go, or say that you will ask later."

    # Why not: the turn

    def may_ask_for(self, low: int, high: int) -> str:
        return f"You may ask for {low} to {high}: that is what you can use and pay."

    def enough_houses(self) -> str:
        return f"Nobody asks how many {self.house[1]} you want: there are enough."

    def thrown_already(self) -> str:
        return "You have thrown already: end your turn."

    def throw_again_first(self) -> str:
        return "You threw doubles: throw again."

    def not_thrown(self) -> str:
        return "You have not thrown yet."

    def cannot_afford(self, space: int, price: int, cash: int) -> str:
        return f"{self.space(space)} costs {self.money(price)}, and you have {self.money(cash)}."

    def rent_is_paid_unasked(self) -> str:
        return "Rent is paid without asking in this game."

    def no_claim(self) -> str:
        return "Nobody owes you rent that you could ask for now."

    def can_still_pay(self) -> str:
        return "You can still pay by selling and mortgaging, so you may not give up."

    def not_for_sale(self) -> str:
        return "You do not stand on a space that is for sale to you now."

    def no_tax(self) -> str:
        return "There is no tax to choose now."

    def no_auction(self) -> str:
        return "Nothing is being auctioned now."

    def no_offer(self) -> str:
        return "Nobody has made you an offer."

    def nothing_owed(self) -> str:
        return "You owe nothing that you cannot pay."

    def no_mortgage_taken_over(self) -> str:
        return "You have not taken over a mortgage just now."

    def not_in_jail(self) -> str:
        return f"You are not in {self.jail}."

    def no_jail_card(self) -> str:
        return f"You hold no card that lets you out of {self.jail}: throw for doubles."

    def no_paying_out(self) -> str:
        return f"You cannot buy your way out of {self.jail} before your throws are used up."

    def fine_too_dear(self, fine: int, cash: int) -> str:
        return f"The fine is {self.money(fine)}, and you have {self.money(cash)}."

    def last_try(self, fine: int) -> str:
        return f"This is your last try: throw for doubles. If it fails you pay {self.money(fine)} and move."

    # Why not: trades

    def say_what_for_what(self) -> str:
        return "Each side of a trade has to give something: say what for what."

    def no_offer_begun(self) -> str:
        return 'There is no offer being laid out. Begin with "trade" and a colour.'

    def name_what_you_want(self) -> str:
        return "Name what you want for the money first."

    def name_what_you_give(self) -> str:
        return "Name what you give for the money first."

    def both_sides_give(self) -> str:
        return "Each side of a trade has to give something."

    def you_cannot_pay_interest(self, due: int) -> str:
        return f"A mortgage costs its new owner {self.money(due)} at once, and you could not pay it."

    def they_cannot_pay_interest(self, due: int, who: int) -> str:
        could = f"{self.colour(who)} could not pay it"
        return f"A mortgage costs its new owner {self.money(due)} at once, and {could}."

    def you_have_no_money(self) -> str:
        return "There is no money for that: you could not pay."

    def they_have_no_money(self, who: int) -> str:
        return f"There is no money for that: {self.colour(who)} could not pay."

    def bid_beyond_cash(self, low: int, cash: int) -> str:
        return f"A bid would have to be {self.money(low)}, and you have {self.money(cash)} in cash."

    def bid_between(self, low: int, high: int) -> str:
        bounds = f"{self.money(low)} to {self.money(high)}"
        return f"A bid is a whole number of dollars from {bounds}, all in cash."

    def money_between(self, low: int, high: int) -> str:
        return f"Money in this offer may be from {self.money(low)} to {self.money(high)}."

    def no_such_money(self) -> str:
        return "That is more money than there is for this offer, or too little for its interest."

    def only_cash(self, cash: int) -> str:
        have = f"you have {self.money(cash)}"
        return f"Money in a trade comes out of cash, and there is not that much: {have}."

    def you_do_not_own(self, item: int) -> str:
        return f"You do not own {self.item_name(item)}, so it cannot be given."

    def they_do_not_own(self, who: int, item: int) -> str:
        return f"{self.colour(who)} does not own {self.item_name(item)}, so it cannot be given."

    def nobody_owns(self, item: int) -> str:
        return f"Nobody owns {self.item_name(item)}, so it cannot be given."

    def built_lot_not_traded(self, item: int) -> str:
        return f"{capital(self.item_name(item))} cannot be traded while there are buildings on it."

    def built_set_not_traded(self, item: int, group: int) -> str:
        what = capital(self.item_name(item))
        return f"{what} cannot be traded while there are buildings on the {self.set_of(group)}."

    def yours_already(self, item: int) -> str:
        return f"{capital(self.item_name(item))} is yours already."

    def give_before_get(self) -> str:
        return "Say first all that you give, then what you get."

    def in_board_order(self) -> str:
        return "Name the things of an offer in board order, each once."

    def nothing_in_return(self) -> str:
        return "There would be nothing to give in return."

    def no_trading(self) -> str:
        return "There is no trading in this game."

    def nobody_plays(self, who: int) -> str:
        return f"Nobody plays {self.colour(who)}."

    def not_with_yourself(self) -> str:
        return "You cannot trade with yourself."

    def has_left(self, who: int) -> str:
        return f"{self.colour(who)} has left the game."

    def answer_first(self, who: int) -> str:
        return f"Answer {self.colour(who)} first."

    def offers_used_up(self, offers: int) -> str:
        return f"You have made your {offers} offers of this turn."

    def nothing_to_exchange(self, who: int) -> str:
        return f"You and {self.colour(who)} have nothing to exchange."

    # Why not: deeds

    def nobodys_deed(self, deed: int) -> str:
        return f"Nobody owns {self.deed(deed)} yet."

    def someone_elses_deed(self, who: int, deed: int) -> str:
        return f"{self.colour(who)} owns {self.deed(deed)}, not you."

    def only_coloured_sets(self, deed: int) -> str:
        return f"Nothing can be built on {self.deed(deed)}: only on coloured sets."

    def set_incomplete(self, group: int, missing: Sequence[int]) -> str:
        lots = " and ".join(self.deed(deed) for deed in missing)
        is_are = "is" if len(missing) == 1 else "are"
        return f"You need the whole {self.set_of(group)}; {lots} {is_are} missing."

    def lift_before_building(self, pledged: Sequence[int]) -> str:
        lots = " and ".join(self.deed(deed) for deed in pledged)
        is_are = "is" if len(pledged) == 1 else "are"
        return f"{lots} {is_are} mortgaged: pay that off before you build on the set."

    def has_a_hotel(self, deed: int) -> str:
        return f"{self.deed(deed)} has a {self.hotel[0]}: that is all it can carry."

    def build_evenly(self, group: int) -> str:
        return f"Build evenly: the other lots of the {self.set_of(group)} come first."

    def none_left(self, hotel: bool) -> str:
        what = self.hotel[1] if hotel else self.house[1]
        return f"The bank has no {what} left: wait until some come back."

    def cannot_go_there(self, deed: int, hotel: bool) -> str:
        return f"The {self.building(hotel)} that you have to place cannot go on {self.deed(deed)}."

    def nobody_bid_for_them(self, hotel: bool) -> str:
        what = self.hotel[1] if hotel else self.house[1]
        return f"Nobody bid for the last {what}: ask again when the turn has passed."

    def costs_too_much(self, cost: int, cash: int) -> str:
        return f"That costs {self.money(cost)}, and you have {self.money(cash)}."

    def nothing_to_sell(self, deed: int) -> str:
        return f"There is nothing on {self.deed(deed)} to sell."

    def sell_evenly(self, group: int) -> str:
        return f"Sell evenly: other lots of the {self.set_of(group)} carry more."

    def too_few_to_break(self, houses: int) -> str:
        have = f"The bank has {houses} {self.house[1]}"
        return f"{have}, too few to put in place of the {self.hotel[0]}: sell more of the set at once."

    def nothing_on_the_set(self, group: int) -> str:
        return f"You have nothing on the {self.group(group)} set to sell."

    def not_several(self, group: int) -> str:
        return f"That would not sell several at once: sell from one lot of the {self.group(group)} set."

    def one_by_one(self) -> str:
        return f"{self.house[1].capitalize()} are sold one by one."

    def step_by_step(self) -> str:
        return f"There are {self.house[1]} enough: sell one step at a time."

    def sell_further(self, houses: int) -> str:
        return f"The bank has only {houses} {self.house[1]}, too few for that: sell further down."

    def mortgaged_already(self, deed: int) -> str:
        return f"{self.deed(deed)} is mortgaged already."

    def sell_lot_first(self, deed: int) -> str:
        return f"Sell the buildings on {self.deed(deed)} first."

    def sell_buildings_first(self, group: int) -> str:
        return f"Sell all buildings of the {self.set_of(group)} first."

    def not_mortgaged(self, deed: int) -> str:
        return f"{self.deed(deed)} is not mortgaged."

    def lifting_costs(self, cost: int, cash: int) -> str:
        return f"Paying off that mortgage costs {self.money(cost)}, and you have {self.money(cash)}."

    # Why a good player would

    def because_cash_covers(self, rent: int, deed: int) -> str:
        most = f"{self.money(rent)} on {self.short(deed)}, the most that others charge"
        return f"Your cash covers even the {most}: no need to mortgage or sell."

    def because_raise_later(self, rent: int, deed: int) -> str:
        most = f"{self.money(rent)} on {self.short(deed)}, the most that others charge"
        return f"Should you owe the {most}, you can still mortgage or sell then."

    def because_spending_leaves(self, left: int, rent: int, deed: int) -> str:
        spent = f"Whatever you build or pay off now leaves you {self.money(left)} at most"
        return f"{spent}, and {self.short(deed)} charges up to {self.money(rent)}."

    def because_it_completes(self, group: int) -> str:
        return f"It completes the {self.set_of(group)} for you: rents there double."

    def because_it_earns(self, deed: int, rent: int) -> str:
        pays = f"{rent} times the throw" if rent in (4, 10) and deed in SERVICE_DEEDS else self.money(rent)
        return f"Whoever lands on {self.short(deed)} then pays you {pays}."

    def because_not_worth(self, price: int, cash: int) -> str:
        of = f" of your {self.money(cash)}" if price <= cash else f", and you have {self.money(cash)}"
        return f"It costs {self.money(price)}{of}; it would complete no colour for you."

    def because_bid_is_high(self, bid: int, price: int) -> str:
        return f"The bid stands at {self.money(bid)}, and it usually costs {self.money(price)}."

    def because_bid_completes(self, bid: int, group: int) -> str:
        return f"For {self.money(bid)} it would complete the {self.set_of(group)} for you."

    def because_bid_below(self, bid: int, price: int) -> str:
        return f"A bid of {self.money(bid)} is below the {self.money(price)} that it usually costs."

    def because_rent_grows(self, now: int, after: int) -> str:
        return f"The rent there goes from {self.money(now)} to {self.money(after)}."

    def because_it_earns_again(self, deed: int, rent: int) -> str:
        return f"{self.short(deed)} earns rent again{f': {self.money(rent)}' if rent else ''}."

    def because_cheapest_deed(self, deed: int) -> str:
        return f"None of the deeds that you could mortgage is cheaper than {self.short(deed)}."

    def because_no_colour_there(self, other: int) -> str:
        who = self.given(other) if other >= 0 else "any other player alone"
        return f"Nothing that {who} could give you completes a colour."

    def because_claim_is_due(self, other: int, rent: int) -> str:
        return f"{self.given(other)} owes you {self.money(rent)}, and pays only if you ask."


def _ended(text: str) -> str:
    """A sentence whose last word may bring its own stop: "Big Fun!" """
    return text if text.endswith("!") else f"{text}."


def decisions(house: str, houses: str, jail: str) -> dict[str, tuple[str, str]]:
    """What a coach says of each kind of decision, in the words of one property game."""
    return {
        "roll": (
            "Throw the dice, and your token goes that far.",
            "Before the throw you may also build, mortgage or trade.",
        ),
        "jail": (
            f"You are in {jail}: throw doubles, or pay to get out.",
            f"Early in the game get out; late, {jail} is a safe place.",
        ),
        "buy": (
            "Nobody owns this space. Its owner collects rent from visitors.",
            "Buy nearly everything at first: only whole colours earn much.",
        ),
        "auction": (
            "It goes to the highest bidder, for any price.",
            "Bid more if it completes a colour, for you or for another.",
        ),
        "rent": ("Somebody stands on your space and owes you rent.", "Ask for it in time, or it is lost."),
        "build": (
            "You own a whole colour, so you may build on it.",
            f"The third {house} on each brings most for its cost.",
        ),
        "end": ("You may still build, mortgage or trade.", "Then end your turn."),
        "between": ("Between turns you may do business too.", "Pass if there is nothing you want."),
        "offer": (
            "You lay out a trade: what you give, and what you get.",
            "A trade that completes a colour for both is often accepted.",
        ),
        "answer": (
            "Somebody offers you a trade.",
            "Look whether it completes a colour, for them or for you.",
        ),
        "debt": ("You owe more than you have.", f"Sell {houses} or mortgage deeds until you can pay."),
        "mortgaged": ("The deed that came to you is mortgaged.", "Lift it now, or later for more."),
        "shortage": (
            f"There are too few {houses} left for everybody.",
            "Say how many you want; the last ones are auctioned.",
        ),
    }
