# compiled
"""What a seat sees of Domino Poker."""

from __future__ import annotations

from gamenight.core.scene import (
    Amount,
    Button,
    Cell,
    Choice,
    Piece,
    Scene,
    SeatScene,
    Sheet,
    Showing,
    Tally,
    Zone,
)
from gamenight.games.domino_poker.notation import MOVES
from gamenight.games.domino_poker.rules.position import PokerView, has_opened
from gamenight.games.domino_poker.rules.public import BET, BY, CALL, CHECK, FOLD, LIMIT, RAISE, SHOW
from gamenight.games.domino_poker.telling import hand
from gamenight.games.domino_poker.words.en import Words
from gamenight.parts.bits import count, each
from gamenight.parts.dominoes import NAMES


def scene(view: PokerView, say: Words) -> Scene:
    p = view.public
    return Scene(
        table="walnut",
        heading=say.heading(p.hands if p.over or p.showing else p.hands + 1, view.options.hands),
        prompt=_prompt(view, say),
        clause=_clause(view),
        seats=tuple(_seat(view, say, seat) for seat in range(p.seats)),
        zones=(*_shown(view, say), *(_hand(view, say, seat) for seat in range(p.seats))),
        buttons=_buttons(view, say),
        choices=_choices(view, say),
        sheet=_sheet(view, say),
        showing=_showing(view, say),
        facts=((say.pot(), say.chips(p.pot())),) if view.options.betting else (),
    )


def _prompt(view: PokerView, say: Words) -> str:
    p, betting = view.public, view.options.betting
    if p.showing:
        return say.look_at_the_hands()
    if p.over:
        return _result(view, say)
    if p.turn != view.seat:
        return say.to_speak(p.turn) if betting else say.to_show(p.turn)
    held = hand(view, view.hand, say)
    if not betting:
        return say.show_tiles(held)
    if CHECK in view.moves:
        if has_opened(p, view.options):
            return say.check_or_raise(held)
        return say.check_or_bet(held, view.options.unit() if view.options.stakes == LIMIT else 0)
    more = len(view.moves) > 2
    ask = say.call_raise_or_fold if more else say.call_or_fold
    return ask(held, p.owes(view.seat))


def _result(view: PokerView, say: Words) -> str:
    p, betting = view.public, view.options.betting
    most = max(p.chips)
    winners = [seat for seat in range(p.seats) if p.chips[seat] == most]
    if len(winners) > 1:
        return (say.share_chips if betting else say.share_points)(winners, most)
    return (say.wins_chips if betting else say.wins_points)(winners[0], most)


def _clause(view: PokerView) -> str:
    if view.public.showing:
        return "3.1"
    if view.public.over:
        return "4.1"
    return "2.2" if view.options.betting else "2.7"


def _seat(view: PokerView, say: Words, seat: int) -> SeatScene:
    p, betting = view.public, view.options.betting
    status = [say.dealer()] if seat == p.dealer else []
    if betting and not p.over and not p.showing:
        status.append(_stands(view, say, seat))
    return SeatScene(
        seat,
        say.given(seat),
        score=p.chips[seat],
        score_says=say.chips(p.chips[seat]) if betting else say.points(p.chips[seat]),
        money=p.chips[seat] if betting else None,
        cards=_holds(view, seat),
        turn=not p.over and not p.showing and p.turn == seat,
        status=tuple(status),
    )


def _stands(view: PokerView, say: Words, seat: int) -> str:
    p = view.public
    if not (p.dealt >> seat) & 1:
        return say.out_status()
    return say.in_the_pot(p.paid[seat]) if (p.playing >> seat) & 1 else say.folded_status()


def _holds(view: PokerView, seat: int) -> int:
    p = view.public
    return 5 if not p.over and (p.dealt >> seat) & 1 else 0


def _tile(tile: int, say: Words, key: str = "") -> Piece:
    return Piece(f"tile:{key}{NAMES[tile]}", "tile", NAMES[tile], say.tile(tile))


