"""Block."""

from gamenight.core.game import Game
from gamenight.games.block import rules, scene
from gamenight.games.block.bot import JUDGEMENT
from gamenight.games.block.encoding import ENCODING
from gamenight.games.block.words import WORDS
from gamenight.parts.line import notation as line_notation
from gamenight.parts.line import table as line_table

GAME = Game(
    name="block",
    words=WORDS,
    seats=range(2, 5),
    minutes=15,
    table="walnut",
    version=1,
    move_limit=line_table.MOVES,
    options=rules.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules.imagine,
    to_text=line_notation.write,
    from_text=line_notation.read,
    to_refusal=scene.forbid,
    to_scene=scene.scene,
    to_sentence=scene.narrate,
    settings={
        "sheet": {},
        "short": {"target": 50},
    },
    judgement=JUDGEMENT,
    encoding=ENCODING,
)
