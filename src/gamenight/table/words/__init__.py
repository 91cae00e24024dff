"""What a table says, language by language. A language is spoken wholly or not at all."""

from __future__ import annotations

from collections.abc import Sequence

from gamenight.core.position import NOBODY
from gamenight.core.words import ENGLISH
from gamenight.table.words.en import Words

LANGUAGES: dict[str, type[Words]] = {ENGLISH: Words}


def words_in(language: str, names: Sequence[str] = (), listener: int = NOBODY) -> Words:
    """A table's words for a listener; English where the language is not spoken."""
    return LANGUAGES.get(language, Words)(names, listener)


def understood(asked: str) -> str:
    """The language that whoever asks for `asked` (BCP 47) gets."""
    spoken = {name.lower(): name for name in LANGUAGES}
    parts = asked.lower().split("-")
    for length in range(len(parts), 0, -1):
        found = spoken.get("-".join(parts[:length]))
        if found:
            return found
    return ENGLISH
