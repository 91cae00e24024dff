"""What a seat sees of Cribbage, and why it may not do something."""

from __future__ import annotations

from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.scene import Amount, Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.core.words import Words
from gamenight.games.cribbage.notation import write
from gamenight.games.cribbage.pegboard import COLOURS, board, pegs
from gamenight.games.cribbage.rules.count import VALUE
from gamenight.games.cribbage.rules.position import CribbageView
from gamenight.games.cribbage.rules.public import (
    ANSWER,
    CLAIM,
    DISCARD,
    GO,
    HEELS,
    MUGGINS,
    NO_CARD,
    PASS,
    PLAY,
    SAY,
)
from gamenight.games.cribbage.telling import breakdown, points_words, side_name, winner_name
from gamenight.parts.bits import each, has
from gamenight.parts.cards import NAMES, spoken


def scene(view: CribbageView, names: Names) -> Scene:
    p = view.public
    sides = tuple(side_name(view, names, side) for side in range(p.sides))
    return Scene(
        table="walnut",
        heading=f"Deal {p.deals + 1}" + (f", count {p.count}" if p.phase == PLAY and not p.over else ""),
        prompt=_prompt(view, names),
        clause=_clause(view),
        seats=tuple(_seat(view, names, seat) for seat in range(p.seats)),
        zones=tuple(_zones(view, names)),
        board=board(p.sides, view.options.points()),
        pieces=pegs(p, sides),
        buttons=_buttons(view),
        choices=_choices(view),
        sheet=_sheet(view, names, sides),
        facts=(("Count", str(p.count)),) if p.phase == PLAY else (),
    )


def _prompt(view: CribbageView, names: Names) -> str:
    p = view.public
    if p.over:
        side = max(range(p.sides), key=lambda n: p.games[n])
        return f"{winner_name(view, names, side)} won with {points_words(p.pegs[side])}."
    if not len(view.moves):
        waiting = [seat for seat in range(p.seats) if (view.movers >> seat) & 1]
        doing = "lay away" if p.phase == DISCARD else "count" if p.phase == CLAIM else "play"
        subject = names[waiting[0]] if len(waiting) == 1 else names.all_of(waiting)
        return f"{subject} to {doing}."
    if p.phase == DISCARD:
        return _discard_prompt(view, names)
    if p.phase == CLAIM:
        what = "the crib" if p.counting == p.seats else "your hand"
        return f"Count {what} with the {spoken(p.starter)}."
    if p.phase == ANSWER:
        return f"{names[p.counter()]} counted {p.claimed}. Was anything overlooked?"
    if GO in view.moves:
        return f"The count is {p.count}, and all your cards would go over 31. Say go."
    return f"The count is {p.count}. Play a card." if p.count else "You lead. Play a card."


def _discard_prompt(view: CribbageView, names: Names) -> str:
    p = view.public
    left = (6 if p.seats == 2 else 5) - 4 - len(each(view.tossed))
    whose = "your own" if p.dealer == view.seat else names.whose(p.dealer)
    return f"Lay away {'two cards' if left == 2 else 'one card'} to {whose} crib."


def _clause(view: CribbageView) -> str:
    p = view.public
    if p.over:
        return "5.1"
    if p.phase == DISCARD:
        return "2.1"
    if p.phase == PLAY:
        return "3.3" if GO in view.moves else "3.2"
    return "4.8"


def _seat(view: CribbageView, names: Names, seat: int) -> SeatScene:
    p = view.public
    side = p.side(seat)
    status = ["dealer"] if seat == p.dealer else []
    if (p.gone >> seat) & 1:
        status.append("said go")
    if p.phase == DISCARD and not (p.waiting >> seat) & 1:
        status.append("ready")
    if view.options.games > 1:
        status.append(f"{p.games[side]} game{'' if p.games[side] == 1 else 's'}")
    return SeatScene(
        seat,
        names.given(seat),
        score=p.pegs[side],
        score_says=points_words(p.pegs[side]),
        cards=_held(view, seat),
        turn=bool((view.movers >> seat) & 1),
        colour=COLOURS[side],
        team=side if p.seats == 4 else -1,
        status=tuple(status),
    )


def _held(view: CribbageView, seat: int) -> int:
    p = view.public
    if p.phase == DISCARD:
        if seat == view.seat:
            return len(each(view.hand))
        return (6 if p.seats == 2 else 5) if (p.waiting >> seat) & 1 else 4
    return p.left(seat)


def _card(card: int, prefix: str = "card:", tag: str = "") -> Piece:
    return Piece(f"{prefix}{NAMES[card]}", "card", NAMES[card], spoken(card), tries=NAMES[card], tag=tag)


def _zones(view: CribbageView, names: Names) -> list[Zone]:
    p = view.public
    zones = []
    if p.starter != NO_CARD:
        zones.append(
            Zone("zone:starter", "pile", "Starter", (_card(p.starter),), says=f"Starter, {spoken(p.starter)}")
        )
    zones.append(
        Zone(
            "zone:pile",
            "row",
            "This count",
            tuple(_card(card, "card:") for card in p.pile),
            says=f"Count {p.count}",
        )
    )
    zones.append(_crib(view, names))
    now = list(p.pile)
    for seat in range(p.seats):
        cards = tuple(_card(card) for card in each(p.laid[seat]) if card not in now)
        label = "Your cards played" if seat == view.seat else f"{names.given(seat)}'s cards played"
        zones.append(Zone(f"zone:laid.{seat}", "row", label, cards, seat=seat))
        zones.append(_hand(view, names, seat))
    return zones + _before(view, names)


