"""A review as a page of its own, which needs nothing else."""

from __future__ import annotations

import html

from gamenight.bots.review import FIND, Decision, Review
from gamenight.bots.reviewing import KINDS, sums, verdict

COLOURS = ("#1f6f8b", "#c8553d", "#4a7c59", "#8e5572", "#b08900", "#4059ad", "#6b4226", "#5b8e7d")
DASHES = ("", "6 3", "2 3", "8 3 2 3")
WIDTH, HEIGHT = 720, 220
STYLE = (
    "body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;"
    "color:#222;background:#fffdf8}"
    "svg{width:100%;height:auto}table{border-collapse:collapse;width:100%}td,th{padding:.2rem .5rem;text-align:right}"
    "th:first-child{text-align:left}article{border-top:1px solid #9996;margin-top:1rem}"
    "h2{font-size:1.05rem;margin:.8rem 0 .2rem}"
    "dl{display:grid;grid-template-columns:auto 1fr;gap:.1rem .8rem;margin:0}dd{margin:0}"
    "@media(prefers-color-scheme:dark){body{color:#eee;background:#1c1b19}}"
)


def as_page(review: Review, title: str) -> str:
    """The curve of everyone's chances, the meters, the turning points."""
    points = sorted([*review.turning_points()[:8], *review.finds()[:1]], key=lambda each: each.line)
    opening = f"<p>{_safe(review.opening)}</p>" if review.opening else ""
    verdicts = [verdict(review, seat) for seat in range(review.seats)]
    return (
        "<!doctype html><html lang=en><meta charset=utf-8>"
        "<meta name=viewport content='width=device-width,initial-scale=1'>"
        f"<title>{_safe(title)}</title><style>{STYLE}</style>"
        f"<h1>{_safe(title)}</h1>{opening}{_curve(review)}{_legend(review)}{_meter(review)}"
        f"{''.join(f'<p>{_safe(each)}</p>' for each in verdicts if each)}"
        f"{''.join(_point(review, each) for each in points)}"
        "<p><small>Judged only by what each player could see then.</small></p></html>\n"
    )


def _safe(text: str) -> str:
    return html.escape(text)


def _curve(review: Review) -> str:
    steps = max(1, len(review.chances) - 1)
    paths = []
    for seat in range(review.seats):
        dots = " ".join(
            f"{WIDTH * at / steps:.1f},{HEIGHT * (1 - shares[seat]):.1f}"
            for at, shares in enumerate(review.chances)
        )
        paths.append(f"<polyline points='{dots}' fill=none {_stroke(seat)}></polyline>")
    return (
        f"<svg viewBox='0 0 {WIDTH} {HEIGHT}' role=img aria-label='Chances of each player, move by move'>"
        f"<rect width={WIDTH} height={HEIGHT} fill=none stroke='#999'></rect>{''.join(paths)}</svg>"
    )


def _stroke(seat: int) -> str:
    dash = DASHES[seat % len(DASHES)]
    return f"stroke='{COLOURS[seat % len(COLOURS)]}' stroke-width=2" + (
        f" stroke-dasharray='{dash}'" if dash else ""
    )


def _legend(review: Review) -> str:
    """Each seat's line and name."""
    return "<p>" + " ".join(
        f"<svg viewBox='0 0 40 8' style='width:2.5rem;display:inline' aria-hidden=true>"
        f"<line x1=0 x2=40 y1=4 y2=4 {_stroke(seat)}></line></svg> {_safe(name)} "
        for seat, name in enumerate(review.names)
    ) + "</p>"  # fmt: skip


def _meter(review: Review) -> str:
    heads = "".join(f"<th>{word}</th>" for word in ("began", "luck", "own", "others", "ended", "accuracy"))
    rows = []
    for seat, name in enumerate(review.names):
        start, luck, own, others, end = sums(review, seat, 100)
        accuracy = review.accuracy(seat)
        cells = [f"{start}", f"{luck:+}", f"{own:+}", f"{others:+}", f"{end}"]
        cells.append("" if accuracy is None else f"{accuracy:.0f} %")
        rows.append(
            f"<tr><th scope=row>{_safe(name)}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
        )
    return f"<table><tr><th>Chances in 100</th>{heads}</tr>{''.join(rows)}</table>"


def _point(review: Review, decision: Decision) -> str:
    shares = "" if decision.kind == FIND else (
        f", {100 * decision.best_share:.0f} % to {100 * decision.share:.0f} %"
    )  # fmt: skip
    head = f"Move {decision.line}, {review.names[decision.seat]}: {KINDS[decision.kind]}{shares}"
    rows = [("Played", decision.played_says or decision.played or decision.text)]
    rows += [] if decision.kind == FIND else [("Better", decision.says or decision.better or decision.best)]
    rows += [("Why", decision.reason)] if decision.reason else []
    rows += [("Best play", " ".join(decision.goes_on))] if decision.goes_on else []
    told = "".join(f"<dt>{name}</dt><dd>{_safe(text)}</dd>" for name, text in rows)
    return f"<article><h2>{_safe(head)}</h2><dl>{told}</dl></article>"
