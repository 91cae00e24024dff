"""What proves who you are: signed tokens. Nothing secret is stored for them but one key, the same on every node."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # no 0 O 1 I
CODE_LENGTH = 6
SIGNATURE = 24  # bytes
RECOVERY_GROUPS, RECOVERY_GROUP = 5, 4  # 100 bits


@dataclass(frozen=True)
class SeatToken:
    """What a seat token says; whether it is true, `Keys.seat_holds` knows."""

    code: str
    seat: int
    signature: str


class Keys:
    """Makes tokens and knows its own again."""

    def __init__(self, secret: bytes, older: Sequence[bytes] = ()) -> None:
        """`older` keys sign nothing any more, but what they signed still holds."""
        self._secrets = (secret, *older)

    def _sign(self, *parts: object) -> str:
        return _signature(self._secrets[0], parts)

    def _holds(self, signature: str, *parts: object) -> bool:
        right = [_signature(secret, parts) for secret in self._secrets]
        return any(hmac.compare_digest(signature.encode(), each.encode()) for each in right)

    def guest(self, player: str, epoch: int = 0) -> str:
        """`epoch` counts how often they have logged out everywhere: tokens of an earlier one do not hold."""
        if epoch == 0:
            return f"g.{player}.{self._sign('guest', player)}"
        return f"g.{player}.{epoch}.{self._sign('guest', player, epoch)}"

    def guest_of(self, token: str) -> tuple[str, int]:
        """The player a guest token belongs to, and its epoch; "" if it is not ours."""
        kind, *parts = token.split(".")
        if kind == "g" and len(parts) == 2 and self._holds(parts[1], "guest", parts[0]):
            return parts[0], 0
        counted = kind == "g" and len(parts) == 3 and parts[1].isdecimal() and len(parts[1]) < 10
        if counted and self._holds(parts[2], "guest", parts[0], int(parts[1])):
            return parts[0], int(parts[1])
        return "", 0

    def seat(self, code: str, table: int, seat: int, sat: int) -> str:
        """The token of whoever sat down with event `sat`: it ends when they get up."""
        return f"s.{code}.{seat}.{self._sign('seat', table, seat, sat)}"

    def seat_holds(self, token: SeatToken, table: int, sat: int) -> bool:
        return sat > 0 and self._holds(token.signature, "seat", table, token.seat, sat)

    def host(self, code: str, table: int) -> str:
        return f"h.{code}.{self._sign('host', table)}"

    def host_holds(self, token: str, code: str, table: int) -> bool:
        start = f"h.{code}."
        return token.startswith(start) and self._holds(token.removeprefix(start), "host", table)

    def screen(self, code: str) -> str:
        """What proves that a television is the one that got that code."""
        return self._sign("screen", code)

    def screen_holds(self, key: str, code: str) -> bool:
        return self._holds(key, "screen", code)


def _signature(secret: bytes, parts: Sequence[object]) -> str:
    digest = hmac.digest(secret, "|".join(map(str, parts)).encode(), "sha256")[:SIGNATURE]
    return base64.urlsafe_b64encode(digest).decode()


def read_seat_token(token: str) -> SeatToken | None:
    parts = token.split(".")
    if len(parts) != 4 or parts[0] != "s" or not parts[2].isdecimal() or len(parts[2]) > 2:
        return None
    return SeatToken(parts[1], int(parts[2]), parts[3])


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as somebody may type it."""
    return "".join(letter for letter in text.upper() if letter in ALPHABET)[:12]


def new_player() -> str:
    return "p_" + secrets.token_hex(10)


def new_recovery() -> str:
    """A code to write down."""
    groups = (
        "".join(secrets.choice(ALPHABET) for _ in range(RECOVERY_GROUP)) for _ in range(RECOVERY_GROUPS)
    )
    return "-".join(groups)


def recovery_hash(code: str) -> str:
    plain = "".join(letter for letter in code.upper() if letter in ALPHABET)
    return hashlib.sha256(b"gamenight-recovery|" + plain.encode()).hexdigest()
