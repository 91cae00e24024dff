# compiled
"""What a seat sees of Hearts."""

from __future__ import annotations

from gamenight.core.scene import Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.games.hearts.notation import write
from gamenight.games.hearts.rules.pack import pack_for
from gamenight.games.hearts.rules.playable import no_points_now
from gamenight.games.hearts.rules.points import reason_for
from gamenight.games.hearts.rules.position import HeartsView
from gamenight.games.hearts.rules.public import (
    EXCHANGE,
    MOON,
    MOON_OTHERS,
    MOON_SHOOTER,
    NEVER,
    NO_SEAT,
    NOTHING,
    PASS,
    PASSING,
    PLAYING,
    SHOOTING,
    TRICK,
)
from gamenight.games.hearts.showing import showing
from gamenight.games.hearts.telling import made_of
from gamenight.games.hearts.words.en import Words
from gamenight.parts import tricks
from gamenight.parts.bits import count, each, has
from gamenight.parts.cards import NAMES


def scene(view: HeartsView, say: Words) -> Scene:
    p = view.public
    return Scene(
        table="felt",
        heading=_heading(view, say),
        prompt=prompt(view, say),
        clause=_clause(view),
        seats=tuple(_seat(view, say, seat) for seat in range(p.seats)),
        zones=(
            _trick(view, say),
            *_last(view, say),
            *_widow(view, say),
            *(_hand(view, say, seat) for seat in range(p.seats)),
        ),
        buttons=_buttons(view, say),
        choices=tuple(_choice(view, say, move) for move in view.moves),
        sheet=_sheet(view, say),
        showing=showing(view, say),
        facts=_facts(view, say) if p.movers else (),
    )


def _heading(view: HeartsView, say: Words) -> str:
    p = view.public
    if p.phase == PLAYING and p.movers and p.showing in (NOTHING, TRICK):
        return say.hand_and_trick(p.number + 1, p.tricks + 1)
    return say.hand_number(p.number + 1)


def prompt(view: HeartsView, say: Words) -> str:
    """What to do, in one sentence; for others, who is to do it."""
    p = view.public
    if p.showing:
        return _shown_prompt(view, say)
    if p.movers == 0:
        fewest = min(p.totals)
        return say.wins([seat for seat, total in enumerate(p.totals) if total == fewest], fewest)
    mine = view.seat >= 0 and has(p.movers, view.seat)
    if p.phase == PASSING:
        return _pass_prompt(view, say) if mine else say.waiting_to_pass(each(p.movers))
    if p.phase == SHOOTING:
        return say.which_moon(MOON) if mine else say.to_say_the_moon(p.turn)
    if not mine:
        return say.to_play(p.turn)
    return _lead_prompt(view, say) if p.trick == tricks.EMPTY else _follow_prompt(view, say)


def _shown_prompt(view: HeartsView, say: Words) -> str:
    p = view.public
    if p.showing == TRICK:
        return say.trick_goes_to(p.taker)
    return say.cards_passed() if p.showing == EXCHANGE else say.look_at_the_score()


def _pass_prompt(view: HeartsView, say: Words) -> str:
    p = view.public
    to = (view.seat + p.pass_by) % p.seats
    left = p.pass_size - count(view.passed)
    return say.choose_more(left, p.pass_by, to) if view.passed else say.choose_to_pass(left, p.pass_by, to)


def _lead_prompt(view: HeartsView, say: Words) -> str:
    p = view.public
    if p.tricks == 0 and p.opening >= 0:
        return say.lead_the_opening(p.opening)
    if len(view.moves) == count(view.hand):
        return say.lead_any()
    return say.lead_without_points() if p.tricks == 0 and view.options.no_points else say.lead_no_heart()


def _follow_prompt(view: HeartsView, say: Words) -> str:
    p = view.public
    suit = tricks.card_at(p.trick, 0) // 13
    if view.hand & p.led:
        low = p.tricks == 0 and p.opening >= 0 and view.options.lowest_clubs
        return say.follow_lowest(suit) if low else say.follow(suit)
    if len(view.moves) == count(view.hand):
        return say.play_any(suit)
    if p.tricks == 0 and no_points_now(p, view.options, view.hand):
        return say.play_without_points(suit)
    return say.play_but_the_queen(suit)


def _clause(view: HeartsView) -> str:
    p = view.public
    if p.showing:
        return {TRICK: "4.4", EXCHANGE: "2.8"}.get(p.showing, "6.1")
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


def _facts(view: HeartsView, say: Words) -> tuple[tuple[str, str], ...]:
    p = view.public
    found = []
    if view.options.passing != NEVER:
        how = say.passing(p.pass_size, p.pass_by) if p.pass_by else say.no_passing()
        found.append((say.this_hand(), how))
    if view.options.breaking:
        found.append((say.hearts(), say.broken() if p.broken else say.not_broken()))
    if view.seat >= 0 and p.phase != PASSING and view.passed:
        found.append((say.you_passed(), say.the_cards(each(view.passed))))
        found.append((say.you_were_given(), say.the_cards(each(view.received))))
    return tuple(found)


