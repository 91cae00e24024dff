"""What the change of chances in a review is put down to, and what a person is told of its decisions."""

from __future__ import annotations

from typing import Any

from gamenight.bots.review import Decision, Review
from gamenight.core.game import Game
from gamenight.core.position import WIN, View
from gamenight.core.record import Record


def blank(record: Record) -> Review:
    """A review of a game of which nothing is known yet."""
    zero = [0.0] * record.seats
    found = Review(record.game.name, record.seats, record.names, record.payoffs)
    found.luck, found.own, found.others = zero[:], zero[:], zero[:]
    if record.game.to_opening is not None:
        found.opening = record.game.to_opening(record.house, [line.text for line in record.lines[1:]])
    return found


def settle(found: Review, record: Record) -> None:
    """Put each change down to mistakes or luck. A mistake counts as far as it is beyond doubt; the rest is luck."""
    chosen = {decision.line: decision for decision in found.decisions}
    for seat in range(found.seats):
        own = others = 0.0
        for line in range(1, len(found.chances)):
            decision = chosen.get(line)
            if decision is not None and decision.cost > 0:
                own -= decision.cost if decision.seat == seat else 0.0
                others += decision.effects[seat] if decision.seat != seat else 0.0
        if len(found.chances) == len(record.lines):
            given = _given_up(found, record, seat)
            own, others = own + min(0.0, given), others + max(0.0, given)
        found.own[seat], found.others[seat] = own, others
        change = found.chances[-1][seat] - found.chances[0][seat]
        found.luck[seat] = change - own - others


def _given_up(found: Review, record: Record, seat: int) -> float:
    """What a seat's chances changed because somebody resigned or a draw was agreed: that is no luck."""
    if record.ending.split(" ")[0] not in ("resigned", "agreed") or len(found.chances) < 2:
        return 0.0
    last = next((each for each in found.decisions if each.line == len(found.chances) - 1), None)
    effect = last.effects[seat] if last is not None and last.cost > 0 else 0.0
    return found.chances[-1][seat] - found.chances[-2][seat] - effect


def result(record: Record) -> list[float]:
    return [payoff / WIN for payoff in record.payoffs]


def put_into_words(record: Record, decision: Decision, view: View) -> None:
    """What was played, what was better and why, in sentences."""
    game: Game[Any] = record.game
    best = game.read(view, decision.best)[0]
    said = {choice.text: choice.says for choice in game.scene(view, record.names).choices}
    whole, sentence = game.whole(view, best, record.names)
    decision.played = decision.text if decision.text in said else _whole(record, decision)
    decision.played_says = said.get(decision.played, "")
    decision.says = sentence or said.get(decision.best, "")
    decision.better = whole or decision.best
    decision.reason = game.reason(view, best, record.names)
    decision.line_says = " ".join(decision.goes_on)
    if game.to_line is not None:
        decision.played = game.to_line(view, (decision.text,)) or decision.played
        decision.better = game.to_line(view, (decision.best,)) or decision.better
        decision.line_says = game.to_line(view, decision.goes_on)


def _whole(record: Record, decision: Decision) -> str:
    """What a first step became, as a bid that is said digit by digit: the last step in a row of the same seat."""
    text = decision.text
    for line in record.lines[decision.line + 1 :]:
        if line.seat != decision.seat:
            break
        text = line.text
    return text
