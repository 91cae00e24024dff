"""What a seat sees of Rummy."""

from __future__ import annotations

from gamenight.core.names import Names
from gamenight.core.scene import Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.games.rummy.notation import called, write
from gamenight.games.rummy.rules.position import RummyView
from gamenight.games.rummy.rules.public import DRAW, LAY, MELD, NO_CARD, TAKE, ends_void, first_card
from gamenight.games.rummy.words import en as words
from gamenight.parts.bits import count
from gamenight.parts.cards import NAMES, spoken
from gamenight.parts.melds import CARDS, in_order, meld_words, run_low


def scene(view: RummyView, names: Names) -> Scene:
    p = view.public
    return Scene(
        table="felt",
        heading=_heading(view),
        prompt=prompt(view, names),
        clause=_clause(view),
        seats=tuple(_seat(view, names, seat) for seat in range(p.seats)),
        zones=(
            _stock(view),
            _pile(view),
            *(_meld(view, names, n) for n in range(len(p.melds))),
            *(_hand(view, names, seat) for seat in range(p.seats)),
        ),
        buttons=(Button("button:meld", "Meld", "meld", "Meld the cards you touched"),)
        if view.seat >= 0
        else (),
        choices=tuple(_choice(view, move) for move in view.moves),
        sheet=_sheet(view, names),
        facts=_facts(view, names),
    )


def _heading(view: RummyView) -> str:
    p = view.public
    number = p.deals() + (0 if p.over else 1)
    return f"Deal {number}" + (f" of {view.options.deals}" if number <= view.options.deals else "")


def prompt(view: RummyView, names: Names) -> str:
    """What to do, in one sentence; for others, who is to do it."""
    p = view.public
    if p.over:
        most = max(p.totals)
        winner = list(p.totals).index(most)
        return f"{names[winner]} {names.verb(winner, 'win', 'wins')} with {words.points(most)}."
    if p.turn != view.seat:
        return f"{names[p.turn]} to {'play' if p.drawn else 'draw'}."
    return _play_prompt(view) if p.drawn else _draw_prompt(view)


def _draw_prompt(view: RummyView) -> str:
    p = view.public
    if view.stock:
        return f"Draw from the stock, or take the {spoken(p.top())}."
    if ends_void(p, view.options, view.sizes):
        return f"The stock is used up again: take the {spoken(p.top())}, or draw, which makes the deal void."
    return f"The stock is used up: take the {spoken(p.top())}, or draw, and the pile is turned over."


def _play_prompt(view: RummyView) -> str:
    if all(LAY <= move < MELD for move in view.moves):
        return f"Lay off the {spoken((view.moves[0] - LAY) >> 2)} and go out."
    can = "meld" if any(move >= MELD for move in view.moves) else ""
    lay = "lay off" if any(LAY <= move < MELD for move in view.moves) else ""
    before = " or ".join(way for way in (can, lay) if way)
    return (
        f"You may {before}. Discard a card to end your turn."
        if before
        else "Discard a card to end your turn."
    )


def _clause(view: RummyView) -> str:
    p = view.public
    if p.over:
        return "7.2" if view.options.deals else "7.1"
    if not p.drawn:
        return "2.2" if view.stock else "2.5"
    if any(move >= MELD for move in view.moves):
        return "3.1"
    return "4.1" if any(move >= LAY for move in view.moves) else "2.3"


def _seat(view: RummyView, names: Names, seat: int) -> SeatScene:
    p = view.public
    status = ["dealer"] if seat == p.dealer else []
    if p.over and seat == p.winner:
        status.append("went out")
    return SeatScene(
        seat=seat,
        name=names.given(seat),
        score=p.totals[seat],
        score_says=words.points(p.totals[seat]),
        cards=view.sizes[seat],
        turn=not p.over and p.turn == seat,
        status=tuple(status),
    )


def _card(card: int, tries: str = "", tag: str = "") -> Piece:
    return Piece(f"card:{NAMES[card]}", "card", NAMES[card], spoken(card), tries=tries, tag=tag)


def _stock(view: RummyView) -> Zone:
    known = view.public.ordered() > 0
    says = f"Stock, {view.stock} cards" + (", in an order everyone knows" if known else "")
    return Zone(
        "zone:stock", "pile", "Stock", count=view.stock, says=says, tries="draw" if view.seat >= 0 else "",
        touch="pile:stock",
    )  # fmt: skip


def _pile(view: RummyView) -> Zone:
    p = view.public
    says = f"Pile, {spoken(p.top())} on top, {len(p.pile)} in all" if len(p.pile) else "Pile, empty"
    tries = "discard" if p.drawn and p.turn == view.seat else "take"
    return Zone(
        "zone:pile", "pile", "Pile", tuple(_card(card) for card in p.pile), says=says,
        tries=tries if view.seat >= 0 else "", touch="pile:discards",
    )  # fmt: skip


