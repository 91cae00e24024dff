# compiled
"""Christmas-opoly as words: a property game."""

from typing import Final

from gamenight.parts.property.encoding import PropertyEncoding

ENCODING: Final = PropertyEncoding()
