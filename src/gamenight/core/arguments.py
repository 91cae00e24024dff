"""What programs hand in, checked: programs without types hand in anything, and each wrong thing gets its sentence."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from gamenight.core.chance import Chance, Seeded
from gamenight.core.position import Position, View
from gamenight.core.refusal import BadArgument, BadOption, BadSeats


def is_number(given: object) -> bool:
    return isinstance(given, int)


def checked_number(given: Any, what: str, low: int) -> int:
    """A whole number of at least `low`."""
    if not is_number(given) or given < low:
        raise BadArgument(f"{what} should be a whole number from {low} up, not {brief(given)}.")
    return int(given)


def luck(seed: int | None) -> Seeded:
    """Luck from a seed, or of its own without one."""
    if seed is None:
        return Seeded(secrets.randbits(62))
    if not is_number(seed) or not -(1 << 63) <= seed < 1 << 63:
        raise BadArgument(f"A seed is a whole number of at most 63 bits, not {brief(seed)}.")
    return Seeded(seed)


def check_luck(given: object) -> None:
    if not isinstance(given, Chance):
        raise BadArgument(f"Luck comes from a Chance, such as gamenight.Seeded(1), not from {brief(given)}.")


def check_position(given: object, options: type[Any], title: str) -> None:
    """A position of the game with these options."""
    if not isinstance(given, Position):
        raise BadArgument(f"A position is needed here, such as game.start(), not {brief(given)}.")
    _check_game(given, "position", options, title)


def check_view(given: object, options: type[Any], title: str) -> None:
    """A view of the game with these options."""
    if not isinstance(given, View):
        raise BadArgument(f"A view is needed here, such as position.view(0), not {brief(given)}.")
    _check_game(given, "view", options, title)


def _check_game(given: object, what: str, options: type[Any], title: str) -> None:
    held = getattr(given, "options", None)
    if held is not None and type(held) is not options:
        raise BadArgument(f"This {type(given).__name__} is no {what} of {title}.")


def check_names(given: object, seats: int) -> None:
    """A name for each seat, or none at all."""
    if isinstance(given, (str, bytes)) or not isinstance(given, Sequence):
        raise BadSeats(f"Names are a list with one text a seat, not {brief(given)}.")
    if given and len(given) != seats:
        raise BadSeats(f"{len(given)} names were given for {seats} seats.")
    wrong = [each for each in given if not isinstance(each, str)]
    if wrong:
        raise BadSeats(f"A name is a text, not {brief(wrong[0])}.")


def check_options(given: object) -> None:
    """What people would write, by option."""
    if not isinstance(given, Mapping):
        raise BadOption(f"Options are given by name, as {{'target': 100}}, not as {brief(given)}.")


def check_language(given: object) -> None:
    if not isinstance(given, str):
        raise BadArgument(f"A language is a text such as 'en', not {brief(given)}.")


def brief(given: object) -> str:
    """Something wrong, short enough for a sentence."""
    text = repr(given) if isinstance(given, (bool, int, float, str, bytes, type(None))) else ""
    return text if text and len(text) <= 40 else f"something of type {type(given).__name__}"
