"""Moves of a property game as a person writes them.

`roll`, `buy`, `bid 137`, `build Oriental`, `trade Blue: give Oriental $50 for Vermont`. What takes several steps can be
said at once; a single step of a sum shows the digits to come as dots: `bid 1..`, `bid 13.`, `bid 137`.
"""

from __future__ import annotations

import re

from gamenight.core.refusal import Unreadable
from gamenight.parts.auction import least_bid
from gamenight.parts.deeds import DEEDS
from gamenight.parts.property_moves import (
    ACCEPT,
    BUILD,
    CANCEL,
    CLAIM,
    CONCEDE,
    DECLINE,
    DIGIT,
    END,
    FLAT,
    GET,
    GET_MONEY,
    GIVE,
    GIVE_MONEY,
    KEEP,
    LEVELS,
    LIFT,
    MORTGAGE,
    NO_SUM,
    PASS,
    PAY,
    PROPOSE,
    REFUSE,
    SELL,
    SELL_TO,
    TAKE,
    TENTH,
    THROW,
    TRADE,
    USE,
    WAIVE,
    WANT,
    digits,
)
from gamenight.parts.property_sums import sum_steps
from gamenight.parts.property_table import ANSWER, AUCTION, BETWEEN, OFFER, TAXED, PropertyView, Table
from gamenight.parts.property_words import (
    SEATS,
    Book,
    group_named,
    match_item,
    money,
    nearest_names,
    seat_named,
    tokens,
)
from gamenight.parts.trade import begin_offer, even_offer, interest_due, least_money, most_money

SPELT = {
    THROW: "roll", END: "end", PAY: "pay", USE: "card", TAKE: "buy", DECLINE: "decline", FLAT: "flat",
    TENTH: "tenth", PASS: "pass", ACCEPT: "accept", REFUSE: "refuse", PROPOSE: "offer", CANCEL: "cancel",
    GIVE_MONEY: "give money", GET_MONEY: "get money", CONCEDE: "bankrupt", KEEP: "keep", CLAIM: "claim",
    WAIVE: "waive", NO_SUM: "no such sum",
}  # fmt: skip
ALSO = {
    "throw": THROW, "roll dice": THROW, "roll the dice": THROW, "done": END, "end turn": END, "pay fine": PAY,
    "use card": USE, "auction": DECLINE, "auction it": DECLINE, "do not buy": DECLINE, "10%": TENTH,
    "ten percent": TENTH, "yes": ACCEPT, "no": REFUSE, "reject": REFUSE, "propose": PROPOSE, "never mind": CANCEL,
    "concede": CONCEDE, "give up": CONCEDE, "keep mortgage": KEEP, "claim rent": CLAIM, "let it go": WAIVE,
}  # fmt: skip
WORDS = {text: move for move, text in SPELT.items() if move != NO_SUM} | ALSO
VERBS = {
    "build": BUILD, "sell": SELL, "mortgage": MORTGAGE, "lift": LIFT, "unmortgage": LIFT, "redeem": LIFT
}  # fmt: skip


def write(book: Book, view: PropertyView, move: int) -> str:
    if move in SPELT:
        return SPELT[move]
    if move < BUILD:
        return _write_digit(book, view, move - DIGIT)
    if move < GIVE:
        verb, first = _verb_of(move)
        return f"{verb} {book.short(move - first)}"
    if move < TRADE:
        verb, first = ("give", GIVE) if move < GET else ("get", GET)
        return f"{verb} {book.item(move - first)}"
    if move < SELL_TO:
        return f"trade {SEATS[move - TRADE]}"
    if move < WANT:
        group, left = divmod(move - SELL_TO, LEVELS)
        return f"sell {book.groups[group][0]} to {left}"
    return f"want {move - WANT}"


def _verb_of(move: int) -> tuple[str, int]:
    if move < SELL:
        return "build", BUILD
    if move < MORTGAGE:
        return "sell", SELL
    return ("mortgage", MORTGAGE) if move < LIFT else ("lift", LIFT)


