"""The board of a property game as it is drawn: its forty spaces, and what stands and lies on them."""

from __future__ import annotations

from gamenight.core.names import Names
from gamenight.core.scene import Board, Cell, Mark, Piece, SeatScene, Sheet, Space, Zone
from gamenight.parts.property.deeds import DEED, DEEDS, FEE, JAIL, LINES, SERVICES, START, TAX
from gamenight.parts.property.position import Property
from gamenight.parts.property.table import AUCTION, BUY, OVER, PropertyView
from gamenight.parts.property.wording import SEATS, SIDES, Book, items_in, money

CORNER = 1.6  # how long a corner is; any other space is 1
SIZE = 9 + 2 * CORNER


def board(book: Book, entry: bool) -> Board:
    """Forty spaces round the edge; in a game that begins off the board, a place for each token in the middle."""
    spaces = [_space(book, n) for n in range(40)]
    waiting = len(book.tokens) if entry else 0
    for seat in range(waiting):
        x = (SIZE - waiting) / 2 + seat
        says = f"{SEATS[seat]}'s place in the middle"
        spaces.append(Space(f"space:in.{seat}", x, SIZE / 2 + 2, shape="circle", says=says))
    return Board(f"board:{book.title}", SIZE, SIZE, tuple(spaces), "loop")


def _space(book: Book, n: int) -> Space:
    row = book.spaces[n]
    side, k = divmod(n, 10)
    along = SIZE - CORNER - k if k else SIZE - CORNER
    back = CORNER + k - 1 if k else 0.0
    far = SIZE - CORNER
    x, y = ((along, far), (0.0, along), (back, 0.0), (far, back))[side]
    tall = side % 2 == 0
    w, h = (CORNER, CORNER) if k == 0 else (1.0, CORNER) if tall else (CORNER, 1.0)
    colour = book.groups[row.group][1] if row.kind == DEED else ""
    says = f"{row.name}, {book.groups[row.group][0]}" if row.kind == DEED else row.name
    return Space(
        f"space:{n}", x, y, w, h, "square" if k == 0 else "rect", colour, row.short, _note(book, n),
        book.arts.get(n, ""), SIDES[side], says, row.short if row.kind == DEED else "",
    )  # fmt: skip


def _note(book: Book, n: int) -> str:
    row = book.spaces[n]
    if row.kind in (DEED, FEE):
        return money(row.price)
    if row.kind == JAIL:
        return book.visiting
    if row.kind == START:
        return f"Collect {money(book.estate.salary)}"
    return f"{money(book.estate.flat)} or 10%" if row.kind == TAX else ""


def rent_words(table: Property, deed: int) -> str:
    """Today's rent on a deed that somebody owns: "$14", "4×" for a service, "none" while mortgaged."""
    if (table.public.mortgaged >> deed) & 1:
        return "none"
    if table.estate.group[deed] == SERVICES:
        return f"{table.rent(deed, 1)}×"
    return money(table.rent(deed, 0))


def marks(book: Book, view: PropertyView) -> tuple[Mark, ...]:
    p, table = view.public, book.table(view)
    found = []
    for deed in range(DEEDS):
        owner, space = p.owner[deed], f"space:{book.estate.space_of[deed]}"
        if owner < 0:
            continue
        if (p.mortgaged >> deed) & 1:
            found.append(Mark(space, "mortgaged", owner, "frozen", f"{SEATS[owner]}, mortgaged"))
        else:
            rent = rent_words(table, deed)
            found.append(Mark(space, rent, owner, "rent", f"{SEATS[owner]}, rent {rent}"))
        level = p.level[deed]
        if level:
            kind = "hotel" if level == table.hotel() else "houses"
            text = "1" if kind == "hotel" else str(level)
            found.append(Mark(space, text, owner, kind, book.level(level, table.hotel())))
    if p.phase != OVER and p.at[p.turn] >= 0 and p.turns > 0 and p.die_a:
        found.append(Mark(f"space:{p.at[p.turn]}", "", kind="last"))
    return tuple(found)


