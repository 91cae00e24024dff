"""House rules, agreed before the deal. A game's options are one frozen dataclass whose fields are made here.

```python
@dataclass(frozen=True)
class Options:
    target: i64 = number(0, 0, 500, "6.4")
    drawing: i64 = choice(0, ("one", "one and play", "until playable"), "3.1")
    queen_breaks: bool = flag(False, "5.3")
```
The last argument is the clause of the rulebook. What an option says stands in the game's words, by its name. A choice
is stored as the index of its name, so that rules ask with a small int.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from gamenight.core.chance import Chance
from gamenight.core.refusal import BadOption
from gamenight.core.words import PLAYERS, Words

Value = bool | int | str
Settings = Mapping[str, Value]  # option: value, as a person would write it


def flag(default: bool, clause: str) -> Any:
    """A rule that is on or off."""
    return field(default=default, metadata={"kind": "flag", "clause": clause})


def number(default: int, low: int, high: int, clause: str) -> Any:
    """A whole number between two bounds, both included."""
    return field(default=default, metadata={"kind": "number", "low": low, "high": high, "clause": clause})


def choice(default: int, names: tuple[str, ...], clause: str) -> Any:
    """One of several named ways to play; the rules hold its index in `names`."""
    return field(default=default, metadata={"kind": "choice", "names": names, "clause": clause})


def player(most: int, clause: str) -> Any:
    """Who begins, or deals first: luck decides, or the player with this number does, as the host says."""
    names = ("luck", *(str(number) for number in range(1, most + 1)))
    return field(default=0, metadata={"kind": "choice", "names": names, "clause": clause, "player": True})


def chosen(number: int, seats: int, chance: Chance) -> int:
    """The seat that an option of that kind names."""
    return number - 1 if number > 0 else int(chance.pick(seats))


def looks(names: tuple[str, ...], clause: str) -> Any:
    """What each player has chosen of these tokens or colours, in the order of the seats: "boat - kite"; "" by order."""
    return field(default="", metadata={"kind": "looks", "names": names, "clause": clause})


@lru_cache(maxsize=1024)
def looks_by_seat(named: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """Which of `names` each seat has: what it chose, else the one in its order, else the first that is left."""
    chosen = [names.index(word) if word in names else -1 for word in named.split()]
    chosen += [-1] * (len(names) - len(chosen))
    by_order = [n if look < 0 and n not in chosen else look for n, look in enumerate(chosen)]
    left = iter([look for look in range(len(names)) if look not in by_order])
    return tuple([next(left) if look < 0 else look for look in by_order])


def missing(options: Any, seats: int) -> int:
    """The number of a player that an option names and that does not play; 0 if there is none such."""
    fields = [(getattr(options, f.name), f.metadata) for f in dataclasses.fields(options)]
    named = [number for number, about in fields if about.get("player")]
    named += [len(value.split()) for value, about in fields if about.get("kind") == "looks"]
    return max((number for number in named if number > seats), default=0)


def text(default: str, clause: str) -> Any:
    """Free text that the game itself checks (a starting position, a board)."""
    return field(default=default, metadata={"kind": "text", "clause": clause})


@dataclass(frozen=True)
class Option:
    """One house rule as people see it: its values are what they type, not what the rules hold."""

    name: str
    kind: str  # flag, number, choice, looks or text
    default: Value
    says: str
    clause: str
    names: tuple[str, ...] = ()  # of a choice; all looks that there are
    low: int = 0  # of a number
    high: int = 0
    labels: tuple[str, ...] = ()  # of a choice, as people read them, in the order of `names`

    def values(self) -> list[Value]:
        """Values worth trying: all there are, or the bounds, the default and one between for a number."""
        if self.kind == "flag":
            return [False, True]
        if self.kind == "choice":
            return list(self.names)
        if self.kind == "number":
            assert isinstance(self.default, int)
            between = (self.low + self.default) // 2
            return sorted({self.low, between, self.default, self.high})
        if self.kind == "looks":
            return [self.default, self.names[-1]]
        return [self.default]

    def may_be(self) -> str:
        """The values it may have, in words."""
        if self.kind == "flag":
            return "on or off"
        if self.kind == "choice":
            return "one of: " + ", ".join(self.names)
        if self.kind == "number":
            return f"a whole number from {self.low} to {self.high}"
        if self.kind == "looks":
            return f"one of {', '.join(self.names)} for each player in turn, - for one who takes what is left"
        return "a text"

    def read(self, given: object) -> Value:
        """The value that `given` (typed by a person, or passed by a program) stands for; else BadOption."""
        value = self._read(given)
        if value is None:
            raise BadOption(f"Option {self.name} cannot be {given!r:.80}; it may be {self.may_be()}.")
        return value

    def _read(self, given: object) -> Value | None:
        if self.kind == "flag":
            words = {
                "on": True,
                "true": True,
                "yes": True,
                "1": True,
                "off": False,
                "false": False,
                "no": False,
                "0": False,
            }
            return given if isinstance(given, bool) else words.get(str(given).lower())
        if self.kind == "choice":
            return str(given) if isinstance(given, str | int) and str(given) in self.names else None
        if self.kind == "number":
            return self._read_number(given)
        if self.kind == "looks":
            return self._read_looks(given)
        return given if isinstance(given, str) else None

    def _read_looks(self, given: object) -> str | None:
        words = given.lower().split() if isinstance(given, str) else ["?"]
        chosen = [word for word in words if word != "-"]
        if len(set(chosen)) < len(chosen) or not set(chosen) <= set(self.names):
            return None
        return " ".join(words).rstrip("- ")

    def _read_number(self, given: object) -> int | None:
        try:
            value = int(str(given)) if not isinstance(given, bool) else None
        except ValueError:
            return None
        return value if value is not None and self.low <= value <= self.high else None


@dataclass(frozen=True)
class Preset:
    """A named set of house rules."""

    title: str
    says: str
    options: Settings


def describe(options: type[Any], words: type[Words] = Words) -> tuple[Option, ...]:
    """Every option of a game, in the order in which the game lists them, in one language."""
    found = []
    for f in dataclasses.fields(options):
        names: tuple[str, ...] = f.metadata.get("names", ())
        default: Any = f.default
        labels = PLAYERS if f.metadata.get("player") else {}
        found.append(
            Option(
                f.name,
                f.metadata["kind"],
                names[default] if f.metadata["kind"] == "choice" else default,
                words.options.get(f.name, ""),
                f.metadata["clause"],
                names,
                f.metadata.get("low", 0),
                f.metadata.get("high", 0),
                tuple((words.choices.get(f.name) or labels).get(name, name) for name in names),
            )
        )
    return tuple(found)


def read_options(options: type[Any], given: Mapping[str, object]) -> Any:
    """The options that `given` asks for, defaults for the rest; BadOption says what would be right."""
    known = {option.name: option for option in describe(options)}
    held: dict[str, Value] = {}
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            have = ", ".join(known) or "none"
            raise BadOption(f"There is no option {name!r:.80} here; the options are: {have}.")
        read = option.read(value)
        held[name] = option.names.index(str(read)) if option.kind == "choice" else read
    return options(**held)


def option_values(options: Any) -> dict[str, Value]:
    """What people would type to get these options, every option named."""
    values: dict[str, Value] = {}
    for option in describe(type(options)):
        held = getattr(options, option.name)
        values[option.name] = option.names[held] if option.kind == "choice" else held
    return values


def changed_values(options: Any, before: Settings) -> dict[str, Value]:
    """Only the options that differ from the defaults, of which `before` names those that were others."""
    defaults = {option.name: option.default for option in describe(type(options))} | dict(before)
    return {name: value for name, value in option_values(options).items() if value != defaults[name]}
