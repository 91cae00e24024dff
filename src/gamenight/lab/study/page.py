"""The report: one HTML file that needs nothing beside it."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

CSS = """
body{font:16px/1.55 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#22313a;background:#fdfcf9}
h1,h2{font-weight:600;line-height:1.2}h2{margin-top:2.2rem}svg{max-width:100%;height:auto;overflow:visible}
svg text{font-family:"DejaVu Sans",Verdana,Arial,sans-serif}
table{border-collapse:collapse;font:14px/1.4 sans-serif}td,th{padding:.25rem .7rem .25rem 0;text-align:left}
td.n{text-align:right;font-variant-numeric:tabular-nums}tr+tr td{border-top:1px solid #e5e0d5}
.note{color:#5b6b74;font-size:.9rem}code{font-size:.85rem}details{margin:2rem 0}pre{white-space:pre-wrap}
"""


@dataclass(frozen=True)
class Section:
    """A question, its answer in a sentence, and a picture or a table."""

    title: str
    says: str
    figure: str = ""  # SVG or a table, ready


def page(title: str, says: str, sections: Iterable[Section], manifest: str) -> str:
    body = "".join(_section(section) for section in sections)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{html.escape(title)}</title><style>{CSS}</style></head><body>"
        f"<h1>{html.escape(title)}</h1><p>{html.escape(says)}</p>{body}"
        f"<details><summary>How to make this report again</summary><pre>{html.escape(manifest)}</pre></details>"
        "</body></html>\n"
    )


def _section(section: Section) -> str:
    return f"<h2>{html.escape(section.title)}</h2><p>{html.escape(section.says)}</p>{section.figure}\n"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table whose columns but the first are numbers."""
    top = "".join(f"<th>{html.escape(head)}</th>" for head in heads)
    lines = "".join(f"<tr>{_cells(row)}</tr>" for row in rows)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"


def _cells(row: Sequence[str]) -> str:
    first, *rest = row
    return f"<td>{html.escape(first)}</td>" + "".join(
        f'<td class="n">{html.escape(cell)}</td>' for cell in rest
    )
