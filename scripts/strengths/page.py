"""The page, docs/strength.md, from the figures."""

from __future__ import annotations

import platform
from textwrap import wrap

import gamenight
from gamenight.bots.ratings import CASUAL, TEN_TO_ONE
from strengths.cards_page import cards_page
from strengths.chess import AGREED, DECIDED, LONG, QUIET
from strengths.chess_page import chess_page
from strengths.ratings import PLAYERS, fitted
from strengths.rows import FEWEST, LADDER, SHORT, Row, Rows, percent, skilled, verdict
from strengths.sections import BEYOND, GOAL, OPENSPIEL, strongest


def page(rows: Rows) -> str:
    parts = [HEAD.format(fewest=FEWEST), _goals(rows), _levels(rows), _ratings(rows), _random(rows), _luck()]
    parts += [cards_page(rows), _method(rows)]
    return "\n".join(parts)


HEAD = """# How well the bots play

Made by `scripts/strength` from games that were played; nothing here is typed by hand. A share is the part of the wins
that the first-named bot took, half the seats being its own, with the 95 % confidence interval and the number of games.
The same deals are played in every seating, and the interval counts deals, not games. "Shown" means that the whole
interval is above the goal, "missed" that it is wholly below; otherwise the games played so far do not tell.

A match ends when its time is up, or as soon as it is settled. So that looking again and again does not find luck, it
is looked at only from {fewest} deals on, then whenever there are a quarter more, and it is settled when the goal lies
outside the 99 % interval. One against random play that falls short of its goal is played on, to see by how much.
"""


def _goals(rows: Rows) -> str:
    """The matches that were asked for."""
    lines = ["## Against others", "", "| match | goal | measured | |", "|---|---|---|---|"]
    for words, key, least in GOALS:
        row = rows.get(key)
        measured = percent(row) if row else "-"
        lines.append(f"| {words} | {least:.0%} | {measured} | {verdict(row, least)}{_since(row)} |")
    marked = [SINCE, ""] if any(rows.get(key, {}).get("before") for _, key, _ in GOALS) else []
    return "\n".join([*lines, "", *marked, *_engines(rows), *chess_page(rows), "", *_equal_time(rows), ""])


def _since(row: Row | None) -> str:
    """A mark for a row that was measured before the bots became what they are, with its day."""
    return f", {row['date']} *" if row and row.get("before") else ""


SINCE = "\\* Measured on that day, before the bots of the game became what they are now, and not yet again."


def _engines(rows: Rows) -> list[str]:
    by_processor = rows.get("earlier chess", {}).get("processor")
    return wrap(
        ENGINES.format(of_old=BY_PROCESSOR if by_processor else BY_CLOCK), 120, break_on_hyphens=False
    )


ENGINES = f"""Chess engines are met in pairs of games, one with each colour; ours begins by its book, they as they like.
Against Stockfish our second is one of processor time, as the machine has other work; Stockfish held to a rating picks
its move at a set depth, the tenth for 2,200, and is stopped only well after it. {{of_old}} A game is decided
by the rules, or once both engines have said for {AGREED} half-moves that one side is {DECIDED // 100} pawns ahead, or
after {LONG // 2} moves for {QUIET} half-moves that nobody is; one that went on for 200 moves was called drawn."""
BY_PROCESSOR = "The expert of old and ours both have a second of processor time."
BY_CLOCK = """The expert of old has a second by the clock, as ours has in that match; the machine was so busy that
about a tenth of it was processor time."""


GOALS = (
    ("Chess `expert`, 1 s a move, against Stockfish at UCI_Elo 1,700", "stockfish chess 1700", 0.5),
    ("Chess `expert`, 1 s a move, against Stockfish at UCI_Elo 2,000", "stockfish chess 2000", 0.5),
    ("Chess `expert`, 1 s a move, against Stockfish at UCI_Elo 2,200", "stockfish chess 2200", 0.5),
    (
        "Chess `expert`, 1 s a move, against `expert` as first measured (commit fd63451)",
        "earlier chess",
        0.85,
    ),
    ("Chess `hard`, 0.2 s, against OpenSpiel's MCTSBot at equal time", "openspiel chess", 0.95),
    (
        "Checkers (tournament rules) `hard`, 0.2 s, against OpenSpiel's MCTSBot at equal time",
        "openspiel checkers",
        0.9,
    ),
    (
        "Hearts `hard`, 0.02 s, against OpenSpiel's ISMCTSBot at equal time, matches to 100 without passing",
        "openspiel hearts",
        0.7,
    ),
    ("Hearts, the same in short matches, to 50", "openspiel hearts to 50", 0.7),
    (
        "Cribbage `hard`, 0.02 s, against OpenSpiel's MCTSBot at equal time, games to 121",
        "openspiel cribbage",
        0.65,
    ),
    (
        "Crazy Eights `hard`, 0.02 s, against OpenSpiel's MCTSBot at equal time, single deals",
        "openspiel crazy_eights",
        0.65,
    ),
    (
        "Monopoly `hard` against a player who buys and builds whenever able and never trades, two seats",
        "buyer monopoly",
        0.75,
    ),
)


