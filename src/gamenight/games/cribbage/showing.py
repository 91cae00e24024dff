"""What a still of Cribbage shows: the starter, a count that ends, each hand as it is counted, how a deal came out."""

from __future__ import annotations

from gamenight.core.scene import Piece, Showing, Tally
from gamenight.games.cribbage.rules.position import CribbageView
from gamenight.games.cribbage.rules.public import COUNT_ENDS, COUNTING, DEAL_OVER, GAME_OVER, STARTER
from gamenight.games.cribbage.rules.tally import ALIKE, FIFTEEN, FLUSH, RUN, Combination, tally
from gamenight.games.cribbage.words.en import Words
from gamenight.parts.bits import count, each
from gamenight.parts.cards import NAMES

CLAUSES = {STARTER: "2.3", COUNT_ENDS: "3.6", COUNTING: "4.1", DEAL_OVER: "4.1", GAME_OVER: "5.1"}


def showing(view: CribbageView, say: Words) -> Showing | None:
    p = view.public
    if p.showing == STARTER:
        return Showing("card", say.starter(), pieces=(_large(say, p.starter),), seat=p.dealer)
    if p.showing == COUNT_ENDS:
        return Showing("count", say.count_ends(p.count), seat=p.last)
    if p.showing == COUNTING:
        return _counting(view, say)
    if p.showing == DEAL_OVER:
        return _deal_over(view, say)
    return _game_over(view, say) if p.showing == GAME_OVER else None


def shown_prompt(view: CribbageView, say: Words) -> str:
    """What is shown, in one sentence."""
    p = view.public
    if p.showing == STARTER:
        return say.turned(p.starter)
    if p.showing == COUNT_ENDS:
        return say.count_ended(p.count)
    if p.showing == COUNTING:
        return (say.crib_is_counted if p.counting >= p.seats else say.hand_is_counted)(p.counter())
    return say.deal_is_over() if p.showing == DEAL_OVER else say.game_is_won(_winner(view))


def _large(say: Words, card: int) -> Piece:
    return Piece(f"shown:{NAMES[card]}", "card", NAMES[card], say.card(card))


def _counting(view: CribbageView, say: Words) -> Showing:
    """The cards, the starter last, and the combinations that have been named."""
    p = view.public
    crib = p.counting >= p.seats
    hand = p.counted_cards()
    named = tally(hand, p.starter, crib and view.options.crib_flush_five)[: p.told]
    lines, total = [], 0
    for one in named:
        total += one.points
        lines.append(_line(say, one, total))
    if not named:
        lines.append(Tally(say.counts_nothing(), "0"))
    pieces = tuple(_large(say, card) for card in (*each(hand), p.starter))
    who = p.counter()
    return Showing(
        "count", say.crib_of(who) if crib else say.hand_of(who), "", tuple(lines), pieces, seat=who
    )


def _line(say: Words, one: Combination, total: int) -> Tally:
    lit = tuple(f"{kind}:{NAMES[card]}" for card in each(one.cards) for kind in ("shown", "card"))
    return Tally(_named(say, one, total), f"+{one.points}", lit=lit)


def _named(say: Words, one: Combination, total: int) -> str:
    many = count(one.cards)
    if one.kind == FIFTEEN:
        return say.fifteen_line(total)
    if one.kind == ALIKE:
        return say.alike_line(many, each(one.cards)[0] % 13, total)
    if one.kind == RUN:
        return say.run_line(many, total)
    return say.flush_line(total) if one.kind == FLUSH else say.nobs_line(total)


def _deal_over(view: CribbageView, say: Words) -> Showing:
    p = view.public
    order = [(p.dealer + 1 + n) % p.seats for n in range(p.seats)]
    lines = [Tally(say.hand_of(seat), f"+{p.old_points[seat]}", seat) for seat in order]
    lines.append(Tally(say.crib_of(p.dealer), f"+{p.old_crib_points}", p.dealer))
    return Showing("result", say.deal_over(p.deals + 1), say.standing(list(p.pegs)), tuple(lines))


def _game_over(view: CribbageView, say: Words) -> Showing:
    p = view.public
    lines = tuple(Tally(say.side_at_first(side), str(p.pegs[side]), side) for side in range(p.sides))
    return Showing("result", say.game_is_won(_winner(view)), lines=lines, seat=_winner(view))


def _winner(view: CribbageView) -> int:
    p = view.public
    return max(range(p.sides), key=lambda side: p.pegs[side])
