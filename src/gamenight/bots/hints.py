"""A hint: the move a good player would make, why, and how the others compare. Made from the view alone."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from gamenight.bots.bot import SEEDS, Budget, NothingToChoose, Stop, check_asked, thoughts
from gamenight.core.game import Game
from gamenight.core.position import View

SECONDS = 1.0
OTHERS = 5  # alternatives that are named


class Alternative(NamedTuple):
    """A move and how good it is: the share of the win it promises, 0 to 100."""

    text: str
    sentence: str
    share: int


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
    said = _sentences(game, view, names)
    if len(view.moves) == 1:
        return _only(game, view, said)
    if seconds is None and playouts is None:
        seconds = SECONDS
    chosen = secrets.randbits(SEEDS) if seed is None else seed
    ranked = thoughts(game, view, Budget(seconds or 0.0, playouts or 0), chosen, stop, every=True)
    others = tuple(_alternative(game, view, said, *thought) for thought in ranked[: OTHERS + 1])
    best = ranked[0].move
    reason = game.reason(view, best, names) or _compare(others)
    text, sentence = game.whole(view, best, names)
    return Hint(best, text or others[0].text, sentence or others[0].sentence, reason, others)


def _only(game: Game[Any], view: View, said: dict[str, str]) -> Hint:
    text = game.write(view, view.moves[0])
    return Hint(view.moves[0], text, said.get(text, text), "It is the only move you have.", ())


def _sentences(game: Game[Any], view: View, names: Sequence[str] | None) -> dict[str, str]:
    """What each move means, by its text."""
    return {choice.text: choice.says for choice in game.scene(view, names).choices}


def _alternative(game: Game[Any], view: View, said: dict[str, str], move: int, share: float) -> Alternative:
    text = game.write(view, move)
    return Alternative(text, said.get(text, f"{text}."), round(100 * share))


def _compare(others: Sequence[Alternative]) -> str:
    """A reason in numbers, where the game's own judgement has no words."""
    head, *rest = others
    if not rest:
        return f"It wins about {head.share} in 100 of the games this could become."
    if head.share <= rest[0].share:
        return f"It comes to much the same as the next best: both win about {head.share} in 100."
    return (
        f"It wins about {head.share} in 100 of the games this could become; the next best, {rest[0].share}."
    )
