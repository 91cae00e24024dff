"""What happened in a property game, told as sentences."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.core.names import Names
from gamenight.parts.property import moves as told
from gamenight.parts.property.deeds import DEEDS, FOR_CARD, FOR_INTEREST, FOR_JAIL, FOR_RENT
from gamenight.parts.property.table import BANK, POT, PropertyView
from gamenight.parts.property.wording import Book, bundle, items_in, listed, money


def narrate(book: Book, view: PropertyView, entry: Entry, names: Names) -> str:
    """One thing that happened, as this seat hears it; "" for what needs no words."""
    for teller in (_travels, _pays, _auctions, _builds, _trades, _fails, _claims):
        sentence = teller(book, view, entry, names)
        if sentence:
            return sentence
    return ""


def _seats(members: int) -> list[int]:
    return [seat for seat in range(8) if (members >> seat) & 1]


def _to(book: Book, names: Names, to: int) -> str:
    if to == POT:
        return f"into {book.pot}"
    return "to the bank" if to == BANK else f"to {names.all_of(_seats(to))}"


def _why(book: Book, why: int, detail: int) -> str:
    """What money is owed for."""
    if why == FOR_RENT:
        return f"rent for {book.deed(detail)}"
    if why == FOR_CARD:
        return "as the card says"
    if why == FOR_JAIL:
        return f"to leave {book.jail}"
    if why == FOR_INTEREST:
        return f"interest on {book.deed(detail)}"
    return (
        book.spaces[detail].name.lower()
        if book.spaces[detail].name.endswith("Tax")
        else book.spaces[detail].name
    )


def _travels(book: Book, view: PropertyView, entry: Entry, names: Names) -> str:
    kind, who, a, b = entry.kind, entry.seat, entry.a, entry.b
    if kind == told.ROLLED:
        return f"{names[who]} threw {a} and {b}{', doubles' if a == b else ''}."
    if kind == told.MOVED:
        return f"{names[who]} landed on {book.spaces[a].name}."
    if kind == told.SALARY:
        return f"{names[who]} collected {money(a)} at {book.start}."
    if kind == told.DREW:
        return f"{names[who]} drew a {book.deck_names[a // 16]} card: {book.card(a).says}"
    if kind == told.FRESH_THROW:
        return f"{names[who]} threw again for it: {a} and {b}."
    if kind == told.ENTERED:
        return f"{names[who]} entered the board."
    if kind == told.JAILED:
        why = (" from the space", " by a card", " for three doubles in a row")[a]
        return f"{names[who]} {names.verb(who, 'were', 'was')} sent to {book.jail}{why}."
    if kind == told.LEFT_JAIL:
        how = ("with doubles", "by paying", "with a card", "after the last try, by paying")[a]
        return f"{names[who]} got out of {book.jail} {how}."
    if kind == told.STAYED:
        return f"{names[who]} threw no doubles and stayed in {book.jail}."
    if kind == told.OWN_SPACE:
        return f"{book.deed(a)} is {names.whose(who)} own."
    if kind == told.NO_RENT:
        return f"{book.deed(a)} is mortgaged: no rent."
    if kind == told.REST_SPACE:
        return f"{names[who]} took a rest at {book.rest}."
    if kind == told.TIME_UP:
        return "The time is up: this is the last turn."
    return "The game is over." if kind == told.ENDED else ""


def _pays(book: Book, view: PropertyView, entry: Entry, names: Names) -> str:
    kind, who, a, b = entry.kind, entry.seat, entry.a, entry.b
    if kind == told.PAID:
        each = " each" if a > 0 and len(_seats(a)) > 1 else ""
        return f"{names[who]} paid {money(b)}{each} {_to(book, names, a)}, {_why(book, entry.c, entry.d)}."
    if kind == told.GAINED:
        return f"{names[who]} received {money(a)} from the bank."
    if kind == told.TOOK_POT:
        return f"{names[who]} took the {money(a)} in {book.pot}."
    if kind == told.BOUGHT:
        return f"{names[who]} bought {book.deed(a)} for {money(b)}."
    if kind == told.CHOSE_TAX and a:
        return f"{names[who]} chose to pay a tenth, and turned out to be worth {money(b)}."
    if kind == told.CHOSE_TAX:
        return f"{names[who]} chose the flat {money(book.estate.flat)}."
    if kind == told.OWES:
        owes = names.verb(who, "owe", "owes")
        return f"{names[who]} {owes} {money(b)} {_to(book, names, a)}, {_why(book, entry.c, entry.d)}."
    return ""


def _auctions(book: Book, view: PropertyView, entry: Entry, names: Names) -> str:
    kind, who, a, b = entry.kind, entry.seat, entry.a, entry.b
    if kind == told.UP_FOR_AUCTION:
        lot = book.lot(a)
        return f"{lot[:1].upper() + lot[1:]} came up for auction."
    if kind == told.BID:
        return f"{names[who]} bid {money(b)}."
    if kind == told.OUT_OF_AUCTION:
        return f"{names[who]} passed."
    if kind == told.WON:
        return f"{names[who]} won {book.lot(a)} for {money(b)}."
    if kind == told.NO_SALE:
        return "Nobody bid." if a < DEEDS else "Nobody bid any more."
    unit = book.hotel if b else book.house
    if kind == told.SHORTAGE:
        have = f"1 {unit.one}" if a == 1 else f"{a} {unit.many}"
        return (
            f"{names[who]} wanted to build, and the bank has {have} left: everyone says how many they want."
        )
    if kind == told.WANTED:
        return f"{names[who]} wanted {a} {unit.one if a == 1 else unit.many}."
    return ""


def _builds(book: Book, view: PropertyView, entry: Entry, names: Names) -> str:
    kind, who, a, b, c = entry.kind, entry.seat, entry.a, entry.b, entry.c
    hotel = view.terms.hotel_after + 1
    if kind == told.BUILT:
        ordinal = ("", "first", "second", "third", "fourth")[b] if b < hotel else ""
        what = f"a {ordinal} {book.house.one}" if b < hotel else f"a {book.hotel.one}"
        return f"{names[who]} built {what} on {book.deed(a)} for {money(c)}."
    if kind == told.SOLD:
        return f"{names[who]} sold down to {book.level(b, hotel)} on {book.deed(a)} for {money(c)}."
    if kind == told.SOLD_DOWN:
        return f"{names[who]} sold buildings of the {book.groups[a][0]} set for {money(c)}."
    if kind == told.MORTGAGED:
        return f"{names[who]} mortgaged {book.deed(a)} for {money(b)}."
    if kind == told.LIFTED:
        return f"{names[who]} lifted the mortgage on {book.deed(a)} for {money(b)}."
    return ""


def offer_words(book: Book, names: Names, who: int, to: int, give: int, get: int, amount: int) -> str:
    """ "Mabel offered Theo Baltic Avenue and $50 for Vermont Avenue." """
    given, wanted = bundle(book, give, amount), bundle(book, get, -amount)
    return f"{names[who]} offered {names.whom(to)} {given} for {wanted}."


def _trades(book: Book, view: PropertyView, entry: Entry, names: Names) -> str:
    kind, who, a = entry.kind, entry.seat, entry.a
    if kind == told.OFFERED:
        return offer_words(book, names, who, a, entry.b, entry.c, entry.d)
    if kind == told.ACCEPTED:
        return f"{names[who]} accepted."
    if kind == told.REFUSED:
        return f"{names[who]} refused."
    if kind == told.WITHDREW and who == names.listener:  # nobody else has heard of it
        return "You took the offer back."
    return ""


def _fails(book: Book, view: PropertyView, entry: Entry, names: Names) -> str:
    kind, who, a = entry.kind, entry.seat, entry.a
    if kind == told.BANKRUPT:
        return f"{names[who]} {names.verb(who, 'are', 'is')} bankrupt."
    if kind == told.INHERITED:
        deeds = [book.deed(deed) for deed in items_in(entry.b)]
        words = listed([*deeds, money(entry.c)] if entry.c else deeds)
        return f"{names[who]} took over {words} from {names.whom(a)}."
    return ""


def _claims(book: Book, view: PropertyView, entry: Entry, names: Names) -> str:
    kind, who, a, b, c = entry.kind, entry.seat, entry.a, entry.b, entry.c
    if kind == told.CLAIM_OPEN:
        return f"{names[who]} may ask {names.whom(a)} for {money(b)} rent for {book.deed(c)}."
    if kind == told.CLAIMED_RENT:
        return f"{names[who]} asked {names.whom(a)} for {money(b)} rent for {book.deed(c)}."
    if kind == told.CLAIM_LOST:
        how = "let go of" if entry.d else "did not ask in time for"
        return f"{names[who]} {how} {money(b)} rent for {book.deed(c)}."
    return ""
