"""Bergen."""

from gamenight.core.game import Game
from gamenight.games.bergen import refusals, rules, scene
from gamenight.games.bergen.bot import JUDGEMENT
from gamenight.games.bergen.encoding import ENCODING
from gamenight.games.bergen.lesson import LESSON
from gamenight.games.bergen.words import WORDS
from gamenight.parts.line import decisions, notation, table, telling

GAME = Game(
    name="bergen",
    words=WORDS,
    seats=range(2, 5),
    minutes=20,
    table="walnut",
    version=1,
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
        "short": {"target": 7},
    },
    judgement=JUDGEMENT,
    encoding=ENCODING,
    lesson=LESSON,
    to_decision=decisions.decision,
)
