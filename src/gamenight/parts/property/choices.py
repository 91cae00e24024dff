# compiled: shown
"""What may be done now in a property game, as things to touch and buttons to press."""

from __future__ import annotations

from gamenight.core.scene import Amount, Button, Choice
from gamenight.parts.property import moves as acts
from gamenight.parts.property.auction import least_bid
from gamenight.parts.property.book import Book
from gamenight.parts.property.ledger import ANSWER, ASKED, AUCTION, BETWEEN, FREED, HOTEL_LOT, OFFER
from gamenight.parts.property.mortgages import lift_cost
from gamenight.parts.property.notation import SPELT, write
from gamenight.parts.property.table import PropertyView
from gamenight.parts.property.trade import least_money, most_money
from gamenight.parts.property.words.en import PropertyWords

PLAIN = {  # a move that is one button: its id, and the word that asks why not
    move: word for move, word in SPELT.items() if move not in (acts.GIVE_MONEY, acts.GET_MONEY, acts.NO_SUM)
}
# The lamp shines on the first of these that may be made.
MAIN = (acts.CLAIM, acts.TAKE, acts.PROPOSE, acts.THROW, acts.END)


def label_of(book: Book, view: PropertyView, move: int, say: PropertyWords) -> str:
    """What the button of a plain move says."""
    p, e = view.public, book.estate
    if move == acts.THROW:
        return say.throw_again_label() if p.doubles else say.throw_label()
    if move == acts.END:
        return say.done_label() if p.phase == BETWEEN else say.end_label()
    if move == acts.PASS:
        return say.not_now_label() if p.phase == ASKED else say.pass_label()
    if move in (acts.PAY, acts.FLAT):
        return say.pay_label(e.fine if move == acts.PAY else e.flat)
    if move == acts.TAKE:
        return say.buy_label(book.spaces[max(0, p.at[view.seat])].price)
    if move == acts.DECLINE:
        return say.auction_label() if view.terms.auctions else say.leave_label()
    return {
        acts.USE: say.use_label, acts.TENTH: say.tenth_label,
        acts.ACCEPT: say.accept_label, acts.REFUSE: say.refuse_label, acts.PROPOSE: say.offer_label,
        acts.CANCEL: say.cancel_label, acts.CONCEDE: say.bankrupt_label, acts.KEEP: say.keep_label,
        acts.CLAIM: say.claim_label, acts.WAIVE: say.waive_label,
    }[move]()  # fmt: skip


def choices(book: Book, view: PropertyView, say: PropertyWords) -> tuple[Choice, ...]:
    found = [_choice(book, view, move, say) for move in view.moves if not _is_sum(move)]
    return (*found, *_sums(book, view, say))


def _is_sum(move: int) -> bool:
    return acts.DIGIT <= move < acts.BUILD or move in (acts.GIVE_MONEY, acts.GET_MONEY) or move >= acts.WANT


def _choice(book: Book, view: PropertyView, move: int, say: PropertyWords) -> Choice:
    text = write(book, view, move)
    if move in PLAIN:
        label = label_of(book, view, move, say)
        touch = (f"button:{PLAIN[move]}",)
        return Choice(text, say.press(label), touch, label=label, main=_main(view, move))
    if move < acts.GIVE:
        return _deed_choice(book, view, move, text, say)
    if move < acts.GET:
        return Choice(text, say.give_item(move - acts.GIVE), (f"deed:{move - acts.GIVE}",))
    if move < acts.TRADE:
        return Choice(text, say.get_item(move - acts.GET), (f"deed:{move - acts.GET}",))
    if move < acts.SELL_TO:
        return _trade_choice(view, move - acts.TRADE, text, say)
    group, left = divmod(move - acts.SELL_TO, acts.LEVELS)
    touch = (f"button:set.{group}.{left}",)
    return Choice(text, say.sell_set(group, left), touch, label=say.sell_set_label(group, left))


def _trade_choice(view: PropertyView, other: int, text: str, say: PropertyWords) -> Choice:
    if view.public.phase == ANSWER:
        return Choice(text, say.another_offer(other), ("button:trade",), label=say.counter_label())
    return Choice(text, say.offer_a_trade(other), ("button:trade", f"seat:{other}"))


def _main(view: PropertyView, move: int) -> bool:
    return next((first for first in MAIN if first in view.moves), -1) == move


