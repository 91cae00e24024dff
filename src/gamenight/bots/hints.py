"""A hint: the move a good player would make, why, and how the others compare. Made from the view alone."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, NamedTuple

from gamenight.bots.bot import SEEDS, Budget, NothingToChoose, Stop, check_asked
from gamenight.bots.comparing import Compared, compared
from gamenight.core.game import Game
from gamenight.core.position import View
from gamenight.core.scene import Scene

SECONDS = 1.0
OTHERS = 5  # alternatives that are named


class Alternative(NamedTuple):
    """A move, how often it wins, of 100, and how far that may be off, 95 times of 100; 0 where it is certain."""

    text: str
    sentence: str
    share: int
    margin: int = 0


@dataclass(frozen=True)
class Hint:
    """A move worth making."""

    move: int
    text: str  # as a person writes it; of a bid or an offer the whole, of which `move` is the first step
    sentence: str  # "Play the queen of spades."
    reason: str  # in words a beginner understands
    alternatives: tuple[
        Alternative, ...
    ]  # best first, the move itself at the head; empty if there is no choice


def hint(
    game: Game[Any],
    view: View,
    names: Sequence[str] | None = None,
    *,
    seconds: float | None = None,
    playouts: int | None = None,
    seed: int | None = None,
    stop: Stop | None = None,
) -> Hint:
    """What to do for the view's seat, which must be to move."""
    check_asked(game, view, seconds, playouts, seed)
    if not view.moves:
        raise NothingToChoose
    scene = game.scene(view, names)
    said = {choice.text: choice.says for choice in scene.choices}
    if len(view.moves) == 1:
        return _only(game, view, said)
    if seconds is None and playouts is None:
        seconds = SECONDS
    chosen = secrets.randbits(SEEDS) if seed is None else seed
    ranked = compared(game, view, Budget(seconds or 0.0, playouts or 0), chosen, stop)
    equals = [each for each in ranked if each.margin == 0 and each.share == ranked[0].share]
    head = next((each for each in equals if game.reason(view, each.move, names)), ranked[0])
    ranked.remove(head)
    ranked.insert(0, head)  # of moves that are certainly as good, one that there is a word for
    sharing = partners(scene, view.seat)
    others = tuple(_alternative(game, view, said, sharing, each) for each in ranked[: OTHERS + 1])
    best = ranked[0].move
    reason = game.reason(view, best, names) or _compare(others)
    text, sentence = game.whole(view, best, names)
    return Hint(best, text or others[0].text, sentence or others[0].sentence, reason, others)


def _only(game: Game[Any], view: View, said: dict[str, str]) -> Hint:
    text = game.write(view, view.moves[0])
    return Hint(view.moves[0], text, said.get(text, text), "It is the only move you have.", ())


def partners(scene: Scene, seat: int) -> int:
    """How many share a win with a seat, itself among them."""
    team = next((each.team for each in scene.seats if each.seat == seat), -1)
    return 1 if team < 0 else sum(each.team == team for each in scene.seats)


def _alternative(
    game: Game[Any], view: View, said: dict[str, str], sharing: int, of: Compared
) -> Alternative:
    """What is not certain is never shown as if it were."""
    text = game.write(view, of.move)
    share, margin = round(100 * sharing * of.share), ceil(100 * sharing * of.margin)
    shown = max(1, min(99, share)) if margin > 0 else share
    return Alternative(text, said.get(text, f"{text}."), shown, margin)


def _compare(others: Sequence[Alternative]) -> str:
    """A reason in numbers, where the game's own judgement has no words."""
    head, *rest = others
    if head.margin == 0 and head.share in (0, 100):
        return "It wins for certain." if head.share else "Every move loses, if all play well from here."
    if not rest:
        return f"It wins about {head.share} in 100 of the games this could become."
    if head.share <= rest[0].share:
        return f"It comes to much the same as the next best: both win about {head.share} in 100."
    return (
        f"It wins about {head.share} in 100 of the games this could become; the next best, {rest[0].share}."
    )
