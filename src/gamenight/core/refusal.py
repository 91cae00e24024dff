"""How the program says no: cannot be read, may not be played, came too late. Nothing is ever silently replaced."""

from __future__ import annotations

from dataclasses import dataclass

HEAD, TAIL = 120, 190  # characters of a sentence that is cut short


def shortened(sentence: str) -> str:
    """A sentence that quotes something very long, without its middle: what would be right stands at its end."""
    return sentence if len(sentence) <= HEAD + TAIL else f"{sentence[:HEAD]} … {sentence[-TAIL:]}"


class GameNightError(Exception):
    """Something given from outside was wrong. Its text is one clear sentence for whoever gave it."""


class UnknownGame(GameNightError):
    """No game of that name is on the shelf."""


class BadOption(GameNightError):
    """An option that does not exist, or a value it cannot have."""


class BadSeats(GameNightError):
    """A number of seats the game is not for."""


class BadArgument(GameNightError):
    """Something that cannot be what was asked for: a text for a number, a position for a view."""


class BadRecord(GameNightError):
    """A record that is truncated, edited, or of another game."""


@dataclass(frozen=True)
class Refusal:
    """Why a move may not be played: the clause that forbids it, and a sentence that says so in this position."""

    clause: str  # "4.2"; empty where no rule is why: the text could not be read, or it is not the time
    sentence: str  # "You hold a club, so you must follow suit."


class Unreadable(GameNightError):
    """A move text that makes no sense in this game; with a clause, where a rule is why."""

    def __init__(self, sentence: str, clause: str = "") -> None:
        super().__init__(sentence)
        self.refusal = Refusal(clause, sentence)


class Illegal(GameNightError):
    """A move that the rules forbid now. Carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal
