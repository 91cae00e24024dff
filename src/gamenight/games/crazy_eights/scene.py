"""What a seat sees of Crazy Eights, what it hears, and why it may not do something."""

from __future__ import annotations

from functools import cache

from gamenight.core.journal import HIDDEN, Entry
from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.scene import Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.games.crazy_eights.notation import write
from gamenight.games.crazy_eights.rules import public as rules_table
from gamenight.games.crazy_eights.rules.position import EightsView
from gamenight.games.crazy_eights.rules.public import DRAW, EIGHT, NAME, PASS, UNNAMED, UNTIL_PLAYABLE
from gamenight.parts.bits import each
from gamenight.parts.cards import NAMES, RANK_WORDS, SUIT_WORDS, spoken


def scene(view: EightsView, names: Names) -> Scene:
    p = view.public
    return Scene(
        table="felt",
        heading=f"Deal {len(p.history) // p.seats + (0 if p.over else 1)}",
        prompt=_prompt(view, names),
        clause=_clause(view),
        seats=tuple(_seat(view, names, seat) for seat in range(p.seats)),
        zones=(_pile(view), _stock(view), *(_hand(view, names, seat) for seat in range(p.seats))),
        buttons=_buttons(view),
        choices=tuple(_choice(view, move) for move in view.moves),
        sheet=_sheet(view, names),
        facts=(("To follow", _to_follow(view)),),
    )


def _to_follow(view: EightsView) -> str:
    p = view.public
    if p.suit == UNNAMED:
        return "a suit is being named"
    if p.top % 13 == EIGHT:
        return SUIT_WORDS[p.suit]
    return f"{SUIT_WORDS[p.suit]} or {_plural(p.top % 13)}"


def _prompt(view: EightsView, names: Names) -> str:
    p = view.public
    if p.over:
        fewest = min(p.totals)
        winners = [seat for seat in range(p.seats) if p.totals[seat] == fewest]
        verb = "win" if len(winners) > 1 else names.verb(winners[0], "win", "wins")
        subject = names[winners[0]] if len(winners) == 1 else names.all_of(winners)
        return f"{subject} {verb} with {_points(fewest)}."
    if p.turn != view.seat:
        return f"{names[p.turn]} to play."
    if p.suit == UNNAMED:
        return "Name the suit to follow."
    if p.drawn:
        card = spoken(view.fresh)
        return (
            f"You drew the {card}. Play it, or keep it."
            if view.fresh in view.moves
            else f"You drew the {card}. It does not fit."
        )
    if PASS in view.moves:
        return "You have nothing that fits and there is nothing to draw. Pass."
    if view.moves[0] == DRAW:
        return f"Nothing you hold fits {_to_follow(view)}. Draw."
    return f"Play {_to_follow(view)}, or an eight." + (" Or draw." if DRAW in view.moves else "")


def _clause(view: EightsView) -> str:
    p = view.public
    if p.over:
        return "6.4" if view.options.target else "6.3"
    if p.suit == UNNAMED:
        return "3.4"
    return "4.1" if p.drawn else "3.3" if p.top % 13 == EIGHT else "3.1"


def _seat(view: EightsView, names: Names, seat: int) -> SeatScene:
    p = view.public
    return SeatScene(
        seat=seat,
        name=names.given(seat),
        score=p.totals[seat],
        score_says=_points(p.totals[seat]),
        cards=view.sizes[seat],
        turn=not p.over and p.turn == seat,
        status=("dealer",) if seat == p.dealer else (),
    )


@cache
def _card(card: int, tag: str = "") -> Piece:
    return Piece(f"card:{NAMES[card]}", "card", NAMES[card], spoken(card), tries=NAMES[card], tag=tag)


def _pile(view: EightsView) -> Zone:
    p = view.public
    named = p.top % 13 == EIGHT and p.suit != UNNAMED
    top = Piece(
        f"top:{NAMES[p.top]}", "card", NAMES[p.top], spoken(p.top), tag=SUIT_WORDS[p.suit] if named else ""
    )
    says = f"Discards, {spoken(p.top)} on top" + (f", {SUIT_WORDS[p.suit]} named" if named else "")
    return Zone("zone:pile", "pile", "Discards", (top,), says=says)


def _stock(view: EightsView) -> Zone:
    return Zone(
        "zone:stock",
        "pile",
        "Stock",
        count=view.stock,
        says=f"Stock, {view.stock} cards",
        tries="draw",
        touch="pile:stock",
    )


def _hand(view: EightsView, names: Names, seat: int) -> Zone:
    if seat != view.seat:
        owner = f"{names.given(seat)}'s hand"
        return Zone(f"zone:hand.{seat}", "hand", owner, count=view.sizes[seat], seat=seat)
    cards = [_card(card, "new" if card == view.fresh else "") for card in each(view.hand)]
    twins = [
        Piece(f"card:{NAMES[card]}.2", "card", NAMES[card], spoken(card), tries=NAMES[card])
        for card in each(view.twice)
    ]
    return Zone(f"zone:hand.{seat}", "hand", "Your hand", (*cards, *twins), seat=seat)


