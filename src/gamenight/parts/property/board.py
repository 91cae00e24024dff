# compiled: shown
"""The board of a property game as it is drawn: its forty spaces, and what stands and lies on them."""

from __future__ import annotations

from functools import cache

from gamenight.core.scene import Board, Mark, Piece, Space, Zone
from gamenight.parts.property.book import SEATS, SIDES, Book, items_in
from gamenight.parts.property.deed_cards import printed
from gamenight.parts.property.deeds import DEED, DEEDS, FEE, JAIL, SERVICES, START, TAX
from gamenight.parts.property.ledger import OVER
from gamenight.parts.property.position import Property
from gamenight.parts.property.table import PropertyView
from gamenight.parts.property.words.en import PropertyWords

CORNER = 1.6  # how long a corner is; any other space is 1
SIZE = 9 + 2 * CORNER


@cache
def board(book: Book, waiting: int, houses: int, words: type[PropertyWords]) -> Board:
    """Forty spaces round the edge; while tokens wait to enter, a place for each of so many in the middle.

    `houses` go before a hotel, as the deeds say.
    """
    say = words(())
    spaces = [_space(book, n, say) for n in range(40)]
    for seat in range(waiting):
        x = (SIZE - waiting) / 2 + seat
        says = say.place_in_the_middle(seat)
        label = say.waiting_label()
        spaces.append(Space(f"space:in.{seat}", x, SIZE / 2 + 2, shape="circle", label=label, says=says))
    return Board(
        f"board:{book.name}.{houses}.{waiting}", SIZE, SIZE, tuple(spaces), "loop", printed(book, houses, say)
    )


def _space(book: Book, n: int, say: PropertyWords) -> Space:
    row = book.spaces[n]
    side, k = divmod(n, 10)
    along = SIZE - CORNER - k if k else SIZE - CORNER
    back = CORNER + k - 1 if k else 0.0
    far = SIZE - CORNER
    x, y = ((along, far), (0.0, along), (back, 0.0), (far, back))[side]
    tall = side % 2 == 0
    w, h = (CORNER, CORNER) if k == 0 else (1.0, CORNER) if tall else (CORNER, 1.0)
    owned = row.kind == DEED
    return Space(
        f"space:{n}", x, y, w, h, "square" if k == 0 else "rect", book.colours[row.group] if owned else "",
        say.label(n), _note(book, n, say), book.arts.get(n, ""), SIDES[side],
        say.space_says(n, row.group) if owned else say.space(n), row.key if owned else "",
    )  # fmt: skip


def _note(book: Book, n: int, say: PropertyWords) -> str:
    row = book.spaces[n]
    if row.kind in (DEED, FEE):
        return say.money(row.price)
    if row.kind == JAIL:
        return say.visiting_note()
    if row.kind == START:
        return say.collect_note(book.estate.salary)
    return say.tax_note(book.estate.flat) if row.kind == TAX else ""


def rent_now(table: Property, deed: int) -> tuple[int, bool]:
    """Today's rent on a deed that somebody owns, and whether it is so many times the throw; -1 while mortgaged."""
    if (table.public.mortgaged >> deed) & 1:
        return -1, False
    times = table.estate.group[deed] == SERVICES
    return table.rent(deed, 1 if times else 0), times


def marks(book: Book, view: PropertyView, say: PropertyWords) -> tuple[Mark, ...]:
    p, table = view.public, book.table(view)
    found = []
    for deed in range(DEEDS):
        if p.owner[deed] >= 0:
            found += _deed_marks(table, deed, say)
    if p.phase != OVER and p.at[p.turn] >= 0 and p.turns > 0 and p.die_a:
        found.append(Mark(f"space:{p.at[p.turn]}", "", kind="last"))
    return tuple(found)


