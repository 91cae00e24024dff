"""What may be done now in a property game, as things to touch and buttons to press."""

from __future__ import annotations

from gamenight.core.names import Names
from gamenight.core.scene import Amount, Button, Choice
from gamenight.parts.property import moves as acts
from gamenight.parts.property.auction import least_bid
from gamenight.parts.property.build import lift_cost
from gamenight.parts.property.notation import SPELT, write
from gamenight.parts.property.table import ANSWER, AUCTION, BETWEEN, FREED, OFFER, PropertyView
from gamenight.parts.property.trade import least_money, most_money
from gamenight.parts.property.wording import Book, money

PLAIN = {  # a move that is one button: its id, and the word that asks why not
    move: word for move, word in SPELT.items() if move not in (acts.GIVE_MONEY, acts.GET_MONEY, acts.NO_SUM)
}
# The lamp shines on the first of these that may be made.
MAIN = (acts.CLAIM, acts.TAKE, acts.PROPOSE, acts.THROW, acts.END)


def label_of(book: Book, view: PropertyView, move: int) -> str:
    """What the button of a plain move says."""
    p, e = view.public, book.estate
    here = book.spaces[p.at[view.seat]] if view.seat >= 0 and p.at[view.seat] >= 0 else book.spaces[0]
    between = p.phase == BETWEEN
    return {
        acts.THROW: "Throw again" if p.doubles else "Throw the dice",
        acts.END: "Done" if between else "End turn",
        acts.PAY: f"Pay {money(e.fine)}",
        acts.USE: "Use the card",
        acts.TAKE: f"Buy for {money(here.price)}",
        acts.DECLINE: "Auction it" if view.terms.auctions else "Leave it",
        acts.FLAT: f"Pay {money(e.flat)}",
        acts.TENTH: "Pay a tenth",
        acts.PASS: "Pass",
        acts.ACCEPT: "Accept",
        acts.REFUSE: "Refuse",
        acts.PROPOSE: "Offer this",
        acts.CANCEL: "Take it back",
        acts.CONCEDE: "Go bankrupt",
        acts.KEEP: "Keep it mortgaged",
        acts.CLAIM: "Ask for the rent",
        acts.WAIVE: "Let it go",
    }[move]


def choices(book: Book, view: PropertyView, names: Names) -> tuple[Choice, ...]:
    found = [_choice(book, view, names, move) for move in view.moves if not _is_sum(move)]
    return (*found, *_sums(book, view))


def _is_sum(move: int) -> bool:
    return acts.DIGIT <= move < acts.BUILD or move in (acts.GIVE_MONEY, acts.GET_MONEY) or move >= acts.WANT


def _choice(book: Book, view: PropertyView, names: Names, move: int) -> Choice:
    text = write(book, view, move)
    if move in PLAIN:
        label = label_of(book, view, move)
        return Choice(text, f"{label}.", (f"button:{PLAIN[move]}",), label=label, main=_main(view, move))
    if move < acts.GIVE:
        return _deed_choice(book, view, move, text)
    if move < acts.TRADE:
        item, verb = (move - acts.GIVE, "Give") if move < acts.GET else (move - acts.GET, "Ask for")
        return Choice(text, f"{verb} {book.item_name(item)}.", (f"deed:{item}",))
    if move < acts.SELL_TO:
        other = move - acts.TRADE
        if view.public.phase == ANSWER:
            says = f"Make {names.whom(other)} another offer instead."
            return Choice(text, says, ("button:trade",), label="Counter-offer")
        return Choice(text, f"Offer {names.whom(other)} a trade.", ("button:trade", f"seat:{other}"))
    group, left = divmod(move - acts.SELL_TO, acts.LEVELS)
    says = f"Sell the {book.groups[group][0]} set down to {left} in all."
    label = f"Sell {book.groups[group][0]} down to {left}"
    return Choice(text, says, (f"button:set.{group}.{left}",), label=label)


def _main(view: PropertyView, move: int) -> bool:
    return next((first for first in MAIN if first in view.moves), -1) == move


