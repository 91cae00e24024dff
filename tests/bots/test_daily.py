"""The deal of the day follows from the date: recomputed here from docs/daily.md by a second program."""

from __future__ import annotations

import datetime
import hashlib
import hmac
import re
from pathlib import Path

import pytest

from gamenight.bots.daily import NoDeal, Outcome, deal_of, house_plays, read_day
from gamenight.core.registry import game as game_named

PAGE = (Path(__file__).parents[2] / "docs" / "daily.md").read_text(encoding="utf-8")
SUNDAY = datetime.date(2026, 11, 15)
QUICK = datetime.date(2026, 11, 18)  # dominoes


# The second program: nothing of gamenight is used in it.


def table_in_page() -> list[tuple[str, int, dict[str, str]]]:
    rows = re.findall(r"^\| \d+ \| (\w+) \| (\d) \|(.*)\|$", PAGE, re.MULTILINE)
    return [
        (name, int(seats), dict(pair.split("=") for pair in rules.split())) for name, seats, rules in rows
    ]


def words_of(*words: str) -> bytes:
    return hashlib.sha256(b"".join(len(word).to_bytes(8, "big") + word.encode() for word in words)).digest()


def picks(secret: bytes, words: bytes, line: int, sizes: list[int]) -> list[int]:
    numbers = iter(
        int.from_bytes(block[at : at + 8], "big")
        for k in range(1000)
        for block in [
            hmac.new(
                secret, b"gamenight-luck-1" + words + line.to_bytes(8, "big") + k.to_bytes(8, "big"), "sha256"
            ).digest()
        ]
        for at in (0, 8, 16, 24)
    )
    answers = []
    for size in sizes:
        number = next(numbers) if size > 1 else 0
        while size > 1 and number >= 2**64 // size * size:
            number = next(numbers)
        answers.append(number % size)
    return answers


def days_since_year_one(day: datetime.date) -> int:
    return (day - datetime.date(1, 1, 1)).days + 1


# What it says is what is played


def before_december(name: str) -> dict[str, str]:
    found = re.search(rf"^\| {name} \| (\w+)=(\w+) \|$", PAGE, re.MULTILINE)
    return {found[1]: found[2]} if found else {}


@pytest.mark.parametrize("ahead", range(40))
def test_a_date_s_game_seats_and_rules_are_those_of_the_page(ahead: int) -> None:
    day = SUNDAY + datetime.timedelta(ahead)
    deal = deal_of(day)
    december = day >= datetime.date(2026, 12, 1)
    name, seats, rules = table_in_page()[days_since_year_one(day) % (17 if december else 16)]
    changed = before_december(name)
    rules |= {} if december else changed
    assert deal.since == ("2026-12-01" if december and changed else "")
    secret = hashlib.sha256(f"gamenight-daily-1|{day.isoformat()}".encode()).digest()
    assert (deal.game.name, deal.seats, deal.secret) == (name, seats, secret)
    assert {key: str(value) for key, value in deal.options.items()} == rules
    assert deal.seat == picks(secret, words_of("seat"), 0, [seats])[0]
    assert deal.game.skill
    deal.game.house(seats, deal.options)


def test_every_shuffle_of_a_day_follows_from_its_date() -> None:
    deal = deal_of(QUICK)
    secret = hashlib.sha256(f"gamenight-daily-1|{QUICK.isoformat()}".encode()).digest()
    record = house_plays(deal, "random")
    assert record.lines[0].luck
    for line in record.lines:
        sizes = [size for _, size in line.luck]
        assert [answer for answer, _ in line.luck] == picks(
            secret, words_of(*[""] * deal.seats), line.number, sizes
        )


def test_a_bot_s_seed_follows_from_the_date_and_the_line() -> None:
    deal = deal_of(QUICK)
    assert deal.whim(7) == picks(deal.secret, words_of("thoughts"), 7, [2**62])[0]


def test_the_house_plays_the_same_every_time() -> None:
    deal = deal_of(QUICK)
    assert house_plays(deal).text() == house_plays(deal).text()


def test_days_before_the_first_and_what_is_no_date_are_refused() -> None:
    for text in ("2025-12-31", "20261116", "tomorrow", "2026-02-30"):
        with pytest.raises(NoDeal):
            read_day(text)


def test_fewer_points_are_better_where_the_game_says_so() -> None:
    assert Outcome(4, 0, lowest_wins=True).against(Outcome(7, 0, lowest_wins=True)) == "better"
    assert Outcome(4, 0).against(Outcome(7, 0)) == "worse"
    assert Outcome(1, 500).against(Outcome(1, 500)) == "even"


def test_all_games_of_the_round_are_on_the_shelf() -> None:
    assert len({name for name, _, _ in table_in_page()}) == 17
    assert all(game_named(name) for name, _, _ in table_in_page())