def _deed_marks(table: Property, deed: int, say: PropertyWords) -> list[Mark]:
    """Whose a deed is, what it charges, and what stands on it."""
    p = table.public
    owner, space, level = p.owner[deed], f"space:{table.estate.space_of[deed]}", p.level[deed]
    rent, times = rent_now(table, deed)
    if rent < 0:
        found = [Mark(space, say.mortgaged(), owner, "frozen", say.owner_mortgaged(owner))]
    else:
        found = [Mark(space, say.rent_now(rent, times), owner, "rent", say.owner_rent(owner, rent, times))]
    if level:
        kind = "hotel" if level == table.hotel() else "houses"
        text = "1" if kind == "hotel" else str(level)
        found.append(Mark(space, text, owner, kind, say.level(level, table.hotel())))
    return found


def tokens(book: Book, view: PropertyView, say: PropertyWords) -> tuple[Piece, ...]:
    alive = [seat for seat in range(view.seats) if (view.public.alive >> seat) & 1]
    return tuple(_token(book, view, seat, say) for seat in alive)


def _token(book: Book, view: PropertyView, seat: int, say: PropertyWords) -> Piece:
    at, jailed = view.public.at[seat], bool(view.public.jailed[seat])
    if jailed:
        says = say.token_in_jail(seat)
    else:
        says = say.token_on(seat, at) if at >= 0 else say.token_in_the_middle(seat)
    return Piece(
        f"token:{seat}", "token", book.tokens[say.look(seat)], says, seat, SEATS[seat].lower(),
        f"space:{at}" if at >= 0 else f"space:in.{seat}", tag=say.in_jail() if jailed else "",
    )  # fmt: skip


def zones(book: Book, view: PropertyView, say: PropertyWords) -> tuple[Zone, ...]:
    p = view.public
    thrown = (p.die_a, p.die_b) if p.die_a else ()
    dice = tuple(Piece(f"die:{n}", "die", str(face), str(face)) for n, face in enumerate(thrown))
    says = say.dice_says(*thrown) if thrown else say.dice()
    decks = tuple(_deck(view, deck, say) for deck in range(2))
    deeds = tuple(_deeds(book, view, seat, say) for seat in range(p.seats))
    tries = "roll" if view.seat >= 0 else ""
    return (Zone("zone:dice", "dice", say.dice(), dice, says=says, tries=tries), *decks, *deeds)


def _deck(view: PropertyView, deck: int, say: PropertyWords) -> Zone:
    p = view.public
    size = p.decks[deck].size()
    shown = p.card >= 0 and p.card // 16 == deck
    says = say.deck_says_last(deck, size, p.card) if shown else say.deck_says(deck, size)
    return Zone(f"zone:deck.{deck}", "pile", say.deck(deck), count=size, says=says)


def _deeds(book: Book, view: PropertyView, seat: int, say: PropertyWords) -> Zone:
    p = view.public
    pieces = [_deed(book, view, deed, say) for deed in items_in(p.owned[seat])]
    for item in (DEEDS, DEEDS + 1):
        if p.holder[item - DEEDS] == seat:
            name = say.item(item)
            pieces.append(
                Piece(f"deed:{item}", "deed", name, say.kept_card(item), seat, tries=book.item(item))
            )
    return Zone(f"zone:deeds.{seat}", "deeds", say.deeds_of(seat), tuple(pieces), seat=seat)


def _deed(book: Book, view: PropertyView, deed: int, say: PropertyWords) -> Piece:
    p, table, group = view.public, book.table(view), book.rows[deed].group
    level, hotel = p.level[deed], table.hotel()
    rent, times = rent_now(table, deed)
    tag = say.mortgaged() if rent < 0 else say.built_tag(level, hotel) if level else ""
    return Piece(
        f"deed:{deed}", "deed", say.short(deed), say.deed_says(deed, group, level, hotel, rent, times),
        p.owner[deed], book.colours[group], tries=book.key(deed), turned=rent < 0, tag=tag,
    )  # fmt: skip
