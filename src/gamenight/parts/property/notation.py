# compiled
"""Moves of a property game as a person writes them.

`roll`, `buy`, `bid 137`, `build Oriental`, `trade Blue: give Oriental $50 for Vermont`. What takes several steps can be
said at once; a single step of a sum shows the digits to come as dots: `bid 1..`, `bid 13.`, `bid 137`.
"""

from __future__ import annotations

import re

from gamenight.core.position import bit
from gamenight.core.refusal import Unreadable
from gamenight.parts.property import moves as acts
from gamenight.parts.property.auction import least_bid
from gamenight.parts.property.book import SEATS, Book
from gamenight.parts.property.deeds import DEEDS
from gamenight.parts.property.ledger import ANSWER, AUCTION, BETWEEN, OFFER, TAXED
from gamenight.parts.property.reading import group_named, match_item, nearest_items, seat_named, tokens
from gamenight.parts.property.sums import sum_steps
from gamenight.parts.property.table import PropertyView, Table
from gamenight.parts.property.trade import begin_offer, even_offer, interest_due, least_money, most_money
from gamenight.parts.property.words.en import PropertyWords

SPELT = {
    acts.THROW: "roll", acts.END: "end", acts.PAY: "pay", acts.USE: "card", acts.TAKE: "buy",
    acts.DECLINE: "decline", acts.FLAT: "flat", acts.TENTH: "tenth", acts.PASS: "pass", acts.ACCEPT: "accept",
    acts.REFUSE: "refuse", acts.PROPOSE: "offer", acts.CANCEL: "cancel", acts.GIVE_MONEY: "give money",
    acts.GET_MONEY: "get money", acts.CONCEDE: "bankrupt", acts.KEEP: "keep", acts.CLAIM: "claim",
    acts.WAIVE: "waive", acts.NO_SUM: "no such sum",
}  # fmt: skip
ALSO = {
    "throw": acts.THROW, "roll dice": acts.THROW, "roll the dice": acts.THROW, "done": acts.END,
    "end turn": acts.END, "pay fine": acts.PAY, "use card": acts.USE, "auction": acts.DECLINE,
    "auction it": acts.DECLINE, "do not buy": acts.DECLINE, "10%": acts.TENTH, "ten percent": acts.TENTH,
    "yes": acts.ACCEPT, "no": acts.REFUSE, "reject": acts.REFUSE, "propose": acts.PROPOSE,
    "never mind": acts.CANCEL, "concede": acts.CONCEDE, "give up": acts.CONCEDE, "keep mortgage": acts.KEEP,
    "claim rent": acts.CLAIM, "let it go": acts.WAIVE, "not now": acts.PASS, "later": acts.PASS,
}  # fmt: skip
WORDS = {text: move for move, text in SPELT.items() if move != acts.NO_SUM} | ALSO
VERBS = {
    "build": acts.BUILD, "sell": acts.SELL, "mortgage": acts.MORTGAGE, "lift": acts.LIFT, "unmortgage": acts.LIFT,
    "redeem": acts.LIFT,
}  # fmt: skip


def write(book: Book, view: PropertyView, move: int) -> str:
    if move in SPELT:
        return SPELT[move]
    if move < acts.BUILD:
        return _write_digit(book, view, move - acts.DIGIT)
    if move < acts.GIVE:
        verb, first = _verb_of(move)
        return f"{verb} {book.key(move - first)}"
    if move < acts.TRADE:
        verb, first = ("give", acts.GIVE) if move < acts.GET else ("get", acts.GET)
        return f"{verb} {book.item(move - first)}"
    if move < acts.SELL_TO:
        return f"trade {SEATS[move - acts.TRADE]}"
    if move < acts.WANT:
        group, left = divmod(move - acts.SELL_TO, acts.LEVELS)
        return f"sell {book.colours[group]} to {left}"
    return f"want {move - acts.WANT}"


def _verb_of(move: int) -> tuple[str, int]:
    if move < acts.SELL:
        return "build", acts.BUILD
    if move < acts.MORTGAGE:
        return "sell", acts.SELL
    return ("mortgage", acts.MORTGAGE) if move < acts.LIFT else ("lift", acts.LIFT)


