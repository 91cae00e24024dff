"""Crazy Eights."""

from gamenight.core.game import Game, Preset
from gamenight.games.crazy_eights import notation, scene
from gamenight.games.crazy_eights.bot import EightsJudgement
from gamenight.games.crazy_eights.rules import imagine as rules_imagine
from gamenight.games.crazy_eights.rules import position as rules
from gamenight.games.crazy_eights.rules import public as rules_table

GAME = Game(
    name="crazy_eights",
    title="Crazy Eights",
    says="Match the suit or the number, and be the first with no cards left. Eights are wild.",
    seats=range(2, 9),
    minutes=10,
    table="felt",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules_imagine.imagine,
    spell=notation.write,
    parse=notation.read,
    forbid=scene.forbid,
    draw=scene.scene,
    narrate=scene.narrate,
    presets={
        "sheet": Preset("As on the rule sheet", "One deal; draw one card and your turn is over.", {}),
        "match": Preset(
            "Match to 100", "Deal after deal until someone has 100; fewest points wins.", {"target": 100}
        ),
        "until": Preset(
            "Draw till you can", "Who cannot play draws until they can.", {"drawing": "until playable"}
        ),
    },
    lowest_wins=True,
    judgement=EightsJudgement(),
)
