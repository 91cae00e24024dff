"""Views as NumPy arrays: `observe(game, view)`. The same words serve search, training and every environment."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from gamenight.core.encoding import COLUMNS, Encoding
from gamenight.core.game import Game
from gamenight.core.position import View
from gamenight.core.refusal import GameNightError
from gamenight.lab.batch import Glass, stride
from gamenight.lab.needs import needed

np: Any = needed("numpy", "numpy")

BYTES = np.arange(256, dtype=np.uint8)
TABLE = np.unpackbits(BYTES[:, None], axis=1, bitorder="little").astype(np.float32)  # a byte as eight numbers


class NoEncoding(GameNightError):
    """A game that does not say its views as words."""


class Observation(NamedTuple):
    """What a seat sees: bits, then scaled numbers, as float32; and what it may do, as int8 (all 0 out of turn)."""

    observation: Any
    action_mask: Any


def encoding_of(game: Game[Any]) -> Encoding:
    if game.encoding is None:
        raise NoEncoding(f"{game.title} does not say its views as words, so no program can learn it yet.")
    return game.encoding


class Layout:
    """Where everything lies in a game's observations for so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        encoding = encoding_of(game)
        self.version = encoding.version
        self.words = stride(encoding, seats)
        self.bits = COLUMNS * encoding.words(seats)
        self.numbers = encoding.numbers(seats)
        self.size = COLUMNS * self.words  # numbers take the first columns of the words left empty for them
        self.moves = game.move_limit
        self.scales = (1.0 / np.array(encoding.scales(seats), np.float64)).astype(np.float32)
        self._places = {place.name: np.array(place.columns) for place in encoding.places(seats)}
        self._number_at(encoding, seats)

    def _number_at(self, encoding: Encoding, seats: int) -> None:
        at = self.bits
        for amount in encoding.amounts:
            for seat in range(seats) if amount.each else (-1,):
                self._places[amount.name if seat < 0 else f"{amount.name}/{seat}"] = np.array([at])
                at += 1

    @property
    def names(self) -> list[str]:
        """Every slice and number; those for each seat as `name/0` (one's own), `name/1` (to the left), ..."""
        return list(self._places)

    def columns(self, name: str) -> Any:
        """The columns of an observation that hold a slice: `observation[..., layout.columns("hand")]`."""
        if name not in self._places:
            raise GameNightError(f"There is no slice {name!r}; there are: {', '.join(self._places)}.")
        return self._places[name]

    def floats(self, words: Any, numbers: Any, out: Any = None) -> Any:
        """Rows of words (as bytes) and numbers as rows of float32."""
        rows = words.shape[0]
        out = np.empty((rows, self.size), np.float32) if out is None else out
        np.take(TABLE, words, axis=0, out=out.reshape(rows, -1, 8), mode="clip")
        np.multiply(numbers, self.scales, out=out[:, self.bits : self.bits + self.numbers], casting="unsafe")
        return out


@lru_cache(maxsize=256)
def layout(game: Game[Any], seats: int) -> Layout:
    """The layout of a game's observations; the same object each time."""
    return Layout(game, seats)


class Observer:
    """Turns the views of one game into arrays."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.layout = layout(game, seats)
        self._glass = Glass(encoding_of(game), seats, game.move_limit)
        self._words = np.frombuffer(self._glass.words, np.uint8)
        self._numbers = np.frombuffer(self._glass.numbers, np.int64)
        self._mask = np.frombuffer(self._glass.masks, np.uint8)
        self._bits, self._end = self.layout.bits, self.layout.bits + self.layout.numbers

    def __call__(self, view: View) -> Observation:
        self._glass.look(view)
        out = TABLE.take(self._words, axis=0).ravel()  # three times as fast as an index
        out[self._bits : self._end] = self._numbers * self.layout.scales
        mask = np.unpackbits(self._mask, bitorder="little", count=self.layout.moves)
        return Observation(out, mask.view(np.int8))


@lru_cache(maxsize=64)
def _observer(game: Game[Any], seats: int) -> Observer:
    return Observer(game, seats)


def observe(game: Game[Any], view: View) -> Observation:
    """A view as arrays: what the seat sees, and the mask of what it may do."""
    return _observer(game, view.seats)(view)
