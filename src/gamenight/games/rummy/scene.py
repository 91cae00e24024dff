# compiled
"""What a seat sees of Rummy."""

from __future__ import annotations

from gamenight.core.scene import Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Showing, Tally, Zone
from gamenight.games.rummy.melded import numbered, on_table, sorted_cards
from gamenight.games.rummy.notation import called, write
from gamenight.games.rummy.rules.position import RummyView
from gamenight.games.rummy.rules.public import DRAW, LAY, MELD, NO_CARD, TAKE, first_card
from gamenight.games.rummy.words.en import Words
from gamenight.parts.bits import count
from gamenight.parts.cards import NAMES


def scene(view: RummyView, say: Words) -> Scene:
    p = view.public
    meld = Button("button:meld", say.meld_label(), "meld", say.meld_button_says())
    return Scene(
        table="felt",
        heading=_heading(view, say),
        prompt=prompt(view, say),
        clause=_clause(view),
        seats=tuple(_seat(view, say, seat) for seat in range(p.seats)),
        zones=(
            _stock(view, say),
            _pile(view, say),
            *(_meld(view, say, n) for n in range(len(p.melds))),
            *(_hand(view, say, seat) for seat in range(p.seats)),
        ),
        buttons=(meld,) if view.seat >= 0 else (),
        choices=tuple(_choice(view, move, say) for move in view.moves),
        sheet=_sheet(view, say),
        showing=_showing(view, say),
        facts=_facts(view, say),
    )


def _heading(view: RummyView, say: Words) -> str:
    p = view.public
    number = p.deals() if p.over or p.showing else p.deals() + 1
    return say.deal_of(number, view.options.deals) if number <= view.options.deals else say.deal(number)


def prompt(view: RummyView, say: Words) -> str:
    """What to do, in one sentence; for others, who is to do it."""
    p = view.public
    if p.showing:
        return say.deal_over_prompt(p.winner)
    if p.over:
        most = max(p.totals)
        return say.wins(list(p.totals).index(most), most)
    if p.turn != view.seat:
        return say.to_play(p.turn) if p.drawn else say.to_draw(p.turn)
    return _play_prompt(view, say) if p.drawn else _draw_prompt(view, say)


def _draw_prompt(view: RummyView, say: Words) -> str:
    p = view.public
    if view.stock:
        return say.draw_or_take(p.top())
    if view.ends_void():
        return say.take_or_end_void(p.top())
    return say.take_or_turn_over(p.top())


def _play_prompt(view: RummyView, say: Words) -> str:
    if all(LAY <= move < MELD for move in view.moves):
        return say.lay_off_and_go_out((view.moves[0] - LAY) >> 2)
    meld = any(move >= MELD for move in view.moves)
    lay = any(LAY <= move < MELD for move in view.moves)
    if meld and lay:
        return say.meld_or_lay_off_or_discard()
    return say.meld_or_discard() if meld else say.lay_off_or_discard() if lay else say.discard_to_end()


def _clause(view: RummyView) -> str:
    p = view.public
    if p.over:
        return "7.2" if view.options.deals else "7.1"
    if not p.drawn:
        return "2.2" if view.stock else "2.5"
    if any(move >= MELD for move in view.moves):
        return "3.1"
    return "4.1" if any(move >= LAY for move in view.moves) else "2.3"


def _seat(view: RummyView, say: Words, seat: int) -> SeatScene:
    p = view.public
    status = [say.dealer()] if seat == p.dealer else []
    if p.over and seat == p.winner:
        status.append(say.went_out_status())
    return SeatScene(
        seat=seat,
        name=say.given(seat),
        score=p.totals[seat],
        score_says=say.points(p.totals[seat]),
        cards=view.sizes[seat],
        turn=not p.over and not p.showing and p.turn == seat,
        status=tuple(status),
    )


def _card(card: int, say: Words, tries: str = "", tag: str = "") -> Piece:
    return Piece(f"card:{NAMES[card]}", "card", NAMES[card], say.card(card), tries=tries, tag=tag)


def _stock(view: RummyView, say: Words) -> Zone:
    known = view.public.ordered() > 0
    says = (say.known_stock_says if known else say.stock_says)(view.stock)
    tries = "draw" if view.seat >= 0 else ""
    return Zone(
        "zone:stock", "pile", say.stock(), count=view.stock, says=says, tries=tries, touch="pile:stock"
    )


def _pile(view: RummyView, say: Words) -> Zone:
    p = view.public
    says = say.pile_says(p.top(), len(p.pile)) if len(p.pile) else say.empty_pile_says()
    tries = "discard" if p.drawn and p.turn == view.seat else "take"
    return Zone(
        "zone:pile",
        "pile",
        say.pile(),
        tuple(_card(card, say) for card in p.pile),
        says=says,
        tries=tries if view.seat >= 0 else "",
        touch="pile:discards",
    )


