"""Bergen."""

from gamenight.core.game import Game, Preset
from gamenight.games.bergen import rules, scene
from gamenight.games.bergen.bot import JUDGEMENT
from gamenight.parts.line import notation as line_notation
from gamenight.parts.line import table as line_table

GAME = Game(
    name="bergen",
    title="Bergen",
    says="Score by making both ends of the line alike; fifteen points win.",
    seats=range(2, 5),
    minutes=20,
    table="walnut",
    version=1,
    move_limit=line_table.MOVES,
    options=rules.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules.imagine,
    spell=line_notation.write,
    parse=line_notation.read,
    forbid=scene.forbid,
    draw=scene.scene,
    narrate=scene.narrate,
    presets={
        "sheet": Preset("As on the rule sheet", "To 15 points.", {}),
        "short": Preset("Short game", "To 7 points.", {"target": 7}),
    },
    judgement=JUDGEMENT,
)
