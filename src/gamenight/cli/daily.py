"""`daily`: the deal of the day, the same for everybody everywhere."""

from __future__ import annotations

import datetime
import json
from typing import Annotated, Any

import typer

from gamenight.bots.daily import Deal, NoDeal, deal_of, read_day
from gamenight.cli.app import app, out
from gamenight.cli.play import show
from gamenight.core.refusal import BadOption
from gamenight.terminal import daily as kept
from gamenight.terminal.daily import Played

HEADLINES = {
    "better": "You beat the house.",
    "even": "Even with the house.",
    "worse": "The house did better.",
}


def today() -> datetime.date:
    return datetime.date.today()


@app.command()
def daily(
    date: Annotated[
        str | None, typer.Option(metavar="DATE", help="The deal of another day, such as 2026-11-16.")
    ] = None,
    name: Annotated[str, typer.Option(help="What the others call you.")] = "Player",
    as_json: Annotated[bool, typer.Option("--json", help="Only say what is known of it, as JSON.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, in ASCII.")] = False,
) -> None:
    """Play the deal of the day: one game a day, from the date alone, against bots that always play the same."""
    if not name.strip() or not name.isprintable():
        raise BadOption(f"The name {name!r} should be one line with something in it.")
    now = today()
    day = read_day(date) if date else now
    if day > now:
        raise NoDeal(f"The deal of {day.isoformat()} opens on that day.")
    deal = deal_of(day)
    played = kept.read(deal.day)
    if as_json:
        out.print(json.dumps(_plain(deal, played, now), indent=2), markup=False, soft_wrap=True)
        return
    if played is None or played.mine is None:
        sitting = kept.sit_down(deal, name.strip(), now.isoformat())
        show(sitting, None, plain)
        if not sitting.over():
            out.print("Go on with: gamenight daily" + (f" --date {deal.day}" if date else ""), markup=False)
            return
        out.print("The house plays the same deal...", markup=False)
        played = kept.finish(sitting)
    _tell(deal, played, now)


def _tell(deal: Deal, played: Played, now: datetime.date) -> None:
    better = "Fewer is better." if deal.game.lowest_wins else "More is better."
    lines = [HEADLINES[played.result()], f"You {kept.told(played)}. {better}", "", *kept.calendar(now), ""]
    lines += ["To share:", kept.share(played, now)]
    out.print("\n".join(lines), markup=False, soft_wrap=True)


def _plain(deal: Deal, played: Played | None, now: datetime.date) -> dict[str, Any]:
    """What may be known; what the house made of it only to whoever has played."""
    said: dict[str, Any] = {
        "day": deal.day,
        "game": deal.game.name,
        "title": deal.game.title,
        "seats": deal.seats,
        "seat": deal.seat,
        "options": deal.options,
        "since": deal.since,
        "commitment": deal.commitment(),
        "streak": kept.streak(now),
        "played": played is not None and played.mine is not None,
    }
    if played is not None and played.mine is not None and played.house is not None:
        mine, house = played.mine, played.house
        said |= {
            "score": mine.score,
            "house": house.score,
            "result": played.result(),
            "share": kept.share(played, now),
        }
    return said
