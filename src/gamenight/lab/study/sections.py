"""The sections of a study, each a question with its answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from gamenight.core.game import Game
from gamenight.lab.study import plots, sums
from gamenight.lab.study.house import Effect
from gamenight.lab.study.page import Section, table
from gamenight.lab.study.play import LONGEST
from gamenight.lab.study.report import Findings, board_of, deeds

DEEDS = 28


def sections(found: Findings, game: Game[Any]) -> Iterator[Section]:
    if found.plan.seats > 1:
        yield seats(found)
    yield length(found)
    counted = {score for each in found.alone for score in each.scores}
    if len(counted) > 2:  # where there is more to count than who won
        yield scores(found, game)
    if found.plan.seats > 1:
        if any(each.lead_changes for each in found.alone):
            yield lead(found)
        yield luck(found)
        yield opening(found)
    rows = sums.telling_moves(found.counts)
    if len({row.share for row in rows}) > 1:  # alone, every move is made in every game
        yield moves(found, rows)
    board = board_of(game, found.plan)
    if board is not None and found.counts.landed:
        yield landing(found, board)
    earned = sorted(deeds(found.counts, game), key=lambda row: (-sum(row[1]), row[0]))
    if earned:
        yield rent(earned)
    yield options(found.house)


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def interval(row: sums.Share) -> str:
    return f"{percent(row.share)} ({percent(row.low)} to {percent(row.high)})"


def seats(found: Findings) -> Section:
    rows = sums.seat_shares(found.alone, found.plan.seats)
    fair = 1 / found.plan.seats
    off = [row for row in rows if not row.low <= fair <= row.high]
    if off:
        says = "Seats are not even: " + ", ".join(f"{row.name} wins {interval(row)}" for row in off) + "."
    else:
        says = f"No seat can be told from an even {percent(fair)}."
    return Section(
        "Does it matter where you sit?", says, plots.shares(rows, fair, "Share of the win by seat")
    )


def length(found: Findings) -> Section:
    values = [float(game.moves) for game in found.alone]
    mean, reach = sums.mean_and_reach(values)
    ordered = sorted(values)
    low, high = ordered[len(ordered) // 20], ordered[-len(ordered) // 20 - 1]
    says = f"{mean:,.0f} moves on average, give or take {reach:,.0f}; nine in ten take {low:,.0f} to {high:,.0f}."
    cut = sum(value >= LONGEST for value in values)
    if cut:
        says += f" {cut} came to no end and were cut off at {LONGEST:,}."
    return Section("How long is a game?", says, plots.histogram(values, "moves", "Moves in a game"))


def scores(found: Findings, game: Game[Any]) -> Section:
    winners = [float(s) for g in found.alone for s, p in zip(g.scores, g.payoffs, strict=True) if p]
    others = [float(s) for g in found.alone for s, p in zip(g.scores, g.payoffs, strict=True) if not p]
    best = "lowest" if game.lowest_wins else "highest"
    says = f"What the rule sheet counts at the end; the {best} wins."
    if winners and others:
        says += f" Winners have {_mean(winners):,.1f} on average, others {_mean(others):,.1f}."
    both = plots.two_histograms(winners, others, "score at the end", "Scores of winners and others")
    return Section("How do scores come out?", says, both)


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def lead(found: Findings) -> Section:
    values = [float(game.lead_changes) for game in found.alone]
    mean, _ = sums.mean_and_reach(values)
    never = sum(value == 0 for value in values) / len(values)
    says = f"The lead changes {mean:,.1f} times a game; in {percent(never)} of games whoever leads first stays there."
    return Section(
        "Is it open to the end?", says, plots.histogram(values, "changes of the lead", "Changes of the lead")
    )


def luck(found: Findings) -> Section:
    parts = sums.luck_and_skill(found.together, found.plan.bots)
    beaten = ", ".join(f"{row.name} has {interval(row)} of a seat's win" for row in parts.shares)
    says = (
        f"The same deals were played with every bot in every seat: {parts.games:,} games. {beaten}. Of the "
        f"differences between results, {percent(parts.skill)} are explained by who played, {percent(parts.deal)} by "
        "the deal and the seat; the rest is luck during the game, and choices that answer each other."
    )
    return Section("How much is luck, and how much is skill?", says, plots.parts(parts, "Luck and skill"))


def opening(found: Findings) -> Section:
    first, fair = sums.opener_share(found.alone), 1 / found.plan.seats
    even = first.low <= fair <= first.high
    told = (
        "which cannot be told from"
        if even
        else "which is more than"
        if first.share > fair
        else "which is less than"
    )
    says = (
        f"Whoever has the first choice wins {interval(first)}, {told} an even {percent(fair)}. First choices:"
    )
    rows = sums.openings(found.alone)
    return Section("What is the first move worth?", says, plots.shares(rows, fair, "Wins by first move"))


def moves(found: Findings, rows: list[sums.Share]) -> Section:
    fair = 1 / found.plan.seats if found.plan.seats > 1 else sums.seat_shares(found.alone, 1)[0].share
    says = (
        "How often a player wins in games in which they made a move (cards, tiles and spaces as the game writes them). "
        "A move may be a cause of winning, or only a sign of it."
    )
    return Section("What do winners play?", says, plots.shares(rows, fair, "Wins by move"))


def landing(found: Findings, board: Any) -> Section:
    landed = found.counts.landed
    ordered = sorted(landed.items(), key=lambda each: (-each[1], each[0]))  # whoever counted them first
    names = {space.id: space.label or space.id.partition(":")[2] for space in board.spaces}
    top = [(names.get(space, space), count) for space, count in ordered[:5]]
    total = sum(landed.values())
    says = "The darker, the more often a piece came there. Most often: " + ", ".join(
        f"{name} ({100 * count / total:.1f} %)" for name, count in top
    )
    return Section(
        "Where do pieces go?", says + ".", plots.heat(board, landed, "The board, by how often pieces come")
    )


def rent(earned: list[tuple[str, list[float]]]) -> Section:
    total = sum(sum(values) for _, values in earned)
    top = ", ".join(f"{name} ({100 * sum(values) / total:.0f} %)" for name, values in earned[:3])
    late = sum(values[2] for _, values in earned) / total
    says = f"Of all rent, most went to {top}; {percent(late)} of it was paid in the last third of a game."
    thirds = ("first third", "second third", "last third")
    figure = plots.stacked(earned[:DEEDS], thirds, "rent in all games watched", "Rent by deed")
    return Section("Which deeds earn, and when?", says, figure)


def options(house: list[Effect]) -> Section:
    changed = [row for row in house[1:] if row.differs]
    says = f"By random play, one rule changed at a time; {len(changed)} of {len(house) - 1} change something (*)."
    rows = [
        (
            f"{row.option} = {row.value}{' *' if row.differs else ''}" if row.value else row.option,
            f"{row.moves:,.0f} ± {row.moves_reach:,.0f}",
            f"{100 * row.first:.0f} ± {100 * row.first_reach:.0f}",
        )
        for row in house
    ]
    return Section(
        "What does each house rule change?", says, table(("rule", "moves", "first seat, % of the win"), rows)
    )