def _equal_time(rows: Rows) -> list[str]:
    """What equal time came to."""
    found = []
    for name in OPENSPIEL:
        row = rows.get(f"openspiel {name}")
        if row and "rival_seconds" in row:
            ours, theirs = 1000 * row["seconds"], 1000 * row["rival_seconds"]
            left = f", {row['left_out']} deals left out" if row["left_out"] else ""
            found.append(
                f"- {_spoken(name)}: a decision took us {ours:.0f} ms, OpenSpiel {theirs:.0f} ms "
                f"({row['simulations']:.0f} simulations{left}){_points(row.get('gaps', []))}{_there(row)}"
            )
    return ["What equal time came to, on average:", "", *found, "", HOW] if found else []


def _spoken(name: str) -> str:
    game, _, more = name.partition(" ")
    return f"{gamenight.game(game).title} {more}".strip()


def _there(row: Row) -> str:
    return f"; on another machine, of {row['cores']} cores" if "cores" in row else ""


def _points(gaps: list[float]) -> str:
    """By how many points our seats did better, with the 95 % interval."""
    if len(gaps) < 2:
        return ""
    mean = sum(gaps) / len(gaps)
    reach = 2 * (sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps)) ** 0.5
    low, high = mean - reach, mean + reach
    return f"; our seats scored {mean:+.1f} points a game better ({low:+.1f} to {high:+.1f})"


HOW = """Each move is made in OpenSpiel's own game as well, dealt alike. Its ISMCTSBot imagines the hidden cards of
Hearts itself. Of Cribbage and Crazy Eights it cannot, and its MCTSBot would see them: there it is shown eight tables
that its view allows, and makes the move that it tried most often in all of them. OpenSpiel calls a game of Checkers
drawn after 40 turns without a jump, which is no tournament's rule: its count is set back, and the game goes on."""


def _levels(rows: Rows) -> str:
    lines = ["## Levels", "", "Each level against the one below it.", ""]
    lines += [
        "| game | `medium` : `easy` | `hard` : `medium` | `expert` : `hard` | a decision at `hard` |",
        "|---|---|---|---|---|",
    ]
    for name in skilled():
        found = [rows.get(f"ladder {name} {a} {b}") for a, b in LADDER]
        if any(found):
            cells = [
                f"{percent(row)}: {verdict(row, 0.5)}{_before(row, name, n)}{_elsewhere(row)}" if row else "-"
                for n, row in enumerate(found)
            ]
            lines.append(f"| {gamenight.game(name).title} | {' | '.join(cells)} | {_took(rows, name)} |")
    levels = [row for key, row in rows.items() if key.startswith("ladder ") and "cores" in row]
    there = [ELSEWHERE.format(**levels[0]), ""] if levels else []
    return "\n".join([*lines, "", BEFORE, "", *there])


def _before(row: Row, name: str, step: int) -> str:
    """A mark for a match between levels that have changed since. The two strongest never slipped absurdly."""
    changed = step < 2 or name in REJUDGED
    return " *" if row.get("before") or (changed and row["date"] < LEVELS_OF) else ""


def _elsewhere(row: Row) -> str:
    """A mark for games of another machine."""
    return " †" if "cores" in row else ""


LEVELS_OF = "2026-11-18"  # the day on which the levels became what they are
REJUDGED = (
    "checkers", "chess", "christmas_opoly", "cribbage", "hearts", "monopoly", "rummy", "texas_42", "zillionaire",
)  # fmt: skip
BEFORE = """\\* Measured before `easy` came to slip more often, but neither it nor `medium` absurdly, or before a game
was judged better, and not yet again."""