def tokens(book: Book, view: PropertyView, names: Names) -> tuple[Piece, ...]:
    p = view.public
    found = []
    for seat in range(p.seats):
        if (p.alive >> seat) & 1:
            at = f"space:{p.at[seat]}" if p.at[seat] >= 0 else f"space:in.{seat}"
            where = book.spaces[p.at[seat]].name if p.at[seat] >= 0 else "the middle"
            jailed = bool(p.jailed[seat])
            says = (
                f"{names.given(seat)}'s {book.tokens[seat]}, {f'in {book.jail}' if jailed else f'on {where}'}"
            )
            found.append(
                Piece(
                    f"token:{seat}", "token", book.tokens[seat], says, seat, SEATS[seat].lower(), at,
                    tag=f"in {book.jail}" if jailed else "",
                )
            )  # fmt: skip
    return tuple(found)


def zones(book: Book, view: PropertyView, names: Names) -> tuple[Zone, ...]:
    p = view.public
    thrown = (p.die_a, p.die_b) if p.die_a else ()
    dice = tuple(Piece(f"die:{n}", "die", str(face), str(face)) for n, face in enumerate(thrown))
    says = f"Dice: {thrown[0]} and {thrown[1]}" if thrown else "Dice"
    decks = tuple(_deck(book, view, deck) for deck in range(2))
    deeds = tuple(_deeds(book, view, names, seat) for seat in range(p.seats))
    return (Zone("zone:dice", "dice", "Dice", dice, says=says), *decks, *deeds)


def _deck(book: Book, view: PropertyView, deck: int) -> Zone:
    p = view.public
    size = p.decks[deck].size()
    shown = p.card >= 0 and p.card // 16 == deck
    says = f"{book.deck_names[deck]}, {size} cards"
    return Zone(
        f"zone:deck.{deck}", "pile", book.deck_names[deck], count=size,
        says=f"{says}; last drawn: {book.card(p.card).says}" if shown else says,
    )  # fmt: skip


def _deeds(book: Book, view: PropertyView, names: Names, seat: int) -> Zone:
    p = view.public
    mine = seat == view.seat
    label = "Your deeds" if mine else f"{names.given(seat)}'s deeds"
    pieces = [_deed(book, view, deed) for deed in items_in(p.owned[seat])]
    for deck in range(2):
        if p.holder[deck] == seat:
            name = book.item(DEEDS + deck)
            pieces.append(Piece(f"deed:{DEEDS + deck}", "deed", name, f"{name}, kept", seat, tries=name))
    return Zone(f"zone:deeds.{seat}", "deeds", label, tuple(pieces), seat=seat)


def _deed(book: Book, view: PropertyView, deed: int) -> Piece:
    p, table, row = view.public, book.table(view), book.rows[deed]
    pledged = bool((p.mortgaged >> deed) & 1)
    level = book.level(p.level[deed], table.hotel()) if p.level[deed] else ""
    rent = "mortgaged" if pledged else f"rent {rent_words(table, deed)}"
    says = ", ".join(word for word in (row.name, book.group(deed), level, rent) if word)
    return Piece(
        f"deed:{deed}", "deed", row.short, says, p.owner[deed], book.groups[row.group][1],
        tries=row.short, turned=pledged, tag="mortgaged" if pledged else level,
    )  # fmt: skip


def seats(book: Book, view: PropertyView, names: Names) -> tuple[SeatScene, ...]:
    p = view.public
    return tuple(
        SeatScene(
            seat=seat, name=names.given(seat), money=p.cash[seat], turn=bool((view.movers >> seat) & 1),
            colour=SEATS[seat].lower(), status=_status(book, view, seat),
        )
        for seat in range(p.seats)
    )  # fmt: skip


def _status(book: Book, view: PropertyView, seat: int) -> tuple[str, ...]:
    p = view.public
    if not (p.alive >> seat) & 1:
        return ("bankrupt",)
    words = [f"in {book.jail}"] if p.jailed[seat] else []
    if any(p.holder[deck] == seat for deck in range(2)):
        words.append(f"holds a {book.jail} card")
    if p.phase == AUCTION:
        bid = f"bids {money(p.bid)}" if p.leader == seat else ""
        words += [bid] if bid else [] if (p.bidders >> seat) & 1 else ["out of the auction"]
    return tuple(words)


