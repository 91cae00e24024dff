# compiled
"""What a seat sees of Crazy Eights."""

from __future__ import annotations

from functools import cache

from gamenight.core.scene import Button, Choice, Piece, Scene, SeatScene, Sheet, Showing, Tally, Zone
from gamenight.games.crazy_eights.notation import write
from gamenight.games.crazy_eights.rules.position import EightsView
from gamenight.games.crazy_eights.rules.public import DEAL_OVER, DRAW, EIGHT, NAME, PASS, SAY, UNNAMED, Public
from gamenight.games.crazy_eights.words.en import Words
from gamenight.parts.bits import each
from gamenight.parts.cards import NAMES, SUITS
from gamenight.parts.sheets import deal_columns, deal_rows


def scene(view: EightsView, say: Words) -> Scene:
    p = view.public
    return Scene(
        table="felt",
        heading=say.deal(_deal_number(p)),
        prompt=_prompt(view, say),
        clause=_clause(view),
        seats=tuple(_seat(view, say, seat) for seat in range(p.seats)),
        zones=(_pile(view, say), _stock(view, say), *(_hand(view, say, seat) for seat in range(p.seats))),
        buttons=_buttons(view, say),
        choices=tuple(_choice(view, say, move) for move in view.moves),
        sheet=_sheet(view, say),
        showing=_showing(view, say),
        facts=_facts(view, say),
    )


def _facts(view: EightsView, say: Words) -> tuple[tuple[str, str], ...]:
    p = view.public
    facts = [(say.to_follow(), _to_follow(view, say))]
    if view.options.ace_turns:
        facts.append((say.direction_label(), say.direction(p.direction)))
    if p.owed:
        facts.append((say.owed_label(), say.cards(p.owed)))
    return tuple(facts)


def _deal_number(p: Public) -> int:
    """The deal being played, or the last one."""
    played = len(p.history) // p.seats
    return played if p.over or p.showing else played + 1


def _to_follow(view: EightsView, say: Words) -> str:
    p = view.public
    if p.suit == UNNAMED:
        return say.being_named()
    if p.top % 13 == EIGHT:
        return say.suit(p.suit)
    return say.suit_or_rank(p.suit, p.top % 13)


def _prompt(view: EightsView, say: Words) -> str:
    p = view.public
    if p.showing:
        return say.look_at_the_score()
    if p.over:
        fewest = min(p.totals)
        return say.wins([seat for seat in range(p.seats) if p.totals[seat] == fewest], fewest)
    if p.turn != view.seat:
        return say.to_play(p.turn)
    if p.suit == UNNAMED:
        return say.name_the_suit()
    if p.owed:
        return say.draw_or_stack(p.owed) if len(view.moves) > 1 else say.draw_what_is_owed(p.owed)
    if p.drawn:
        fits = view.fresh in view.moves
        return say.drew_and_may_play(view.fresh) if fits else say.drew_and_must_keep(view.fresh)
    if PASS in view.moves:
        return say.must_pass()
    return _prompt_to_play(view, say)


def _prompt_to_play(view: EightsView, say: Words) -> str:
    p = view.public
    any_rank = p.top % 13 == EIGHT
    if view.moves[0] == DRAW:
        return say.must_draw_for_suit(p.suit) if any_rank else say.must_draw(p.suit, p.top % 13)
    play = say.play_suit(p.suit) if any_rank else say.play_suit_or_rank(p.suit, p.top % 13)
    return say.or_draw(play) if DRAW in view.moves else play


def _clause(view: EightsView) -> str:
    p = view.public
    if p.over:
        return "6.4" if view.options.target else "6.3"
    if p.suit == UNNAMED:
        return "3.4"
    if p.owed:
        return "7.1"
    return "4.1" if p.drawn else "3.3" if p.top % 13 == EIGHT else "3.1"


def _seat(view: EightsView, say: Words, seat: int) -> SeatScene:
    p = view.public
    turn = not p.over and not p.showing and p.turn == seat
    status = [say.dealer()] if seat == p.dealer else []
    if turn and p.owed:
        status.append(say.owes(p.owed))
    return SeatScene(
        seat=seat,
        name=say.given(seat),
        score=p.totals[seat],
        score_says=say.points(p.totals[seat]),
        cards=view.sizes[seat],
        turn=turn,
        status=tuple(status),
    )


