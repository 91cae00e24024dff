"""Sorry!"""

from gamenight.core.game import Game
from gamenight.games.sorry import notation, refusals, scene
from gamenight.games.sorry import telling as story
from gamenight.games.sorry.bot import SorryJudgement
from gamenight.games.sorry.encoding import ENCODING
from gamenight.games.sorry.rules import imagine as rules_imagine
from gamenight.games.sorry.rules import moves as rules_moves
from gamenight.games.sorry.rules import position as rules
from gamenight.games.sorry.rules import public as rules_table
from gamenight.games.sorry.words import WORDS

GAME = Game(
    name="sorry",
    words=WORDS,
    seats=range(2, 5),
    minutes=30,
    table="cloth",
    version=1,
    move_limit=rules_moves.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules_imagine.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=refusals.forbid,
    to_scene=scene.scene,
    to_sentence=story.narrate,
    settings={
        "sheet": {},
        "teams": {"teams": True},
        "points": {"points": True},
        "match": {"points": True, "target": 300},
    },
    check=rules_table.check,
    judgement=SorryJudgement(),
    encoding=ENCODING,
)
