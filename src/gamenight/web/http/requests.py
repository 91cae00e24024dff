"""What may be sent to the HTTP API, checked field by field."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from gamenight.web.live.acts import Level, SeatNumber, Sent

Name = Annotated[str, StringConstraints(max_length=64)]
OptionValue = bool | int | Annotated[str, StringConstraints(max_length=2000)]


class Guest(Sent):
    name: Name = "Guest"


class Recovery(Sent):
    code: Annotated[str, StringConstraints(max_length=80)]


class BotSeat(Sent):
    seat: SeatNumber
    level: Level = "medium"


class ClockAsked(Sent):
    kind: Literal["none", "move", "game", "days"] = "none"
    seconds: int | None = None
    increment: int | None = None
    days: int | None = None
    when_out: Literal["bot", "lose"] | None = None


class NewTable(Sent):
    game: Annotated[str, StringConstraints(max_length=64)]
    seats: Annotated[int, Field(ge=1, le=63)] | None = None
    options: Annotated[dict[str, OptionValue], Field(default_factory=dict, max_length=100)]
    bots: Annotated[list[BotSeat], Field(default_factory=list, max_length=63)]
    sit: Annotated[list[SeatNumber], Field(default_factory=lambda: [0], max_length=63)]
    names: Annotated[dict[str, Name], Field(default_factory=dict, max_length=63)]
    clock: ClockAsked = ClockAsked()
    listed: bool = False
    spectators: bool = True
    delay: Annotated[int, Field(ge=0, le=100)] = 0
    grace: Annotated[int, Field(ge=0, le=3600)] = 60
    friendly: bool = False
    start: bool = False


class LearningAsked(Sent):
    game: Annotated[str, StringConstraints(max_length=64)] = ""
    coach: Literal["", "on", "off"] | None = None
    child: bool | None = None
    heard: Annotated[str, StringConstraints(max_length=20, pattern=r"^[a-z_]*$")] = ""


class SeatAsked(Sent):
    seat: SeatNumber | None = None
    instead: SeatNumber | None = None  # the chair you leave for it
    name: Name = ""


class ReplayAsked(Sent):
    record: Annotated[str, StringConstraints(max_length=1_000_000)]
    seat: Annotated[str, StringConstraints(pattern=r"^(all|-1|\d{1,2})$")] = "-1"
    from_: Annotated[int, Field(alias="from", ge=0, le=1_000_000)] = 0
    to: Annotated[int, Field(ge=0, le=1_000_000)] = 200


class ReviewAsked(Sent):
    record: Annotated[str, StringConstraints(max_length=1_000_000)]