def _write_digit(book: Book, view: PropertyView, digit: int) -> str:
    p = view.public
    word = "bid " if p.phase != OFFER else "give $" if p.sign >= 0 else "get $"
    places = p.places or digits(_bounds(book.table(view), p.sign)[1])
    asked = _bounds(book.table(view), p.sign)[1]
    whole = digits(max(asked, 1))
    ahead = str(p.said).zfill(whole - places) if whole > places else ""
    return f"{word}{ahead}{digit}{'.' * (places - 1)}"


def _bounds(table: Table, sign: int) -> tuple[int, int]:
    """Between which sums a bid, or the money of an offer, has to lie."""
    p = table.public
    if p.phase == OFFER:
        return (least_money(table, sign), most_money(table, sign)) if sign else (1, 0)
    return (least_bid(table, p.mover), p.cash[p.mover]) if p.phase == AUCTION else (1, 0)


def read(book: Book, view: PropertyView, text: str) -> list[int]:
    """The steps that a text stands for, legal or not."""
    words = " ".join(text.lower().replace(":", " : ").split()).removesuffix(" :")
    if words == "pass" and view.public.phase == BETWEEN:
        return [END]
    if words in WORDS:
        return [WORDS[words]]
    verb, _, rest = words.partition(" ")
    if verb == "bid":
        return _read_sum(book.table(view), rest, 0)
    if verb == "pay" and rest in ("tenth", "a tenth", "10%"):
        return [TENTH]
    if verb == "pay" and rest.removeprefix("$").isdigit():
        return [FLAT if view.public.phase == TAXED else PAY]
    if verb == "want" and rest.isdigit() and int(rest) <= 32:
        return [WANT + int(rest)]
    if verb in VERBS:
        return _read_deed(book, verb, rest, text)
    if verb in ("give", "get", "for") and " for " not in words:
        return _read_item(book, view, verb, rest, text)
    if verb in ("trade", "counter", "offer"):
        return _read_trade(book, view, verb, rest)
    raise Unreadable(
        f"{text!r} is no move here. Write for example roll, buy, bid 137, build {book.short(3)}, "
        f"mortgage {book.short(3)}, trade Blue: give {book.short(3)} $50 for {book.short(4)}, or end."
    )


def _read_sum(table: Table, text: str, sign: int) -> list[int]:
    """A whole sum, or one step of it with dots for the digits to come."""
    p = table.public
    plain = text.replace("$", "").replace(",", "").strip()
    if not re.fullmatch(r"\d+\.*", plain) or len(plain) > 9:
        raise Unreadable(f"{text!r} is no sum of money: write a whole number of dollars, such as 137.")
    low, high = _bounds(table, sign)
    if plain.endswith("."):
        return [DIGIT + int(plain.rstrip(".")[-1])]
    amount = int(plain)
    if high < low:  # no sum can be named now: any step will be refused
        return [DIGIT + int(plain[0])]
    steps = sum_steps(p, amount, high)
    return steps if low <= amount <= high and steps else [NO_SUM]


def _read_deed(book: Book, verb: str, rest: str, text: str) -> list[int]:
    found = re.fullmatch(r"(.+) to (\d+)", rest)
    if verb == "sell" and found and group_named(book, found[1]) in range(8) and int(found[2]) < LEVELS:
        return [SELL_TO + LEVELS * group_named(book, found[1]) + int(found[2])]
    if not rest:
        raise Unreadable(f"{verb.capitalize()} what? Name a deed, such as {verb} {book.short(3)}.")
    words = tokens(rest)
    item, length = match_item(book, words)
    if item < 0 or item >= DEEDS or length != len(words):
        raise Unreadable(f"{text!r}: there is no deed called {rest!r}.{nearest_names(book, rest)}")
    return [VERBS[verb] + item]


def _read_item(book: Book, view: PropertyView, verb: str, rest: str, text: str) -> list[int]:
    """One thing more in an offer that is being laid out."""
    p = view.public
    if re.fullmatch(r"\$? ?[\d,]+\.*", rest):
        sign = 1 if verb == "give" else -1
        table = book.table(view)
        if p.sign == sign or p.phase != OFFER:
            return _read_sum(table, rest, sign)
        steps = _read_sum(table, rest, sign)
        return steps if steps == [NO_SUM] else [GIVE_MONEY if sign > 0 else GET_MONEY, *steps]
    words = tokens(rest)
    item, length = match_item(book, words)
    if item < 0 or length != len(words):
        raise Unreadable(f"{text!r}: there is nothing called {rest!r} to trade.{nearest_names(book, rest)}")
    return [(GIVE if verb == "give" else GET) + item]


