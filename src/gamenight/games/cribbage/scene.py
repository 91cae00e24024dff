# compiled
"""What a seat sees of Cribbage."""

from __future__ import annotations

from gamenight.core.position import bit
from gamenight.core.scene import Amount, Button, Cell, Choice, Piece, Scene, SeatScene, Sheet, Zone
from gamenight.games.cribbage.notation import write
from gamenight.games.cribbage.pegboard import board, pegs
from gamenight.games.cribbage.rules.count import VALUE
from gamenight.games.cribbage.rules.position import CribbageView
from gamenight.games.cribbage.rules.public import (
    ANSWER,
    CLAIM,
    COLOURS,
    COUNT_ENDS,
    DISCARD,
    GO,
    HEELS,
    MUGGINS,
    NO_CARD,
    NOTHING,
    PASS,
    PLAY,
    SAY,
    STARTER,
    Public,
)
from gamenight.games.cribbage.showing import CLAUSES, showing, shown_prompt
from gamenight.games.cribbage.telling import added_up
from gamenight.games.cribbage.words.en import Words
from gamenight.parts.bits import each, has
from gamenight.parts.cards import NAMES


def scene(view: CribbageView, say: Words) -> Scene:
    p = view.public
    return Scene(
        table="walnut",
        heading=_heading(view, say),
        prompt=_prompt(view, say),
        clause=_clause(view),
        seats=tuple(_seat(view, say, seat) for seat in range(p.seats)),
        zones=tuple(_zones(view, say)),
        board=board(p.sides, view.options.points(), say),
        pieces=pegs(p, say),
        buttons=_buttons(view, say),
        choices=_choices(view, say),
        sheet=_sheet(view, say),
        showing=showing(view, say),
        facts=((say.count_fact(), str(p.count)),) if _playing(p) else (),
    )


def _heading(view: CribbageView, say: Words) -> str:
    p = view.public
    return say.deal_and_count(p.deals + 1, p.count) if _playing(p) else say.deal(p.deals + 1)


def _playing(p: Public) -> bool:
    """Whether there is a count: not before the starter is turned, nor in the show."""
    return p.phase == PLAY and not p.over and p.showing in (NOTHING, STARTER, COUNT_ENDS)


def _prompt(view: CribbageView, say: Words) -> str:
    p = view.public
    if p.showing:
        return shown_prompt(view, say)
    if p.over:
        side = max(range(p.sides), key=lambda n: p.games[n])
        return say.won_with(side, p.pegs[side])
    if not len(view.moves):
        movers = bit(1, p.turn) if p.phase == PLAY else view.movers
        waiting = [seat for seat in range(p.seats) if has(movers, seat)]
        return {DISCARD: say.to_lay_away, CLAIM: say.to_count}.get(p.phase, say.to_play)(waiting)
    if p.phase == DISCARD:
        return _discard_prompt(view, say)
    if p.phase == CLAIM:
        return (say.count_crib if p.counting == p.seats else say.count_hand)(p.starter)
    if p.phase == ANSWER:
        return say.anything_overlooked(p.counter(), p.claimed)
    if HEELS in view.moves:
        return say.claim_now()
    if GO in view.moves:
        return say.must_say_go(p.count)
    return say.play_on(p.count) if p.count else say.you_lead()


def _discard_prompt(view: CribbageView, say: Words) -> str:
    p = view.public
    left = (6 if p.seats == 2 else 5) - 4 - len(each(view.tossed))
    return say.lay_away(left, p.dealer)


def _clause(view: CribbageView) -> str:
    p = view.public
    if p.showing:
        return CLAUSES[p.showing]
    if p.over:
        return "5.1"
    if p.phase == DISCARD:
        return "2.1"
    if p.phase == PLAY and HEELS in view.moves:
        return "2.5"
    if p.phase == PLAY:
        return "3.3" if GO in view.moves else "3.2"
    return "4.9"


