"""What a seat sees of Four Hand Texas."""

from __future__ import annotations

from gamenight.core.names import Names
from gamenight.core.scene import Amount, Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.games.texas_42.notation import PLURALS, write
from gamenight.games.texas_42.rules.position import TexasView
from gamenight.games.texas_42.rules.public import (
    BID,
    BIDDING,
    BIDS,
    FIVES,
    HISTORY,
    LIMIT,
    NAMING,
    NO_TRUMP,
    NONE,
    PASS,
    PASSED,
    TENS,
    TRUMP,
)
from gamenight.parts import tricks
from gamenight.parts.bits import each, has
from gamenight.parts.dominoes import NAMES, NUMBERS, spoken


def scene(view: TexasView, names: Names) -> Scene:
    p = view.public
    playing = p.movers != 0 and p.phase not in (BIDDING, NAMING)
    return Scene(
        table="walnut",
        heading=f"Hand {p.hands_played() + (1 if p.movers else 0)}"
        + (f", trick {p.tricks + 1}" if playing else ""),
        prompt=prompt(view, names),
        clause=_clause(view),
        seats=tuple(_seat(view, names, seat) for seat in range(4)),
        zones=(
            _trick(view, names),
            *_last(view, names),
            *(_won(view, names, side) for side in range(2)),
            *(_hand(view, names, seat) for seat in range(4)),
        ),
        buttons=_buttons(view),
        choices=_choices(view),
        sheet=_sheet(view, names),
        facts=_facts(view, names),
    )


def side_name(names: Names, side: int) -> str:
    """ "Ann and Cy" """
    return f"{names.given(side)} and {names.given(side + 2)}"


def side_words(names: Names, side: int) -> str:
    """The same at the start of a sentence, as one listener hears it: "You and Cy"."""
    mine = names.listener >= 0 and names.listener % 2 == side
    return f"You and {names.given((names.listener + 2) % 4)}" if mine else side_name(names, side)


def trumps_in_words(trump: int) -> str:
    return "no trumps" if trump == NO_TRUMP else PLURALS[trump]


def prompt(view: TexasView, names: Names) -> str:
    """What to do, in one sentence; for others, who is to do it."""
    p = view.public
    if p.movers == 0:
        return f"{side_words(names, p.winners)} win, {p.totals[p.winners]} to {p.totals[1 - p.winners]}."
    mine = view.seat >= 0 and has(p.movers, view.seat)
    if not mine:
        what = "bid" if p.phase == BIDDING else "name trumps" if p.phase == NAMING else "play"
        return f"{names[p.turn]} to {what}."
    if p.phase == BIDDING:
        return _bid_prompt(view)
    if p.phase == NAMING:
        return f"The bid is yours at {BIDS[p.bid]}. Name trumps."
    if p.trick == tricks.EMPTY:
        return "Lead any tile."
    led = suit_words(view).capitalize()
    if view.hand & p.led:
        return f"{led} were led. Play one."
    return f"{led} were led and you have none{_trumped(view)}. Play any tile."


def _trumped(view: TexasView) -> str:
    """Tiles that bear the number led, and yet are no tiles of that suit (3.2, 3.3)."""
    p = view.public
    if p.suit == NONE:
        return ""
    held = [NAMES[tile] for tile in each(view.hand & p.trumps & NUMBERS[p.suit])]
    if not held:
        return ""
    return f" (your {' and '.join(held)} {'is a trump' if len(held) == 1 else 'are trumps'})"


def suit_words(view: TexasView) -> str:
    """The suit to follow: "fives", or "trumps" with their name."""
    p = view.public
    return PLURALS[p.suit] if p.suit != NONE else f"trumps ({PLURALS[p.trump]})"