def _crib(view: CribbageView, names: Names) -> Zone:
    p = view.public
    owner = "Your crib" if p.dealer == view.seat else f"{names.given(p.dealer)}'s crib"
    if p.crib:
        return Zone("zone:crib", "row", owner, tuple(_card(card) for card in each(p.crib)), seat=p.dealer)
    toss = 2 if p.seats == 2 else 1
    done = sum(1 for seat in range(p.seats) if p.phase != DISCARD or not (p.waiting >> seat) & 1)
    mine = tuple(_card(card, tag="crib") for card in each(view.tossed)) if view.seat >= 0 else ()
    number = done * toss + (1 if p.seats == 3 else 0)
    return Zone(
        "zone:crib",
        "pile",
        owner,
        mine,
        count=number,
        seat=p.dealer,
        says=f"{owner}, {number} cards face down",
    )


def _hand(view: CribbageView, names: Names, seat: int) -> Zone:
    if seat != view.seat:
        return Zone(
            f"zone:hand.{seat}", "hand", f"{names.given(seat)}'s hand", count=_held(view, seat), seat=seat
        )
    return Zone(
        f"zone:hand.{seat}", "hand", "Your hand", tuple(_card(card) for card in each(view.hand)), seat=seat
    )


def _before(view: CribbageView, names: Names) -> list[Zone]:
    """The hands and the crib of the deal before, to be looked at again while cards are laid away."""
    p = view.public
    if p.phase != DISCARD or p.old_starter == NO_CARD:
        return []
    found = []
    for seat in range(p.seats):
        if p.old_hands[seat]:
            label = f"{names.given(seat)} had {p.old_points[seat]}"
            pieces = tuple(_card(card, "old:") for card in each(p.old_hands[seat]))
            why = breakdown(p.old_hands[seat], p.old_starter, False)
            found.append(Zone(f"zone:old.{seat}", "row", label, pieces, seat=seat, says=f"{label}: {why}"))
    if p.old_crib:
        label = f"The crib had {p.old_crib_points}"
        pieces = tuple(_card(card, "old:") for card in each(p.old_crib))
        why = breakdown(p.old_crib, p.old_starter, view.options.crib_flush_five)
        found.append(Zone("zone:old.crib", "row", label, pieces, says=f"{label}: {why}"))
    return found


def _buttons(view: CribbageView) -> tuple[Button, ...]:
    p = view.public
    found = []
    if p.phase == PLAY:
        found.append(Button("button:go", "Go", "go"))
        if p.heels:
            found.append(Button("button:heels", "Claim his heels", "heels"))
    if p.phase == CLAIM:
        found.append(Button("button:count", "Count", "count 0"))
    if p.phase == ANSWER:
        found += [
            Button("button:muggins", "Muggins!", "muggins"),
            Button("button:pass", "Nothing missed", "pass"),
        ]
    return tuple(found)


def _choices(view: CribbageView) -> tuple[Choice, ...]:
    if len(view.moves) and view.moves[0] >= SAY:
        amount = Amount(0, 29, unit="points")
        return (
            Choice(
                "count {}", "Count the points.", ("button:count",), amount=amount, label="Count", main=True
            ),
        )
    return tuple(_choice(view, move) for move in view.moves)


def _choice(view: CribbageView, move: int) -> Choice:
    p = view.public
    text = write(view, move)
    if move < GO:
        if p.phase == DISCARD:
            return Choice(text, f"Lay away the {spoken(move)}.", (f"card:{text}",))
        return Choice(text, f"Play the {spoken(move)}, for {p.count + VALUE[move % 13]}.", (f"card:{text}",))
    labels = {GO: "Go", HEELS: "Claim his heels", MUGGINS: "Muggins!", PASS: "Nothing missed"}
    return Choice(
        text, f"{labels[move].rstrip('!')}.", (f"button:{text}",), label=labels[move], main=move == GO
    )


def _sheet(view: CribbageView, names: Names, sides: tuple[str, ...]) -> Sheet:
    p = view.public
    rows = []
    for side in range(p.sides):
        seats = [seat for seat in range(p.seats) if p.side(seat) == side]
        counted = p.old_starter != NO_CARD
        hands = [p.old_points[seat] for seat in seats if counted and p.old_hands[seat]]
        why = "; ".join(
            breakdown(p.old_hands[seat], p.old_starter, False)
            for seat in seats
            if counted and p.old_hands[seat]
        )
        rows.append(
            (Cell(str(sum(hands)) if hands else "-", why), Cell(str(p.pegs[side])), Cell(str(p.games[side])))
        )
    return Sheet(
        "Points",
        ("Last hand", "Pegs", "Games"),
        tuple(rows),
        sides,
        f"The first to {view.options.points()} points wins.",
    )


def forbid(view: CribbageView, move: int, say: Words) -> Refusal:
    """Why a move may not be made now."""
    p = view.public
    if move < GO:
        if p.phase in (CLAIM, ANSWER):
            return Refusal("4.8", "The hands are being counted: no card may be played.")
        if not has(view.hand, move):
            return Refusal("2.1" if p.phase == DISCARD else "3.2", f"You do not hold the {spoken(move)}.")
        total = p.count + VALUE[move % 13]
        return Refusal("3.2", f"The {spoken(move)} would make {total}, and the count may not go over 31.")
    if p.phase == DISCARD:
        return Refusal("2.1", "First lay cards away to the crib.")
    if move == GO:
        if p.phase != PLAY:
            return Refusal("4.8", "The hands are being counted: nobody says go.")
        return Refusal("3.3", "You can play a card without going over 31, so you must.")
    if move == HEELS:
        return Refusal("2.5", "There is no jack turned up for you to claim.")
    if p.phase == PLAY:
        return Refusal("4.8", "The hands have not been shown yet.")
    if p.phase == CLAIM:
        return Refusal("4.8", "First say what you count, from 0 to 29.")
    return Refusal("4.8", "Say muggins if something was overlooked, or pass.")