def _seat(view: CribbageView, say: Words, seat: int) -> SeatScene:
    p = view.public
    side = p.side(seat)
    status = [say.dealer()] if seat == p.dealer else []
    if (p.gone >> seat) & 1:
        status.append(say.said_go_status())
    if p.phase == DISCARD and not (p.waiting >> seat) & 1:
        status.append(say.ready())
    if view.options.games > 1:
        status.append(say.games(p.games[side]))
    return SeatScene(
        seat,
        say.given(seat),
        score=p.pegs[side],
        score_says=say.points(p.pegs[side]),
        cards=_held(view, seat),
        turn=bool((view.movers >> seat) & 1),
        colour=COLOURS[say.look(side)],
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


def _card(say: Words, card: int, prefix: str = "card:", tag: str = "") -> Piece:
    return Piece(f"{prefix}{NAMES[card]}", "card", NAMES[card], say.card(card), tries=NAMES[card], tag=tag)


def _zones(view: CribbageView, say: Words) -> list[Zone]:
    p = view.public
    zones = []
    if p.starter != NO_CARD:
        zones.append(
            Zone(
                "zone:starter",
                "pile",
                say.starter(),
                (_card(say, p.starter),),
                says=say.starter_says(p.starter),
            )
        )
    zones.append(
        Zone(
            "zone:pile",
            "row",
            say.this_count(),
            tuple(_card(say, card, "card:") for card in p.pile),
            says=say.this_count_says(p.count),
        )
    )
    zones.append(_crib(view, say))
    now = list(p.pile)
    for seat in range(p.seats):
        cards = tuple(_card(say, card) for card in each(p.laid[seat]) if card not in now)
        zones.append(Zone(f"zone:laid.{seat}", "row", say.cards_played(seat), cards, seat=seat))
        zones.append(_hand(view, say, seat))
    return zones + _before(view, say)


def _crib(view: CribbageView, say: Words) -> Zone:
    p = view.public
    owner = say.crib_of(p.dealer)
    if p.crib:
        return Zone(
            "zone:crib", "row", owner, tuple(_card(say, card) for card in each(p.crib)), seat=p.dealer
        )
    toss = 2 if p.seats == 2 else 1
    done = sum(1 for seat in range(p.seats) if p.phase != DISCARD or not (p.waiting >> seat) & 1)
    mine = tuple(_card(say, card, tag=say.tag_crib()) for card in each(view.tossed)) if view.seat >= 0 else ()
    number = done * toss + (1 if p.seats == 3 else 0)
    return Zone(
        "zone:crib",
        "pile",
        owner,
        mine,
        count=number,
        seat=p.dealer,
        says=say.crib_of_says(p.dealer, number),
    )


def _hand(view: CribbageView, say: Words, seat: int) -> Zone:
    if seat != view.seat:
        return Zone(f"zone:hand.{seat}", "hand", say.hand_of(seat), count=_held(view, seat), seat=seat)
    cards = tuple(_card(say, card) for card in each(view.hand))
    return Zone(f"zone:hand.{seat}", "hand", say.hand_of(seat), cards, seat=seat)


def _before(view: CribbageView, say: Words) -> list[Zone]:
    """The hands and the crib of the deal before, to be looked at again while cards are laid away."""
    p = view.public
    if p.phase != DISCARD or p.old_starter == NO_CARD:
        return []
    found = []
    for seat in range(p.seats):
        if p.old_hands[seat]:
            label = say.had(seat, p.old_points[seat])
            pieces = tuple(_card(say, card, "old:") for card in each(p.old_hands[seat]))
            why = added_up(p.old_hands[seat], p.old_starter, False, say)
            says = say.had_says(seat, p.old_points[seat], why)
            found.append(Zone(f"zone:old.{seat}", "row", label, pieces, seat=seat, says=says))
    if p.old_crib:
        label = say.crib_had(p.old_crib_points)
        pieces = tuple(_card(say, card, "old:") for card in each(p.old_crib))
        why = added_up(p.old_crib, p.old_starter, view.options.crib_flush_five, say)
        says = say.crib_had_says(p.old_crib_points, why)
        found.append(Zone("zone:old.crib", "row", label, pieces, says=says))
    return found


def _buttons(view: CribbageView, say: Words) -> tuple[Button, ...]:
    p = view.public
    found: list[Button] = []
    if p.showing:
        return ()
    if p.phase == PLAY:
        found.append(Button("button:go", say.go_label(), "go"))
        if p.heels:
            found.append(Button("button:heels", say.heels_label(), "heels"))
    if p.phase == CLAIM:
        found.append(Button("button:count", say.count_label(), "count 0"))
    if p.phase == ANSWER:
        found += [
            Button("button:muggins", say.muggins_label(), "muggins"),
            Button("button:pass", say.nothing_missed_label(), "pass"),
        ]
    return tuple(found)


def _choices(view: CribbageView, say: Words) -> tuple[Choice, ...]:
    if len(view.moves) and view.moves[0] >= SAY:
        amount = Amount(0, 29, unit="points")
        touch = ("button:count",)
        return (Choice("count {}", say.count_points(), touch, amount, say.count_label(), main=True),)
    return tuple(_choice(view, say, move) for move in view.moves)


def _choice(view: CribbageView, say: Words, move: int) -> Choice:
    p = view.public
    text = write(view, move)
    if move < GO:
        if p.phase == DISCARD:
            return Choice(text, say.lay_away_card(move), (f"card:{text}",))
        return Choice(text, say.play_card(move, p.count + VALUE[move % 13]), (f"card:{text}",))
    says, label = {
        GO: (say.say_go, say.go_label),
        HEELS: (say.claim_heels, say.heels_label),
        MUGGINS: (say.say_muggins, say.muggins_label),
        PASS: (say.say_nothing_missed, say.nothing_missed_label),
    }[move]
    return Choice(text, says(), (f"button:{text}",), label=label(), main=move in (GO, HEELS))


def _sheet(view: CribbageView, say: Words) -> Sheet:
    p = view.public
    rows = tuple(
        (_last_hand(view, say, side), Cell(str(p.pegs[side])), Cell(str(p.games[side])))
        for side in range(p.sides)
    )
    columns = (say.last_hand(), say.pegs(), say.games_column())
    sides = tuple(say.side_at_first(side) for side in range(p.sides))
    return Sheet(say.sheet_title(), columns, rows, sides, say.target_note(view.options.points()))


def _last_hand(view: CribbageView, say: Words, side: int) -> Cell:
    p = view.public
    seats = [seat for seat in range(p.seats) if p.side(seat) == side and p.old_hands[seat]]
    if p.old_starter == NO_CARD or not seats:
        return Cell("-")
    why = "; ".join(added_up(p.old_hands[seat], p.old_starter, False, say) for seat in seats)
    return Cell(str(sum(p.old_points[seat] for seat in seats)), why)
