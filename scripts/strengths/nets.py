"""Nets inside the search against the judgements that are written by hand: what `scripts/nets build/nets` has found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Any

import gamenight
from gamenight.bots.net_use import shipped
from strengths.rows import Job, Row, Rows, percent

FOUND = Path("build/nets")
BOARDS = "boards chess"  # a row of nets that are gone


def nets(job: Job) -> Iterator[tuple[str, Row]]:
    """A row for each game that was tried, and one for each match of a shipped net on new deals."""
    run, again = _read("nets.json"), _read("again.json")
    for name, tried in (run or {}).get("measured", {}).items():
        last = max(tried, key=lambda each: len(each["rounds"]))  # others were dropped before the last round
        made = {Path(net["file"]).name: net for net in run["nets"]}  # in a folder of another machine, maybe
        if name in job.names:
            learnt = _made(made[last["file"]], run["games"][name])
            yield f"net {name}", {**last["rounds"][-1], **learnt, **_used(last)}
    for match in again or []:
        if match["game"] in job.names:
            yield f"net again {match['game']} {match['rival']}", {**match["row"], **_used(match)}


def _read(name: str) -> Any:
    file = FOUND / name
    return json.loads(file.read_text()) if file.exists() else None


def _made(net: dict[str, Any], games: dict[str, Any]) -> Row:
    losses = {"loss": net["net"], "mean_loss": net["mean"], "own_loss": net["own"]}
    quick, search = games.get("quick", {"games": 0}), games["search"]
    return {"learnt_from": search["games"], "quick": quick["games"], "rows": search["rows"], **losses}


def _used(match: dict[str, Any]) -> Row:
    return {key.replace(" ", "_"): match[key] for key in ("ahead", "playouts", "rival", "times as long")}


def nets_page(rows: Rows) -> list[str]:
    found = [
        (key.split()[1], row) for key, row in sorted(rows.items()) if len(key.split()) == 2 and _net(key)
    ]
    if not found:
        return []
    lines = ["## Nets", "", NETS, ""]
    lines += [
        "| game | learnt from | loss: net, own judgement, mean | share of the wins | playouts: net, own; time | |",
        "|---|---|---|---|---|---|",
    ]
    for name, row in found:
        game = gamenight.game(name)
        kept = any(shipped(game, seats) for seats in game.seats)
        lines.append(
            f"| {game.title} | {row['rows']:,} views of {row['learnt_from']:,} games{_before(row)} "
            f"| {row['loss']:.3f}, {row['own_loss']:.3f}, {row['mean_loss']:.3f} | {percent(row)} | {_effort(row)} "
            f"| {'shipped' if kept else 'not shipped'} |"
        )
    if BOARDS in rows:
        lines += ["", *wrap(OF_BOARDS.format(100 * rows[BOARDS]["share"], rows[BOARDS]["games"]), 120)]
    again = [(key.split()[2], row) for key, row in sorted(rows.items()) if key.startswith("net again ")]
    if again:
        lines += ["", AGAIN, "", "| game | share of the wins | playouts: net, own; time |", "|---|---|---|"]
        lines += [
            f"| {gamenight.game(name).title} | {percent(row)} | {_effort(row)} |" for name, row in again
        ]
    return [*lines, ""]


def _net(key: str) -> bool:
    return key.startswith("net ")


def _before(row: Row) -> str:
    return f", {row['quick']:,} quick before" if row["quick"] else ""


def _effort(row: Row) -> str:
    return f"{row['playouts']:,}, {row['rival']:,}; {row['times_as_long']:.2f} of the other's"


NETS = """A net in whole numbers, `search:net=FILE`, says how it stands some moves after the tree; all else in the
search is the game's own. `scripts/nets` let bots play (quickly, then with a short
search), fitted nets of 32 and of 64 outputs, and set each against the search with the judgement that is written by
hand, with as many playouts as take it as long by the processor. Of four ways to use a net three were dropped by their
results; the last one's figures here are from deals of its own, and owe nothing to its having been chosen. Losses are of
rows that no net had learnt from. All this was on sixteen cores of another machine, with a GPU; second matches were on
the machine of all other figures.

A net is shipped where the whole interval is above 50 % here and in a second match. It then judges games of as many
players by the house rules that it was taught by, at every level; all other games are judged as before. Where a net
leans on a judgement that is changed later, or was taught by its games, the figures are of the judgement as it was."""
OF_BOARDS = """Chess is searched by alpha-beta, which asks no net. Nets that judged its boards were tried with
the same processor time, and left: the best of four took {:.1f} % of the wins in {:,} games."""
AGAIN = """Nets in second matches on other deals, with the same playouts and with five times as many. Where an interval
holds 50 %, too few games were played to say whether the net is still worth having when both think for longer:"""
