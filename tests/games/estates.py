"""Property games laid out for a test."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64
from playing import Play, tape

import gamenight
from gamenight import Tape
from gamenight.parts.property.book import SEATS, Book
from gamenight.parts.property.ledger import BUY, DONE, ROLL, TAXED, Ledger, new_ledger
from gamenight.parts.property.position import Property
from gamenight.parts.property.reading import match_item, tokens

PHASES = {"roll": ROLL, "done": DONE, "buy": BUY, "tax": TAXED}


def dice(a: int, b: int, *more: int) -> Tape:
    """A throw, and the luck after it: the number of a card in an untouched deck, a further throw less one."""
    return tape(a - 1, b - 1, *more)


class Estates(Play):
    """A property game in mid-play. Seats are Red, Blue, Yellow...; Red is to move."""

    position: Property

    def __init__(self, book: Book, game: Any, position: Property) -> None:
        super().__init__(game, position)
        self.book = book

    @property
    def p(self) -> Ledger:
        return self.position.public

    def deed(self, name: str) -> int:
        words = tokens(name)
        item, length = match_item(self.book, words, self.game.words["en"])
        assert length == len(words), name
        return item

    def owner(self, name: str) -> str:
        owner = self.p.owner[self.deed(name)]
        return SEATS[owner] if owner >= 0 else ""

    def cash(self) -> list[int]:
        return list(self.p.cash)

    def level(self, *names: str) -> list[int]:
        return [self.p.level[self.deed(name)] for name in names]

    def mortgaged(self, name: str) -> bool:
        return bool((self.p.mortgaged >> self.deed(name)) & 1)

    def at(self) -> list[int]:
        return list(self.p.at)

    def to_move(self) -> str:
        return SEATS[self.mover()]

    def offers(self, text: str) -> bool:
        return text in self.moves()


def lay_out(
    book: Book,
    name: str,
    cash: list[int],
    owned: dict[str, str] | None = None,
    built: dict[str, int] | None = None,
    mortgaged: str = "",
    at: list[int] | None = None,
    jailed: dict[int, int] | None = None,
    phase: str = "roll",
    houses: int | None = None,
    cards: dict[int, int] | None = None,
    **house: Any,
) -> Estates:
    """`owned`: colour to deeds, commas between; `built`: deed to level; `cards`: deck to holder of its kept card."""
    game = gamenight.game(name)
    seats = len(cash)
    position = game.begin(seats, game.house(seats, house), gamenight.Seeded(1))
    assert isinstance(position, Property)
    p = position.public = new_ledger(seats)
    play = Estates(book, game, position)
    p.turns, p.turn, p.mover = 1, 0, 0
    p.cash, p.issued = vec[i64](cash), sum(cash)
    p.houses, p.hotels = book.estate.houses, book.estate.hotels
    p.at = vec[i64](at or [0] * seats)
    p.phase = p.base = PHASES[phase]
    for colour, deeds in (owned or {}).items():
        for deed in deeds.split(", "):
            position.hand_over(play.deed(deed), SEATS.index(colour))
    _build(play, built or {}, houses)
    for deed in mortgaged.split(", ") if mortgaged else []:
        p.mortgaged |= 1 << play.deed(deed)
    for seat, tries in (jailed or {}).items():
        p.jailed[seat], p.at[seat] = tries, book.estate.jail
    for deck, seat in (cards or {}).items():
        p.decks[deck].rest[book.estate.free[deck]] -= 1
        p.decks[deck].unseen -= 1
        p.holder[deck] = seat
    if phase == "buy" and not p.die_a:
        p.die_a, p.die_b = 1, 2
    return play


def _build(play: Estates, built: dict[str, int], houses: int | None) -> None:
    p = play.p
    hotel = play.position.hotel()
    for deed, level in built.items():
        n = play.deed(deed)
        p.level[n] = level
        p.built |= 1 << n
        if level == hotel:
            p.hotels -= 1
        else:
            p.houses -= level
    if houses is not None:  # the rest stands where it does not matter: the count is short on purpose
        p.houses = houses
