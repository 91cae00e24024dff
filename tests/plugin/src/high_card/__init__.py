"""High Card: hidden cards, sealed choices and luck, in plain Python and as few lines as the contract allows."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core.chance import Chance
from gamenight.core.game import Game
from gamenight.core.journal import HIDDEN, Entry
from gamenight.core.names import Names
from gamenight.core.options import flag
from gamenight.core.position import Position, View, best, lowest, share
from gamenight.core.refusal import Refusal, Unreadable
from gamenight.core.scene import Button, Choice, Piece, Scene, SeatScene, Zone
from gamenight.parts.bits import draw

KEEP, SWAP = 0, 1
PACK = 0b1111110
WORDS = ("keep", "swap")
DECIDED, SWAPPED, SHOWED = 0, 1, 2


@dataclass(frozen=True)
class Options:
    low: bool = flag(False, "The lowest card wins", "1.4")


class HighView(View):
    """What a seat knows: its card, who has decided, and once all have, every card."""

    def __init__(self, seat: int, position: HighCard) -> None:
        super().__init__(seat, len(position.cards), position.to_move(), position.moves(seat))
        self.options = position.options
        over = position.waiting == 0
        self.cards = [card if over or at == seat else HIDDEN for at, card in enumerate(position.cards)]
        self.given = [(at, card) for at, card in position.given if over or at == seat]
        self.waiting = position.waiting


class HighCard(Position):
    def __init__(self, options: Options, cards: list[int], waiting: int) -> None:
        self.options = options
        self.cards = cards
        self.waiting = waiting
        self.given: list[tuple[int, int]] = []  # who swapped, and which card they gave up

    def rest(self) -> int:
        return PACK & ~sum(
            1 << card for card in [*self.cards, *(card for _, card in self.given)] if card != HIDDEN
        )

    def to_move(self) -> int:
        return self.waiting

    def moves(self, seat: int) -> vec[i64]:
        return vec[i64]([KEEP, SWAP] if seat >= 0 and (self.waiting >> seat) & 1 else [])

    def play(self, seat: int, move: int, chance: Chance) -> None:
        self.waiting &= ~(1 << seat)
        if move == SWAP:
            old = self.cards[seat]
            self.cards[seat] = draw(self.rest(), chance)
            self.given.append((seat, old))
        if self.journal is not None:
            self.journal.note(DECIDED, seat)
            if move == SWAP:
                self.journal.whisper(1 << seat, SWAPPED, seat, self.cards[seat])
            if not self.waiting:
                for at, card in enumerate(self.cards):
                    self.journal.note(SHOWED, at, card)

    def scores(self) -> vec[i64]:
        return vec[i64](self.cards)

    def payoffs(self) -> vec[i64]:
        winners = (lowest if self.options.low else best)(self.scores())
        return share(0 if self.waiting else winners, len(self.cards))

    def copy(self) -> HighCard:
        new = type(self)(self.options, self.cards[:], self.waiting)
        new.given = self.given[:]
        return new

    def view(self, seat: int) -> HighView:
        return HighView(seat, self)

    def audit(self) -> None:
        held = [*self.cards, *(card for _, card in self.given)]
        assert len(set(held)) == len(held), "a card is in two places"
        assert all(1 <= card <= 6 for card in held)


def start(seats: int, options: Options, chance: Chance) -> HighCard:
    cards: list[int] = []
    for _ in range(seats):
        cards.append(draw(PACK & ~sum(1 << card for card in cards), chance))
    return HighCard(options, cards, (1 << seats) - 1)


def imagine(view: HighView, chance: Chance) -> HighCard:
    world = HighCard(view.options, [*view.cards], view.waiting)
    world.given = view.given[:]
    for seat, card in enumerate(view.cards):
        if card == HIDDEN:
            world.cards[seat] = draw(world.rest(), chance)
    return world


def write(view: HighView, move: int) -> str:
    return WORDS[move]


def read(view: HighView, text: str) -> list[int]:
    if text.lower() not in WORDS:
        raise Unreadable(f"{text!r} is no move here. Write keep or swap.")
    return [WORDS.index(text.lower())]


def forbid(view: HighView, move: int) -> Refusal:
    return Refusal("1.2", "You have decided already.")


def scene(view: HighView, names: Names) -> Scene:
    over = view.movers == 0
    zones = [
        Zone(f"zone:hand.{seat}", "hand", f"{names.given(seat)}'s card", count=1, seat=seat)
        if card == HIDDEN
        else Zone(
            f"zone:hand.{seat}",
            "hand",
            f"{names.given(seat)}'s card",
            (Piece(f"card:{card}", "card", str(card), str(card)),),
            seat=seat,
        )
        for seat, card in enumerate(view.cards)
    ]
    return Scene(
        table="felt",
        heading="High Card",
        prompt="The cards are shown."
        if over
        else "Keep your card, or swap it."
        if len(view.moves)
        else "Others decide.",
        clause="1.3" if over else "1.2",
        seats=tuple(
            SeatScene(seat, names.given(seat), turn=bool((view.movers >> seat) & 1))
            for seat in range(view.seats)
        ),
        zones=tuple(zones),
        buttons=(Button("button:keep", "Keep", "keep"), Button("button:swap", "Swap", "swap")),
        choices=tuple(
            Choice(
                WORDS[move],
                f"{WORDS[move].capitalize()} your card.",
                (f"button:{WORDS[move]}",),
                label=WORDS[move].capitalize(),
            )
            for move in view.moves
        ),
    )


def narrate(view: HighView, entry: Entry, names: Names) -> str:
    if entry.kind == DECIDED:
        return f"{names[entry.seat]} decided."
    if entry.kind == SWAPPED:
        return f"{names[entry.seat]} drew {entry.a}." if entry.a != HIDDEN else ""
    return f"{names[entry.seat]} showed {entry.a}."


GAME = Game(
    name="high_card",
    title="High Card",
    says="Keep your card or swap it; the highest wins.",
    seats=range(2, 4),
    minutes=1,
    table="felt",
    version=1,
    move_limit=2,
    options=Options,
    package=__name__,
    begin=start,
    imagine=imagine,
    spell=write,
    parse=read,
    forbid=forbid,
    draw=scene,
    narrate=narrate,
)