def _write_digit(book: Book, view: PropertyView, digit: int) -> str:
    p = view.public
    word = "bid " if p.phase != OFFER else "give $" if p.sign >= 0 else "get $"
    places = p.places or acts.digits(_bounds(book.table(view), p.sign)[1])
    asked = _bounds(book.table(view), p.sign)[1]
    whole = acts.digits(max(asked, 1))
    ahead = str(p.said).zfill(whole - places) if whole > places else ""
    return f"{word}{ahead}{digit}{'.' * (places - 1)}"


def _bounds(table: Table, sign: int) -> tuple[int, int]:
    """Between which sums a bid, or the money of an offer, has to lie."""
    p = table.public
    if p.phase == OFFER:
        return (least_money(table, sign), most_money(table, sign)) if sign else (1, 0)
    return (least_bid(table, p.mover), p.cash[p.mover]) if p.phase == AUCTION else (1, 0)


def read(book: Book, view: PropertyView, text: str, say: PropertyWords) -> list[int]:
    """The steps that a text stands for, legal or not."""
    words = " ".join(text.lower().replace(":", " : ").split()).removesuffix(" :")
    if words == "pass" and view.public.phase == BETWEEN:
        return [acts.END]
    if words in WORDS:
        return [WORDS[words]]
    verb, _, rest = words.partition(" ")
    if verb == "bid":
        return _read_sum(book.table(view), rest, 0, say)
    if verb == "pay" and rest in ("tenth", "a tenth", "10%"):
        return [acts.TENTH]
    if verb == "pay" and rest.removeprefix("$").isdigit():
        return [acts.FLAT if view.public.phase == TAXED else acts.PAY]
    if verb == "want" and rest.isdigit() and int(rest) <= 32:
        return [acts.WANT + int(rest)]
    if verb in VERBS:
        return _read_deed(book, verb, rest, text, say)
    if verb in ("give", "get", "for") and " for " not in words:
        return _read_item(book, view, verb, rest, text, say)
    if verb in ("trade", "counter", "offer"):
        return _read_trade(book, view, verb, rest, say)
    raise Unreadable(say.unreadable(text))


def _read_sum(table: Table, text: str, sign: int, say: PropertyWords) -> list[int]:
    """A whole sum, or one step of it with dots for the digits to come."""
    p = table.public
    plain = text.replace("$", "").replace(",", "").strip()
    if not re.fullmatch(r"\d+\.*", plain) or len(plain) > 9:
        raise Unreadable(say.no_sum(text))
    low, high = _bounds(table, sign)
    if plain.endswith("."):
        return [acts.DIGIT + int(plain.rstrip(".")[-1])]
    amount = int(plain)
    if high < low:  # no sum can be named now: any step will be refused
        return [acts.DIGIT + int(plain[0])]
    steps = sum_steps(p, amount, high)
    return steps if low <= amount <= high and steps else [acts.NO_SUM]


def _read_deed(book: Book, verb: str, rest: str, text: str, say: PropertyWords) -> list[int]:
    found = re.fullmatch(r"(.+) to (\d+)", rest)
    if verb == "sell" and found and group_named(book, found[1]) >= 0 and int(found[2]) < acts.LEVELS:
        return [acts.SELL_TO + acts.LEVELS * group_named(book, found[1]) + int(found[2])]
    if not rest:
        raise Unreadable(say.name_a_deed(verb))
    words = tokens(rest)
    item, length = match_item(book, words, type(say))
    if item < 0 or item >= DEEDS or length != len(words):
        raise Unreadable(say.no_such_deed(text, rest, nearest_items(book, rest)))
    return [VERBS[verb] + item]


def _read_item(
    book: Book, view: PropertyView, verb: str, rest: str, text: str, say: PropertyWords
) -> list[int]:
    """One thing more in an offer that is being laid out."""
    p = view.public
    if re.fullmatch(r"\$? ?[\d,]+\.*", rest):
        sign = 1 if verb == "give" else -1
        table = book.table(view)
        steps = _read_sum(table, rest, sign, say) if p.phase == OFFER else []
        if p.sign == sign or steps == [acts.NO_SUM]:
            return steps
        return [acts.GIVE_MONEY if sign > 0 else acts.GET_MONEY, *steps]
    words = tokens(rest)
    item, length = match_item(book, words, type(say))
    if item < 0 or length != len(words):
        raise Unreadable(say.nothing_called(text, rest, nearest_items(book, rest)))
    return [(acts.GIVE if verb == "give" else acts.GET) + item]


