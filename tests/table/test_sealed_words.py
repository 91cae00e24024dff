"""Words for luck are sealed before any is told; and the luck, computed from the protocol page alone, is the same."""

from __future__ import annotations

import hashlib
import hmac
import random
from collections.abc import Iterator

import pytest
from at_table import SECRET, AtTable

from gamenight.table import commands
from gamenight.table.records import record_of
from gamenight.table.sealing import PATIENCE
from gamenight.web.live.keys import Keys
from gamenight.web.live.shapes import Who, table_shape
from gamenight.web.nodes.fanout import Here

SALT = "0123456789abcdef"


def sealed(word: str, salt: str = SALT) -> str:
    """As the page says, step 5."""
    return hashlib.sha256(b"gamenight-seal-1|" + salt.encode() + b"|" + word.encode()).hexdigest()


def seen(table: AtTable, seat: int) -> str:
    return str(table_shape(table.table, 1, Keys(b"k"), Here(), Who("", seat), table.now))


def test_nobody_sees_a_word_before_the_start() -> None:
    table = AtTable("Mabel", "Theo")
    table.do(commands.give_word, 0, "banana")
    assert "banana" not in seen(table, 1)
    assert "banana" in seen(table, 0)
    shown = table.table.seats[0].seal
    assert shown in seen(table, 1)
    table.start()
    assert "banana" in seen(table, 1)
    assert sealed("banana", table.table.seats[0].salt) == shown


def test_a_word_that_a_device_sealed_is_told_at_the_end_and_then_it_begins() -> None:
    table = AtTable("Mabel", "Theo")
    table.do(commands.seal, 0, sealed("pear"))
    table.do(commands.seal, 1, sealed("plum"))
    assert table.do(commands.start) == ["revealing"]
    assert table.refused(commands.give_word, 0, "apple") == "late"
    assert table.refused(commands.seal, 1, sealed("fig")) == "late"
    assert table.refused(commands.reveal, 0, "apple", SALT) == "bad"
    assert table.refused(commands.start) == "late"
    assert table.do(commands.reveal, 1, "plum", SALT) == ["word"]
    assert table.do(commands.reveal, 0, "pear", SALT) == ["word", "started"]
    assert record_of(table.table).words == ("pear", "plum")
    assert table.again().words() == ("pear", "plum")


def test_a_word_that_is_never_told_counts_as_its_seal() -> None:
    table = AtTable("Mabel", "Theo")
    table.do(commands.seal, 0, sealed("pear"))
    table.do(commands.start)
    table.later(PATIENCE / 1000)
    assert table.do(commands.start) == ["started"]
    assert record_of(table.table).words == (sealed("pear"), "")


def test_a_seal_is_a_seal() -> None:
    table = AtTable("Mabel", "Theo")
    for wrong in ("", "x" * 64, "A" * 64, "0" * 63):
        assert table.refused(commands.seal, 0, wrong) == "bad"
    assert table.refused(commands.reveal, 0, "pear", SALT) == "late"


class FromThePage:
    """A second implementation of the luck, written from docs/protocol.md 6.1 and nothing else."""

    def __init__(self, secret: bytes, words: list[str], line: int) -> None:
        told = b"".join(len(word.encode()).to_bytes(8, "big") + word.encode() for word in words)
        self.secret, self.line = secret, line
        self.mix = hashlib.sha256(told).digest()
        self.numbers = self.stream()

    def stream(self) -> Iterator[int]:
        block = 0
        while True:
            said = b"gamenight-luck-1" + self.mix + self.line.to_bytes(8, "big") + block.to_bytes(8, "big")
            whole = hmac.new(self.secret, said, hashlib.sha256).digest()
            for at in (0, 8, 16, 24):
                yield int.from_bytes(whole[at : at + 8], "big")
            block += 1

    def one_of(self, m: int) -> int:
        while True:
            number = next(self.numbers)
            if number < 2**64 - 2**64 % m:
                return int(number % m)


@pytest.mark.parametrize("game", ["crazy_eights", "monopoly", "sorry", "poker_dice"])
def test_the_page_alone_is_enough_to_compute_the_luck(game: str) -> None:
    table = AtTable("Mabel", "Theo", game=game)
    table.do(commands.give_word, 0, "Käse und Brot")
    table.do(commands.give_word, 1, "🎲")
    table.start()
    chooser = random.Random(game)
    for _ in range(150):
        if table.table.ended():
            break
        table.play(chooser.choice(table.moves()))
    record = record_of(table.table)
    used = 0
    for line in record.lines:
        luck = FromThePage(SECRET, ["Käse und Brot", "🎲"], line.number)
        for answer, size in line.luck:
            assert luck.one_of(size) == answer, line
            used += 1
    assert used > 10
    assert record.commitment == hashlib.sha256(SECRET).hexdigest()