def _bid_prompt(view: TexasView) -> str:
    lowest = BIDS[view.moves[0] - BID] if view.moves[0] < PASS else 0
    if PASS not in view.moves:
        return "Everyone else passed, so you must bid, 30 or more."
    if view.public.bid == NONE:
        return "Bid 30 or more, or pass."
    return f"Bid {lowest}{' or more' if lowest < BIDS[LIMIT] else ''}, or pass."


def _clause(view: TexasView) -> str:
    p = view.public
    if p.movers == 0:
        return "6.1" if view.options.target else "6.3"
    if p.phase == BIDDING:
        return "2.3" if p.bid >= LIMIT else "2.1"
    if p.phase == NAMING:
        return "3.1"
    return "4.1" if p.trick == tricks.EMPTY else "4.3"


def _facts(view: TexasView, names: Names) -> tuple[tuple[str, str], ...]:
    p = view.public
    found = []
    if p.bid != NONE:
        found.append(("Bid", f"{BIDS[p.bid]} by {names.given(p.bidder)}"))
    if p.trump != NONE:
        found.append(("Trumps", "none" if p.trump == NO_TRUMP else PLURALS[p.trump]))
        found += [(f"{side_name(names, side)} took", str(p.points(side))) for side in range(2)]
    return tuple(found)


def _seat(view: TexasView, names: Names, seat: int) -> SeatScene:
    p = view.public
    status = ["dealer"] if seat == p.dealer else []
    if p.phase == BIDDING and p.said[seat] != NONE:
        status.append("passed" if p.said[seat] == PASSED else f"bid {BIDS[p.said[seat]]}")
    elif p.phase != BIDDING and seat == p.bidder:
        status.append(f"bid {BIDS[p.bid]}")
    total = p.totals[seat % 2]
    return SeatScene(
        seat=seat,
        name=names.given(seat),
        score=total,
        score_says=f"{total} points with {names.given((seat + 2) % 4)}",
        cards=p.left(seat),
        turn=has(p.movers, seat),
        team=seat % 2,
        status=tuple(status),
    )


def _tile(tile: int, seat: int = -1, tries: str = "", kind: str = "tile") -> Piece:
    tag = "10" if has(TENS, tile) else "5" if has(FIVES, tile) else ""
    return Piece(f"{kind}:{NAMES[tile]}", "tile", NAMES[tile], spoken(tile), seat, tries=tries, tag=tag)


def _laid(trick: int, kind: str) -> tuple[Piece, ...]:
    return tuple(
        _tile(tricks.card_at(trick, n), tricks.seat_at(trick, n, 4), kind=kind)
        for n in range(tricks.size(trick))
    )


def _trick(view: TexasView, names: Names) -> Zone:
    pieces = _laid(view.public.trick, "tile")
    told = "; ".join(f"{piece.says} by {names.given(piece.seat)}" for piece in pieces)
    return Zone("zone:trick", "trick", "Trick", pieces, says=f"Trick: {told or 'nothing yet'}")


def _last(view: TexasView, names: Names) -> tuple[Zone, ...]:
    """The last trick, to be looked at again. After a new deal its tiles are elsewhere, so their ids differ."""
    p = view.public
    if p.last == tricks.EMPTY:
        return ()
    which = "Last trick" if p.tricks else "Last trick of the hand before"
    label = f"{which}, {names.given(p.last_taker)} took it"
    pieces = _laid(p.last, "tile" if p.tricks else "was")
    return (Zone("zone:last", "pile", label, pieces, seat=p.last_taker, says=label),)


def _won(view: TexasView, names: Names, side: int) -> Zone:
    """The tricks of a side lie open; the last trick lies apart."""
    p = view.public
    apart = tricks.cards(p.last) if p.tricks else 0
    pieces = tuple(_tile(tile) for tile in each(p.taken[side] & ~apart))
    label = f"Tricks of {side_name(names, side)}"
    return Zone(f"zone:won.{side}", "row", label, pieces, says=f"{label}, {p.points(side)} points so far")


