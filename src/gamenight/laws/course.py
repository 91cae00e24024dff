"""Laws of the course of a game: whose move, which moves, how it ends, and copies of it."""

from __future__ import annotations

import random

from gamenight.core.chance import Seeded
from gamenight.core.facts import differences, facts
from gamenight.core.position import WIN, Position, first
from gamenight.core.refusal import GameNightError, Illegal
from gamenight.laws.case import Broken, Case, Look, at_every_move, at_looks, at_the_end, watchers


@at_every_move
def moves_exist_exactly_while_a_seat_is_to_move(case: Case, look: Look) -> None:
    position = look.position
    movers = position.to_move()
    case.demand(0 < movers < 1 << case.seats, f"to_move is {movers:b}, which is no set of {case.seats} seats")
    for seat in range(case.seats):
        moves = list(position.moves(seat))
        case.demand(
            bool(moves) == bool((movers >> seat) & 1), f"seat {seat}: moves {moves}, to_move {movers:b}"
        )
        case.demand(moves == sorted(set(moves)), f"moves are not ascending: {moves}")
        case.demand(
            all(0 <= move < case.game.move_limit for move in moves), f"a move is out of bounds: {moves}"
        )


@at_the_end
def games_end_with_a_result(case: Case, look: Look) -> None:
    position = look.position
    payoffs = list(position.payoffs())
    whole = {WIN} if case.seats > 1 else {0, WIN}
    case.demand(len(payoffs) == len(list(position.scores())) == case.seats, "a seat has no score or payoff")
    case.demand(sum(payoffs) in whole and min(payoffs) >= 0, f"the payoffs {payoffs} do not share {WIN}")
    for seat in watchers(case):
        case.demand(
            not len(position.view(seat).moves) and not position.view(seat).movers,
            "someone moves after the end",
        )
        case.game.scene(position.view(seat))


@at_looks
def nothing_is_won_before_the_end(case: Case, look: Look) -> None:
    case.demand(not any(look.position.payoffs()), f"payoffs {list(look.position.payoffs())} in mid-game")


@at_looks
def an_illegal_move_raises_and_changes_nothing(case: Case, look: Look) -> None:
    position, seat, _, chance = look
    legal = set(position.moves(seat))
    others = (
        [move for move in range(case.game.move_limit) if move not in legal]
        if case.game.move_limit < 3000
        else []
    )
    choose = random.Random(chance.pick(1 << 30))
    tries = [*choose.sample(others, min(6, len(others))), case.game.move_limit, -1]
    before = facts(position)
    for move in tries:
        try:
            case.game.play(position, seat, move, chance)
        except Illegal as illegal:
            refusal = illegal.refusal
        else:
            raise Broken(f"{case}: illegal move {move} was played")
        case.demand(facts(position) == before, f"illegal move {move} changed the position")
        if 0 <= move < case.game.move_limit:
            case.demand(
                refusal.clause in case.clauses,
                f"the refusal of {move} cites {refusal.clause!r}, not a clause",
            )
        case.demand(
            refusal.sentence.endswith((".", "!")),
            f"the refusal of {move} is no sentence: {refusal.sentence!r}",
        )
    out = [seat for seat in range(case.seats) if not (position.to_move() >> seat) & 1]
    for idle in out[:1]:
        case.demand(_refused(case, position, idle, next(iter(legal)), chance), "a seat moved out of turn")


def _refused(case: Case, position: Position, seat: int, move: int, chance: Seeded) -> bool:
    try:
        case.game.play(position, seat, move, chance)
    except GameNightError:
        return True
    return False


@at_looks
def copies_are_independent(case: Case, look: Look) -> None:
    position, seat, move, _ = look
    before = facts(position)
    copy = position.copy()
    case.demand(facts(copy) == before, f"a copy differs: {differences(copy, position)[:3]}")
    copy.play(seat, move, Seeded(3))
    for _ in range(20):
        movers = copy.to_move()
        if not movers:
            break
        mover = first(movers)
        copy.play(mover, copy.moves(mover)[0], Seeded(4))
    case.demand(facts(position) == before, "playing on a copy changed the original")
