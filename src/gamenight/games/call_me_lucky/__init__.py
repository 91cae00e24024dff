"""Call Me Lucky."""

from gamenight.core.game import Game, Preset
from gamenight.games.call_me_lucky import notation, scene, telling
from gamenight.games.call_me_lucky.bot import LuckyJudgement
from gamenight.games.call_me_lucky.rules import position as rules
from gamenight.games.call_me_lucky.rules import public as rules_table

GAME = Game(
    name="call_me_lucky",
    title="Call Me Lucky",
    says="Cover numbers, capture piles by matching and adding up, and freeze the best with a Lucky Seven.",
    seats=range(2, 5),
    minutes=25,
    table="walnut",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules.imagine,
    spell=notation.write,
    parse=notation.read,
    forbid=telling.forbid,
    draw=scene.scene,
    narrate=telling.narrate,
    presets={
        "sheet": Preset("As on the rule sheet", "Six by six squares; corners touch too.", {}),
        "sides": Preset("Sides only", "Corners do not touch, so captures are rarer.", {"sides_only": True}),
        "wild": Preset(
            "Adding up freely", "Any number of piles may add up to capture.", {"many_cards": True}
        ),
    },
    check=rules_table.check,
    judgement=LuckyJudgement(),
)