def _hand(view: PokerView, say: Words, seat: int) -> Zone:
    zone, label = f"zone:hand.{seat}", say.tiles_of(seat)
    if seat != view.seat:
        return Zone(zone, "hand", label, count=_holds(view, seat), seat=seat)
    says = say.your_tiles_says(hand(view, view.hand, say)) if count(view.hand) == 5 else label
    pieces = tuple(_tile(tile, say) for tile in each(view.hand))
    return Zone(zone, "hand", label, pieces, seat=seat, says=says)


def _shown(view: PokerView, say: Words) -> list[Zone]:
    """What was shown after the last hand, to be looked at until the next is over."""
    p = view.public
    found = []
    for seat in range(p.seats):
        if p.shown[seat]:
            label = say.shown(seat, hand(view, p.shown[seat], say))
            pieces = tuple(_tile(tile, say, "shown.") for tile in each(p.shown[seat]))
            found.append(Zone(f"zone:shown.{seat}", "row", label, pieces, seat=seat, says=label))
    return found


def _buttons(view: PokerView, say: Words) -> tuple[Button, ...]:
    p, options = view.public, view.options
    moves: tuple[int, ...] = (CHECK, BET, CALL, RAISE, FOLD) if options.betting else (SHOW,)
    if options.stakes != LIMIT and options.betting:
        moves = (CHECK, CALL, RAISE if has_opened(p, options) else BET, FOLD)
    return tuple(Button(f"button:{MOVES[move]}", _label(view, move, say), MOVES[move]) for move in moves)


def _label(view: PokerView, move: int, say: Words) -> str:
    p = view.public
    if move == CALL:
        return say.call_label(p.owes(view.seat)) if view.seat >= 0 and not p.over else say.plain_call_label()
    if move in (BET, RAISE) and view.options.stakes != LIMIT:
        return (say.bet_some_label if move == BET else say.raise_some_label)()
    unit = view.options.unit()
    if move == BET:
        return say.bet_label(unit)
    return say.raise_label(p.stake + unit) if move == RAISE else say.labels[MOVES[move]]


def _choices(view: PokerView, say: Words) -> tuple[Choice, ...]:
    found = [_choice(view, move, say) for move in view.moves if move <= SHOW]
    amounts = [move - BY for move in view.moves if move > BY and view.options.betting]
    if amounts:
        move = RAISE if has_opened(view.public, view.options) else BET
        text = MOVES[move]
        says = say.raise_some() if move == RAISE else say.bet_some()
        amount = Amount(amounts[0], amounts[-1], unit="chips")
        found.append(Choice(f"{text} {{}}", says, (f"button:{text}",), amount, _label(view, move, say)))
    return tuple(found)


def _choice(view: PokerView, move: int, say: Words) -> Choice:
    if move == CALL:
        says = say.call(view.public.owes(view.seat))
    else:
        says = {
            CHECK: say.check(),
            BET: say.bet(view.options.unit()),
            RAISE: say.raise_by(view.options.unit()),
            FOLD: say.fold(),
            SHOW: say.show(),
        }[move]
    label = _label(view, move, say)
    return Choice(MOVES[move], says, (f"button:{MOVES[move]}",), label=label, main=len(view.moves) == 1)


def _sheet(view: PokerView, say: Words) -> Sheet:
    p = view.public
    rows = tuple((Cell(str(p.won[seat])), Cell(str(p.chips[seat]))) for seat in range(p.seats))
    title = say.chips_title() if view.options.betting else say.points_title()
    names = tuple(say.given(seat) for seat in range(p.seats))
    return Sheet(title, (say.won_last(), say.now()), rows, names)


def _showing(view: PokerView, say: Words) -> Showing | None:
    """Who won a hand with what, while that is shown."""
    p = view.public
    if not p.showing:
        return None
    lines = []
    for seat in range(p.seats):
        won = f"+{p.won[seat]}" if p.won[seat] else ""
        if p.shown[seat]:
            lines.append(Tally(say.shown(seat, hand(view, p.shown[seat], say)), won, seat))
        elif won:
            lines.append(Tally(say.won_unseen(seat), won, seat))
    return Showing("result", say.hand_over(p.hands), lines=tuple(lines))
