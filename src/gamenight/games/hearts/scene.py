"""What a seat sees of Hearts."""

from __future__ import annotations

from gamenight.core.names import Names
from gamenight.core.scene import Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.games.hearts.notation import write
from gamenight.games.hearts.rules.points import moon_amount, reason_for
from gamenight.games.hearts.rules.position import HeartsView
from gamenight.games.hearts.rules.public import (
    MOON_OTHERS,
    MOON_SHOOTER,
    NEVER,
    NO_SEAT,
    PASS,
    PASSING,
    PLAYING,
    SHOOTING,
    pack_for,
)
from gamenight.games.hearts.words import en as words
from gamenight.parts import tricks
from gamenight.parts.bits import count, each, has
from gamenight.parts.cards import NAMES, SUIT_WORDS, spoken


def scene(view: HeartsView, names: Names) -> Scene:
    p = view.public
    over = p.movers == 0
    return Scene(
        table="felt",
        heading=f"Hand {p.number + 1}" + (f", trick {p.tricks + 1}" if _tricks_go_on(view) else ""),
        prompt=prompt(view, names),
        clause=_clause(view),
        seats=tuple(_seat(view, names, seat) for seat in range(p.seats)),
        zones=(
            _trick(view, names),
            *_last(view, names),
            *_widow(view, names),
            *(_hand(view, names, seat) for seat in range(p.seats)),
        ),
        buttons=_buttons(view),
        choices=tuple(_choice(view, move) for move in view.moves),
        sheet=_sheet(view, names),
        facts=() if over else _facts(view),
    )


def _tricks_go_on(view: HeartsView) -> bool:
    p = view.public
    return p.phase == PLAYING and p.movers != 0


def prompt(view: HeartsView, names: Names) -> str:
    """What to do, in one sentence; for others, who is to do it."""
    p = view.public
    if p.movers == 0:
        return _result(view, names)
    mine = view.seat >= 0 and has(p.movers, view.seat)
    if p.phase == PASSING:
        return _pass_prompt(view, names) if mine else f"Waiting for {names.all_of(each(p.movers))} to pass."
    if not mine:
        return f"{names[p.turn]} to {'say how the moon counts' if p.phase == SHOOTING else 'play'}."
    if p.phase == SHOOTING:
        n = moon_amount(view.options)
        return f"You shot the moon! Shall everyone else get {n} points, or you lose {n}?"
    return _lead_prompt(view) if p.trick == tricks.EMPTY else _follow_prompt(view)


def _result(view: HeartsView, names: Names) -> str:
    totals = view.public.totals
    winners = [seat for seat, total in enumerate(totals) if total == min(totals)]
    verb = names.verb(winners[0], "win", "wins") if len(winners) == 1 else "win"
    subject = names[winners[0]] if len(winners) == 1 else names.all_of(winners)
    return f"{subject[0].upper()}{subject[1:]} {verb} with {words.points(min(totals))}."


def _pass_prompt(view: HeartsView, names: Names) -> str:
    p = view.public
    to = names.whom((view.seat + p.pass_by) % p.seats)
    left = p.pass_size - count(view.passed)
    which = words.cards(left) if view.passed == 0 else f"{words.NUMBERS[left]} more"
    return f"Choose {which} to pass {words.direction(p.pass_by, p.seats)}, to {to}."


def _lead_prompt(view: HeartsView) -> str:
    p = view.public
    if p.tricks == 0 and p.opening >= 0:
        return f"You hold the {spoken(p.opening)}: lead it."
    if len(view.moves) == count(view.hand):
        return "Lead any card."
    if p.tricks == 0 and view.options.no_points:
        return "Lead a card without points."
    return "Lead any card but a heart: hearts are not broken."