def _read_trade(book: Book, view: PropertyView, verb: str, rest: str, say: PropertyWords) -> list[int]:
    p = view.public
    who, _, what = f" {rest}".replace(" seat : ", " seat:").partition(" : ")
    if verb == "counter" and p.phase == ANSWER:
        other = p.offer_from
    else:
        other = seat_named(who, view.seats)
    if other < 0:
        others = [seat for seat in range(view.seats) if seat != view.seat]
        name = who.strip()
        raise Unreadable(say.nobody_here(name, others) if name else say.trade_with_whom(others))
    if not what.strip():
        return [acts.TRADE + other]
    give_text, for_, get_text = f" {what} ".replace(" give ", " ").partition(" for ")
    if not for_:
        raise Unreadable(say.say_in_return())
    give, paid = _read_side(book, give_text, say)
    get, asked = _read_side(book, get_text, say)
    if paid and asked:
        raise Unreadable(say.one_way_only(paid, asked), "10.3")
    return _trade_steps(book, view, other, give, get, paid - asked, say)


def _read_side(book: Book, text: str, say: PropertyWords) -> tuple[list[int], int]:
    """The items and the money that one side of a trade gives."""
    words, items, amount = tokens(text), [], 0
    while words:
        item, length = match_item(book, words, type(say))
        number = words[0].removeprefix("$")
        if item >= 0:
            if item in items:
                raise Unreadable(say.named_twice(item))
            items.append(item)
        elif number.isdigit() and len(number) < 9:
            length, amount = 1, amount + int(number)
        elif words[0] in ("and", "+", "cash", "nothing", "$", "the"):
            length = 1
        else:
            raise Unreadable(say.nothing_to_trade(words[0], nearest_items(book, words[0])))
        words = words[length:]
    return sorted(items), amount


def _trade_steps(
    book: Book, view: PropertyView, other: int, give: list[int], get: list[int], paid: int, say: PropertyWords
) -> list[int]:
    """The steps of a whole offer; if one of them cannot be, that one alone, so that it can be said why."""
    table = Table(book.estate, view.terms, view.public.copy())
    p = table.public
    seat = view.seat if view.seat >= 0 else p.mover
    begun = p.phase == OFFER and p.offer_to == other and not p.give | p.get | p.sign
    if other == seat or not (p.alive >> other) & 1:
        return [acts.TRADE + other]
    begin_offer(table, seat, other)
    for first, items, giver in ((acts.GIVE, give, seat), (acts.GET, get, other)):
        for item in items:
            if not (table.tradable(giver) >> item) & 1:
                return [first + item]
    for item in give:
        p.give |= bit(1, item)
    for item in get:
        p.get |= bit(1, item)
    if (not give and paid <= 0) or (not get and paid >= 0):
        return [acts.PROPOSE]
    steps = [] if begun else [acts.TRADE + other]
    steps += [acts.GIVE + item for item in give] + [acts.GET + item for item in get]
    if not paid:
        return [*steps, acts.PROPOSE] if even_offer(table) else _unpayable(table, seat, say)
    sign = 1 if paid > 0 else -1
    if not least_money(table, sign) <= abs(paid) <= most_money(table, sign):
        return [acts.NO_SUM]
    steps.append(acts.GIVE_MONEY if paid > 0 else acts.GET_MONEY)
    return steps + sum_steps(p, abs(paid), most_money(table, sign))


def _unpayable(table: Table, seat: int, say: PropertyWords) -> list[int]:
    """Mortgages in an offer that would cost their new owner more than there is (10.7)."""
    p = table.public
    short = seat if interest_due(table, seat) > p.cash[seat] else p.offer_to
    due = interest_due(table, short)
    sentence = say.you_could_not_pay_for(due) if short == seat else say.they_could_not_pay_for(due, short)
    raise Unreadable(sentence, "10.7")
