"""Sorry!"""

from gamenight.core.game import Game, Preset
from gamenight.games.sorry import notation, refusals, scene
from gamenight.games.sorry import telling as story
from gamenight.games.sorry.bot import SorryJudgement
from gamenight.games.sorry.rules import imagine as rules_imagine
from gamenight.games.sorry.rules import moves as rules_moves
from gamenight.games.sorry.rules import position as rules
from gamenight.games.sorry.rules import public as rules_table

GAME = Game(
    name="sorry",
    title="Sorry!",
    says="Bring four pawns around the board and HOME, and send the others back to START on the way.",
    seats=range(2, 5),
    minutes=30,
    table="cloth",
    version=1,
    move_limit=rules_moves.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules_imagine.imagine,
    spell=notation.write,
    parse=notation.read,
    forbid=refusals.forbid,
    draw=scene.scene,
    narrate=story.narrate,
    presets={
        "sheet": Preset("As on the rule sheet", "Everyone for themselves; first with four pawns HOME.", {}),
        "teams": Preset(
            "Teams", "Red and yellow against blue and green, with any of the eight pawns.", {"teams": True}
        ),
        "points": Preset("For points", "Hands of five cards; one game, scored.", {"points": True}),
        "match": Preset(
            "Match to 300",
            "Hands of five cards, game after game until someone has 300 points.",
            {"points": True, "target": 300},
        ),
    },
    check=rules_table.check,
    judgement=SorryJudgement(),
)
