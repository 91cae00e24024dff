"""What a seat sees of Domino Poker, what it hears, and why it may not do something."""

from __future__ import annotations

from gamenight.core.journal import Entry
from gamenight.core.names import Names
from gamenight.core.refusal import Refusal
from gamenight.core.scene import Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.core.words import Words
from gamenight.games.domino_poker.notation import WORDS
from gamenight.games.domino_poker.rules import public as rules_table
from gamenight.games.domino_poker.rules.hands import (
    FLUSH,
    FOURS,
    FULL_HAND,
    PAIR,
    THREES,
    common_number,
    value,
)
from gamenight.games.domino_poker.rules.position import PokerView
from gamenight.games.domino_poker.rules.public import BET, CALL, CHECK, FOLD, RAISE, RAISES, SHOW
from gamenight.parts.bits import count, each
from gamenight.parts.dominoes import DOUBLES, NAMES, spoken

RANK_WORDS = (
    "high tile", "one pair", "a flush", "threes", "a four straight", "a full hand", "a five straight", "fours",
    "a six straight", "a royal",
)  # fmt: skip
BY_DOUBLES = (PAIR, THREES, FULL_HAND, FOURS)
SUIT_WORDS = ("blanks", "ones", "twos", "threes", "fours", "fives", "sixes")
DID = ("checked", "bet", "called", "raised", "folded")


def scene(view: PokerView, names: Names) -> Scene:
    p = view.public
    return Scene(
        table="walnut",
        heading=f"Hand {p.hands + (0 if p.over else 1)} of {view.options.hands}",
        prompt=_prompt(view, names),
        clause=_clause(view),
        seats=tuple(_seat(view, names, seat) for seat in range(p.seats)),
        zones=(*_shown(view, names), *(_hand(view, names, seat) for seat in range(p.seats))),
        buttons=_buttons(view),
        choices=tuple(_choice(view, move) for move in view.moves),
        sheet=_sheet(view, names),
        facts=(("Pot", chips_words(sum(p.paid))),) if view.options.betting else (),
    )


def hand_words(view: PokerView, tiles: int) -> str:
    """What a hand is, and by what: "one pair (5-5 2-2)", "a flush of sixes"; with nothing better, its highest tile."""
    worth = value(tiles, view.options.straights == 1)
    rank = worth >> 40
    if rank in BY_DOUBLES:  # 3.10
        doubles = " ".join(NAMES[tile] for tile in sorted(each(tiles & DOUBLES), reverse=True))
        return f"{RANK_WORDS[rank]} ({doubles})"
    if rank == FLUSH:
        return f"a flush of {SUIT_WORDS[common_number(tiles)]}"
    if rank:
        return RANK_WORDS[rank]
    best = max(
        each(tiles),
        key=lambda tile: (NAMES[tile][0] == NAMES[tile][2], sum(map(int, NAMES[tile].split("-"))), tile),
    )
    return f"the {spoken(best)} high"


def _prompt(view: PokerView, names: Names) -> str:
    p = view.public
    if p.over:
        most = max(p.chips)
        winners = [seat for seat in range(p.seats) if p.chips[seat] == most]
        unit = chips_words(most) if view.options.betting else points_words(most)
        if len(winners) > 1:
            words = names.all_of(winners)
            return f"{words[:1].upper()}{words[1:]} share the win with {unit}."
        return f"{names[winners[0]]} {names.verb(winners[0], 'win', 'wins')} with {unit}."
    if p.turn != view.seat:
        return f"{names[p.turn]} to {'speak' if view.options.betting else 'show'}."
    held = f"You hold {hand_words(view, view.hand)}."
    if not view.options.betting:
        return f"{held} Show your tiles."
    if CHECK in view.moves:
        return f"{held} Check, or bet a chip."
    return (
        f"{held} Call for {chips_words(p.owes(view.seat))}{', raise' if RAISE in view.moves else ''} or fold."
    )


def _clause(view: PokerView) -> str:
    if view.public.over:
        return "4.1"
    return "2.2" if view.options.betting else "2.7"


def _seat(view: PokerView, names: Names, seat: int) -> SeatScene:
    p = view.public
    status = ["dealer"] if seat == p.dealer else []
    if view.options.betting and not p.over:
        if p.paid[seat] == 0:
            status.append("out")
        elif not (p.playing >> seat) & 1:
            status.append("folded")
        else:
            status.append(f"{p.paid[seat]} in the pot")
    unit = chips_words(p.chips[seat]) if view.options.betting else points_words(p.chips[seat])
    return SeatScene(
        seat,
        names.given(seat),
        score=p.chips[seat],
        score_says=unit,
        money=p.chips[seat] if view.options.betting else None,
        cards=_holds(view, seat),
        turn=not p.over and p.turn == seat,
        status=tuple(status),
    )


def _holds(view: PokerView, seat: int) -> int:
    p = view.public
    return 0 if p.over or (view.options.betting and p.paid[seat] == 0) else 5


