"""What the server itself says, language by language."""

from __future__ import annotations

from gamenight.core.words import ENGLISH
from gamenight.table.words import understood as understood
from gamenight.web.words.en import Words

LANGUAGES: dict[str, type[Words]] = {ENGLISH: Words}


def words_in(language: str) -> Words:
    """The server's words and a table's; English where the language is not spoken."""
    return LANGUAGES.get(language, Words)(())
