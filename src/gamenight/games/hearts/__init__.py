"""Hearts."""

from gamenight.core.game import Game
from gamenight.games.hearts import notation, scene, telling
from gamenight.games.hearts.bot import HeartsJudgement
from gamenight.games.hearts.encoding import ENCODING
from gamenight.games.hearts.rules import imagine as rules_imagine
from gamenight.games.hearts.rules import position as rules
from gamenight.games.hearts.rules import public as rules_table
from gamenight.games.hearts.words import WORDS

COMMON: dict[str, bool | int | str] = {
    "passing": "rotation",
    "club_leads": True,
    "no_points": True,
    "breaking": True,
    "moon": "others",
}

GAME = Game(
    name="hearts",
    words=WORDS,
    seats=range(3, 7),
    minutes=40,
    table="felt",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules_imagine.imagine,
    to_text=notation.write,
    from_text=notation.read,
    to_refusal=telling.forbid,
    to_scene=scene.scene,
    to_sentence=telling.narrate,
    settings={
        "sheet": {},
        "common": COMMON,
        "openspiel": {**COMMON, "passing": "random", "lead_breaks": True, "queen_breaks": True, "target": 0},
    },
    lowest_wins=True,
    judgement=HeartsJudgement(),
    encoding=ENCODING,
)
