"""What the page says of chess beside the matches."""

from __future__ import annotations

from textwrap import wrap

from strengths.rows import Row, Rows, percent


def chess_page(rows: Rows) -> list[str]:
    """Where games were played that were not played here, and what was tried in games of our own."""
    said = [
        _elsewhere(key, row)
        for key, row in sorted(rows.items(), reverse=True)
        if key.startswith(("stockfish chess ", "earlier chess")) and "cores" in row
    ]
    there, here, judged = (rows.get(key) for key in ("cores chess", "cores chess here", "judged chess"))
    said += [_speeds(there, here)] if there and here else []
    slower = rows.get("slower chess")
    said += (
        [f"There, at a second a move, Stockfish at 2,200 was met before: {percent(slower)}."]
        if slower
        else []
    )
    said += [_judged(judged)] if judged else []
    said += [_two(there, here)] if there and here else []
    return ["", *wrap(" ".join(said), 120)] if said else []


def _elsewhere(key: str, row: Row) -> str:
    """The machine, and the games that do not count."""
    left, rating = row["unpaired"] + row["cut_off"], key.removeprefix("stockfish chess ")
    who = "The expert of old" if rating == key else f"Stockfish at {int(rating):,}"
    return (
        f"{who} was met on another machine, of {row['cores']} cores, "
        f"{row['at_once']} games at once and one core a game. Of the {row['games'] + left} games begun "
        f"{_were(row['cut_off'])} cut off when the time was up, and {_were(row['unpaired'])} left out for want of the "
        "game with the other colour."
    )


def _were(games: int) -> str:
    return "one was" if games == 1 else f"{games or 'none'} were"


def _speeds(there: Row, here: Row) -> str:
    """How fast the two machines are: a second is not the same on both."""
    return (
        f"That machine is slower for us: at {there['each']} s a move, with all cores busy, our search looked at "
        f"{there['speed'] / 1e6:.2f} million positions a second of processor time there and at "
        f"{here['speed'] / 1e6:.2f} million here."
    )


def _judged(row: Row) -> str:
    """Judgement and search as they are against those before."""
    return (
        f"There, at {row['each']} s, our search took {percent(row)} against itself as it was before the judgement of "
        "chess was fitted to positions (commit 43a5b1a)."
    )


def _two(there: Row, here: Row) -> str:
    """Several cores: what two searches came to against one."""
    return (
        f"Several cores were tried: two searches, each with {there['each']} s of its own, and the move of the one that "
        f"came deeper, against one search: {percent(there)} there, {percent(here)} here. It does not show that this "
        "helps, so chess thinks on one core."
    )
