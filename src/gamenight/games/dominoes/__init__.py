"""Dominoes, the draw game."""

from gamenight.core.game import Game
from gamenight.games.dominoes import refusals, rules, scene
from gamenight.games.dominoes.bot import JUDGEMENT
from gamenight.games.dominoes.encoding import ENCODING
from gamenight.games.dominoes.lesson import LESSON
from gamenight.games.dominoes.words import WORDS
from gamenight.parts.line import decisions, notation, table, telling

GAME = Game(
    name="dominoes",
    words=WORDS,
    seats=range(2, 5),
    minutes=20,
    table="walnut",
    version=2,
    move_limit=table.MOVES,
    options=rules.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=refusals.refuse,
    to_scene=scene.scene,
    to_sentence=telling.tell,
    to_reason=telling.reason,
    settings={
        "sheet": {},
        "short": {"target": 50},
    },
    judgement=JUDGEMENT,
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
