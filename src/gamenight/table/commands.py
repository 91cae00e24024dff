"""What may be asked of a table. A command answers with a draft of events, or is Refused; it changes nothing."""

from __future__ import annotations

from gamenight.table.agreements import (
    ask_rematch,
    check_help,
    consent,
    everyone_again,
    friendly,
    help_for,
    helped,
    offer_draw,
    pause,
    rematch_at,
    resign,
    resume,
    undo,
)
from gamenight.table.learning import coach, may_coach, shelter
from gamenight.table.looks import choose
from gamenight.table.manners import PHRASES, close, disclose, mute, say, settings
from gamenight.table.moving import stood_still, submit, tick, why_not
from gamenight.table.opening import Setup, create
from gamenight.table.sealing import give_word, reveal, seal, start
from gamenight.table.seating import (
    change_chair,
    come_back,
    cover,
    leave,
    rekey,
    rename,
    seat_bot,
    sit,
    unseat,
)

__all__ = [
    "PHRASES",
    "Setup",
    "ask_rematch",
    "change_chair",
    "check_help",
    "choose",
    "close",
    "coach",
    "come_back",
    "consent",
    "cover",
    "create",
    "disclose",
    "everyone_again",
    "friendly",
    "give_word",
    "help_for",
    "helped",
    "leave",
    "may_coach",
    "mute",
    "offer_draw",
    "pause",
    "rekey",
    "rematch_at",
    "rename",
    "resign",
    "resume",
    "reveal",
    "say",
    "seal",
    "seat_bot",
    "settings",
    "shelter",
    "sit",
    "start",
    "stood_still",
    "submit",
    "tick",
    "undo",
    "unseat",
    "why_not",
]