def _meld(view: RummyView, names: Names, n: int) -> Zone:
    p = view.public
    owner = names.given(p.owners[n])
    pieces = tuple(_card(card) for card in words.cards_of_meld(p, n))
    return Zone(
        f"zone:meld.{n}", "meld", f"{owner}'s meld", pieces, seat=p.owners[n],
        says=f"{owner}: {words.meld_spoken(p, n)}",
        tries=f"on {NAMES[first_card(p, n)]}" if view.seat >= 0 else "",
        touch="" if _open_at_both_ends(view, n) else f"meld:{n}",
    )  # fmt: skip


def _hand(view: RummyView, names: Names, seat: int) -> Zone:
    p = view.public
    if seat == view.seat:
        cards = words.sorted_cards(view.hand)
        pieces = tuple(_card(card, NAMES[card], _tag(view, card)) for card in cards)
        return Zone(f"zone:hand.{seat}", "hand", "Your hand", pieces, seat=seat)
    shown = tuple(_card(card) for card in words.sorted_cards(p.known[seat])) if p.over else ()
    label = f"{names.given(seat)}'s hand"
    return Zone(f"zone:hand.{seat}", "hand", label, shown, count=view.sizes[seat], seat=seat)


def _tag(view: RummyView, card: int) -> str:
    return "" if card != view.fresh else "taken" if view.public.taken != NO_CARD else "new"


def _choice(view: RummyView, move: int) -> Choice:
    p = view.public
    text = write(view, move)
    if move < DRAW:
        return Choice(text, f"Discard the {spoken(move)}.", (f"card:{NAMES[move]}", "pile:discards"))
    if move == DRAW:
        return Choice(text, "Draw from the stock.", ("pile:stock",), label="Draw", main=True)
    if move == TAKE:
        return Choice(text, f"Take the {spoken(p.top())}.", ("pile:discards",), label="Take")
    if move < MELD:
        return _lay_off_choice(view, text, (move - LAY) >> 2, (move - LAY) & 3)
    meld = move - MELD
    cards = in_order(CARDS[meld], run_low(meld))
    touch = (*(f"card:{NAMES[card]}" for card in cards), "button:meld")
    return Choice(
        text, f"Meld {meld_words(CARDS[meld], run_low(meld))}.", touch, label="Meld", any_order=True
    )


def _lay_off_choice(view: RummyView, text: str, card: int, where: int) -> Choice:
    p = view.public
    n = p.place_for(card, where)
    on = f"card:{NAMES[called(p, n, card, where)]}" if _open_at_both_ends(view, n) else f"meld:{n}"
    return Choice(
        text, f"Lay off the {spoken(card)} on {words.meld_spoken(p, n)}.", (f"card:{NAMES[card]}", on)
    )


def _open_at_both_ends(view: RummyView, n: int) -> bool:
    """Whether the ace fits both ends of a run: then the end is touched, not the meld."""
    p = view.public
    return view.options.ace_high and p.lows[n] == 1 and count(p.melds[n]) == 12


def _facts(view: RummyView, names: Names) -> tuple[tuple[str, str], ...]:
    p = view.public
    found = []
    if p.ordered():
        found.append(("Next in the stock", words.short(p.queue[p.next :])))
    if not p.over:
        known = [
            f"{names.given(seat)} {words.short(words.sorted_cards(p.known[seat]))}"
            for seat in range(p.seats)
            if p.known[seat] and seat != view.seat
        ]
        if known:
            found.append(("Seen going into hands", "; ".join(known)))
    if p.winner >= 0 and not p.over:
        found.append(("Last deal", _last_deal(view, names)))
    return tuple(found)


def _last_deal(view: RummyView, names: Names) -> str:
    p = view.public
    left = [
        f"{names.given(seat)} held {words.short(words.sorted_cards(p.hands[seat]))}"
        for seat in range(p.seats)
        if seat != p.winner
    ]
    return f"{names.given(p.winner)} went out; {', '.join(left)}"


def _sheet(view: RummyView, names: Names) -> Sheet:
    p = view.public
    rows = tuple(
        (*(_cell(view, names, deal, seat) for deal in range(p.deals())), Cell(str(p.totals[seat])))
        for seat in range(p.seats)
    )
    note = f"The first to {view.options.target} wins."
    if view.options.deals:
        note = f"{view.options.deals} deal{'' if view.options.deals == 1 else 's'}; the most points win."
    return Sheet(
        "Scores, highest wins",
        (*(str(deal + 1) for deal in range(p.deals())), "Total"),
        rows,
        tuple(names.given(seat) for seat in range(p.seats)),
        note,
    )


def _cell(view: RummyView, names: Names, deal: int, seat: int) -> Cell:
    p = view.public
    at = deal * p.seats
    left, won = p.left[at : at + p.seats], p.history[at + seat]
    if won == 0 and left[seat] > 0:
        return Cell("0", f"left with {words.points(left[seat])}")
    parts = [f"{left[other]} from {names.given(other)}" for other in range(p.seats) if other != seat]
    double = ", doubled for going rummy" if won > sum(left) else ""
    return Cell(str(won), f"went out: {', '.join(parts)}{double}")
