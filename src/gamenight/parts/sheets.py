"""The score sheet of games that are played in deals: it is asked for after every move, and changes once a deal."""

from __future__ import annotations

from functools import lru_cache

from gamenight.core.scene import Cell

SHEETS = 1024  # kept in mind


@lru_cache(SHEETS)
def deal_rows(history: tuple[int, ...], totals: tuple[int, ...]) -> tuple[tuple[Cell, ...], ...]:
    """A row a seat: what each deal brought it, then its total. `history` goes deal by deal, and in it seat by seat."""
    seats = len(totals)
    return tuple(
        (*(Cell(str(points)) for points in history[seat::seats]), Cell(str(totals[seat])))
        for seat in range(seats)
    )


@lru_cache(SHEETS)
def deal_columns(deals: int, total: str) -> tuple[str, ...]:
    """The deals by their numbers, then the total."""
    return (*(str(deal + 1) for deal in range(deals)), total)
