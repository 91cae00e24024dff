"""Laws of language: all that a game says, it says through its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from msgspec import Struct

from gamenight.core.chance import Seeded
from gamenight.core.journal import Journal
from gamenight.core.moments import moments
from gamenight.core.position import Position
from gamenight.core.pseudo import LANGUAGE, has_plain_letters, spoken_by
from gamenight.core.scene import Bargain, Choice, Item
from gamenight.core.words import ENGLISH
from gamenight.laws.case import Case, looks, watchers

# What programs read and people do not: ids, notation, and the names of colours and drawings.
NEUTRAL = {"id", "kind", "face", "tries", "touch", "at", "space", "colour", "art", "side", "shape", "table", "clause",
           "unit", "joiner", "lit", "give", "get", "deed"}  # fmt: skip
WRITTEN = (Choice, Item, Bargain)  # whose `text` is a move in notation
NAMES = tuple("ΜΘΨΩΔΛΦΣΞΠΓΧ")  # of players: their letters stay as they are


def nothing_is_said_but_in_its_words(case: Case) -> None:
    """Played in a made-up language, a game shows and tells nothing in plain letters."""
    spoken = replace(case, game=spoken_by(case.game))
    notation = re.compile(case.game.words[ENGLISH].notation)
    names = NAMES[: case.seats]
    for position, mover, move, chance in looks(spoken):
        played = position.copy()
        played.journal = journal = Journal()
        played.play(mover, move, Seeded(chance.pick(1 << 30)))
        for seat in watchers(case):
            for moment in moments(spoken.game, played, journal, seat, names, LANGUAGE):
                said = (*texts(moment.scene), *moment.says)
                left = [text for text in said if has_plain_letters(text) and not notation.fullmatch(text)]
                case.demand(not left, f"said without the game's words: {left[:3]}")
        _refusals(spoken, position, mover, move)


def _refusals(case: Case, position: Position, mover: int, move: int) -> None:
    view = position.view(mover)
    legal = set(view.moves)
    some = [n for n in range(case.game.move_limit) if n not in legal]
    for illegal in some[:: max(1, len(some) // 12)]:
        said = case.game.refusal(view, illegal, LANGUAGE).sentence
        case.demand(not has_plain_letters(said), f"refused without the game's words: {said!r}")
    for text in ("ξψ", ""):
        refusal = case.game.why_not(view, text, LANGUAGE)
        said = refusal.sentence if refusal else ""
        case.demand(not has_plain_letters(said), f"not read without the game's words: {said!r}")
    said = case.game.reason(view, move, None, LANGUAGE)
    case.demand(not has_plain_letters(said), f"a reason without the game's words: {said!r}")


def texts(part: object) -> Iterator[str]:
    """All that a person reads or hears of a scene."""
    if isinstance(part, Struct):
        for name in part.__struct_fields__:
            if name not in NEUTRAL and not (name == "text" and isinstance(part, WRITTEN)):
                yield from texts(getattr(part, name))
    elif isinstance(part, (tuple, list)):
        for each in part:
            yield from texts(each)
    elif isinstance(part, str):
        yield part
