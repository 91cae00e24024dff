"""All that Sample says, in English: one method a whole sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from gamenight.core import words


class Words(words.Words):
    title = "Sample"
    about = "Keep your card or swap it; the highest wins."
    options: ClassVar[Mapping[str, str]] = {"low": "The lowest card wins"}
    labels: ClassVar[Mapping[str, str]] = {"keep": "Keep", "swap": "Swap"}
    sentences: ClassVar[Mapping[str, str]] = {"keep": "Keep your card.", "swap": "Swap your card."}

    def unreadable(self, text: str) -> str:
        return f"{text!r} is no move here. Write keep or swap."

    def decided_already(self) -> str:
        return "You have decided already."

    def decide(self) -> str:
        return "Keep your card, or swap it."

    def others_decide(self) -> str:
        return "Others decide."

    def shown(self) -> str:
        return "The cards are shown."

    def card_of(self, seat: int) -> str:
        return f"{self.given(seat)}'s card"

    def decided(self, who: int) -> str:
        return f"{self[who]} decided."

    def drew(self, who: int, card: int) -> str:
        return f"{self[who]} drew {card}."

    def showed(self, who: int, card: int) -> str:
        return f"{self[who]} showed {card}."