def _meld(view: RummyView, say: Words, n: int) -> Zone:
    p = view.public
    owner, meld = p.owners[n], on_table(p, n)
    return Zone(
        f"zone:meld.{n}",
        "meld",
        say.meld_of(owner),
        tuple(_card(card, say) for card in meld[0]),
        seat=owner,
        says=say.meld_says(owner, meld),
        tries=f"on {NAMES[first_card(p, n)]}" if view.seat >= 0 else "",
        touch="" if _open_at_both_ends(view, n) else f"meld:{n}",
    )


def _hand(view: RummyView, say: Words, seat: int) -> Zone:
    p, zone, label = view.public, f"zone:hand.{seat}", say.hand_of(seat)
    if seat == view.seat:
        cards = sorted_cards(view.hand)
        pieces = tuple(_card(card, say, NAMES[card], _tag(view, card, say)) for card in cards)
        return Zone(zone, "hand", label, pieces, seat=seat)
    shown = tuple(_card(card, say) for card in sorted_cards(p.known[seat])) if p.over else ()
    return Zone(zone, "hand", label, shown, count=view.sizes[seat], seat=seat)


def _tag(view: RummyView, card: int, say: Words) -> str:
    if card != view.fresh:
        return ""
    return say.taken_tag() if view.public.taken != NO_CARD else say.new_tag()


def _choice(view: RummyView, move: int, say: Words) -> Choice:
    p = view.public
    text = write(view, move)
    if move < DRAW:
        return Choice(text, say.discard(move), (f"card:{NAMES[move]}", "pile:discards"))
    if move == DRAW:
        return Choice(text, say.draw(), ("pile:stock",), label=say.draw_label(), main=True)
    if move == TAKE:
        return Choice(text, say.take(p.top()), ("pile:discards",), label=say.take_label())
    if move < MELD:
        return _lay_off_choice(view, text, (move - LAY) >> 2, (move - LAY) & 3, say)
    meld = numbered(move - MELD)
    touch = (*(f"card:{NAMES[card]}" for card in meld[0]), "button:meld")
    return Choice(text, say.meld_these(meld), touch, label=say.meld_label(), any_order=True)


def _lay_off_choice(view: RummyView, text: str, card: int, where: int, say: Words) -> Choice:
    p = view.public
    n = p.place_for(card, where)
    on = f"card:{NAMES[called(p, n, card, where)]}" if _open_at_both_ends(view, n) else f"meld:{n}"
    return Choice(text, say.lay_off(card, on_table(p, n)), (f"card:{NAMES[card]}", on))


def _open_at_both_ends(view: RummyView, n: int) -> bool:
    """Whether the ace fits both ends of a run: then the end is touched, not the meld."""
    p = view.public
    return view.options.ace_high and p.lows[n] == 1 and count(p.melds[n]) == 12


def _facts(view: RummyView, say: Words) -> tuple[tuple[str, str], ...]:
    p = view.public
    found = []
    if p.ordered():
        found.append((say.next_in_stock(), say.short(list(p.queue[p.next :]))))
    if not p.over:
        known = [
            (seat, sorted_cards(p.known[seat]))
            for seat in range(p.seats)
            if p.known[seat] and seat != view.seat
        ]
        if known:
            found.append((say.seen_going_into_hands(), say.seen(known)))
    if p.winner >= 0 and not p.over and not p.showing:
        left = [(seat, sorted_cards(p.hands[seat])) for seat in range(p.seats) if seat != p.winner]
        found.append((say.last_deal(), say.last_deal_says(p.winner, left)))
    return tuple(found)


def _sheet(view: RummyView, say: Words) -> Sheet:
    p = view.public
    rows = tuple(
        (*(_cell(view, say, deal, seat) for deal in range(p.deals())), Cell(str(p.totals[seat])))
        for seat in range(p.seats)
    )
    deals = view.options.deals
    columns = (*(str(deal + 1) for deal in range(p.deals())), say.total())
    note = say.deals_note(deals) if deals else say.target_note(view.options.target)
    return Sheet(say.sheet_title(), columns, rows, tuple(say.given(seat) for seat in range(p.seats)), note)


def _cell(view: RummyView, say: Words, deal: int, seat: int) -> Cell:
    p = view.public
    at = deal * p.seats
    left, won = p.left[at : at + p.seats], p.history[at + seat]
    if won == 0 and left[seat] > 0:
        return Cell("0", say.left_with(left[seat]))
    others = [(other, left[other]) for other in range(p.seats) if other != seat]
    return Cell(str(won), (say.went_rummy_with if won > sum(left) else say.went_out_with)(others))


def _showing(view: RummyView, say: Words) -> Showing | None:
    """How a deal came out, while that is shown."""
    p = view.public
    if not p.showing:
        return None
    at = len(p.history) - p.seats
    lines = [Tally(say.went_out_line(p.winner), f"+{p.history[at + p.winner]}", p.winner)]
    for seat in range(p.seats):
        if seat != p.winner:
            held = say.held_line(seat, sorted_cards(p.hands[seat]))
            lines.append(Tally(held, say.points(p.left[at + seat]), seat))
    return Showing("result", say.deal_over(p.deals()), lines=tuple(lines), seat=p.winner)
