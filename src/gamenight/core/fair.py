# compiled
"""Luck that anyone can check afterwards: HMAC-SHA-256 in counter mode, with rejection sampling.

The keeper of the table draws a secret and shows its SHA-256 before the deal. Every player may then add a word. All the
luck of the game follows from the secret and the words, so the keeper cannot choose it once the words are in, and a
player's word makes it luck that nobody else could have chosen. At the end the secret is shown.

Line `n` of a record has luck of its own: block k of it is HMAC(secret, "gamenight-luck-1" | words | n | k), read as
four 64-bit numbers. A number is used for one of m if it is below the largest multiple of m;
otherwise the next is tried.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from functools import lru_cache

from mypy_extensions import i64

from gamenight.core.chance import Chance

PURPOSE = b"gamenight-luck-1"
SEAL = "gamenight-seal-1"
SPAN = 1 << 64


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What is shown before the deal: it fixes the secret without telling it."""
    return hashlib.sha256(secret).hexdigest()


@lru_cache(1024)
def mix(words: tuple[str, ...]) -> bytes:
    """The players' words, seat by seat, as 32 bytes; a word is preceded by its length, so that none can pose as two."""
    digest = hashlib.sha256()
    for word in words:
        raw = word.encode()
        digest.update(len(raw).to_bytes(8, "big") + raw)
    return digest.digest()


def seal(word: str, salt: str) -> str:
    """What fixes a word without telling it: the SHA-256 of both, in hexadecimal. The salt is long and unguessable."""
    return hashlib.sha256(f"{SEAL}|{salt}|{word}".encode()).hexdigest()


class Fair(Chance):
    """The luck of one line of a record."""

    def __init__(self, secret: bytes, words: Sequence[str], line: int) -> None:
        self._secret, self._words, self._line = secret, tuple(words), line
        self._prefix = b""  # made when it is first needed: most moves need no luck
        self._block = 0
        self._numbers: list[int] = []

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        sides = int(n)  # of its own kind: the numbers have 64 bits without a sign
        limit = SPAN - SPAN % sides
        while True:
            number = self._next()
            if number < limit:
                return number % sides

    def _next(self) -> int:
        if not self._numbers:
            self._prefix = self._prefix or PURPOSE + mix(self._words) + self._line.to_bytes(8, "big")
            block = hmac.digest(self._secret, self._prefix + self._block.to_bytes(8, "big"), "sha256")
            self._block += 1
            self._numbers = [int.from_bytes(block[i : i + 8], "big") for i in (24, 16, 8, 0)]
        return self._numbers.pop()
