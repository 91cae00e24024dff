"""What a client may ask of a table, as it is sent: the same on the socket and over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct
from msgspec.json import Decoder
from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

Id = Annotated[str, StringConstraints(min_length=1, max_length=64)]
Text = Annotated[str, StringConstraints(min_length=1, max_length=400)]
SeatNumber = Annotated[int, Field(ge=0, le=62)]
LANGUAGE_TAG = r"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"  # BCP 47
Level = Annotated[str, StringConstraints(max_length=20)]


class Sent(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class BaseAct(Sent):
    id: Id
    seat: SeatNumber | None = None


class MoveAct(BaseAct):
    type: Literal["move"]
    text: Text
    seen: Annotated[int, Field(ge=0, le=2**31)]


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """The same, read quickly: what this does not take is for the shape above, which says what is wrong."""

    id: Annotated[str, Meta(min_length=1, max_length=64)]
    text: Annotated[str, Meta(min_length=1, max_length=400)]
    seen: Annotated[int, Meta(ge=0, le=2**31)]


MOVE: Decoder[Move] = Decoder(Move)


class WhyNotAct(BaseAct):
    type: Literal["why_not"]
    text: Text


class PlainAct(BaseAct):
    type: Literal[
        "hint",
        "program",
        "undo",
        "draw",
        "friendly",
        "resign",
        "pause",
        "resume",
        "return",
        "start",
        "rematch",
        "close",
        "ping",
    ]


class ConsentAct(BaseAct):
    type: Literal["consent"]
    to: Literal["undo", "draw", "pause", "friendly"]
    yes: bool


class CoverAct(BaseAct):
    type: Literal["cover"]
    level: Level = "medium"


class WordAct(BaseAct):
    type: Literal["word"]
    word: Annotated[str, StringConstraints(max_length=64)]


class SealAct(BaseAct):
    type: Literal["seal"]
    seal: Annotated[str, StringConstraints(max_length=64)]


class RevealAct(BaseAct):
    type: Literal["reveal"]
    word: Annotated[str, StringConstraints(max_length=64)]
    salt: Annotated[str, StringConstraints(max_length=64)]


class NameAct(BaseAct):
    type: Literal["name"]
    name: Annotated[str, StringConstraints(max_length=64)]


class ChooseAct(BaseAct):
    type: Literal["choose"]
    look: Annotated[str, StringConstraints(max_length=40)]


class SayAct(BaseAct):
    type: Literal["say"]
    phrase: Annotated[str, StringConstraints(max_length=20)] = ""
    words: Annotated[str, StringConstraints(max_length=400)] = ""


class SeatBotAct(BaseAct):
    type: Literal["seat_bot"]
    seat: SeatNumber
    level: Level = "medium"


class UnseatAct(BaseAct):
    type: Literal["unseat"]
    seat: SeatNumber


class SettingsAct(BaseAct):
    type: Literal["settings"]
    listed: bool | None = None
    spectators: bool | None = None
    delay: int | None = None
    grace: int | None = None

    def changes(self) -> dict[str, Any]:
        given = {name: getattr(self, name) for name in ("listed", "spectators", "delay", "grace")}
        return {name: value for name, value in given.items() if value is not None}


class MuteAct(BaseAct):
    type: Literal["mute"]
    seat: SeatNumber
    on: bool


Act = Annotated[
    MoveAct
    | WhyNotAct
    | PlainAct
    | ConsentAct
    | CoverAct
    | WordAct
    | SealAct
    | RevealAct
    | NameAct
    | ChooseAct
    | SayAct
    | SeatBotAct
    | UnseatAct
    | SettingsAct
    | MuteAct,
    Field(discriminator="type"),
]
ACT: TypeAdapter[Any] = TypeAdapter(Act)


class Hello(Sent):
    type: Literal["hello"]
    protocol: Literal[1] = 1
    token: Annotated[str, StringConstraints(max_length=200)] = ""
    resume: Annotated[int, Field(ge=0, le=2**31)] = 0
    boards: Annotated[list[Annotated[str, StringConstraints(max_length=100)]], Field(max_length=50)] = []
    scenes: bool = True
    lang: Annotated[str, StringConstraints(max_length=35, pattern=LANGUAGE_TAG)] = "en"


HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
HOST_ACTS = frozenset({"seat_bot", "unseat", "settings", "mute", "close"})
CLUB_ACTS = frozenset({"seat_bot", "mute"})  # also of the host of a club night
EITHER_ACTS = frozenset({"start", "pause", "resume", "rematch"})  # of a seat or of the host