def facts(book: Book, view: PropertyView, names: Names) -> tuple[tuple[str, str], ...]:
    p = view.public
    houses = f"{p.houses} {book.house.one if p.houses == 1 else book.house.many}"
    hotels = f"{p.hotels} {book.hotel.one if p.hotels == 1 else book.hotel.many}"
    found = [("Bank", f"{houses}, {hotels}")]
    if view.terms.pot or p.pot:
        found.append((book.pot[:1].upper() + book.pot[1:], money(p.pot)))
    deed = for_sale(book, view)
    if deed >= 0:
        found.append((book.deed(deed), deed_words(book, view, deed)))
    if p.card >= 0:
        found.append((f"Last {book.deck_names[p.card // 16]} card", book.card(p.card).says))
    if p.turns == 1:
        threw = ", ".join(f"{names.given(seat)} {p.opening[seat]}" for seat in range(p.seats))
        found.append(("Threw for the start", threw))
    return tuple(found)


def for_sale(book: Book, view: PropertyView) -> int:
    """The deed that is for sale or being auctioned now; -1 if none is."""
    p = view.public
    if p.phase == AUCTION and p.lot < DEEDS:
        return p.lot
    return book.estate.deed_at[p.at[p.turn]] if p.phase == BUY else -1


def deed_words(book: Book, view: PropertyView, deed: int) -> str:
    """What is printed on a deed."""
    row = book.rows[deed]
    end = f"mortgage {money(book.estate.mortgage[deed])}"
    if row.group == SERVICES:
        return f"rent 4 times the throw, 10 times with both; {end}"
    rents = [money(rent) for rent in row.rents]
    if row.group == LINES:
        return f"rent {rents[0]}, with two {rents[1]}, three {rents[2]}, four {rents[3]}; {end}"
    top = view.terms.hotel_after
    built = ", ".join(
        f"{n} {book.house.one if n == 1 else book.house.many} {rents[n]}" for n in range(1, top + 1)
    )
    whole = f"rent {rents[0]}, with the set {money(2 * row.rents[0])}, {built}, {book.hotel.one} {rents[5]}"
    return f"{whole}; a {book.house.one} costs {money(row.house)}; {end}"


def sheet(book: Book, view: PropertyView, names: Names) -> Sheet | None:
    """What everyone is worth: counted at the end only, so that nobody knows it when the tax is chosen (6.1)."""
    p = view.public
    if p.phase != OVER:
        return None
    rows = tuple(_worth(book, view, seat) for seat in range(p.seats))
    labels = tuple(names.given(seat) for seat in range(p.seats))
    columns = ("Cash", "Deeds", "Mortgaged, at half", "Buildings", "Worth")
    return Sheet("What everyone is worth", columns, rows, labels)


def _worth(book: Book, view: PropertyView, seat: int) -> tuple[Cell, ...]:
    p, e = view.public, book.estate
    deeds = items_in(p.owned[seat])
    clear = [deed for deed in deeds if not (p.mortgaged >> deed) & 1]
    pledged = [deed for deed in deeds if (p.mortgaged >> deed) & 1]
    built = [deed for deed in deeds if p.level[deed]]
    hotel = view.terms.hotel_after + 1
    return (
        Cell(money(p.cash[seat])),
        Cell(money(sum(e.price[d] for d in clear)), ", ".join(book.short(d) for d in clear)),
        Cell(money(sum(e.price[d] // 2 for d in pledged)), ", ".join(book.short(d) for d in pledged)),
        Cell(
            money(sum(e.house[d] * p.level[d] for d in built)),
            ", ".join(f"{book.short(d)}: {book.level(p.level[d], hotel)}" for d in built),
        ),
        Cell(money(book.table(view).worth(seat, False))),
    )
