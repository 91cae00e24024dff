# compiled
"""Frames of a socket, as bytes: where one ends, and the one that nearly every message is: whole, short, text."""

from __future__ import annotations

from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # a machine without its compiled half
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # a whole message in one frame
MASKED: Final = 0x80
SIZE: Final = 0x7F
LAST: Final = 0x80
OPCODE: Final = 0x0F
CONTROL: Final = 0x08
SHORT: Final = 126  # bytes from which a frame's size is written otherwise


def short_text(frame: bytes) -> bytes | None:
    """The text of a whole short message, as a client sends it; None for every other frame."""
    if frame[0] != TEXT or not MASKED <= frame[1] < MASKED + SHORT:
        return None
    return apply_mask(frame[6:], frame[2:6])


def frame_end(data: bytes, at: int) -> int:
    """Where the frame that begins at `at` ends; 0 while that is not known."""
    left = len(data) - at
    if left < 2:
        return 0
    size, mask = data[at + 1] & SIZE, 4 if data[at + 1] & MASKED else 0
    if size < SHORT:
        return at + 2 + mask + size
    wide = 2 if size == SHORT else 8
    if left < 2 + wide:
        return 0
    return at + 2 + wide + mask + int.from_bytes(data[at + 2 : at + 2 + wide], "big")


def text_head(size: int) -> bytes:
    """What stands before a text of that size, as a server sends it."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
