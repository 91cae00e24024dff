"""`python -m reasons GAME...` from tests/: how often each reason is given, and how often it does not hold."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

import gamenight
from gamenight.core.registry import games
from gamenight.terminal.words import look
from reasons.law import Count, Told, reasons, sentences, spots, told, unproved

PAGE = Path(__file__).parents[2] / "docs" / "testing.md"
BEGIN, END = "<!-- made by tests/reasons -->", "<!-- end of reasons -->"


def main() -> None:
    asked = argparse.ArgumentParser(prog="python -m reasons", description=__doc__)
    asked.add_argument("games", nargs="*", default=games(), metavar="GAME")
    asked.add_argument("--hints", type=int, default=2000, help="with few playouts")
    asked.add_argument("--playouts", type=int, default=50)
    asked.add_argument("--page", type=int, default=0, help="hints with as much time as a page gives them")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--show", type=int, default=0, help="tables of each sentence that is false or idle")
    asked.add_argument("--read", type=int, default=0, help="hints with their tables")
    asked.add_argument("--write", action="store_true", help="the game's row of docs/testing.md")
    wanted = asked.parse_args()
    for name in wanted.games:
        game = gamenight.game(name)
        count, shown = Count(game), Counter[str]()
        budgets = [wanted.playouts] * wanted.hints + [None] * wanted.page
        for n, (spot, playouts) in enumerate(zip(spots(game, wanted.seed), budgets, strict=False)):
            one = told(game, spot, playouts)
            count.add(one)
            for fault in faults(one):
                shown[fault] += 1
                if shown[fault] <= wanted.show:
                    show(one, fault)
            if n < wanted.read:
                show(one, "")
        print(table(count))
        if name in reasons():
            print(*unproved(game), sep="\n")
        if wanted.write:
            write(count, f"{wanted.hints}, {wanted.page}")


def faults(one: Told) -> list[str]:
    """What the law has against a hint."""
    wrong = [f"{name} is false" for name in one.false] + [f"{name} is idle" for name in one.idle]
    return wrong if one.in_words else [*wrong, "no reason in words"]


def show(one: Told, fault: str) -> None:
    print(f"--- {fault or one.said}\n{one.spot.where}")
    print("\n".join(look(one.game.scene(one.spot.view), one.spot.view.seat)))
    print(f">>> {one.hint.sentence} {one.hint.reason}")
    print("   ", *(f"{other.text} {other.share}" for other in one.hint.alternatives), sep="  ")


def table(count: Count) -> str:
    """Line by line, most frequent first."""
    rows = [f"{count.game.title}: {count.hints} hints, {count.with_a_reason} % with a reason"]
    for name in sorted({*sentences(count.game.words["en"])}, key=lambda name: -count.said[name]):
        shares = count.shares.get(name)
        kept = f" true in {sum(shares) / len(shares):.0%} of worlds" if shares else ""
        unknown = " NO PREDICATE" if count.unknown[name] else ""
        wrong = f"  false {count.false[name]:5}  idle {count.idle[name]:5}"
        rows.append(f"  {name[8:]:32}{count.said[name]:6}{wrong}{kept}{unknown}")
    whole, words = count.seconds
    rows.append(
        f"  a hint takes {1000 * whole / count.hints:.1f} ms, its reason {1e6 * words / count.hints:.0f} us"
    )
    return "\n".join(rows)


def write(count: Count, hints: str) -> None:
    """The game's row, in place of the one that is there."""
    text = PAGE.read_text()
    head, rest = text.split(BEGIN)
    rows, tail = rest.split(END)
    first, rule, *kept = rows.strip().splitlines()
    title = f"| {count.game.title} |"
    kept = [row for row in kept if not row.startswith(title)]
    said = ", ".join(f"{name[8:]} {n}" for name, n in count.said.most_common())
    wrong = sum(count.false.values()) + sum(count.idle.values())
    kept.append(f"{title} {hints} | {count.with_a_reason} % | {wrong} | {said} |")
    PAGE.write_text(f"{head}{BEGIN}\n{first}\n{rule}\n" + "\n".join(sorted(kept)) + f"\n{END}{tail}")


if __name__ == "__main__":
    main()