def _deed_choice(book: Book, view: PropertyView, move: int, text: str) -> Choice:
    e, p = book.estate, view.public
    if move >= acts.LIFT:
        deed = move - acts.LIFT
        cost = lift_cost(book.table(view), deed)
        says = f"Lift the mortgage on {book.deed(deed)} for {money(cost)}."
        if p.phase == FREED:
            return Choice(text, says, ("button:lift",), label=f"Lift it for {money(cost)}")
        return Choice(text, says, _touch("lift", deed))
    if move >= acts.MORTGAGE:
        deed = move - acts.MORTGAGE
        gain = money(e.mortgage[deed])
        return Choice(text, f"Mortgage {book.deed(deed)} for {gain}.", _touch("mortgage", deed))
    if move >= acts.SELL:
        deed = move - acts.SELL
        what = book.hotel.one if p.level[deed] > view.terms.hotel_after else book.house.one
        gain = money(e.house[deed] // 2)
        return Choice(text, f"Sell a {what} on {book.deed(deed)} for {gain}.", _touch("sell", deed))
    deed = move - acts.BUILD
    what = book.hotel.one if p.level[deed] == view.terms.hotel_after else book.house.one
    return Choice(
        text, f"Build a {what} on {book.deed(deed)} for {money(e.house[deed])}.", _touch("build", deed)
    )


def _touch(button: str, deed: int) -> tuple[str, ...]:
    return f"button:{button}", f"deed:{deed}"


def _sums(book: Book, view: PropertyView) -> list[Choice]:
    """Sums of money, and numbers of buildings: one choice each, with its bounds."""
    p, table, seat = view.public, book.table(view), view.seat
    found = []
    if p.phase == AUCTION and any(acts.DIGIT <= move < acts.BUILD for move in view.moves):
        low, high = _rest_of(view, least_bid(table, seat), p.cash[seat])
        amount = Amount(low, high, suggest=low, unit="$")
        found.append(Choice("bid {}", f"Bid at least {money(low)}.", ("button:bid",), amount, "Bid", True))
    if p.phase == OFFER and seat == p.mover:
        for sign, move in ((1, acts.GIVE_MONEY), (-1, acts.GET_MONEY)):
            if move in view.moves or p.sign == sign:
                low, high = _rest_of(view, least_money(table, sign), most_money(table, sign))
                word = "give" if sign > 0 else "get"
                says = f"{'Add' if sign > 0 else 'Ask for'} money, {money(low)} to {money(high)}."
                amount = Amount(low, high, suggest=low, unit="$")
                label = "Give money" if sign > 0 else "Ask for money"
                found.append(Choice(f"{word} ${{}}", says, (f"button:{word}_money",), amount, label))
    wants = [move - acts.WANT for move in view.moves if move >= acts.WANT]
    if wants:
        says = f"Ask for {wants[0]} to {wants[-1]} {_unit(book, view)}."
        found.append(
            Choice("want {}", says, ("button:want",), Amount(wants[0], wants[-1], suggest=wants[-1]), "Ask")
        )
    return found


def _unit(book: Book, view: PropertyView) -> str:
    hotel = view.public.level[view.public.wish] == view.terms.hotel_after
    return book.hotel.many if hotel else book.house.many


def _rest_of(view: PropertyView, low: int, high: int) -> tuple[int, int]:
    """The sums that begin with the digits said so far."""
    p = view.public
    if not p.places:
        return low, high
    span = 10**p.places
    return max(low, p.said * span), min(high, (p.said + 1) * span - 1)


def buttons(book: Book, view: PropertyView) -> tuple[Button, ...]:
    """Those of the moves that may be made, and the usual ones, which say why not."""
    if view.seat < 0:
        return ()
    found = [
        Button(f"button:{PLAIN[move]}", label_of(book, view, move), PLAIN[move])
        for move in view.moves
        if move in PLAIN
    ]
    for choice in _sums(book, view):
        found.append(Button(choice.touch[0], choice.label, choice.text.split(" ")[0]))
    for move in view.moves:
        if acts.SELL_TO <= move < acts.WANT:
            group, left = divmod(move - acts.SELL_TO, acts.LEVELS)
            text = write(book, view, move)
            found.append(
                Button(f"button:set.{group}.{left}", f"Sell {book.groups[group][0]} down to {left}", text)
            )
    if acts.THROW not in view.moves:
        found.append(Button("button:roll", "Throw the dice", "roll"))
    trade = "Counter-offer" if view.public.phase == ANSWER else "Trade"
    for word, label in (
        ("build", "Build"), ("sell", "Sell"), ("mortgage", "Mortgage"), ("lift", "Lift"), ("trade", trade)
    ):  # fmt: skip
        found.append(Button(f"button:{word}", label, word))
    return tuple(found)