def _seat(view: HeartsView, say: Words, seat: int) -> SeatScene:
    p = view.public
    return SeatScene(
        seat=seat,
        name=say.given(seat),
        score=p.totals[seat],
        score_says=say.points(p.totals[seat]),
        cards=p.left(seat),
        turn=has(view.movers, seat),
        status=tuple(_status(view, say, seat)),
    )


def _status(view: HeartsView, say: Words, seat: int) -> list[str]:
    p = view.public
    status = [say.dealer()] if seat == p.dealer else []
    if p.phase == PASSING:
        status.append(say.choosing() if has(p.movers, seat) else say.ready())
    taken = made_of(reason_for(p.taken[seat], view.options), say)
    if taken and p.movers:
        status.append(say.took_so_far(taken))
    if seat == p.widow_taker:
        status.append(say.took_widow())
    return status


def _card(say: Words, card: int, seat: int = -1, tries: str = "", tag: str = "", kind: str = "card") -> Piece:
    return Piece(f"{kind}:{NAMES[card]}", "card", NAMES[card], say.card(card), seat, tries=tries, tag=tag)


def _trick(view: HeartsView, say: Words) -> Zone:
    plays = tricks.plays(view.public.trick, view.public.seats)
    pieces = tuple(_card(say, card, seat) for card, seat in plays)
    return Zone("zone:trick", "trick", say.trick(), pieces, says=say.trick_says(plays))


def _last(view: HeartsView, say: Words) -> tuple[Zone, ...]:
    """The last trick, to be looked at again. After a new deal its cards are elsewhere, so their ids differ."""
    p = view.public
    if p.last == tricks.EMPTY:
        return ()
    kind = "card" if p.tricks else "was"
    pieces = tuple(_card(say, card, seat, kind=kind) for card, seat in tricks.plays(p.last, p.seats))
    label = say.last_trick(p.last_taker) if p.tricks else say.last_trick_before(p.last_taker)
    return (Zone("zone:last", "pile", label, pieces, seat=p.last_taker, says=label),)


def _widow(view: HeartsView, say: Words) -> tuple[Zone, ...]:
    p = view.public
    pack = pack_for(p.seats, view.options)
    n = count(pack) - p.size * p.seats
    if n == 0:
        return ()
    taker = p.widow_taker
    label = say.widow() if taker == NO_SEAT else say.widow_of(taker)
    says = say.widow_says(n) if taker == NO_SEAT else say.widow_of_says(taker, n)
    cards = pack & ~p.gone() if p.tricks == p.size else view.widow
    pieces = tuple(_card(say, card, taker) for card in each(cards))
    return (Zone("zone:widow", "pile", label, pieces, n, taker, says=says),)


def _hand(view: HeartsView, say: Words, seat: int) -> Zone:
    p = view.public
    zone, label = f"zone:hand.{seat}", say.hand_of(seat)
    if seat != view.seat:
        return Zone(zone, "hand", label, count=p.left(seat), seat=seat)
    verb = "pass " if p.phase == PASSING else ""
    pieces = tuple(
        _card(say, card, -1, verb + NAMES[card], _tag(view, say, card)) for card in each(view.hand)
    )
    return Zone(zone, "hand", label, pieces, seat=seat)


def _tag(view: HeartsView, say: Words, card: int) -> str:
    if view.public.phase == PASSING:
        return say.tag_pass() if has(view.passed, card) else ""
    return say.tag_new() if view.public.tricks == 0 and has(view.received, card) else ""


def _buttons(view: HeartsView, say: Words) -> tuple[Button, ...]:
    if view.public.phase != SHOOTING:
        return ()
    n = MOON
    return (
        Button("button:others", say.to_everyone_else(n), "moon others"),
        Button("button:own", say.off_your_own(n), "moon own"),
    )


def _choice(view: HeartsView, say: Words, move: int) -> Choice:
    text = write(view, move)
    if move < PASS:
        leads = view.public.trick == tricks.EMPTY
        return Choice(text, say.lead_card(move) if leads else say.play_card(move), (f"card:{NAMES[move]}",))
    if move < MOON_OTHERS:
        card = move - PASS
        return Choice(text, say.pass_card(card), (f"card:{NAMES[card]}",))
    n = MOON
    if move == MOON_SHOOTER:
        return Choice(text, say.take_off(n), ("button:own",), label=say.off_your_own(n))
    return Choice(text, say.give_everyone(n), ("button:others",), label=say.to_everyone_else(n))


def _sheet(view: HeartsView, say: Words) -> Sheet:
    p = view.public
    hands = len(p.history) // p.seats
    rows = tuple(
        (*(_cell(view, say, hand * p.seats + seat) for hand in range(hands)), Cell(str(p.totals[seat])))
        for seat in range(p.seats)
    )
    columns = (*(str(hand + 1) for hand in range(hands)), say.total())
    labels = tuple(say.given(seat) for seat in range(p.seats))
    return Sheet(say.sheet_title(), columns, rows, labels, _note(view, say))


def _note(view: HeartsView, say: Words) -> str:
    target = view.options.target
    if not target:
        return say.single_hand_note()
    return say.reaching_note(target) if view.options.reaching else say.passing_note(target)


def _cell(view: HeartsView, say: Words, at: int) -> Cell:
    p = view.public
    return Cell(str(p.history[at]), made_of(p.reasons[at], say) or say.no_points())