def _hand(view: TexasView, names: Names, seat: int) -> Zone:
    p = view.public
    if seat != view.seat:
        return Zone(
            f"zone:hand.{seat}", "hand", f"{names.given(seat)}'s tiles", count=p.left(seat), seat=seat
        )
    pieces = tuple(_tile(tile, tries=NAMES[tile]) for tile in each(view.hand))
    return Zone(f"zone:hand.{seat}", "hand", "Your tiles", pieces, seat=seat)


def _buttons(view: TexasView) -> tuple[Button, ...]:
    p = view.public
    if p.movers == 0:
        return ()
    if p.phase == BIDDING:
        return _bid_buttons(view)
    if p.phase == NAMING:
        return tuple(
            Button(f"button:trump.{trump}", trumps_in_words(trump).capitalize(), write(view, TRUMP + trump))
            for trump in range(NO_TRUMP + 1)
        )
    return ()


def _bid_buttons(view: TexasView) -> tuple[Button, ...]:
    p = view.public
    found = [Button("button:bid", "Bid", f"bid {BIDS[p.bid + 1]}")] if p.bid < LIMIT else []
    if p.bid >= LIMIT or view.options.jump:
        double = BIDS[max(p.bid, LIMIT) + 1]
        found.append(Button("button:double", f"Bid {double}", f"bid {double}"))
    return (*found, Button("button:pass", "Pass", "pass"))


def _choices(view: TexasView) -> tuple[Choice, ...]:
    steps = [move - BID for move in view.moves if BID <= move <= BID + LIMIT]
    found = [_range(steps)] if steps else []
    return (*found, *(_choice(view, move) for move in view.moves if not BID <= move <= BID + LIMIT))


def _range(steps: list[int]) -> Choice:
    """All bids up to 42 as one choice of a number."""
    low, high = BIDS[steps[0]], BIDS[steps[-1]]
    return Choice(
        "bid {}", f"Bid {low} to {high}.", ("button:bid",), Amount(low, high, suggest=low), label="Bid"
    )


def _choice(view: TexasView, move: int) -> Choice:
    text = write(view, move)
    if move < BID:
        verb = "Lead" if view.public.trick == tricks.EMPTY else "Play"
        return Choice(text, f"{verb} the {spoken(move)}.", (f"tile:{NAMES[move]}",))
    if move == PASS:
        return Choice(text, "Pass.", ("button:pass",), label="Pass")
    if move < PASS:
        return Choice(text, f"Bid {BIDS[move - BID]}.", ("button:double",), label=f"Bid {BIDS[move - BID]}")
    trump = move - TRUMP
    says = "Play without trumps." if trump == NO_TRUMP else f"Make {PLURALS[trump]} trumps."
    label = trumps_in_words(trump).capitalize()
    return Choice(text, says, (f"button:trump.{trump}",), label=label)


def _sheet(view: TexasView, names: Names) -> Sheet:
    p = view.public
    hands = p.hands_played()
    rows = tuple(
        (*(_cell(view, names, hand * HISTORY, side) for hand in range(hands)), Cell(str(p.totals[side])))
        for side in range(2)
    )
    return Sheet(
        "Points, most win",
        (*(str(hand + 1) for hand in range(hands)), "Total"),
        rows,
        (side_name(names, 0), side_name(names, 1)),
        f"The first side with {view.options.target} wins." if view.options.target else "A single hand.",
    )


def _cell(view: TexasView, names: Names, at: int, side: int) -> Cell:
    p = view.public
    step, bidder, took = p.history[at + 2], p.history[at + 3], p.history[at + 4]
    bid = BIDS[step]
    made = took >= min(bid, 42)
    if bidder % 2 == side:
        why = f"{names.given(bidder)} bid {bid} and {'made' if made else 'missed'} it with {took}"
    else:
        why = f"took {42 - took} against a bid of {bid} that was {'made' if made else 'missed'}"
    return Cell(str(p.history[at + side]), why)
