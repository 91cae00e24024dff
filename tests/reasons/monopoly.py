"""When the reasons that Monopoly gives are true."""

from __future__ import annotations

from gamenight.games.monopoly.board import BOOK
from reasons._property import property_reasons

REASONS = property_reasons(BOOK, "monopoly")
