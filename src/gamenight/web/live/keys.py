"""What proves who you are: signed tokens. Nothing secret is stored for them but one key, the same on every node."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
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

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def _sign(self, *parts: object) -> str:
        message = "|".join(map(str, parts)).encode()
        digest = hmac.digest(self._secret, message, "sha256")[:SIGNATURE]
        return base64.urlsafe_b64encode(digest).decode()

    def guest(self, player: str) -> str:
        return f"g.{player}.{self._sign('guest', player)}"

    def guest_of(self, token: str) -> str:
        """The player a guest token belongs to; "" if it is not ours."""
        kind, _, rest = token.partition(".")
        player, _, signature = rest.partition(".")
        good = kind == "g" and hmac.compare_digest(signature.encode(), self._sign("guest", player).encode())
        return player if good else ""

    def seat(self, code: str, table: int, seat: int, sat: int) -> str:
        """The token of whoever sat down with event `sat`: it ends when they get up."""
        return f"s.{code}.{seat}.{self._sign('seat', table, seat, sat)}"

    def seat_holds(self, token: SeatToken, table: int, sat: int) -> bool:
        right = self._sign("seat", table, token.seat, sat)
        return sat > 0 and hmac.compare_digest(token.signature.encode(), right.encode())

    def host(self, code: str, table: int) -> str:
        return f"h.{code}.{self._sign('host', table)}"

    def host_holds(self, token: str, code: str, table: int) -> bool:
        return hmac.compare_digest(token.encode(), self.host(code, table).encode())


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
