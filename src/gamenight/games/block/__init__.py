"""Block."""

from gamenight.core.game import Game, Preset
from gamenight.games.block import rules, scene
from gamenight.games.block.bot import JUDGEMENT
from gamenight.parts.line import notation as line_notation
from gamenight.parts.line import table as line_table

GAME = Game(
    name="block",
    title="Block",
    says="Dominoes without drawing: match an end or pass, and catch the others with full hands.",
    seats=range(2, 5),
    minutes=15,
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
        "sheet": Preset("As on the rule sheet", "To 100 points.", {}),
        "short": Preset("Short game", "To 50 points.", {"target": 50}),
    },
    judgement=JUDGEMENT,
)
