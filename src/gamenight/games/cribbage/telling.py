"""What a seat hears of Cribbage: the score told piece by piece, as it is told at the table."""

from __future__ import annotations

from itertools import combinations

from gamenight.core.journal import HIDDEN, Entry
from gamenight.core.names import Names
from gamenight.games.cribbage.rules import public as rules_table
from gamenight.games.cribbage.rules.count import VALUE, flush, nobs, pairs, runs
from gamenight.games.cribbage.rules.position import CribbageView
from gamenight.parts.bits import each
from gamenight.parts.cards import NAMES, RANK_WORDS, spoken

ALIKE = {2: "a pair", 6: "three alike", 12: "four alike"}


def breakdown(hand: int, starter: int, all_five: bool) -> str:
    """ "15-2, 15-4, and a pair is 6": what a hand counts, added up as it is said."""
    cards = each(hand | (1 << starter))
    total, words = 0, []
    for size in range(2, 6):
        for some in combinations(cards, size):
            if sum(VALUE[card % 13] for card in some) == 15:
                total += 2
                words.append(f"15-{total}")
    for points, name in _others(hand, starter, all_five):
        total += points
        words.append(f"{name} is {total}")
    return ", ".join(words) if words else "nothing"


def _others(hand: int, starter: int, all_five: bool) -> list[tuple[int, str]]:
    cards = each(hand | (1 << starter))
    found = []
    by_rank = [sum(1 for card in cards if card % 13 == rank) for rank in range(13)]
    for rank, many in enumerate(by_rank):
        if many > 1:
            found.append(
                (many * (many - 1), f"{('', '', 'a pair of', 'three', 'four')[many]} {RANK_WORDS[rank]}s")
            )
    assert sum(points for points, _ in found) == pairs(cards)
    run = runs(cards)
    if run:
        length = next(
            n for n in (5, 4, 3) if run % n == 0 and run // n in (1, 2, 3, 4) and _has_run(by_rank, n)
        )
        ways = ("", "a run of", "two runs of", "three runs of", "four runs of")[run // length]
        found.append((run, f"{ways} {('three', 'four', 'five')[length - 3]}"))
    same = flush(hand, starter, all_five)
    if same:
        found.append((same, "a flush"))
    if nobs(hand, starter):
        found.append((1, "his nobs"))
    return [(points, name.replace("sixs", "sixes")) for points, name in found]


def _has_run(by_rank: list[int], length: int) -> bool:
    """Whether the longest run is exactly this long. Ranks go two to ace; the ace is low."""
    order = [by_rank[12], *by_rank[:12]]
    longest = best = 0
    for many in order:
        longest = longest + 1 if many else 0
        best = max(best, longest)
    return best == length


def points_words(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def side_name(view: CribbageView, names: Names, side: int) -> str:
    p = view.public
    return f"{names.given(side)} and {names.given(side + 2)}" if p.seats == 4 else names.given(side)


def winner_name(view: CribbageView, names: Names, side: int) -> str:
    """As a sentence begins: "You", "Mabel", "Mabel and Theo"."""
    return side_name(view, names, side) if view.public.seats == 4 else names[side]


def narrate(view: CribbageView, entry: Entry, names: Names) -> str:
    """One thing that happened, as this seat hears it."""
    who, a, b = entry.seat, entry.a, entry.b
    if entry.kind == rules_table.CUT:
        return f"{names[who]} cut the {spoken(a)}."
    if entry.kind == rules_table.DEALT:
        return f"{names[who]} dealt {a} cards each."
    if entry.kind == rules_table.LAID_AWAY:
        return "" if a == HIDDEN else f"{names[who]} laid away the {spoken(a)}."
    if entry.kind == rules_table.TURNED:
        return f"The starter is the {spoken(a)}."
    if entry.kind == rules_table.PLAYED:
        return f"{names[who]} played the {spoken(a)} for {b}."
    if entry.kind == rules_table.SAID_GO:
        return f"{names[who]} said go at {b}."
    if entry.kind == rules_table.PEGGED:
        return f"{names[who]} pegged {a} for {_reason(entry)}."
    if entry.kind == rules_table.COUNTED:
        return _counted(view, entry, names)
    if entry.kind == rules_table.CLAIMED:
        return f"{names[who]} counted {a}."
    if entry.kind == rules_table.CALLED:
        return f"{names[who]} said muggins and took {points_words(a)}."
    skunk = {2: " It is a skunk!", 4: " It is a double skunk!"}.get(a, "")
    return f"{winner_name(view, names, who)} won the game, {view.options.points()} to {b}.{skunk}"


def _reason(entry: Entry) -> str:
    if entry.b == rules_table.FOR_PAIR:
        return ALIKE[entry.c]
    if entry.b == rules_table.FOR_RUN:
        return f"a run of {entry.c}"
    return ("fifteen", "thirty-one", "", "", "the last card", "his heels")[entry.b]


def _counted(view: CribbageView, entry: Entry, names: Names) -> str:
    crib = entry.d == 1
    what = "crib" if crib else "hand"
    told = breakdown(entry.a, entry.b, crib and view.options.crib_flush_five)
    whose = names.whose(entry.seat)
    cards = " ".join(NAMES[card] for card in each(entry.a))
    return f"{whose[:1].upper()}{whose[1:]} {what}, {cards} with the {NAMES[entry.b]}: {told}. That scored {entry.c}."
