"""A review for people and programs: in lines and as plain values. Its sums add up as they are written, too."""

from __future__ import annotations

import re
from typing import Any

from gamenight.bots.review import FIND, MISS, SLIP, TURNING, VERSION, Decision, Review

KINDS = {SLIP: "a slip", MISS: "a chance not taken", FIND: "well found"}
LOST = {
    "luck": "Bad luck cost {name} most.",
    "own": "{name}'s own choices cost most.",
    "others": "What others chose cost {name} most.",
}
WON = {
    "luck": "Good luck helped {name} most.",
    "own": "",
    "others": "The others' mistakes helped {name} most.",
}
NUMBERED = re.compile(r"(\d+)\.")  # a move that says itself which it is
NONE = 0.0005  # of the win
ALONE = "{name} lost by luck: no choice is known to have cost much."


def as_data(review: Review) -> dict[str, Any]:
    """A review as plain values, shares of the win to four places."""
    return {
        "version": VERSION,
        "game": review.game,
        "names": list(review.names),
        "payoffs": list(review.payoffs),
        "opening": review.opening,
        "chances": [[round(share, 4) for share in shares] for shares in review.chances],
        "leads": list(review.leads),
        "seats": [_seat(review, seat) for seat in range(review.seats)] if review.chances else [],
        "turning_points": [_point(decision) for decision in review.turning_points()],
        "finds": [_point(decision) for decision in review.finds()],
    }


def _seat(review: Review, seat: int) -> dict[str, Any]:
    start, luck, own, others, end = (part / 10_000 for part in sums(review, seat, 10_000))
    accuracy = review.accuracy(seat)
    return {
        "name": review.names[seat],
        "start": start,
        "luck": luck,
        "choices": own,
        "others": others,
        "end": end,
        "accuracy": None if accuracy is None else round(accuracy, 1),
        "decided_by": review.decided_by(seat),
        "luck_alone": review.lost_by_luck(seat),
    }


def sums(review: Review, seat: int, whole: int) -> tuple[int, int, int, int, int]:
    """Start, luck, own mistakes, others' mistakes and end in parts of `whole`: four of them make the last, exactly."""
    start, end = (round(whole * shares[seat]) for shares in (review.chances[0], review.chances[-1]))
    own, others = round(whole * review.own[seat]), round(whole * review.others[seat])
    luck = end - start - own - others
    if abs(review.luck[seat]) < NONE:  # where there is none, rounding is not called luck
        luck, others = 0, others + luck
    return start, luck, own, others, end


def _point(decision: Decision) -> dict[str, Any]:
    return {
        "line": decision.line,
        "seat": decision.seat,
        "kind": decision.kind,
        "played": decision.text,
        "played_whole": decision.played or decision.text,
        "played_says": decision.played_says,
        "share": round(decision.share, 4),
        "best": decision.best,
        "best_whole": decision.better or decision.best,
        "best_share": round(decision.best_share, 4),
        "lost": round(decision.best_share - decision.share, 4),
        "says": decision.says,
        "reason": decision.reason,
        "goes_on": list(decision.goes_on),
        "line_says": decision.line_says,
        "sure": decision.sure,
    }


def as_lines(review: Review, most: int = 8) -> list[str]:
    """A review in sentences."""
    lines = [f"Opening: {review.opening}.", ""] if review.opening else []
    lines += _meter(review)
    lines += ["", *(sentence for seat in range(review.seats) if (sentence := verdict(review, seat)))]
    points = review.turning_points()[:most]
    points = sorted([*points, *review.finds()[:1]], key=lambda decision: decision.line)
    if not review.turning_points():
        lines.append(_calm(review))
    for decision in points:
        lines += ["", *_told(review, decision)]
    return lines


def _meter(review: Review) -> list[str]:
    """A table: where each seat began, what luck and choices did, where it ended, in hundredths of the win."""
    width = max(len(name) for name in review.names)
    lines = [f"{'Chances in 100':{width}}  began   luck  mistakes  others'  ended  accuracy"]
    for seat, name in enumerate(review.names):
        start, luck, own, others, end = sums(review, seat, 100)
        accuracy = review.accuracy(seat)
        good = "-" if accuracy is None else f"{accuracy:.0f} %"
        lines.append(f"{name:{width}}  {start:5}  {luck:+5}  {own:+8}  {others:+7}  {end:5}  {good:>8}")
    first = lines[0]
    indent = max(0, len("Chances in 100") - width)
    return [first, *(f"{line[:width]}{' ' * indent}{line[width:]}" for line in lines[1:])]


def verdict(review: Review, seat: int) -> str:
    """What did most to a seat, in a sentence; "" where nothing did much."""
    by, name = review.decided_by(seat), review.names[seat]
    if review.lost_by_luck(seat):
        return ALONE.format(name=name)
    fell = review.chances[-1][seat] < review.chances[0][seat]
    return (LOST if fell else WON)[by].format(name=name) if by else ""


def _calm(review: Review) -> str:
    cheap = all(decision.cost < TURNING for decision in review.decisions)
    if cheap and all(review.decided_by(seat) == "luck" for seat in range(review.seats)):
        return "No choice is known to have cost much: luck decided this game."
    return "No single choice turned this game."


def _told(review: Review, decision: Decision) -> list[str]:
    name, found = review.names[decision.seat], decision.kind == FIND
    after = f"{_percent(decision.best_share)} to {_percent(decision.share)}"
    numbered = NUMBERED.match(decision.played)
    number = numbered[1] if numbered else decision.line
    head = f"Move {number}, {name}: {KINDS[decision.kind]}" + ("." if found else f", {after}.")
    lines = [head, f"  Played: {decision.played or decision.text}{_said(decision.played_says)}"]
    if not found:
        lines.append(f"  Better: {decision.better or decision.best}{_said(decision.says)}")
    if decision.reason:
        lines.append(f"  Why:    {decision.reason}")
    if decision.goes_on:
        lines.append(f"  Best play: {decision.line_says}")
    return lines


def _said(sentence: str) -> str:
    return f" ({sentence.rstrip('.')})" if sentence else ""


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