def _tile(tile: int, key: str = "") -> Piece:
    return Piece(f"tile:{key}{NAMES[tile]}", "tile", NAMES[tile], spoken(tile))


def _hand(view: PokerView, names: Names, seat: int) -> Zone:
    if seat == view.seat:
        held = count(view.hand)
        says = f"Your tiles: {hand_words(view, view.hand)}" if held == 5 else "Your tiles"
        return Zone(
            f"zone:hand.{seat}",
            "hand",
            "Your tiles",
            tuple(_tile(tile) for tile in each(view.hand)),
            seat=seat,
            says=says,
        )
    return Zone(
        f"zone:hand.{seat}", "hand", f"{names.given(seat)}'s tiles", count=_holds(view, seat), seat=seat
    )


def _shown(view: PokerView, names: Names) -> list[Zone]:
    """What was shown after the last hand, to be looked at until the next is over."""
    p = view.public
    found = []
    for seat in range(p.seats):
        if p.shown[seat]:
            label = f"{names.given(seat)} showed {hand_words(view, p.shown[seat])}"
            pieces = tuple(_tile(tile, "shown.") for tile in each(p.shown[seat]))
            found.append(Zone(f"zone:shown.{seat}", "row", label, pieces, seat=seat, says=label))
    return found


def _buttons(view: PokerView) -> tuple[Button, ...]:
    if not view.options.betting:
        return (Button("button:show", "Show", "show"),)
    return tuple(Button(f"button:{WORDS[move]}", _label(view, move), WORDS[move]) for move in range(SHOW))


def _label(view: PokerView, move: int) -> str:
    p = view.public
    if move == CALL and view.seat >= 0 and not p.over:
        return f"Call {p.owes(view.seat)}"
    if move == RAISE:
        return f"Raise to {p.stake + 1}"
    return "Bet 1" if move == BET else WORDS[move].capitalize()


def _choice(view: PokerView, move: int) -> Choice:
    p = view.public
    says = {
        CHECK: "Check.",
        BET: "Bet one chip.",
        CALL: f"Call for {chips_words(p.owes(view.seat))}.",
        RAISE: "Raise by one chip.",
        FOLD: "Fold.",
        SHOW: "Show your tiles.",
    }
    label = "Show" if move == SHOW else _label(view, move)
    return Choice(WORDS[move], says[move], (f"button:{WORDS[move]}",), label=label, main=len(view.moves) == 1)


def _sheet(view: PokerView, names: Names) -> Sheet:
    p = view.public
    rows = tuple((Cell(str(p.won[seat])), Cell(str(p.chips[seat]))) for seat in range(p.seats))
    title = "Chips" if view.options.betting else "Points"
    return Sheet(title, ("Won last", "Now"), rows, tuple(names.given(seat) for seat in range(p.seats)))


def narrate(view: PokerView, entry: Entry, names: Names) -> str:
    who, a, b = entry.seat, entry.a, entry.b
    if entry.kind == rules_table.DEALT:
        return f"{names[who]} dealt five tiles each."
    if entry.kind == rules_table.ANTED:
        return f"Everyone put in a chip: {a} in the pot."
    if entry.kind == rules_table.ACTED:
        return f"{names[who]} {DID[a]}{f' with {chips_words(b)}' if b else ''}."
    if entry.kind == rules_table.SHOWED:
        return f"{names[who]} showed {hand_words(view, a)}."
    if entry.kind == rules_table.WON_POT:
        return f"{names[who]} won {chips_words(a)}{'' if b else ', and showed nothing'}."
    if entry.kind == rules_table.SCORED:
        return f"{names[who]} had the best hand, and {names.verb(who, 'have', 'has')} {points_words(a)}."
    return f"{names[who]} {names.verb(who, 'have', 'has')} no chips left, and {names.verb(who, 'are', 'is')} out."


def forbid(view: PokerView, move: int, say: Words) -> Refusal:
    p = view.public
    if move == SHOW or not view.options.betting:
        words = (
            "There is betting: tiles are shown at its end."
            if view.options.betting
            else "There is no betting here: show your tiles."
        )
        return Refusal("2.7", words)
    if move == RAISE and p.raises == RAISES:
        return Refusal("2.3", "There have been three raises, and no more are allowed.")
    if move in (RAISE, BET) and p.chips[view.seat] <= p.owes(view.seat):
        return Refusal("2.5", "You have too few chips for that.")
    if move == BET:
        return Refusal("2.2", "There is a bet already: call, raise or fold.")
    if move == CHECK:
        return Refusal("2.2", "There is a bet: you cannot check. Call, raise or fold.")
    return Refusal("2.2", "Nobody has bet yet: check, or bet a chip.")


def chips_words(chips: int) -> str:
    return "1 chip" if chips == 1 else f"{chips} chips"


def points_words(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"
