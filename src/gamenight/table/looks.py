"""What each chair has in a game: its colour or set, its token. Who takes the chair has them, and may choose another."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.options import Option
from gamenight.core.position import NOBODY
from gamenight.core.refusal import BadOption
from gamenight.table.drafts import draft_of, seat_at
from gamenight.table.events import Draft, Refused
from gamenight.table.table import WAITING, Table
from gamenight.table.words.en import Words


class Look(NamedTuple):
    colour: str  # "red"; "" where the game gives its seats none
    piece: str  # "boat"

    def __str__(self) -> str:
        return self.piece or self.colour


@lru_cache(maxsize=256)
def looks(game: Game[Any], seats: int, house: Any) -> tuple[Look, ...]:
    """Of each chair, as the game itself will show it: whatever luck does, that is the same."""
    scene = game.scene(game.begin(seats, house, Seeded(0)).view(NOBODY))
    tokens = {piece.seat: piece.face for piece in scene.pieces if piece.kind == "token"}
    return tuple(Look(seat.colour, tokens.get(seat.seat, "")) for seat in scene.seats)


def to_choose(table: Table) -> Option | None:
    """The tokens or colours that people choose from here; none where others play the same deal."""
    return None if table.contest else table.game.looks_option()


def choose(table: Table, seat: int, look: str, now: int) -> Draft:
    """Before the start, somebody takes a token or colour that nobody has; a free chair or a bot has what is left."""
    if table.status != WAITING or table.revealing:
        raise Refused("late", Words.about_to_start)
    option = to_choose(table)
    if option is None or look not in option.names:
        raise Refused("bad", Words.no_such_look, look, option.names if option else ())
    seats = _sharing(table)
    own = next(each for each in seats if seat_at(table, seat).seat in seats[each])
    names = [each if any(table.seats[n].kind == "person" for n in seats[each]) else "-" for each in seats]
    if look in names and look != own:
        person = next(n for n in seats[look] if table.seats[n].kind == "person")
        raise Refused("forbidden", Words.look_taken, look, table.seats[person].name)
    names[list(seats).index(own)] = look
    chosen: dict[str, Any] = {option.name: " ".join(names)}
    try:
        table.game.house(table.count, table.game.changed(table.house) | chosen)
    except BadOption as problem:
        raise Refused("forbidden", Words.as_given, str(problem)) from None
    return draft_of(table, now, "chose", seat, look=look, looks=chosen)


def moved_on(table: Table) -> dict[str, str]:
    """What a rematch, in which everybody sits one chair on, is told of what people chose."""
    option = table.game.looks_option()
    if option is None or not getattr(table.house, option.name):
        return {}
    names = list(_sharing(table))
    return {option.name: " ".join([names[-1], *names[:-1]])}


def _sharing(table: Table) -> dict[str, list[int]]:
    """The seats of each look, in their order: two of partners who share one."""
    seats: dict[str, list[int]] = {}
    for seat, look in enumerate(looks(table.game, table.count, table.house)):
        seats.setdefault(str(look), []).append(seat)
    return seats