def _follow_prompt(view: HeartsView) -> str:
    p = view.public
    suit = SUIT_WORDS[tricks.card_at(p.trick, 0) // 13]
    if view.hand & p.led:
        low = p.tricks == 0 and p.opening >= 0 and view.options.lowest_clubs
        one = f"your lowest {suit[:-1]}" if low else f"a {suit[:-1]}"
        return f"{suit.capitalize()} were led. Play {one}."
    if len(view.moves) == count(view.hand):
        return f"{suit.capitalize()} were led and you have none. Play any card."
    if p.tricks == 0 and view.options.no_points:
        return f"{suit.capitalize()} were led and you have none. Play a card without points."
    return f"{suit.capitalize()} were led and you have none. Play any card but the queen of spades."


def _clause(view: HeartsView) -> str:
    p = view.public
    if p.movers == 0:
        return "7.1" if view.options.target else "7.4"
    if p.phase == PASSING:
        return "2.8"
    if p.phase == SHOOTING:
        return "6.5"
    if p.trick != tricks.EMPTY:
        return "4.2"
    if p.tricks == 0:
        return "3.2" if p.opening >= 0 else "3.1"
    return "4.4" if p.broken else "5.1"


def _facts(view: HeartsView) -> tuple[tuple[str, str], ...]:
    p = view.public
    found = []
    if view.options.passing != NEVER:
        how = "no passing" if p.pass_by == 0 else words.direction(p.pass_by, p.seats)
        found.append(("This hand", how if p.pass_by == 0 else f"{words.cards(p.pass_size)} {how}"))
    if view.options.breaking:
        found.append(("Hearts", "broken" if p.broken else "not broken yet"))
    if view.seat >= 0 and p.phase != PASSING and view.passed:
        found.append(("You passed", words.listed(view.passed)))
        found.append(("You were given", words.listed(view.received)))
    return tuple(found)


def _seat(view: HeartsView, names: Names, seat: int) -> SeatScene:
    p = view.public
    status = ["dealer"] if seat == p.dealer else []
    if p.phase == PASSING:
        status.append("choosing" if has(p.movers, seat) else "ready")
    taken = words.made_of(reason_for(p.taken[seat], view.options))
    if taken and p.movers:
        status.append(f"took {taken}")
    if seat == p.widow_taker:
        status.append("took the widow")
    return SeatScene(
        seat=seat,
        name=names.given(seat),
        score=p.totals[seat],
        score_says=words.points(p.totals[seat]),
        cards=p.left(seat),
        turn=has(p.movers, seat),
        status=tuple(status),
    )


def _card(card: int, seat: int = -1, tries: str = "", tag: str = "") -> Piece:
    return Piece(f"card:{NAMES[card]}", "card", NAMES[card], spoken(card), seat, tries=tries, tag=tag)


def _trick(view: HeartsView, names: Names) -> Zone:
    p = view.public
    plays = range(tricks.size(p.trick))
    pieces = tuple(_card(tricks.card_at(p.trick, n), tricks.seat_at(p.trick, n, p.seats)) for n in plays)
    told = "; ".join(f"{piece.says} by {names.given(piece.seat)}" for piece in pieces)
    return Zone("zone:trick", "trick", "Trick", pieces, says=f"Trick: {told or 'nothing yet'}")


def _last(view: HeartsView, names: Names) -> tuple[Zone, ...]:
    """The last trick, to be looked at again. After a new deal its cards are elsewhere, so their ids differ."""
    p = view.public
    if p.last == tricks.EMPTY:
        return ()
    kind = "card" if p.tricks else "was"
    pieces = []
    for n in range(tricks.size(p.last)):
        card, seat = tricks.card_at(p.last, n), tricks.seat_at(p.last, n, p.seats)
        pieces.append(Piece(f"{kind}:{NAMES[card]}", "card", NAMES[card], spoken(card), seat))
    which = "Last trick" if p.tricks else "Last trick of the hand before"
    label = f"{which}, {names.given(p.last_taker)} took it"
    return (Zone("zone:last", "pile", label, tuple(pieces), seat=p.last_taker, says=label),)


def _widow(view: HeartsView, names: Names) -> tuple[Zone, ...]:
    p = view.public
    pack = pack_for(p.seats, view.options)
    n = count(pack) - p.size * p.seats
    if n == 0:
        return ()
    label = "Widow" if p.widow_taker == NO_SEAT else f"Widow, {names.given(p.widow_taker)} took it"
    cards = pack & ~p.gone() if p.tricks == p.size else view.widow
    pieces = tuple(_card(card, p.widow_taker) for card in each(cards))
    return (Zone("zone:widow", "pile", label, pieces, n, p.widow_taker, says=f"{label}, {words.cards(n)}"),)


def _hand(view: HeartsView, names: Names, seat: int) -> Zone:
    p = view.public
    if seat != view.seat:
        label = f"{names.given(seat)}'s hand"
        return Zone(f"zone:hand.{seat}", "hand", label, count=p.left(seat), seat=seat)
    verb = "pass " if p.phase == PASSING else ""
    pieces = tuple(_card(card, -1, verb + NAMES[card], _tag(view, card)) for card in each(view.hand))
    return Zone(f"zone:hand.{seat}", "hand", "Your hand", pieces, seat=seat)


def _tag(view: HeartsView, card: int) -> str:
    if view.public.phase == PASSING:
        return "pass" if has(view.passed, card) else ""
    return "new" if view.public.tricks == 0 and has(view.received, card) else ""


def _buttons(view: HeartsView) -> tuple[Button, ...]:
    if view.public.phase != SHOOTING:
        return ()
    n = moon_amount(view.options)
    return (
        Button("button:others", f"{n} to everyone else", "moon others"),
        Button("button:own", f"{n} off your own", "moon own"),
    )


def _choice(view: HeartsView, move: int) -> Choice:
    text = write(view, move)
    if move < PASS:
        verb = "Lead" if view.public.trick == tricks.EMPTY else "Play"
        return Choice(text, f"{verb} the {spoken(move)}.", (f"card:{NAMES[move]}",))
    if move < MOON_OTHERS:
        card = move - PASS
        return Choice(text, f"Pass the {spoken(card)}.", (f"card:{NAMES[card]}",))
    n = moon_amount(view.options)
    if move == MOON_SHOOTER:
        return Choice(
            text, f"Take {n} points off your own score.", ("button:own",), label=f"{n} off your own"
        )
    return Choice(text, f"Give everyone else {n} points.", ("button:others",), label=f"{n} to everyone else")


def _sheet(view: HeartsView, names: Names) -> Sheet:
    p = view.public
    hands = len(p.history) // p.seats
    rows = tuple(
        (*(_cell(view, hand * p.seats + seat) for hand in range(hands)), Cell(str(p.totals[seat])))
        for seat in range(p.seats)
    )
    how = "Reaching" if view.options.reaching else "Passing"
    return Sheet(
        "Scores, lowest wins",
        (*(str(hand + 1) for hand in range(hands)), "Total"),
        rows,
        tuple(names.given(seat) for seat in range(p.seats)),
        f"{how} {view.options.target} ends the match." if view.options.target else "A single hand.",
    )


def _cell(view: HeartsView, at: int) -> Cell:
    p = view.public
    return Cell(str(p.history[at]), words.made_of(p.reasons[at]) or "no points")
