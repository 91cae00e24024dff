"""High Card: hidden cards, sealed choices and luck, in plain Python and as few lines as the contract allows."""

from __future__ import annotations

from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from gamenight.core import words
from gamenight.core.chance import Chance
from gamenight.core.game import Game
from gamenight.core.journal import HIDDEN, Entry
from gamenight.core.options import flag
from gamenight.core.position import Position, View, best, fewest, share
from gamenight.core.refusal import Refusal, Unreadable
from gamenight.core.scene import Button, Choice, Piece, Scene, SeatScene, Zone
from gamenight.parts.bits import draw

KEEP, SWAP = 0, 1
PACK = 0b1111110
MOVES = ("keep", "swap")
DECIDED, SWAPPED, SHOWED = 0, 1, 2


class Words(words.Words):
    title = "High Card"
    about = "Keep your card or swap it; the highest wins."
    options = {"low": "The lowest card wins"}
    labels = {"keep": "Keep", "swap": "Swap"}
    sentences = {"keep": "Keep your card.", "swap": "Swap your card."}

    def unreadable(self, text: str) -> str:
        return f"{text!r} is no move here. Write keep or swap."

    def decided_already(self) -> str:
        return "You have decided already."

    def decide(self) -> str:
        return "Keep your card, or swap it."

    def others_decide(self) -> str:
        return "Others decide."

    def shown(self) -> str:
        return "The cards are shown."

    def card_of(self, seat: int) -> str:
        return f"{self.given(seat)}'s card"

    def decided(self, who: int) -> str:
        return f"{self[who]} decided."

    def drew(self, who: int, card: int) -> str:
        return f"{self[who]} drew {card}."

    def showed(self, who: int, card: int) -> str:
        return f"{self[who]} showed {card}."


@dataclass(frozen=True)
class Options:
    low: bool = flag(False, "1.4")


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
        winners = (fewest if self.options.low else best)(self.scores())
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
    return MOVES[move]


def read(view: HighView, text: str, say: Words) -> list[int]:
    if text.lower() not in MOVES:
        raise Unreadable(say.unreadable(text))
    return [MOVES.index(text.lower())]


def refuse(view: HighView, move: int, say: Words) -> Refusal:
    return Refusal("1.2", say.decided_already())


def scene(view: HighView, say: Words) -> Scene:
    over = view.movers == 0
    return Scene(
        table="felt",
        heading=say.title,
        prompt=say.shown() if over else say.decide() if len(view.moves) else say.others_decide(),
        clause="1.3" if over else "1.2",
        seats=tuple(
            SeatScene(seat, say.given(seat), turn=bool((view.movers >> seat) & 1))
            for seat in range(view.seats)
        ),
        zones=tuple(_hand(view, seat, say) for seat in range(view.seats)),
        buttons=tuple(Button(f"button:{move}", say.labels[move], move) for move in MOVES),
        choices=tuple(
            Choice(
                MOVES[move],
                say.sentences[MOVES[move]],
                (f"button:{MOVES[move]}",),
                label=say.labels[MOVES[move]],
            )
            for move in view.moves
        ),
    )


def _hand(view: HighView, seat: int, say: Words) -> Zone:
    card = view.cards[seat]
    if card == HIDDEN:
        return Zone(f"zone:hand.{seat}", "hand", say.card_of(seat), count=1, seat=seat)
    shown = Piece(f"card:{card}", "card", str(card), str(card))
    return Zone(f"zone:hand.{seat}", "hand", say.card_of(seat), (shown,), seat=seat)


def tell(view: HighView, entry: Entry, say: Words) -> str:
    if entry.kind == DECIDED:
        return say.decided(entry.seat)
    if entry.kind == SWAPPED:
        return say.drew(entry.seat, entry.a) if entry.a != HIDDEN else ""
    return say.showed(entry.seat, entry.a)


GAME = Game(
    name="high_card",
    words={"en": Words},
    seats=range(2, 4),
    minutes=1,
    table="felt",
    version=1,
    move_limit=2,
    options=Options,
    package=__name__,
    begin=start,
    imagine=imagine,
    to_text=write,
    from_text=read,
    to_refusal=refuse,
    to_scene=scene,
    to_sentence=tell,
)
