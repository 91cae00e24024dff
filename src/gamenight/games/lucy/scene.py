"""What a seat sees of I Love Lucy."""

from __future__ import annotations

from gamenight.core.names import Names
from gamenight.core.scene import Button, Choice, Mark, Piece, Scene, SeatScene, Zone
from gamenight.games.lucy.layout import BOARD, space_id
from gamenight.games.lucy.notation import write
from gamenight.games.lucy.refusals import DECIDE
from gamenight.games.lucy.rules import public as table
from gamenight.games.lucy.rules.board import CHARACTERS, MAINS, NEEDED, WORTH, held
from gamenight.games.lucy.rules.choices import debt_of
from gamenight.games.lucy.rules.position import LucyView
from gamenight.games.lucy.rules.public import (
    CASH,
    FOLLOW,
    GO,
    HAND_OUT,
    NAME,
    NO,
    NOTHING,
    OBEY,
    PART,
    PAY_ALL,
    PERFORM,
    REFUSE,
    ROLL,
    TO,
    YES,
)
from gamenight.games.lucy.words.en import (
    BONUS,
    BONUS_SHORT,
    CHARACTER,
    SHORT,
    ayyi_card,
    cards_listed,
    instruction,
    lucy_card,
    place,
)

COLOURS = ("red", "blue", "yellow", "green")
BUTTONS = {
    ROLL: ("roll", "Roll"),
    FOLLOW: ("follow", "Do what it says"),
    OBEY: ("obey", "Obey it"),
    PERFORM: ("perform", "I do it"),
    REFUSE: ("refuse", "I would rather not"),
    HAND_OUT: ("hand-out", "Give each a card"),
    PAY_ALL: ("pay", "Pay"),
    YES: ("yes", "It will do"),
    NO: ("no", "It will not do"),
}


def scene(view: LucyView, names: Names) -> Scene:
    p = view.public
    seats = range(p.seats)
    return Scene(
        table="cloth",
        heading=f"Round {p.turns // p.seats + (0 if p.over else 1)}",
        prompt=_prompt(view, names),
        clause=_clause(view),
        seats=tuple(_seat(view, names, seat) for seat in seats),
        zones=(
            *_decks(view),
            _bank(view),
            *(_hand(view, names, seat) for seat in seats),
            *(_cards(view, names, seat) for seat in seats if p.bonus[seat] or p.kept[seat]),
        ),
        board=BOARD,
        pieces=tuple(_marker(view, names, seat) for seat in seats),
        marks=_marks(view),
        buttons=_buttons(view),
        choices=tuple(_choice(view, names, move) for move in view.moves),
        facts=_facts(view),
    )


def _prompt(view: LucyView, names: Names) -> str:
    p = view.public
    if p.over:
        winners = [seat for seat in range(p.seats) if (p.winners >> seat) & 1]
        verb = "win" if len(winners) > 1 else names.verb(winners[0], "win", "wins")
        who = names[winners[0]] if len(winners) == 1 else names.all_of(winners)
        return f"{who[0].upper()}{who[1:]} {verb}."
    if not (view.seat >= 0 and (view.movers >> view.seat) & 1):
        waiting = [seat for seat in range(p.seats) if (view.movers >> seat) & 1]
        if len(waiting) > 1:
            return f"{names.all_of(waiting)} vote."
        return f"{names[waiting[0]]} to {_doing(view)}."
    return _to_do(view, names)


def _doing(view: LucyView) -> str:
    return {
        table.ROLLING: "roll",
        table.IMITATING: "imitate",
        table.VOTING: "vote",
        table.GIVING: "give a card",
        table.NAMING: "name a character",
        table.CASHING: "cash a bonus card",
        table.RETURNING: "choose a space",
    }.get(view.public.stage, "choose")


def _to_do(view: LucyView, names: Names) -> str:
    p = view.public
    stage = p.stage
    if stage == table.ROLLING:
        on = (p.safe >> view.seat) & 1
        return "Roll for doubles: they take you to the Mertz's." if on else "Roll the dice."
    if stage == table.LANDED:
        return f"{instruction(p.at[view.seat])}. Do that, or cash a bonus card instead."
    if stage in (table.HANDING, table.IMITATING):
        extra = " Obey it, or hand it to another player." if stage == table.HANDING else " Will you do it?"
        return f"{ayyi_card(p.card)}.{extra}"
    if stage == table.VOTING:
        return f"{ayyi_card(p.card)}. Did {names[p.actor]} do it well enough?"
    if stage == table.GIVING:
        return f"Choose a card to give to {names.whom(next_payee(view))}."
    if stage == table.CHOOSING:
        return f"Give each player a card, or pay them ${p.due} each."
    if stage == table.CASHING:
        return f"You owe ${debt_of(p)} and are short of money. Which bonus card do you cash first?"
    if stage == table.ASKING:
        return f"The bank has no {CHARACTER[p.named]} left. Whom do you ask?"
    return DECIDE[stage][1]