@cache
def _card(card: int, says: str, tag: str = "") -> Piece:
    return Piece(f"card:{NAMES[card]}", "card", NAMES[card], says, tries=NAMES[card], tag=tag)


def _pile(view: EightsView, say: Words) -> Zone:
    p = view.public
    named = p.top % 13 == EIGHT and p.suit != UNNAMED
    tag = say.suit(p.suit) if named else ""
    top = Piece(f"top:{NAMES[p.top]}", "card", NAMES[p.top], say.card(p.top), tag=tag)
    says = say.discards_named_says(p.top, p.suit) if named else say.discards_says(p.top)
    return Zone("zone:pile", "pile", say.discards(), (top,), says=says)


def _stock(view: EightsView, say: Words) -> Zone:
    return Zone(
        "zone:stock",
        "pile",
        say.stock(),
        count=view.stock,
        says=say.stock_says(view.stock),
        tries="draw",
        touch="pile:stock",
    )


def _hand(view: EightsView, say: Words, seat: int) -> Zone:
    zone, label = f"zone:hand.{seat}", say.hand_of(seat)
    if seat != view.seat:
        return Zone(zone, "hand", label, count=view.sizes[seat], seat=seat)
    cards = [
        _card(card, say.card(card), say.new_card() if card == view.fresh else "") for card in each(view.hand)
    ]
    twins = [
        Piece(f"card:{NAMES[card]}.2", "card", NAMES[card], say.card(card), tries=NAMES[card])
        for card in each(view.twice)
    ]
    return Zone(zone, "hand", label, (*cards, *twins), seat=seat)


def _buttons(view: EightsView, say: Words) -> tuple[Button, ...]:
    if view.public.suit == UNNAMED:
        return tuple(
            Button(f"button:{SUITS[suit]}", say.suit_label(suit), f"={SUITS[suit]}") for suit in range(4)
        )
    keep = view.public.drawn
    buttons = (
        Button("button:draw", say.draw_label(), "draw"),
        Button("button:pass", say.keep_label() if keep else say.pass_label(), "pass"),
    )
    last = (Button("button:last", say.last_card_label(), "last card"),) if view.options.last_card else ()
    return (*buttons, *last)


def _choice(view: EightsView, say: Words, move: int) -> Choice:
    text = write(view, move)
    if move < NAME:
        return Choice(text, say.play_card(move), (f"card:{text}",))
    if move < DRAW:
        suit = move - NAME
        return Choice(text, say.name_suit(suit), (f"button:{SUITS[suit]}",), label=say.suit_label(suit))
    if move >= SAY:
        card = move - SAY
        return Choice(text, say.play_and_announce(card), ("button:last", f"card:{NAMES[card]}"))
    only = len(view.moves) == 1
    if move == DRAW:
        says = say.draw_cards(view.public.owed) if view.public.owed else say.draw_card()
        return Choice(text, says, ("button:draw",), label=say.draw_label(), main=only)
    if view.public.drawn:
        return Choice(text, say.keep_card(), ("button:pass",), label=say.keep_label(), main=only)
    return Choice(text, say.pass_turn(), ("button:pass",), label=say.pass_label(), main=only)


def _sheet(view: EightsView, say: Words) -> Sheet | None:
    p = view.public
    rows = deal_rows(tuple(p.history), tuple(p.totals))
    columns = deal_columns(len(p.history) // p.seats, say.total())
    note = say.target_note(view.options.target) if view.options.target else ""
    return Sheet(say.sheet_title(), columns, rows, tuple(say.given(seat) for seat in range(p.seats)), note)


def _showing(view: EightsView, say: Words) -> Showing | None:
    """How a deal came out, while that is shown."""
    p = view.public
    if p.showing != DEAL_OVER:
        return None
    last = [p.history[len(p.history) - p.seats + seat] for seat in range(p.seats)]
    lines = tuple(
        Tally(say.caught_with(seat) if points else say.left_nothing(seat), f"+{points}", seat)
        for seat, points in enumerate(last)
    )
    return Showing("result", say.deal_over(_deal_number(p)), lines=lines)