def _read_trade(book: Book, view: PropertyView, verb: str, rest: str) -> list[int]:
    p = view.public
    who, _, what = f" {rest}".replace(" seat : ", " seat:").partition(" : ")
    if verb == "counter" and p.phase == ANSWER:
        other = p.offer_from
    else:
        other = seat_named(who, view.seats)
    if other < 0:
        names = ", ".join(SEATS[seat] for seat in range(view.seats) if seat != view.seat)
        nobody = f" {who.strip()!r} is nobody here;" if who.strip() else ""
        raise Unreadable(f"Trade with whom?{nobody} The others are {names}.".replace("; The", "; the"))
    if not what.strip():
        return [TRADE + other]
    give_text, for_, get_text = f" {what} ".replace(" give ", " ").partition(" for ")
    if not for_:
        raise Unreadable('Say what you want in return: "trade Blue: give ... for ...".')
    give, paid = _read_side(book, give_text)
    get, asked = _read_side(book, get_text)
    if paid and asked:
        raise Unreadable(
            f"Money can only go one way: give {money(paid)} for {money(asked)} is {money(abs(paid - asked))} "
            f"{'given' if paid > asked else 'asked for'}.",
            "10.3",
        )
    return _trade_steps(book, view, other, give, get, paid - asked)


def _read_side(book: Book, text: str) -> tuple[list[int], int]:
    """The items and the money that one side of a trade gives."""
    words, items, amount = tokens(text), [], 0
    while words:
        item, length = match_item(book, words)
        number = words[0].removeprefix("$")
        if item >= 0:
            if item in items:
                raise Unreadable(f"{book.item(item)} is named twice.")
            items.append(item)
        elif number.isdigit() and len(number) < 9:
            length, amount = 1, amount + int(number)
        elif words[0] in ("and", "+", "cash", "nothing", "$", "the"):
            length = 1
        else:
            raise Unreadable(f"There is nothing called {words[0]!r} to trade.{nearest_names(book, words[0])}")
        words = words[length:]
    return sorted(items), amount


def _trade_steps(
    book: Book, view: PropertyView, other: int, give: list[int], get: list[int], paid: int
) -> list[int]:
    """The steps of a whole offer; if one of them cannot be, that one alone, so that it can be said why."""
    table = Table(book.estate, view.terms, view.public.copy())
    p = table.public
    seat = view.seat if view.seat >= 0 else p.mover
    begun = p.phase == OFFER and p.offer_to == other and not p.give | p.get | p.sign
    if other == seat or not (p.alive >> other) & 1:
        return [TRADE + other]
    begin_offer(table, seat, other)
    for first, items, giver in ((GIVE, give, seat), (GET, get, other)):
        for item in items:
            if not (table.tradable(giver) >> item) & 1:
                return [first + item]
    for item in give:
        p.give |= 1 << item
    for item in get:
        p.get |= 1 << item
    if (not give and paid <= 0) or (not get and paid >= 0):
        return [PROPOSE]
    steps = [] if begun else [TRADE + other]
    steps += [GIVE + item for item in give] + [GET + item for item in get]
    if not paid:
        return [*steps, PROPOSE] if even_offer(table) else _unpayable(table, seat)
    sign = 1 if paid > 0 else -1
    if not least_money(table, sign) <= abs(paid) <= most_money(table, sign):
        return [NO_SUM]
    steps.append(GIVE_MONEY if paid > 0 else GET_MONEY)
    return steps + sum_steps(p, abs(paid), most_money(table, sign))


def _unpayable(table: Table, seat: int) -> list[int]:
    """Mortgages in an offer that would cost their new owner more than there is (10.7)."""
    p = table.public
    short = seat if interest_due(table, seat) > p.cash[seat] else p.offer_to
    who = "you" if short == seat else SEATS[short]
    due = money(interest_due(table, short))
    raise Unreadable(f"Taking over mortgages costs {due} at once, and {who} could not pay that.", "10.7")
