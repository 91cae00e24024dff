"""Programs that are not ours, and simple players, for `scripts/strength` to measure the bots against."""

from __future__ import annotations

from rivals.boards import CheckersMatch, ChessMatch
from rivals.buyer import Buyer
from rivals.crazy_eights import EightsMatch
from rivals.cribbage import CribbageMatch
from rivals.hearts import HeartsMatch, ShortHeartsMatch
from rivals.match import OpenSpielMatch, Pace

__all__ = ["MATCHES", "Buyer", "Pace"]

MATCHES: dict[str, type[OpenSpielMatch]] = {
    one.key or one.name: one
    for one in (ChessMatch, CheckersMatch, HeartsMatch, ShortHeartsMatch, CribbageMatch, EightsMatch)
}