def _deed_choice(book: Book, view: PropertyView, move: int, text: str, say: PropertyWords) -> Choice:
    e, p, top = book.estate, view.public, view.terms.hotel_after
    if move >= acts.LIFT:
        deed = move - acts.LIFT
        cost = lift_cost(book.table(view), deed)
        if p.phase == FREED:
            return Choice(text, say.lift_for(deed, cost), ("button:lift",), label=say.lift_for_label(cost))
        return _priced(text, say.lift_for(deed, cost), "lift", deed, cost, say)
    if move >= acts.MORTGAGE:
        deed = move - acts.MORTGAGE
        loan = e.mortgage[deed]
        return _priced(text, say.mortgage_for(deed, loan), "mortgage", deed, loan, say)
    if move >= acts.SELL:
        deed = move - acts.SELL
        price = book.table(view).resale(deed, p.level[deed] - 1)
        return _priced(text, say.sell_for(deed, p.level[deed] > top, price), "sell", deed, price, say)
    deed = move - acts.BUILD
    says = say.build_for(deed, p.level[deed] == top, e.house[deed])
    return _priced(text, says, "build", deed, e.house[deed], say)


def _priced(text: str, says: str, button: str, deed: int, price: int, say: PropertyWords) -> Choice:
    """Something done with a deed: its price stands on it before it is chosen."""
    return Choice(text, says, (f"button:{button}", f"deed:{deed}"), label=say.priced(deed, price))


def _sums(book: Book, view: PropertyView, say: PropertyWords) -> list[Choice]:
    """Sums of money, and numbers of buildings: one choice each, with its bounds."""
    p, table, seat = view.public, book.table(view), view.seat
    found = []
    if p.phase == AUCTION and any(acts.DIGIT <= move < acts.BUILD for move in view.moves):
        low, high = _rest_of(view, least_bid(table, seat), p.cash[seat])
        amount = Amount(low, high, suggest=low, unit="$")
        found.append(Choice("bid {}", say.bid_at_least(low), ("button:bid",), amount, say.bid_label(), True))
    if p.phase == OFFER and seat == p.mover:
        found += [
            _money(book, view, sign, say)
            for sign, move in ((1, acts.GIVE_MONEY), (-1, acts.GET_MONEY))
            if move in view.moves or p.sign == sign
        ]
    wants = [move - acts.WANT for move in view.moves if move >= acts.WANT]
    if wants:
        says = say.ask_for_buildings(wants[0], wants[-1], p.unit == HOTEL_LOT)
        amount = Amount(wants[0], wants[-1], suggest=wants[-1])
        found.append(Choice("want {}", says, ("button:want",), amount, say.ask_label()))
    return found


def _money(book: Book, view: PropertyView, sign: int, say: PropertyWords) -> Choice:
    """Money given with an offer (1), or asked for (-1)."""
    table = book.table(view)
    low, high = _rest_of(view, least_money(table, sign), most_money(table, sign))
    amount = Amount(low, high, suggest=low, unit="$")
    if sign > 0:
        touch = ("button:give_money",)
        return Choice("give ${}", say.add_money(low, high), touch, amount, say.give_money_label())
    touch = ("button:get_money",)
    return Choice("get ${}", say.ask_for_money(low, high), touch, amount, say.get_money_label())


def _rest_of(view: PropertyView, low: int, high: int) -> tuple[int, int]:
    """The sums that begin with the digits said so far."""
    p = view.public
    if not p.places:
        return low, high
    span = 10**p.places
    return max(low, p.said * span), min(high, (p.said + 1) * span - 1)


def buttons(book: Book, view: PropertyView, say: PropertyWords) -> tuple[Button, ...]:
    """Those of the moves that may be made, and the usual ones, which say why not."""
    if view.seat < 0:
        return ()
    found = [
        Button(f"button:{PLAIN[move]}", label_of(book, view, move, say), PLAIN[move])
        for move in view.moves
        if move in PLAIN
    ]
    for choice in _sums(book, view, say):
        found.append(Button(choice.touch[0], choice.label, choice.text.split(" ")[0]))
    for move in view.moves:
        if acts.SELL_TO <= move < acts.WANT:
            group, left = divmod(move - acts.SELL_TO, acts.LEVELS)
            label = say.sell_set_label(group, left)
            found.append(Button(f"button:set.{group}.{left}", label, write(book, view, move)))
    if acts.THROW not in view.moves:
        found.append(Button("button:roll", say.throw_label(), "roll"))
    trade = say.counter_label() if view.public.phase == ANSWER else say.trade_label()
    for word, label in (
        ("build", say.build_label()), ("sell", say.sell_label()), ("mortgage", say.mortgage_label()),
        ("lift", say.lift_label()), ("trade", trade),
    ):  # fmt: skip
        found.append(Button(f"button:{word}", label, word))
    return tuple(found)
