"""I Love Lucy."""

from gamenight.core.game import Game, Preset
from gamenight.games.lucy import notation, refusals, scene
from gamenight.games.lucy import telling as story
from gamenight.games.lucy.bot import LucyJudgement
from gamenight.games.lucy.rules import imagine as rules_imagine
from gamenight.games.lucy.rules import position as rules
from gamenight.games.lucy.rules import public as rules_table

GAME = Game(
    name="lucy",
    title="I Love Lucy",
    says="Collect Lucy, Ricky, Fred and Ethel and $100, and roll doubles on the Fire Escape.",
    seats=range(2, 5),
    minutes=45,
    table="cloth",
    version=1,
    move_limit=rules_table.MOVES,
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
        "sheet": Preset("As on the rule sheet", "To the Mertz's door, however long it takes.", {}),
        "stage": Preset("On stage", "The others vote on every imitation.", {"vote": True}),
        "short": Preset("Short evening", "After 20 turns each, whoever is nearest wins.", {"max_turns": 20}),
    },
    judgement=LucyJudgement(),
)
