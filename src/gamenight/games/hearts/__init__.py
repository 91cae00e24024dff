"""Hearts."""

from gamenight.core.game import Game, Preset
from gamenight.games.hearts import notation, scene, telling
from gamenight.games.hearts.bot import HeartsJudgement
from gamenight.games.hearts.rules import imagine as rules_imagine
from gamenight.games.hearts.rules import position as rules
from gamenight.games.hearts.rules import public as rules_table

COMMON: dict[str, bool | int | str] = {
    "passing": "rotation",
    "club_leads": True,
    "no_points": True,
    "breaking": True,
    "moon": "others",
}

GAME = Game(
    name="hearts",
    title="Hearts",
    says="Take no hearts, and mind the queen of spades. Or take them all.",
    seats=range(3, 7),
    minutes=40,
    table="felt",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules_imagine.imagine,
    spell=notation.write,
    parse=notation.read,
    forbid=telling.forbid,
    draw=scene.scene,
    narrate=telling.narrate,
    presets={
        "sheet": Preset("As on the rule sheet", "The basic game: no passing, and any card may be led.", {}),
        "common": Preset(
            "As most people play it",
            "Pass left, right, across and hold; the two of clubs leads; no points on the first trick; "
            "hearts must be broken; a moon gives the others 26.",
            COMMON,
        ),
        "openspiel": Preset(
            "As OpenSpiel plays it",
            "A single hand by the rules of the research library, to compare with it.",
            {**COMMON, "passing": "random", "lead_breaks": True, "queen_breaks": True, "target": 0},
        ),
    },
    lowest_wins=True,
    judgement=HeartsJudgement(),
)
