"""A review for people and programs: in lines, as JSON, and as a page of its own."""

from __future__ import annotations

import html
from typing import Any

from gamenight.bots.review import VERSION, Decision, Review

COLOURS = ("#1f6f8b", "#c8553d", "#4a7c59", "#8e5572", "#b08900", "#4059ad", "#6b4226", "#5b8e7d")
WIDTH, HEIGHT = 720, 220


def as_data(review: Review) -> dict[str, Any]:
    """A review as plain values."""
    return {
        "version": VERSION,
        "game": review.game,
        "names": list(review.names),
        "payoffs": list(review.payoffs),
        "chances": [[round(share, 4) for share in shares] for shares in review.chances],
        "seats": [
            {
                "name": review.names[seat],
                "start": round(review.chances[0][seat], 4) if review.chances else 0,
                "luck": round(review.luck[seat], 4),
                "choices": round(review.own[seat], 4),
                "others": round(review.others[seat], 4),
                "accuracy": _rounded(review.accuracy(seat)),
            }
            for seat in range(review.seats)
        ],
        "turning_points": [_point(decision) for decision in review.turning_points()],
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 1)


def _point(decision: Decision) -> dict[str, Any]:
    return {
        "line": decision.line,
        "seat": decision.seat,
        "played": decision.text,
        "share": round(decision.share, 4),
        "best": decision.best,
        "best_share": round(decision.best_share, 4),
        "lost": round(decision.lost, 4),
        "says": decision.says,
        "reason": decision.reason,
        "sure": decision.sure,
    }


def as_lines(review: Review, most: int = 8) -> list[str]:
    """A review in sentences."""
    lines = []
    for seat, name in enumerate(review.names):
        lines.append(
            f"{name}: began with {_percent(review.chances[0][seat])}, luck {_signed(review.luck[seat])}, own choices "
            f"{_signed(review.own[seat])}, the others' {_signed(review.others[seat])}, ended with "
            f"{_percent(review.chances[-1][seat])}.{_accuracy(review, seat)}"
        )
    points = review.turning_points()[:most]
    lines.append("" if points else "Nobody made a choice that cost much: luck decided this game.")
    for decision in points:
        lines.append(
            f"Line {decision.line}, {review.names[decision.seat]} played {decision.text} "
            f"({_percent(decision.share)}); better was {decision.best} ({_percent(decision.best_share)})."
        )
        if decision.reason:
            lines.append(f"  {decision.reason}")
    return lines


def _accuracy(review: Review, seat: int) -> str:
    accuracy = review.accuracy(seat)
    return " Had nothing to choose." if accuracy is None else f" Accuracy {accuracy:.0f} of 100."


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _signed(share: float) -> str:
    return f"{100 * share:+.0f}"


def as_page(review: Review, title: str) -> str:
    """A page that needs nothing else: the curve of everyone's chances, the meters, the turning points."""
    words = "".join(f"<p>{html.escape(line)}</p>" for line in as_lines(review) if line)
    return (
        "<!doctype html><html lang=en><meta charset=utf-8>"
        "<meta name=viewport content='width=device-width,initial-scale=1'>"
        f"<title>{html.escape(title)}</title>"
        "<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;"
        "color:#222;background:#fffdf8}svg{width:100%;height:auto}p{margin:.4rem 0}"
        "@media(prefers-color-scheme:dark){body{color:#eee;background:#1c1b19}}</style>"
        f"<h1>{html.escape(title)}</h1>{_curve(review)}{_legend(review)}{words}</html>\n"
    )


def _curve(review: Review) -> str:
    steps = max(1, len(review.chances) - 1)
    paths = []
    for seat in range(review.seats):
        dots = " ".join(
            f"{WIDTH * at / steps:.1f},{HEIGHT * (1 - shares[seat]):.1f}"
            for at, shares in enumerate(review.chances)
        )
        colour = COLOURS[seat % len(COLOURS)]
        dash = " stroke-dasharray='6 3'" if seat % 2 else ""
        paths.append(
            f"<polyline points='{dots}' fill=none stroke='{colour}' stroke-width=2{dash}></polyline>"
        )
    return (
        f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' role=img aria-label='Chances of each player, move by move'>"
        f"<rect width={WIDTH} height={HEIGHT} fill=none stroke='#999'></rect>{''.join(paths)}</svg>"
    )


def _legend(review: Review) -> str:
    return "<p>" + " &nbsp; ".join(
        f"<span style='color:{COLOURS[seat % len(COLOURS)]}'>{'╌' if seat % 2 else '─'}</span> {html.escape(name)}"
        for seat, name in enumerate(review.names)
    ) + "</p>"  # fmt: skip
