"""What each house rule changes, by random play: how long a game takes and what the first seat wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from gamenight.core.chance import Seeded
from gamenight.core.game import Game
from gamenight.core.options import Option
from gamenight.core.position import WIN, first
from gamenight.core.refusal import GameNightError
from gamenight.lab.seeds import seed_of
from gamenight.lab.study.sums import mean_and_reach

MOST = 5_000  # moves to a game
Progress = Callable[[int], None]


@dataclass(frozen=True)
class Effect:
    """One value of one option."""

    option: str
    value: str
    moves: float
    moves_reach: float
    first: float  # share of the win of the first seat
    first_reach: float
    differs: bool  # from the rule sheet, beyond what chance would do


def values_of(option: Option, given: Any) -> list[Any]:
    """The values worth trying beside the one that is played with: every choice, or half and twice a number."""
    if option.kind in ("text", "looks"):
        return []
    if option.kind == "number":
        ends = {max(option.low, given // 2), min(option.high, max(2, given * 2))}
        return sorted(ends - {given})
    return [value for value in option.values() if value != given]


def tried(game: Game[Any], given: Mapping[str, Any]) -> list[tuple[str, Any]]:
    return [
        (option.name, value)
        for option in game.option_list()
        for value in values_of(option, given.get(option.name, option.default))
    ]


def measure(
    game: Game[Any], seats: int, given: dict[str, Any], games: int, seed: int
) -> tuple[list[float], list[float]]:
    """Lengths, and shares of the first seat, of some random games."""
    house = game.house(seats, given)
    moves, shares = [], []
    for number in range(games):
        chance = Seeded(seed_of(seed, number))
        position = game.begin(seats, house, chance)
        played = 0
        while (movers := position.to_move()) and played < MOST:
            seat = first(movers)
            legal = position.moves(seat)
            position.play(seat, legal[chance.pick(len(legal))], chance)
            played += 1
        moves.append(float(played))
        shares.append(position.payoffs()[0] / WIN if not movers else 1 / seats)
    return moves, shares


def effects(
    game: Game[Any], seats: int, given: dict[str, Any], games: int, seed: int, progress: Progress
) -> list[Effect]:
    """The rules as given, then each other value of each option, one at a time."""
    base = _effect("as given", "", *measure(game, seats, given, games, seed), None)
    found = [base]
    progress(1)
    for name, value in tried(game, given):
        try:
            moves, shares = measure(game, seats, {**given, name: value}, games, seed)
        except GameNightError:  # not for this number of seats, or not together with the rest
            progress(1)
            continue
        found.append(_effect(name, _word(value), moves, shares, base))
        progress(1)
    return found


def _word(value: Any) -> str:
    return {True: "on", False: "off"}.get(value, str(value)) if isinstance(value, bool) else str(value)


def _effect(name: str, value: str, moves: list[float], shares: list[float], base: Effect | None) -> Effect:
    length, length_reach = mean_and_reach(moves)
    share, share_reach = mean_and_reach(shares)
    differs = base is not None and (
        abs(length - base.moves) > length_reach + base.moves_reach
        or abs(share - base.first) > share_reach + base.first_reach
    )
    return Effect(name, value, length, length_reach, share, share_reach, differs)
