"""What a seat sees, and what it may touch."""

from __future__ import annotations

from gamenight.cli.sample.notation import TEXTS
from gamenight.cli.sample.rules import SampleView
from gamenight.cli.sample.words.en import Words
from gamenight.core.journal import HIDDEN
from gamenight.core.scene import Button, Choice, Piece, Scene, SeatScene, Zone


def scene(view: SampleView, say: Words) -> Scene:
    over = view.movers == 0
    return Scene(
        table="felt",
        heading=say.title,
        prompt=say.shown() if over else say.decide() if len(view.moves) else say.others_decide(),
        clause="1.3" if over else "1.2",
        seats=tuple(player(view, seat, say) for seat in range(view.seats)),
        zones=tuple(hand(view, seat, say) for seat in range(view.seats)),
        buttons=tuple(Button(f"button:{text}", say.labels[text], text) for text in TEXTS),
        choices=tuple(choice(TEXTS[move], say) for move in view.moves),
    )


def player(view: SampleView, seat: int, say: Words) -> SeatScene:
    return SeatScene(seat, say.given(seat), turn=bool((view.movers >> seat) & 1))


def hand(view: SampleView, seat: int, say: Words) -> Zone:
    card = view.cards[seat]
    if card == HIDDEN:
        return Zone(f"zone:hand.{seat}", "hand", say.card_of(seat), count=1, seat=seat)
    shown = Piece(f"card:{card}", "card", str(card), str(card))
    return Zone(f"zone:hand.{seat}", "hand", say.card_of(seat), (shown,), seat=seat)


def choice(text: str, say: Words) -> Choice:
    return Choice(text, say.sentences[text], (f"button:{text}",), label=say.labels[text])