def next_payee(view: LucyView) -> int:
    """Who is to be given a card next: the first, clockwise."""
    p = view.public
    return next(seat for n in range(1, p.seats + 1) if (p.payees >> (seat := (p.actor + n) % p.seats)) & 1)


def _clause(view: LucyView) -> str:
    p = view.public
    if p.over:
        return "6.2" if max(p.at) >= 117 else "2.6"
    if p.stage == table.ROLLING and (p.safe >> p.turn) & 1:
        return "6.2"
    return DECIDE[p.stage][0]


def _seat(view: LucyView, names: Names, seat: int) -> SeatScene:
    p = view.public
    status = [place(p.at[seat])]
    if (p.safe >> seat) & 1 and not p.over:
        status.append("safe")
    if p.lost[seat]:
        status.append("loses a turn" if p.lost[seat] == 1 else f"loses {p.lost[seat]} turns")
    return SeatScene(
        seat=seat,
        name=names.given(seat),
        money=p.money[seat],
        cards=p.sizes[seat],
        turn=bool((view.movers >> seat) & 1),
        colour=COLOURS[seat],
        status=tuple(status),
    )


def _marker(view: LucyView, names: Names, seat: int) -> Piece:
    at = view.public.at[seat]
    says = f"{names.whose(seat)} marker, on {place(at)}"
    return Piece(f"marker:{seat}", "pawn", says=says, seat=seat, colour=COLOURS[seat], at=space_id(at))


def _marks(view: LucyView) -> tuple[Mark, ...]:
    p = view.public
    safe = [seat for seat in range(p.seats) if (p.safe >> seat) & 1 and not p.over]
    return tuple(Mark(space_id(p.at[seat]), "safe", seat, "note", "safe from everyone") for seat in safe)


def _decks(view: LucyView) -> tuple[Zone, ...]:
    p = view.public
    dice = tuple(
        Piece(f"die:{n}", "die", str(face), f"die {n}, {face}")
        for n, face in ((1, p.first_die), (2, p.second_die))
        if face
    )
    lucy, ayyi = p.lucy.size(), p.ayyi.size()
    last = () if p.lucy_card == NOTHING else (_text_card("drawn:lucy", lucy_card(p.lucy_card)),)
    now = () if p.card == NOTHING else (_text_card("drawn:ayyi", ayyi_card(p.card)),)
    return (
        Zone("zone:dice", "dice", "Dice", dice),
        Zone("zone:lucy", "pile", "I Love Lucy", count=lucy, says=f"I Love Lucy deck, {lucy} cards"),
        Zone("zone:ayyi", "pile", "Ay...Yi...Yi", count=ayyi, says=f"Ay...Yi...Yi deck, {ayyi} cards"),
        Zone("zone:drawn", "row", "Card drawn", (*last, *now)),
    )


def _text_card(id: str, words: str) -> Piece:
    return Piece(id, "card", words, words)


def _bank(view: LucyView) -> Zone:
    pieces = []
    for character in range(CHARACTERS):
        n = held(view.public.bank, character)
        says = f"{CHARACTER[character]} in the bank, {n} left"
        name = CHARACTER[character]
        pieces.append(
            Piece(f"bank:{SHORT[character]}", "card", name, says, tries=f"name {name}", tag=f"×{n}")
        )
    return Zone("zone:bank", "row", "Bank", tuple(pieces))


