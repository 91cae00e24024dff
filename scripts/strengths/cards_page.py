"""What the page says of card and tile games."""

from __future__ import annotations

from textwrap import wrap

import gamenight
from strengths.cards import FROZEN, LESS, SEVENTY, SIXTY, THOUGHT, WHOLE, whole
from strengths.nets import nets_page
from strengths.rows import Row, Rows, percent, verdict


def cards_page(rows: Rows) -> str:
    parts = [
        *_frozen(rows),
        *_blunders(rows),
        *_bidding(rows),
        *_completing(rows),
        *_beliefs(rows),
        *nets_page(rows),
        *_pace(rows),
    ]
    return "\n".join([*parts, ""]) if parts else ""


def _frozen(rows: Rows) -> list[str]:
    keys = [(name, f"frozen {name}", "") for name in FROZEN]
    keys += [(name, whole(name), ", whole matches") for name in WHOLE]
    found = [(name, rows[key], said) for name, key, said in sorted(keys) if key in rows]
    if not found:
        return []
    lines = [
        "## Against the bots of old",
        "",
        FROZEN_HOW,
        "",
    ]
    lines += ["| game | goal | measured | | a decision: ours, theirs |", "|---|---|---|---|---|"]
    for name, row, said in found:
        theirs = 1000 * row["rival_spent"] / max(1, row["rival_choices"])
        goal = SEVENTY.get(name, SIXTY)
        lines.append(
            f"| {gamenight.game(name).title}{said} | {goal:.0%}, whole interval above 50% | {percent(row)}{_mark(row)} "
            f"| {_reached(row, goal)} | {1000 * row['seconds']:.1f} ms ({row['playouts']} playouts), {theirs:.1f} ms "
            f"({LESS.get(name, THOUGHT)}) |"
        )
    there = [row["cores"] for _, row, _ in found if "cores" in row]
    return [*lines, "", f"† On another machine, of {there[0]} cores.", ""] if there else [*lines, ""]


def _mark(row: Row) -> str:
    return " †" if "cores" in row else ""


def _reached(row: Row, goal: float) -> str:
    theirs = row["rival_spent"] / max(1, row["rival_choices"])
    if row["seconds"] > LONGER * theirs:
        return "not shown: ours took longer"
    if row["share"] >= goal and row["low"] > 0.5:
        return "shown"
    return verdict(row, 0.5).replace("shown", "above 50%")


LONGER = 1.15  # times as long, by the clock, that still count as equal


FROZEN_HOW = """The search and judgement as they were when strength was first published, compiled into a copy of the
package and playing today's rules (`scripts/frozen`). Both think for as long by processor time, and shorter
than the strongest level, whose 4,000 playouts would have allowed too few games: the bots of old with the playouts in
the last column, ours with as many as took the same time on two deals before the match, tried out by processor time.
Milliseconds are by the clock of a busy machine. Matches are short ones, as between levels, unless whole is said."""


def _blunders(rows: Rows) -> list[str]:
    found = [
        (who, rows[f"blunders {who}"]) for who in ("frozen", "expert", "hard") if f"blunders {who}" in rows
    ]
    if not found:
        return []
    lines = [
        "## Blunders at Hearts",
        "",
        "In matches to 50 of four alike; `frozen` is the strongest bot of old.",
        "",
    ]
    lines += [
        "| | hands | kept a high card under a trick surely lost | took points, last to play, though it could duck "
        "| passed 2♣ while A♥ K♥ were kept | moons |",
        "|---|---|---|---|---|---|",
    ]
    for who, row in found:
        lines.append(
            f"| `{who}` | {row['hands']} | {row['kept']} of {row['could_shed']} | {row['took']} of {row['could_duck']} "
            f"| {row['two_of_clubs']} of {row['passes']} | {row['moons']} |"
        )
    return [*lines, ""]


def _bidding(rows: Rows) -> list[str]:
    row = rows.get("bidding texas_42")
    if not row:
        return []
    out, made, thirty = row["passed_out"], row["made"], row["at_thirty"]
    deals, contracts = max(1, row["deals"]), max(1, row["contracts"])
    said = (
        f"Of {deals} deals at `expert`, {out / deals:.0%} were passed out (goal: under 35%). Of {contracts} contracts "
        f"{made / contracts:.0%} were made (goal: over 55%), and {thirty / contracts:.0%} had been bid at 30."
    )
    return ["## Bidding at Four Hand Texas", "", *wrap(said + _where(row), 120), ""]


def _completing(rows: Rows) -> list[str]:
    row = rows.get("completing monopoly")
    if not row:
        return []
    said = (
        f"In {row['games']:,} games of Monopoly between four (`search:playouts=4`), a deed that completes a colour was "
        f"offered at its price to somebody with the money {row['offered']:,} times, and declined {row['declined']:,} "
        "times (goal: never)."
    )
    return ["## Deeds that complete a colour", "", *wrap(said + _where(row), 120), ""]


def _where(row: Row) -> str:
    return f" They were played on another machine, of {row['cores']} cores." if "cores" in row else ""


def _beliefs(rows: Rows) -> list[str]:
    found = [(key.split(" ", 2)[1:], row) for key, row in sorted(rows.items()) if key.startswith("belief ")]
    if not found:
        return []
    lines = ["## What the bots believe", "", BELIEFS, ""]
    lines += ["| game | | true | imagined | believed | decisions |", "|---|---|---|---|---|---|"]
    for (name, what), row in found:
        lines.append(
            f"| {gamenight.game(name).title} | {what} | {row['true']:.2f} | {row['imagined']:.2f} "
            f"| {row['believed']:.2f} | {row['decisions']} |"
        )
    return [*lines, ""]


BELIEFS = """`imagine` gives every table that a view allows the same chance; the bots weigh such tables by how likely
sensible players would have bid, passed, discarded and played so (`Judgement.likely`). Means over decisions in games of
`search:playouts=300`, of what is so, of tables as imagined, and of tables as weighed."""


def _pace(rows: Rows) -> list[str]:
    found = [(key.split(" ", 1)[1], row) for key, row in sorted(rows.items()) if key.startswith("pace ")]
    if not found:
        return []
    lines = [
        "## How long `hard` thinks",
        "",
        "Processor time of a decision with more than one legal move.",
        "",
    ]
    lines += ["| game | mean | 95 in 100 within | the longest | decisions |", "|---|---|---|---|---|"]
    for name, row in found:
        mean, most, slowest = (1000 * row[key] for key in ("mean", "most_of", "slowest"))
        lines.append(
            f"| {gamenight.game(name).title} | {mean:.0f} ms | {most:.0f} ms | {slowest:.0f} ms | {row['decisions']} |"
        )
    return [*lines, ""]
