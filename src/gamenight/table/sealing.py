"""Words for luck: each is sealed before any is told, so that the last to speak has no choice."""

from __future__ import annotations

import re
import secrets

from gamenight.core.fair import seal as seal_of
from gamenight.table.drafts import draft_of, seat_at
from gamenight.table.events import Draft, Refused
from gamenight.table.moving import begun, check_can_start
from gamenight.table.table import WAITING, Table
from gamenight.table.words.en import Words

LONGEST_WORD = 64
SEALED = re.compile(r"[0-9a-f]{64}")
SALT = re.compile(r"[0-9A-Za-z_-]{16,64}")
PATIENCE = 30_000  # milliseconds that sealed words are waited for


def give_word(table: Table, seat: int, word: str, now: int) -> Draft:
    """A word that the table itself seals: the others see its seal, and the word once the game has begun."""
    _check_open_to_words(table)
    plain = _plain(word)
    salt = secrets.token_hex(16) if plain else ""
    sealed = seal_of(plain, salt) if plain else ""
    return draft_of(table, now, "word", seat_at(table, seat).seat, word=plain, salt=salt, seal=sealed)


def seal(table: Table, seat: int, given: str, now: int) -> Draft:
    """A word that its giver's own device has sealed: nobody knows it, the server neither."""
    _check_open_to_words(table)
    if not SEALED.fullmatch(given):
        raise Refused("bad", Words.no_seal)
    return draft_of(table, now, "sealed", seat_at(table, seat).seat, seal=given)


def reveal(table: Table, seat: int, word: str, salt: str, now: int) -> Draft:
    """Tell a sealed word, once all are sealed. With the last of them the game begins."""
    held = seat_at(table, seat)
    if not table.revealing or seat not in table.unrevealed():
        raise Refused("late", Words.nothing_to_reveal)
    if not SALT.fullmatch(salt) or seal_of(word, salt) != held.seal or _plain(word) != word:
        raise Refused("bad", Words.seal_does_not_fit)
    draft = draft_of(table, now, "word", seat, word=word, salt=salt, seal=held.seal)
    return begun(table, draft) if table.unrevealed() == [seat] else draft


def start(table: Table, now: int) -> Draft:
    """Begin, if all words are known. Else ask for those that are sealed; after a while begin without them."""
    check_can_start(table)
    waits = table.unrevealed()
    if not waits or (table.revealing and now - table.revealing >= PATIENCE):
        return begun(table, None, now)
    if table.revealing:
        raise Refused("late", Words.waiting_for_words, table.seats[waits[0]].name)
    return draft_of(table, now, "revealing")


def _check_open_to_words(table: Table) -> None:
    if table.status != WAITING or table.revealing:
        raise Refused("late", Words.words_before_start)


def _plain(word: str) -> str:
    plain = " ".join(word.split())
    if len(plain) > LONGEST_WORD or not plain.isprintable():
        raise Refused("bad", Words.word_too_long, LONGEST_WORD)
    return plain
