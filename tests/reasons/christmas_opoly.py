"""When the reasons that Christmas-opoly gives are true."""

from __future__ import annotations

from gamenight.games.christmas_opoly.board import BOOK
from reasons._property import property_reasons

REASONS = property_reasons(BOOK, "christmas_opoly", pay_to_leave=True)
