"""Plots as SVG text, to stand in a page: no script, no fonts, and the same bytes each time."""

from __future__ import annotations

import functools
import io
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ParamSpec

from gamenight.core.scene import Board
from gamenight.lab.needs import needed
from gamenight.lab.study.sums import Parts, Share

matplotlib: Any = needed("matplotlib", "study")
Figure: Any = needed("matplotlib.figure", "study").Figure
patches: Any = needed("matplotlib.patches", "study")
style: Any = needed("matplotlib.style", "study")
ticker: Any = needed("matplotlib.ticker", "study")

INK, LINE, FILL, WARM, PALE = "#22313a", "#8a9aa3", "#2f6f8f", "#c8732d", "#d9e4ea"
STYLE = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "gamenight",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.edgecolor": LINE,
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "path.simplify": True,
    "figure.facecolor": "none",  # the page shows through
    "axes.facecolor": "none",
}
SPARE = tuple(  # what a page can do without: half of its bytes
    (re.compile(what, re.DOTALL), instead)
    for what, instead in (
        (r"<metadata>.*?</metadata>|<!--.*?-->", ""),
        (r"font-family: [^;\"]*; ", ""),  # the page's own style names one for all
        (r' transform="rotate\(-0 [^"]*"', ""),
        (r' id="[a-zA-Z.]+[0-9]*_[0-9_]+"', ""),  # nothing refers to these
        (r">\s+<", "><"),
        (r"\s*\n\s*", " "),
        (r"([:;]) (?=[^<>]*\")", r"\1"),
        (r"(\d+\.\d)\d+", r"\1"),
        (r"<g>(<use[^>]*/>)</g>", r"\1"),
    )
)
P = ParamSpec("P")
BINS = 24
WORD = 34  # letters of a label


def drawn(plot: Callable[P, str]) -> Callable[P, str]:
    """A plot in our style upon Matplotlib's own, whatever the settings of whoever runs it."""

    @functools.wraps(plot)
    def in_style(*given: P.args, **named: P.kwargs) -> str:
        with style.context(("default", STYLE)):
            return plot(*given, **named)

    return in_style


def svg(figure: Any, says: str) -> str:
    """A figure as SVG, with words for those who cannot see it."""
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    text = out.getvalue()
    text = text[text.index("<svg") :]
    for what, instead in SPARE:
        text = what.sub(instead, text)
    return text.replace("<svg ", f'<svg role="img" aria-label="{_escape(says)}" ', 1)


def _escape(text: str) -> str:
    return text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;")


def _axes(wide: float = 6.2, high: float = 2.6) -> tuple[Any, Any]:
    figure = Figure((wide, high), layout="constrained")
    return figure, figure.subplots()


def _whole_numbers(axes: Any) -> None:
    """There is no half a game."""
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(ticker.MaxNLocator(8, integer=True))


@drawn
def shares(rows: Sequence[Share], fair: float, says: str) -> str:
    """Shares of the win with their intervals, and what would be even."""
    figure, axes = _axes(6.2, 0.7 + 0.24 * len(rows))
    for at, row in enumerate(reversed(rows)):
        axes.plot([100 * row.low, 100 * row.high], [at, at], color=LINE, lw=2.5, solid_capstyle="round")
        axes.plot([100 * row.share], [at], "o", color=FILL, ms=5)
    axes.set_yticks(range(len(rows)), [f"{row.name[:WORD]} ({row.games})" for row in reversed(rows)])
    axes.axvline(100 * fair, color=WARM, lw=1, ls="--")
    axes.set_xlabel("percent of the win; dashed: even")
    axes.set_ylim(-0.6, len(rows) - 0.4)
    return svg(figure, says)


@drawn
def histogram(values: Sequence[float], label: str, says: str) -> str:
    figure, axes = _axes(6.2, 2.3)
    low, high = min(values), max(values)
    whole = high - low < BINS
    edges: Any = [low - 0.5 + step for step in range(int(high - low) + 2)] if whole else BINS
    axes.hist(values, bins=edges, color=FILL, edgecolor="white", linewidth=0.6)
    axes.axvline(sum(values) / len(values), color=WARM, lw=1, ls="--")
    axes.set_xlabel(f"{label}; dashed: the mean")
    axes.set_ylabel("games")
    _whole_numbers(axes)
    return svg(figure, says)


@drawn
def two_histograms(winners: Sequence[float], others: Sequence[float], label: str, says: str) -> str:
    figure, axes = _axes(6.2, 2.3)
    both = [*winners, *others]
    low, high = min(both), max(both)
    step = max(1, -(-int(high - low + 1) // BINS))
    edges = [low - 0.5 + step * at for at in range(int((high - low) / step) + 2)]
    names = ["winners", "others"]
    axes.hist(
        [winners, others],
        bins=edges,
        color=[WARM, FILL],
        label=names,
        stacked=True,
        edgecolor="white",
        lw=0.4,
    )
    axes.legend(frameon=False)
    axes.set_xlabel(label)
    axes.set_ylabel("seats")
    _whole_numbers(axes)
    return svg(figure, says)


@drawn
def parts(found: Parts, says: str) -> str:
    """Skill, deal and the rest as one bar."""
    figure, axes = _axes(6.2, 1.25)
    left = 0.0
    rows = (
        ("who plays", found.skill, WARM),
        ("deal and seat", found.deal, FILL),
        ("the rest", found.rest, PALE),
    )
    for name, width, colour in rows:
        axes.barh([0], [100 * width], left=left, color=colour, label=f"{name} {100 * width:.0f} %")
        left += 100 * width
    axes.set_yticks([])
    axes.set_xlim(0, 100)
    axes.set_xlabel("percent of the differences between results")
    axes.legend(frameon=False, ncols=3, loc="lower center", bbox_to_anchor=(0.5, 1.0))
    return svg(figure, says)


@drawn
def heat(board: Board, landed: Mapping[str, int], says: str) -> str:
    """The board, each space the darker the more often a piece came to it."""
    figure, axes = _axes(5.2, max(1.5, 5.2 * board.height / board.width))
    most = max(landed.values(), default=1)
    for space in board.spaces:
        share = landed.get(space.id, 0) / most
        colour = matplotlib.colors.to_hex(tuple(1 - share * (1 - channel) for channel in (0.78, 0.45, 0.18)))
        box = (space.x, space.y)
        axes.add_patch(
            patches.Rectangle(box, space.w, space.h, facecolor=colour, edgecolor=LINE, linewidth=0.4)
        )
    axes.set_xlim(0, board.width)
    axes.set_ylim(board.height, 0)
    axes.set_aspect("equal")
    axes.axis("off")
    return svg(figure, says)


@drawn
def stacked(rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str], label: str, says: str) -> str:
    """Bars in parts, the longest first."""
    figure, axes = _axes(6.2, 0.8 + 0.22 * len(rows))
    for part, (name, colour) in enumerate(zip(names, (PALE, FILL, WARM), strict=True)):
        left = [sum(values[:part]) for _, values in reversed(rows)]
        axes.barh(
            range(len(rows)),
            [values[part] for _, values in reversed(rows)],
            left=left,
            color=colour,
            label=name,
        )
    axes.set_yticks(range(len(rows)), [name[:WORD] for name, _ in reversed(rows)])
    axes.set_xlabel(label)
    axes.legend(frameon=False)
    return svg(figure, says)
