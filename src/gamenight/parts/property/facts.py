# compiled: shown
"""What a property game shows beside its board: the seats, plain facts, a deed's print, the sheet at the end."""

from __future__ import annotations

from gamenight.core.scene import Cell, SeatScene, Sheet
from gamenight.parts.property.book import SEATS, Book, items_in
from gamenight.parts.property.deeds import DEEDS, LINES, SERVICES
from gamenight.parts.property.ledger import AUCTION, BUY, OVER
from gamenight.parts.property.table import PropertyView
from gamenight.parts.property.words.en import PropertyWords


def seats(book: Book, view: PropertyView, say: PropertyWords) -> tuple[SeatScene, ...]:
    return tuple(_seat(book, view, seat, say) for seat in range(view.public.seats))


def _seat(book: Book, view: PropertyView, seat: int, say: PropertyWords) -> SeatScene:
    """With what the seat is worth once the game is over: that has decided it."""
    p = view.public
    worth = book.table(view).worth(seat, False) if p.phase == OVER else None
    return SeatScene(
        seat=seat, name=say.given(seat), money=p.cash[seat], turn=bool((view.movers >> seat) & 1),
        colour=SEATS[seat].lower(), status=_status(view, seat, say),
        score=worth, score_says="" if worth is None else say.worth_of(worth),
    )  # fmt: skip


def _status(view: PropertyView, seat: int, say: PropertyWords) -> tuple[str, ...]:
    p = view.public
    if not (p.alive >> seat) & 1:
        return (say.bankrupt(),)
    words = [say.in_jail()] if p.jailed[seat] else []
    if any(p.holder[deck] == seat for deck in range(2)):
        words.append(say.holds_a_card())
    if p.phase == AUCTION and p.leader == seat:
        words.append(say.bids(p.bid))
    elif p.phase == AUCTION and not (p.bidders >> seat) & 1:
        words.append(say.out_of_the_auction())
    return (*words, say.token(seat))


def facts(book: Book, view: PropertyView, say: PropertyWords) -> tuple[tuple[str, str], ...]:
    p = view.public
    found = [(say.bank(), say.bank_has(p.houses, p.hotels))]
    if view.terms.pot or p.pot:
        found.append((say.pot_label(), say.money(p.pot)))
    deed = for_sale(book, view)
    if deed >= 0:
        found.append((say.deed(deed), deed_words(book, view, deed, say)))
    if p.card >= 0:
        found.append((say.last_card(p.card // 16), say.card_text(p.card)))
    if any(at < 0 for at in p.at):
        found.append((say.in_the_middle(), say.waiting_to_enter()))
    if p.turns == 1:
        found.append((say.threw_for_the_start(), say.throws(list(p.opening))))
    return tuple(found)


def for_sale(book: Book, view: PropertyView) -> int:
    """The deed that is for sale or being auctioned now; -1 if none is."""
    p = view.public
    if p.phase == AUCTION and p.lot < DEEDS:
        return p.lot
    return book.estate.deed_at[p.at[p.turn]] if p.phase == BUY else -1


def deed_words(book: Book, view: PropertyView, deed: int, say: PropertyWords) -> str:
    """What is printed on a deed."""
    row, mortgage = book.rows[deed], book.estate.mortgage[deed]
    if row.group == SERVICES:
        return say.service_deed(mortgage)
    if row.group == LINES:
        return say.line_deed(row.rents, mortgage)
    return say.lot_deed(row.rents, view.terms.hotel_after, row.house, mortgage)


def sheet(book: Book, view: PropertyView, say: PropertyWords) -> Sheet | None:
    """What everyone is worth: counted at the end only, so that nobody knows it when the tax is chosen (6.1)."""
    p = view.public
    if p.phase != OVER:
        return None
    rows = tuple(_worth(book, view, seat, say) for seat in range(p.seats))
    labels = tuple(say.given(seat) for seat in range(p.seats))
    return Sheet(say.worth_title(), say.worth_columns(), rows, labels)


def _worth(book: Book, view: PropertyView, seat: int, say: PropertyWords) -> tuple[Cell, ...]:
    p, e = view.public, book.estate
    deeds = items_in(p.owned[seat])
    clear = [deed for deed in deeds if not (p.mortgaged >> deed) & 1]
    pledged = [deed for deed in deeds if (p.mortgaged >> deed) & 1]
    built = [(deed, p.level[deed]) for deed in deeds if p.level[deed]]
    return (
        Cell(say.money(p.cash[seat])),
        Cell(say.money(sum(e.price[deed] for deed in clear)), say.short_list(clear)),
        Cell(say.money(sum(e.price[deed] // 2 for deed in pledged)), say.short_list(pledged)),
        Cell(
            say.money(sum(e.house[deed] * level for deed, level in built)),
            say.built_list(built, view.terms.hotel_after + 1),
        ),
        Cell(say.money(book.table(view).worth(seat, False))),
    )