def _hand(view: LucyView, names: Names, seat: int) -> Zone:
    p = view.public
    label = f"{names.given(seat)}'s hand"
    if seat != view.seat and not len(p.shown):
        sure = view.known.what[seat]
        says = f"{label}, {p.sizes[seat]} cards" + (f"; known: {cards_listed(sure)}" if sure else "")
        return Zone(f"zone:hand.{seat}", "hand", label, count=p.sizes[seat], seat=seat, says=says)
    hand, whose = (view.hand, "") if seat == view.seat else (p.shown[seat], f":{seat}")
    pieces = []
    for character in range(CHARACTERS):
        n, name = held(hand, character), CHARACTER[character]
        if n:
            says = name if n == 1 else f"{n} cards of {name}"
            tries, tag = "" if whose else f"give {name}", f"×{n}" if n > 1 else ""
            pieces.append(Piece(f"card:{SHORT[character]}{whose}", "card", name, says, tries=tries, tag=tag))
    return Zone(f"zone:hand.{seat}", "hand", label if whose else "Your hand", tuple(pieces), seat=seat)


def _cards(view: LucyView, names: Names, seat: int) -> Zone:
    """Bonus cards and kept cards, open to all."""
    p = view.public
    pieces = []
    for which, short in enumerate(BONUS_SHORT):
        if (p.bonus[seat] >> which) & 1:
            says = f"{BONUS[which]} bonus card, ${WORTH[which]}"
            tries = f"cash {short}" if seat == view.seat else ""
            pieces.append(Piece(f"bonus:{short}.{seat}", "card", BONUS[which], says, seat=seat, tries=tries))
    for n in range(p.kept[seat]):
        says = "kept card: hand an Ay...Yi...Yi card to another player"
        pieces.append(Piece(f"kept:{seat}.{n}", "card", "Hand it on", says, seat=seat))
    return Zone(f"zone:cards.{seat}", "row", f"{names.given(seat)}'s cards", tuple(pieces), seat=seat)


def _buttons(view: LucyView) -> tuple[Button, ...]:
    if not view.moves:
        return () if view.public.over else (Button("button:roll", "Roll", "roll"),)
    shown = [move for move in view.moves if move in BUTTONS]
    if view.public.stage == table.CHOOSING:
        shown = [HAND_OUT, PAY_ALL]
    return tuple(
        Button(f"button:{BUTTONS[move][0]}", _label(view, move), write(view, move)) for move in shown
    )


def _label(view: LucyView, move: int) -> str:
    return f"Pay ${debt_of(view.public)}" if move == PAY_ALL else BUTTONS[move][1]


def _choice(view: LucyView, names: Names, move: int) -> Choice:
    text = write(view, move)
    if move in BUTTONS:
        label = _label(view, move)
        main = len(view.moves) == 1 or move in (FOLLOW, PERFORM)
        return Choice(text, _says(view, move), (f"button:{BUTTONS[move][0]}",), label=label, main=main)
    if CASH <= move < OBEY:
        which = move - CASH
        says = f"Cash the {BONUS[which]} bonus card for ${WORTH[which]}."
        return Choice(text, says, (f"bonus:{BONUS_SHORT[which]}.{view.seat}",))
    if move < PART:
        return Choice(text, _to_whom(view, names, move - TO), (f"seat:{move - TO}",))
    if move < NAME:
        return Choice(text, f"Give {CHARACTER[move - PART]}.", (f"card:{SHORT[move - PART]}",))
    if move < GO:
        return Choice(text, f"Ask for {CHARACTER[move - NAME]}.", (f"bank:{SHORT[move - NAME]}",))
    return Choice(text, f"Go to {place(move - GO)}.", (space_id(move - GO),))


def _says(view: LucyView, move: int) -> str:
    if move == FOLLOW:
        return f"{instruction(view.public.at[view.seat])}."
    if move == REFUSE:
        return "Refuse, and lose your next turn."
    return f"{_label(view, move)}."


def _to_whom(view: LucyView, names: Names, other: int) -> str:
    name = names.whom(other)
    return {
        table.DRAWING: f"Draw a card from {names.whose(other)} hand.",
        table.GIVING_TO: f"Give a card to {name}.",
        table.ASKING: f"Ask {name}.",
    }.get(view.public.stage, f"Hand the card to {name}.")


def _facts(view: LucyView) -> tuple[tuple[str, str], ...]:
    """What is still missing for the Fire Escape."""
    if view.seat < 0 or view.public.over:
        return ()
    missing = [CHARACTER[character] for character in range(MAINS) if not held(view.hand, character)]
    short = NEEDED - view.public.money[view.seat]
    if short > 0:
        missing.append(f"${short}")
    return (("Missing for the Fire Escape", ", ".join(missing) or "nothing"),)