def _buttons(view: EightsView) -> tuple[Button, ...]:
    if view.public.suit == UNNAMED:
        return tuple(Button(f"button:{suit}", suit.capitalize(), f"={suit}") for suit in SUIT_WORDS)
    keep = view.public.drawn
    return (
        Button("button:draw", "Draw", "draw"),
        Button("button:pass", "Keep it" if keep else "Pass", "pass"),
    )


def _choice(view: EightsView, move: int) -> Choice:
    text = write(view, move)
    if move < NAME:
        return Choice(text, f"Play the {spoken(move)}.", (f"card:{text}",))
    if move < DRAW:
        suit = SUIT_WORDS[move - NAME]
        return Choice(text, f"Name {suit}.", (f"button:{suit}",), label=suit.capitalize())
    if move == DRAW:
        return Choice(text, "Draw a card.", ("button:draw",), label="Draw", main=len(view.moves) == 1)
    label = "Keep it" if view.public.drawn else "Pass"
    return Choice(text, f"{label}.", ("button:pass",), label=label, main=len(view.moves) == 1)


def _sheet(view: EightsView, names: Names) -> Sheet | None:
    p = view.public
    deals = len(p.history) // p.seats
    rows = tuple(
        (*(Cell(str(p.history[deal * p.seats + seat])) for deal in range(deals)), Cell(str(p.totals[seat])))
        for seat in range(p.seats)
    )
    columns = (*(str(deal + 1) for deal in range(deals)), "Total")
    note = f"First to {view.options.target} ends it." if view.options.target else ""
    return Sheet(
        "Penalty points, lowest wins",
        columns,
        rows,
        tuple(names.given(seat) for seat in range(p.seats)),
        note,
    )


def narrate(view: EightsView, entry: Entry, names: Names) -> str:
    """One thing that happened, as this seat hears it."""
    who, a = entry.seat, entry.a
    if entry.kind == rules_table.DEALT:
        return f"{names[who]} dealt {a} cards each."
    if entry.kind == rules_table.TURNED:
        return f"The first card is the {spoken(a)}."
    if entry.kind == rules_table.PLAYED:
        return f"{names[who]} played the {spoken(a)}."
    if entry.kind == rules_table.NAMED:
        return f"{names[who]} named {SUIT_WORDS[a]}."
    if entry.kind == rules_table.DREW:
        return f"{names[who]} drew {'a card' if a == HIDDEN else 'the ' + spoken(a)}."
    if entry.kind == rules_table.SHUFFLED:
        return f"The stock was empty, so {a} discards were shuffled into a new one."
    if entry.kind == rules_table.PASSED:
        return f"{names[who]} could neither play nor draw, and passed."
    if entry.kind == rules_table.KEPT:
        return f"{names[who]} kept the card."
    if entry.kind == rules_table.WENT_OUT:
        return f"{names[who]} went out!"
    if entry.kind == rules_table.BLOCKED:
        return "Nobody can play: the deal is blocked."
    return f"{names[who]} scored {_points(a)}, {entry.b} in all." if a else ""


def forbid(view: EightsView, move: int) -> Refusal:
    """Why a move may not be played now."""
    p = view.public
    if p.suit == UNNAMED:
        return Refusal("3.4", "An eight was played: name the suit that must be followed first.")
    if NAME <= move < DRAW:
        return Refusal("3.4", "A suit is only named after playing an eight.")
    if p.drawn and move != PASS:
        return Refusal("4.1", "You have drawn: you may play the card you drew if it fits, or keep it.")
    if move == DRAW:
        can = view.options.drawing == UNTIL_PLAYABLE and view.stock + p.spent > 0
        if can:
            return Refusal("4.2", "You hold a card that fits, so you may not draw.")
        return Refusal("4.4", "There is nothing to draw: the stock and the discards are used up.")
    if move == PASS:
        if view.stock + p.spent > 0:
            return Refusal("4.4", "You may not pass while there are cards to draw: play or draw.")
        return Refusal("4.4", "You hold a card that fits, so you may not pass.")
    if move not in each(view.hand):
        return Refusal("2.1", f"You do not hold the {spoken(move)}.")
    return Refusal(
        "3.3" if p.top % 13 == EIGHT else "3.1",
        f"The {spoken(move)} does not fit: play {_to_follow(view)}, or an eight.",
    )


def _plural(rank: int) -> str:
    return "sixes" if RANK_WORDS[rank] == "six" else f"{RANK_WORDS[rank]}s"


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"