ELSEWHERE = """† Played on another machine, of {cores} cores, {at_once} games at once and one core a game. Levels
think in playouts, to which that hardly matters; how long a decision takes is told of this machine alone."""


def _took(rows: Rows, name: str) -> str:
    """How long `hard` thinks here: the mean against random play, and the longest in any of its rows."""
    keys = (f"random {name} hard random", f"ladder {name} hard medium", f"buyer {name}")
    found = [rows[key] for key in keys if key in rows and "cores" not in rows[key]]
    if not found:
        return "-"
    return (
        f"{1000 * found[0]['seconds']:.0f} ms, at most {1000 * max(row['slowest'] for row in found):.0f} ms"
    )


def _ratings(rows: Rows) -> str:
    """Every level on one scale."""
    lines = ["## Ratings", "", RATINGS.format(casual=CASUAL, points=TEN_TO_ONE), ""]
    lines += [f"| game | {' | '.join(f'`{each}`' for each in PLAYERS)} |", "|---|" + "---|" * len(PLAYERS)]
    for name in skilled():
        found = fitted(rows, name)
        if found:
            cells = " | ".join(str(found.get(each, "-")) for each in PLAYERS)
            lines.append(f"| {gamenight.game(name).title} | {cells} |")
    return "\n".join([*lines, ""])


RATINGS = """One scale a game, on which `medium` is {casual}: it is made to play like a casual player, somebody who
knows the game and plays it now and then, with whom a level is compared where one is picked. No people were
measured. {points} points more win ten games for one that is lost, as in chess. The ratings are those that fit best what
the levels above won of each other, and what those two apart and random play did (Bradley and Terry, with half a game
won and lost by each against each, so that nobody who won every game runs away). Luck limits how far apart they can be.
"""


def _random(rows: Rows) -> str:
    lines = [
        "## `hard` against random play",
        "",
        "| game | share of the wins | | the strongest bot |",
        "|---|---|---|---|",
    ]
    reasons = []
    for name in skilled():
        row, most = rows.get(f"random {name} hard random"), rows.get(f"ceiling {name}")
        if row:
            title = gamenight.game(name).title
            shown = row["low"] > GOAL
            strong = percent(most) if most and not shown else ""
            lines.append(f"| {title} | {percent(row)} | {verdict(row, GOAL)} ({GOAL:.0%}) | {strong} |")
            if not shown and name in LUCK:
                reasons.append(f"- {title}: {LUCK[name]}")
    says = CEILINGS.format(times=BEYOND, bot=strongest())
    return "\n".join([*lines, "", says, "", *reasons, ""])


CEILINGS = """The strongest bot thinks {times} times as long as `hard` (`{bot}`) and never slips: what it
wins is about as much as the luck of the game leaves to be won. In Poker Dice it plays the best there is, counted out
exactly. What luck decides where `hard` is not shown to win nine times in ten:"""
LUCK = {
    "bergen": "often only one or two tiles fit at all, and what cannot be matched must be drawn for.",
    "block": "nobody draws, so the tiles dealt decide most rounds; what there is to do is to keep numbers.",
    "dominoes": "the tiles dealt and drawn decide most rounds, and the slips that `hard` makes cost it the rest.",
    "domino_poker": "the pot goes to the best tiles among those who stay in.",
    "lucy": "a race by dice, in which many turns leave nothing to choose.",
    "poker_dice": "the dice decide; good play only chooses which of them to throw again.",
    "sorry": "the cards say how far to go, and a lucky card sends the leader back.",
}


def _luck() -> str:
    alone = [gamenight.game(name).title for name in gamenight.game_names() if name not in skilled()]
    said = f"Games without a choice that matters, or for one player: {', '.join(alone) or 'none'}."
    return f"{said} Levels mean nothing there.\n"


def _method(rows: Rows) -> str:
    days = sorted({row["date"] for row in rows.values()}) or ["-"]
    when = days[0] if days[0] == days[-1] else f"{days[0]} to {days[-1]}"
    shorter = ", ".join(gamenight.game(name).title for name in SHORT)
    return f"""## How it was measured

Measured {when} on {platform.system()}, {platform.machine()}, compiled, one core a game, on two cores that mostly
had other work as well. Levels think in playouts, to which that hardly matters; the time of a decision is by the clock.
Matches between levels are shortened by house rules (`SHORT` in scripts/strengths/rows.py) in {shorter}.
"""
